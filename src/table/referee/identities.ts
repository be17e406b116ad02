/** Which browser belongs to which user, as the record and the browsers themselves have proved. */
import { authorOf } from '../record/authors';
import type { Claim } from '../record/model';
import { BROWSERS, MOST_PROOFS } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { isProven } from '../record/signatures';

/** Browsers a user may bring to one table; fewer without a seat, so that users without one cannot keep others out. */
const MOST = 16;
const MOST_UNSEATED = 4;

export interface Identities {
  /** Remembers a browser that proves whose it is. */
  learn(user: string, claim: Claim, isSeated?: boolean): void;
  /** Whose browser has this key, and how it was proved. */
  knownAs(key: string): { readonly user: string; readonly claim: Claim } | undefined;
  /** A user's browsers, the latest last. */
  browsers(user: string): readonly Claim[];
  users(): Iterable<string>;
}

/** Every user whom a record knows. */
export const identitiesOf = ({ moments, head, holders }: Timeline): Identities => {
  const known = new Map<string, { readonly user: string; readonly claim: Claim }>();
  const latest = new Map<string, readonly Claim[]>();
  const people: Identities = {
    learn(user, claim, isSeated = true) {
      // the key's owner was settled when it was first proved
      if ((known.get(claim.key)?.user ?? user) !== user || !isProven(claim, user, head)) return;
      const isNew = !known.has(claim.key);
      const own = [...known.values()].filter(one => one.user === user).length;
      if (isNew && (known.size >= MOST_PROOFS || own >= (isSeated ? MOST : MOST_UNSEATED))) return;
      known.set(claim.key, { user, claim });
      const others = people.browsers(user).filter(({ key }) => key !== claim.key);
      latest.set(user, [...others, claim].slice(-BROWSERS));
    },
    knownAs: key => known.get(key),
    browsers: user => latest.get(user) ?? [],
    users: () => latest.keys(),
  };
  for (const { entry } of moments) {
    if (entry.kind === 'key') people.learn(entry.user, { key: entry.key, proof: entry.proof });
    const author = entry.claim && authorOf({ holders }, entry);
    if (entry.claim && author !== undefined) people.learn(author, entry.claim);
  }
  return people;
};
