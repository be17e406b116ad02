/** §5 Whom each scoring track favours, and by how much: calculated from the table, never stored. */
import { districtsValues, organizationsValues } from '../board-values';
import { worth } from '../data/turns';
import { DISTRICT_IDS, EXTREMIST, isDistrict, MODERATE, type Place } from '../data/districts';
import type { Track } from '../data/types';
import { dumaValue, favoured, partiesOf, sign, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';

/** §5.4 The values of a Majority in the Duma and of Dominance, as printed on the track. */
const MAJORITY = 2;
const DOMINANCE = 4;
/** §5.2 Boxes that an Organization moves the marker. */
const PARTY_BOXES = 2;
const DISTRICT_BOXES = 1;

/** §5.1 Districts the Revolutionary controls, less those of the Government: the box of the marker. */
export const districtsBox = ({ cubes }: State): number =>
  DISTRICT_IDS.reduce((box, id) => box + Math.sign(cubes[id].revolutionary - cubes[id].government), 0);

/** §5.2 Boxes that an Organization in a place moves the marker. */
export const boxesFor = (place: Place): number => (isDistrict(place) ? DISTRICT_BOXES : PARTY_BOXES);

/** §5.2 The box of the Organizations marker, above 0 on the Revolutionary's side. */
export const organizationsBox = (state: State): number =>
  state.organizations.reduce((box, { seat, place }) => box + sign(seat) * boxesFor(place), 0);

/** §5.4 The side with more cubes in the Duma. */
export const majority = (state: State): Seat | undefined =>
  favoured(dumaValue(state, 'revolutionary') - dumaValue(state, 'government'));

/** §5.4 Each Party at least as strong as the strongest of the opponent's; §12.1.1 never after the Abdication. */
export const dominates = (state: State, seat: Seat): boolean => {
  if (state.abdicated || majority(state) !== seat) return false;
  const own = [MODERATE[seat], EXTREMIST[seat]].map(party => valueOf(state, seat, party));
  const other = partiesOf(state, rival(seat)).map(party => valueOf(state, rival(seat), party));
  return Math.min(...own) >= Math.max(...other);
};

const dumaAdvantage = (state: State): number => {
  const seat = majority(state);
  return seat ? sign(seat) * (dominates(state, seat) ? DOMINANCE : MAJORITY) : 0;
};

const shared = (values: readonly number[], box: number): number => Math.sign(box) * worth(values, Math.abs(box));

/** §5.1 The score of the Districts track with its marker in a box. */
export const districtsAdvantage = (state: State, box: number): number => shared(districtsValues(state), box);

/** §5.2 The same of the Organizations track. */
export const organizationsAdvantage = (state: State, box: number): number => shared(organizationsValues(state), box);

/** §5 The present score of a track: above 0 for the Revolutionary, below 0 for the Government. */
export const advantage = (state: State, track: Track): number => {
  switch (track) {
    case 'districts':
      return districtsAdvantage(state, districtsBox(state));
    case 'organizations':
      return organizationsAdvantage(state, organizationsBox(state));
    case 'world':
      return state.world;
    case 'duma':
      return dumaAdvantage(state);
  }
};
