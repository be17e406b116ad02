/** A referee who records a turn differently than it was made: Verify names that turn. */
import { describe, expect, test } from 'vitest';
import type { Holder, Mode } from '../record/model';
import { takeBack } from '../referee/undo';
import { change, play } from '../referee/commands';
import { writeTurn } from '../referee/entry-writer';
import { compact, lexiconOf } from '../record/compact';
import { contextOf } from '../record/browser-parts';
import { sealSmall, seatSecret } from '../crypto/siv';
import { type Cheat, cheatAt, type Drafted } from '../testing/cheating';
import { addNumbers, type Browser, tableOf } from '../testing/tables';
import { begunTable } from '../testing/seated-tables';
import { game, user, bid } from '../testing/toy-table';

const coins = { kind: 'set', marker: 'coins-north', to: 5 } as const;
const drawn = { kind: 'cards', from: 'deck', to: 'hand-north', count: 1 } as const;

interface TestSession {
  readonly cheat: Cheat;
  readonly gm: Browser;
  readonly ann: Browser;
  readonly bob: Browser;
}
const begun = begunTable(game);
const session = async (): Promise<TestSession> => {
  const { table, gm, ann, bob } = await begun;
  return { cheat: cheatAt(table), gm, ann, bob };
};

/** They carry out what somebody asks, and write something else. */
const bids = ({ cheat, ann }: TestSession, told: (draft: Drafted) => object) =>
  play(cheat.altered(told), 'north', bid(1), {
    sender: cheat.signedBy(ann, { kind: 'command', seat: 'north', command: bid(1) }),
  });
const mends = ({ cheat, gm }: TestSession, edit: typeof coins | typeof drawn, told: (draft: Drafted) => object) =>
  change(cheat.altered(told), { user: 'gm' }, edit, cheat.signedBy(gm, { kind: 'edit', edit }));
const with_ =
  (more: object) =>
  (draft: Drafted): object => ({ ...draft, ...more });
/** They forget the owners of browsers: what is for a seat stays with the table. */
const dealsUntold = async ({ cheat: { book, signedBy }, gm }: TestSession): Promise<unknown> =>
  change(
    { ...book, timeline: { ...book.timeline, keys: {} } },
    { user: 'gm' },
    drawn,
    signedBy(gm, { kind: 'edit', edit: drawn }),
  );
/** The card that north is dealt, also sent to the south. */
const leaked =
  ({ cheat }: TestSession) =>
  (draft: Drafted): object => {
    const { head, tableSecret, timeline } = cheat.book;
    const { deck = [] } = (timeline.state as unknown as { piles: Record<string, string[]> }).piles;
    const part = compact({ h: [[1, 'north', deck.slice(0, 1)]] }, lexiconOf(head.words));
    const box = sealSmall(part, seatSecret(tableSecret, 'south', 0), contextOf(head, timeline.revision + 1));
    return { ...draft, sealed: [...(draft.sealed ?? []), { to: '@south', box }] };
  };

describe('a turn', () => {
  test('is accepted as it was asked', async () => {
    const one = await session();
    await bids(one, with_({}));
    await mends(one, drawn, with_({}));
    expect(one.cheat.says()).toBe('right');
  });

  test.each<readonly [string, string, (one: TestSession) => Promise<unknown>]>([
    ['that could be taken back, as if it could not', 'verify-barrier', one => bids(one, with_({ barrier: true }))],
    [
      'that showed something, as if it could be taken back',
      'verify-barrier',
      one => mends(one, drawn, with_({ barrier: false })),
    ],
    ['without telling its seat the card it was dealt', 'verify-sealed', dealsUntold],
    ['with another seat told of that card', 'verify-sealed', one => mends(one, drawn, leaked(one))],
    [
      'with a broken rule at a table that advises nobody',
      'verify-breaks',
      one => mends(one, coins, with_({ breaks: [] })),
    ],
    ["in another's name besides", 'verify-command', one => bids(one, with_({ user: 'ann' }))],
    ['as if all had agreed to it', 'verify-signed-by-nobody', one => bids(one, with_({ fulfils: 3 }))],
    ['with a reason that a person never gave', 'verify-command', one => bids(one, with_({ why: { word: 'fear' } }))],
    ['with passes in it, though it closes no window', 'verify-window', one => bids(one, with_({ passes: [] }))],
    ['under another number of dice', 'verify-dice-number', one => bids(one, with_({ n: 7 }))],
    ['under another lease', 'verify-epoch', one => bids(one, with_({ e: 7 }))],
  ])('is found if it is recorded %s', async (_, finding, cheating) => {
    const one = await session();
    await cheating(one);
    expect(one.cheat.says()).toBe(finding);
  });
});

describe('an undo', () => {
  /** A browser of the south that came after the bid needs the state that holds when the bid is undone. */
  const takesBack = async (told: (draft: Drafted) => object): Promise<string> => {
    const { table, ann } = await begunTable(game);
    await ann.ask({ kind: 'command', seat: 'north', command: bid(1) });
    const to = table.referee.timeline.revision - 1;
    await table.browser('bob');
    const cheat = cheatAt(table);
    await takeBack(cheat.altered(told), 'north', to, {
      asked: cheat.signedBy(ann, { kind: 'undo', seat: 'north' }),
    });
    return cheat.says();
  };

  test.each<readonly [string, string, (draft: Drafted) => object]>([
    ['as it was asked is found right', 'right', with_({})],
    ['tells a browser that came since what stands now', 'verify-sealed', with_({ sealed: undefined })],
    [
      'tells nobody else',
      'verify-sealed',
      draft => ({ ...draft, sealed: [...(draft.sealed ?? []), { to: '*', box: 'AAAA' }] }),
    ],
    ['goes back to before its own turn, and no further', 'verify-undo', with_({ to: 7 })],
    ["is nobody's who has not asked", 'verify-unsigned', with_({ user: 'bob' })],
    ['that somebody asked for is not agreed to', 'verify-signed-by-nobody', with_({ consent: true })],
  ])('%s', async (_, finding, told) => expect(await takesBack(told)).toBe(finding));

  test('of a change that was made without a seat is requested only by its maker', async () => {
    const { table, gm, ann } = await begunTable(game, { roles: { gm: 'gm', ann: 'gm', bob: 'player' } });
    const undo = { kind: 'undo', seat: 'table' } as const;
    await gm.ask({ kind: 'edit', edit: coins });
    expect(await ann.ask(undo)).toMatchObject({ refusal: { reason: 'nothing-to-undo' } });
    const cheat = cheatAt(table);
    await takeBack(cheat.book, 'table', cheat.book.timeline.revision - 1, { asked: cheat.signedBy(ann, undo) });
    expect(cheat.says()).toBe('verify-undo');
    expect((await gm.ask(undo)).ok).toBe(true);
  });
});

describe('a change by hand', () => {
  test('names the rule that it breaks, and no other', async () => {
    const { table, ann } = await begunTable(game, { mode: 'advised' });
    const edit = { ...coins, to: 9 };
    const changes = async (told: (draft: Drafted) => object): Promise<string> => {
      const cheat = cheatAt(table);
      const asked = cheat.signedBy(ann, { kind: 'edit', seat: 'north', edit });
      await change(cheat.altered(told), { seat: 'north', user: 'ann' }, edit, asked);
      return cheat.says();
    };
    expect(await changes(with_({}))).toBe('right');
    expect(await changes(with_({ breaks: [] }))).toBe('verify-breaks');
    expect(await changes(with_({ breaks: undefined }))).toBe('verify-breaks');
    expect(await changes(with_({ breaks: [{ section: '§2', reason: 'too-few-coins' }] }))).toBe('verify-breaks');
  });

  test('that only takes an own one back breaks none and no invented rule; done again, it names its rule', async () => {
    const { table, ann } = await begunTable(game, { mode: 'advised' });
    const to = async (value: number, told: (draft: Drafted) => object): Promise<string> => {
      const edit = { ...coins, to: value };
      const cheat = cheatAt(table);
      const asked = cheat.signedBy(ann, { kind: 'edit', seat: 'north', edit });
      await change(cheat.altered(told), { seat: 'north', user: 'ann' }, edit, asked);
      return cheat.says();
    };
    const coinsNow = () =>
      game
        .presentation({})
        .tabletop(ann.sees('north').state)
        .markers.find(({ id }) => id === coins.marker)?.value ?? 0;
    const before = coinsNow();
    await ann.ask({ kind: 'edit', seat: 'north', edit: { ...coins, to: 9 } });
    expect(await to(before, with_({}))).toBe('right');
    expect(await to(before, with_({ breaks: [{ section: '§2', reason: 'x' }] }))).toBe('verify-breaks');
    await ann.ask({ kind: 'edit', seat: 'north', edit: { ...coins, to: before } });
    expect(await to(9, with_({ breaks: [] }))).toBe('verify-breaks');
  });

  test('is recorded for a seat of its user, or for none', async () => {
    const one = await session();
    const { cheat, gm } = one;
    await change(cheat.book, { seat: 'south', user: 'gm' }, coins, cheat.signedBy(gm, { kind: 'edit', edit: coins }));
    expect(cheat.says()).toBe('verify-hand');
  });

  test('that names no seat is recorded for the first of its user', async () => {
    const table = await tableOf(game, { mode: 'free', holders: { north: user('ann'), south: user('ann') } });
    const ann = await table.browser('ann');
    await addNumbers(table, { north: ann, south: ann });
    const asks = async (seat: string): Promise<string> => {
      const cheat = cheatAt(table);
      await change(cheat.book, { seat, user: 'ann' }, coins, cheat.signedBy(ann, { kind: 'edit', edit: coins }));
      return cheat.says();
    };
    expect(await asks('north')).toBe('right');
    expect(await asks('south')).toBe('verify-hand');
  });
});

describe('what the rules refuse, and other dice,', () => {
  test('are found, though the seat has signed its command', async () => {
    const { cheat, ann } = await session();
    const command = bid(99);
    const sender = cheat.signedBy(ann, { kind: 'command', seat: 'north', command });
    const { state } = cheat.book.timeline;
    const led = { ok: true, events: [], beneath: [], state, rolled: false } as const;
    await writeTurn(cheat.book, { seat: 'north', by: 'command' }, { command }, led, sender);
    expect(cheat.says()).toBe('verify-illegal');
  });

  test('of another seed', async () => {
    const { cheat, gm } = await session();
    const edit = { kind: 'shuffle', pile: 'deck' } as const;
    const { book } = cheat;
    const timeline = { ...book.timeline, numbers: {} };
    await change({ ...book, timeline }, { user: 'gm' }, edit, cheat.signedBy(gm, { kind: 'edit', edit }));
    expect(cheat.says()).toBe('verify-other-events');
  });
});

describe('a bot', () => {
  const bot: Holder = { kind: 'bot', bot: 'deckhand' };
  const withBot = async (mode: Mode = 'enforced') => {
    const { table, gm, ann } = await begunTable(game, { mode });
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit: coins } });
    const cheat = cheatAt(table);
    const give = { kind: 'seat', seat: 'south', holder: bot } as const;
    await cheat.book.add({ ...give, user: 'gm', by: 'given' }, { asked: cheat.signedBy(gm, give) });
    return { cheat, ann };
  };
  /** Somebody who has proposed something withdraws it. */
  const thought = async ({ cheat, ann }: Awaited<ReturnType<typeof withBot>>) => {
    const on = cheat.book.timeline.proposals[0]?.revision ?? 0;
    const vote = { kind: 'vote', seat: 'north', on, yes: false } as const;
    await cheat.book.add(vote, { asked: cheat.signedBy(ann, vote) });
    return cheat;
  };

  test('moves in its turn, and is accepted', async () => {
    const cheat = await thought(await withBot());
    await play(cheat.book, 'south', bid(1));
    expect(cheat.says()).toBe('right');
  });

  test('does not move while people vote', async () => {
    const { cheat } = await withBot();
    await play(cheat.book, 'south', bid(1));
    expect(cheat.says()).toBe('verify-command');
  });

  test('takes no part in free play', async () => {
    const cheat = await thought(await withBot('free'));
    await play(cheat.book, 'south', bid(1));
    expect(cheat.says()).toBe('verify-command');
  });

  test('is not moved twice, out of its turn', async () => {
    const cheat = await thought(await withBot());
    await play(cheat.book, 'south', bid(1));
    await play(cheat.book, 'south', { kind: 'unseal' });
    expect(cheat.says()).toBe('verify-command');
  });

  test('has signed nothing, and nobody has for it', async () => {
    const one = await withBot();
    const cheat = await thought(one);
    const sender = cheat.signedBy(one.ann, { kind: 'command', seat: 'south', command: bid(1) });
    await play(cheat.book, 'south', bid(1), { sender });
    expect(cheat.says()).toBe('verify-signed-by-nobody');
  });

  test('does nothing without the record saying what it was', async () => {
    const cheat = await thought(await withBot());
    await play(cheat.altered(with_({ sealed: undefined })), 'south', bid(1));
    expect(cheat.says()).toBe('verify-not-told');
  });
});
