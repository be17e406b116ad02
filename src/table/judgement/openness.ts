/**
 * May a table's keys be stored in the world? Each browser judges that itself before it gives away its own key. A
 * referee can write into the record that all have agreed, but cannot sign for them.
 */
import { isSignedBy, userAt } from '../record/authors';
import { keyId, type KeyPair } from '../crypto/keys';
import { linkAt } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import type { Holder } from '../record/model';

/** Does only one person play there, and no seat is open? Then there is nobody to hide anything from. */
export const isAlone = (holders: Readonly<Record<string, Holder>>): boolean => {
  const all = Object.values(holders);
  const people = new Set(all.flatMap(holder => (holder.kind === 'user' ? [holder.user] : [])));
  return people.size <= 1 && !all.some(({ kind }) => kind === 'open');
};

/**
 * May a browser of this user give its key to the world? If the table was opened later, only if each seat that they held
 * then has agreed with a signature by one of these keys.
 */
export const mayShare = (timeline: Timeline, user: string, ownKeys: ReadonlySet<string>): boolean => {
  const { moments, open, openSince, head } = timeline;
  if (!open || openSince === 0) return open;
  const fulfils = moments.find(({ entry }) => entry.r === openSince)?.entry.fulfils;
  const senders = [...ownKeys].map(key => `${keyId(key)}.`);
  let { holders } = head;
  const said = new Set<string>();
  for (const moment of moments) {
    const { entry } = moment;
    if (entry.r >= openSince) break;
    if (entry.kind === 'seat') holders = { ...holders, [entry.seat]: entry.holder };
    const isYes =
      (entry.kind === 'proposal' && entry.r === fulfils && entry.what.kind === 'openness' && entry.what.open) ||
      (entry.kind === 'vote' && entry.on === fulfils && entry.yes);
    const isOwn = senders.some(sender => entry.m?.startsWith(sender));
    if (isYes && isOwn && isSignedBy(user, moment, timeline, revision => linkAt(timeline, revision)))
      said.add(entry.seat);
  }
  const held = Object.keys(holders).filter(seat => userAt({ holders }, seat) === user);
  // one yes of a user is theirs for every seat that they hold
  return !held.length || held.some(seat => said.has(seat));
};

/**
 * The key with which all browsers of a user continue. It is the one to which a seat of theirs is bound, else the one
 * that has been longest in the record. Each browser finds the same.
 */
export const commonKey = ({ moments, keys }: Timeline, seats: readonly string[], shared: readonly KeyPair[]) => {
  const bound = moments.findLast(({ entry }) => {
    const isOwn = entry.kind === 'commitment' && seats.includes(entry.seat);
    return isOwn && shared.some(({ public: key }) => entry.m?.startsWith(`${keyId(key)}.`));
  });
  const known = Object.keys(keys);
  const place = ({ public: key }: KeyPair): number => (known.includes(key) ? known.indexOf(key) : known.length);
  const sorted = [...shared].sort((a, b) => place(a) - place(b) || (a.public < b.public ? -1 : 1));
  return sorted.find(({ public: key }) => bound?.entry.m?.startsWith(`${keyId(key)}.`)) ?? sorted[0];
};
