/** What means nothing in a state that was set by hand. Whether the position can come about is not judged. */
import { anyOf, firstStrange, inBounds, knownCards, type Judged } from '../../kernel/invalid';
import { isCard } from './data/deck';
import { BORDERS, SPACES, STOP_IDS } from './data/map';
import { CYLINDER_PLACES } from './sequence';
import { CELLS, MOST_POLARIZATION, MOST_RESOURCES, MOST_VASSALAGE, TROOPS, type State } from './state';
import { CAPABILITIES, ISSUES, POWERS, SEATS, SIDES, STANCES } from './vocabulary';

const space = (state: State): readonly Judged[] =>
  SPACES.flatMap(id => {
    const at = `/spaces/${id}`;
    const here = state.spaces[id];
    return [
      ...SEATS.flatMap(seat =>
        STANCES.map(stance => inBounds(`${at}/${seat}/${stance}`, here[seat][stance], 0, CELLS[seat])),
      ),
      inBounds(`${at}/administrations`, here.administrations, 0, 2),
      inBounds(`${at}/networks`, here.networks, 0, 2),
      inBounds(`${at}/russians`, here.russians, 0, TROOPS),
      inBounds(`${at}/germans`, here.germans, 0, TROOPS),
      inBounds(`${at}/support`, here.support, -2, 2),
      ...SIDES.flatMap(side => [
        inBounds(`${at}/terror/${side}`, here.terror[side], 0, 2),
        inBounds(`${at}/prepared/${side}`, here.prepared[side], 0, 1),
      ]),
    ];
  });

const tracks = (state: State): readonly Judged[] => [
  inBounds('/phase', state.phase, 1, 2),
  inBounds('/propaganda', state.propaganda, 0, 4),
  inBounds('/polarization', state.polarization, 0, MOST_POLARIZATION),
  ...SEATS.map(seat => inBounds(`/resources/${seat}`, state.resources[seat], 0, MOST_RESOURCES)),
  ...POWERS.map(power => inBounds(`/vassalage/${power}`, state.vassalage[power], 0, MOST_VASSALAGE)),
  ...SIDES.map(side => inBounds(`/prisoners/${side}`, state.prisoners[side], 0, CELLS[side])),
  ...SIDES.map(side => inBounds(`/display/${side}`, state.display[side], 0, 3)),
  inBounds('/outOfPlay', state.outOfPlay, 0, CELLS.senate),
  inBounds('/germanBox', state.germanBox, 0, TROOPS),
];

const markers = (state: State): readonly Judged[] => [
  anyOf('/germany', state.germany, ['first', 'last', 'none']),
  anyOf('/personality', state.personality, ['available', ...SPACES]),
  ...SEATS.map(seat => anyOf(`/cylinders/${seat}`, state.cylinders[seat], CYLINDER_PLACES)),
  ...ISSUES.map(issue => anyOf(`/issues/${issue}`, state.issues[issue], ['unresolved', ...SIDES])),
  ...CAPABILITIES.flatMap(marker => [
    anyOf(`/capabilities/${marker}/side`, state.capabilities[marker].side, SIDES),
    anyOf(`/capabilities/${marker}/at`, state.capabilities[marker].at, ['aside', 'box', ...SPACES, ...STOP_IDS]),
  ]),
  ...state.sabotage.map((border, n) => anyOf(`/sabotage/${n}`, border, BORDERS)),
  ...state.news.flatMap(({ at, holder }, n) => [
    anyOf(`/news/${n}/at`, at, ['available', ...SPACES]),
    anyOf(`/news/${n}/holder`, holder, ['nobody', ...SEATS]),
  ]),
  ...knownCards(state.piles, isCard, 'a card'),
];

export const invalid = (state: State): Judged => firstStrange([...tracks(state), ...space(state), ...markers(state)]);
