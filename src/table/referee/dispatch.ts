/** From a sealed letter to an answer: who asks, whether he has asked it before, and what the referee says to it. */
import { openLetter } from '../sealing/letters';
import type { Ask, Envelope, Reply } from '../record/model';
import { type Budget, type Budgets, spend } from './budgets';
import { consentAnswers } from './consent';
import { type Answering, type Book, problem, seatsOf, type Sender, tableRefuses } from './referee-model';
import { seatAnswers } from './seating';
import { undoAnswers } from './taking-back';
import { reveal } from './tending';
import { trustAnswers } from './trusting';
import { beginGame, turnAnswers } from './turns';

const answering: Answering = {
  ...turnAnswers,
  ...undoAnswers,
  ...consentAnswers,
  ...seatAnswers,
  ...trustAnswers,

  async mode(book, { user, gm, id }, { mode }) {
    return gm ? book.add({ kind: 'mode', mode, user }, { m: id }) : problem('gm-only');
  },

  async start(book, { gm, id }) {
    if (!gm) return problem('gm-only');
    return book.timeline.begun ? problem('already-begun') : beginGame(book, id);
  },

  async reveal(book, { user, gm, id }) {
    if (!gm && !seatsOf(book, user).length) return problem('not-seated');
    return book.timeline.ending ? reveal(book, id) : tableRefuses('not-over');
  },
};

// The table is keyed by `kind`, so looking an ask up by its own kind is sound; TypeScript cannot see it.
const answerTo = (ask: Ask) => answering[ask.kind] as (book: Book, sender: Sender, ask: Ask) => Promise<Reply>;

/**
 * What one user may ask of a kind in so long (ms): what belongs to playing, as fast as anybody can; all else now and then,
 * for it stays in the record for good.
 */
const PLAYING: Budget = { most: 200, within: 10_000 };
const SELDOM: Budget = { most: 12, within: 10_000 };
const BUDGETS: { readonly [K in Ask['kind']]?: Budget } = { command: PLAYING, edit: PLAYING, undo: PLAYING };

/** Refusals kept to answer an ask that is sent again; what was done stands in the record. */
const KEPT = 300;

/** Judges envelopes, each message once. */
export const judgeOf = (book: Book): ((envelope: Envelope) => Promise<Reply>) => {
  const done = new Map<string, Reply>();
  const refused = new Map<string, Reply>();
  let budgets: Budgets = {};
  const isWithin = (user: string, { kind }: Ask): boolean => {
    if (!book.io.pace) return true;
    const spent = spend(budgets, `${user} ${kind}`, BUDGETS[kind] ?? SELDOM, book.io.pace());
    budgets = spent.budgets;
    if (spent.isFirst) book.io.onFlood?.(user);
    return spent.isLeft;
  };
  for (const { entry } of book.timeline.moments) {
    if (entry.m !== undefined) done.set(entry.m, { ok: true, revision: entry.r });
  }
  const keep = (id: string, reply: Reply): void => {
    if (reply.ok) done.set(id, reply);
    else if (!('problem' in reply && reply.problem.problem === 'not-stored')) refused.set(id, reply);
    if (refused.size > KEPT) refused.delete([...refused.keys()][0] ?? '');
  };

  return async envelope => {
    const user = book.people.userOf(envelope.key);
    if (user === undefined) return problem('unknown-browser');
    const role = book.io.role(user);
    if (role === undefined) return problem('unknown-user');
    const letter = openLetter(envelope, book.sealer.table);
    if ('problem' in letter) return { ok: false, problem: letter };
    const { id } = envelope;
    const before = done.get(id) ?? refused.get(id);
    if (before) return before;
    // not kept: sent again later, it is judged then
    if (!isWithin(user, letter.ask)) return problem('too-many');
    // whoever has the revealed key of the table could write in anybody's name
    if (book.timeline.secret !== undefined) return tableRefuses('game-over');
    if (letter.seen > book.timeline.revision) return problem('stale');
    const reply = await answerTo(letter.ask)(book, { user, gm: role === 'gm', seen: letter.seen, id }, letter.ask);
    keep(id, reply);
    return reply;
  };
};
