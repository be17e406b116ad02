import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { anyOfShape } from '../../../kernel/testing/any-of-shape';
import { prelude } from '..';
import { CARD_LIST } from '../data/card-list';
import { ownersCardsOption } from './owners-cards';
import { ownersSteps } from './owners-steps';
import { playRandomly } from '../../../kernel/testing/random-play';

const dataOf = (cards: unknown): string => {
  const read = ownersCardsOption.read(JSON.stringify({ cards }));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return read.data;
};

test('An Event assembled from any steps is played to the end of whole games and never leaves anybody without an answer', () => {
  const decks = fc.array(anyOfShape(ownersSteps.shape), { minLength: CARD_LIST.length, maxLength: CARD_LIST.length });
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
      Array.from(playRandomly(prelude, play, { choose: chooser(quickDice(seed)), cap: 6000 }));
      expect(prelude.ending(play.state)).toBeDefined();
    }),
    { numRuns: 12, seed: 1917 },
  );
});
