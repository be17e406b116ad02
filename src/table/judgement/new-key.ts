/** May somebody go on with this browser alone? Asked before it is proposed, when it is carried out, and again by Verify. */
import type { Proposal } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { isVouchedFor } from './vouched';

/** Is this a later browser of theirs that no earlier one has vouched for, at a table where keys are worth something? */
export const isNewKey = (
  { head, begun, open, keys, vouched }: Pick<Timeline, 'head' | 'begun' | 'open' | 'keys' | 'vouched'>,
  { user, key }: Pick<Extract<Proposal, { readonly kind: 'key' }>, 'user' | 'key'>,
): boolean => head.format > 1 && begun && !open && keys[key] === user && !isVouchedFor({ keys, vouched }, key);
