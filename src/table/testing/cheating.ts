/**
 * A referee who leaves out their own checks. They have the table's key and the envelopes that were sent to them, and
 * write anything they like with these, sealed and chained correctly. They have no other signatures.
 */
import { newMessageId, openEnvelope, sealEnvelope } from '../wire/envelopes';
import { withShare } from '../record/shares';
import { makeClaim } from '../record/signatures';
import { keyPairOf } from '../crypto/sealing';
import { entryKey } from '../record/codec';
import type { Ask, Envelope, Sealed } from '../record/model';
import { linkAt } from '../record/timeline';
import { type Verification, verify } from '../judgement/verify';
import { bookOf } from '../referee/book';
import type { Book, Draft, Sender } from '../referee/referee-model';
import type { Browser, TestTable } from './tables';

export interface Cheat {
  /** The record in the cheat's hands: nobody is asked about what they add. */
  readonly book: Book;
  /** An envelope that they have held back, to use when they like. */
  kept(by: Browser, envelope: Envelope): Sender;
  /** A request that a browser has just signed. */
  signedBy(by: Browser, ask: Ask): Sender;
  /** The record in the cheat's hands again, with every entry changed before it is written. */
  altered(change: (draft: Drafted) => object): Book;
  verdict(): Verification;
  /** Verify's result: `right`, or the problem; and its place, if that is not the last entry. */
  says(): string;
}

/** An entry before it has its place, with its sealed content. */
export type Drafted = Draft & { readonly sealed?: readonly Sealed[] | undefined };

const IO = { random: (count: number) => new Uint8Array(count), now: () => 2000, role: () => 'gm' as const };

/** The position from which its referee cheats. */
export const cheatAt = ({ game, head, raws, tableSecret, referee, random }: TestTable): Cheat => {
  const table = keyPairOf(tableSecret);
  if (!table) throw new Error('no key');
  const own = { ...raws };
  const { epoch, client = '' } = referee.timeline;
  const append = (revision: number, text: string) => {
    own[entryKey(revision)] = text;
    return Promise.resolve('stored' as const);
  };
  const book = bookOf({ game, head, raws, lease: { user: 'gm', client, epoch }, io: { ...IO, random, append } }, table);
  const kept = ({ user, key }: Browser, envelope: Envelope): Sender => {
    const content = openEnvelope(envelope, table);
    if ('problem' in content) throw new Error(content.problem);
    const { seen, s, ask } = content;
    const share = ask.kind === 'command' ? ask.share : undefined;
    return { user, gm: true, seen, id: envelope.id, s, claim: makeClaim(key, user, head), share };
  };
  const verdict = () => verify(game, head, own, tableSecret);
  return {
    book,
    kept,
    signedBy(by, ask) {
      const seen = book.timeline.revision;
      const asking = { ask: withShare(ask, by.key.secret, book.timeline), seen, link: linkAt(book.timeline, seen) };
      return kept(by, sealEnvelope(asking, by.key, head, newMessageId(by.key, random), random));
    },
    // a draft's own fields take precedence over what the record would add
    altered: change => ({
      ...book,
      add: (draft, { asked, sealed } = {}) => book.add(change({ ...draft, sealed }) as Draft, { asked }),
    }),
    verdict,
    says: () => {
      const found = verdict();
      if (found.ok) return 'right';
      const { revision } = book.timeline;
      return found.revision === revision ? found.problem.problem : `${found.problem.problem} at ${found.revision}`;
    },
  };
};
