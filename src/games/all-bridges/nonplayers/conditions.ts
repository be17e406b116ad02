import { SPACES, TOWNS, type Space } from '../data/map';
import { MOST_TENSION } from '../rules/victory';
import {
  availableCells,
  availableDiscs,
  cellsIn,
  cellsOnMap,
  controlledPopulation,
  issuesAndNetworks,
  isWar,
  newsIn,
  oppositionAndAdministrations,
  piecesIn,
  senateTownPopulation,
  spacesWhere,
} from '../selectors';
import { friendOf, isSide } from '../vocabulary';
import { numbersAt, isNonplayer, isToTheLetter } from '../options';
import { publishable } from '../rules/publish';
import { groupBeside, isRedsTarget, isSenateTarget, trainNear, trainsOf } from './groups';
import type { ConditionName } from './names';
import { terrorIn, type Struck } from './terror';
import type { View } from './types';
type Condition = (view: View) => boolean;

const withActiveCell = ({ state, seat }: View): readonly Space[] =>
  spacesWhere(state, seat, 'own-active-cell', 'enemy-piece');

/** §8.4.4 A Town must be won by removing Cells, not discs. */
const takesCells = ({ state }: View, { removals }: Struck): boolean =>
  !isToTheLetter(state) || removals.every(({ kind }) => kind === 'remove-cell');

export const CONDITIONS: Readonly<Record<ConditionName, Condition>> = {
  'phase-one': ({ state }) => !isWar(state),
  'phase-two': ({ state }) => isWar(state),
  'last-campaign': ({ state }) => state.propaganda >= numbersAt(state).campaigns - 1,
  'die-above-active': ({ state, seat, frame }) => frame.die > cellsOnMap(state, seat, 'active'),
  'die-of-the-condition': ({ state, frame }) => frame.die > 0 || !isToTheLetter(state),
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
  /** §8.3.3, §8.4.3 speak of a difference close to 5; it is the sum that §7.2 limits to 5. */
  'power-in-the-way': ({ state, seat }) =>
    isSide(seat) && state.vassalage[friendOf(seat)] + state.polarization > MOST_TENSION,
  /** By an earlier priority: an open one continues to its full extent. */
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
        TOWNS.some(town => town === space) &&
        terrorIn(view.state, view.seat, space).some(one => one.bringsControl && takesCells(view, one)),
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
  /** §8.5.4 speaks of pieces, §8.5.1 and §8.5.3 of Cells. */
  'moderates-in-one-town': ({ state, frame }) =>
    TOWNS.filter(
      town => (frame.card === '63' && isToTheLetter(state) ? piecesIn : cellsIn)(state, town, 'moderates') > 0,
    ).length === 1,
  'moderates-resources-fifteen': ({ state }) => state.resources.moderates >= 15,
  'three-moderates': ({ state }) => cellsOnMap(state, 'moderates') >= 3,
  'five-moderates': ({ state }) => cellsOnMap(state, 'moderates') >= 5,
  'personality-on-the-map': ({ state }) => state.personality !== 'available',
  'news-to-carry': ({ state }) =>
    SPACES.some(space => newsIn(state, space, 'nobody').length + newsIn(state, space, 'moderates').length > 0),
  'issues-three': ({ state }) => issuesAndNetworks(state) >= 3,
  calming: ({ state, frame }) => frame.uses < Math.min(2, state.polarization - 5),
  'publishing-four': ({ state }) => publishable(state) >= 4,
};
