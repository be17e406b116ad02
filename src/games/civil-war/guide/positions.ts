/** What the positions that the guide plays are made of. */
import { movesOf } from '../../../kernel/guide';
import { hands } from '../testing/positions';
import type { CivilWar } from '../state';

export const { does, refused } = movesOf<CivilWar>();

export const SOUTH = ['south-white', 'south-red', 'markers-south'];
export const EAST = ['east-white', 'east-red', 'markers-east'];
export const markers = (red: number) => ({ red, white: 6 - red });

/** Decks from which a picture shows nothing are left as they are; hands are empty unless an example needs them. */
export const nobody = hands([], []);
