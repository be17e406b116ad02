/**
 * Random games checked against the rulebook: checks, prices, Growing Extremism, scoring, the Abdication and the end.
 */
import { expect, test } from 'vitest';
import { wrongEvents, type Told } from '../../kernel/testing/told-events';
import { prelude } from '.';
import { traitsOf } from './cards/card';
import { DISTRICT_IDS, DISTRICTS, EXTREMIST, isDistrict, MODERATE, PARTY_COSTS, type Place } from './data/districts';
import type { Trait } from './data/types';
import { SEATS, type Seat } from './seats';
import type { Prelude, State } from './state';

const valueAt = ({ cubes }: State, seat: Seat, place: Place): number => cubes[place][seat];
const leadAt = ({ cubes }: State, place: Place): number =>
  Math.sign(cubes[place].revolutionary - cubes[place].government);
const isOrganized = ({ organizations }: State, seat: Seat, place: Place): boolean =>
  organizations.some(one => one.seat === seat && one.place === place);
const inPlay = (state: State, trait: Trait): number =>
  state.piles['in-play'].filter(card => traitsOf(state, card).includes(trait)).length;
const wayOf = (seat: Seat): number => (seat === 'revolutionary' ? 1 : -1);

/** §9 The Mobilization Value, the bonus, and what neighbouring Urban Districts add or take. */
const targetOf = (state: State, seat: Seat, place: Place | 'unrest', bonus: number): number => {
  if (place === 'unrest') return state.unrest + bonus;
  const own = valueAt(state, seat, place) + bonus;
  if (!isDistrict(place) || DISTRICTS[place].subtype === 'urban') return own;
  const tsar = DISTRICTS[place].subtype === 'military' && seat === 'government' ? inPlay(state, 'tsar-commands') : 0;
  return DISTRICTS[place].near.reduce(
    (sum, near) => {
      const lead = leadAt(state, near);
      const holder = lead > 0 ? 'revolutionary' : 'government';
      return sum + lead * wayOf(seat) * (isOrganized(state, holder, near) ? 2 : 1);
    },
    own + 2 * tsar,
  );
};

/** §10.1 A District costs 1, a Party 2, plus the box. The side behind in a District pays 1 less, but at least 1. */
const priceOf = (state: State, seat: Seat, place: Place): number => {
  const box = valueAt(state, seat, place);
  if (!isDistrict(place)) return 2 + (PARTY_COSTS[box] ?? 0);
  const { costs, subtype } = DISTRICTS[place];
  const isCheap = subtype === 'urban' || !isOrganized(state, 'government', place);
  if (seat === 'revolutionary' && inPlay(state, 'mass-support') && isCheap) return 1;
  return Math.max(1, 1 + (costs[seat][box] ?? 0) - (leadAt(state, place) * wayOf(seat) < 0 ? 1 : 0));
};

const DISTRICTS_TRACK = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
/** §5 What each track is worth, above 0 for the Revolutionary. */
const worthOf = (state: State, track: string): number => {
  switch (track) {
    case 'districts': {
      const box = DISTRICT_IDS.reduce((sum, place) => sum + leadAt(state, place), 0);
      return Math.sign(box) * (DISTRICTS_TRACK[Math.min(12, Math.abs(box))] ?? 0);
    }
    case 'organizations': {
      const boxes = state.organizations.map(({ place, seat }) => wayOf(seat) * (isDistrict(place) ? 1 : 2));
      const box = boxes.reduce((sum, one) => sum + one, 0);
      return Math.sign(box) * Math.min(20, 2 * Math.abs(box));
    }
    case 'duma': {
      const [red = [], blue = []] = SEATS.map(seat =>
        [MODERATE[seat], EXTREMIST[seat]].map(party => valueAt(state, seat, party)),
      );
      const total = (parties: readonly number[]): number => parties.reduce((sum, one) => sum + one, 0);
      const lead = Math.sign(total(red) - total(blue));
      const [most, least] = lead > 0 ? [red, blue] : [blue, red];
      const dominates = !state.abdicated && Math.min(...most) >= Math.max(...least);
      const parties = state.abdicated ? [red.slice(0, 1), blue.slice(0, 1)] : [red, blue];
      const empty = parties.map(one => 2 * one.filter(cubes => cubes === 0).length);
      return lead * (dominates ? 4 : 2) + (empty[1] ?? 0) - (empty[0] ?? 0);
    }
    default:
      return state.world;
  }
};

/** The points due from the track that is scoring. */
let scored: number | undefined;

const fault = ({ after, asked, before, event }: Told<Prelude>): string | undefined => {
  const [top] = asked.agenda;
  switch (event.kind) {
    case 'check-rolled': {
      const bonus = top?.kind === 'check' ? top.bonus : 0;
      const target = targetOf(before, event.seat, event.place, bonus);
      return target === event.target ? undefined : `target ${event.target} in ${event.place}, not ${target}`;
    }
    case 'cube-mobilized': {
      const price = priceOf(before, event.seat, event.place);
      return price === event.cost ? undefined : `${event.cost} for a cube in ${event.place}, not ${price}`;
    }
    case 'track-scored':
      scored = before.points + worthOf(before, event.track);
      return undefined;
    case 'track-reset': {
      const due = scored;
      scored = undefined;
      return due === undefined || due === before.points
        ? undefined
        : `${event.track} scores ${before.points}, not ${due}`;
    }
    case 'tsar-abdicated':
      return before.prestige === 0 && event.jumped === before.turn < 5 ? undefined : 'an Abdication at the wrong time';
    case 'game-ended':
      return event.winner === 'draw' || event.winner === (before.points > 0 ? 'revolutionary' : 'government')
        ? undefined
        : `${event.winner} wins with ${before.points}`;
    case 'points-scored':
      return undefined;
    default:
      return after.points === before.points ? undefined : `points by ${event.kind}`;
  }
};
test('every event follows the rulebook', () => {
  const weigh = { done: 0.15, 'create-organization': 0.5, 'use-special': 0.4, 'accept-failure': 0.5, pass: 0.2 };
  expect(wrongEvents(prelude, { games: 12, cap: 4000, seed: 3, weigh }, fault)).toEqual([]);
});
