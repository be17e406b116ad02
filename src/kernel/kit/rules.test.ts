import { describe, expect, test } from 'vitest';
import { toAct } from '../agenda';
import { begin } from '../referee';
import type { Asks } from '../rule';
import { givenFor } from '../testing/tables';
import { loaded } from '../testing/replay';
import { folds } from '../testing/toy/folds';
import { toy } from '../testing/toy/toy';
import { anytime, steps } from '../testing/toy/steps';
import { handOf, type State, type Step, type Toy } from '../testing/toy/words';
import { ruleKit } from './rules';

const { assemble, choice, isOpen, oneFewer, own, plain } = ruleKit<Toy>();

/** The toy, in which going out is a choice of the cards of the hand. */
const chooser = {
  ...toy,
  steps: {
    ...toy.steps,
    ...choice({
      section: '§3',
      step: 'fish',
      command: 'fish',
      field: 'card',
      among: ({ state, seat }) => state.piles[handOf(seat)],
      outcome: ({ seat }, card) => ({ events: [{ kind: 'card-played', seat, card }] }),
    }),
  },
};
const given = givenFor(chooser);
const start = begin(toy, toy.setUp({ years: 3, storms: true }), loaded()).state;
const holding = (...cards: readonly string[]): State => ({
  ...start,
  piles: { ...start.piles, 'hand-north': cards },
  agenda: [{ kind: 'fish', seat: 'north' }],
});

describe('one of several', () => {
  test('the seat of the step is asked, and its answer is one of them', () => {
    given(holding('fish-1', 'fish-2'))
      .asks('north', { kind: 'fish' })
      .when('north', { kind: 'fish', card: 'fish-2' })
      .then({ kind: 'card-played', seat: 'north', card: 'fish-2' });
    given(holding('fish-1', 'fish-2')).when('north', { kind: 'fish', card: 'fish-3' }).isRefused({ section: '§3' });
  });

  test('nobody is asked when there is one, and it happens', () => {
    const only = holding('fish-1');
    const fish = chooser.steps.fish as Asks<Toy, Step>;
    expect(toAct(chooser, only)).toEqual([]);
    expect(fish.stuck?.(only, { kind: 'fish', seat: 'north' })).toEqual({
      events: [{ kind: 'card-played', seat: 'north', card: 'fish-1' }],
    });
  });

  test('nothing happens when there is none', () => {
    const fish = chooser.steps.fish as Asks<Toy, Step>;
    expect(fish.stuck?.(holding(), { kind: 'fish', seat: 'north' })).toEqual({});
  });
});

test('the seat of a step is the one it names', () => {
  expect(own(start, { seat: 'south' })).toEqual(['south']);
});

test('again, one fewer: after the last one nothing', () => {
  expect(oneFewer({ kind: 'lose', left: 2 })).toEqual([{ kind: 'lose', left: 1 }]);
  expect(oneFewer({ kind: 'lose', left: 1 })).toEqual([]);
});

test('a rule is open while one of its commands is legal', () => {
  const { bid } = steps.bid.answers;
  const at = (state: State) => ({ state, seat: 'north' as const, step: { kind: 'bid' as const } });
  expect(isOpen(bid, at(start))).toBe(true);
  expect(isOpen(bid, at({ ...start, sealed: ['north'] }))).toBe(false);
});

test('a command that says nothing but its kind is always on offer', () => {
  const stay = plain('stay', '§3', ({ seat }) => ({ events: [{ kind: 'stayed', seat }] }));
  const at = { state: start, seat: 'north', step: undefined } as const;
  expect(stay.offers(at)).toEqual([{ kind: 'stay' }]);
  expect(stay.decide(at, { kind: 'stay' }, loaded())).toEqual({ events: [{ kind: 'stayed', seat: 'north' }] });
});

test('a game is assembled from its parts and its steps, if each command is answered', () => {
  const { fish: _, ...fewer } = steps;
  expect(assemble(toy, steps, anytime)).toMatchObject({ id: 'toy', steps, anytime, folds });
  // @ts-expect-error storms are answered by no step, and nothing else has been given
  expect(assemble(toy, steps).steps).toBe(steps);
  // @ts-expect-error going out is answered by no step
  expect(assemble(toy, fewer, anytime).steps).toBe(fewer);
});
