/**
 * The referee's election: which of several pages referees a table, although no server knows. This is one page's part as
 * a state machine: events go in, actions come out. It has no clock, documents or connection of its own.
 */
import type { Lease } from '../../record/model';
import { spend } from '../../wire/budgets';
import { cut, reread, settled, uncut } from './doubt';
import { claim, claimed, opened, stopped, lookAfter } from './lease';
import {
  type Effect,
  type Election,
  type Facts,
  type Input,
  isSame,
  type Mine,
  type Moment,
  type ElectionStep,
  type Table,
  type TableStep,
  withTable,
} from './model';
import { askAround, doubt, hearPresence, isTimeToAsk, noteHeard, noteLeft, withoutDoubted } from './presence';

/** A page that has just opened. */
export const newElection = (leaseTimeout: number): Election => ({
  mine: undefined,
  leaseTimeout,
  asked: -Infinity,
  isDue: false,
  questions: [],
  answers: {},
  rounds: 0,
  isCut: false,
  tables: {},
});

const NOTHING: readonly Effect[] = [];
const refereeChanged = (table: string): Effect => ({ kind: 'referee-changed', table });

/** Several steps, one after another. */
const and = ({ election, effects }: ElectionStep, next: (election: Election) => ElectionStep): ElectionStep => {
  const done = next(election);
  return done.effects.length
    ? { election: done.election, effects: [...effects, ...done.effects] }
    : { ...done, effects };
};

const onTable = (election: Election, id: string, change: (table: Table) => TableStep): ElectionStep => {
  const known = election.tables[id];
  if (!known) return { election, effects: NOTHING };
  const { table, effects } = change(known);
  return { election: withTable(election, table), effects };
};

const onAll = (election: Election, change: (election: Election, id: string) => ElectionStep): ElectionStep =>
  Object.keys(election.tables).reduce<ElectionStep>((done, id) => and(done, known => change(known, id)), {
    election,
    effects: NOTHING,
  });

/** Looks after a table. */
const withLookedAfter = (election: Election, id: string, now: number): ElectionStep =>
  onTable(election, id, table => lookAfter(election, table, now));
const withAllLookedAfter = (election: Election, now: number): ElectionStep =>
  onAll(election, (known, id) => withLookedAfter(known, id, now));

const newTable = (id: string, facts: Facts, isCut: boolean, now: number): Table => ({
  id,
  facts,
  since: now,
  highest: 0,
  heard: {},
  left: [],
  doubted: {},
  duty: { kind: 'idle' },
  ...(isCut && { doubt: { kind: 'cut' } }),
});

/** Has the lease's holder written since the page last looked? Who is said to leave has to answer in person. */
const hasWritten = ({ facts: before, left, doubted }: Table, { lease, newest }: Facts): boolean =>
  newest.revision > before.newest.revision &&
  newest.epoch === lease.epoch &&
  !left.includes(lease.client) &&
  !Object.hasOwn(doubted, lease.client);

/**
 * What the documents say of a table. A new lease shows that its holder is there: unanswered envelopes go to it. So does
 * a new entry under the lease, when it was written, and nobody needs to ask.
 */
const learn = (election: Election, id: string, facts: Facts, now: number): ElectionStep => {
  const before = election.tables[id];
  const known = before ?? newTable(id, facts, election.isCut, now);
  const highest = Math.max(known.highest, facts.epoch, facts.lease.epoch);
  const isNew = before !== undefined && !isSame(before.facts.lease, facts.lease);
  const table = { ...known, facts, highest };
  const isHeard = isNew || (before !== undefined && hasWritten(before, facts));
  const at = isNew ? now : now - facts.newest.age;
  // who referees a table that was not known yet, no answer so far has told
  const due = before ? election : { ...election, isDue: true };
  const next = withTable(due, isHeard ? noteHeard(table, facts.lease.client, at) : table);
  return and({ election: next, effects: isNew ? [refereeChanged(id)] : NOTHING }, learnt =>
    withLookedAfter(learnt, id, now),
  );
};

/** Another client referees under a later lease than this page knows: its documents may be outdated. */
const isBehind = ({ facts, doubt: known }: Table, client: string, epoch: number): boolean =>
  known === undefined && epoch > facts.lease.epoch && client !== facts.lease.client;

const hear = (election: Election, input: Extract<Input, { kind: 'presence' }>, now: number): ElectionStep => {
  const before = election.tables[input.table];
  if (!before || !election.questions.includes(input.nonce)) return { election, effects: NOTHING };
  const { presence } = input;
  const table = hearPresence(before, presence, now);
  const heard = withTable(election, table);
  const asked = isBehind(before, presence.client, presence.epoch)
    ? reread(heard, table)
    : { election: heard, effects: NOTHING };
  const isBack = before.left.includes(presence.client);
  return isBack ? { ...asked, effects: [...asked.effects, refereeChanged(table.id)] } : asked;
};

/** A user's pages have all gone, and so has a lease holder among them, unless it is this page. */
const userLeft = (election: Election, user: string): ElectionStep =>
  onAll(election, (known, id) =>
    onTable(known, id, table => {
      const { lease } = table.facts;
      const isOther = lease.user === user && lease.client !== known.mine?.client;
      return { table: isOther ? noteLeft(table, lease.client) : table, effects: NOTHING };
    }),
  );

/** The tables that this page referees, and under which leases. */
const served = ({ tables }: Election): readonly (readonly [string, Lease])[] =>
  Object.values(tables).flatMap(({ id, duty }) => (duty.kind === 'serving' ? [[id, duty.lease] as const] : []));

/** Limit of answered questions per user and period (ms). If the host does not name the sender, all share one limit. */
const KNOWN = { most: 10, within: 1_000 };
const UNKNOWN = { most: 40, within: 1_000 };

/** An answer costs a seal: a user who asks too often waits for the next period, and others are still answered. */
const vouch = (election: Election, { challenge, by }: Extract<Input, { kind: 'ping' }>, now: number): ElectionStep => {
  const tables = served(election)
    .filter(([id]) => election.tables[id]?.doubt === undefined)
    .map(([table, { client, epoch }]) => ({ table, client, epoch }));
  if (!tables.length) return { election, effects: NOTHING };
  const { budgets, isLeft, isFirst } = spend(election.answers, by ?? '', by === undefined ? UNKNOWN : KNOWN, now);
  const answered = { ...election, answers: budgets };
  if (isLeft) return { election: answered, effects: [{ kind: 'vouch', challenge, tables }] };
  return { election: answered, effects: isFirst ? [{ kind: 'flood', ...(by !== undefined && { by }) }] : NOTHING };
};

/** A page whose client id changes gives up what it did under the old one, which another tab has. */
const named = (election: Election, mine: Mine): ElectionStep => {
  const renamed = { ...election, mine };
  if (!election.mine || election.mine.client === mine.client) return { election: renamed, effects: NOTHING };
  return onAll(renamed, (known, id) => onTable(known, id, stopped));
};

/** Asks around if it is time to. */
const asking = (election: Election, at: Moment): ElectionStep =>
  isTimeToAsk(election, at.now) ? askAround(election, at) : { election, effects: NOTHING };

const tick = (election: Election, leaseTimeout: number, at: Moment): ElectionStep => {
  const known = { ...election, leaseTimeout };
  const judged = and(asking(known, at), one =>
    onAll(one, (all, id) => onTable(all, id, table => ({ table: withoutDoubted(table, at.now), effects: NOTHING }))),
  );
  return and(judged, one => withAllLookedAfter(one, at.now));
};

const respond = (election: Election, input: Input, at: Moment): ElectionStep => {
  const { now } = at;
  const just = (changed: Election, effects = NOTHING): ElectionStep => ({ election: changed, effects });
  switch (input.kind) {
    case 'tick':
      return tick(election, input.leaseTimeout, at);
    case 'named':
      return and(
        and(
          and(named(election, input.mine), known => askAround(known, at)),
          known => just(known, Object.keys(known.tables).map(refereeChanged)),
        ),
        known => withAllLookedAfter(known, now),
      );
    case 'table':
      return learn(election, input.table, input.facts, now);
    case 'table-gone': {
      const { [input.table]: gone, ...tables } = election.tables;
      const isServed = gone?.duty.kind === 'serving';
      return just({ ...election, tables }, isServed ? [{ kind: 'close-referee', table: input.table }] : NOTHING);
    }
    case 'ping':
      // timers in a hidden tab are slow; messages from others come in time, so it asks and takes over with them
      return and(
        and(vouch(election, input, now), known => asking(known, at)),
        known => withAllLookedAfter(known, now),
      );
    case 'presence':
      return and(hear(election, input, now), known => withLookedAfter(known, input.table, now));
    case 'hello':
      return askAround(election, at);
    case 'bye':
      return doubt(election, input.client, at);
    case 'user-left':
      return userLeft(election, input.user);
    case 'take-over':
      return onTable(election, input.table, table => claim(election, table, now));
    case 'lease-stored':
    case 'lease-refused':
      return onTable(election, input.table, table => claimed(table, input.kind === 'lease-stored', now));
    case 'opened': {
      const done = onTable(election, input.table, table => opened(election, table, undefined, now));
      return { ...done, effects: [...done.effects, refereeChanged(input.table)] };
    }
    case 'not-opened':
      return onTable(election, input.table, table => opened(election, table, input.problem, now));
    case 'line-lost':
      return just(cut(election));
    case 'line-back':
      return and(uncut(election), known => askAround(known, at));
    case 'reread': {
      const done = onTable(election, input.table, table => settled(table, input.round, input.stored));
      return and(done, known => withLookedAfter(known, input.table, now));
    }
    case 'page-closes':
      return just(election, served(election).length ? [{ kind: 'bye' }] : NOTHING);
  }
};

/** The page's state after an event, and its actions in order. */
export const step = (election: Election, input: Input, at: Moment): ElectionStep => respond(election, input, at);
