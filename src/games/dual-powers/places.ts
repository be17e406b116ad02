/** Where pieces lie, as changes by hand and the board name it. */
import { connectionsOf, nameOf, NO_BLOCKADE, type State } from './state';
import { isRegion, PLACES, SEATS, type MarkerNumber, type Place, type Region, type Seat } from './vocabulary';

/** Markers that are moved as counters. */
export const WILL = 'will',
  BLOCKADE = 'blockade-marker';
export const objectiveMarker = (marker: MarkerNumber): string => `objective-${marker}`;
/** Where markers wait beside the board. */
export const ASIDE = 'aside';
export const willSlot = (seat: Seat): string => `${seat}-will`;
export const objectiveSlot = (region: Region): string => `${region}-objectives`;

export const placeNamed = (word: string): Place | undefined => PLACES.find(place => place === word);
/** The region of a slot for tokens or for objective markers. */
export const regionNamed = (word: string): Region | undefined => {
  const region = word.replace(/-objectives$/, '');
  return isRegion(region) ? region : undefined;
};
export const willNamed = (word: string): Seat | undefined => SEATS.find(seat => willSlot(seat) === word);
/** The connection of a slot; 'none' beside the board. */
export const connectionNamed = ({ options }: State, word: string): string | undefined =>
  word === ASIDE
    ? NO_BLOCKADE
    : connectionsOf(options)
        .map(nameOf)
        .find(name => name === word);
export const blockadeSlot = ({ blockade, options }: State): string =>
  connectionsOf(options).some(one => nameOf(one) === blockade) ? blockade : ASIDE;
