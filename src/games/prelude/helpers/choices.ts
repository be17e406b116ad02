/** Reading the answers given to a helper, and questions that several ask. */
import type { Input, Values } from '../../../kernel/helper';
import { PLACES, type Place } from '../data/districts';
import type { State } from '../state';
import { SEATS, type Seat } from '../seats';

/** The value of a choice, if it is one of the values; else the first. */
export const chosen = <T extends string>(value: Values[string] | undefined, values: readonly T[], first: T): T =>
  values.find(one => one === value) ?? first;
export const numberOf = (value: Values[string] | undefined, first = 0): number =>
  typeof value === 'number' ? value : first;

export const seatInput = ({ active }: State): Input => ({ id: 'seat', kind: 'choice', values: SEATS, default: active });
export const seatIn = (state: State, values: Values): Seat => chosen(values['seat'], SEATS, state.active);

export const placeInput = (places: readonly Place[] = PLACES): Input => ({
  id: 'place',
  kind: 'choice',
  values: places,
  default: places[0] ?? 'kronstadt',
});
export const placeIn = (values: Values, places: readonly Place[] = PLACES): Place =>
  chosen(values['place'], places, places[0] ?? 'kronstadt');
