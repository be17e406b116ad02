/** The referee: takes sealed asks one at a time, judges them, and writes what happened into the record. */
import { isPublicKey, type KeyPair, keyPairOf } from './sealing';
import { makeEntry } from './codec';
import { consentAnswers } from './desk/consent';
import { type Answering, type Book, type DeskIo, problem, type Sender, tableRefuses } from './desk/desk-model';
import { seatAnswers } from './desk/seating';
import { moveBot, nextBot, nextDuty, reveal } from './desk/tending';
import { undoAnswers } from './desk/taking-back';
import { beginGame, closed, turnAnswers } from './desk/turns';
import { secretOf } from './head';
import { type Answer, openLetter, parseEnvelope, sealReply } from './letters';
import type { AnyGame, Ask, Entry, Envelope, Head, Lease, Problem, Reply } from './model';
import { entryKey, extend, openTimeline, type Raws } from './timeline';
import type { Timeline } from './timeline-model';

export type { DeskIo };

export interface DeskPlan {
  readonly game: AnyGame;
  readonly head: Head;
  readonly raws: Raws;
  readonly tableSecret: string;
  readonly lease: Lease;
  readonly io: DeskIo;
}

export interface Desk {
  /** The whole record, read with the table's key. Never to be shown or sent as it is. */
  readonly timeline: Timeline;
  /** Begins to serve: notes a new lease in the record, and does what is due. Resolves when nothing is left but bots. */
  serve(): Promise<Reply>;
  /** A browser's key, as its user's own flags tell it. */
  announce(user: string, key: string): Promise<void>;
  /** Judges what came over the wire. */
  handle(envelope: unknown): Promise<Reply>;
  /** The same, with the reply sealed to the sender: what goes back over the wire. */
  answer(envelope: unknown): Promise<Answer | Reply>;
  /** Resolves when the referee has nothing more to do, bots included. */
  idle(): Promise<void>;
  /** Somebody else referees now: nothing more is answered. */
  close(): void;
}

const answering: Answering = {
  ...turnAnswers, ...undoAnswers, ...consentAnswers, ...seatAnswers,
  async mode(book, { user, gm, id }, { mode }) {
    if (!gm) return problem('gm-only');
    return book.add({ kind: 'mode', mode, user }, { m: id });
  },
  async start(book, { gm, id }) {
    if (!gm) return problem('gm-only');
    return book.timeline.begun ? problem('already-begun') : beginGame(book, id);
  },
  async reveal(book, { user, gm, id }) {
    const seated = Object.values(book.timeline.holders).some(holder => holder.kind === 'user' && holder.user === user);
    if (!gm && !seated) return problem('not-seated');
    return closed(book) ?? (book.timeline.ending ? reveal(book, id) : tableRefuses('not-over'));
  },
};

/** Browsers of one user that are told his secrets; an older one is let go. */
const BROWSERS = 8;
/** Replies kept to answer an ask that is sent again. */
const REPLIES = 300;
const DUTIES = 200;

/** Opens the referee's desk over a record; a problem if the key is another table's. */
export const openDesk = ({ game, head, raws, tableSecret, lease, io }: DeskPlan): Desk | Problem => {
  const pair = keyPairOf(tableSecret);
  if (pair?.public !== head.tableKey || secretOf(head, tableSecret) === undefined) return { problem: 'wrong-table-key' };
  return deskOf({ game, head, raws, tableSecret, lease, io }, pair);
};

const deskOf = ({ game, head, raws, tableSecret, lease, io }: DeskPlan, table: KeyPair): Desk => {
  let timeline = openTimeline(game, head, raws, { keys: { table: tableSecret } });
  let isOpen = true;
  const known = new Map<string, string[]>(), replies = new Map<string, Promise<Reply>>();

  const learn = (user: string, key: string): void => {
    const owner = timeline.keys[key] ?? [...known].find(([, keys]) => keys.includes(key))?.[0];
    if (owner !== undefined && owner !== user) return; // whose key it is was settled when it first came
    const others = (known.get(user) ?? []).filter(one => one !== key);
    known.set(user, [...others, key].slice(-BROWSERS));
  };
  for (const { entry } of timeline.moments) {
    if (entry.kind === 'key') learn(entry.user, entry.key);
    if (entry.m !== undefined) replies.set(entry.m, Promise.resolve({ ok: true, revision: entry.r }));
  }

  const book: Book = {
    game, head, io, tableSecret, sealer: { head, table, random: io.random }, seats: game.seats(head.options),
    get timeline() { return timeline; },
    browsers: user => known.get(user) ?? [],
    async add(draft, { m, sealed } = {}) {
      if (timeline.epoch > lease.epoch) return problem('not-referee');
      const revision = timeline.revision + 1;
      const entry = {
        r: revision, e: lease.epoch, p: timeline.hash, t: io.now(),
        ...(m !== undefined && { m }), ...(sealed?.length && { sealed }), ...draft,
      } as Entry; // a draft and its place make an entry of the draft's kind
      const text = makeEntry(entry), longer = extend(timeline, entryKey(revision), text);
      // what the referee could not read again himself must not stand in the record
      if (longer.problems.length > timeline.problems.length) return problem(longer.problems.at(-1)?.problem ?? 'entry-unplayable');
      try { await io.append(revision, text); } catch { return problem('not-stored'); }
      timeline = longer;
      return { ok: true, revision };
    },
  };

  // One thing after another: an ask is judged on what all asks before it have left.
  let last: Promise<unknown> = Promise.resolve(), botsMove = Promise.resolve(), areBotsBusy = false;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const tend = async (): Promise<Reply | undefined> => {
    for (let n = 0; n < DUTIES && isOpen; n++) {
      const reply = await nextDuty(book, known.keys())?.();
      if (!reply?.ok) return reply;
    }
    return undefined;
  };

  const moveBots = async (): Promise<void> => {
    while (isOpen && nextBot(book)) {
      await io.beforeBot?.();
      const isMoved = await inTurn(async () => {
        const due = isOpen ? nextBot(book) : undefined, reply = due && await moveBot(book, due);
        if (reply?.ok) await tend();
        return !!reply?.ok;
      });
      if (!isMoved) break;
    }
    areBotsBusy = false;
  };
  const wakeBots = (): void => {
    if (areBotsBusy || !isOpen || !nextBot(book)) return;
    areBotsBusy = true;
    botsMove = moveBots();
  };

  /** Does something in its turn, then what has become due by it. */
  const serving = (work: () => Promise<Reply>): Promise<Reply> => inTurn(async () => {
    if (!isOpen) return problem('not-referee');
    const reply = await work();
    if (reply.ok) await tend();
    wakeBots();
    return reply;
  });

  const judge = async (envelope: Envelope): Promise<Reply> => {
    const user = timeline.keys[envelope.key] ?? [...known].find(([, keys]) => keys.includes(envelope.key))?.[0];
    if (user === undefined) return problem('unknown-browser');
    const role = io.role(user);
    if (role === undefined) return problem('unknown-user');
    const letter = openLetter(envelope, table);
    if ('problem' in letter) return { ok: false, problem: letter };
    if (letter.seen > timeline.revision) return problem('stale');
    const sender: Sender = { user, gm: role === 'gm', seen: letter.seen, id: envelope.id }, before = replies.get(sender.id);
    if (before) return before;
    const answerTo = answering[letter.ask.kind] as (book: Book, sender: Sender, ask: Ask) => Promise<Reply>;
    const reply = await answerTo(book, sender, letter.ask);
    if (!('problem' in reply && reply.problem.problem === 'not-stored')) replies.set(sender.id, Promise.resolve(reply));
    if (replies.size > REPLIES + timeline.moments.length) replies.delete([...replies.keys()][0] ?? '');
    return reply;
  };

  const handle = async (value: unknown): Promise<Reply> => {
    const envelope = parseEnvelope(value);
    if (!envelope) return problem('letter-malformed');
    return envelope.table === head.id ? serving(() => judge(envelope)) : problem('other-table');
  };

  return {
    get timeline() { return timeline; },
    serve: () => serving(async () => {
      const isNoted = timeline.epoch === lease.epoch;
      return isNoted ? { ok: true, revision: timeline.revision } : book.add({ kind: 'referee', user: lease.user, client: lease.client });
    }),
    async announce(user, key) {
      if (!isPublicKey(key) || io.role(user) === undefined) return;
      await serving(async () => { learn(user, key); return { ok: true, revision: timeline.revision }; });
    },
    handle,
    async answer(value) {
      const reply = await handle(value), envelope = parseEnvelope(value);
      return envelope ? sealReply(reply, table, envelope, io.random) : reply;
    },
    async idle() {
      do { await last; await botsMove; } while (areBotsBusy);
    },
    close() { isOpen = false; },
  };
};
