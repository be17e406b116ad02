/** The contents of cards and counters, and the words for their ids. */
import type { Face } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { cardFace, cardWord, ownersFace } from './cards/faces';
import { SPACES, STOP_IDS } from './data/map';
import { ownersOf } from './data/owners';
import { OPEN_PILES, stopSlot, TRACKS } from './places';
import { PHASES } from './sequence';
import {
  CAPABILITIES,
  COMMANDS,
  ISSUES,
  kindOfCapability,
  POWERS,
  SEATS,
  SIDES,
  SPECIALS,
  STANCES,
  type CapabilityKind,
  type Power,
  type Seat,
  type Side,
  type Stance,
} from './vocabulary';

/** Pieces by their names on the board. */
export const cellPiece = (seat: Seat, stance: Stance): string => `${seat}-${stance}`;
export const discPiece = (seat: 'reds' | 'moderates'): string => (seat === 'reds' ? 'administration' : 'network');
export const troopPiece = (power: Power): string => `troop-${power}`;
export const cubePiece = (side: Side): string => `cube-${side}`;
export const controlPiece = (side: Side): string => `control-${side}`;
/** §1.6 By the level: 2 Active Support to -2 Active Opposition; Neutral has no marker. */
export const SUPPORT_PIECES = {
  2: 'support-active',
  1: 'support-passive',
  [-1]: 'opposition-passive',
  [-2]: 'opposition-active',
} as const;
export const supportPiece = (level: number): string | undefined =>
  level === 2 || level === 1 || level === -1 || level === -2 ? SUPPORT_PIECES[level] : undefined;
export const terrorPiece = (side: Side): string => `terror-${side}`;
export const preparedPiece = (side: Side): string => `prepared-${side}`;
export const resolvedPiece = (side: Side): string => `resolved-${side}`;
export const cylinderPiece = (seat: Seat | 'german'): string => `cylinder-${seat}`;
/** The visible side of a Capability marker: a Train of the Reds, a Train of the Senate. */
export const capabilityPiece = (kind: CapabilityKind, side: Side): string => `${kind}-${side}`;
export const SABOTAGE = 'sabotage';
export const NEWS = 'news';
export const PERSONALITY = 'personality';
export const COORDINATE = 'coordinate';

const TONES = { reds: 'red', senate: 'blue', moderates: 'green' } as const;
const POWER_TONES = { german: 'grey', russian: 'brown' } as const;
const POWER_MOTIFS = { german: 'helmet', russian: 'bear' } as const;
const CAPABILITY_MOTIFS: Readonly<Record<CapabilityKind, string>> = {
  jaeger: 'fir',
  cannons: 'cannon',
  trains: 'train',
  commander: 'cap',
};
const KINDS = ['jaeger', 'cannons', 'trains', 'commander'] as const satisfies readonly CapabilityKind[];

type Entry = readonly [string, Face];
const piece = (id: string, kind: string, look: Omit<Face, 'word' | 'kind'>): Entry => [
  id,
  { word: `pieces.${id}`, kind, ...look },
];

const ofSeat = (seat: Seat): readonly Entry[] => [
  ...STANCES.map(stance =>
    piece(cellPiece(seat, stance), 'cell', {
      side: seat,
      tone: TONES[seat],
      motif: 'fist',
      shape: 'octagon',
      ...(stance === 'active' ? { solid: true } : { hollow: true }),
    }),
  ),
  piece(cylinderPiece(seat), 'cylinder', { side: seat, tone: TONES[seat], motif: 'fist', shape: 'round', solid: true }),
  piece(`resources-${seat}`, 'marker', { side: seat, tone: TONES[seat], motif: 'coin', shape: 'round' }),
];
const ofSide = (side: Side): readonly Entry[] => {
  const shared = { side, tone: TONES[side] } as const;
  return [
    piece(cubePiece(side), 'cube', { ...shared, motif: 'scales', shape: 'square', solid: true }),
    piece(controlPiece(side), 'control', { ...shared, motif: 'flag', shape: 'cut', solid: true }),
    piece(terrorPiece(side), 'terror', { ...shared, motif: 'skull', shape: 'square' }),
    piece(preparedPiece(side), 'prepared', { ...shared, motif: 'barricade', shape: 'square', number: -2 }),
    piece(resolvedPiece(side), 'resolved', { ...shared, motif: 'ballot', shape: 'square' }),
    ...KINDS.map(kind =>
      piece(capabilityPiece(kind, side), 'capability', {
        ...shared,
        motif: CAPABILITY_MOTIFS[kind],
        shape: 'square',
      }),
    ),
  ];
};
const ofPower = (power: Power): readonly Entry[] => [
  piece(troopPiece(power), 'troop', {
    tone: POWER_TONES[power],
    motif: POWER_MOTIFS[power],
    shape: 'square',
    solid: true,
  }),
  piece(`vassalage-${power}`, 'marker', { tone: POWER_TONES[power], motif: POWER_MOTIFS[power], shape: 'round' }),
];
const marker = (id: string, motif: string, tone: Face['tone'], side?: Seat): Entry =>
  piece(id, 'marker', { motif, tone, shape: 'round', ...(side && { side }) });

const faces: ReadonlyMap<string, Face> = new Map<string, Face>([
  ['?', { word: 'cards.back', kind: 'back', motif: 'bridge', shape: 'card', tone: 'ink' }],
  ...SEATS.flatMap(ofSeat),
  ...SIDES.flatMap(ofSide),
  ...POWERS.flatMap(ofPower),
  piece(discPiece('reds'), 'disc', { side: 'reds', tone: 'red', motif: 'hammer', shape: 'round' }),
  piece(discPiece('moderates'), 'disc', { side: 'moderates', tone: 'green', motif: 'handshake', shape: 'round' }),
  piece(cylinderPiece('german'), 'cylinder', { tone: 'grey', motif: 'helmet', shape: 'round', solid: true }),
  piece('support-active', 'support', { side: 'senate', tone: 'blue', motif: 'arrows-up', shape: 'cut' }),
  piece('support-passive', 'support', { side: 'senate', tone: 'blue', motif: 'arrow-up', shape: 'cut' }),
  piece('opposition-passive', 'opposition', { side: 'reds', tone: 'red', motif: 'arrow-down', shape: 'hexagon' }),
  piece('opposition-active', 'opposition', { side: 'reds', tone: 'red', motif: 'arrows-down', shape: 'hexagon' }),
  piece(SABOTAGE, 'sabotage', { tone: 'ink', motif: 'broken-rail', shape: 'cut' }),
  piece(NEWS, 'news', { tone: 'brass', motif: 'letter', shape: 'square' }),
  piece(PERSONALITY, 'personality', { side: 'moderates', tone: 'green', motif: 'book', shape: 'cut' }),
  piece(COORDINATE, 'coordinate', { tone: 'grey', motif: 'helmet', shape: 'cut' }),
  marker('polarization', 'lightning', 'purple'),
  marker('issues-networks', 'handshake', 'green', 'moderates'),
  marker('town-population', 'city', 'blue', 'senate'),
  marker('opposition-administrations', 'megaphone', 'red', 'reds'),
  marker('cells-on-map', 'fist', 'brass'),
]);

/** Counters and markers that may come into play. */
export const PIECES: readonly string[] = [...faces.keys()].filter(id => id !== '?');

/** The contents of a card or counter; undefined for an id of no piece. */
const face = (id: string): Face | undefined => faces.get(id) ?? cardFace(id);

/** The contents of a card or counter at a table: a card has its owner's values. */
export const faceAt = (options: Options): ((id: string) => Face | undefined) => {
  const { cards } = ownersOf(options);
  return id => {
    const shown = face(id);
    const own = cards.get(id);
    return shown && own ? ownersFace(shown, own) : shown;
  };
};

const named = (ids: readonly string[], under: string): readonly (readonly [string, string])[] =>
  ids.map(id => [id, `${under}.${id}`]);

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ...named(SEATS, 'seats'),
  ...named(SPACES, 'spaces'),
  ...named(COMMANDS, 'actions'),
  ...named(SPECIALS, 'actions'),
  ...named(ISSUES, 'issues'),
  ...named(TRACKS, 'tracks'),
  ...named(OPEN_PILES, 'piles'),
  ...named(PHASES, 'phases'),
  ...named(POWERS, 'powers'),
  ...named(STANCES, 'stances'),
  ...CAPABILITIES.map((one): [string, string] => [one, `capabilities.${kindOfCapability(one)}`]),
  ...STOP_IDS.map((stop): [string, string] => [stopSlot(stop), `stops.${stop}`]),
]);

/** The key in lang that names an id. */
export const word = (id: string): string | undefined => cardWord(id) ?? words.get(id) ?? faces.get(id)?.word;
