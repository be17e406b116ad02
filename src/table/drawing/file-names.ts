/** The file names that every page knows: the list of the decks, and the signs on pieces. */

/** Paths below the module's `assets` folder. */
export const badgePicture = (badge: string): string => `signs/badge-${badge}.svg`;
export const countPicture = (count: number): string => `signs/count-${count}.svg`;
export const numeralPicture = (count: number): string => `signs/numeral-${count}.svg`;
export const platePicture = (number: number): string => `signs/plate-${number}.svg`;
/** The largest number of a plate that has a picture. */
export const MOST_PLATES = 120;
/** The largest number of a counted chit that has a picture. */
export const MOST_NUMERALS = 99;
/** The largest count that has a picture. */
export const MOST_DRAWN = 200;

/** The id and file of a deck's preset. */
export const presetId = (game: string, pile: string): string => `revolution-tables-${game}-${pile}`;
/** What the presets of a language are called, and where they stand. */
export const presetList = (language: string): string => `cards/presets.${language}.json`;
export const presetFile = (game: string, pile: string, language: string): string =>
  `cards/${game}-${pile}.${language}.json`;
