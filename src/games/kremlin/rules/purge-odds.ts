/** §purge The number that a purge of somebody must reach, and what is added to the die. */
import { PURGE_NUMBERS } from '../data/offices';
import { shownFace } from '../options';
import { inForce, officeOf, personOf, printedOf, rankOf, type State } from '../state';

const STRENGTH = 2;
const SANATORIUM = 3;
/** §intrigue Loyal Bodyguard, and The Committee. */
const BODYGUARD = -4;
const COMMITTEE = 3;

/** The purge number of their level: harder in a strength, easier in a weakness. */
export const purgeNumber = (state: State, letter: string): number => {
  const level = rankOf(letter, state);
  const office = officeOf(state, letter);
  const { strength, weakness } = printedOf(state, letter);
  const own = office === strength ? STRENGTH : office === weakness ? -STRENGTH : 0;
  const committee = office === 'party-chief' && inForce(state, 'committee') ? COMMITTEE : 0;
  return (level === undefined ? Number.POSITIVE_INFINITY : PURGE_NUMBERS[level]) + own - committee;
};
/** What is added to the die against them. */
export const purgeBonus = (state: State, letter: string): number =>
  (personOf(state, letter).cure ? SANATORIUM : 0) + (inForce(state, 'bodyguard', letter) ? BODYGUARD : 0);

const FACES = 20;
/** The chance that a purge of them succeeds, with what cards add to the die. */
export const chanceOf = (state: State, letter: string, cards = 0): number => {
  const faces = Array.from({ length: FACES }, (_, n) => shownFace(state.options, n + 1));
  const needed = purgeNumber(state, letter) - purgeBonus(state, letter) - cards;
  return faces.filter(face => face >= needed).length / FACES;
};
