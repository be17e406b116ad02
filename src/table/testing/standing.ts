/** Answers in advance at a table with windows: what its browsers leave, and games that go on under them. */
import { standingPass } from '../../kernel/reaction-windows';
import { windowIn } from '../judgement/reaction-window';
import { verify } from '../judgement/verify';
import { parseEntry } from '../record/codec';
import type { EntryOf } from '../record/model';
import { openOwnEnvelope, type LeftMove } from '../wire/envelopes';
import { AT, leftMove } from './left-moves';
import { atWindow, type WindowTable } from './reaction-windows';
import type { Browser } from './tables';
import { rewritten } from './rewriting';
import { playOn } from './seated-tables';

type OwnPass = Extract<NonNullable<EntryOf<'turn'>['passes']>[number], { by: 'own' }>;

/** The pass of a seat in a closed window, if the seat gave it itself. */
export const ownPass = (turn: EntryOf<'turn'> | undefined, seat: string): OwnPass | undefined => {
  const pass = turn?.passes?.find(one => one.seat === seat);
  return pass?.by === 'own' ? pass : undefined;
};

interface StandingTable extends WindowTable {
  /** What lies in the flags, by user and seat. */
  readonly flags: Record<string, Record<string, unknown>>;
  /** A seat's browser answers in advance; the referee finds it. */
  stand(seat: string, word: string): Promise<LeftMove>;
  /** Another page referees; nothing is left of what the last one had in memory. */
  nextReferee(): Promise<void>;
  /** The referee looks for everything that lies there. */
  looks(): Promise<void>;
  /** All but these seats pass by hand, and time goes by. */
  passAllBut(...seats: readonly string[]): Promise<void>;
  /** Goes on until so many windows have closed; `absent` act only where they are asked for a move. */
  goOn(windows: number, ...absent: readonly string[]): Promise<void>;
  browserAt(seat: string): Browser;
  /** The passes of each window that has closed. */
  closes(): readonly EntryOf<'turn'>[];
  /** What Verify says of the record. */
  verdict(): string;
  /** The pass that a referee would write who used this answer. */
  passOf(seat: string, move: LeftMove): OwnPass;
  /** What Verify says of the record up to a closed window, with this pass in the place of the same seat's. */
  verdictWith(close: EntryOf<'turn'> | undefined, pass: OwnPass): string;
}

/** What a browser signs for a seat and a word. */
export const standingMove = (table: WindowTable['table'], browser: Browser, seat: string, word: string): LeftMove => {
  const command = standingPass(table.game, word) ?? { kind: 'none' };
  return leftMove(table, browser, { kind: 'command', seat, command, stands: word }, AT);
};

export const standingTable = async (seed = 3): Promise<StandingTable> => {
  const one = await atWindow({}, seed);
  const { table, at, seats } = one;
  const flags: StandingTable['flags'] = {};
  table.io = { ...table.io, standsBy: (user, seat) => flags[user]?.[seat] };
  table.restart({ client: 'three', epoch: 3 });
  await table.referee.serve();
  const browserAt = (seat: string): Browser => {
    const browser = at[seat];
    if (!browser) throw new Error(`nobody sits at ${seat}`);
    return browser;
  };
  for (const seat of seats) await table.browser(browserAt(seat).user);
  const closes = (): readonly EntryOf<'turn'>[] =>
    Object.keys(table.raws).flatMap(key => {
      const entry = parseEntry(table.raws[key] ?? '');
      return 'kind' in entry && entry.kind === 'turn' && entry.by === 'window' ? [entry] : [];
    });
  const verdictOn = (raws: typeof table.raws): string => {
    const found = verify(table.game, table.head, raws, table.tableSecret);
    return found.ok ? 'right' : found.problem.problem;
  };
  const passAllBut = async (...absent: readonly string[]): Promise<void> => {
    for (const seat of windowIn(table.referee.timeline)?.seats ?? []) if (!absent.includes(seat)) await one.pass(seat);
    await one.goBy(2);
  };
  return {
    ...one,
    flags,
    browserAt,
    closes,
    passAllBut,
    async stand(seat, word) {
      const browser = browserAt(seat);
      const move = standingMove(table, browser, seat, word);
      flags[browser.user] = { ...flags[browser.user], [seat]: move };
      const reply = await table.referee.handle(move.envelope, browser.user);
      if (!reply.ok || !reply.held) throw new Error(JSON.stringify(reply));
      return move;
    },
    async nextReferee() {
      table.restart({ client: 'four', epoch: 4 });
      await table.referee.serve();
    },
    async looks() {
      for (const [user, all] of Object.entries(flags))
        for (const move of Object.values(all)) await table.referee.handle((move as LeftMove).envelope, user);
    },
    async goOn(windows, ...absent) {
      const until = closes().length + windows;
      for (let n = 0; closes().length < until && n < 400; n++) {
        const before = closes().length;
        if (windowIn(table.referee.timeline)) await passAllBut(...absent);
        // who is asked by a window that nothing lets pass, or for a move, answers by hand
        if (closes().length === before) await playOn(table, at, 1, undefined, n, 'bot');
      }
    },
    verdict: () => verdictOn(table.raws),
    passOf(seat, { envelope, seen, at: left }) {
      const signed = openOwnEnvelope(envelope, browserAt(seat).key, table.head);
      const stands = signed?.ask.kind === 'command' ? signed.ask.stands : undefined;
      return {
        seat,
        by: 'own',
        m: envelope.id,
        seen,
        s: signed?.s ?? '',
        left,
        ...(stands !== undefined && { stands }),
      };
    },
    verdictWith(close, pass) {
      const last = close?.r ?? 0;
      const raws = rewritten(table.head, table.raws, entry =>
        entry.r === last && entry.kind === 'turn' && entry.passes
          ? [{ ...entry, passes: entry.passes.map(one => (one.seat === pass.seat ? pass : one)) }]
          : [entry],
      );
      return verdictOn(Object.fromEntries(Object.entries(raws).filter(([key]) => Number(key) <= last)));
    },
  };
};
