/**
 * The shared selectors: questions of rules, Events and Non-players about spaces and pieces. Each has one name; data
 * uses the name, a rule calls the function.
 */
import { CELLS, TROOPS } from './pieces';
import { neighbours, population } from './data/owners-map';
import { SPACES, isSpace, isStop, isTown, STOPS, type Space, type Stop } from './data/map';

import { ADMINISTRATIONS, CUBES, NETWORKS, PREPARED, SABOTAGES, TERRORS, type SpaceState, type State } from './state';
import type { CellTestName, MeasureName, SpaceTestName } from './selector-names';
import {
  CAPABILITIES,
  enemiesOf,
  isSide,
  ISSUES,
  kindOfCapability,
  opponent,
  STANCES,
  type Capability,
  type CapabilityKind,
  type CapabilityPlace,
  type Disc,
  type Power,
  type Seat,
  type Side,
  type Stance,
} from './vocabulary';

// ---------------------------------------------------------------- what lies in a space
/** Cells of a Faction in a space, of one stance or of both. */
export const cellsIn = ({ spaces }: State, space: Space, seat: Seat, stance?: Stance): number => {
  const cells = spaces[space][seat];
  return stance ? cells[stance] : cells.active + cells.inactive;
};
const discCount = ({ administrations, networks }: SpaceState, seat: Seat): number =>
  seat === 'reds' ? administrations : seat === 'moderates' ? networks : 0;
/** Administrations of the Reds, Networks of the Moderates. */
export const discsIn = ({ spaces }: State, space: Space, seat: Seat): number => discCount(spaces[space], seat);
/** §1.4 Cells and discs; Troops of a friendly Power do not count as the Faction's own. */
export const piecesIn = (state: State, space: Space, seat: Seat): number =>
  cellsIn(state, space, seat) + discsIn(state, space, seat);
export const troopsIn = ({ spaces }: State, space: Space, power: Power): number =>
  power === 'german' ? spaces[space].germans : spaces[space].russians;
export const terrorIn = ({ spaces }: State, space: Space): number =>
  spaces[space].terror.reds + spaces[space].terror.senate;
/** §1.6 Levels of Support, or of Opposition, of a space: 0 to 2. */
export const supportIn = ({ spaces }: State, space: Space): number => Math.max(0, spaces[space].support);
export const oppositionIn = ({ spaces }: State, space: Space): number => Math.max(0, -spaces[space].support);

/** §1.7 Who Controls a space: Cells and Administrations against all other Factions together, Networks included. */
export const controllerOf = ({ spaces }: State, space: Space): Side | undefined => {
  // called most often when bots look ahead, so it counts without helpers
  const { administrations, moderates, networks, reds, senate } = spaces[space];
  const red = reds.active + reds.inactive + administrations;
  const white = senate.active + senate.inactive;
  const blue = moderates.active + moderates.inactive + networks;
  return red > white + blue ? 'reds' : white > red + blue ? 'senate' : undefined;
};
export const controls = (state: State, space: Space, seat: Seat): boolean => controllerOf(state, space) === seat;

// ---------------------------------------------------------------- sums over the map, and what is left in the boxes
export const sumOver = (count: (space: Space) => number): number =>
  SPACES.reduce((sum, space) => sum + count(space), 0);
export const cellsOnMap = (state: State, seat: Seat, stance?: Stance): number =>
  sumOver(space => cellsIn(state, space, seat, stance));
/** §1.8 The value of the Cells on Map marker. */
export const sidesOnMap = (state: State): number => cellsOnMap(state, 'reds') + cellsOnMap(state, 'senate');
export const discsOnMap = (state: State, disc: Disc): number =>
  sumOver(space => discsIn(state, space, disc === 'administration' ? 'reds' : 'moderates'));
export const troopsOnMap = (state: State, power: Power): number => sumOver(space => troopsIn(state, space, power));
/** §1.4.2 Cells in a Faction's Available Forces box. */
export const availableCells = (state: State, seat: Seat): number =>
  Math.max(
    0,
    CELLS[seat] -
      cellsOnMap(state, seat) -
      (isSide(seat) ? state.prisoners[seat] : 0) -
      (seat === 'senate' ? state.outOfPlay : 0),
  );
export const availableDiscs = (state: State, disc: Disc): number =>
  Math.max(0, (disc === 'administration' ? ADMINISTRATIONS : NETWORKS) - discsOnMap(state, disc));
export const availableCubes = ({ display }: State, side: Side): number => Math.max(0, CUBES - display[side]);
export const availablePrepared = (state: State): number =>
  Math.max(0, PREPARED - sumOver(space => state.spaces[space].prepared.reds + state.spaces[space].prepared.senate));
export const availableTerror = (state: State, side: Side): number =>
  Math.max(0, TERRORS - sumOver(space => state.spaces[space].terror[side]));
export const availableSabotage = ({ sabotage }: State): number => Math.max(0, SABOTAGES - sabotage.length);
/** The number of a News marker that is not on the map. */
export const availableNews = ({ news }: State): number | undefined => {
  const found = news.findIndex(one => one.at === 'available');
  return found < 0 ? undefined : found;
};
/** Troops out of play: neither on the map nor, for Germans, in their box. */
export const troopsOut = (state: State, power: Power): number =>
  Math.max(0, TROOPS - troopsOnMap(state, power) - (power === 'german' ? state.germanBox : 0));

/** §1.4.3 Is there room for one more disc, of any Faction? */
export const hasRoomForDisc = ({ spaces }: State, space: Space): boolean =>
  spaces[space].administrations + spaces[space].networks < 2;
/** §1.4.3 Is there room for one more Terror marker? */
export const hasRoomForTerror = (state: State, space: Space): boolean => terrorIn(state, space) < 2;

// ---------------------------------------------------------------- markers
/** The space of a Capability marker; undefined while it is in no space. */
export const spaceOfPlace = (at: CapabilityPlace): Space | undefined =>
  isStop(at) ? STOPS[at] : isSpace(at) ? at : undefined;
export const stopOf = ({ capabilities }: State, train: Capability): Stop | undefined => {
  const { at } = capabilities[train];
  return isStop(at) ? at : undefined;
};
/** §5.3 The Capability markers of a side in a space. */
export const capabilitiesIn = (state: State, space: Space, side: Side): readonly Capability[] =>
  CAPABILITIES.filter(marker => {
    const { at, side: owner } = state.capabilities[marker];
    return owner === side && spaceOfPlace(at) === space;
  });
/** A marker of a kind that is not in play. */
export const freeCapability = (state: State, kind: CapabilityKind): Capability | undefined =>
  CAPABILITIES.find(marker => kindOfCapability(marker) === kind && state.capabilities[marker].at === 'aside');
/** Numbers of the News markers in a space, held by somebody or by nobody. */
export const newsIn = ({ news }: State, space: Space, holder: Seat | 'nobody'): readonly number[] =>
  news.flatMap((one, n) => (one.at === space && one.holder === holder ? [n] : []));
export const newsOf = ({ news }: State, holder: Seat): readonly number[] =>
  news.flatMap((one, n) => (one.at !== 'available' && one.holder === holder ? [n] : []));

/** §3.2.3 Would a Capability or Prepared marker be lost with this Faction's last Cell here? */
export const hasGuardedMarker = (state: State, space: Space, seat: Seat): boolean =>
  isSide(seat) && (state.spaces[space].prepared[seat] > 0 || capabilitiesIn(state, space, seat).length > 0);
/** Is this Faction's last Cell here protected by the marker it guards? */
export const isGuard = (state: State, space: Space, seat: Seat): boolean =>
  cellsIn(state, space, seat) === 1 && hasGuardedMarker(state, space, seat);

// ---------------------------------------------------------------- victory markers, §1.12
export const senateTownPopulation = (state: State): number =>
  sumOver(space => (isTown(space) && controls(state, space, 'senate') ? population(state, space) : 0));
export const totalOpposition = (state: State): number =>
  sumOver(space => oppositionIn(state, space) * population(state, space));
export const oppositionAndAdministrations = (state: State): number =>
  totalOpposition(state) + discsOnMap(state, 'administration');
export const resolvedIssues = ({ issues }: State, side?: Side): number =>
  ISSUES.filter(issue => (side ? issues[issue] === side : issues[issue] !== 'unresolved')).length;
export const issuesAndNetworks = (state: State): number => resolvedIssues(state) + discsOnMap(state, 'network') + 1;
export const controlledPopulation = (state: State, side: Side): number =>
  sumOver(space => (controls(state, space, side) ? population(state, space) : 0));
export const supportLevels = (state: State): number => sumOver(space => supportIn(state, space));
/** §6.2.1 A side's surcharge for its first Agitation: one for each Issue Resolved in the other's colour. */
export const surcharge = (state: State, side: Side): number => resolvedIssues(state, opponent(side));

// ---------------------------------------------------------------- selectors of spaces, by name
type SpaceTest = (state: State, space: Space, seat: Seat) => boolean;
const enemyCells = (state: State, space: Space, seat: Seat, stance?: Stance): number =>
  enemiesOf(seat).reduce((sum, enemy) => sum + cellsIn(state, space, enemy, stance), 0);

/** Each is a sentence about a space, as the executing Faction sees it. */
export const SPACE_TESTS: Readonly<Record<SpaceTestName, SpaceTest>> = {
  anywhere: () => true,
  town: (_, space) => isTown(space),
  province: (_, space) => !isTown(space),
  populated: (state, space) => population(state, space) > 0,
  unpopulated: (state, space) => population(state, space) === 0,
  neutral: ({ spaces }, space) => spaces[space].support === 0,
  support: (state, space) => supportIn(state, space) > 0,
  opposition: (state, space) => oppositionIn(state, space) > 0,
  'active-support': ({ spaces }, space) => spaces[space].support === 2,
  'active-opposition': ({ spaces }, space) => spaces[space].support === -2,
  'no-active-support': ({ spaces }, space) => spaces[space].support < 2,
  'no-active-opposition': ({ spaces }, space) => spaces[space].support > -2,
  /** Not at Active Support for the Reds, not at Active Opposition for the Senate. */
  'no-enemy-active-level': ({ spaces }, space, seat) =>
    (seat === 'senate' || spaces[space].support < 2) && (seat === 'reds' || spaces[space].support > -2),
  uncontrolled: (state, space) => controllerOf(state, space) === undefined,
  'own-control': (state, space, seat) => controls(state, space, seat),
  'enemy-control': (state, space, seat) => {
    const controller = controllerOf(state, space);
    return controller !== undefined && controller !== seat;
  },
  'own-cell': (state, space, seat) => cellsIn(state, space, seat) > 0,
  'own-active-cell': (state, space, seat) => cellsIn(state, space, seat, 'active') > 0,
  'own-inactive-cell': (state, space, seat) => cellsIn(state, space, seat, 'inactive') > 0,
  'own-piece': (state, space, seat) => piecesIn(state, space, seat) > 0,
  'enemy-cell': (state, space, seat) => enemyCells(state, space, seat) > 0,
  'enemy-active-cell': (state, space, seat) => enemyCells(state, space, seat, 'active') > 0,
  /** Cells and discs of the other Factions; no Troops. */
  'enemy-piece': (state, space, seat) => enemiesOf(seat).some(enemy => piecesIn(state, space, enemy) > 0),
  'reds-cell': (state, space) => cellsIn(state, space, 'reds') > 0,
  'reds-piece': (state, space) => piecesIn(state, space, 'reds') > 0,
  'senate-cell': (state, space) => cellsIn(state, space, 'senate') > 0,
  'moderates-cell': (state, space) => cellsIn(state, space, 'moderates') > 0,
  'moderates-piece': (state, space) => piecesIn(state, space, 'moderates') > 0,
  administration: ({ spaces }, space) => spaces[space].administrations > 0,
  network: ({ spaces }, space) => spaces[space].networks > 0,
  'room-for-disc': (state, space) => hasRoomForDisc(state, space),
  'room-for-terror': (state, space) => hasRoomForTerror(state, space),
  russian: ({ spaces }, space) => spaces[space].russians > 0,
  german: ({ spaces }, space) => spaces[space].germans > 0,
  personality: ({ personality }, space) => personality === space,
  'free-news': (state, space) => newsIn(state, space, 'nobody').length > 0,
  'reds-capability': (state, space) => capabilitiesIn(state, space, 'reds').length > 0,
  'senate-capability': (state, space) => capabilitiesIn(state, space, 'senate').length > 0,
  'reds-prepared': ({ spaces }, space) => spaces[space].prepared.reds > 0,
  'senate-prepared': ({ spaces }, space) => spaces[space].prepared.senate > 0,
  /** Could own Cells come from there in one move? */
  'next-to-own-cell': (state, space, seat) => neighbours(state, space).some(from => cellsIn(state, from, seat) > 0),
  'in-or-next-to-helsinki': (state, space) => space === 'helsinki' || neighbours(state, 'helsinki').includes(space),
};

/** The spaces for which every named sentence is true, for the executing Faction. */
export const spacesWhere = (state: State, seat: Seat, ...tests: readonly SpaceTestName[]): readonly Space[] =>
  SPACES.filter(space => tests.every(test => SPACE_TESTS[test](state, space, seat)));

// ---------------------------------------------------------------- selectors of Cells, by name
/** A kind of Cell in a space: all of one Faction and stance there are equal. */
export interface CellGroup {
  readonly space: Space;
  readonly faction: Seat;
  readonly stance: Stance;
}
type CellTest = (state: State, cell: CellGroup, seat: Seat) => boolean;

export const CELL_TESTS: Readonly<Record<CellTestName, CellTest>> = {
  any: () => true,
  own: (_, { faction }, seat) => faction === seat,
  enemy: (_, { faction }, seat) => faction !== seat,
  active: (_, { stance }) => stance === 'active',
  inactive: (_, { stance }) => stance === 'inactive',
  reds: (_, { faction }) => faction === 'reds',
  senate: (_, { faction }) => faction === 'senate',
  moderates: (_, { faction }) => faction === 'moderates',
  'not-senate': (_, { faction }) => faction !== 'senate',
  'reds-or-senate': (_, { faction }) => isSide(faction),
  /** Not the last one that guards a Capability or Prepared marker. */
  'no-guard': (state, { space, faction }) => !isGuard(state, space, faction),
};

/** The Cells in some spaces for which every named sentence is true. */
export const cellsWhere = (
  state: State,
  seat: Seat,
  spaces: readonly Space[],
  ...tests: readonly CellTestName[]
): readonly CellGroup[] =>
  spaces
    .flatMap(space =>
      ([seat, ...enemiesOf(seat)] as const).flatMap(faction =>
        STANCES.map((stance): CellGroup => ({ space, faction, stance })),
      ),
    )
    .filter(
      cell =>
        cellsIn(state, cell.space, cell.faction, cell.stance) > 0 &&
        tests.every(test => CELL_TESTS[test](state, cell, seat)),
    );

// ---------------------------------------------------------------- orders of spaces, by name (for priorities)
type Measure = (state: State, space: Space, seat: Seat) => number;
/** Each is a number of a space; a priority asks for the most or the fewest of it. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  population,
  opposition: oppositionIn,
  support: supportIn,
  'own-cells': (state, space, seat) => cellsIn(state, space, seat),
  'reds-pieces': (state, space) => piecesIn(state, space, 'reds'),
  'moderates-cells': (state, space) => cellsIn(state, space, 'moderates'),
};

/** The spaces with the most (or the fewest) of a measure. */
export const best = (
  state: State,
  seat: Seat,
  spaces: readonly Space[],
  measure: MeasureName,
  which: 'most' | 'fewest' = 'most',
): readonly Space[] => {
  const { [measure]: of } = MEASURES;
  const sign = which === 'most' ? 1 : -1;
  const top = Math.max(...spaces.map(space => sign * of(state, space, seat)));
  return spaces.filter(space => sign * of(state, space, seat) === top);
};

/** Is the game in Phase II, §2.4? */
export const isWar = ({ phase }: State): boolean => phase === 2;

export type { CellTestName, MeasureName, SpaceTestName };
