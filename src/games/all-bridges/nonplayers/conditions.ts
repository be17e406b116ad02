/** §8.2.1 Conditions of cards and priorities, by name. */
import { neighbours } from '../data/owners-map';
import { SPACES, STOPS, TOWNS, type Space } from '../data/map';
import { MOST_TENSION } from '../rules/victory';
import {
  availableCells,
  availableDiscs,
  capabilitiesIn,
  cellsIn,
  cellsOnMap,
  controlledPopulation,
  issuesAndNetworks,
  isWar,
  newsIn,
  oppositionAndAdministrations,
  senateTownPopulation,
  spacesWhere,
  troopsIn,
} from '../selectors';
import type { State } from '../state';
import { friendOf, isSide, type Seat } from '../vocabulary';
import { numbersAt, isNonplayer } from '../options';
import { publishingOf } from './acts-specials';
import { trainsOf } from './groups';
import type { ConditionName } from './names';
import { terrorIn } from './terror';
import type { View } from './types';
type Condition = (view: View) => boolean;

const GROUP = 3;
const RIDING = 4;

/** §8.3.5 What the Reds look for: a Senate Capability, or three Cells. */
const isSenateTarget = (state: State, space: Space): boolean =>
  capabilitiesIn(state, space, 'senate').length > 0 || cellsIn(state, space, 'senate') >= GROUP;
/** §8.4.5 What the Senate looks for: Reds or Russians. */
const isRedsTarget = (state: State, space: Space): boolean =>
  cellsIn(state, space, 'reds') + state.spaces[space].administrations + troopsIn(state, space, 'russian') > 0;
const groupBeside = (state: State, seat: Seat, isTarget: typeof isSenateTarget): boolean =>
  SPACES.some(space => cellsIn(state, space, seat) >= GROUP && isTarget(state, space));
/**
 * §1.2.3 Spaces are adjacent that touch, whether or not rails lead there: a card that finds no way there goes back
 * because its Command cannot be executed (§8.2.3).
 */
const trainNear = (state: State, seat: Seat, isTarget: typeof isSenateTarget): boolean =>
  isSide(seat) &&
  trainsOf(state, seat).some(([, stop]) => {
    const { [stop]: from } = STOPS;
    return cellsIn(state, from, seat) >= RIDING && neighbours(state, from).some(space => isTarget(state, space));
  });

const withActiveCell = ({ state, seat }: View): readonly Space[] =>
  spacesWhere(state, seat, 'own-active-cell', 'enemy-piece');

export const CONDITIONS: Readonly<Record<ConditionName, Condition>> = {
  'phase-one': ({ state }) => !isWar(state),
  'phase-two': ({ state }) => isWar(state),
  'last-campaign': ({ state }) => state.propaganda >= numbersAt(state).campaigns - 1,
  'die-above-active': ({ state, seat, frame }) => frame.die > cellsOnMap(state, seat, 'active'),
  'cells-available': ({ state, seat }) => availableCells(state, seat) > 0,
  'administration-available': ({ state }) => availableDiscs(state, 'administration') > 0,
  'administration-in-active-opposition': ({ state, seat }) =>
    spacesWhere(state, seat, 'administration', 'active-opposition').length > 0,
  'network-available': ({ state }) => availableDiscs(state, 'network') > 0,
  'no-lonely-administration': ({ state, seat }) =>
    spacesWhere(state, seat, 'administration').every(space => cellsIn(state, space, 'reds') > 0),
  'opposition-twelve': ({ state }) => oppositionAndAdministrations(state) >= 12,
  'opposition-ten': ({ state }) => oppositionAndAdministrations(state) >= 10,
  'reds-are-played': ({ state }) => !isNonplayer(state, 'reds'),
  'senate-is-played': ({ state }) => !isNonplayer(state, 'senate'),
  'polarization-seven-or-less': ({ state }) => state.polarization <= 7,
  'polarization-six-or-more': ({ state }) => state.polarization >= 6,
  'polarization-five-or-less': ({ state }) => state.polarization <= 5,
  /** §8.3.3, §8.4.3 speak of a difference as close to 5 as possible; it is the sum that §7.2 asks to be 5 or less. */
  'power-in-the-way': ({ state, seat }) =>
    isSide(seat) && state.vassalage[friendOf(seat)] + state.polarization > MOST_TENSION,
  /** By an earlier priority: one that is open goes on to its full extent. */
  'nothing-done-yet': ({ frame }) => frame.uses === frame.times,
  'active-cell-beside-enemies': view =>
    withActiveCell(view).some(space => spacesWhere(view.state, view.seat, 'enemy-cell').includes(space)),
  'group-beside-senate': ({ state }) => groupBeside(state, 'reds', isSenateTarget),
  'train-near-senate': ({ state }) => trainNear(state, 'reds', isSenateTarget),
  'group-beside-reds': ({ state }) => groupBeside(state, 'senate', isRedsTarget),
  'train-near-reds': ({ state }) => trainNear(state, 'senate', isRedsTarget),
  'no-group-beside-reds': ({ state }) => !groupBeside(state, 'senate', isRedsTarget),
  'no-train-near-reds': ({ state }) => !trainNear(state, 'senate', isRedsTarget),
  'senate-controls-four': ({ state }) => controlledPopulation(state, 'senate') >= 4,
  'senate-controls-four-in-towns': ({ state }) => senateTownPopulation(state) >= 4,
  'terror-could-win-a-town': view =>
    withActiveCell(view).some(
      space =>
        TOWNS.some(town => town === space) && terrorIn(view.state, view.seat, space).some(one => one.bringsControl),
    ),
  'terror-could-remove-reds': view =>
    withActiveCell(view).some(space =>
      terrorIn(view.state, view.seat, space).some(one => one.removals.some(({ faction }) => faction === 'reds')),
    ),
  'sabotage-below-trains': ({ state }) => state.sabotage.length < trainsOf(state, 'senate').length,
  'train-on-the-map': ({ state, seat }) => isSide(seat) && trainsOf(state, seat).length > 0,
  'russian-vassalage-two': ({ state }) => state.vassalage.russian === 2,
  'german-vassalage-three': ({ state }) => state.vassalage.german === 3,
  'german-vassalage-four': ({ state }) => state.vassalage.german >= 4,
  'moderates-in-one-town': ({ state }) => TOWNS.filter(town => cellsIn(state, town, 'moderates') > 0).length === 1,
  'moderates-resources-fifteen': ({ state }) => state.resources.moderates >= 15,
  'three-moderates': ({ state }) => cellsOnMap(state, 'moderates') >= 3,
  'five-moderates': ({ state }) => cellsOnMap(state, 'moderates') >= 5,
  'personality-on-the-map': ({ state }) => state.personality !== 'available',
  'news-to-carry': ({ state }) =>
    SPACES.some(space => newsIn(state, space, 'nobody').length + newsIn(state, space, 'moderates').length > 0),
  'issues-three': ({ state }) => issuesAndNetworks(state) >= 3,
  calming: ({ state, frame }) => frame.uses < Math.min(2, state.polarization - 5),
  'publishing-four': ({ state }) => publishingOf(state) >= 4,
};
