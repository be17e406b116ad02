/** §intrigue The card of an owner's file that none here is like: from steps, or by hand. */
import { describe, expect, test } from 'vitest';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { loaded } from '../../../kernel/testing/replay';
import { movesOf, pickMove } from '../../../kernel/testing/random-play';
import { submit } from '../../../kernel/referee';
import { kremlin } from '..';
import { sideOfCard } from '../bots/cards';
import { CARDS, isReconstructed, titleOf } from '../data/cards';
import { MOMENTS, TARGETS } from '../data/owners-steps';
import { ownersOption } from '../data/owners';
import { options } from '../options';
import { holderOf, type State } from '../state';
import { asked, at, END } from '../testing/positions';
import { invariant } from '../testing/tables';

const S = 'stalinists';
const CARD = 'red-13';
const reading = (card: object) => ownersOption.read(JSON.stringify({ cards: [{ number: 13, ...card }] }));
const tableWith = (card: object): State => {
  const read = reading(card);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  const state = at({ of: { data: read.data }, agenda: [asked('phase'), END] });
  return {
    ...state,
    piles: { ...state.piles, deck: state.piles.deck.filter(one => one !== CARD), [`${S}-hand`]: [CARD] },
  };
};
const playing = (state: State, on: string, die = 1) => {
  const verdict = submit(kremlin, state, S, { kind: 'play-card', card: CARD, on }, loaded(['1d20', [die]]));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict;
};

describe('an owner’s card from steps', () => {
  const steps = [
    { do: 'age', whom: 'target', years: 3 },
    { do: 'sicken', whom: 'kgb-head', crosses: 1 },
  ];
  test('concerns whom it is played on, and the holders of offices', () => {
    const state = tableWith({ event: 'steps', moment: 'any', target: 'party-chief', steps });
    const chief = holderOf(state, 'party-chief') ?? '';
    const { events } = playing(state, chief);
    expect(events).toContainEqual({ kind: 'aged', politician: chief, years: 3 });
    expect(events).toContainEqual({ kind: 'sickened', politician: holderOf(state, 'kgb-head'), crosses: 1 });
  });
  test('goes on only if its die says so', () => {
    const list = [{ do: 'suspect', whom: 'kgb-head' }];
    const state = tableWith({ event: 'steps', steps: [{ do: 'roll', most: 10, list }] });
    const kinds = (die: number) => playing(state, 'nobody', die).events.map(({ kind }) => kind);
    expect(kinds(10)).toEqual(expect.arrayContaining(['card-rolled', 'suspected']));
    expect(kinds(11)).not.toContain('suspected');
  });
  test('is refused outside its moment', () => {
    const state = tableWith({ event: 'steps', moment: 'parade', target: 'party-chief', steps });
    const verdict = submit(kremlin, state, S, { kind: 'play-card', card: CARD, on: holderOf(state, 'party-chief') ?? '' }, loaded());
    expect(verdict).toMatchObject({ ok: false, refusal: { reason: 'not-the-moment' } });
  });
  test('is worth to a bot what it does to friends and rivals', () => {
    const state = tableWith({ event: 'steps', target: 'party-chief', steps });
    expect(typeof sideOfCard(state.options, CARD)).toBe('function');
  });
});

describe('an owner’s card by hand', () => {
  const state = tableWith({ event: 'by-hand', title: 'Mine' });
  test('waits until its player is done', () => {
    const verdict = playing(state, 'nobody');
    expect(verdict.state.agenda[0]).toEqual({ kind: 'by-hand', seat: S, card: CARD });
    const done = submit(kremlin, verdict.state, S, { kind: 'done' }, loaded());
    expect(done.ok && done.state.agenda).toEqual(verdict.state.agenda.slice(1));
  });
  test('is none of those known here, and has no dagger', () => {
    expect(titleOf(state.options, CARD)).toBe('owners');
    expect(isReconstructed(state.options, CARD)).toBe(false);
    expect(kremlin.presentation(state.options).face(CARD)?.note).toBe('cards.owners.note');
  });
});

test.each([
  [{ event: 'steps' }, '/steps', 'steps-with-event'],
  [{ steps: [{ do: 'draw', cards: 1 }] }, '/steps', 'steps-with-event'],
  [{ event: 'steps', steps: [{ do: 'die', whom: 'target' }] }, '/target', 'no-target'],
  [{ event: 'steps', steps: [{ do: 'draw', cards: 9 }] }, '/steps/0/cards', 'not-within'],
  [{ event: 'by-hand', moment: 'spring' }, '/moment', 'not-one-of'],
])('%j is told as a mistake at %s', (card, where, problem) => {
  expect(reading(card)).toMatchObject({ problems: [{ at: `/cards/0${where}`, problem }] });
});

test('a deck of owner’s cards of every kind is played to the end', () => {
  const OF_SOMEBODY = [
    'age',
    'rest',
    'sicken',
    'heal',
    'suspect',
    'clear',
    'to-siberia',
    'to-people',
    'die',
    'influence',
  ];
  const stepOf = (n: number): object => {
    const done = OF_SOMEBODY[n % OF_SOMEBODY.length] ?? 'age';
    const more = {
      age: { years: 2 },
      rest: { years: 2 },
      sicken: { crosses: 1 },
      heal: { crosses: 1 },
      influence: { points: 2 },
    };
    return { do: done, whom: n % 3 ? 'target' : 'kgb-head', ...more[done as keyof typeof more] };
  };
  const others = [
    { do: 'draw', cards: 2 },
    { do: 'discard', cards: 1 },
    { do: 'all-discard', cards: 1 },
    { do: 'wave', by: 2 },
    { do: 'by-hand' },
  ];
  const cards = CARDS.map(({ number }, n) =>
    n % 7
      ? {
          number,
          event: 'steps',
          moment: n % 4 ? 'any' : MOMENTS[n % MOMENTS.length],
          target: TARGETS[1 + (n % (TARGETS.length - 1))],
          steps: [stepOf(n), { do: 'roll', most: 10, list: [stepOf(n + 1), others[n % others.length]] }],
        }
      : { number, event: 'by-hand' },
  );
  const read = ownersOption.read(JSON.stringify({ cards }));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  for (const seed of [1, 2, 3]) {
    const play = openPlay(kremlin, { ...defaultOptions(options), data: read.data }, turn => quickDice(seed + turn));
    const choose = chooser(quickDice(seed));
    for (let turn = 0; turn < 12_000 && play.state.agenda.length; turn++) {
      const { seat, command } = pickMove(movesOf(kremlin, play.state), choose);
      expect(play.submit(seat, command).ok).toBe(true);
      if (turn % 50 === 0) expect(invariant(play.state)).toBeUndefined();
    }
    expect(kremlin.ending(play.state)).toBeDefined();
  }
});
