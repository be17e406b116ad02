/** A table whose key is lost is redealt: what lies open stays, all have agreed, and Verify finds out who cheats at it. */
import { describe, expect, test } from 'vitest';
import { canonical } from '../kernel/fields';
import { quickDice } from '../kernel/dice';
import { EVERY_GAME, floorOf } from '../testing/all-games';
import { isFairHead, publicPosition, strangersTo, wrongOrigin } from './judgement/redeal';
import { oddTable, wrongConsent } from './judgement/head-check';
import { parseHead } from './record/head';
import type { AnyGame, Head, Holder } from './record/model';
import { openTimeline } from './record/timeline';
import { exportRecord, importRecord } from './record/record-file';
import { verify } from './judgement/verify';
import { agreedBy, anewFrom, redealtFrom } from './testing/redeal';
import { newKey } from './crypto/keys';
import { quickRandom } from './testing/tables';
import { playOn, seatedTable } from './testing/seated-tables';
import { game } from './testing/toy-table';

const games = EVERY_GAME.filter(({ id }) => id !== 'kremlin');
const INTO = 'dealtanewtable01';

/** A session that breaks off, and what can be said of it. */
const brokenOff = async (of: AnyGame, commands: number, lost: readonly string[] = []) => {
  const seated = await seatedTable(of, { seed: 4 });
  await playOn(seated.table, seated.at, commands);
  const { head, raws } = seated.table;
  const made = anewFrom(seated, INTO, lost);
  return {
    ...seated,
    made,
    dealing: made.dealing,
    anew: made.anew,
    before: openTimeline(of, head, raws, { keys: {} }),
  };
};

const problemOf = (verdict: ReturnType<typeof verify>): string => (verdict.ok ? 'right' : verdict.problem.problem);

describe.each(games.map(of => [of.id, of] as const))('%s', (_id, of) => {
  test('goes on from the same open position with other hidden cards, and verifies with the table before it', async () => {
    const one = await brokenOff(of, floorOf(of.id, 25));
    const { table, at } = await redealtFrom(one, INTO);
    const { timeline } = table.referee;
    expect(timeline.begun).toBe(true);
    expect(canonical(of.hide(timeline.state, undefined))).toBe(canonical(one.anew.position));
    for (const [seat, browser] of Object.entries(at)) {
      expect(browser.sees(seat).state).toEqual(of.hide(timeline.state, seat));
    }
    const played = await playOn(table, at, 20);
    expect(played).toBeGreaterThanOrEqual(floorOf(of.id, 20, 1));
    expect(verify(of, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
    expect(wrongOrigin(of, table.head, one.table.head, one.table.raws)).toBeUndefined();
    const file = importRecord(exportRecord(table.head, table.raws));
    expect('head' in file && canonical(file.head)).toBe(canonical(table.head));
  });
});

describe('who redeals a table', () => {
  const evening = brokenOff(game, 0);
  const headWith = async (change: (anew: NonNullable<Head['anew']>) => object): Promise<Head> => {
    const one = await evening;
    const { table } = await redealtFrom(one, INTO);
    return { ...table.head, anew: { ...one.anew, ...change(one.anew) } } as Head;
  };
  const verdictOn = async (head: Head): Promise<string> => {
    const { table } = await redealtFrom(await evening, INTO);
    return problemOf(verify(game, head, table.raws, table.tableSecret));
  };

  // shows trust.14
  test('is convicted of leaving out the yes of somebody who sits there', async () => {
    expect(await verdictOn(await headWith(({ agreed }) => ({ agreed: agreed.slice(1) })))).toBe('verify-anew-consent');
  });

  test('is convicted of a yes that was given to another table, or from another entry on', async () => {
    const one = await evening;
    for (const other of [{ into: 'anotherdealing01' }, { revision: one.dealing.revision - 1 }, { table: 'x' }]) {
      const agreed = agreedBy(one, { ...one.dealing, ...other });
      expect(await verdictOn(await headWith(() => ({ agreed })))).toBe('verify-anew-consent');
    }
  });

  // shows trust.14
  test('is convicted of seats, a mode, a name or a key that nobody agreed to: a yes is to the whole head', async () => {
    const { made } = await evening;
    const { head } = made;
    const { table } = await redealtFrom(await evening, INTO);
    const { north, south } = head.holders;
    const others: readonly Head[] = [
      { ...head, holders: { north: south ?? { kind: 'open' }, south: north ?? { kind: 'open' } } },
      { ...head, holders: { ...head.holders, south: { kind: 'open' } } },
      { ...head, mode: 'free' },
      { ...head, name: 'Another' },
      { ...head, tableKey: newKey(quickRandom(3)).public },
      { ...head, commitment: '0'.repeat(64) },
    ];
    expect(wrongConsent(head)).toBeUndefined();
    for (const other of others) expect(wrongConsent(other)?.problem).toBe('verify-anew-consent');
    expect(verify(game, head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });

  // shows trust.14
  test('is not taken for fair when the head that they propose is not the table as it stands', async () => {
    const { made, before } = await evening;
    const { head, anew } = made;
    expect(isFairHead(before, head)).toBe(true);
    const open: Head = { ...head, holders: { ...head.holders, south: { kind: 'open' } } };
    expect(isFairHead(before, open)).toBe(true);
    const others: readonly Head[] = [
      { ...head, mode: 'free' },
      { ...head, options: { ...head.options, years: 9 } },
      { ...head, holders: { ...head.holders, south: { kind: 'user', user: 'eve' } } },
      { ...head, anew: { ...anew, revision: anew.revision - 1 } },
      { ...head, anew: { ...anew, position: { ...anew.position, coins: { north: 9, south: 1 } } } },
    ];
    for (const other of others) expect(isFairHead(before, other)).toBe(false);
  });

  test('is convicted of a yes in the name of another', async () => {
    const head = await headWith(({ agreed: [first, second] }) => ({
      agreed: [first, { ...first, user: second?.user }],
    }));
    expect(await verdictOn(head)).toBe('verify-anew-consent');
  });

  test('is convicted of a seat for somebody who was not asked', async () => {
    const head = await headWith(() => ({}));
    const holders: Readonly<Record<string, Holder>> = { ...head.holders, north: { kind: 'user', user: 'eve' } };
    expect(await verdictOn({ ...head, holders })).toBe('verify-anew-consent');
  });

  test('is convicted of another position by everybody who has the record before it', async () => {
    const { table, anew } = await evening;
    const richer = { ...anew.position, coins: { north: 9, south: 1 } };
    const head = await headWith(() => ({ position: richer }));
    expect(wrongOrigin(game, head, table.head, table.raws)?.problem).toBe('verify-anew-position');
    const raws = Object.fromEntries(Object.entries(table.raws).slice(0, -1));
    expect(wrongOrigin(game, await headWith(() => ({})), table.head, raws)?.problem).toBe('verify-anew-other');
  });

  // shows trust.14
  test('is convicted of cards that the dice did not deal', async () => {
    const one = await evening;
    const { anew } = one;
    const { table: first } = await redealtFrom(one, INTO);
    const otherwise = anewFrom(one, INTO, [], from => ({
      ...from,
      position: { ...from.position, coins: { north: 4, south: 4 } },
    }));
    const { table: second } = await redealtFrom(one, INTO, otherwise);
    expect(problemOf(verify(game, { ...second.head, anew }, second.raws, second.tableSecret))).not.toBe('right');
    expect(problemOf(verify(game, first.head, first.raws, first.tableSecret))).toBe('right');
  });

  test('is told who has signed with another browser than the old table knows', async () => {
    const one = await brokenOff(game, 0, ['north']);
    const { table } = await redealtFrom(one, INTO, one.made);
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
    expect(strangersTo(table.head, one.before)).toEqual(['user-north']);
  });

  test.each<readonly [string, object]>([
    ['of another shape', { piles: 7 }],
    [
      'with a card that the game does not know',
      { piles: { deck: ['?'], discards: ['whale'], 'hand-north': [], 'hand-south': [] } },
    ],
    [
      'that shows what is hidden',
      { piles: { deck: ['fish-1'], discards: [], 'hand-north': ['?'], 'hand-south': ['?'] } },
    ],
    ['at which nobody is asked', { agenda: [] }],
    ['with other options', { options: { years: 3, storms: true } }],
    ['of a step that no rule knows', { agenda: [{ kind: 'no-such-step' }] }],
  ])('cannot have a table opened from a position %s', async (_, change) => {
    const head = await headWith(({ position }) => ({ position: { ...position, ...change } }));
    expect(parseHead(head)).toEqual(head);
    expect(oddTable(game, head)?.problem).toBe('odd-position');
  });
});

test('a game whose secrets are plans of its players is not redealt, and says why', async () => {
  const kremlin = EVERY_GAME.find(({ id }) => id === 'kremlin') as unknown as AnyGame;
  const one = await brokenOff(kremlin, 3);
  const { table } = await redealtFrom(one, INTO);
  expect(table.referee.timeline.begun).toBe(false);
  expect(kremlin.redeal(publicPosition(one.before), quickDice(1))).toMatchObject({ reason: 'sheets-are-secret' });
});
