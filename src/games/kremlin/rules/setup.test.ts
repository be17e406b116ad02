import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin, submit } from '../../../kernel/referee';
import { kremlin } from '..';
import { cardsOf } from '../data/cards';
import { EDITIONS } from '../data/editions';
import { LETTERS } from '../data/politicians';
import { ageOf, at, holderOf, personOf, politburo, seatsOf, setOf, type State } from '../state';
import { given, withOptions } from '../testing/positions';
import { handOf, type Seat } from '../vocabulary';

type Some = Parameters<typeof withOptions>[0];
const begun = (of: Some): State => begin(kremlin, kremlin.setUp(withOptions(of)), quickDice(5)).state;

/** Every faction writes ten numbers on ten politicians from the second on, and seals. */
const assigned = (of: Some, from = 1): State => {
  let state = begun(of);
  for (const seat of seatsOf(state.options)) {
    const commands = [
      ...LETTERS.slice(from, from + 10).map((politician, n) => ({ kind: 'assign', politician, points: n + 1 })),
      { kind: 'seal-sheet' },
    ];
    for (const command of commands) {
      const verdict = submit(kremlin, state, seat, command, quickDice(7));
      if (!verdict.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(verdict.refusal)}`);
      state = verdict.state;
    }
  }
  return state;
};

describe('§preparation', () => {
  test.each([
    ['modern', 72],
    ['1928', 72],
    ['standard', 36],
    ['variant', 36],
  ])('%s: the deck has %i cards, three for each player', (edition, count) => {
    const state = begun({ edition });
    expect(cardsOf(state.options)).toHaveLength(count);
    expect(seatsOf(state.options).map(seat => state.piles[handOf(seat)].length)).toEqual([3, 3, 3, 3]);
  });
  test('§intrigue without cards nobody has any', () => {
    expect(begun({ cards: false }).piles).toMatchObject({ deck: [], 'stalinists-hand': [] });
  });
  test('Standard: A is Party Chief, all is dealt before points are assigned', () => {
    const state = begun({ edition: 'standard' });
    expect(holderOf(state, 'party-chief')).toBe('A');
    expect(politburo(state)).toHaveLength(13);
    expect(personOf(state, 'A').sick).toBe(0);
    // the four oldest of those left
    const left = at(state, 'waiting').map(letter => ageOf(state, letter));
    expect(at(state, 'people')).toHaveLength(4);
    expect(Math.min(...at(state, 'people').map(letter => ageOf(state, letter)))).toBeGreaterThan(Math.max(...left));
    given(state).asks(seatsOf(state.options), { kind: 'assign' });
  });
  test('1928 and Variant: only the Party Chief is known when points are assigned', () => {
    for (const edition of ['1928', 'variant']) {
      expect(politburo(begun({ edition }))).toEqual(['A']);
      expect(politburo(assigned({ edition }))).toHaveLength(13);
    }
  });
  test.each([
    ['modern', 1, 4],
    ['standard', 0, 4],
    ['1928', 0, 4],
    ['variant', 1, 13],
  ])('%s: the Party Chief begins with %i +, and the people are %i', (edition, sick, people) => {
    const state = assigned({ edition });
    expect(personOf(state, holderOf(state, 'party-chief') ?? '').sick).toBe(sick);
    expect(at(state, 'people')).toHaveLength(people);
  });
  test.each([
    ['modern', 'modern'],
    ['standard', 'fictional'],
    ['1928', 'historical'],
    ['variant', 'fictional'],
  ])('%s is played with the %s politicians', (edition, set) => {
    expect(LETTERS.map(letter => setOf(begun({ edition }), letter))).toEqual(LETTERS.map(() => set));
  });
  test('Modern: nobody is known; then the oldest left over is Party Chief, and sick', () => {
    expect(politburo(begun({ edition: 'modern' }))).toEqual([]);
    const state = assigned({ edition: 'modern' });
    const chief = holderOf(state, 'party-chief') ?? '';
    const others = [...at(state, 'people'), ...at(state, 'waiting')];
    expect(others.every(letter => ageOf(state, letter) < ageOf(state, chief))).toBe(true);
    // a year as Party Chief and one for the + came with the first turn only after its cures
    expect(personOf(state, chief).sick).toBe(1);
  });
  test('§turn-order the first of the eight phases begins', () => {
    for (const edition of EDITIONS) {
      const state = assigned({ edition });
      expect(state.turn).toBe(1);
      given(state).asks(seatsOf(state.options), { kind: 'window', about: 'phase' }).leaves({ phase: 'cures' });
    }
  });
});

const us: Seat = 'stalinists';
const write = (of: Some, ...sheet: readonly (readonly [string, number])[]) =>
  sheet.reduce(
    (now, [politician, points]) => now.when(us, { kind: 'assign', politician, points }).ok(),
    given(begun(of)),
  );
const TEN = [...'BCDEFGHIJK'].map((letter, n): readonly [string, number] => [letter, n + 1]);

describe('§assign', () => {
  test('ten politicians with the numbers from 1 to 10, no number twice', () => {
    write({}, ['B', 4]).when(us, { kind: 'assign', politician: 'C', points: 4 }).isRefused({ reason: 'not-offered' });
    write({}, ['B', 4]).when(us, { kind: 'assign', politician: 'B', points: 5 }).isRefused({ reason: 'not-offered' });
    write({}, ...TEN.slice(1))
      .when(us, { kind: 'seal-sheet' })
      .isRefused({ section: '§assign', reason: 'ten-politicians' });
    write({}, ...TEN)
      .when(us, { kind: 'seal-sheet' })
      .then({ kind: 'sheet-sealed', seat: us });
  });
  test('is secret, and may be changed until all have sealed', () => {
    const sealed = write({}, ...TEN)
      .when(us, { kind: 'seal-sheet' })
      .ok();
    expect(kremlin.hide(sealed.state, 'militarists').influence.stalinists).toEqual({});
    sealed.when(us, { kind: 'unassign', politician: 'B' }).isRefused({ reason: 'not-offered' });
    sealed
      .when(us, { kind: 'take-back-sheet' })
      .ok()
      .when(us, { kind: 'unassign', politician: 'B' })
      .then({ kind: 'influence-assigned', seat: us, secret: { to: us, is: { politician: 'B', points: 0 } } });
  });
  test.each([
    ['standard', 3, false],
    ['standard', 4, false],
    ['standard', 5, true],
    ['standard', 6, true],
    ['1928', 3, true],
    ['modern', 3, true],
    ['variant', 4, true],
  ])('%s with %i players: points on A are allowed: %s', (edition, players, isAllowed) => {
    const tried = given(begun({ edition, players })).when(us, { kind: 'assign', politician: 'A', points: 3 });
    if (isAllowed) tried.ok();
    else tried.isRefused({ section: '§assign', reason: 'not-on-the-chief' });
  });
});

describe('§club-55', () => {
  const of = { 'club-55': true };
  test('assigns exactly 55 points to any number of politicians', () => {
    write(of, ['B', 50]).when(us, { kind: 'assign', politician: 'C', points: 6 }).isRefused({ reason: 'not-offered' });
    write(of, ['B', 50])
      .when(us, { kind: 'seal-sheet' })
      .isRefused({ section: '§club-55', reason: 'fifty-five-points' });
    write(of, ['B', 50], ['C', 5]).when(us, { kind: 'seal-sheet' }).ok();
  });
});

describe('§three-player', () => {
  const of = { 'three-player': true, players: 3, edition: '1928' };
  test('a 10+ may be assigned to an eleventh politician, or left out', () => {
    write(of, ...TEN, ['Z', 11])
      .when(us, { kind: 'seal-sheet' })
      .ok();
    write(of, ...TEN)
      .when(us, { kind: 'seal-sheet' })
      .ok();
    write({ ...of, players: 4 }, ...TEN)
      .when(us, { kind: 'assign', politician: 'Z', points: 11 })
      .isRefused({ reason: 'not-offered' });
  });
  test('none on the Party Chief', () => {
    given(begun(of))
      .when(us, { kind: 'assign', politician: 'A', points: 3 })
      .isRefused({ section: '§three-player', reason: 'not-on-the-chief' });
  });
});

describe('§exclusive', () => {
  test('only their own player may have points on them at the start', () => {
    const of = { exclusive: true };
    write(of, ['AA', 3]);
    given(begun(of))
      .when(us, { kind: 'assign', politician: 'BB', points: 3 })
      .isRefused({ section: '§exclusive', reason: 'another-s-own' });
    given(begun(of)).when(us, { kind: 'assign', politician: 'EE', points: 3 }).isRefused({ reason: 'not-offered' });
  });
});
