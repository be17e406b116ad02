/** The games of this module: the only file that names them all. */
import { civilWar } from './games/civil-war';
import { dualPowers } from './games/dual-powers';
import { prelude } from './games/prelude';
import type { AnyGame } from './table/record/model';

// A game's own words are narrower than the words of any game; the table only passes them back to the game they came from.
export const GAMES = [civilWar, dualPowers, prelude] as unknown as readonly AnyGame[];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
