/** The places of counters, markers and piles. On a hidden state it shows what that seat sees. */
import type { Counter, Marker, Tabletop } from '../../kernel/board';
import { within } from '../../kernel/kit/edits';
import { DISTRICT_IDS, PLACES, type Place } from './data/districts';
import { SPECIAL_ACTIONS, SPECIAL_IDS } from './data/special-actions';
import { districtsValues, organizationsValues } from './board-values';
import { LAST_TURN, ROUNDS } from './data/turns';
import { TRACKS, type Track } from './data/types';
import {
  advantageTrack,
  controlSlot,
  cubePiece,
  cubeSlot,
  opportunityTrack,
  organizationPiece,
  organizationSlot,
  preparationPiece,
  preparationSlot,
  scoringTrack,
  specialPiece,
  specialSlot,
  turnTrack,
} from './places';
import { advantage, districtsBox, organizationsBox } from './rules/advantage';
import { controller, POINTS_END, valueOf, type State } from './state';
import { cards } from './view';
import { SEATS, type Seat } from './seats';

/** One counter a cube, so that each fills a box. */
const cubesIn = (state: State, place: Place, seat: Seat): readonly Counter[] =>
  Array.from(
    { length: Math.max(0, valueOf(state, seat, place)) },
    (_, n): Counter => ({
      id: `${cubeSlot(place, seat)}-${n + 1}`,
      piece: cubePiece(seat),
      slot: cubeSlot(place, seat),
      side: seat,
    }),
  );

const controls = (state: State): readonly Counter[] =>
  DISTRICT_IDS.flatMap(district => {
    const seat = controller(state, district);
    const slot = controlSlot(district);
    return seat ? [{ id: slot, piece: `control-${seat}`, slot, side: seat }] : [];
  });

const organizations = (state: State): readonly Counter[] =>
  state.organizations.map(({ seat, place }) => {
    const slot = organizationSlot(place, seat);
    return { id: slot, piece: organizationPiece(seat), slot, side: seat };
  });

const preparations = (state: State): readonly Counter[] =>
  SEATS.flatMap(seat =>
    state.preparations[seat].map(
      (value, n): Counter => ({
        id: `${preparationSlot(seat)}-${n + 1}`,
        piece: preparationPiece(seat, value),
        slot: preparationSlot(seat),
        side: seat,
      }),
    ),
  );

/** A spent action is face down; a waiting one says so. */
const specials = (state: State): readonly Counter[] =>
  SPECIAL_IDS.map((action): Counter => {
    const mark = state.specials[action];
    const slot = specialSlot(action);
    return {
      id: slot,
      piece: specialPiece(action),
      slot,
      side: SPECIAL_ACTIONS[action].seat,
      ...(mark === 'spent' && { turned: 'down' }),
      ...(mark !== 'spent' && mark !== 'ready' && { badges: ['waiting'] }),
    };
  });

/** Cards that lie open side by side. */
const line = (slot: string, ids: readonly string[]): readonly Counter[] =>
  ids.map(card => ({ id: card, piece: card, slot }));

/** A marker that would go beyond its track stays in the last box. */
const held = (box: number, values: readonly number[]): number => within(box, 1 - values.length, values.length - 1);

/** §5 The Advantage Marker's box, the Revolutionary's side first. */
const advantageBox = (state: State, track: Track): number => {
  switch (track) {
    case 'districts':
      return held(-districtsBox(state), districtsValues(state));
    case 'organizations':
      return held(-organizationsBox(state), organizationsValues(state));
    case 'world':
      return -state.world;
    case 'duma':
      return -advantage(state, 'duma') / 2;
  }
};

const markers = (state: State): readonly Marker[] => [
  { id: 'points', track: 'points', value: within(-state.points, -POINTS_END, POINTS_END), piece: 'points' },
  { id: 'unrest', track: 'unrest', value: state.unrest, piece: 'unrest' },
  { id: 'prestige', track: 'prestige', value: state.prestige, piece: 'prestige' },
  ...SEATS.map((seat): Marker => {
    const track = opportunityTrack(seat);
    return { id: track, track, value: state.opportunity[seat], side: seat, piece: track };
  }),
  ...TRACKS.flatMap((track): readonly Marker[] => {
    const scoring = scoringTrack(track);
    const favour = advantageTrack(track);
    return [
      { id: scoring, track: scoring, value: state.scoring[track], piece: scoring },
      { id: favour, track: favour, value: advantageBox(state, track), piece: favour },
    ];
  }),
  {
    id: 'round',
    track: turnTrack(within(state.turn, 1, LAST_TURN)),
    value: within(state.round, 1, ROUNDS),
    side: state.active,
    piece: `round-${state.active}`,
  },
];

export const tabletop = (state: State): Tabletop => ({
  counters: [
    ...PLACES.flatMap(place => SEATS.flatMap(seat => cubesIn(state, place, seat))),
    ...controls(state),
    ...organizations(state),
    ...preparations(state),
    ...specials(state),
    ...line('pool', state.piles.pool),
    ...line('in-play', state.piles['in-play']),
    ...(state.played ? line('played', [state.played.card]) : []),
  ],
  markers: markers(state),
  piles: cards.tabletop(state),
});
