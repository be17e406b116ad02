/** A referee who cheats with what people do at a table besides playing: Verify names the entry. */
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import { makeClaim } from '../record/signatures';
import { sealToBrowser } from '../record/browser-parts';
import { newKey } from '../crypto/sealing';
import type { AnyGame, Ask, Holder } from '../record/model';
import { verify } from '../judgement/verify';
import { accept } from '../referee/seating';
import type { Draft } from '../referee/referee-model';
import { deputise } from '../referee/deputies';
import { reveal } from '../referee/duties';
import { type Cheat, cheatAt, type Drafted } from '../testing/cheating';
import { type Browser, begunTable } from '../testing/tables';

const game = toy as unknown as AnyGame;
const user = (id: string): Holder => ({ kind: 'user', user: id });

const begun = begunTable(game, { roles: { gm: 'gm', ann: 'player', bob: 'gm', eve: 'player' } }).then(async seated => ({
  ...seated,
  eve: await seated.table.browser('eve'),
}));
type Seated = Awaited<typeof begun>;
interface TestSession extends Seated {
  readonly cheat: Cheat;
  /** Writes what somebody has signed. */
  writes(by: Browser, draft: Draft, ask: Ask): Promise<unknown>;
  /** The same where the entry says just what was asked. */
  asks(by: Browser, ask: Ask, more?: object): Promise<unknown>;
}
const evening = async (): Promise<TestSession> => {
  const seated = await begun;
  const cheat = cheatAt(seated.table);
  const writes: TestSession['writes'] = (by, draft, ask) => cheat.book.add(draft, { asked: cheat.signedBy(by, ask) });
  return { ...seated, cheat, writes, asks: (by, ask, more) => writes(by, { ...ask, ...more } as Draft, ask) };
};
const with_ =
  (more: object) =>
  (draft: Drafted): object => ({ ...draft, ...more });

type Cheating = (one: TestSession) => Promise<unknown>;
const says = async (_: string, finding: string, cheating: Cheating): Promise<void> => {
  const one = await evening();
  await cheating(one);
  expect(one.cheat.says()).toBe(finding);
};

/** Each case for itself. */
const cases = (all: readonly (readonly [string, string, Cheating])[]): void => {
  test.each(all)('%s', says);
};

const trusts = (who: string) => ({ kind: 'trust', user: who, trusted: true }) as const;
const LOOK = { kind: 'look', open: true } as const;
const MODE = { kind: 'mode', mode: 'free' } as const;
const OPEN = { kind: 'seat', seat: 'south', holder: { kind: 'open' } } as const;
const CLAIM = { kind: 'seat', seat: 'south', holder: user('eve'), user: 'eve', by: 'claim' } as const;

describe('what nobody has asked for, or somebody else, is found out:', () => {
  cases([
    ['a mode', 'verify-unsigned', ({ cheat }) => cheat.book.add({ ...MODE, user: 'gm' })],
    ['trust', 'verify-unsigned', ({ cheat }) => cheat.book.add({ ...trusts('eve'), by: 'gm' })],
    ['a look', 'verify-unsigned', ({ cheat }) => cheat.book.add({ ...LOOK, user: 'gm' })],
    ['a seat that is given', 'verify-unsigned', ({ cheat }) => cheat.book.add({ ...OPEN, user: 'gm', by: 'given' })],
    ['a seat that is left', 'verify-unsigned', ({ cheat }) => cheat.book.add({ ...OPEN, user: 'bob', by: 'leave' })],
    ['a seat that is taken', 'verify-unsigned', ({ cheat }) => cheat.book.add(CLAIM)],
    ['a proposal', 'verify-unsigned', ({ cheat }) => cheat.book.add({ kind: 'proposal', seat: 'north', what: MODE })],
    ['a vote', 'verify-unsigned', ({ cheat }) => cheat.book.add({ kind: 'vote', seat: 'north', on: 3, yes: true })],
    ['a wait', 'verify-unsigned', ({ cheat }) => cheat.book.add({ kind: 'wait', seat: 'north', on: 3 })],
    [
      'an absence',
      'verify-unsigned',
      ({ cheat }) => cheat.book.add({ kind: 'away', seat: 'north', on: 3, user: 'bob' }),
    ],
    [
      'an undo',
      'verify-unsigned',
      ({ cheat }) => cheat.book.add({ kind: 'undo', seat: 'north', to: 9, consent: false, user: 'ann' }),
    ],
    ['a look that another has signed', 'verify-unsigned', ({ asks, ann }) => asks(ann, LOOK, { user: 'gm' })],
    [
      'a mode that is not the one asked for',
      'verify-unsigned',
      ({ writes, gm }) => writes(gm, { ...MODE, user: 'gm' }, { kind: 'mode', mode: 'advised' }),
    ],
    [
      'a key that comes with a letter',
      'verify-signed-by-nobody',
      ({ cheat, ann }) =>
        cheat.altered(with_({ m: 'a.b', seen: 1 })).add({ kind: 'referee', user: 'gm', client: ann.user }),
    ],
  ]);
});

describe('what a game master does stands there once, and as he did it:', () => {
  cases([
    ['a look', 'right', ({ asks, gm }) => asks(gm, LOOK, { user: 'gm' })],
    [
      'a look that was open already',
      'verify-look',
      async ({ asks, gm }) => {
        await asks(gm, LOOK, { user: 'gm' });
        await asks(gm, LOOK, { user: 'gm' });
      },
    ],
    [
      'the end of a look that was not open',
      'verify-look',
      ({ asks, gm }) => asks(gm, { kind: 'look', open: false }, { user: 'gm' }),
    ],
    ['trust', 'right', ({ asks, gm }) => asks(gm, trusts('eve'), { by: 'gm' })],
    [
      'trust that was given already',
      'verify-trust',
      async ({ asks, gm }) => {
        await asks(gm, trusts('eve'), { by: 'gm' });
        await asks(gm, trusts('eve'), { by: 'gm' });
      },
    ],
    [
      'trust that was never given, taken away',
      'verify-trust',
      ({ asks, gm }) => asks(gm, { ...trusts('eve'), trusted: false }, { by: 'gm' }),
    ],
    [
      'trust in himself, of one who plays against others',
      'verify-trust',
      ({ asks, bob }) => asks(bob, trusts('bob'), { by: 'bob' }),
    ],
    [
      'trust as agreed to by nobody',
      'verify-trust',
      ({ cheat }) => cheat.book.add({ ...trusts('eve'), by: 'ann', fulfils: 3 }),
    ],
    [
      'trust in another than all agreed to',
      'verify-trust',
      async ({ cheat, asks, writes, ann, bob }) => {
        await writes(
          ann,
          { kind: 'proposal', seat: 'north', what: { kind: 'trust', user: 'bob' } },
          { kind: 'propose', seat: 'north', what: { kind: 'trust', user: 'bob' } },
        );
        const fulfils = cheat.book.timeline.revision;
        await asks(bob, { kind: 'vote', seat: 'south', on: fulfils, yes: true });
        await cheat.book.add({ ...trusts('eve'), by: 'ann', fulfils });
      },
    ],
    [
      'a mode as agreed to by nobody',
      'verify-mode',
      ({ cheat }) => cheat.book.add({ ...MODE, user: 'ann', fulfils: 3 }),
    ],
  ]);
});

describe('a seat', () => {
  cases([
    [
      'that somebody holds is not claimed',
      'verify-seat',
      ({ writes, eve }) => writes(eve, CLAIM, { kind: 'claim', seat: 'south' }),
    ],
    [
      'is left by nobody but its holder',
      'verify-seat',
      ({ writes, eve }) => writes(eve, { ...OPEN, user: 'eve', by: 'leave' }, { kind: 'leave', seat: 'south' }),
    ],
    [
      'is left open',
      'verify-seat',
      ({ writes, bob }) =>
        writes(bob, { ...OPEN, holder: user('eve'), user: 'bob', by: 'leave' }, { kind: 'leave', seat: 'south' }),
    ],
    [
      'is not given as agreed to by nobody',
      'verify-seat',
      ({ cheat }) => cheat.book.add({ ...OPEN, holder: user('eve'), user: 'ann', by: 'given', fulfils: 3 }),
    ],
  ]);
});

describe('a proposal, a vote', () => {
  const proposes = ({ writes, ann }: TestSession, what: Extract<Ask, { kind: 'propose' }>['what']) =>
    writes(ann, { kind: 'proposal', seat: 'north', what }, { kind: 'propose', seat: 'north', what });
  cases([
    ['to go back to before the deal', 'verify-proposal', one => proposes(one, { kind: 'undo', to: 3 })],
    ['to go back to what has not been', 'verify-proposal', one => proposes(one, { kind: 'undo', to: 99 })],
    [
      'on what nobody proposed',
      'verify-vote',
      ({ asks, bob }) => asks(bob, { kind: 'vote', seat: 'south', on: 3, yes: true }),
    ],
    [
      'given twice',
      'verify-vote',
      async one => {
        await proposes(one, MODE);
        await one.asks(one.ann, { kind: 'vote', seat: 'north', on: one.cheat.book.timeline.revision, yes: true });
      },
    ],
    [
      "that is the table's yes",
      'verify-vote',
      async one => {
        await proposes(one, MODE);
        await one.cheat.book.add({ kind: 'vote', seat: 'table', on: one.cheat.book.timeline.revision, yes: true });
      },
    ],
  ]);
});

describe('a browser', () => {
  const stranger = async (
    { table, cheat }: TestSession,
    change: (draft: Drafted, key: string) => object,
    who = 'bob',
  ) => {
    const claim = makeClaim(newKey(table.random), who, table.head);
    return accept(
      cheat.altered(draft => change(draft, claim.key)),
      who,
      claim,
    );
  };
  const told = ({ cheat: { book } }: TestSession, key: string, parts: Readonly<Record<string, unknown>>) => [
    sealToBrowser(book.sealer, book.timeline.revision + 1, key, parts),
  ];
  cases([
    ['that comes is told what its user sees', 'right', one => stranger(one, draft => draft)],
    ['proves whose it is', 'verify-key', one => stranger(one, with_({ proof: 'A'.repeat(86) }))],
    ["is not another's", 'verify-key', one => stranger(one, with_({ user: 'ann' }))],
    [
      'is not told of a seat that its user does not hold',
      'verify-key',
      one => stranger(one, with_({ seats: ['north', 'south'] })),
    ],
    ['is told of the seat that he holds', 'verify-key', one => stranger(one, with_({ seats: [] }))],
    [
      'is told no other view than the true one',
      'verify-key',
      one =>
        stranger(one, (draft, key) => ({ ...draft, sealed: told(one, key, { south: { secret: 'x', view: {} } }) })),
    ],
    [
      "is not told another seat's secret",
      'verify-key',
      one => stranger(one, (draft, key) => ({ ...draft, sealed: [...(draft.sealed ?? []), ...told(one, key, {})] })),
    ],
    [
      'is handed the key of the table',
      'right',
      ({ cheat, eve, table }) => deputise(cheat.book, 'eve', makeClaim(eve.key, 'eve', table.head)),
    ],
    [
      'is handed no other',
      'verify-deputy',
      one =>
        deputise(
          one.cheat.altered(draft =>
            draft.kind === 'deputy' ? { ...draft, sealed: told(one, draft.key, { table: one.eve.key.secret }) } : draft,
          ),
          'eve',
          makeClaim(one.eve.key, 'eve', one.table.head),
        ),
    ],
    [
      'of one who plays is not handed it',
      'verify-deputy',
      ({ cheat, ann, table }) => deputise(cheat.book, 'ann', makeClaim(ann.key, 'ann', table.head)),
    ],
  ]);
});

describe('the secrets', () => {
  cases([
    ['are not revealed before the end', 'verify-revealed', ({ cheat }) => reveal(cheat.book)],
    [
      'not even if somebody asks for it',
      'verify-revealed',
      ({ cheat, ann }) => reveal(cheat.book, cheat.signedBy(ann, { kind: 'reveal' })),
    ],
  ]);

  const over = begunTable(game, { mode: 'free' }).then(async seated => {
    for (let n = 0; n < 60 && !seated.table.referee.timeline.ending; n++)
      await seated.ann.ask({ kind: 'edit', edit: { kind: 'skip' } });
    return seated;
  });
  const afterTheEnd = async (work: (cheat: Cheat, ann: Browser) => Promise<unknown>): Promise<string> => {
    const { table, ann } = await over;
    expect(table.referee.timeline.ending).toBeDefined();
    const cheat = cheatAt(table);
    await work(cheat, ann);
    return cheat.says();
  };
  const REVEAL = { kind: 'reveal' } as const;

  test('of a game that was ended by hand are revealed when somebody asks', async () => {
    expect(await afterTheEnd((cheat, ann) => reveal(cheat.book, cheat.signedBy(ann, REVEAL)))).toBe('right');
    expect(await afterTheEnd(cheat => reveal(cheat.book))).toBe('verify-revealed');
  });

  test('are those that were promised', async () => {
    const forged = (more: object) =>
      afterTheEnd((cheat, ann) => reveal(cheat.altered(with_(more)), cheat.signedBy(ann, REVEAL)));
    expect(await forged({ secret: 'ab'.repeat(32) })).toBe('verify-broken-promise');
    expect(await forged({ table: 'A'.repeat(43) })).toBe('verify-broken-promise');
  });

  test('are opened with the key of this table, and with no other', async () => {
    const { table } = await over;
    const { secret } = newKey(table.random);
    const verdict = verify(game, table.head, table.raws, secret);
    expect(verdict).toMatchObject({ revision: 0, problem: { problem: 'verify-other-key' } });
  });

  test('once revealed, end the record', async () => {
    const late = async (cheat: Cheat, ann: Browser): Promise<void> => {
      const asked = cheat.signedBy(ann, { kind: 'look', open: true });
      await reveal(cheat.book, cheat.signedBy(ann, REVEAL));
      await cheat.book.add({ kind: 'look', user: 'ann', open: true }, { asked });
    };
    expect(await afterTheEnd(late)).toBe('verify-after-end');
  });
});
