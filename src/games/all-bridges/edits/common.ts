/** What every change by hand answers with. */
import { refuse, type Refusal } from '../../../kernel/refusal';
import type { Event } from '../vocabulary';

export type Edited = readonly Event[] | Refusal;
export const nonsense = (reason: string): Refusal => refuse('§table', reason);
