/** The conditions of Event instructions, by name. If one fails, the Non-player takes a Command. */
import { population } from '../data/owners-map';
import type { State } from '../state';
import type { Power } from '../pieces';
import type { Chance } from './chance';
import { isNonplayer, isToTheLetter, numbersAt } from '../options';
import { SPACES, TOWNS, isTown, type Space } from '../data/map';

import { cubesInDisplay } from '../rules/propaganda';
import {
  availableCells,
  availableCubes,
  capabilitiesIn,
  cellsIn,
  controls,
  discsIn,
  isGuard,
  isWar,
  oppositionIn,
  resolvedIssues,
  spacesWhere,
} from '../selectors';
import { enemiesOf, isSide, opponent, SIDES, type Seat } from '../vocabulary';
import { afterMove, groupBeside, isRedsTarget, trainNear } from './groups';

/** §8.1.6 (#11) One die chooses the Vassalage that moves; it is rolled before the Event is taken, and kept for it. */
export const WEAPONS = '11';
const FORWARD_AGAIN = 5;

interface Way {
  readonly power: Power;
  readonly by: 1 | -1;
}
/** On 1 and 2 Russia gains, on 3 and 4 Germany loses, on 5 it gains; on 6 the Event is declined. */
const WAYS: Readonly<Record<number, Way>> = {
  1: { power: 'russian', by: 1 },
  2: { power: 'russian', by: 1 },
  3: { power: 'german', by: -1 },
  4: { power: 'german', by: -1 },
  5: { power: 'german', by: 1 },
};
/** A 5 is for a player's Senate, and is rolled again if there is none. */
export const throwWeapons = (state: State, chance: Chance): number => {
  const die = chance.die();
  return die === FORWARD_AGAIN && isNonplayer(state, 'senate') ? throwWeapons(state, chance) : die;
};
export const isTaken = (die: number): boolean => WAYS[die] !== undefined;
/** The meaning of the kept die. */
export const wayOfWeapons = ({ eventDie, piles }: State): Way | undefined =>
  piles.current[0] === WEAPONS && eventDie?.card === WEAPONS ? WAYS[eventDie.die] : undefined;

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly chance: Chance;
}

/** How a Faction wants populated spaces to shift: Support for the Senate, Opposition for the Reds. */
export const wantedShift = (seat: Seat): 1 | -1 => (seat === 'senate' ? 1 : -1);
const canShift = ({ state, seat }: Asked): boolean =>
  SPACES.some(space => population(state, space) > 0 && Math.abs(state.spaces[space].support + wantedShift(seat)) <= 2);
const wouldControl = (state: State, seat: Seat, space: Space, count: number): boolean =>
  !controls(state, space, seat) && controls(afterMove(state, seat, { space, count }), space, seat);
/** §5.0 (#40) The losses an Assault brings: half the attackers, rounded up. */
const assaultPays = (state: State, seat: Seat, space: Space): boolean => {
  if (!isSide(seat)) return false;
  const enemy = opponent(seat);
  const losses = Math.ceil(cellsIn(state, space, seat) / 2);
  const theirs = cellsIn(state, space, enemy);
  const takes =
    losses >= theirs &&
    (seat === 'senate' ? discsIn(state, space, 'reds') > 0 && losses > theirs : hasMarkers(state, space));
  return theirs > 0 && losses > 0 && (takes || Math.min(losses, theirs) >= 2);
};
const hasMarkers = (state: State, space: Space): boolean => capabilitiesIn(state, space, 'senate').length > 0;
export const ASSAULTS: readonly Space[] = ['tampere', 'hame'];

/**
 * (#37) The spaces with a Senate Cell that a Faction shifts: Helsinki for the Senate if it is Neutral, else the most
 * Opposition.
 */
export const shiftWithCell = ({ state, seat }: Pick<Asked, 'state' | 'seat'>): readonly Space[] => {
  const spaces = SPACES.filter(space => population(state, space) > 0 && cellsIn(state, space, 'senate') > 0);
  if (seat !== 'senate') return spaces.filter(space => state.spaces[space].support > -2);
  if (spaces.includes('helsinki') && state.spaces.helsinki.support === 0) return ['helsinki'];
  const most = Math.max(0, ...spaces.map(space => oppositionIn(state, space)));
  return most ? spaces.filter(space => oppositionIn(state, space) === most) : [];
};

/**
 * (#20) Does removing a Cell here bring Control of Population, or remove the last of its Faction that guards nothing?
 */
export const isWorthRemoving = (state: State, seat: Seat, space: Space, faction: Seat): boolean => {
  if (faction === seat || !cellsIn(state, space, faction) || isGuard(state, space, faction)) return false;
  const gains = !controls(state, space, seat) && controls(afterMove(state, faction, { from: space }), space, seat);
  return (gains && population(state, space) > 0) || cellsIn(state, space, faction) === 1;
};
const removalPays = (state: State, seat: Seat, town: Space): boolean =>
  isSide(seat) &&
  (state.spaces[town].prepared[opponent(seat)] > 0 ||
    enemiesOf(seat).some(faction => isWorthRemoving(state, seat, town, faction)));

const CONDITIONS = {
  'phase-one': ({ state }: Asked) => !isWar(state),
  'event-terror': ({ state, seat }: Asked) => spacesWhere(state, seat, 'own-cell', 'enemy-cell').length > 0,
  'populated-to-shift': canShift,
  'cube-available': ({ state }: Asked) => SIDES.some(side => availableCubes(state, side) > 0),
  'cell-to-shift': (asked: Asked) => shiftWithCell(asked).length > 0,
  'two-cells-available': ({ state }: Asked) => availableCells(state, 'moderates') >= 2,
  'weapons-die': ({ state, chance }: Asked) => isTaken(throwWeapons(state, chance)),
  'town-to-control': ({ state, seat }: Asked) =>
    availableCells(state, seat) > 0 && TOWNS.some(town => wouldControl(state, seat, town, 1)),
  'cubes-in-the-display': ({ state }: Asked) => cubesInDisplay(state) > 0,
  'guard-to-remove': ({ state, seat }: Asked) => TOWNS.some(town => isSide(seat) && removalPays(state, seat, town)),
  'russian-to-replace': ({ state, seat }: Asked) =>
    availableCells(state, 'senate') > 0 && spacesWhere(state, seat, 'russian', 'senate-cell').length > 0,
  'resources-ten-to-fourteen': ({ state }: Asked) => state.resources.moderates >= 10 && state.resources.moderates < 15,
  'polarization-six-or-more': ({ state }: Asked) => state.polarization >= 6,
  'moderates-are-played': ({ state }: Asked) => !isNonplayer(state, 'moderates'),
  'prisoners-to-free': ({ state }: Asked) =>
    state.prisoners.reds + state.prisoners.senate > 0 &&
    state.resources.moderates < 15 &&
    (state.polarization === 6 || state.polarization === 7),
  'opposition-of-a-player': ({ state, seat }: Asked) =>
    !isNonplayer(state, 'reds') && spacesWhere(state, seat, 'opposition', 'own-active-cell', 'own-control').length > 0,
  'resources-fifteen-or-polarization-five': ({ state }: Asked) =>
    state.resources.moderates >= 15 || state.polarization >= 5,
  'issue-resolved': ({ state }: Asked) => resolvedIssues(state) > 0,
  'assault-pays': ({ state, seat }: Asked) => ASSAULTS.some(space => assaultPays(state, seat, space)),
  'reds-in-uusimaa': ({ state }: Asked) => cellsIn(state, 'uusimaa', 'reds') > 0,
  'senate-attack': ({ state, seat }: Asked) =>
    !isToTheLetter(state) || groupBeside(state, seat, isRedsTarget) || trainNear(state, seat, isRedsTarget),
  'regroup-pays': ({ state }: Asked) =>
    SPACES.some(
      space => isTown(space) && cellsIn(state, space, 'senate') > 0 && wouldControl(state, 'senate', space, 3),
    ),
  'german-vassalage-high': ({ state, chance }: Asked) =>
    state.vassalage.german >= 4 || (state.vassalage.german === 3 && chance.die() >= 5),
  'last-campaign-or-vassalage': ({ state }: Asked) =>
    state.propaganda >= numbersAt(state).campaigns - 1 || state.vassalage.german >= 4,
} satisfies Readonly<Record<string, (asked: Asked) => boolean>>;
export type EventConditionName = keyof typeof CONDITIONS;

export const holdsForEvent = (asked: Asked, name: EventConditionName): boolean => CONDITIONS[name](asked);
