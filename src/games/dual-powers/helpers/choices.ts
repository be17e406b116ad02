/** Questions that several helpers ask. */
import type { Input, Values } from '../../../kernel/helper';
import { choiceOf, chosen } from '../../../kernel/kit/helpers';
import { unrestOf, type State } from '../state';
import { REGIONS, SEATS, type Region, type Seat } from '../vocabulary';

export const regionInput = (state: State): Input => choiceOf('region', REGIONS, unrestOf(state));
export const regionIn = (state: State, values: Values): Region => chosen(values['region'], REGIONS, unrestOf(state));

export const sideInput = (first: Seat): Input => choiceOf('side', SEATS, first);
export const sideIn = (values: Values, first: Seat): Seat => chosen(values['side'], SEATS, first);
