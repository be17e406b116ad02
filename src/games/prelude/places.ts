/** The names and meanings of slots and tracks on the board. */
import { PLACES, type Place } from './data/districts';
import { SPECIAL_IDS, type Special } from './data/special-actions';
import { TRACKS, type Track } from './data/types';
import { SEATS, type Seat } from './seats';

export const cubeSlot = (place: Place, seat: Seat): string => `${place}-${seat}`;
export const organizationSlot = (place: Place, seat: Seat): string => `${place}-organization-${seat}`;
export const controlSlot = (place: Place): string => `${place}-control`;
export const preparationSlot = (seat: Seat): string => `preparations-${seat}`;
export const specialSlot = (action: Special): string => `special-${action}`;
export const scoringTrack = (track: Track): string => `scoring-${track}`;
export const advantageTrack = (track: Track): string => `advantage-${track}`;
export const opportunityTrack = (seat: Seat): string => `opportunity-${seat}`;
export const turnTrack = (turn: number): string => `turn-${turn}`;

export const cubePiece = (seat: Seat): string => `cube-${seat}`;
export const organizationPiece = (seat: Seat): string => `organization-${seat}`;
export const preparationPiece = (seat: Seat, value: number): string => `preparation-${seat}-${value}`;
export const specialPiece = (action: Special): string => `special-${action}`;

const SLOTS: ReadonlyMap<string, Place> = new Map(
  PLACES.flatMap(place => [
    [place, place] as const,
    [controlSlot(place), place] as const,
    ...SEATS.flatMap(
      seat =>
        [
          [cubeSlot(place, seat), place],
          [organizationSlot(place, seat), place],
        ] as const,
    ),
  ]),
);

/** The District or Party of a slot, or of a space. */
export const placeOfSlot = (slot: string): Place | undefined => SLOTS.get(slot);

export const seatOfPiece = (piece: string, of: (seat: Seat) => string): Seat | undefined =>
  SEATS.find(seat => of(seat) === piece);
export const specialOfPiece = (piece: string): Special | undefined =>
  SPECIAL_IDS.find(action => specialPiece(action) === piece);
export const trackOfMarker = (marker: string): Track | undefined =>
  TRACKS.find(track => scoringTrack(track) === marker);
