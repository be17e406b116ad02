/** §8.1.6 (#11) One die says which Vassalage moves; it is thrown before the Event is taken, and kept for it. */
import type { State } from '../state';
import type { Power } from '../pieces';
import type { Chance } from './chance';
import { isNonplayer } from './who';

export const WEAPONS = '11';
const FORWARD_AGAIN = 5;

interface Way {
  readonly power: Power;
  readonly by: 1 | -1;
}
/** On 1 and 2 Russia gains, on 3 and 4 Germany loses, on 5 it gains; on 6 the Event is left. */
const WAYS: Readonly<Record<number, Way>> = {
  1: { power: 'russian', by: 1 },
  2: { power: 'russian', by: 1 },
  3: { power: 'german', by: -1 },
  4: { power: 'german', by: -1 },
  5: { power: 'german', by: 1 },
};
/** A 5 is for the Senate of a player, and is thrown again where it has none. */
export const throwWeapons = (state: State, chance: Chance): number => {
  const die = chance.die();
  return die === FORWARD_AGAIN && isNonplayer(state, 'senate') ? throwWeapons(state, chance) : die;
};
export const isTaken = (die: number): boolean => WAYS[die] !== undefined;
/** What the die that was kept says. */
export const wayOfWeapons = ({ eventDie, piles }: State): Way | undefined =>
  piles.current[0] === WEAPONS && eventDie?.card === WEAPONS ? WAYS[eventDie.die] : undefined;
