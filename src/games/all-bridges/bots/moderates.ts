/**
 * How the Moderates judge a command: Networks first, Cells where they can Agitate, money for the end, and lower
 * Polarization once it stays low (§7.2). The numbers were tuned in whole games; see docs/bots.md.
 */
import { population } from '../data/owners-map';
import { SPACES, type Space } from '../data/map';
import { publishable } from '../rules/publish';
import { hindrance } from '../rules/rally';
import {
  availableCells,
  availableDiscs,
  cellsIn,
  cellsOnMap,
  controllerOf,
  discsIn,
  hasRoomForDisc,
  issuesAndNetworks,
  piecesIn,
  spacesWhere,
} from '../selectors';
import type { State } from '../state';
import type { CommandName } from '../vocabulary';
import { timeLeft } from './chance';

/** The last fifth of a game: what is lowered now stays low. */
const ENDING = 0.2;
const RESOURCES = 15;

/** Levels of Polarization above what a victory allows. */
export const tooHigh = (state: State): number => state.polarization - issuesAndNetworks(state);
export const isEnding = (state: State): boolean => timeLeft(state) < ENDING;

/** The value of a Resource besides what it could buy: higher towards the end, and where Polarization is low enough. */
export const price = (state: State): number =>
  state.resources.moderates > RESOURCES + 5 ? 0 : (1 - timeLeft(state)) * (tooHigh(state) <= 0 ? 5 : 3.5);

const canBuild = (state: State, space: Space): boolean =>
  availableDiscs(state, 'network') > 0 && hasRoomForDisc(state, space) && cellsIn(state, space, 'moderates') >= 2;

/** A first piece in a space may Agitate there in the Support Phase. */
const footholdWorth = (state: State, space: Space): number =>
  population(state, space) ? (controllerOf(state, space) ? 0.7 : 2) : 0;

/** What Rally places, builds or hides in a space. */
const rallied = (state: State, space: Space): number => {
  if (canBuild(state, space)) return 16;
  const cells = cellsIn(state, space, 'moderates');
  const isFull = availableCells(state, 'moderates') === 0 || hindrance(state, 'moderates', space) > 0;
  if (discsIn(state, space, 'moderates'))
    return Math.max(
      cells || isFull ? 0 : 3,
      1.5 * Math.min(cellsIn(state, space, 'moderates', 'active'), population(state, space) + 1),
    );
  if (isFull || cells > 1) return 0;
  return cells === 0 ? footholdWorth(state, space) : availableDiscs(state, 'network') ? 7.5 : 0;
};
/** §3.3.1 Above five, Polarization pays for a Rally. */
export const rallyWorth = (state: State, space: Space): number =>
  rallied(state, space) - 0.5 - (state.polarization > 5 ? 0 : price(state));

/** The value of a space to a moving Cell: a foothold, or enemies to Negotiate with. */
export const stopWorth = (state: State, space: Space): number =>
  (piecesIn(state, space, 'moderates') ? 0 : footholdWorth(state, space)) +
  (cellsIn(state, space, 'reds', 'active') + cellsIn(state, space, 'senate', 'active') ? 1.5 : 0);

/** The value of each Command, with Publish where it may accompany it. */
export const commandWorth = (state: State, command: CommandName): number => {
  const money = state.resources.moderates;
  const published = publishable(state) * (0.33 + 0.25 * price(state));
  switch (command) {
    case 'negotiate': {
      const calmed = spacesWhere(state, 'moderates', 'own-inactive-cell', 'enemy-active-cell').length;
      const least = Math.min(calmed, money, tooHigh(state) + 1);
      return least > 0 && isEnding(state) ? 1.5 + (0.5 - price(state)) * least : 0.5;
    }
    case 'rally': {
      const best = SPACES.map(space => rallied(state, space)).toSorted((one, other) => other - one);
      const paid = best.slice(0, Math.max(1, Math.min(money, availableCells(state, 'moderates'))));
      return (
        1.4 * paid.reduce((sum, one) => sum + one, 0) - price(state) * Math.max(0, Math.min(2, 7 - state.polarization))
      );
    }
    case 'politics':
      return 2.3 + published - 2 * price(state);
    default:
      return 1.1 + 0.7 * Math.min(3, cellsOnMap(state, 'moderates', 'active')) + published - price(state);
  }
};

/** The value of their best Command. */
export const bestWorth = (state: State): number =>
  Math.max(...(['rally', 'message', 'negotiate', 'politics'] as const).map(command => commandWorth(state, command)));

/** §6.4.2 One more space to Agitate in: to build, and to lower Polarization at the end while Resources are ahead of it. */
export const agitateWorth = (state: State, space: Space): number => {
  if (isEnding(state)) return state.resources.moderates >= RESOURCES - tooHigh(state) ? 5 : -1;
  return canBuild(state, space) ? 6 : -1;
};
