/** §intrigue Whole games with nothing but owner's cards. */
import { expect, test } from 'vitest';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { kremlin } from '..';
import { CARDS } from '../data/cards';
import { ownersOption } from '../data/owners';
import { MOMENTS, TARGETS } from '../data/owners-steps';
import { options } from '../options';
import { invariant } from '../testing/tables';
import { playRandomly } from '../../../kernel/testing/random-play';

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
    for (const { turn } of playRandomly(kremlin, play, { choose: chooser(quickDice(seed)), cap: 12_000 }))
      if (turn % 50 === 0) expect(invariant(play.state)).toBeUndefined();
    expect(kremlin.ending(play.state)).toBeDefined();
  }
});
