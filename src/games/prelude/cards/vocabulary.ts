/** The steps, commands and events of playing cards (§3, §8) and of what cards do. */
import type { EffectsFrame, Memory } from '../../../kernel/effects';
import type { Place } from '../data/districts';
import type { Track } from '../data/types';
import type { For, Seat } from '../seats';
import type { Effect, Option, Row } from './effect-types';

/** §3.1, §4 Where the card being played goes when its Scoring Die has been rolled. */
export type Bound = 'discards' | 'pool' | 'in-play' | 'removed';

/** A card's effect on a later Action Round of a side (§14: it may carry over to the next Turn). */
export type Omen =
  | { readonly kind: 'skip-round'; readonly seat: Seat }
  | { readonly kind: 'more-points'; readonly seat: Seat; readonly by: number };

export type CardStep =
  /** §2.3 The Active Player plays a card or passes. */
  | (For & { readonly kind: 'action-round' })
  /** §10.3 After the points of an own card that is played for both: its Event. */
  | (For & { readonly kind: 'own-event'; readonly card: string })
  /** §3.1 After the points of an opposing card: its Event, or the Pool and half its points. */
  | (For & { readonly kind: 'opposing-event'; readonly card: string })
  /** §3.3 The side of a card says whether a prerequisite is met that only players can judge. */
  | (For & { readonly kind: 'judge-need'; readonly card: string })
  /** §3.1 The played card goes to its destination. This step waits below the round from its start. */
  | { readonly kind: 'put-card' }
  /** §2.4 Events that trigger at the end of the Action Round. */
  | (For & { readonly kind: 'round-events' })
  /** §2.5 Events that trigger at the end of the Turn. */
  | { readonly kind: 'turn-events' }
  /** Cards in play whose Events coincide: the First Player orders them. */
  | (For & { readonly kind: 'trigger'; readonly at: 'round' | 'turn'; readonly cards: readonly string[] })
  /** §3.2 The rest of an Event; the seat is "you". */
  | (For & EffectsFrame<Effect> & { readonly kind: 'effects' })
  | (For & {
      readonly kind: 'choose-place';
      readonly left: number;
      readonly where: readonly Place[];
      readonly so: readonly Place[];
      readonly as: string;
    })
  | (For & { readonly kind: 'choose-option'; readonly options: readonly Option[]; readonly memory: Memory })
  | (For & {
      readonly kind: 'move-cubes';
      readonly left: number;
      readonly sides: readonly Seat[];
      readonly from: readonly Place[];
      readonly to: readonly Place[];
    })
  | (For & { readonly kind: 'disband-one'; readonly of: Seat; readonly where: readonly Place[] })
  | (For & { readonly kind: 'disarm'; readonly of: Seat; readonly values: readonly number[] })
  | (For & { readonly kind: 'desertion'; readonly of: Seat; readonly value: number })
  | (For & {
      readonly kind: 'shift-markers';
      readonly left: number;
      readonly back: boolean;
      readonly tracks: readonly Track[];
    })
  | (For & { readonly kind: 'table'; readonly disasters: boolean; readonly rows: readonly Row[] })
  /** The players carry the Event out by changes made by hand. */
  | (For & { readonly kind: 'by-hand'; readonly card: string });

export type CardCommand =
  | { readonly kind: 'play-event'; readonly card: string }
  | { readonly kind: 'play-points'; readonly card: string }
  | { readonly kind: 'play-from-pool'; readonly card: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'judge-need'; readonly met: boolean }
  | { readonly kind: 'resolve-card'; readonly card: string }
  | { readonly kind: 'choose-place'; readonly place: Place }
  | { readonly kind: 'choose-option'; readonly option: string }
  | { readonly kind: 'move-cube'; readonly player: Seat; readonly from: Place; readonly to: Place }
  | { readonly kind: 'disband'; readonly place: Place }
  | { readonly kind: 'disarm'; readonly value: number }
  | { readonly kind: 'shift-marker'; readonly track: Track; readonly by: 1 | -1 }
  | { readonly kind: 'roll-table' }
  | { readonly kind: 'roll-desertion' };

export type CardEvent =
  | (For & {
      readonly kind: 'card-played';
      readonly card: string;
      readonly from: 'hand' | 'pool';
      readonly as: 'event' | 'points';
      readonly to: Bound;
    })
  | { readonly kind: 'card-bound'; readonly to: Bound }
  | { readonly kind: 'card-put'; readonly card: string; readonly to: Bound }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** The Event of a card begins, or its prerequisite is not met. */
  | (For & { readonly kind: 'event-begun'; readonly card: string })
  | (For & { readonly kind: 'event-wasted'; readonly card: string })
  | (For & { readonly kind: 'place-chosen'; readonly place: Place })
  | (For & { readonly kind: 'option-chosen'; readonly option: string })
  | (For & { readonly kind: 'table-rolled'; readonly die: number; readonly result: number })
  | (For & { readonly kind: 'desertion-rolled'; readonly value: number; readonly dice: readonly number[] })
  | { readonly kind: 'omen-laid'; readonly omen: Omen }
  /** A card's effect on this Action Round is used up. */
  | (For & { readonly kind: 'omens-spent' })
  | { readonly kind: 'war-begun' };
