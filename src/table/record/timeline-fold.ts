/** What each kind of entry does to a timeline. */
import { evolve } from '../../kernel/agenda';
import { Bug } from '../../kernel/refusal';
import { lookUp } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { isPosition } from '../../kernel/reading';
import { readSeatSecrets, readTableKey, readTurn, readView, unsealed } from './opened-parts';
import { isProven } from './signatures';
import { authorOf, userAt } from './authors';
import { isKeyAgreed } from './new-key';
import { type AnyTypes, type Claim, type Entry, type EntryOf, MOST_PROOFS } from './model';
import { diceAfter, diceAt, type Moment, momentsUpTo, stateAt, type Timeline } from './timeline-model';

type State = AnyTypes['state'];
type Readers = { readonly [K in Entry['kind']]: (timeline: Timeline, entry: EntryOf<K>) => Timeline };

type Told = Pick<Moment, 'events' | 'command' | 'edit' | 'signature'>;

/** The same timeline one moment later. */
const after = (
  timeline: Timeline,
  entry: Entry,
  more: Partial<Timeline> = {},
  told: Told = { events: [] },
): Timeline => {
  const signed = entry.s !== undefined && { signature: entry.s };
  const dice = more.dice ?? timeline.dice;
  const moment: Moment = { entry, ...signed, ...told, state: more.state ?? timeline.state, undone: false, dice };
  return { ...timeline, moments: [...timeline.moments, moment], ...more };
};

/** A state and its ending, if it has one. */
const withState = (timeline: Timeline, state: State): Timeline => {
  const { ending: _, ...rest } = timeline;
  const ending = timeline.game.ending(state);
  return { ...rest, state, ...(ending && { ending }) };
};

const withoutProposal = ({ proposals }: Timeline, gone: (one: Timeline['proposals'][number]) => boolean) => ({
  proposals: proposals.filter(one => !gone(one)),
});

/** A proposal is closed when it is carried out. A proposal to undo is closed once the game has gone on. */
const openProposals = (timeline: Timeline, entry: Entry) =>
  withoutProposal(
    timeline,
    ({ revision, entry: { what } }) =>
      revision === entry.fulfils || (what.kind === 'undo' && (entry.kind === 'turn' || entry.kind === 'undo')),
  );

/** No world has so many people. A longer list would only slow its readers down. */
const MOST_PEOPLE = 400;

const withOne = (all: readonly string[], one: string): readonly string[] =>
  all.length >= MOST_PEOPLE || all.includes(one) ? all : [...all, one];

const played = (timeline: Timeline, events: readonly Message[]): State =>
  events.reduce((state, event) => evolve(timeline.game, state, event as AnyTypes['event']), timeline.state);

/** What many turns add up to has the bound of a position that comes as a whole. */
const bounded = (state: State): State => {
  if (!isPosition(state)) throw new Bug('the position has grown too large');
  return state;
};

/**
 * Before the beginning, a new holder commits to a number of their own. If others have opened theirs already, all
 * numbers are dropped.
 */
const unbound = ({ opening, ...timeline }: Timeline, { seat, r }: EntryOf<'seat'>): Timeline => {
  if (opening) return { ...timeline, commitments: {}, roots: {}, numbers: {}, redrawn: r };
  const { [seat]: _, ...commitments } = timeline.commitments;
  const { [seat]: __, ...roots } = timeline.roots;
  return { ...timeline, commitments, roots };
};

/** More than any game can have: it has fewer seats, and each asks for one thing at a time. */
const MOST_OPEN = 50;

/** With one more key, if its owner has claimed it for this user. */
const withKey = (
  { head, keys, proofs, retired }: Timeline,
  claim: Claim,
  user: string,
): Pick<Timeline, 'keys' | 'proofs'> => {
  // the key's owner was settled when it first came, and only its holder can settle it
  if (Object.hasOwn(keys, claim.key) || Object.hasOwn(retired, claim.key) || proofs >= MOST_PROOFS)
    return { keys, proofs };
  return { keys: isProven(claim, user, head) ? { ...keys, [claim.key]: user } : keys, proofs: proofs + 1 };
};

/** Does it carry out a proposal to which all players have said yes? */
const isOpennessAgreed = ({ holders, proposals }: Timeline, { fulfils, open }: EntryOf<'openness'>): boolean => {
  const asked = proposals.find(({ revision }) => revision === fulfils);
  const what = asked?.entry.what;
  const proposer = asked && userAt({ holders }, asked.entry.seat);
  return (
    what?.kind === 'openness' &&
    what.open === open &&
    proposer !== undefined &&
    Object.entries(holders).every(
      ([seat, { kind }]) => kind !== 'user' || userAt({ holders }, seat) === proposer || asked?.yes.includes(seat),
    )
  );
};

type Replaced = Pick<Timeline, 'keys' | 'retired' | 'since' | 'seatSecrets'>;

/** One browser replaces all earlier ones of its user: from here on it alone can open what its user's seats learn. */
const replaced = (timeline: Timeline, { user, key, r }: EntryOf<'vouch'>): Replaced => {
  const { keys, holders, since, seatSecrets } = timeline;
  const isGone = ([one, owner]: readonly [string, string]): boolean => owner === user && one !== key;
  const seats = new Set(Object.keys(holders).filter(seat => userAt({ holders }, seat) === user));
  return {
    keys: Object.fromEntries(Object.entries(keys).filter(one => !isGone(one))),
    retired: { ...timeline.retired, ...Object.fromEntries(Object.entries(keys).filter(isGone)) },
    since: { ...since, ...Object.fromEntries([...seats].map(seat => [seat, r])) },
    seatSecrets: Object.fromEntries(Object.entries(seatSecrets).filter(([seat]) => !seats.has(seat))),
  };
};

const readers: Readers = {
  key(timeline, entry) {
    const view = readView(timeline, entry);
    const { keys, proofs } = withKey(timeline, entry, entry.user);
    const seatSecrets = { ...timeline.seatSecrets, ...readSeatSecrets(timeline, entry) };
    return after(view ? withState(timeline, view) : timeline, entry, { keys, proofs, seatSecrets });
  },

  commitment: (timeline, entry) =>
    after(timeline, entry, {
      commitments: { ...timeline.commitments, [entry.seat]: entry.hash },
      ...(entry.root !== undefined && { roots: { ...timeline.roots, [entry.seat]: entry.root } }),
    }),

  opening: (timeline, entry) => after(timeline, entry, { opening: entry.seats }),

  number: (timeline, entry) => after(timeline, entry, { numbers: { ...timeline.numbers, [entry.seat]: entry.number } }),

  turn(timeline, entry) {
    const told = readTurn(timeline, entry);
    const { command, edit, s } = told ?? {};
    const events = unsealed(entry.events, told?.hidden ?? []);
    const next = withState(timeline, bounded(played(timeline, events)));
    return after(
      next,
      entry,
      {
        begun: true,
        dice: diceAfter(timeline, entry),
        ...openProposals(timeline, entry),
      },
      {
        events,
        ...(command && { command }),
        ...(edit && { edit }),
        ...(s !== undefined && { signature: s }),
      },
    );
  },

  undo(timeline, entry) {
    const view = readView(timeline, entry);
    const next = withState(timeline, view ?? stateAt(timeline, entry.to));
    const all = [...next.moments];
    for (let at = all.length - 1; at >= 0; at--) {
      const moment = all[at];
      if (!moment || moment.entry.r <= entry.to) break;
      if (!moment.undone && moment.entry.kind === 'turn') all[at] = { ...moment, undone: true };
      // what an earlier undo has taken back need not be looked at again
      if (moment.entry.kind === 'undo') at = Math.min(at, momentsUpTo(all, moment.entry.to));
    }
    const dice = timeline.head.format > 1 ? diceAt(timeline, entry.to) : timeline.dice;
    return after({ ...next, moments: all }, entry, { dice, ...openProposals(timeline, entry) });
  },

  mode: (timeline, entry) => after(timeline, entry, { mode: entry.mode, ...openProposals(timeline, entry) }),

  // a referee alone cannot open a table: without everybody's yes the entry is kept, and changes nothing
  openness: (timeline, entry) =>
    after(timeline, entry, {
      ...(isOpennessAgreed(timeline, entry) && { open: entry.open, openSince: entry.r }),
      ...openProposals(timeline, entry),
    }),

  seat(timeline, entry) {
    const holders = { ...timeline.holders, [entry.seat]: entry.holder };
    const proposals = withoutProposal(timeline, one => one.entry.seat === entry.seat);
    // the former holder's secret opens nothing from here on
    const { [entry.seat]: _secret, ...seatSecrets } = timeline.seatSecrets;
    const since = { ...timeline.since, [entry.seat]: entry.r };
    const next = timeline.begun ? timeline : unbound(timeline, entry);
    return after(next, entry, { holders, since, seatSecrets, ...openProposals({ ...timeline, ...proposals }, entry) });
  },

  proposal(timeline, entry) {
    const { proposals } = withoutProposal(timeline, one => one.entry.seat === entry.seat);
    const others = proposals.slice(-MOST_OPEN);
    return after(timeline, entry, { proposals: [...others, { revision: entry.r, entry, yes: [entry.seat] }] });
  },

  vote(timeline, entry) {
    if (!entry.yes)
      return after(
        timeline,
        entry,
        withoutProposal(timeline, one => one.revision === entry.on),
      );
    return after(timeline, entry, {
      proposals: timeline.proposals.map(one =>
        one.revision === entry.on && !one.yes.includes(entry.seat) ? { ...one, yes: [...one.yes, entry.seat] } : one,
      ),
    });
  },

  referee: (timeline, entry) =>
    after(timeline, entry, {
      client: entry.client,
      sitting: entry.r,
      keepers: withOne(timeline.keepers, entry.user),
    }),

  trust(timeline, entry) {
    const others = timeline.trusted.filter(user => user !== entry.user);
    return after(timeline, entry, {
      trusted: entry.trusted ? withOne(others, entry.user) : others,
      ...openProposals(timeline, entry),
    });
  },

  deputy(timeline, entry) {
    // a browser that the record does not know has been handed nothing
    if (timeline.keys[entry.key] !== entry.user) return after(timeline, entry);
    const handed = readTableKey(timeline, entry);
    return after(timeline, entry, {
      deputies: { ...timeline.deputies, [entry.key]: entry.user },
      keepers: withOne(timeline.keepers, entry.user),
      ...(handed !== undefined && { handed }),
    });
  },

  vouch(timeline, entry) {
    const vouched = withOne(timeline.vouched, entry.key);
    if (entry.fulfils === undefined) return after(timeline, entry, { vouched });
    // a referee alone replaces nobody's key: without everybody's yes the entry is kept, and changes nothing
    return after(timeline, entry, {
      ...(isKeyAgreed(timeline, entry) && { vouched, ...replaced(timeline, entry) }),
      ...openProposals(timeline, entry),
    });
  },

  look(timeline, entry) {
    const others = timeline.looking.filter(user => user !== entry.user);
    return after(timeline, entry, { looking: entry.open ? withOne(others, entry.user) : others });
  },

  // their effect on the open window is read from the moments (`windows.ts`)
  wait: after,
  away: after,

  revealed: (timeline, entry) => after(timeline, entry, { secret: entry.secret, tableSecret: entry.table }),
};

/** A browser sends its key with its first request. One that proves nothing is nobody's. */
const withClaim = (timeline: Timeline, entry: Entry): Timeline => {
  const { claim } = entry;
  const user = claim && authorOf(timeline, entry);
  return claim && user !== undefined ? { ...timeline, ...withKey(timeline, claim, user) } : timeline;
};

/** The timeline with one more entry. Throws where an event does not fit the game. */
export const folded = (timeline: Timeline, entry: Entry): Timeline =>
  lookUp(readers, entry)(withClaim(timeline, entry), entry);
