import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { anyOfShape } from '../../../kernel/testing/any-of-shape';
import { allBridges } from '..';
import { ownersOption } from '../data/owners';
import { OUR_TEXTS } from './our-texts';
import { ownersSteps } from './owners-steps';
import { invariant } from '../testing/invariant';
import { playRandomly } from '../../../kernel/testing/random-play';

const CARDS = Object.keys(OUR_TEXTS);
const dataOf = (cards: unknown): string => {
  const read = ownersOption.read(JSON.stringify({ cards }));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return read.data;
};
/** Repairs a random list of words: the space chosen before must be alone. */
const mended = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const all = [...new Set<unknown>(value)];
    const noted = all.find(one => one === 'there' || one === 'next-to-there');
    return noted === undefined ? all.map(mended) : [noted];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, mended(one)]));
};
const isRead = (steps: unknown): boolean => {
  let sound = true;
  ownersSteps(steps, '', () => (sound = false));
  return sound;
};

test.each(['none', 'moderates', 'reds-senate'])(
  'Events assembled from any steps are played to the end of whole games, with Non-players: %s',
  nonplayers => {
    const deck = fc.array(anyOfShape(ownersSteps.shape).map(mended).filter(isRead), {
      minLength: CARDS.length,
      maxLength: CARDS.length,
    });
    fc.assert(
      fc.property(deck, fc.integer({ min: 1, max: 1e6 }), (events, seed) => {
        const data = dataOf(
          CARDS.map((card, n) =>
            n % 9
              ? { number: Number(card), event: 'steps', single: events[n] }
              : { number: Number(card), event: 'by-hand' },
          ),
        );
        const options = { ...defaultOptions(allBridges.options), nonplayers, data };
        const play = openPlay(allBridges, options, turn => quickDice(seed + turn));
        for (const { turn } of playRandomly(allBridges, play, { choose: chooser(quickDice(seed)), cap: 8000 }))
          if (turn % 20 === 0) invariant(play.state);
        expect(allBridges.ending(play.state)).toBeDefined();
      }),
      { numRuns: 6, seed: 1918 },
    );
  },
);
