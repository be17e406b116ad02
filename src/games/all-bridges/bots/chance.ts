/**
 * §7 The chance of a Faction to win from a table; the rest goes to the Powers and to nobody. A logistic regression
 * with several outcomes, of which the last has no figures. Each Faction has its own figures.
 */
import { population } from '../data/owners-map';
import { SPACES, TOWNS, type Space } from '../data/map';

import { publishable } from '../rules/publish';
import { isNonplayer, isSolitaire, lineOf, numbers, numbersAt } from '../options';
import { isBlocked } from '../rules/victory';
import { finaleOf } from './finale';
import {
  availableDiscs,
  cellsIn,
  cellsOnMap,
  controllerOf,
  controlledPopulation,
  discsIn,
  discsOnMap,
  issuesAndNetworks,
  oppositionAndAdministrations,
  piecesIn,
  senateTownPopulation,
  spacesWhere,
  sumOver,
  supportIn,
  troopsOnMap,
} from '../selectors';
import type { State } from '../state';
import { friendOf, isSide, SEATS, type Seat, type Side } from '../vocabulary';

/** The figures of a Faction, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Cards of a Campaign. */
const CAMPAIGN = 10;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Events and Propaganda cards still to come, as a share of the deck. */
export const timeLeft = (state: State): number => {
  const { deck, upcoming } = state.piles;
  const unplayed = CAMPAIGN * (numbers.usual.campaigns - numbersAt(state).campaigns);
  return Math.max(0, deck.length + upcoming.length - unplayed) / (CAMPAIGN * numbers.usual.campaigns);
};

/** §7.2 Tension above what a side can win with: its Power's Vassalage and Polarization. */
const tension = ({ polarization, vassalage }: State, side: Side): number =>
  clamp(vassalage[friendOf(side)] + polarization - 5, -3, 5);

/** Population of Towns that a side is a few pieces away from Controlling; a lead counts only while it is safe. */
const townLead = (state: State, side: Side): number =>
  TOWNS.reduce((sum, town) => {
    const own = piecesIn(state, town, side);
    const others = SEATS.reduce((all, seat) => all + (seat === side ? 0 : piecesIn(state, town, seat)), 0);
    return sum + population(state, town) * clamp(own - others, -3, 3);
  }, 0);

/** §6.4.2 Population where the Reds could shift towards Opposition in the next Support Phase. */
const agitable = (state: State): number =>
  sumOver((space: Space) => {
    const isHeld =
      controllerOf(state, space) === 'reds' &&
      (cellsIn(state, space, 'reds', 'active') || discsIn(state, space, 'reds'));
    const lowest = discsIn(state, space, 'reds') ? -2 : -1;
    return isHeld ? population(state, space) * Math.max(0, state.spaces[space].support - lowest) : 0;
  });

/** §6.4.2 By how much a Faction may lower Polarization in the next Support Phase, one level a space, while it can pay. */
const calming = (state: State, seat: Seat, spare: number): number => {
  const spaces = isSide(seat)
    ? spacesWhere(state, seat, 'own-control', 'own-active-cell').length
    : spacesWhere(state, seat, 'uncontrolled', 'populated', 'own-piece').length;
  return clamp(Math.min(spaces, spare), 0, 6);
};
/** §4.2.1 What a Political Event brings: spaces with an Active Cell and Control, up to four; worth more early on. */
const income = (state: State, side: Side): number =>
  Math.min(4, spacesWhere(state, side, 'own-control', 'own-active-cell').length) * timeLeft(state);

/** §3.3.1 Networks that two Cells in a space could become, while there are some. */
const readyNetworks = (state: State): number =>
  Math.min(
    availableDiscs(state, 'network'),
    spacesWhere(state, 'moderates', 'room-for-disc').filter(
      space => !discsIn(state, space, 'moderates') && cellsIn(state, space, 'moderates') >= 2,
    ).length,
  );

/** §8.7 The value of a lead: a player alone wins only after the last Round, so it grows with time. */
const pays = (state: State, seat: Seat): number =>
  isSolitaire(state) && !isNonplayer(state, seat) ? late(state) ** 2 : 1;

const late = (state: State): number => 1 - timeLeft(state);

const shared = (state: State, seat: Seat): Figures => ({
  one: 1,
  late: late(state),
  money: Math.min(state.resources[seat], 8),
  moneyLate: Math.min(state.resources[seat], 8) * late(state),
  cells: cellsOnMap(state, seat),
});

const reds = (state: State): Figures => {
  const margin = clamp(oppositionAndAdministrations(state) - lineOf(state, 'reds'), -8, 4);
  return {
    ...shared(state, 'reds'),
    margin,
    marginLate: margin * late(state),
    ahead: margin > 0 ? pays(state, 'reds') : 0,
    tension: tension(state, 'reds'),
    blocked: margin > -3 && isBlocked(state, 'reds') ? 1 : 0,
    administrations: discsOnMap(state, 'administration'),
    agitable: agitable(state),
    control: controlledPopulation(state, 'reds'),
    income: income(state, 'reds'),
    calm: Math.min(calming(state, 'reds', state.resources.reds), Math.max(0, tension(state, 'reds'))) * late(state),
  };
};

const senate = (state: State): Figures => {
  const margin = clamp(senateTownPopulation(state) - lineOf(state, 'senate'), -3, 3);
  return {
    ...shared(state, 'senate'),
    margin,
    marginLate: margin * late(state),
    ahead: margin > 0 ? pays(state, 'senate') : 0,
    tension: tension(state, 'senate'),
    blocked: margin > -1 && isBlocked(state, 'senate') ? 1 : 0,
    lead: townLead(state, 'senate'),
    support: sumOver(space => supportIn(state, space)) * timeLeft(state),
    income: income(state, 'senate'),
    calm:
      Math.min(calming(state, 'senate', state.resources.senate), Math.max(0, tension(state, 'senate'))) * late(state),
    germans: troopsOnMap(state, 'german') + state.germanBox,
  };
};

const moderates = (state: State): Figures => {
  const money = clamp(state.resources.moderates - lineOf(state, 'moderates'), -14, 3);
  const issues = clamp(issuesAndNetworks(state) - state.polarization, -6, 2);
  // §8.7 alone they win only after the last Support Phase
  const lead = isSolitaire(state) ? clamp(finaleOf(state).lead, -9, 2) : 0;
  return {
    ...shared(state, 'moderates'),
    margin: money,
    marginLate: money * late(state),
    ahead: money > 0 && issues >= 0 ? pays(state, 'moderates') : 0,
    issues,
    issuesLate: issues * late(state),
    level: issues >= 0 ? 1 : 0,
    lead,
    leadLate: lead * late(state) ** 2,
    winning: lead > 0 ? pays(state, 'moderates') : 0,
    networks: discsOnMap(state, 'network'),
    personality: state.personality === 'available' ? 0 : 1,
    // §6.2 after the last Politics Phase cubes are worth nothing
    cubes: state.propaganda < numbersAt(state).campaigns ? state.display.reds + state.display.senate : 0,
    spread: SPACES.filter(space => cellsIn(state, space, 'moderates') > 0).length,
    ready: readyNetworks(state),
    publishing: publishable(state) * timeLeft(state),
    hidden: cellsOnMap(state, 'moderates', 'inactive'),
    calm:
      Math.min(
        calming(state, 'moderates', Math.max(2, state.resources.moderates - lineOf(state, 'moderates') - 1)),
        Math.max(0, -issues),
      ) * late(state),
  };
};

const FIGURES = { reds, senate, moderates } as const;
/** The figures of a Faction. */
export const figuresOf = (state: State, seat: Seat): Figures => FIGURES[seat](state);

/** The weights; docs/bots.md explains how they were found. */
const WEIGHTS: Readonly<Record<Seat, Figures>> = {
  reds: {
    one: 0.6,
    late: -3.9,
    margin: 0.33,
    marginLate: 0.32,
    ahead: 1.7,
    agitable: 0.33,
    control: 0.3,
    cells: 0.03,
    money: 0.02,
    tension: -0.22,
    blocked: -0.4,
    income: 0.2,
    calm: 0.1,
  },
  senate: {
    one: 2.2,
    late: -3.2,
    margin: 0.25,
    marginLate: 0.35,
    ahead: 1.1,
    lead: 0.18,
    germans: 0.05,
    money: 0.06,
    moneyLate: -0.1,
    tension: -0.3,
    blocked: -0.5,
    support: 0.1,
    income: 0.35,
    calm: 0.25,
  },
  moderates: {
    one: 0.8,
    late: -3,
    margin: 0.11,
    marginLate: 0.24,
    ahead: 1.5,
    issues: 0.32,
    issuesLate: 0.3,
    level: 0.28,
    lead: 0.1,
    leadLate: 0.4,
    winning: 1.5,
    cubes: 0.18,
    networks: 0.2,
    personality: 0.3,
    spread: 0.06,
    cells: 0.1,
    hidden: 0.03,
    ready: 0.2,
    publishing: 0.08,
    calm: 0.45,
  },
};

const strength = (state: State, seat: Seat): number => {
  const weights = WEIGHTS[seat];
  return Object.entries(figuresOf(state, seat)).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
};

/** The chance of a Faction to win: 1 and 0 once it is decided. */
export const chanceOf = (state: State, seat: Seat): number => {
  if (state.ending) return state.ending.winner === seat ? 1 : 0;
  const odds = Object.fromEntries(SEATS.map(one => [one, Math.exp(strength(state, one))]));
  const all = SEATS.reduce((sum, one) => sum + (odds[one] ?? 0), 1);
  return (odds[seat] ?? 0) / all;
};
