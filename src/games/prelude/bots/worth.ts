/** The value of a table to a side, in victory points: those it has, and those it may expect from the tracks. */
import { DISTRICT_IDS, EXTREMIST, isDistrict, isParty, MODERATE, type Party, type Place } from '../data/districts';
import { ROUNDS } from '../data/turns';
import { TRACKS, type Track } from '../data/types';
import { numbersAt } from '../options';
import {
  advantage,
  boxesFor,
  districtsAdvantage,
  districtsBox,
  organizationsAdvantage,
  organizationsBox,
} from '../rules/advantage';
import { preparationsOf } from '../rules/red-october';
import { dumaValue, hasOrganization, PRESTIGE_END, SCORE_BOX, sign, UNREST_END, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';

/** Weight of later scoring dice: a lead seldom lasts longer. */
const HORIZON = 36;

/** How often a track may be expected to score while the present lead lasts. */
const scoringsOf = (state: State, track: Track): number => {
  const turns = Math.max(0, numbersAt(state)['last-turn'] - state.turn);
  const rolls = Math.min(HORIZON, 2 * (ROUNDS * turns + ROUNDS - state.round) + 2);
  return (rolls / TRACKS.length + state.scoring[track]) / SCORE_BOX;
};

/** An Organization lasts; control and majorities do not. */
const LASTS: Readonly<Record<Track, number>> = { districts: 0.45, organizations: 0.9, world: 0.75, duma: 0.55 };

/** Cubes beyond the one that wins control protect it, each less than the one before. */
const COVER = [0, 0.25, 0.4, 0.5];
const cover = (lead: number): number => Math.sign(lead) * (COVER[Math.min(3, Math.abs(lead))] ?? 0);

/** How well the cubes of both sides hold the Districts: above 0 for the Revolutionary. */
export const cubesCover = ({ cubes }: State): number =>
  DISTRICT_IDS.reduce((sum, id) => sum + cover(cubes[id].revolutionary - cubes[id].government), 0);

/** Extremists stronger than the moderates, and moderates without cubes, cost points later. */
const imbalance = (state: State, seat: Seat): number => {
  const moderates = valueOf(state, seat, MODERATE[seat]);
  const extremists = valueOf(state, seat, EXTREMIST[seat]);
  return Math.max(0, extremists - moderates) * 0.3 + (moderates ? 0 : 1.5) + (extremists || state.abdicated ? 0 : 1);
};

/** Red October comes nearer with Unrest, and then the markers that count only there become more valuable. */
const preparations = (state: State): number =>
  (preparationsOf(state, 'revolutionary') - preparationsOf(state, 'government')) *
  (0.1 + 0.9 * (state.unrest / UNREST_END) ** 3);

/** From here on Prestige threatens both sides with defeat. */
const DANGER = PRESTIGE_END - 4;
/** Beyond this Prestige no longer helps the Government. */
const ENOUGH = 8;

const prestige = (state: State, seat: Seat): number =>
  state.abdicated
    ? 0
    : -sign(seat) * 0.3 * Math.min(ENOUGH, state.prestige) - 2 * Math.max(0, state.prestige - DANGER) ** 2;

/** The value of an Opportunity Point. */
export const POINT = 0.45;
const WON = 20;

const trackWorth = (state: State, track: Track): number =>
  scoringsOf(state, track) * LASTS[track] * advantage(state, track);

/** The value of the Districts marker's box: half a box more is half way to the next number. */
const worthOfBox = (state: State, box: number): number =>
  scoringsOf(state, 'districts') * (LASTS.districts * districtsAdvantage(state, box) + 0.25 * (box % 2));

/** The parts of the worth that cubes in Districts change. */
const worthOfDistricts = (state: State): number => worthOfBox(state, districtsBox(state)) + cubesCover(state);

/** The change in score from a changed lead in one District. */
const leadGain = (state: State, lead: number, after: number): number => {
  const box = districtsBox(state);
  const next = box - Math.sign(lead) + Math.sign(after);
  return cover(after) - cover(lead) + (next === box ? 0 : worthOfBox(state, next) - worthOfBox(state, box));
};

/** The parts that cubes in Parties change, to a side. */
const worthOfDuma = (state: State, seat: Seat): number =>
  sign(seat) *
    (trackWorth(state, 'duma') + 0.3 * (dumaValue(state, 'revolutionary') - dumaValue(state, 'government'))) +
  imbalance(state, rival(seat)) -
  imbalance(state, seat);

/** The value of a table to a side. */
export const worthTo = (state: State, seat: Seat): number => {
  const shared =
    state.points +
    worthOfDistricts(state) +
    trackWorth(state, 'organizations') +
    trackWorth(state, 'world') +
    preparations(state);
  const won = sign(seat) * state.points >= WON ? WON : 0;
  return (
    sign(seat) * shared +
    worthOfDuma(state, seat) +
    won +
    prestige(state, seat) +
    POINT * (state.opportunity[seat] - state.opportunity[rival(seat)])
  );
};

/** The table with some more cubes of a side, or fewer. */
export const withCubes = (state: State, seat: Seat, place: Place, by: number): State => ({
  ...state,
  cubes: { ...state.cubes, [place]: { ...state.cubes[place], [seat]: Math.max(0, state.cubes[place][seat] + by) } },
});

/** How much better a changed table is. */
export const gain = (before: State, after: State, seat: Seat): number => worthTo(after, seat) - worthTo(before, seat);

/** The value to `seat` of some more or fewer cubes of a side in a place. */
export const cubesGain = (
  state: State,
  seat: Seat,
  { of, place, by }: { readonly of: Seat; readonly place: Place; readonly by: number },
): number => {
  if (!isDistrict(place)) return worthOfDuma(withCubes(state, of, place, by), seat) - worthOfDuma(state, seat);
  const { revolutionary, government } = state.cubes[place];
  const lead = revolutionary - government;
  return sign(seat) * leadGain(state, lead, lead + sign(of) * Math.max(by, -state.cubes[place][of]));
};

/** The value to `seat` of the Organizations marker in another box. */
const organizationsGain = (state: State, seat: Seat, by: number): number => {
  const box = organizationsBox(state);
  const change = organizationsAdvantage(state, box + by) - organizationsAdvantage(state, box);
  return sign(seat) * scoringsOf(state, 'organizations') * LASTS.organizations * change;
};

/** A Party's Organization also Sponsors others. */
const SPONSORS: Readonly<Record<Party, number>> = { socialist: 0, liberal: 1.5, monarchist: 1.5, radical: 3 };
export const organizationGain = (state: State, seat: Seat, place: Place): number =>
  organizationsGain(state, seat, sign(seat) * boxesFor(place)) + (isParty(place) ? SPONSORS[place] : 0);
/** The value to `seat` if a side loses its Organization in a place. */
export const disbandGain = (state: State, seat: Seat, of: Seat, place: Place): number =>
  hasOrganization(state, of, place) ? organizationsGain(state, seat, -sign(of) * boxesFor(place)) : 0;

const WAYS = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const ALL_WAYS = 216;
/** The expected gain of a check, including failures bought off where possible and worthwhile. */
export const checkGain = (target: number, opportunity: number, success: number): number =>
  WAYS.reduce((sum, ways, total) => {
    const cost = Math.max(0, total - target);
    return sum + (ways / ALL_WAYS) * (cost <= opportunity ? Math.max(0, success - POINT * cost) : 0);
  }, 0);
