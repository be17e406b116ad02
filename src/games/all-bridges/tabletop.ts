/** The places of counters, markers and piles. On a hidden state it shows what that seat sees. */
import type { Counter, Marker, Tabletop } from '../../kernel/board';
import { isStop, SPACES, STOPS, type Space } from './data/map';
import {
  cellPiece,
  capabilityPiece,
  controlPiece,
  COORDINATE,
  cubePiece,
  cylinderPiece,
  discPiece,
  NEWS,
  PERSONALITY,
  preparedPiece,
  resolvedPiece,
  SABOTAGE,
  supportPiece,
  terrorPiece,
  troopPiece,
} from './faces';
import {
  availableSlot,
  CAPABILITIES_BOX,
  controlSlot,
  cubeSlot,
  cylinderSlot,
  germanSlot,
  issueSlot,
  OUT_OF_PLAY,
  pieceSlot,
  PRISONERS,
  sabotageSlot,
  stopSlot,
  supportSlot,
  vassalageTrack,
} from './places';
import {
  availableCells,
  availableCubes,
  availableDiscs,
  controllerOf,
  issuesAndNetworks,
  oppositionAndAdministrations,
  senateTownPopulation,
  sidesOnMap,
  spaceOfPlace,
  troopsOut,
} from './selectors';
import { MOST_POLARIZATION, MOST_RESOURCES, type State } from './state';
import { cards } from './view';
import { CAPABILITIES, ISSUES, kindOfCapability, POWERS, SEATS, SIDES, STANCES, type Seat } from './vocabulary';

/** Equal pieces in one place as a stack; none if there are none. */
const stack = (piece: string, slot: string, count: number, more: Partial<Counter> = {}): readonly Counter[] =>
  count > 0 ? [{ id: `${piece}@${slot}`, piece, slot, ...(count > 1 && { count }), ...more }] : [];

/** The group of a piece in a space: each Faction's own, then discs, Troops and markers. */
const ofFaction = (state: State, space: Space, seat: Seat): readonly Counter[] => {
  const slot = pieceSlot(space);
  const here = state.spaces[space];
  const group = { group: seat, side: seat };
  const discs = seat === 'reds' ? here.administrations : seat === 'moderates' ? here.networks : 0;
  return [
    ...STANCES.flatMap(stance => stack(cellPiece(seat, stance), slot, here[seat][stance], group)),
    ...(seat === 'senate' ? [] : stack(discPiece(seat), slot, discs, group)),
    ...(seat === 'moderates' ? [] : stack(preparedPiece(seat), slot, here.prepared[seat], group)),
  ];
};

const inSpace = (state: State, space: Space): readonly Counter[] => {
  const slot = pieceSlot(space);
  const here = state.spaces[space];
  const control = controllerOf(state, space);
  const support = supportPiece(here.support);
  return [
    ...SEATS.flatMap(seat => ofFaction(state, space, seat)),
    ...stack(troopPiece('german'), slot, here.germans, { group: 'senate' }),
    ...stack(troopPiece('russian'), slot, here.russians, { group: 'reds' }),
    ...SIDES.flatMap(side => stack(terrorPiece(side), slot, here.terror[side], { group: 'markers' })),
    ...(control ? stack(controlPiece(control), controlSlot(space), 1, { side: control }) : []),
    ...(support === undefined ? [] : stack(support, supportSlot(space), 1)),
  ];
};

const onMap = (state: State): readonly Counter[] => [
  ...SPACES.flatMap(space => inSpace(state, space)),
  ...state.sabotage.flatMap(border => stack(SABOTAGE, sabotageSlot(border), 1)),
  ...(state.personality === 'available'
    ? []
    : stack(PERSONALITY, pieceSlot(state.personality), 1, { group: 'moderates', side: 'moderates' })),
  ...state.news.flatMap(({ at, holder }, n): readonly Counter[] =>
    at === 'available'
      ? []
      : [
          {
            id: `${NEWS}-${n}`,
            piece: NEWS,
            slot: pieceSlot(at),
            group: holder === 'nobody' ? 'markers' : holder,
            ...(holder !== 'nobody' && { side: holder }),
          },
        ],
  ),
];

/** §5.3 Trains at their stops, other Capabilities among the pieces of their side. */
const capabilities = ({ capabilities: markers }: State): readonly Counter[] =>
  CAPABILITIES.flatMap((marker): readonly Counter[] => {
    const { at, side } = markers[marker];
    if (at === 'aside') return [];
    const space = spaceOfPlace(at);
    const atStop = isStop(at) && STOPS[at] !== at;
    const slot = atStop ? stopSlot(at) : space ? pieceSlot(space) : CAPABILITIES_BOX;
    const piece = capabilityPiece(kindOfCapability(marker), side);
    return [{ id: marker, piece, slot, side, ...(space && !atStop && { group: side }) }];
  });

const boxes = (state: State): readonly Counter[] => [
  ...SEATS.flatMap(seat =>
    stack(cellPiece(seat, 'inactive'), availableSlot(seat), availableCells(state, seat), { side: seat }),
  ),
  ...stack(discPiece('reds'), availableSlot('reds'), availableDiscs(state, 'administration'), { side: 'reds' }),
  ...stack(discPiece('moderates'), availableSlot('moderates'), availableDiscs(state, 'network'), {
    side: 'moderates',
  }),
  ...SIDES.flatMap(side => stack(cubePiece(side), availableSlot(side), availableCubes(state, side), { side })),
  ...SIDES.flatMap(side => stack(cubePiece(side), cubeSlot(side), state.display[side], { side })),
  ...SIDES.flatMap(side => stack(cellPiece(side, 'inactive'), PRISONERS, state.prisoners[side], { side })),
  ...stack(cellPiece('senate', 'inactive'), OUT_OF_PLAY, state.outOfPlay, { side: 'senate' }),
  ...POWERS.flatMap(power => stack(troopPiece(power), OUT_OF_PLAY, troopsOut(state, power))),
  ...stack(troopPiece('german'), availableSlot('german'), state.germanBox),
  ...(state.personality === 'available' ? stack(PERSONALITY, availableSlot('moderates'), 1) : []),
  ...stack(NEWS, availableSlot('moderates'), state.news.filter(({ at }) => at === 'available').length),
  ...ISSUES.flatMap(issue => {
    const colour = state.issues[issue];
    return colour === 'unresolved' ? [] : stack(resolvedPiece(colour), issueSlot(issue), 1, { side: colour });
  }),
];

const sequence = (state: State): readonly Counter[] => [
  ...SEATS.map((seat): Counter => {
    const piece = cylinderPiece(seat);
    return { id: piece, piece, slot: cylinderSlot(state.cylinders[seat]), side: seat };
  }),
  { id: cylinderPiece('german'), piece: cylinderPiece('german'), slot: germanSlot(state.germany) },
  ...(state.coordinate ? [{ id: COORDINATE, piece: COORDINATE, slot: germanSlot(state.germany) }] : []),
];

const upTo = (most: number, value: number): number => Math.min(most, Math.max(0, value));
const marker = (id: string, track: string, value: number, most: number, side?: Seat): Marker => ({
  id,
  track,
  value: upTo(most, value),
  piece: id,
  ...(side && { side }),
});
const markers = (state: State): readonly Marker[] => [
  ...SEATS.map(seat => marker(`resources-${seat}`, 'resources', state.resources[seat], MOST_RESOURCES, seat)),
  ...POWERS.map(power => marker(`vassalage-${power}`, vassalageTrack(power), state.vassalage[power], 6)),
  marker('polarization', 'polarization', state.polarization, MOST_POLARIZATION),
  marker('issues-networks', 'polarization', issuesAndNetworks(state), MOST_POLARIZATION, 'moderates'),
  marker('town-population', 'victory', senateTownPopulation(state), MOST_RESOURCES, 'senate'),
  marker('opposition-administrations', 'victory', oppositionAndAdministrations(state), MOST_RESOURCES, 'reds'),
  ...(state.phase === 1 ? [marker('cells-on-map', 'victory', sidesOnMap(state), MOST_RESOURCES)] : []),
];

export const tabletop = (state: State): Tabletop => ({
  counters: [...onMap(state), ...capabilities(state), ...boxes(state), ...sequence(state)],
  markers: markers(state),
  piles: cards.tabletop(state),
});
