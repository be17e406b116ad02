/** What needs everybody's yes: proposals, votes, and carrying out what all have agreed to. */
import type { Reply } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { type Answering, type Book, holds, humanSeats, problem, tableRefuses } from './referee-model';
import { beginning, takeBack } from './taking-back';
import { change, closed } from './turns';

type Open = Timeline['proposals'][number];

/** The people who still have to say yes; a user need not agree with himself from another seat. */
const missingVotes = (book: Book, { entry, yes }: Open): readonly string[] => {
  const holder = book.timeline.holders[entry.seat];
  const user = holder?.kind === 'user' ? holder.user : '';
  return humanSeats(book).filter(seat => !yes.includes(seat) && !holds(book, user, seat));
};

/** Carries out a proposal that all have agreed to. What has become impossible is closed by the table's own no. */
export const carryOut = async (book: Book, { revision, entry: { seat, what } }: Open): Promise<Reply> => {
  const holder = book.timeline.holders[seat];
  const user = holder?.kind === 'user' ? holder.user : '';
  if (what.kind === 'mode') return book.add({ kind: 'mode', mode: what.mode, user, fulfils: revision });
  if (what.kind === 'trust') {
    return book.add({ kind: 'trust', user: what.user, trusted: true, by: user, fulfils: revision });
  }
  if (what.kind === 'undo') return takeBack(book, seat, what.to, { fulfils: revision });
  const reply = await change(book, { seat, user, fulfils: revision }, what.edit);
  return reply.ok || 'problem' in reply ? reply : book.add({ kind: 'vote', seat: 'table', on: revision, yes: false });
};

/** The next proposal that waits for nobody. */
export const agreedOn = (book: Book): Open | undefined =>
  book.timeline.proposals.find(one => !missingVotes(book, one).length);

/** So often in a row somebody may propose something: each proposal stands in the record for good. */
const MOST = 3;

/** How often a user has proposed something since somebody else did anything at the table. */
const inARow = (book: Book, user: string): number => {
  const { moments } = book.timeline;
  const last = moments.findLastIndex(
    ({ entry }) =>
      (entry.kind === 'turn' || entry.kind === 'vote' || entry.kind === 'proposal') && !holds(book, user, entry.seat),
  );
  return moments.slice(last + 1).filter(({ entry }) => entry.kind === 'proposal').length;
};

/** Proposals and votes, as they are asked. */
export const consentAnswers: Pick<Answering, 'propose' | 'vote'> = {
  async propose(book, { user, id }, { seat, what }) {
    if (!holds(book, user, seat)) return problem('not-your-seat', { seat });
    if (what.kind === 'trust' && book.io.role(what.user) !== 'gm') return problem('no-such-holder');
    const shut = what.kind === 'mode' || what.kind === 'trust' ? undefined : closed(book);
    if (shut) return shut;
    const isBack = what.kind !== 'undo' || (what.to >= beginning(book) && what.to < book.timeline.revision);
    if (!isBack) return tableRefuses('nothing-to-undo');
    if (inARow(book, user) >= MOST) {
      book.io.onFlood?.(user);
      return tableRefuses('too-many-proposals', { most: MOST });
    }
    return book.add({ kind: 'proposal', seat, what }, { m: id });
  },

  async vote(book, { user, id }, { seat, on, yes }) {
    if (!holds(book, user, seat)) return problem('not-your-seat', { seat });
    if (!book.timeline.proposals.some(({ revision }) => revision === on)) return problem('no-proposal');
    return book.add({ kind: 'vote', seat, on, yes }, { m: id });
  },
};
