/**
 * This user's one secret for all sealed tables of a world, once this browser has it. Their own flags store it, locked
 * by their passphrase, and for each table what it opens: docs/trust.md.
 */
import { isLockOf, type Kept, type Locked, openKept, type Owner, parseLocked } from '../../table/record/keyring';
import { ID, settings } from '../module-id';

/** What this browser stores of the secret, by world and user. */
interface HeldPerson {
  readonly secret?: string;
  /** The last locked form, in case somebody deletes it from the world. */
  readonly locked?: Locked;
  /** Does its user continue here without the passphrase? */
  readonly isDeclined?: boolean;
}

declare global {
  interface SettingConfig {
    'revolution-tables.person': Record<string, HeldPerson>;
  }
}

/** Called in `init`. */
export const registerPerson = (): void => {
  settings().register(ID, 'person', { scope: 'client', config: false, type: Object, default: {} });
};

export const owner = (): Owner => ({ world: game.world.id, user: game.userId ?? '' });
const place = (): string => `${game.world.id}/${game.userId ?? ''}`;
const held = (): HeldPerson => game.settings.get(ID, 'person')[place()] ?? {};
const hold = async (what: HeldPerson): Promise<void> => {
  await game.settings.set(ID, 'person', { ...game.settings.get(ID, 'person'), [place()]: what });
};

/** The secret, if this browser has it. */
export const personSecret = (): string | undefined => held().secret;

/** The locked secret in the world, for browsers with the passphrase. */
export const lockedInWorld = (): Locked | undefined => parseLocked(game.user.getFlag(ID, 'person'));

/** Has this user a passphrase that this browser does not know yet? */
export const isLockedHere = (): boolean => {
  const { secret, isDeclined } = held();
  return secret === undefined && isDeclined !== true && lockedInWorld() !== undefined;
};

/** Stores the secret in this browser. */
export const keepPerson = (secret: string, locked?: Locked): Promise<void> =>
  hold({ secret, ...(locked && { locked }) });
export const declinePerson = (): Promise<void> => hold({ ...held(), isDeclined: true });

/** Stores the locked secret in the world; rejects if Foundry does not let this user write. */
export const writeLocked = async (locked: Locked): Promise<void> => {
  await game.user.update({ flags: { [ID]: { person: locked } } });
};

/** Restores what its owner locked last if somebody has replaced it. */
export const tendLock = async (): Promise<void> => {
  const { secret, locked } = held();
  const found = lockedInWorld();
  if (secret !== undefined && !locked && found && isLockOf(secret, owner(), found)) await keepPerson(secret, found);
  if (secret === undefined || !locked) return;
  if (!found || !isLockOf(secret, owner(), found)) await writeLocked(locked).catch(() => undefined);
  else if (found.box !== locked.box) await keepPerson(secret, found);
};

/** The keys that the world stores for a table, as far as they are this user's. */
export const keptOf = (table: string, person: string): Kept | undefined =>
  openKept(game.user.getFlag(ID, 'kept')?.[table], person, owner(), table);

export const writeKept = async (table: string, box: string): Promise<void> => {
  await game.user.update({ flags: { [ID]: { kept: { [table]: box } } } }).catch(() => undefined);
};
