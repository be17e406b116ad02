import { documentType } from '../shared/documents';
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

/** Gives a world without users a game master, an assistant and five players without passwords. */
export const furnish = async (store: Store): Promise<void> => {
  if ((store.sources.get('users')?.size ?? 0) > 0) return;
  const type = documentType('User');
  const users = USERS.map((data, index) =>
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
  store.sources.set('users', new Map(users.map(source => [String(source['_id']), source])));
  await store.write(users.flatMap(source => records(type, source, [], type.collection)));
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
