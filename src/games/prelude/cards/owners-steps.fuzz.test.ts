import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import type { DataShape } from '../../../kernel/owners-data';
import { openPlay } from '../../../kernel/playthrough';
import { movesOf, pickMove } from '../../../kernel/testing/random-play';
import { prelude } from '..';
import { CARD_LIST } from '../data/card-list';
import { ownersCardsOption } from './owners-cards';
import { ownersSteps } from './owners-steps';

const dataOf = (cards: unknown): string => {
  const read = ownersCardsOption.read(JSON.stringify({ cards }));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return read.data;
};

/** Any value of a shape, from the shape alone: whatever the workshop offers. */
const anyOf = (shape: DataShape): fc.Arbitrary<unknown> => {
  switch (shape.kind) {
    case 'whole':
      return fc.integer({ min: shape.least, max: shape.most });
    case 'text':
      return fc.constant('A text');
    case 'one-of':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(anyOf(shape.of()), { minLength: shape.least, maxLength: Math.min(shape.most, 3) });
    case 'fields':
      return fc.record(Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, anyOf(field)])), {
        requiredKeys: Object.keys(shape.fields).filter(name => !shape.optional.includes(name)),
      });
    case 'cases':
      return fc.oneof(...Object.values(shape.cases).map(anyOf));
  }
};

test('An Event assembled from any steps is played to the end of whole games and never leaves anybody without an answer', () => {
  const decks = fc.array(anyOf(ownersSteps.shape), { minLength: CARD_LIST.length, maxLength: CARD_LIST.length });
  fc.assert(
    fc.property(decks, fc.integer({ min: 1, max: 1e6 }), (events, seed) => {
      const data = dataOf(
        CARD_LIST.map(({ number }, n) => {
          const steps = events[n];
          return Array.isArray(steps) && steps.length
            ? { number, event: 'steps', steps }
            : { number, event: 'by-hand' };
        }),
      );
      const play = openPlay(prelude, { ...defaultOptions(prelude.options), data }, turn => quickDice(seed + turn));
      const choose = chooser(quickDice(seed));
      for (let turn = 0; turn < 6000 && play.state.agenda.length; turn++) {
        const moves = movesOf(prelude, play.state);
        expect(moves.length).toBeGreaterThan(0);
        const { seat, command } = pickMove(moves, choose);
        expect(play.submit(seat, command).ok).toBe(true);
      }
      expect(prelude.ending(play.state)).toBeDefined();
    }),
    { numRuns: 12, seed: 1917 },
  );
});
