/** A referee who cheats before the game begins, with the numbers and the lease: Verify names the entry. */
import { describe, expect, test } from 'vitest';
import type { Ask } from '../record/model';
import { beginGame, writeTurn } from '../referee/entry-writer';
import type { Draft } from '../referee/referee-model';
import { type Cheat, cheatAt } from '../testing/cheating';
import { type Browser, commitNumbers, openNumbers, ownNumber, tableOf, type TestTable } from '../testing/tables';
import { game, user } from '../testing/toy-table';

interface Gathering {
  readonly table: TestTable;
  readonly cheat: Cheat;
  readonly gm: Browser;
  readonly ann: Browser;
  /** Writes what one of them has signed. */
  writes(by: Browser, draft: Draft, ask: Ask): Promise<unknown>;
  commits(by: Browser, seat: string): Promise<unknown>;
  opens(by: Browser, seat: string, number?: string): Promise<unknown>;
}

/** The holder of the table's key plays the south. The first list has committed to numbers, the second has opened them. */
const tableWith = async (bound: readonly string[], shown: readonly string[]) => {
  const table = await tableOf(game, { holders: { north: user('ann'), south: user('gm') } });
  const [gm, ann] = [await table.browser('gm'), await table.browser('ann')];
  const at: Readonly<Record<string, Browser>> = { north: ann, south: gm };
  const some = (seats: readonly string[]) =>
    Object.fromEntries(Object.entries(at).filter(([seat]) => seats.includes(seat)));
  await commitNumbers(table, some(bound));
  await openNumbers(table, some(shown));
  return { table, gm, ann };
};
/** Each such table is prepared once, and the attacks use a copy of it. */
const tables = new Map<string, ReturnType<typeof tableWith>>();

const gathered = async (bound: readonly string[], shown: readonly string[]): Promise<Gathering> => {
  const which = `${bound.join()} ${shown.join()}`;
  const made = tables.get(which) ?? tableWith(bound, shown);
  tables.set(which, made);
  const { table, gm, ann } = await made;
  const cheat = cheatAt(table);
  const writes: Gathering['writes'] = (by, draft, ask) => cheat.book.add(draft, { asked: cheat.signedBy(by, ask) });
  return {
    table,
    cheat,
    gm,
    ann,
    writes,
    commits(by, seat) {
      const { hash } = ownNumber(table, by, seat).bound;
      return writes(by, { kind: 'commitment', seat, hash }, { kind: 'commit', seat, hash });
    },
    opens(by, seat, number = ownNumber(table, by, seat).number) {
      return writes(by, { kind: 'number', seat, number }, { kind: 'number', seat, number });
    },
  };
};
const BID = { kind: 'bid', coins: 1 } as const;
const NOBODY: readonly string[] = [];
const NORTH = ['north'];
const BOTH = ['north', 'south'];

test.each<readonly [string, string, readonly string[], readonly string[], (one: Gathering) => Promise<unknown>]>([
  ['a seat is bound to its number', 'right', NOBODY, NOBODY, ({ commits, ann }) => commits(ann, 'north')],
  ['a seat is bound once', 'verify-commitment', NORTH, NOBODY, ({ commits, ann }) => commits(ann, 'north')],
  [
    'a seat is bound before numbers are shown',
    'verify-commitment',
    BOTH,
    NOBODY,
    ({ commits, gm }) => commits(gm, 'south'),
  ],
  [
    'a seat is bound by whoever sits there',
    'verify-unsigned',
    NOBODY,
    NOBODY,
    ({ commits, ann }) => commits(ann, 'south'),
  ],
  [
    'numbers are shown when all are bound',
    'verify-opening',
    NORTH,
    NOBODY,
    ({ cheat }) => cheat.book.add({ kind: 'opening', seats: NORTH }),
  ],
  [
    'numbers are asked for once',
    'verify-opening',
    BOTH,
    NOBODY,
    ({ cheat }) => cheat.book.add({ kind: 'opening', seats: BOTH }),
  ],
  [
    'who begins without the others leaves out none that is bound',
    'verify-opening',
    NORTH,
    NOBODY,
    ({ writes, gm }) => writes(gm, { kind: 'opening', seats: [], user: 'gm' }, { kind: 'start' }),
  ],
  [
    'who begins without the others has signed that',
    'verify-unsigned',
    NORTH,
    NOBODY,
    ({ cheat }) => cheat.book.add({ kind: 'opening', seats: NORTH, user: 'gm' }),
  ],
  ['no number is shown before all are bound', 'verify-number', NORTH, NOBODY, ({ opens, ann }) => opens(ann, 'north')],
  ['who has the key shows their number first', 'verify-number', BOTH, NOBODY, ({ opens, ann }) => opens(ann, 'north')],
  [
    'they show the one that they were bound to',
    'verify-number',
    BOTH,
    NOBODY,
    ({ opens, gm }) => opens(gm, 'south', 'ab'.repeat(16)),
  ],
  ['and shows it once', 'verify-number', BOTH, ['south'], ({ opens, gm }) => opens(gm, 'south')],
  [
    'when they have shown it, the others show theirs',
    'right',
    BOTH,
    ['south'],
    ({ opens, ann }) => opens(ann, 'north'),
  ],
  [
    'nobody shows a number for another',
    'verify-unsigned',
    BOTH,
    ['south'],
    ({ cheat, table, ann }) =>
      cheat.book.add({ kind: 'number', seat: 'north', number: ownNumber(table, ann, 'north').number }),
  ],
  [
    'the game does not begin while a number is missing',
    'verify-beginning',
    BOTH,
    ['south'],
    ({ cheat }) => beginGame(cheat.book),
  ],
  ['nor before any was asked for', 'verify-beginning', NORTH, NOBODY, ({ cheat }) => beginGame(cheat.book)],
  ['it begins once', 'verify-beginning', BOTH, BOTH, ({ cheat }) => beginGame(cheat.book)],
  [
    'nothing is played before it',
    'verify-beginning',
    BOTH,
    ['south'],
    ({ cheat, ann }) => {
      const sender = cheat.signedBy(ann, { kind: 'command', seat: 'north', command: BID });
      const led = { ok: true, events: [], beneath: [], state: cheat.book.timeline.state, rolled: false } as const;
      return writeTurn(cheat.book, { seat: 'north', by: 'command' }, { command: BID }, led, sender);
    },
  ],
  [
    'nothing is taken back before it',
    'verify-undo',
    BOTH,
    ['south'],
    ({ writes, ann }) =>
      writes(ann, { kind: 'undo', seat: 'north', to: 1, consent: false, user: 'ann' }, { kind: 'undo', seat: 'north' }),
  ],
])('%s', async (_, finding, bound, shown, cheating) => {
  const one = await gathered(bound, shown);
  await cheating(one);
  expect(one.cheat.says()).toBe(finding);
});

describe('the first turn', () => {
  const begins = async (more: object): Promise<string> => {
    const one = await gathered(BOTH, ['south']);
    const { cheat, opens, ann } = one;
    await opens(ann, 'north');
    await beginGame(cheat.altered(draft => ({ ...draft, ...more })));
    return cheat.says();
  };
  test('is made when all numbers are shown', async () => expect(await begins({})).toBe('right'));
  test("is the table's", async () => expect(await begins({ seat: 'north' })).toBe('verify-beginning'));
  test('is agreed to by nobody', async () => expect(await begins({ user: 'ann' })).toBe('verify-beginning'));
  test('has passes of nobody', async () => expect(await begins({ passes: [] })).toBe('verify-window'));
  test('deals by these dice', async () => expect(await begins({ n: 2 })).toBe('verify-dice-number'));
});

describe('the lease', () => {
  test.each<readonly [string, string, object]>([
    ['is kept by who sits down again with it', 'right', {}],
    ['is followed by a later one of whomever', 'right', { user: 'eve', client: 'two', e: 2 }],
    ['is not shared with another client', 'verify-referee', { client: 'two' }],
    ['is not held in another’s name: they would be taken for a keeper of the key', 'verify-referee', { user: 'eve' }],
  ])('%s', async (_, finding, more) => {
    const { cheat } = await gathered(NOBODY, NOBODY);
    const { e, ...lease } = { user: 'gm', client: 'one', e: 1, ...more };
    const draft = cheat.seated({ ...lease, epoch: e });
    await cheat.altered(() => ({ ...draft, e })).add(draft);
    expect(cheat.says()).toBe(finding);
  });

  test('changes only when a referee begins to serve', async () => {
    const { cheat, gm } = await gathered(NOBODY, NOBODY);
    const asked = cheat.signedBy(gm, { kind: 'look', open: true });
    await cheat.altered(draft => ({ ...draft, e: 2 })).add({ kind: 'look', user: 'gm', open: true }, { asked });
    expect(cheat.says()).toBe('verify-epoch');
  });

  test('is there before anything is written', async () => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('gm') } });
    const ann = await table.browser('ann');
    const cheat = cheatAt({ ...table, raws: {} });
    const { hash } = ownNumber(table, ann, 'north').bound;
    await cheat.book.add(
      { kind: 'commitment', seat: 'north', hash },
      { asked: cheat.signedBy(ann, { kind: 'commit', seat: 'north', hash }) },
    );
    expect(cheat.says()).toBe('verify-epoch');
  });
});
