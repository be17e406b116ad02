/** A table that breaks off, and is redealt with everybody's consent. */
import { agreeTo, type Dealing, dealingInto, publicPosition } from '../judgement/redeal';
import { makeHead } from '../record/head';
import type { Head } from '../record/model';
import { openTimeline } from '../record/timeline';
import { newKey } from '../crypto/keys';
import { addNumbers, type Browser, quickRandom, refereed, type TestTable } from './tables';
import type { SeatedTable } from './seated-tables';

type At = SeatedTable['at'];
type Broken = Pick<SeatedTable, 'table' | 'at'>;

/** Everybody's consent. A user who has lost their own key as well signs with another. */
export const agreedBy = ({ table, at }: Broken, dealing: Dealing, lost: readonly string[] = []) =>
  Object.entries(at).map(([seat, { user, key }]) =>
    agreeTo(dealing, user, lost.includes(seat) ? newKey(quickRandom(77)) : key, table.head.world),
  );

/** A new table's head, with its key, and everybody's consent. */
export interface Redeal {
  readonly head: Head;
  readonly tableSecret: string;
  readonly dealing: Dealing;
  readonly anew: NonNullable<Head['anew']>;
}

/** What a new table says of the old one, as everybody saw it; `change`: how its maker alters that. */
export const anewFrom = (
  broken: Broken,
  into: string,
  lost: readonly string[] = [],
  change: (anew: NonNullable<Head['anew']>) => NonNullable<Head['anew']> = anew => anew,
): Redeal => {
  const { game, head, raws } = broken.table;
  const before = openTimeline(game, head, raws, { keys: {} });
  const position = publicPosition(before) as unknown as Readonly<Record<string, unknown>>;
  const from = change({ table: head.id, revision: before.revision, link: before.hash, position, agreed: [] });
  const { format: _, tableKey: _key, commitment: _bound, sealedSecret: _sealed, ...plan } = head;
  const made = makeHead({ ...plan, id: into, anew: from }, quickRandom(9));
  const dealing = dealingInto(made.head);
  if (!dealing) throw new Error('no redeal');
  const anew = { ...from, agreed: agreedBy(broken, dealing, lost) };
  return { head: { ...made.head, anew }, tableSecret: made.tableSecret, dealing, anew };
};

/** The same people at the redealt table, with all its numbers shown. */
export const redealtFrom = async (
  broken: Broken,
  into: string,
  { head, tableSecret }: Redeal = anewFrom(broken, into),
): Promise<{ readonly table: TestTable; readonly at: At }> => {
  const { game, roles } = broken.table;
  const table = await refereed({ game, head, tableSecret, raws: {} }, quickRandom(10), roles);
  const at: Record<string, Browser> = {};
  for (const [seat, { user }] of Object.entries(broken.at)) at[seat] = await table.browser(user);
  await addNumbers(table, at);
  return { table, at };
};
