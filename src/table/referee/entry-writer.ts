/** The record in the referee's hands: a turn becomes an entry, and every entry gets its place, is read back, and stored. */
import type { Dice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { isBarrier, type Verdict } from '../../kernel/referee';
import { firstTurn } from '../judgement/turns';
import { secretOf } from '../record/head';
import { diceOfTurn, seedOf } from '../record/seed';
import { mixedSeed } from '../record/shares';
import { entryKey, makeEntry } from '../record/codec';
import type { AnyGame, AnyTypes, Entry, EntryOf, Head, Lease, Reply } from '../record/model';
import { openPart, sealedTurn } from '../record/sealed-parts';
import type { KeyPair } from '../crypto/keys';
import { extend, isFull, MOST_ENTRIES, openTimeline, type Raws } from '../record/timeline';
import { diceKind, sharesWith, type Timeline } from '../record/timeline-model';
import { type Book, type Draft, NO_PASSES, problem, refused, type RefereeIo, type Sender } from './referee-model';
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

type Asked = { readonly command?: Message; readonly edit?: Edit };
type TurnDraft = Pick<EntryOf<'turn'>, 'seat' | 'by' | 'user' | 'breaks' | 'fulfils' | 'why' | 'passes'>;

/** The dice of the next turn; `shown`: whose command rolls, and the share of chance that it adds. */
export const diceOf = (
  { game, head, tableSecret, timeline }: Book,
  by: EntryOf<'turn'>['by'],
  shown: Pick<EntryOf<'turn'>, 'seat' | 'share'> = { seat: 'table' },
): Dice => {
  const seats = game.seats(head.options);
  const seed = seedOf(secretOf(head, tableSecret) ?? '', seats, timeline.numbers);
  const mixed = mixedSeed(seed, seats, sharesWith(timeline, shown));
  return diceOfTurn(mixed, head, by, timeline.dice[diceKind(head, by)]);
};

/** Writes the result of a turn, each seat's part sealed to it. */
export const writeTurn = (
  book: Book,
  draft: TurnDraft,
  asked: Asked,
  verdict: Extract<Verdict<AnyTypes>, { ok: true }>,
  sender?: Sender,
): Promise<Reply> => {
  const { events } = verdict;
  const { game, sealer, timeline } = book;
  const sealed = sealedTurn(sealer, timeline, draft.seat, { ...asked, ...(sender && { s: sender.s }) }, events);
  return book.add(
    {
      kind: 'turn',
      ...draft,
      ...(sender?.share !== undefined && { share: sender.share }),
      ...(sender?.left !== undefined && { left: sender.left }),
      n: timeline.dice[diceKind(timeline.head, draft.by)],
      ...(timeline.head.format > 1 && verdict.rolled && { rolled: true as const }),
      barrier: isBarrier(game, verdict),
      events: openPart(events),
    },
    { asked: sender, sealed },
  );
};

/** The first turn: shuffles, deals, and everything before a seat is asked. */
export const beginGame = async (book: Book): Promise<Reply> => {
  const verdict = firstTurn(book.game, book.head, book.timeline.state, diceOf(book, 'table'));
  if (!verdict.ok) return refused(verdict.refusal);
  return writeTurn(book, { seat: 'table', by: 'table' }, {}, verdict);
};

/** Why no turn can be made now. */
export const closed = ({ timeline }: Book): Reply | undefined => (timeline.begun ? undefined : problem('not-begun'));
