/** The names of the places on the board: slots and tracks. */
import type { Border, Space, Stop } from './data/map';
import {
  POWERS,
  type CylinderPlace,
  type GermanTurn,
  type Issue,
  type Power,
  type Seat,
  type Side,
} from './vocabulary';

/** The pieces of a space; its marker of Control; its marker of Support or Opposition. */
export const pieceSlot = (space: Space): string => `in-${space}`;
export const controlSlot = (space: Space): string => `control-${space}`;
export const supportSlot = (space: Space): string => `support-${space}`;
export const stopSlot = (stop: Stop): string => `stop-${stop}`;
export const sabotageSlot = (border: Border): string => `border-${border}`;

/** §1.4.2 The Available Forces boxes, and the boxes beside them. */
export const availableSlot = (faction: Seat | 'german'): string => `available-${faction}`;
export const PRISONERS = 'prisoners';
export const OUT_OF_PLAY = 'out-of-play';
export const CAPABILITIES_BOX = 'capabilities';

export const cylinderSlot = (place: CylinderPlace): string => `cylinder-${place}`;
export const germanSlot = (turn: GermanTurn): string => `german-${turn}`;

/** §1.11 The Political Display. */
export const cubeSlot = (side: Side): string => `cubes-${side}`;
export const issueSlot = (issue: Issue): string => `issue-${issue}`;

/** §1.9 */
export const vassalageTrack = (power: Power): string => `vassalage-${power}`;
/** The tracks: values on the board's edge are on several, so that each marker is readable. */
export const TRACKS: readonly string[] = ['resources', 'victory', ...POWERS.map(vassalageTrack), 'polarization'];
/** The price of Politics at each level of Polarization: printed, without a marker. */
export const POLITICS_COST = 'politics-cost';

/** The piles that lie on the board. */
export const OPEN_PILES = [
  'current',
  'upcoming',
  'deck',
  'played',
  'pivotal',
  'propaganda',
  'discarded',
  'unused',
] as const;
