/** Whose browser is whose, as the record and the users themselves have told the referee. */
import type { Timeline } from '../record/timeline-model';

/** Browsers of one user that are told his secrets; the one that came first is let go. */
export const BROWSERS = 8;

/** Browsers a user may bring to one table in all: each costs the record a view of his seats. */
const MOST = 64;

export interface People {
  learn(user: string, key: string): void;
  userOf(key: string): string | undefined;
  /** A user's browser keys, the latest last. */
  browsers(user: string): readonly string[];
  users(): Iterable<string>;
}

/** Everybody whom a record knows. */
export const peopleOf = ({ moments }: Timeline): People => {
  const owners = new Map<string, string>();
  const keys = new Map<string, readonly string[]>();
  const people: People = {
    learn(user, key) {
      // whose key it is was settled when it first came
      if ((owners.get(key) ?? user) !== user) return;
      if (!owners.has(key) && [...owners.values()].filter(owner => owner === user).length >= MOST) return;
      owners.set(key, user);
      keys.set(user, [...people.browsers(user).filter(one => one !== key), key].slice(-BROWSERS));
    },
    userOf: key => owners.get(key),
    browsers: user => keys.get(user) ?? [],
    users: () => keys.keys(),
  };
  for (const { entry } of moments) if (entry.kind === 'key') people.learn(entry.user, entry.key);
  return people;
};
