/** Proposals: what needs everybody's consent, the votes, and carrying out what all have agreed to. */
import type { Proposal, Reply } from '../record/model';
import { votersOnKey } from '../record/new-key';
import { isNewKey } from '../judgement/vouched';
import { beginning, isShifted, missingVotes, type OpenProposal } from '../judgement/agreement';
import {
  type Answering,
  type Book,
  holderOf,
  holds,
  nothingNew,
  problem,
  seatsOf,
  type Sender,
  tableRefuses,
} from './referee-model';
import { takeBack } from './undo';
import { change } from './commands';
import { closed } from './entry-writer';

/** An open seat, and a user who is here. */
const isGivable = (book: Book, { seat, user }: { readonly seat: string; readonly user: string }): boolean =>
  book.timeline.holders[seat]?.kind === 'open' && book.seats.includes(seat) && book.io.role(user) !== undefined;

/** Carries out an accepted proposal. One that has become impossible is closed by a vote of no from the table. */
export const carryOut = async (book: Book, { revision, entry: { seat, what } }: OpenProposal): Promise<Reply> => {
  const user = holderOf(book, seat) ?? '';
  if (what.kind === 'mode') return book.add({ kind: 'mode', mode: what.mode, user, fulfils: revision });
  if (what.kind === 'openness') {
    return book.add({ kind: 'openness', open: what.open, user, fulfils: revision });
  }
  if (what.kind === 'trust') {
    return book.add({ kind: 'trust', user: what.user, trusted: true, by: user, fulfils: revision });
  }
  if (what.kind === 'key') {
    const { user: owner, key } = what;
    if (isNewKey(book.timeline, what)) return book.add({ kind: 'vouch', user: owner, key, fulfils: revision });
    return book.add({ kind: 'vote', seat: 'table', on: revision, yes: false });
  }
  if (what.kind === 'seat') {
    if (!isGivable(book, what)) return book.add({ kind: 'vote', seat: 'table', on: revision, yes: false });
    const holder = { kind: 'user', user: what.user } as const;
    return book.add({ kind: 'seat', seat: what.seat, holder, user, by: 'given', fulfils: revision });
  }
  if (what.kind === 'undo') return takeBack(book, seat, what.to, { fulfils: revision });
  // the card was named by its place in a pile, where another card lies by now
  if (isShifted(book.timeline, revision, what.edit))
    return book.add({ kind: 'vote', seat: 'table', on: revision, yes: false });
  const reply = await change(book, { seat, user, fulfils: revision }, what.edit);
  return reply.ok || 'problem' in reply ? reply : book.add({ kind: 'vote', seat: 'table', on: revision, yes: false });
};

/** The next proposal that waits for nobody. */
export const agreedOn = ({ timeline }: Book): OpenProposal | undefined =>
  timeline.proposals.find(one => !missingVotes(timeline, one).length);

/** Why a game master cannot ask for a new key for somebody. */
const shutKey = ({ timeline }: Book, sender: Sender, what: Extract<Proposal, { kind: 'key' }>): Reply | undefined => {
  if (!sender.gm) return problem('gm-only');
  if (!isNewKey(timeline, what)) return problem('not-to-vouch');
  // who plays against them alone would decide it alone
  return votersOnKey(timeline, what, sender.user).length ? undefined : tableRefuses('nobody-to-agree');
};

/** How many proposals in a row somebody may make: each stays in the record forever. */
const MOST = 3;

/** How many proposals a user has made since anybody else did something at the table. */
const inARow = (book: Book, user: string): number => {
  const { moments } = book.timeline;
  const last = moments.findLastIndex(
    ({ entry }) =>
      (entry.kind === 'turn' || entry.kind === 'vote' || entry.kind === 'proposal') && !holds(book, user, entry.seat),
  );
  return moments.slice(last + 1).filter(({ entry }) => entry.kind === 'proposal').length;
};

/** Requests to propose and to vote. */
export const consentAnswers: Pick<Answering, 'propose' | 'vote'> = {
  async propose(book, sender, { seat, what }) {
    const isFromTable = what.kind === 'key' && seat === 'table' && !seatsOf(book, sender.user).length;
    if (!isFromTable && !holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    const refusedKey = what.kind === 'key' ? shutKey(book, sender, what) : undefined;
    if (refusedKey) return refusedKey;
    if (what.kind === 'trust' && book.io.role(what.user) !== 'gm') return problem('no-such-holder');
    if (what.kind === 'seat' && !isGivable(book, what)) return problem('no-such-holder');
    if (what.kind === 'openness' && what.open === book.timeline.open) return nothingNew(book);
    const shut = what.kind === 'mode' || what.kind === 'trust' ? undefined : closed(book);
    if (shut) return shut;
    const isBack = what.kind !== 'undo' || (what.to >= beginning(book.timeline) && what.to < book.timeline.revision);
    if (!isBack) return tableRefuses('nothing-to-undo');
    if (inARow(book, sender.user) >= MOST) {
      book.io.onFlood?.(sender.user);
      return tableRefuses('too-many-proposals', { most: MOST });
    }
    return book.add({ kind: 'proposal', seat, what, ...(isFromTable && { user: sender.user }) }, { asked: sender });
  },

  async vote(book, sender, { seat, on, yes }) {
    if (!holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    const asked = book.timeline.proposals.find(({ revision }) => revision === on);
    if (!asked) return problem('no-proposal');
    if (yes && asked.yes.includes(seat)) return nothingNew(book);
    return book.add({ kind: 'vote', seat, on, yes }, { asked: sender });
  },
};
