import { settings, ID } from '../module-id';
import type { TableEntry } from './table-entry';

declare global {
  interface SettingConfig {
    'revolution-tables.lentEntries': string[];
  }
}

/** Called in `init`. Only game masters can write it. */
export const registerLentEntries = (): void => {
  settings().register(ID, 'lentEntries', { scope: 'world', config: false, type: Array, default: [] });
};

/** The players who may write an entry, by name. */
export const playersOwning = (entry: TableEntry): readonly string[] =>
  game.users.filter(user => !user.isGM && entry.testUserPermission(user, 'OWNER')).map(({ name }) => name);

const lent = (): readonly string[] => game.settings.get(ID, 'lentEntries');

export const isLent = ({ id }: TableEntry): boolean => id !== null && lent().includes(id);

/** A game master says that an entry is a table although a player may write it. */
export const lend = async (entry: TableEntry): Promise<void> => {
  const { id } = entry;
  if (id !== null && !isLent(entry)) await game.settings.set(ID, 'lentEntries', [...lent(), id]);
};
