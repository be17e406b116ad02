import { type Input, type Values, choiceOf, chosen } from '../../../kernel/helper';
import { DISTRICT_IDS, PARTY_IDS, type Place } from '../data/districts';
import { boxesOf, type State } from '../state';
import { SEATS, type Seat } from '../seats';

export const seatInput = ({ active }: State): Input => choiceOf('seat', SEATS, active);
export const seatIn = (state: State, values: Values): Seat => chosen(values['seat'], SEATS, state.active);

/** Places where a side can have cubes: every District, and its own parties. */
const placesOf = (seat: Seat) => [...DISTRICT_IDS, ...PARTY_IDS.filter(party => boxesOf(seat, party) > 0)] as const;

export const placeInput = (seat: Seat): Input => choiceOf('place', placesOf(seat));
export const placeIn = (seat: Seat, values: Values): Place => chosen(values['place'], placesOf(seat));
