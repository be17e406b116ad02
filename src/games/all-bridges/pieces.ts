/** The names in All Bridges Burning: factions, pieces, markers, places, Commands. */
import type { Space, Stop } from './data/map';

/** §1.3 The Factions. */
export const SEATS = ['reds', 'senate', 'moderates'] as const;
export type Seat = (typeof SEATS)[number];
/** Reds and Senate: they have Control, Terror, Capabilities, Vassalage. */
export const SIDES = ['reds', 'senate'] as const;
export type Side = (typeof SIDES)[number];
export const isSide = (seat: Seat): seat is Side => seat !== 'moderates';
export const opponent = (side: Side): Side => (side === 'reds' ? 'senate' : 'reds');
export const enemiesOf = (seat: Seat): readonly Seat[] => SEATS.filter(one => one !== seat);

/** §1.1, §1.4.2 How many Cells and Troops there are. */
export const CELLS: Readonly<Record<Seat, number>> = { reds: 20, senate: 20, moderates: 6 };
export const TROOPS = 6;
/** §1.9 The end of its track, reconstructed from the number of Troops. */
export const MOST_VASSALAGE = 6;

export const POWERS = ['german', 'russian'] as const;
export type Power = (typeof POWERS)[number];
/** §1.3.1 The Power friendly to a side. */
export const friendOf = (side: Side): Power => (side === 'senate' ? 'german' : 'russian');

/** §1.4.1 A Cell's stance; an Inactive Cell of the Moderates is called Underground. */
export const STANCES = ['active', 'inactive'] as const;
export type Stance = (typeof STANCES)[number];
export const turnedOver = (stance: Stance): Stance => (stance === 'active' ? 'inactive' : 'active');
export type Disc = 'administration' | 'network';
export const discOf = (seat: 'reds' | 'moderates'): Disc => (seat === 'reds' ? 'administration' : 'network');

/** §5.3 Every Capability marker; on the map each is in a space, a Train at a stop of the railways. */
export const CAPABILITIES = [
  'jaeger-1',
  'jaeger-2',
  'jaeger-3',
  'jaeger-4',
  'cannons',
  'trains-1',
  'trains-2',
  'commander',
] as const;
export type Capability = (typeof CAPABILITIES)[number];
export type CapabilityKind = 'jaeger' | 'cannons' | 'trains' | 'commander';
export const kindOfCapability = (marker: Capability): CapabilityKind =>
  // the list above has no other names
  marker.replace(/-\d$/, '') as CapabilityKind;
/** 'aside': not in play; 'box': in the Capabilities box until the Red Revolt. */
export type CapabilityPlace = 'aside' | 'box' | Space | Stop;

/** §1.11 The political Issues; their names are thematic only. */
export const ISSUES = ['working', 'reform', 'social'] as const;
export type Issue = (typeof ISSUES)[number];

/** §2.0 The rows of the Sequence of Play with their boxes; the letter is the order of the return to Eligible. */
export const ROWS = {
  top: ['top-limited-d', 'top-command', 'top-limited-c'],
  middle: ['middle-command', 'middle-event-c', 'middle-limited-d'],
  bottom: ['bottom-event-d', 'bottom-command', 'bottom-limited-c'],
} as const;
export type Row = keyof typeof ROWS;
export const ROW_IDS = ['top', 'middle', 'bottom'] as const satisfies readonly Row[];
export type ActionBox = (typeof ROWS)[Row][number];
export const ELIGIBLE = ['first', 'second', 'third'] as const;
export const PASSES = ['pass-a', 'pass-b', 'pass-c'] as const;
/** Where the cylinder of a Faction stands. */
export type CylinderPlace = (typeof ELIGIBLE)[number] | (typeof PASSES)[number] | 'ineligible' | ActionBox;
/** §2.0 All places of a Faction's cylinder. */
export const CYLINDER_PLACES: readonly CylinderPlace[] = [
  ...ELIGIBLE,
  ...PASSES,
  'ineligible',
  ...ROW_IDS.flatMap(row => ROWS[row]),
];
/** §3.4 The German cylinder: the Germans act before or after the Factions, or not. */
export type GermanTurn = 'first' | 'last' | 'none';

/** The piles of cards, the first on top. */
export const PILES = ['deck', 'upcoming', 'current', 'played', 'propaganda', 'pivotal', 'discarded', 'unused'] as const;
export type PileId = (typeof PILES)[number];

export const COMMANDS = ['rally', 'activism', 'terror', 'attack', 'march', 'message', 'negotiate', 'politics'] as const;
export type CommandName = (typeof COMMANDS)[number];
export const SPECIALS = [
  'political-event',
  'foreign-relations',
  'prepare',
  'coordinate',
  'crackdown',
  'personality',
  'dialogue',
  'publish',
] as const;
export type SpecialName = (typeof SPECIALS)[number];

/** What a messenger carries. */
export const LOADS = ['personality', 'news'] as const;
export type Load = (typeof LOADS)[number];
/** How many Cells of each stance. */
export interface Cells {
  readonly active: number;
  readonly inactive: number;
}
/** Cells and Russians that have moved into a space and may not move again. */
export type Arrived = Readonly<Partial<Record<Space, Cells & { readonly russians: number }>>>;
/** §3.2.5 What a March has moved so far. */
export interface Moved {
  readonly arrived: Arrived;
  readonly markers: readonly Capability[];
  /** Reds Cells and Russians, in the whole Command. */
  readonly cells: number;
  readonly russians: number;
  /** The origins of Cells in the space being entered. */
  readonly origins: readonly Space[];
}
/** §3.3.2 A Cell on its way. */
export interface Messenger {
  readonly stance: Stance;
  readonly start: Space;
  /** The spaces it has moved into, in order. */
  readonly path: readonly Space[];
  readonly carries: Load | 'nothing';
  /** How many moves it had made when it took up its load. */
  readonly since: number;
}

/** Cells flipped in this action, by space and present stance: none is flipped back. */
export type Flipped = Readonly<Partial<Record<`${Space}/${Seat}/${Stance}`, number>>>;
