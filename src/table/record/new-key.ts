/**
 * A new key for a user who has lost all their browsers. They open the table in another browser, a game master asks, and
 * everybody else who plays has to agree. From then on the earlier keys sign nothing and open nothing.
 */
import { authorOf, userAt } from './authors';
import type { EntryOf, Proposal } from './model';
import type { Timeline } from './timeline-model';

type NewKey = Extract<Proposal, { readonly kind: 'key' }>;
type Seated = Pick<Timeline, 'holders'>;

/**
 * The seats that have to agree: all players except the one who asks and the one whose key it is. If there are none, it
 * cannot be done.
 */
export const votersOnKey = (
  { holders }: Seated,
  { user }: Pick<NewKey, 'user'>,
  proposer?: string,
): readonly string[] =>
  Object.keys(holders).filter(seat => {
    const holder = userAt({ holders }, seat);
    return holder !== undefined && holder !== user && holder !== proposer;
  });

/** Does an entry carry out a proposal to which all of them have agreed? */
export const isKeyAgreed = (
  { holders, proposals }: Pick<Timeline, 'holders' | 'proposals'>,
  { fulfils, user, key }: EntryOf<'vouch'>,
): boolean => {
  const asked = proposals.find(({ revision }) => revision === fulfils);
  if (asked?.entry.what.kind !== 'key' || asked.entry.what.user !== user || asked.entry.what.key !== key) return false;
  const voters = votersOnKey({ holders }, { user }, authorOf({ holders }, asked.entry));
  return voters.length > 0 && voters.every(seat => asked.yes.includes(seat));
};
