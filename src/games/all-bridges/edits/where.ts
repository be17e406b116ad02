/** The places of pieces in changes by hand: the slots of the board. */
import { CYLINDER_PLACES } from '../pieces';
import type { Edited as EditedOf } from '../../../kernel/kit/edits';
import type { AllBridges } from '../state';
import { BORDERS, isSpace, SPACES, STOP_IDS, STOPS, type Border, type Space, type Stop } from '../data/map';
import {
  availableSlot,
  CAPABILITIES_BOX,
  controlSlot,
  cubeSlot,
  cylinderSlot,
  germanSlot,
  issueSlot,
  OUT_OF_PLAY,
  pieceSlot,
  PRISONERS,
  sabotageSlot,
  stopSlot,
  supportSlot,
} from '../places';
import {
  ISSUES,
  SEATS,
  SIDES,
  type CylinderPlace,
  type GermanTurn,
  type Issue,
  type Seat,
  type Side,
} from '../vocabulary';

/** The type of the answer to every change by hand. */
export type Edited = EditedOf<AllBridges>;

export type Place =
  | { readonly is: 'space'; readonly space: Space }
  | { readonly is: 'support'; readonly space: Space }
  | { readonly is: 'control'; readonly space: Space }
  | { readonly is: 'stop'; readonly stop: Stop }
  | { readonly is: 'border'; readonly border: Border }
  | { readonly is: 'available'; readonly faction: Seat | 'german' }
  | { readonly is: 'prisoners' | 'out-of-play' | 'capabilities' | 'away' }
  | { readonly is: 'display'; readonly side: Side }
  | { readonly is: 'issue'; readonly issue: Issue }
  | { readonly is: 'cylinder'; readonly place: CylinderPlace }
  | { readonly is: 'german'; readonly turn: GermanTurn };

const TURNS: readonly GermanTurn[] = ['first', 'last', 'none'];
const all: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...SPACES.flatMap((space): readonly (readonly [string, Place])[] => [
    [pieceSlot(space), { is: 'space', space }],
    [supportSlot(space), { is: 'support', space }],
    [controlSlot(space), { is: 'control', space }],
  ]),
  ...STOP_IDS.filter(stop => STOPS[stop] !== stop).map((stop): [string, Place] => [
    stopSlot(stop),
    { is: 'stop', stop },
  ]),
  ...BORDERS.map((border): [string, Place] => [sabotageSlot(border), { is: 'border', border }]),
  ...([...SEATS, 'german'] as const).map((faction): [string, Place] => [
    availableSlot(faction),
    { is: 'available', faction },
  ]),
  [PRISONERS, { is: 'prisoners' }],
  [OUT_OF_PLAY, { is: 'out-of-play' }],
  [CAPABILITIES_BOX, { is: 'capabilities' }],
  ...SIDES.map((side): [string, Place] => [cubeSlot(side), { is: 'display', side }]),
  ...ISSUES.map((issue): [string, Place] => [issueSlot(issue), { is: 'issue', issue }]),
  ...CYLINDER_PLACES.map((place): [string, Place] => [cylinderSlot(place), { is: 'cylinder', place }]),
  ...TURNS.map((turn): [string, Place] => [germanSlot(turn), { is: 'german', turn }]),
]);

/** A place by its slot's name; a space also by its own. */
export const placeNamed = (word: string): Place | undefined =>
  all.get(word) ?? (isSpace(word) ? { is: 'space', space: word } : undefined);

/** The space of a place: a Town's stop is the Town itself. */
export const spaceAt = (place: Place): Space | undefined => {
  if (place.is === 'space') return place.space;
  return place.is === 'stop' ? STOPS[place.stop] : undefined;
};
