/** §5.0 The print on the cards besides their words: years, kinds, pictures. */

/** §1.1 The cards by number, as the sequence of play needs them. */
const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

export const EVENTS_1917 = numbers(1, 21);
export const EVENTS_1918 = numbers(25, 45);
export const PROPAGANDA = ['22', '23', '46', '47'] as const;
/** §2.4 The Pivotal Event, Red Revolt. */
export const RED_REVOLT = '24';
export const CARDS: readonly string[] = numbers(1, 47);

export const isCard = (id: string): boolean => CARDS.includes(id);
export const isPropaganda = (id: string): boolean => PROPAGANDA.some(card => card === id);

/** §3.4 Cards with a German Action Phase, seen on cards or named by the rules. */
const GERMAN_PHASE: readonly string[] = ['26', '33', '35', '39', '41', '45'];
/** Assumed because of their subject: reconstructed. */
const GERMAN_PHASE_RECONSTRUCTED: readonly string[] = ['29', '31', '37', '42', '44'];
export const isReconstructedPhase = (id: string): boolean => GERMAN_PHASE_RECONSTRUCTED.includes(id);
export const hasGermanPhase = (id: string): boolean => GERMAN_PHASE.includes(id) || isReconstructedPhase(id);

export type CardKind = 'event' | 'capability' | 'propaganda' | 'pivotal';
export interface CardData {
  readonly id: string;
  readonly year: 1917 | 1918;
  readonly kind: CardKind;
  /** A small picture from the list of motifs. */
  readonly motif: string;
}

/** §5.3 Events marked Capability. */
const CAPABILITIES: readonly string[] = ['14', '15', '16', '17'];

const MOTIFS: Readonly<Record<string, string>> = {
  1: 'broken-chain',
  2: 'crowd',
  3: 'star',
  4: 'fist',
  5: 'book',
  6: 'ballot',
  7: 'megaphone',
  8: 'factory',
  9: 'flag',
  10: 'ship',
  11: 'train',
  12: 'wheat',
  13: 'factory',
  14: 'cannon',
  15: 'train',
  16: 'fir',
  17: 'train',
  18: 'map',
  19: 'scales',
  20: 'chair',
  21: 'hall',
  22: 'megaphone',
  23: 'megaphone',
  24: 'torch',
  25: 'rifles',
  26: 'fir',
  27: 'cross-swords',
  28: 'barracks',
  29: 'bridge',
  30: 'letter',
  31: 'helmet',
  32: 'handshake',
  33: 'city',
  34: 'broken-chain',
  35: 'wheat',
  36: 'barracks',
  37: 'eye',
  38: 'ship',
  39: 'ballot',
  40: 'factory',
  41: 'cross-swords',
  42: 'fortress',
  43: 'skull',
  44: 'horse',
  45: 'scales',
  46: 'megaphone',
  47: 'megaphone',
};

const kindOf = (id: string): CardKind =>
  isPropaganda(id) ? 'propaganda' : id === RED_REVOLT ? 'pivotal' : CAPABILITIES.includes(id) ? 'capability' : 'event';
/** The first year's Propaganda cards come before the Red Revolt, the second year's after it. */
const yearOf = (id: string): 1917 | 1918 => (EVENTS_1917.includes(id) || id === '22' || id === '23' ? 1917 : 1918);

export const CARD_LIST: readonly CardData[] = CARDS.map(id => ({
  id,
  year: yearOf(id),
  kind: kindOf(id),
  motif: MOTIFS[id] ?? 'bridge',
}));
