/** A table that breaks off, and is redealt with everybody's yes. */
import { agreeTo, type Dealing, publicPosition } from '../judgement/redeal';
import type { Head } from '../record/model';
import { openTimeline } from '../record/timeline';
import { newKey } from '../crypto/sealing';
import { addNumbers, type Browser, quickRandom, type SeatedTable, tableOf, type TestTable } from './tables';

type At = SeatedTable['at'];
type Broken = Pick<SeatedTable, 'table' | 'at'>;

/** Everybody's yes. Whoever has lost their own key as well signs with another. */
export const agreedBy = ({ table, at }: Broken, dealing: Dealing, lost: readonly string[] = []) =>
  Object.entries(at).map(([seat, { user, key }]) =>
    agreeTo(dealing, user, lost.includes(seat) ? newKey(quickRandom(77)) : key, table.head.world),
  );

/** What a new table says of the one that broke off, as everybody saw it. */
export const anewFrom = (
  broken: Broken,
  into: string,
  lost: readonly string[] = [],
): { readonly anew: NonNullable<Head['anew']>; readonly dealing: Dealing } => {
  const { game, head, raws } = broken.table;
  const before = openTimeline(game, head, raws, { keys: {} });
  const from = { table: head.id, revision: before.revision, link: before.hash };
  const dealing = { ...from, into };
  const position = publicPosition(before) as unknown as Readonly<Record<string, unknown>>;
  return { dealing, anew: { ...from, position, agreed: agreedBy(broken, dealing, lost) } };
};

/** The same people at the table that is redealt, with all its numbers shown. */
export const redealtFrom = async (
  broken: Broken,
  into: string,
  anew = anewFrom(broken, into).anew,
): Promise<{ readonly table: TestTable; readonly at: At }> => {
  const { game, head, roles } = broken.table;
  const table = await tableOf(game, { ...head, anew, id: into, seed: 9, roles });
  const at: Record<string, Browser> = {};
  for (const [seat, { user }] of Object.entries(broken.at)) at[seat] = await table.browser(user);
  await addNumbers(table, at);
  return { table, at };
};
