/** Every game of the catalogue, loaded: for tests, builds and doors. The module itself loads a game when it is wanted. */
import { CATALOG } from '../catalog';
import type { AnyGame } from '../table/record/model';

export const GAMES: readonly AnyGame[] = await Promise.all(CATALOG.flatMap(({ load }) => (load ? [load()] : [])));

export const gameOf = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
