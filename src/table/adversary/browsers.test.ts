/** A referee who cheats with browsers, their keys and the secrets: Verify names the entry. */
import { describe, expect, test } from 'vitest';
import { makeClaim } from '../record/signatures';
import { sealToBrowser } from '../record/browser-parts';
import { newKey } from '../crypto/keys';
import { verify } from '../judgement/verify';
import { accept } from '../referee/seating';
import { deputise } from '../referee/deputies';
import { reveal } from '../referee/duties';
import { type Cheat, cheatAt, type Drafted } from '../testing/cheating';
import type { Browser } from '../testing/tables';

import { type TestSession, game, with_, cases } from '../testing/cheating-at-seats';
import { begunTable } from '../testing/seated-tables';

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
    ['is told of the seat that they hold', 'verify-key', one => stranger(one, with_({ seats: [] }))],
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

  test('are those that were committed', async () => {
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
