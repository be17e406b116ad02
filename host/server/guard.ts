import { USER_ROLES } from '../shared/permissions';
import type { HostOptions } from './options';
import { hashPasswordNow } from './passwords';
import { isThisMachine } from './places';
import { ownRecord, type Store } from './store';
import { documentType } from '../shared/documents';

/**
 * Gives the Gamemaster the password of the options, and refuses to lay the table where others can reach it while
 * anybody who asks could join as the Gamemaster.
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
