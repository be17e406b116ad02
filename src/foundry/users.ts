/** The users of this world in the form windows need. */
import type { Person } from '../table/panels/client-model';

export const isGameMaster = (): boolean => game.user?.isGM ?? false;

export const people = (): readonly Person[] =>
  (game.users?.contents ?? []).map(user => ({
    id: user.id,
    name: user.name,
    color: String(user.color),
    active: user.active,
    gm: user.isGM,
    self: user.isSelf,
  }));
