/** Reading the answers given to a helper. */
import type { Input, Values } from '../../../kernel/helper';
import { REGIONS, SEATS, type Region, type Seat } from '../vocabulary';

/** The value of a choice, if it is one of the values; else the first. */
export const chosen = <T extends string>(value: Values[string] | undefined, values: readonly T[], first: T): T =>
  values.find(one => one === value) ?? first;

export const regionInput = (first: Region): Input => ({
  id: 'region',
  kind: 'choice',
  values: REGIONS,
  default: first,
});
export const sideInput = (first: Seat): Input => ({ id: 'side', kind: 'choice', values: SEATS, default: first });

/** A whole number within its bounds; else the default. */
export const numberWithin = (value: Values[string] | undefined, least: number, most: number, first: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : first;
