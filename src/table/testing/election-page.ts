/** What one page hears of a table, and what it does then. Times are in ms; the lease times out after 3 seconds here. */
import type { Lease } from '../record/model';
import type { Effect, Election, Facts, Input, Mine } from '../referee/election/model';
import { isThere } from '../referee/election/presence';
import { newElection, step } from '../referee/election/step';

export const TABLE = 'table';
export const LEASE_TIMEOUT = 3_000;
export const MINE: Mine = { user: 'assistant', client: 'mine', version: '1', number: 7 };
export const THEIRS: Lease = { user: 'gm', client: 'his', epoch: 5, version: '1' };

export const person = (user: string, role: number, isActive = true) => ({ user, role, isActive, isOwner: role > 1 });
export const PEOPLE = [person('gm', 4), person('assistant', 3), person('ann', 1)];
export const FACTS: Facts = {
  lease: THEIRS,
  epoch: 5,
  newest: { revision: 1, epoch: 5, age: 0 },
  hasKey: true,
  isOwner: true,
  keepers: ['gm', 'assistant'],
  people: PEOPLE,
};

/** A page, and what it has done since it was last looked at. */
export const page = (facts: Partial<Facts> = {}, mine: Partial<Mine> = {}) => {
  let election: Election = newElection(LEASE_TIMEOUT);
  let effects: readonly Effect[] = [];
  let now = 1_000;
  let asked = 0;
  const hear = (input: Input): void => {
    const done = step(election, input, { now, nonce: `question ${++asked}` });
    election = done.election;
    effects = [...effects, ...done.effects];
  };
  const world = (more: Partial<Facts> = {}): void => {
    hear({ kind: 'table', table: TABLE, facts: { ...FACTS, ...facts, ...more } });
  };
  const done = (...kinds: readonly Effect['kind'][]): readonly Effect[] => {
    const found = effects.filter(({ kind }) => kinds.includes(kind));
    effects = [];
    return found;
  };
  const wait = (ms: number): void => {
    for (const end = now + ms; now < end; ) {
      now = Math.min(now + 500, end);
      hear({ kind: 'tick', leaseTimeout: LEASE_TIMEOUT });
    }
  };
  /** The page sleeps: nothing runs in it until its timer or a message wakes it. */
  const sleep = (ms: number, woken: Input = { kind: 'tick', leaseTimeout: LEASE_TIMEOUT }): void => {
    now += ms;
    hear(woken);
  };
  const isThereNow = (): boolean => {
    const table = election.tables[TABLE];
    return table !== undefined && isThere(election, table, table.facts.lease, now);
  };
  /** The question that was asked last is answered. */
  const answer = (client: string, epoch: number): void => {
    hear({ kind: 'presence', nonce: election.questions.at(-1) ?? '', table: TABLE, presence: { client, epoch } });
  };
  world();
  hear({ kind: 'named', mine: { ...MINE, ...mine } });
  return { hear, world, done, wait, sleep, answer, isThereNow, election: () => election };
};

/** A page that has taken the lease and serves. */
export const serving = () => {
  const one = page();
  one.hear({ kind: 'take-over', table: TABLE });
  const [write] = one.done('write-lease');
  const lease = write?.kind === 'write-lease' ? write.lease : THEIRS;
  one.world({ lease });
  one.hear({ kind: 'lease-stored', table: TABLE });
  one.wait(1_000);
  one.hear({ kind: 'opened', table: TABLE });
  return { ...one, lease };
};
