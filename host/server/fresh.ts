import { documentType } from '../shared/documents';
import type { Data } from '../shared/json';
import { USER_ROLES } from '../shared/permissions';
import { htmlBudget, LIMITS } from './limits';
import { newSource } from './prepare';
import { records, type Store, ownRecord } from './store';
import { VERSION } from '../shared/wire';
import type { HostOptions } from './options';
import { hashPasswordNow } from './passwords';
import { isThisMachine } from './joining';

const USERS: readonly { readonly name: string; readonly role: number; readonly color: string }[] = [
  { name: 'Gamemaster', role: USER_ROLES.GAMEMASTER, color: '#cc2828' },
  { name: 'Assistant', role: USER_ROLES.ASSISTANT, color: '#c99a2e' },
  { name: 'Player 1', role: USER_ROLES.PLAYER, color: '#2f6fb0' },
  { name: 'Player 2', role: USER_ROLES.PLAYER, color: '#3f8f4f' },
  { name: 'Player 3', role: USER_ROLES.PLAYER, color: '#8a4fa8' },
  { name: 'Player 4', role: USER_ROLES.PLAYER, color: '#d97b29' },
  { name: 'Player 5', role: USER_ROLES.PLAYER, color: '#2a9d96' },
];

/** Writes the first documents of a type. */
const bring = async (store: Store, name: string, all: readonly Data[]): Promise<void> => {
  const type = documentType(name);
  const sources = all.map((data, index) =>
    newSource(type, data, false, {
      userId: '',
      operation: {},
      now: Date.now() + index,
      coreVersion: VERSION,
      html: htmlBudget(),
      documents: { left: 1 },
      most: LIMITS.values,
      fault: () => undefined,
    }),
  );
  store.sources.set(type.collection, new Map(sources.map(source => [String(source['_id']), source])));
  await store.write(sources.flatMap(source => records(type, source, [], type.collection)));
};

/** Gives a world without users a game master, an assistant and five players without passwords, and its first settings. */
export const furnish = async (store: Store, { settings = {} }: Pick<HostOptions, 'settings'> = {}): Promise<void> => {
  if ((store.sources.get('users')?.size ?? 0) > 0) return;
  await bring(store, 'User', USERS);
  const kept = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value), user: null }));
  if (kept.length > 0) await bring(store, 'Setting', kept);
};

/**
 * Gives the Gamemaster the password of the options, and refuses to open the table to other machines while
 * anybody could join as the Gamemaster.
 */
export const guardWorld = async (store: Store, { hostname, password }: HostOptions): Promise<void> => {
  const users = store.sources.get('users') ?? new Map();
  const masters = [...users.values()].filter(({ role }) => Number(role) === USER_ROLES.GAMEMASTER);
  if (password) {
    for (const master of masters) master['password'] = hashPasswordNow(password);
    const type = documentType('User');
    await store.write(masters.map(master => ownRecord(`!users!${String(master['_id'])}`, type, master)));
  }
  const open = masters.find(master => !master['password']);
  if (!open || hostname === undefined || isThisMachine(hostname)) return;
  throw new Error(
    `Others can reach this table under ${hostname}, and the ${String(open['name'])} has no password: ` +
      'give one with --password, or listen on this machine only.',
  );
};
