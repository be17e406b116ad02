/** The secret keys of this browser, by world, table and user: all worlds of one address share its storage. */
import type { Claim, Head } from '../../table/record/model';
import { makeClaim } from '../../table/record/signatures';
import { newKey, type KeyPair } from '../../table/crypto/keys';
import { personsKey } from '../../table/record/keyring';
import { ID, settings } from '../module-id';
import { personSecret } from './person';

/** What this browser stores for one table. */
interface Held {
  readonly key?: KeyPair;
  /** The public keys that tabs of this browser made at the same moment; all stay in use. */
  readonly also?: readonly string[];
  readonly tableSecret?: string;
  /** The user has saved the table's secret outside this browser, or declined: it is not offered again. */
  readonly isNoted?: boolean;
}

declare global {
  interface SettingConfig {
    'revolution-tables.keys': Record<string, Held>;
  }
}

/** Random bytes from the browser: unlike `crypto.subtle`, also available on plain http. */
export const random = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const registerKeys = (): void => {
  settings().register(ID, 'keys', { scope: 'client', config: false, type: Object, default: {} });
};

const place = (table: string): string => `${game.world.id}/${table}/${game.userId ?? ''}`;
const held = (table: string): Held => game.settings.get(ID, 'keys')[place(table)] ?? {};
const hold = async (table: string, change: Held): Promise<void> => {
  const all = game.settings.get(ID, 'keys');
  await game.settings.set(ID, 'keys', { ...all, [place(table)]: { ...all[place(table)], ...change } });
};

// Keys made by this page stay in use, even if another tab stored one at the same moment.
const made = new Map<string, KeyPair>();

type Table = Pick<Head, 'id' | 'tableKey'>;

/** This browser's key at a table; made when first needed, of the table's kind. */
export const browserKey = async ({ id, tableKey }: Table): Promise<KeyPair> => {
  const known = made.get(id) ?? held(id).key;
  if (known) return known;
  const person = personSecret();
  const key = person === undefined ? newKey(random, tableKey) : personsKey(person, { id, tableKey });
  made.set(id, key);
  await hold(id, { key });
  return key;
};

/** Switches to a key shared by this user's browsers; `others`: further public keys of that kind. */
export const adoptKey = async (table: string, key: KeyPair, others: readonly string[]): Promise<void> => {
  const { key: before, also = [] } = held(table);
  made.set(table, key);
  const known = new Set([...also, ...others, ...(before ? [before.public] : [])]);
  known.delete(key.public);
  if (before?.public !== key.public || known.size !== also.length) await hold(table, { key, also: [...known] });
};

/** This browser's key, with the proof that it is this user's at a table. */
export const ownClaim = async (head: Head): Promise<Claim> =>
  makeClaim(await browserKey(head), game.userId ?? '', head);

/** The public part of this browser's key, if any. */
export const ownKey = (table: string): string | undefined => held(table).key?.public;

/** All public keys that tabs of this browser are known to use at a table. */
export const ownKeys = (table: string): ReadonlySet<string> => {
  const { key, also = [] } = held(table);
  return new Set([key, made.get(table)].flatMap(one => one?.public ?? []).concat(also));
};

/** Tells other tabs about this page's key if another tab's key was stored over it. */
export const noteOwnKey = async (table: string): Promise<void> => {
  const mine = made.get(table)?.public;
  const { key, also = [] } = held(table);
  if (mine !== undefined && key?.public !== mine && !also.includes(mine)) await hold(table, { also: [...also, mine] });
};

/** The table's own secret, if this browser may referee. */
export const tableSecret = (table: string): string | undefined => held(table).tableSecret;
export const keepTableSecret = (table: string, secret: string): Promise<void> => hold(table, { tableSecret: secret });

/** Is this browser the only known keeper of the table's secret? Then losing it loses the secret. */
export const isSecretAtRisk = (table: string): boolean =>
  tableSecret(table) !== undefined && held(table).isNoted !== true;
export const noteSecret = (table: string): Promise<void> => hold(table, { isNoted: true });

/** Deletes everything this browser stores for a table. */
export const forgetTable = async (table: string): Promise<void> => {
  const { [place(table)]: _, ...rest } = game.settings.get(ID, 'keys');
  await game.settings.set(ID, 'keys', rest);
};
