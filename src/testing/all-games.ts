/** Every game of the catalogue, loaded: for tests, builds and doors. The module itself loads a game when it is wanted. */
import { CATALOG } from '../catalog';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame } from '../table/record/model';

export const GAMES: readonly AnyGame[] = await Promise.all(CATALOG.flatMap(({ load }) => (load ? [load()] : [])));

/** What holds for any game is asked of any game: of ours, and of the toy, which nobody has made to measure. */
export const EVERY_GAME: readonly AnyGame[] = [...GAMES.filter(({ id }) => id !== 'toy'), toy as unknown as AnyGame];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);

/** Ours by name: what was measured of them holds of no other game. */
export const OURS: readonly string[] = ['civil-war', 'dual-powers', 'prelude', 'all-bridges', 'kremlin'];

/** A floor that holds of ours by what they are; any other game may be smaller. */
export const floorOf = (id: string, ours: number, any = 0): number => (OURS.includes(id) ? ours : any);
