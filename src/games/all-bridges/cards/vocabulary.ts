/**
 * The Event cards' own steps, commands and events. `vocabulary.ts` adds them to the game's unions; `cards/steps.ts`
 * answers the steps and folds the events.
 */
import type { EffectsFrame, Memory } from '../../../kernel/effects';
import type { Border, Space } from '../data/map';
import type { Capability, CapabilityKind, Disc, Flipped, Issue, Power, Seat, Side, Stance } from '../pieces';
import type { CellTestName } from '../selector-names';
import type { Effect, EffectOf, Option } from './effect-types';

/** §5.2 The texts of a card: two to choose from, or one. */
export const TEXTS = ['unshaded', 'shaded', 'single'] as const;
export type Text = (typeof TEXTS)[number];

interface For {
  readonly seat: Seat;
}
/** Something is done this many times; `upTo`: or fewer. */
interface Counting extends For {
  readonly left: number;
  readonly upTo: boolean;
}
interface Within {
  readonly spaces: readonly Space[];
}

export type CardStep =
  /** §5.1 The Faction executes the current Event card: it chooses the text, then its effects are resolved. */
  | (For & { readonly kind: 'event' })
  /** §2.4.1 The Pivotal Event, from its second step on (the sequence of play has moved the Reds' cylinder). */
  | { readonly kind: 'red-revolt' }
  /** §5.1 The rest of a text; the seat is "you". */
  | (For & EffectsFrame<Effect> & { readonly kind: 'effects' })
  | (For & { readonly kind: 'choose-option'; readonly options: readonly Option[]; readonly memory: Memory })
  | (For & Within & { readonly kind: 'choose-space' })
  /** Which Faction gets a free Command, each with its open spaces. */
  | (For & {
      readonly kind: 'grant';
      readonly among: readonly Seat[];
      readonly effect: EffectOf<'command'>;
      readonly memory: Memory;
    })
  | (For & { readonly kind: 'event-die' })
  | (For & { readonly kind: 'for-side'; readonly capability: CapabilityKind })
  | (For & { readonly kind: 'levy'; readonly total: number })
  | (Counting & {
      readonly kind: 'shift-vassalage';
      readonly powers: readonly Power[];
      readonly ways: readonly (1 | -1)[];
    })
  | (Counting &
      Within & { readonly kind: 'turn-cells'; readonly cells: readonly CellTestName[]; readonly flipped?: Flipped })
  | (Counting & Within & { readonly kind: 'deploy'; readonly factions: readonly Seat[]; readonly stance: Stance })
  | (Counting &
      Within & {
        readonly kind: 'strike';
        readonly cells: readonly CellTestName[];
        readonly to: readonly ('available' | 'prison')[];
        readonly prepared: boolean;
      })
  | (For & Within & { readonly kind: 'shift-space'; readonly ways: readonly (1 | -1)[] })
  | (For & { readonly kind: 'event-cube'; readonly ways: readonly ('add' | 'take')[]; readonly optional: boolean })
  | (For & Within & { readonly kind: 'event-disc'; readonly disc: Disc; readonly optional?: true })
  | (For & { readonly kind: 'reopen-issue' })
  | (Counting & { readonly kind: 'free-prisoners' })
  | (For & { readonly kind: 'event-sabotage' })
  | (For & Within & { readonly kind: 'assault'; readonly only?: Side })
  | (For & { readonly kind: 'regroup'; readonly left: number; readonly to: readonly Space[] })
  /** An owner's Event, or a part of it, that the players carry out themselves. */
  | (For & { readonly kind: 'by-hand'; readonly card: string });

export type CardCommand =
  | { readonly kind: 'choose-text'; readonly text: Text }
  | { readonly kind: 'choose-option'; readonly option: string }
  | { readonly kind: 'choose-space'; readonly space: Space }
  | { readonly kind: 'grant'; readonly faction: Seat }
  | { readonly kind: 'roll-event' }
  | { readonly kind: 'give-capability'; readonly side: Side }
  | { readonly kind: 'levy-more'; readonly faction: Seat }
  | { readonly kind: 'shift-vassalage'; readonly power: Power; readonly by: 1 | -1 }
  | { readonly kind: 'turn-cell'; readonly space: Space; readonly faction: Seat; readonly stance: Stance }
  | { readonly kind: 'deploy'; readonly space: Space; readonly faction: Seat }
  | {
      readonly kind: 'strike';
      readonly space: Space;
      readonly faction: Seat;
      readonly stance: Stance;
      readonly to: 'available' | 'prison';
    }
  | { readonly kind: 'strike-prepared'; readonly space: Space; readonly side: Side }
  | { readonly kind: 'shift-space'; readonly space: Space; readonly by: 1 | -1 }
  | { readonly kind: 'add-cube'; readonly cube: Side }
  | { readonly kind: 'take-cube'; readonly cube: Side }
  | { readonly kind: 'place-disc'; readonly space: Space }
  | { readonly kind: 'reopen-issue'; readonly issue: Issue }
  | { readonly kind: 'free-prisoner'; readonly faction: Side }
  | { readonly kind: 'event-sabotage'; readonly border: Border }
  | { readonly kind: 'assault'; readonly faction: Side; readonly space: Space }
  | {
      readonly kind: 'regroup';
      readonly from: Space;
      readonly to: Space;
      readonly stance: Stance;
      readonly marker: Capability | 'none';
    };

export type CardEvent =
  /** A text of the current card is executed. */
  | (For & { readonly kind: 'event-executed'; readonly card: string; readonly text: Text })
  | (For & { readonly kind: 'option-chosen'; readonly option: string })
  | (For & { readonly kind: 'space-chosen'; readonly space: Space })
  | (For & { readonly kind: 'command-granted'; readonly faction: Seat })
  | (For & { readonly kind: 'event-rolled'; readonly die: number });
