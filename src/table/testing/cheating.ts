/**
 * A referee who leaves out their own checks. They have the table's key and the envelopes that were sent to them, and
 * write anything they like with these, sealed and chained correctly. They have no other signatures.
 */
import { newMessageId, openEnvelope } from '../wire/envelopes';
import { withShare } from '../record/shares';
import { makeClaim, signRequest } from '../record/signatures';
import { newEphemeralKey } from '../crypto/envelope-keys';
import { keyPairOf } from '../crypto/keys';
import { entryKey } from '../record/codec';
import type { Ask, Envelope, EnvelopeContent, Lease, Sealed } from '../record/model';
import { linkAt } from '../record/timeline';
import { type Verification, verify } from '../judgement/verify';
import { bookOf } from '../referee/entry-writer';
import { seatedBy } from '../record/sitting';
import type { Book, Draft, Sender } from '../referee/referee-model';
import type { Browser, TestTable } from './tables';

export interface Cheat {
  /** The record in the cheat's hands: nobody is asked about what they add. */
  readonly book: Book;
  /** An envelope that they have held back, to use when they like. */
  kept(by: Browser, envelope: Envelope): Sender;
  /** A request that a browser has just signed. */
  signedBy(by: Browser, ask: Ask): Sender;
  /** The same entry as the referee who sits down under a lease writes it, with the key of their sitting. */
  seated(lease: Lease): Draft;
  /** The record in their hands once more, where each entry becomes another before it is written. */
  altered(change: (draft: Drafted) => object): Book;
  verdict(): Verification;
  /** Verify's result: `right`, or the problem; and its place, if that is not the last entry. */
  says(): string;
}

/** An entry before it has its place, with its sealed content. */
export type Drafted = Draft & { readonly sealed?: readonly Sealed[] | undefined };

const IO = { random: (count: number) => new Uint8Array(count), now: () => 2000, role: () => 'gm' as const };

/** From where a table stands now, its referee cheats. */
export const cheatAt = ({ game, head, raws, tableSecret, sittings, referee, random }: TestTable): Cheat => {
  const table = keyPairOf(tableSecret, head.tableKey);
  if (!table) throw new Error('no key');
  const own = { ...raws };
  const { epoch, client = '' } = referee.timeline;
  const append = (revision: number, text: string) => {
    own[entryKey(revision)] = text;
    return Promise.resolve('stored' as const);
  };
  const book = bookOf({ game, head, raws, lease: { user: 'gm', client, epoch }, io: { ...IO, random, append } }, table);
  const senderOf = ({ user, key }: Browser, id: string, { seen, s, ask }: Omit<EnvelopeContent, 'link'>): Sender => {
    const share = ask.kind === 'command' ? ask.share : undefined;
    return { user, gm: true, seen, id, s, claim: makeClaim(key, user, head), share };
  };
  const kept = (by: Browser, envelope: Envelope): Sender => {
    for (const sitting of sittings) {
      const content = openEnvelope(envelope, { table, sitting });
      if (!('problem' in content)) return senderOf(by, envelope.id, content);
    }
    throw new Error('opened by no sitting');
  };
  const verdict = () => verify(game, head, own, tableSecret);
  return {
    book,
    kept,
    signedBy(by, ask) {
      const seen = book.timeline.revision;
      const asking = { ask: withShare(ask, by.key.secret, book.timeline), seen, link: linkAt(book.timeline, seen) };
      const id = newMessageId(by.key, random);
      return senderOf(by, id, { ...asking, s: signRequest({ table: head.id, id, ...asking }, by.key) });
    },
    seated: lease => seatedBy(book, lease, newEphemeralKey(random).public),
    // what a draft says of itself stands before what the record would say of it
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
