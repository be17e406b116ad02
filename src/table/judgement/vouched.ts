/**
 * Which later browsers belong to a user: their first browser, and each browser that one of these has vouched for. A
 * referee can record a browser of their own as somebody else's, but no browser of that user vouches for it.
 */
import type { Timeline } from '../record/timeline-model';
import type { Proposal } from '../record/model';

type Known = Pick<Timeline, 'head' | 'keys' | 'vouched'>;

/** Is it its user's first browser at this table, or vouched for? */
export const isVouchedFor = ({ keys, vouched }: Pick<Known, 'keys' | 'vouched'>, key: string): boolean =>
  vouched.includes(key) || Object.keys(keys).find(one => keys[one] === keys[key]) === key;

/** Is it a later browser of a holder of the table's key, who has said in an earlier one that this one is theirs too? */
export const isKeepersOwn = (
  { keepers, keys, vouched }: Pick<Timeline, 'keepers' | 'keys' | 'vouched'>,
  user: string,
  key: string,
): boolean => keepers.includes(user) && keys[key] === user && vouched.includes(key);

/** May the browser with one key vouch for another? Both are the same user's; the one counts, the other does not yet. */
export const mayVouch = (known: Known, by: string, key: string): boolean =>
  known.head.format > 1 &&
  Object.hasOwn(known.keys, by) &&
  Object.hasOwn(known.keys, key) &&
  known.keys[by] === known.keys[key] &&
  isVouchedFor(known, by) &&
  !isVouchedFor(known, key);

/**
 * Is this a later browser of the user that no earlier one has vouched for, at a table that protects secrets by keys?
 */
export const isNewKey = (
  { head, begun, open, keys, vouched }: Pick<Timeline, 'head' | 'begun' | 'open' | 'keys' | 'vouched'>,
  { user, key }: Pick<Extract<Proposal, { readonly kind: 'key' }>, 'user' | 'key'>,
): boolean => head.format > 1 && begun && !open && keys[key] === user && !isVouchedFor({ keys, vouched }, key);
