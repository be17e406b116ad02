/** What Foundry has made before `init`. Its types speak of every moment, so they say that it may be missing. */

const made = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`revolution-tables: game.${name} was used before Foundry made it`);
  return value;
};

export const settings = (): NonNullable<typeof game.settings> => made(game.settings, 'settings');
export const socket = (): NonNullable<typeof game.socket> => made(game.socket ?? undefined, 'socket');
