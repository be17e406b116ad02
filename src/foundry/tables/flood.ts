/** Who asks for far more than a player can: the game master is told, once in a while. */

/** He is told once in so long (ms) of the same user. */
const AGAIN = 60_000;
const told = new Map<string, number>();

/** Tells the game master of this page; `who` is a user, or nobody who is known. */
export const tellFlood = (who?: string): void => {
  const name = game.users.get(who ?? '')?.name ?? game.i18n.localize('RT.trust.strangers');
  const now = performance.now();
  if (!game.user.isGM || now - (told.get(name) ?? -Infinity) < AGAIN) return;
  told.set(name, now);
  ui.notifications.warn(game.i18n.format('RT.trust.flood', { name }));
};
