/** Tables at which everything happens that a record can contain: a test of a reader of records needs one of each. */
import type { Edit } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import type { AnyGame, Ask, Holder } from '../record/model';
import { windowIn } from '../judgement/reaction-window';
import { leaving } from './left-moves';
import { redealtFrom } from './redeal';
import { type Browser, commitNumbers, openNumbers, tableOf, type TestTable } from './tables';
import { atWindow, type WindowTable } from './reaction-windows';
import { standingMove } from './standing';
import { playOn, type SeatedTable, seatedTable } from './seated-tables';

const insist = async (browser: Browser, ask: Ask): Promise<void> => {
  const reply = await browser.ask(ask);
  if (!reply.ok) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(reply)}`);
};

/** Proposes something, and all agree. */
const agreeOn = async (
  { table, at }: Pick<SeatedTable, 'table' | 'at'>,
  what: Extract<Ask, { kind: 'propose' }>['what'],
  yes = true,
) => {
  const [[first, proposer] = ['', undefined], ...others] = Object.entries(at);
  if (proposer) await insist(proposer, { kind: 'propose', seat: first, what });
  const on = table.referee.timeline.revision;
  for (const [seat, voter] of others) {
    const isOpen = table.referee.timeline.proposals.some(one => one.revision === on);
    if (isOpen && voter.user !== proposer?.user) await insist(voter, { kind: 'vote', seat, on, yes });
  }
};

/** Changes by hand with cards, as they can be made in any game. */
const cardEdits = ({ game, head, referee }: TestTable): readonly Edit[] => {
  const { state } = referee.timeline;
  const piles = Object.keys(game.piles(head.options));
  const cards = Object.entries('piles' in state ? (state.piles as Record<string, readonly string[]>) : {});
  return cards
    .filter(([, { length }]) => length > 1)
    .flatMap(([from]) => piles.filter(to => to !== from).map(to => ({ kind: 'cards', from, to, count: 1 }) as const));
};

/** The first of some changes that makes sense. */
const tryEdits = async (browser: Browser, edits: readonly Edit[]): Promise<void> => {
  for (const edit of edits) if ((await browser.ask({ kind: 'edit', edit })).ok) return;
};

/** A seat goes on with a new browser alone: a game master asks, and all others agree. Returns the browser in its seat. */
const renewed = async ({ table, gm, at }: SeatedTable, seat: string, heirless: string) => {
  const lost = at[seat];
  if (!lost || seat === heirless) return {};
  const browser = await table.browser(lost.user);
  await insist(gm, { kind: 'propose', seat: 'table', what: { kind: 'key', user: lost.user, key: browser.key.public } });
  const on = table.referee.timeline.revision;
  for (const [voter, one] of Object.entries(at)) {
    const isOpen = table.referee.timeline.proposals.some(({ revision }) => revision === on);
    if (isOpen && one.user !== lost.user) await insist(one, { kind: 'vote', seat: voter, on, yes: true });
  }
  return { [seat]: browser };
};

/** A table with some commands, and between them everything else that people do. */
export const eventfulTable = async (game: AnyGame, seed: number, most: number): Promise<SeatedTable> => {
  const seated = await seatedTable(game, { seed });
  const { table, gm, seats, at } = seated;
  table.roles['eve'] = 'player';
  const [first = ''] = seats;
  const one = at[first];
  if (!one) throw new Error('nobody sits here');
  const play = (count: number, start: number) => playOn(table, at, count, undefined, seed + start);
  await play(4, 1);
  await insist(gm, { kind: 'look', open: true });
  await insist(gm, { kind: 'look', open: false });
  await insist(gm, { kind: 'trust', user: 'eve', trusted: true });
  await insist(gm, { kind: 'mode', mode: 'advised' });
  await table.browser('eve');
  await play(2, 2);
  await insist(gm, { kind: 'edit', edit: { kind: 'skip' } });
  await agreeOn(seated, { kind: 'undo', to: table.referee.timeline.revision - 1 });
  await agreeOn(seated, { kind: 'mode', mode: 'enforced' });
  await agreeOn(seated, { kind: 'edit', edit: { kind: 'skip' } });
  await agreeOn(seated, { kind: 'undo', to: table.referee.timeline.revision - 1 });
  for (const open of [true, false]) await agreeOn(seated, { kind: 'openness', open });
  await playOn(table, await leaving(table, at), 1, undefined, seed + 4);
  await insist(gm, { kind: 'seat', seat: first, holder: { kind: 'open' } });
  const heir = await table.browser(one.user);
  await insist(gm, { kind: 'seat', seat: first, holder: { kind: 'user', user: one.user } });
  await insist(one, { kind: 'vouch', key: heir.key.public });
  const later = await renewed(seated, seats.at(-1) ?? '', first);
  const after = { ...at, [first]: heir, ...later };
  await playOn(table, after, most, undefined, seed + 3);
  return { ...seated, at: after };
};

/**
 * A table whose seats change before it begins, whose numbers are dropped once, and which the game master begins without
 * one of them. Bots play at it, and much is done by hand.
 */
const gatheredTable = async (game: AnyGame, seed: number): Promise<TestTable> => {
  const [first = '', second = '', ...rest] = game.seats(defaultOptions(game.options));
  const bot = (seat: string): readonly [string, Holder] => [
    seat,
    game.bots[0] ? { kind: 'bot', bot: game.bots[0].id } : { kind: 'user', user: 'carl' },
  ];
  const table = await tableOf(game, {
    seed,
    holders: {
      [first]: { kind: 'open' },
      [second]: { kind: 'user', user: 'bob' },
      ...Object.fromEntries(rest.map(bot)),
    },
    roles: { gm: 'gm', ann: 'player', bob: 'player', carl: 'player', eve: 'gm' },
  });
  const [gm, ann, bob] = [await table.browser('gm'), await table.browser('ann'), await table.browser('bob')];
  const at = { [first]: ann, [second]: bob };
  await insist(ann, { kind: 'claim', seat: first });
  await insist(ann, { kind: 'leave', seat: first });
  await insist(ann, { kind: 'claim', seat: first });
  await commitNumbers(table, at);
  await openNumbers(table, { [first]: ann });
  await insist(gm, { kind: 'seat', seat: second, holder: { kind: 'open' } });
  await insist(bob, { kind: 'claim', seat: second });
  await commitNumbers(table, { [first]: ann });
  await insist(gm, { kind: 'start' });
  await openNumbers(table, { [first]: ann });
  const idle = () => table.referee.idle();
  await idle();
  await playOn(table, at, 3, undefined, seed);
  await insist(gm, { kind: 'mode', mode: 'advised' });
  await idle();
  await tryEdits(ann, cardEdits(table));
  await insist(ann, { kind: 'edit', edit: { kind: 'skip' } });
  await ann.ask({ kind: 'undo', seat: first });
  const [one, other] = cardEdits(table);
  if (one?.kind === 'cards' && other?.kind === 'cards')
    await ann.ask({ kind: 'edit', seat: first, edit: { kind: 'together', edits: [one, other] } });
  await agreeOn({ table, at }, { kind: 'mode', mode: 'free' }, false);
  await agreeOn({ table, at }, { kind: 'edit', edit: { kind: 'set', marker: 'no such marker', to: 1 } });
  await agreeOn({ table, at }, { kind: 'trust', user: 'eve' });
  await insist(bob, { kind: 'leave', seat: second });
  await agreeOn({ table, at: { [first]: ann } }, { kind: 'seat', seat: second, user: 'bob' });
  if (game.bots[0]) await insist(gm, { kind: 'seat', seat: second, holder: { kind: 'bot', bot: game.bots[0].id } });
  for (let n = 0; n < 3; n++) {
    await idle();
    await playOn(table, { [first]: ann }, 1, undefined, seed + n);
  }
  await idle();
  await insist(gm, { kind: 'mode', mode: 'free' });
  await ann.ask({ kind: 'edit', edit: { kind: 'resolve' } });
  await ann.ask({ kind: 'edit', edit: { kind: 'tick' } });
  // ended by hand, a game reveals its secrets when somebody asks
  for (let n = 0; n < MANY && !table.referee.timeline.ending; n++)
    await ann.ask({ kind: 'edit', edit: { kind: 'skip' } });
  if (table.referee.timeline.ending) await insist(ann, { kind: 'reveal' });
  return table;
};

/** So many steps are skipped in search of the game's end. */
const MANY = 40;

/** A window that a seat has let pass in advance, and the others by hand. */
const answeredAhead = async (
  { table, at, pass, goBy, window }: WindowTable,
  seat: string,
  close: (work: () => Promise<unknown>) => Promise<void>,
): Promise<void> => {
  const browser = at[seat];
  if (!browser) throw new Error('nobody sits there');
  const move = standingMove(table, browser, seat, 'until-parade');
  table.io = { ...table.io, standsBy: user => (user === browser.user ? move : undefined) };
  table.restart({ client: 'three', epoch: 3 });
  await table.referee.serve();
  await table.referee.handle(move.envelope, browser.user);
  await close(async () => {
    for (const one of window().seats) if (one !== seat) await pass(one);
    await goBy(2);
  });
};

/** A table whose windows close in every way: by their seats, in advance, the clock, others, or a bot; and one asks to wait. */
const windowedTable = async (seed: number): Promise<TestTable> => {
  const session = await atWindow({ window: '30' }, seed);
  const { table, gm, seats, clock } = session;
  const [us = '', them = '', third = ''] = seats;
  const close = async (work: () => Promise<unknown>): Promise<void> => {
    const { opened } = session.window();
    await work();
    if (session.window().opened === opened) throw new Error('the window stands open');
  };
  await close(async () => {
    await session.pass(us);
    await session.wait(them);
    await session.goBy(30);
    await session.pass(them);
  });
  await answeredAhead(session, us, close);
  await close(async () => {
    await session.wait(third);
    clock.now += 180_000;
    for (const seat of [us, them]) {
      const by = session.at[seat];
      if (by) await session.away(by, third);
      await session.pass(seat);
    }
  });
  await insist(gm, { kind: 'seat', seat: third, holder: { kind: 'bot', bot: table.game.bots[0]?.id ?? '' } });
  // a bot may act in a window before it passes one
  const hasPassed = (): boolean =>
    table.referee.timeline.moments.some(
      ({ entry }) => entry.kind === 'turn' && entry.passes?.some(({ by }) => by === 'bot'),
    );
  for (let n = 0; n < 9 && !hasPassed(); n++) {
    for (const seat of [us, them]) if (windowIn(table.referee.timeline)?.seats.includes(seat)) await session.pass(seat);
    await table.referee.idle();
  }
  return table;
};

/** A table that was redealt from another, and played on. */
const anewTable = async (game: AnyGame, seed: number): Promise<TestTable | undefined> => {
  const seated = await seatedTable(game, { seed });
  await playOn(seated.table, seated.at, 6, undefined, seed);
  const into = 'dealtanewtable01';
  const { table, at } = await redealtFrom(seated, into);
  if (!table.referee.timeline.begun) return undefined;
  await playOn(table, at, 4, undefined, seed + 1);
  return table;
};

/** A table of each sort: together they contain everything a record can contain. */
export const tablesOfAllSorts = async (game: AnyGame, seed: number, most: number): Promise<readonly TestTable[]> => {
  const { table } = await eventfulTable(game, seed, most);
  const anew = await anewTable(game, seed);
  const windowed = game.id === 'kremlin' ? [await windowedTable(seed)] : [];
  return [table, await gatheredTable(game, seed), ...windowed, ...(anew ? [anew] : [])];
};
