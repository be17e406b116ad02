/**
 * How the Moderates judge a command: Networks first, Cells where they can Agitate, money for the end, and lower
 * Polarization once it stays low (§7.2). Alone (§8.7) they look to the last Support Phase. The numbers were tuned in whole games; see docs/bots.md.
 */
import { population } from '../data/owners-map';
import { SPACES, type Space } from '../data/map';
import { isSolitaire } from '../options';
import { isLastRound } from '../rules/propaganda';
import { exposures, publishable, published as publishedIn } from '../rules/publish';
import { hindrance } from '../rules/rally';
import { MOST_TENSION } from '../rules/victory';
import {
  availableCells,
  availableDiscs,
  cellsIn,
  cellsOnMap,
  controllerOf,
  discsIn,
  hasRoomForDisc,
  issuesAndNetworks,
  oppositionIn,
  piecesIn,
  spacesWhere,
  sumOver,
} from '../selectors';
import type { State } from '../state';
import { friendOf, SEATS, SIDES, type CommandName } from '../vocabulary';
import { timeLeft } from './chance';
import { excess, finaleOf } from './finale';

/** The last fifth of a game: what is lowered now stays low. */
const ENDING = 0.2;
const RESOURCES = 15;

/** Levels of Polarization above what a victory allows. */
export const tooHigh = (state: State): number => state.polarization - issuesAndNetworks(state);
export const isEnding = (state: State): boolean => timeLeft(state) < ENDING;

/** Alone, the last cards: Cells go where they can Agitate, and Negotiate. */
const SPREADING = 0.12;
export const isSpreading = (state: State): boolean => isSolitaire(state) && timeLeft(state) < SPREADING;

/** The value of a Resource besides what it could buy: higher towards the end, and where Polarization is low enough. */
export const price = (state: State): number => {
  // Resources are not what is lacking
  if (isSolitaire(state) && timeLeft(state) < 0.5 && finaleOf(state).spare > 2) return 0.3;
  return state.resources.moderates > RESOURCES + 5 ? 0 : (1 - timeLeft(state)) * (tooHigh(state) <= 0 ? 5 : 3.5);
};

/** §6.1 Would so much less Polarization let no rival win at the next check? */
const isSafe = (state: State, by: number): boolean =>
  SIDES.every(
    side => excess(state, side) <= 0 || state.vassalage[friendOf(side)] + state.polarization - by > MOST_TENSION,
  );
/** How many levels of Polarization the Moderates want to lower now. */
export const levelsToLower = (state: State): number => {
  let by = 0;
  while (by <= tooHigh(state) + 1 && isSafe(state, by + 1)) by++;
  return by;
};

const canBuild = (state: State, space: Space): boolean =>
  availableDiscs(state, 'network') > 0 && hasRoomForDisc(state, space) && cellsIn(state, space, 'moderates') >= 2;

/** A first piece in a space may Agitate there in the Support Phase. */
const footholdWorth = (state: State, space: Space): number => {
  if (!population(state, space)) return 0;
  const side = controllerOf(state, space);
  if (!isSolitaire(state)) return side ? 0.7 : 2;
  // one more piece ends the Control of a side that is one ahead
  const others = SEATS.reduce((sum, one) => sum + (one === side ? 0 : piecesIn(state, space, one)), 0);
  const ahead = side ? piecesIn(state, space, side) - others : 0;
  return (timeLeft(state) < 0.25 ? 1.5 : 1) * ([2, 1.8, 0.7][ahead] ?? 0.5);
};

/** Is there room beside the Personality and the Networks for one more Cell to Publish with? */
const mayPublishMore = (state: State, space: Space): boolean =>
  cellsIn(state, space, 'moderates') < exposures(state, space);

/** Cells that could be of more use elsewhere at the end. */
export const idleIn = (state: State, space: Space): number => {
  const cells = cellsIn(state, space, 'moderates');
  if (!population(state, space) || controllerOf(state, space)) return cells;
  const isContested = SIDES.some(side => piecesIn(state, space, side) > 0);
  return isContested ? 0 : cells - (discsIn(state, space, 'moderates') ? 0 : 1);
};

/** What Rally places, builds or hides in a space. */
const rallied = (state: State, space: Space): number => {
  if (canBuild(state, space)) return 16;
  const cells = cellsIn(state, space, 'moderates');
  const isFull = availableCells(state, 'moderates') === 0 || hindrance(state, 'moderates', space) > 0;
  if (discsIn(state, space, 'moderates'))
    return Math.max(
      (isSolitaire(state) ? cells && !mayPublishMore(state, space) : cells) || isFull ? 0 : 3,
      1.5 * Math.min(cellsIn(state, space, 'moderates', 'active'), population(state, space) + 1),
    );
  if (isSpreading(state) && availableCells(state, 'moderates') && !cells)
    return Math.max(0, 2 * footholdWorth(state, space) - hindrance(state, 'moderates', space) * price(state));
  if (isFull || cells > 1) return 0;
  return cells === 0 ? footholdWorth(state, space) : availableDiscs(state, 'network') ? 7.5 : 0;
};
/** §3.3.1 Above five, Polarization pays for a Rally. */
export const rallyWorth = (state: State, space: Space): number =>
  rallied(state, space) - 0.5 - (state.polarization > 5 ? 0 : price(state));

/** The value of a space to a moving Cell: a foothold, or enemies to Negotiate with. */
export const stopWorth = (state: State, space: Space): number =>
  (piecesIn(state, space, 'moderates') ? 0 : footholdWorth(state, space)) +
  (isSolitaire(state) && !isSpreading(state) && mayPublishMore(state, space) ? 6 : 0) +
  (cellsIn(state, space, 'reds', 'active') + cellsIn(state, space, 'senate', 'active') ? 1.5 : 0);

/** §3.3.2 The value of moving a Cell. */
export const messageWorth = (state: State, from: Space, isActive: boolean): number => {
  if (isSpreading(state)) return idleIn(state, from) > 0 ? (isActive ? 3 : 2) : -1;
  // it moves away and back, and is Underground again
  if (isSolitaire(state) && isActive && exposures(state, from)) return 5 - 2 * price(state);
  const isPair = cellsIn(state, from, 'moderates') > 1;
  return isActive ? (isPair ? 3 : 2) - 2 * price(state) : isPair ? 1 : -1;
};
/** §4.3.3 The value of Publishing in a space. */
export const publishWorth = (state: State, space: Space): number =>
  isSolitaire(state) ? 4 + publishedIn(state, space) : 5;
/** §4.3.1 The value of the Personality in a space. */
export const personalityWorth = (state: State, space: Space): number => {
  const cells = cellsIn(state, space, 'moderates');
  return 2 + (isSolitaire(state) ? Math.min(2, cells) + 2 * discsIn(state, space, 'moderates') : cells);
};

/** The value of each Command, with Publish where it may accompany it. */
export const commandWorth = (state: State, command: CommandName): number => {
  const money = state.resources.moderates;
  const published = publishable(state) * (0.33 + 0.25 * price(state));
  switch (command) {
    case 'negotiate': {
      const calmed = spacesWhere(state, 'moderates', 'own-inactive-cell', 'enemy-active-cell').length;
      if (isSpreading(state)) return 6 * Math.min(calmed, money, levelsToLower(state)) - 4;
      const least = Math.min(calmed, money, tooHigh(state) + 1);
      if (isSolitaire(state) && !isSafe(state, least)) return 0.5;
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
      if (isSpreading(state)) return 1.1 + published - price(state) + 3 * sumOver(space => idleIn(state, space));
      return 1.1 + 0.7 * Math.min(3, cellsOnMap(state, 'moderates', 'active')) + published - price(state);
  }
};

/** The value of their best Command. */
export const bestWorth = (state: State): number =>
  Math.max(...(['rally', 'message', 'negotiate', 'politics'] as const).map(command => commandWorth(state, command)));

/** §6.4.2 One more space to Agitate in: to build, and to lower Polarization at the end while Resources are ahead of it. */
export const agitateWorth = (state: State, space: Space): number => {
  if (isSolitaire(state)) {
    if (!isLastRound(state)) return canBuild(state, space) ? 6 : -1;
    const { calm, lower } = finaleOf(state);
    return calm.includes(space) ? 7 : lower > 0 ? 5 - oppositionIn(state, space) : -1;
  }
  if (isEnding(state)) return state.resources.moderates >= RESOURCES - tooHigh(state) ? 5 : -1;
  return canBuild(state, space) ? 6 : -1;
};

/** §6.4.2 One level less, by the last Support Phase or before it. `by`: how many levels at once. */
export const lowerWorth = (state: State, by: number): number => {
  if (!isSolitaire(state)) return tooHigh(state) > -1 && isEnding(state) ? 9 : -1;
  if (isLastRound(state)) return finaleOf(state).lower > 0 ? 9 : -1;
  return isEnding(state) && tooHigh(state) > -2 && isSafe(state, by) ? 9 : -1;
};
/** §6.4.2 Does it help the Moderates to calm a space in the last Support Phase? */
export const isToCalm = (state: State, space: Space): boolean =>
  isSolitaire(state) && isLastRound(state) && finaleOf(state).calm.includes(space);
