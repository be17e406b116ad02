/** The module's id: its folder, the scope of its flags and settings, the name of its socket. */
export const ID = 'revolution-tables';
export const SOCKET = `module.${ID}`;

/** A value that Foundry has made before `init`. Its types cover all times, so they say that it may be missing. */
const made = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`revolution-tables: game.${name} was used before Foundry made it`);
  return value;
};

export const settings = (): NonNullable<typeof game.settings> => made(game.settings, 'settings');
export const socket = (): NonNullable<typeof game.socket> => made(game.socket ?? undefined, 'socket');

// The module's version in this page, fixed by the build because a browser may have cached an older one.

/** Inserted by the build. */
declare const MODULE_VERSION: string;

export const VERSION: string = MODULE_VERSION;
