/** The secret keys of this browser, by world, table and user: all worlds of one address share its storage. */
import type { Claim, Head } from '../../table/record/model';
import { makeClaim } from '../../table/record/signatures';
import { newKey, type KeyPair } from '../../table/crypto/keys';
import { personsKey } from '../../table/record/keyring';
import { ID, settings } from '../module-id';
import { personSecret } from './person';

/** What this browser holds of one table. */
interface Held {
  readonly key?: KeyPair;
  /** The public parts of keys that tabs of this browser made at the same moment, and go on with. */
  readonly also?: readonly string[];
  readonly tableSecret?: string;
  /** The table's secret has been noted outside this browser, or that was declined: it is offered no more. */
  readonly isNoted?: boolean;
}

declare global {
  interface SettingConfig {
    'revolution-tables.keys': Record<string, Held>;
  }
}

/** Random bytes from the browser: there on plain http too, unlike `crypto.subtle`. */
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

// What this page has made it goes on with, even if another tab of the browser has stored one at the same moment.
const made = new Map<string, KeyPair>();

type Table = Pick<Head, 'id' | 'tableKey'>;

/** This browser's key at a table; made when it is first needed, of the kind that the table has. */
export const browserKey = async ({ id, tableKey }: Table): Promise<KeyPair> => {
  const known = made.get(id) ?? held(id).key;
  if (known) return known;
  const person = personSecret();
  const key = person === undefined ? newKey(random, tableKey) : personsKey(person, { id, tableKey });
  made.set(id, key);
  await hold(id, { key });
  return key;
};

/** Goes on with a key that this user's other browsers have as well; `others`: the public parts of more such keys. */
export const adoptKey = async (table: string, key: KeyPair, others: readonly string[]): Promise<void> => {
  const { key: before, also = [] } = held(table);
  made.set(table, key);
  const known = new Set([...also, ...others, ...(before ? [before.public] : [])]);
  known.delete(key.public);
  if (before?.public !== key.public || known.size !== also.length) await hold(table, { key, also: [...known] });
};

/** This browser's key, with its proof that it is this user's at a table. */
export const ownClaim = async (head: Head): Promise<Claim> =>
  makeClaim(await browserKey(head), game.userId ?? '', head);

/** The public part of this browser's key, if it has one. */
export const ownKey = (table: string): string | undefined => held(table).key?.public;

/** The public parts of all keys that tabs of this browser are known to use at a table. */
export const ownKeys = (table: string): ReadonlySet<string> => {
  const { key, also = [] } = held(table);
  return new Set([key, made.get(table)].flatMap(one => one?.public ?? []).concat(also));
};

/** Lets the other tabs know of the key that this page has made, where another's was stored over it. */
export const noteOwnKey = async (table: string): Promise<void> => {
  const mine = made.get(table)?.public;
  const { key, also = [] } = held(table);
  if (mine !== undefined && key?.public !== mine && !also.includes(mine)) await hold(table, { also: [...also, mine] });
};

/** The table's own secret, where this browser may referee. */
export const tableSecret = (table: string): string | undefined => held(table).tableSecret;
export const keepTableSecret = (table: string, secret: string): Promise<void> => hold(table, { tableSecret: secret });

/** Whether this browser alone is known to keep the table's secret: what only it holds is lost with it. */
export const isSecretAtRisk = (table: string): boolean =>
  tableSecret(table) !== undefined && held(table).isNoted !== true;
export const noteSecret = (table: string): Promise<void> => hold(table, { isNoted: true });

/** Forgets all this browser holds of a table. */
export const forgetTable = async (table: string): Promise<void> => {
  const { [place(table)]: _, ...rest } = game.settings.get(ID, 'keys');
  await game.settings.set(ID, 'keys', rest);
};
