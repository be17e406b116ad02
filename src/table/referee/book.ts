/** The record in the referee's hands: every entry gets its place, is read back, and stored. */
import { entryKey, makeEntry } from '../record/codec';
import type { AnyGame, Entry, Head, Lease } from '../record/model';
import type { KeyPair } from '../crypto/keys';
import { extend, isFull, MOST_ENTRIES, openTimeline, type Raws } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import { type Book, type Draft, NO_PASSES, problem, type RefereeIo, type Sender } from './referee-model';
import { identitiesOf } from './identities';

export interface BookPlan {
  readonly game: AnyGame;
  readonly head: Head;
  readonly raws: Raws;
  readonly lease: Lease;
  /** The public key of the referee's browser. */
  readonly ownKey?: string;
  readonly io: RefereeIo;
}

/**
 * Writes an entry and says whether it is stored. Without an answer it may be stored, and others may have read it:
 * then nothing else is ever written in its place. Writing the same text there twice writes it once.
 */
const write = async (io: RefereeIo, revision: number, text: string): Promise<boolean> => {
  try {
    let written = await io.append(revision, text);
    while (written === 'unanswered') written = await io.append(revision, text);
    return true;
  } catch {
    return false;
  }
};

/** Who asked for it, with their signature. If that could reveal a secret, it stands in the sealed part. */
const signedPart = ({ keys }: Timeline, { kind }: Draft, asked: Sender | undefined) =>
  asked && {
    m: asked.id,
    seen: asked.seen,
    ...(kind !== 'turn' && { s: asked.s }),
    ...(!Object.hasOwn(keys, asked.claim.key) && { claim: asked.claim }),
  };

/** Opens the record with the table's keys. */
export const bookOf = ({ game, head, raws, lease, ownKey, io }: BookPlan, table: KeyPair): Book => {
  let timeline = openTimeline(game, head, raws, { keys: { table: table.secret } });
  return {
    game,
    head,
    io,
    ownKey,
    tableSecret: table.secret,
    sealer: { head, table, random: io.random },
    seats: game.seats(head.options),
    people: identitiesOf(timeline),
    held: NO_PASSES,
    stands: new Map(),
    get timeline() {
      return timeline;
    },
    async add(draft, { asked, sealed } = {}) {
      if (timeline.epoch > lease.epoch) return problem('not-referee');
      const revision = timeline.revision + 1;
      // the last entries are kept for the end of the game: a record that nobody can close would be lost
      const isEnd = draft.kind === 'revealed' || draft.kind === 'referee';
      if (revision > MOST_ENTRIES || (isFull(timeline) && !isEnd))
        return problem('record-full', { most: MOST_ENTRIES });
      const place = { r: revision, e: lease.epoch, p: timeline.hash, t: io.now() };
      // a draft and its place make an entry of the draft's kind
      const entry = {
        ...place,
        ...signedPart(timeline, draft, asked),
        ...(sealed?.length && { sealed }),
        ...draft,
      } as Entry;
      const text = makeEntry(entry);
      const longer = extend(timeline, entryKey(revision), text);
      // what the referee cannot read back must not enter the record
      const [fault] = longer.problems.slice(timeline.problems.length);
      if (fault) return problem(fault.problem, fault.details);
      if (!(await write(io, revision, text))) return problem('not-stored');
      timeline = longer;
      return { ok: true, revision };
    },
  };
};
