/**
 * §8.1.4 (2 to 4) The symbols of Non-players on the Event cards, and what the sheet of Event instructions says of them.
 * Solid symbols and those to Pass for are reconstructed: no readable copy names them all.
 */
import type { Seat } from '../pieces';
import { cubesInDisplay } from '../rules/propaganda';
import type { State } from '../state';
import type { Text } from '../cards/vocabulary';
import type { EventConditionName } from './event-conditions';

/** One Faction's symbol on a card: the text it executes, and what must hold. */
export interface Symbol {
  readonly text: Text;
  readonly when?: readonly EventConditionName[];
}
type Symbols = Readonly<Partial<Record<Seat, Symbol>>>;

const unshaded = (...when: readonly EventConditionName[]): Symbol => ({ text: 'unshaded', when });
const shaded = (...when: readonly EventConditionName[]): Symbol => ({ text: 'shaded', when });
const single = (...when: readonly EventConditionName[]): Symbol => ({ text: 'single', when });
const terror: Symbols = { senate: unshaded('event-terror'), reds: unshaded('event-terror') };
const towardsOwn: Symbols = { senate: unshaded('populated-to-shift'), reds: unshaded('populated-to-shift') };

export const SYMBOLS: Readonly<Record<string, Symbols>> = {
  1: { senate: unshaded() },
  2: { moderates: shaded() },
  3: { reds: shaded() },
  4: { ...terror, moderates: shaded() },
  5: { senate: shaded('populated-to-shift'), reds: shaded('populated-to-shift') },
  6: { senate: single('populated-to-shift'), reds: single('populated-to-shift') },
  7: { moderates: shaded('cube-available'), reds: shaded() },
  8: { ...terror, moderates: shaded() },
  9: towardsOwn,
  10: { senate: unshaded(), moderates: shaded('two-cells-available') },
  11: { reds: single('weapons-die'), senate: single('weapons-die'), moderates: single('weapons-die') },
  12: terror,
  13: { senate: unshaded('town-to-control'), reds: unshaded('town-to-control'), moderates: shaded('cube-available') },
  18: { senate: unshaded('phase-one'), moderates: shaded('cubes-in-the-display') },
  19: { moderates: shaded() },
  20: { senate: unshaded('guard-to-remove'), reds: unshaded('guard-to-remove') },
  21: { reds: shaded() },
  25: { senate: unshaded('russian-to-replace') },
  26: { senate: unshaded(), reds: shaded() },
  27: { senate: unshaded(), reds: shaded() },
  28: { moderates: single('resources-ten-to-fourteen') },
  29: { senate: unshaded(), moderates: shaded('polarization-six-or-more') },
  30: { moderates: shaded() },
  31: { senate: unshaded(), reds: shaded() },
  32: { moderates: shaded('polarization-six-or-more') },
  33: { senate: unshaded() },
  34: { moderates: shaded(), senate: unshaded('moderates-are-played'), reds: unshaded('moderates-are-played') },
  35: { senate: unshaded(), reds: shaded('populated-to-shift'), moderates: shaded() },
  36: { reds: unshaded(), moderates: shaded('prisoners-to-free') },
  37: { senate: single('cell-to-shift'), reds: single('cell-to-shift') },
  38: { senate: unshaded('opposition-of-a-player'), moderates: shaded('resources-fifteen-or-polarization-five') },
  39: {
    senate: unshaded('moderates-are-played', 'issue-resolved'),
    reds: unshaded('moderates-are-played', 'issue-resolved'),
    moderates: shaded('issue-resolved'),
  },
  40: { senate: single('assault-pays'), reds: single('assault-pays') },
  41: { senate: unshaded(), reds: shaded('reds-in-uusimaa') },
  42: { senate: unshaded('regroup-pays') },
  43: { ...terror, moderates: shaded() },
  44: { senate: unshaded('german-vassalage-high'), reds: shaded() },
  // the Moderates take it so that nobody takes a Resolved marker by it
  45: { senate: unshaded('last-campaign-or-vassalage'), moderates: unshaded('issue-resolved') },
};

/** (#19) The Moderates try the Politics Phase as soon as it can hardly fail. */
const SURE_CUBES = 5;
/** §8.1.4 (4) What a Non-player does with a card, if it has a symbol there. */
export const symbolOf = (state: State, seat: Seat, card: string): Symbol | undefined =>
  card === '19' && seat === 'moderates' && cubesInDisplay(state) >= SURE_CUBES ? unshaded() : SYMBOLS[card]?.[seat];

/** §8.1.4 (2) Who Passes for which card. Reconstructed. */
export const PASS_SYMBOLS: Readonly<Record<Seat, readonly string[]>> = {
  reds: ['9', '21'],
  senate: ['26', '44'],
  moderates: ['8', '39'],
};
/** §8.1.4 (3), §5.3 The Capability Events; the Senate wants every Train. */
export const CAPABILITY_EVENTS: readonly string[] = ['14', '15', '16', '17'];
export const TRAIN_EVENTS: readonly string[] = ['15', '17'];
