/** §10.3 The value of a Special Action for its price. */
import { cardOf } from '../cards/card';
import { unmet } from '../cards/needs';
import { EXTREMIST, MODERATE } from '../data/districts';
import { TRACKS, type Track } from '../data/types';
import { advantage } from '../rules/advantage';
import { fullyMobilized } from '../rules/central-committee';
import { FOR_EACH_CARD, OPPORTUNISM, TWO_TRACKS } from '../rules/special-actions';
import { ignoresEvent } from '../rules/start-of-turn';
import { MOST_OPPORTUNITY, SCORE_BOX, sign, type State } from '../state';
import { rival, type Seat } from '../seats';
import type { CommandOf } from '../vocabulary';
import { ACTIVITY_POINT, eventWorth } from './expectation';
import { gain, POINT, withCubes } from './worth';

const best = (values: readonly number[]): number => Math.max(0, ...values);

/** How much a side wants a track to score now. */
export const wish = (state: State, seat: Seat, track: Track): number => sign(seat) * advantage(state, track);
/** A step of a Scoring Marker is a part of its scoring. */
export const stepWorth = (state: State, seat: Seat, track: Track): number =>
  wish(state, seat, track) * (state.scoring[track] >= SCORE_BOX - 1 ? 1 : 0.25);

/** The value of an opposing card's Event to its side, or half of its points when it cannot be played. */
export const handedOver = (state: State, seat: Seat, id: string): number => {
  const card = cardOf(state, id);
  const other = rival(seat);
  if (!card || ignoresEvent(state, seat).length) return 0;
  return unmet(state, other, card.need) ? (POINT * card.points) / 2 : Math.max(0, eventWorth(state, other, card));
};

/** The best Event that a side could play of these cards, all its own. */
const bestEvent = (state: State, seat: Seat, cards: readonly string[]): number =>
  best(
    cards
      .flatMap(id => cardOf(state, id) ?? [])
      .filter(card => card.faction === seat && !unmet(state, seat, card.need))
      .map(card => eventWorth(state, seat, card)),
  );

/** Not every die goes where one wants. */
const AIM = 0.6;

/** §7.1.1 The rival's moderates lose two cubes, and the rival's extremists win one. */
const provoked = (state: State, seat: Seat): number => {
  const other = rival(seat);
  const fewer = withCubes(state, other, MODERATE[other], -2);
  return gain(state, withCubes(fewer, other, EXTREMIST[other], 1), seat);
};

/** The value of a Special Action. */
export const specialWorth = (
  { action, points }: CommandOf<'use-special'>,
  { state, seat }: { readonly state: State; readonly seat: Seat },
): number => {
  const hand = state.piles[`${seat}-hand`];
  switch (action) {
    case 'novoye-vremia':
    case 'pravda-propaganda':
      return bestEvent(state, seat, hand);
    case 'government-supporters':
    case 'socialist-sympathizers':
      return best(hand.filter(id => cardOf(state, id)?.faction === rival(seat)).map(id => handedOver(state, seat, id)));
    case 'political-corruption':
      return points * best(TRACKS.map(track => stepWorth(state, seat, track))) * AIM;
    case 'deliberate-provocation':
      return provoked(state, seat);
    case 'show-of-force': {
      const [first = 0, second = 0] = TRACKS.map(
        track => (-wish(state, seat, track) * state.scoring[track]) / SCORE_BOX,
      ).sort((a, b) => b - a);
      return first + (points >= TWO_TRACKS ? second : 0);
    }
    case 'parliamentary-maneuver':
      return 0;
    case 'revolutionary-diplomacy':
      return (points / FOR_EACH_CARD) * (bestEvent(state, seat, state.piles.pool) - FOR_EACH_CARD * ACTIVITY_POINT);
    case 'revolutionary-fervor':
      return best(TRACKS.map(track => wish(state, seat, track)));
    case 'all-power-to-the-soviets':
      return fullyMobilized(state, seat);
    case 'opportunism':
      return POINT * Math.min(OPPORTUNISM, MOST_OPPORTUNITY - state.opportunity[seat]);
  }
};
