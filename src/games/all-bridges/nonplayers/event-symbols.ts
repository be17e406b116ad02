/**
 * §8.1.4 (2 to 4), §8.1.6 The table of Events for Non-players: each Faction's symbol on a card, the text that it
 * executes, its conditions, and its preferences. Preferences are nested priorities like those of the cards, for the
 * same engine; the general priorities of §8.1.7 come after them. Solid symbols and Pass symbols are reconstructed: no
 * readable copy names them all.
 */
import type { Seat } from '../pieces';
import { cubesInDisplay } from '../rules/propaganda';
import type { State } from '../state';
import { textOf, textsOf } from '../cards/frame';
import type { Text } from '../cards/vocabulary';
import { ownersTexts } from '../data/owners';
import type { EventConditionName } from './event-conditions';
import type { Nested } from './types';

/** One Faction's symbol on a card: the text it executes, its conditions, and its preferences in order. */
export interface Symbol {
  readonly text: Text;
  readonly when?: readonly EventConditionName[];
  readonly target?: readonly Nested[];
  /** The options of the text in the order of trial. */
  readonly options?: readonly string[];
}
type Symbols = Readonly<Partial<Record<Seat, Symbol>>>;

const of =
  (text: Text) =>
  (...when: readonly EventConditionName[]): Symbol => ({ text, when });
const unshaded = of('unshaded');
const shaded = of('shaded');
const single = of('single');
const aiming = (symbol: Symbol, ...target: readonly Nested[]): Symbol => ({ ...symbol, target });
const trying = (symbol: Symbol, ...options: readonly string[]): Symbol => ({ ...symbol, options });

export const is = (...are: NonNullable<Nested['are']>): Nested => ({ id: '', are });
export const most = (measure: NonNullable<Nested['most']>): Nested => ({ id: '', most: measure });
export const fewest = (measure: NonNullable<Nested['fewest']>): Nested => ({ id: '', fewest: measure });

const terror: Symbols = { senate: unshaded('event-terror'), reds: unshaded('event-terror') };
/** One Cell, Active, in a Town that it brings under Control. */
const oneActive = aiming(
  trying(unshaded('town-to-control'), 'active-cell'),
  is('town'),
  is('brings-own-control'),
  most('population'),
);

export const SYMBOLS: Readonly<Record<string, Symbols>> = {
  1: { senate: unshaded() },
  2: { moderates: shaded() },
  3: { reds: shaded() },
  4: { ...terror, moderates: shaded() },
  5: { senate: shaded('populated-to-shift'), reds: shaded('populated-to-shift') },
  6: { senate: single('populated-to-shift'), reds: single('populated-to-shift') },
  7: { moderates: shaded('cube-available'), reds: shaded() },
  8: { ...terror, moderates: shaded() },
  9: { senate: unshaded('populated-to-shift'), reds: unshaded('populated-to-shift') },
  10: { senate: unshaded(), moderates: shaded('two-cells-available') },
  11: { reds: single('weapons-die'), senate: single('weapons-die'), moderates: single('weapons-die') },
  12: terror,
  13: { senate: oneActive, reds: oneActive, moderates: shaded('cube-available') },
  18: {
    senate: trying(unshaded('phase-one'), 'cells-in-periphery'),
    moderates: shaded('cubes-in-the-display'),
  },
  19: { moderates: shaded() },
  20: {
    senate: aiming(unshaded('guard-to-remove'), is('worth-removing'), is('prepared-of-the-other-side')),
    reds: aiming(unshaded('guard-to-remove'), is('worth-removing'), is('prepared-of-the-other-side')),
  },
  21: { reds: aiming(shaded(), fewest('opposition')) },
  25: { senate: aiming(unshaded('russian-to-replace'), most('enemy-troops')) },
  26: { senate: unshaded(), reds: shaded() },
  27: { senate: trying(unshaded('senate-attack'), 'attack'), reds: trying(shaded(), 'offensive') },
  28: { moderates: trying(single('resources-ten-to-fourteen'), 'gain') },
  29: {
    senate: aiming(unshaded(), is('beside-a-town-to-win'), most('own-cells')),
    moderates: shaded('polarization-six-or-more'),
  },
  30: { moderates: trying(shaded(), 'moderates-resources', 'cube') },
  31: { senate: trying(unshaded(), 'coordinate'), reds: shaded() },
  32: { moderates: shaded('polarization-six-or-more') },
  33: { senate: trying(unshaded(), 'coordinate', 'rally') },
  34: {
    moderates: shaded(),
    senate: trying(unshaded('moderates-are-played'), 'personality-away', 'crackdown'),
    reds: trying(unshaded('moderates-are-played'), 'personality-away', 'crackdown'),
  },
  35: {
    senate: unshaded(),
    reds: aiming(trying(shaded('populated-to-shift'), 'reds-shift'), is('populated'), is('not administration')),
    moderates: trying(shaded(), 'moderates-rally'),
  },
  36: { reds: unshaded(), moderates: shaded('prisoners-to-free') },
  37: {
    senate: aiming(single('cell-to-shift'), is('named-by-vato')),
    reds: aiming(single('cell-to-shift'), is('named-by-vato')),
  },
  38: {
    senate: trying(unshaded('opposition-of-a-player'), 'crackdown', 'moderates-cells'),
    moderates: shaded('resources-fifteen-or-polarization-five'),
  },
  39: {
    senate: unshaded('moderates-are-played', 'issue-resolved'),
    reds: unshaded('moderates-are-played', 'issue-resolved'),
    moderates: shaded('issue-resolved'),
  },
  40: { senate: single('assault-pays'), reds: single('assault-pays') },
  41: { senate: unshaded(), reds: trying(shaded('reds-in-uusimaa'), 'attack', 'remove-german') },
  42: { senate: unshaded('regroup-pays') },
  43: { ...terror, moderates: shaded() },
  44: { senate: unshaded('german-vassalage-high'), reds: trying(shaded(), 'shift-helsinki', 'rally') },
  // the Moderates take it so that nobody else takes a Resolved marker with it
  45: { senate: unshaded('last-campaign-or-vassalage'), moderates: unshaded('issue-resolved') },
};

/** (#19) The Moderates try the Politics Phase as soon as it can hardly fail. */
const SURE_CUBES = 5;
/** §8.1.4 (4) What a Non-player does with a card, if it has a symbol there. */
export const symbolOf = (state: State, seat: Seat, card: string): Symbol | undefined => {
  const symbol = ourSymbol(state, seat, card);
  if (!symbol || !ownersTexts(state.options, card)) return symbol;
  // our conditions and preferences do not apply to an owner's Event: one with an effect is taken
  const [only] = textsOf(state, card);
  const text = textOf(state, card, symbol.text) ? symbol.text : only;
  return text && { text };
};
const ourSymbol = (state: State, seat: Seat, card: string): Symbol | undefined =>
  card === '19' && seat === 'moderates' && cubesInDisplay(state) >= SURE_CUBES ? unshaded() : SYMBOLS[card]?.[seat];

/** §2.4.1, §5.3 Cards that are executed without a symbol: Red Revolt, and the Capability of two Factions. */
export const WITHOUT_SYMBOL: Readonly<Record<string, Symbols>> = {
  16: { senate: unshaded(), reds: shaded() },
  24: { reds: aiming(trying(unshaded(), 'clear-town', 'rally'), is('in-helsinki')) },
};
/** The sheet's instruction to a Faction that executes a card, or a part of it. */
export const instructionOf = (state: State, seat: Seat, card: string): Symbol | undefined =>
  symbolOf(state, seat, card) ?? WITHOUT_SYMBOL[card]?.[seat];

/** §8.1.4 (2) Who Passes for which card. Reconstructed. */
export const PASS_SYMBOLS: Readonly<Record<Seat, readonly string[]>> = {
  reds: ['9', '21'],
  senate: ['26', '44'],
  moderates: ['8', '39'],
};
/** §8.1.4 (3), §5.3 The Capability Events; the Senate wants every Train. */
export const CAPABILITY_EVENTS: readonly string[] = ['14', '15', '16', '17'];
export const TRAIN_EVENTS: readonly string[] = ['15', '17'];
