import { quickDice } from '../../kernel/dice';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import type { Random } from '../crypto/bytes';
import { entryKey } from '../record/codec';
import { type Referee, type RefereeIo, openReferee } from '../referee/referee';
import type { Written } from '../referee/referee-model';
import { makeHead } from '../record/head';
import { hashOfNumber, numberOf, seatsToOpen } from '../record/seed';
import { rootOf, withShare } from '../record/shares';
import { makeClaim } from '../record/signatures';
import { type Asking, type SealedRequest, newMessageId, sealToSession } from '../wire/envelopes';
import type { AnyGame, Ask, Envelope, Head, Holder, Lease, Mode, Reply } from '../record/model';
import { keyId, type KeyPair, newKey } from '../crypto/keys';
import { newEphemeralKey, type EphemeralKey } from '../crypto/envelope-keys';
import { envelopeTarget } from '../record/sitting';
import { linkAt, openTimeline } from '../record/timeline';
import type { Reader, Timeline } from '../record/timeline-model';
import { namesFor } from '../record/lexicon';

/** Random bytes that are the same in every run. */
export const quickRandom = (seed: number): Random => {
  const dice = quickDice(seed);
  return count => Uint8Array.from(dice.roll(count, 256), face => face - 1);
};

/** A browser of a user: its key, and what it reads and asks. */
export interface Browser {
  readonly user: string;
  readonly key: KeyPair;
  reader(seat?: string): Reader;
  sees(seat?: string): Timeline;
  sealed(ask: Ask, seen?: number): SealedRequest;
  envelope(ask: Ask, seen?: number): Envelope;
  ask(ask: Ask, seen?: number): Promise<Reply>;
}

export interface TestTable {
  readonly game: AnyGame;
  readonly head: Head;
  readonly tableSecret: string;
  readonly raws: Record<string, string>;
  readonly roles: Record<string, 'gm' | 'player'>;
  readonly random: Random;
  /** While true, the store refuses to write. */
  isBroken: boolean;
  /** How the store writes; a test may have it fail before or after. */
  store: (write: () => void) => void;
  /** How the store answers a write. */
  answer: () => Written;
  /** What else the referee is given, from its next opening on. */
  io: Partial<RefereeIo>;
  referee: Referee;
  /** The present referee's session key. */
  sitting: EphemeralKey;
  /** The keys of all sittings so far: a referee who never forgets them. */
  readonly sittings: EphemeralKey[];
  /** Opens the referee once more from what is stored. */
  restart(lease?: Partial<Lease>): Referee;
  browser(user: string): Promise<Browser>;
}

export interface TestPlan {
  readonly holders: Readonly<Record<string, Holder>>;
  readonly mode?: Mode;
  readonly seed?: number;
  readonly options?: Options;
  readonly roles?: Record<string, 'gm' | 'player'>;
  readonly id?: string;
  /** What it is redealt from. */
  readonly anew?: Head['anew'];
  /** The moment of another game that it continues from. */
  readonly branch?: Head['branch'];
  readonly open?: boolean;
  /** It was made before its game's rules were mended. */
  readonly unmarked?: true;
}

const refereeFor = (table: Omit<TestTable, 'referee' | 'restart' | 'browser'>, lease: Lease): Referee => {
  table.sitting = newEphemeralKey(table.random);
  table.sittings.push(table.sitting);
  let clock = 1000;
  const io: RefereeIo = {
    random: table.random,
    now: () => clock++,
    append(revision, text) {
      if (table.isBroken) return Promise.reject(new Error('disk full'));
      return new Promise(resolve => {
        table.store(() => {
          table.raws[entryKey(revision)] = text;
        });
        resolve(table.answer());
      });
    },
    role: user => table.roles[user],
    ...table.io,
  };
  const { game, head, raws, tableSecret, sitting } = table;
  const referee = openReferee({ game, head, raws, tableSecret, sitting, lease, io });
  if ('problem' in referee) throw new Error(referee.problem);
  return referee;
};

/** A table of a game, with its referee at work. */
export const tableOf = (game: AnyGame, plan: TestPlan): Promise<TestTable> => {
  const random = quickRandom(plan.seed ?? 1);
  const { holders, mode = 'enforced', id = 'tableofthetests1', anew, branch, open, unmarked } = plan;
  const usual = defaultOptions(game.options.filter(({ kind }) => !unmarked || kind !== 'mark'));
  const options = { ...usual, ...plan.options };
  const made = makeHead(
    {
      id,
      world: 'tests',
      name: 'Tests',
      game: game.id,
      edition: game.edition,
      mode,
      holders,
      created: 900,
      options,
      words: namesFor(game, options),
      ...(anew && { anew }),
      ...(branch && { branch }),
      ...(open && { open }),
    },
    random,
  );
  return refereed({ game, ...made, raws: {} }, random, plan.roles);
};

const ROLES: TestTable['roles'] = { gm: 'gm', ann: 'player', bob: 'player', eve: 'player' };

/** A table with the record it has so far, and a new referee. */
export const refereed = async (
  record: Pick<TestTable, 'game' | 'head' | 'tableSecret' | 'raws'>,
  random: Random,
  roles = ROLES,
  epoch = 1,
): Promise<TestTable> => {
  const lease: Lease = { user: 'gm', client: 'one', epoch };
  const parts = {
    ...record,
    roles: { ...roles },
    random,
    isBroken: false,
    store: (write: () => void) => write(),
    answer: () => 'stored' as const,
    io: {},
  };
  const table: TestTable = {
    ...parts,
    referee: undefined as unknown as Referee,
    sitting: newEphemeralKey(random),
    sittings: [],
    restart(other) {
      table.referee.close();
      return (table.referee = refereeFor(table, { ...lease, ...other }));
    },
    async browser(user) {
      const browser = browserOf(table, user);
      await table.referee.announce(user, makeClaim(browser.key, user, table.head));
      return browser;
    },
  };
  table.referee = refereeFor(table, lease);
  await table.referee.serve();
  return table;
};

/** A browser's envelope to the present referee of a table. */
export const envelopeTo = (table: TestTable, key: KeyPair, asking: Asking): SealedRequest => {
  // a test may have them judge before the record says that they sit
  const box = { ...envelopeTarget(table.referee.timeline), sitting: table.sitting.public };
  const sealed = sealToSession(asking, key, box, newMessageId(key, table.random), table.random);
  if (!sealed) throw new Error('nobody sits there');
  return sealed;
};

const browserOf = (table: TestTable, user: string): Browser => {
  const key = newKey(table.random, table.head.tableKey);
  const keys = { [keyId(key.public)]: key.secret };
  const reader = (seat?: string): Reader => ({ keys, ...(seat !== undefined && { seat }) });
  const browser: Browser = {
    user,
    key,
    reader,
    sees: seat => openTimeline(table.game, table.head, table.raws, reader(seat)),
    sealed(ask, seen = table.referee.timeline.revision) {
      const { timeline } = table.referee;
      return envelopeTo(table, key, { ask: withShare(ask, key.secret, timeline), seen, link: linkAt(timeline, seen) });
    },
    envelope: (ask, seen) => browser.sealed(ask, seen).envelope,
    async ask(ask, seen) {
      const reply = await table.referee.handle(browser.envelope(ask, seen));
      if (reply.ok || !('problem' in reply) || reply.problem.problem !== 'share-needed') return reply;
      const needed = withShare(ask, key.secret, table.referee.timeline, true);
      return table.referee.handle(browser.envelope(needed, seen));
    },
  };
  return browser;
};

export type At = Readonly<Record<string, Browser>>;

/** A browser's number for its seat, and its commitment. */
export const ownNumber = (table: TestTable, browser: Browser, seat: string) => {
  const number = numberOf(browser.key.secret, table.referee.timeline, seat);
  const root = table.head.format > 1 && { root: rootOf(browser.key.secret, table.referee.timeline, seat) };
  return { number, bound: { hash: hashOfNumber(table.head.id, seat, number), ...root } };
};

/** Each seat commits to its number. */
export const commitNumbers = async (table: TestTable, browsers: At): Promise<void> => {
  for (const [seat, browser] of Object.entries(browsers)) {
    await browser.ask({ kind: 'commit', seat, ...ownNumber(table, browser, seat).bound });
  }
};

/** Opens the committed numbers of these browsers, each in its turn. */
export const openNumbers = async (table: TestTable, browsers: At): Promise<void> => {
  for (;;) {
    const seat = seatsToOpen(table.referee.timeline).find(one => browsers[one]);
    const browser = browsers[seat ?? ''];
    if (seat === undefined || !browser) return;
    const reply = await browser.ask({ kind: 'number', seat, number: ownNumber(table, browser, seat).number });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }
};

/** Adds each seat's number, so that the game begins. */
export const addNumbers = async (table: TestTable, browsers: At): Promise<void> => {
  await commitNumbers(table, browsers);
  await openNumbers(table, browsers);
};
