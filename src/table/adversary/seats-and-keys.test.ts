/** A referee who cheats with what people do at a table besides playing: Verify names the entry. */
import { describe } from 'vitest';
import type { Ask } from '../record/model';

import { type TestSession, user, with_, cases, trusts, LOOK, MODE, OPEN, CLAIM } from '../testing/cheating-at-seats';

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
      'a key that comes with an envelope',
      'verify-signed-by-nobody',
      ({ cheat, ann }) =>
        cheat.altered(with_({ m: 'a.b', seen: 1 })).add({ kind: 'referee', user: 'gm', client: ann.user }),
    ],
  ]);
});

describe('what a game master does is recorded once, and as they did it:', () => {
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
      // shows trust.10
      'trust in themselves, of one who plays against others',
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
