/** When a sick Party Chief should wave, and when he should rather be cured. */
import { waveNumber } from '../rules/parade';
import { wavesOf } from '../rules/victory';
import { ageOf, LAST_TURN, personOf, RETIREMENT, type State } from '../state';
import type { Seat } from '../vocabulary';

const FACES = 20;
/** The chance that somebody waves as he is now. */
export const waveChance = (state: State, letter: string): number =>
  Math.min(1, (FACES + 1 - Math.max(1, waveNumber(state, letter, false))) / FACES);

/** From the second wave on each chance is taken: the third one wins. */
const NEARLY = 2;
const EVEN = 0.5;
/** Whoever is this near to retirement does not live to see another parade. */
const OLD = 3;

export const wavePays = (state: State, seat: Seat, letter: string): boolean => {
  const { sick } = personOf(state, letter);
  if (sick === 0) return true;
  const isLast = state.turn >= LAST_TURN || ageOf(state, letter) + OLD >= RETIREMENT;
  return isLast || wavesOf(state, seat) >= NEARLY || waveChance(state, letter) > EVEN;
};
