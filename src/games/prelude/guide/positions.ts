/** What the positions of the guide share. */
import { at, during } from '../testing/positions';

export { at, during };
export type Part = Parameters<typeof at>[0];
export const R = 'revolutionary';
export const G = 'government';
