/** §5.0 What is printed on the cards, beside their words: years, kinds, pictures. */
import { CARDS, EVENTS_1917, isPropaganda, RED_REVOLT } from './deck';

export type CardKind = 'event' | 'capability' | 'propaganda' | 'pivotal';
export interface CardData {
  readonly id: string;
  readonly year: 1917 | 1918;
  readonly kind: CardKind;
  /** A small picture of the motif list. */
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
/** The Propaganda cards of the first year come before the Red Revolt, those of the second after it. */
const yearOf = (id: string): 1917 | 1918 => (EVENTS_1917.includes(id) || id === '22' || id === '23' ? 1917 : 1918);

export const CARD_LIST: readonly CardData[] = CARDS.map(id => ({
  id,
  year: yearOf(id),
  kind: kindOf(id),
  motif: MOTIFS[id] ?? 'bridge',
}));
