/**
 * A referee's session key (`sitting` in the format): pages seal envelopes to it, and the referee forgets it when they stop
 * serving. They publish it when they begin, signed with the table's key, so that nobody seals to an impostor (format 3).
 */
import { canonical } from '../../kernel/fields';
import { isEphemeralKey } from '../crypto/envelope-keys';
import { isSigned, signed } from '../crypto/sealing';
import type { KeyPair } from '../crypto/keys';
import type { Sealer } from './browser-parts';
import type { EntryOf, Head, Lease } from './model';
import type { Timeline } from './timeline-model';

type Place = Pick<EntryOf<'referee'>, 'user' | 'client' | 'e' | 'p'>;
type Sitting = NonNullable<EntryOf<'referee'>['sitting']>;

const statement = (table: string, { user, client, e, p }: Place, key: string): string =>
  `revolution-tables 3 sitting\n${canonical({ table, user, client, epoch: e, link: p, key })}`;

const signSitting = (key: string, { id }: Pick<Head, 'id'>, place: Place, table: KeyPair): Sitting => ({
  key,
  proof: signed(statement(id, place, key), table),
});

/** The session key from an entry; undefined if it has none, or the table's key has not signed it. */
export const sittingIn = (
  { id, tableKey }: Pick<Head, 'id' | 'tableKey'>,
  entry: EntryOf<'referee'>,
): string | undefined => {
  const { sitting } = entry;
  const isRight =
    sitting && isEphemeralKey(sitting.key) && isSigned(statement(id, entry, sitting.key), sitting.proof, tableKey);
  return isRight ? sitting.key : undefined;
};

/** The first entry of a referee: who they are, and their session key. */
export const seatedBy = (
  {
    head,
    sealer,
    timeline,
  }: { readonly head: Head; readonly sealer: Sealer; readonly timeline: Pick<Timeline, 'hash'> },
  { user, client, epoch }: Lease,
  key: string,
): Pick<EntryOf<'referee'>, 'kind' | 'user' | 'client' | 'sitting'> => {
  const place = { user, client, e: epoch, p: timeline.hash };
  const sitting = head.format > 2 && { sitting: signSitting(key, head, place, sealer.table) };
  return { kind: 'referee', user, client, ...sitting };
};

/** The target of a table's envelopes: its long-term key, and the present referee's session key. */
export interface EnvelopeTarget extends Pick<Head, 'id' | 'tableKey'> {
  readonly sitting: string | undefined;
}

export const envelopeTarget = ({
  head,
  moments,
  sitting,
}: Pick<Timeline, 'head' | 'moments' | 'sitting'>): EnvelopeTarget => {
  const entry = moments.findLast(one => one.entry.r === sitting)?.entry;
  const { id, tableKey } = head;
  return { id, tableKey, sitting: entry?.kind === 'referee' ? sittingIn(head, entry) : undefined };
};
