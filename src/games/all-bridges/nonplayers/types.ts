/**
 * §8.2 A Non-player card as data: its condition, its priorities in order, nested ones within them, all by names of
 * shared selectors. A priority finds targets: mostly spaces, sometimes with the origin of pieces.
 */
import type { Chance } from './chance';
import type { Border, Space } from '../data/map';
import type { Capability, CommandName, Seat, Side, SpecialName, Stance } from '../pieces';
import type { MeasureName, SpaceTestName } from '../selector-names';
import type { State } from '../state';
import type { CardFrame, Command, Event, Scripted, Step } from '../vocabulary';
import type {
  ActName,
  AnswerMeasureName,
  AnswerTestName,
  ConditionName,
  TargetMeasureName,
  TargetTestName,
} from './names';
import type { NonplayerCard } from './vocabulary';

/** A possible finding of a priority. */
export interface Target {
  readonly space?: Space;
  readonly from?: Space;
  readonly stance?: Stance;
  readonly faction?: Side;
  readonly train?: Capability;
  /** Cells that move. */
  readonly count?: number;
  /** The spaces a messenger moves into, and after how many the messenger takes up News. */
  readonly path?: readonly Space[];
  readonly takesAt?: number;
  readonly border?: Border;
  /** The answer to an Event's question. */
  readonly answer?: Command;
}

type Named = SpaceTestName | TargetTestName | AnswerTestName;
export type TestName = Named | `not ${Named}`;

export type AnyMeasureName = MeasureName | TargetMeasureName | AnswerMeasureName;

/** A nested priority: it keeps findings that pass all tests, or have the most or fewest of a measure. */
export interface Nested {
  readonly id: string;
  readonly are?: readonly TestName[];
  readonly most?: AnyMeasureName;
  readonly fewest?: AnyMeasureName;
}

export interface Priority {
  /** As on the card: '1', '3.2'. */
  readonly id: string;
  readonly when?: readonly ConditionName[];
  /** Only if 1d6 shows at most this. */
  readonly rolls?: number;
  /** Rolls a die to keep: it limits Activation, and `die-above-active` reads it. */
  readonly rollsDie?: true;
  /** The most repetitions; every possible one if left out. */
  readonly times?: number;
  /** Not in a Limited Command. */
  readonly fullOnly?: true;
  readonly act: ActName;
  readonly are: readonly TestName[];
  readonly nested?: readonly Nested[];
  /** Rolls 1d6 before the nested ones: at most this swaps the last two. */
  readonly swaps?: number;
  /** What Terror is to remove. */
  readonly removes?: Removes;
}
export type Removes = 'for-control' | 'active-enemies' | 'moderates' | 'anything';

/** The instructions of a Special Activity. */
export interface SpecialCard {
  readonly activity: SpecialName;
  readonly section: `§${string}`;
  readonly when?: readonly ConditionName[];
  readonly priorities: readonly Priority[];
}

/** §8.2.2 The instructions of one Command, and of the Special Activities beside it. */
export interface Card {
  readonly id: NonplayerCard;
  readonly seat: Seat;
  readonly section: `§${string}`;
  readonly command: CommandName;
  /** Alternatives: one list must hold completely. */
  readonly condition: readonly (readonly ConditionName[])[];
  /** §8.3.2 Rolls a die to keep: `die-above-active` reads it, and it limits Activation. */
  readonly rollsDie?: true;
  /** The maximum number of spaces, or Cells. */
  readonly most: number | 'moderates-rally' | 'no-limit';
  readonly priorities: readonly Priority[];
  readonly specials: readonly SpecialCard[];
  /** The Special Activity comes first, and without it the Command is Limited. */
  readonly specialFirst?: true;
}

/** The basis for judging an instruction. */
export interface View {
  readonly state: State;
  readonly seat: Seat;
  readonly frame: CardFrame;
}
/** Is this command legal now? */
export type Legal = (command: Command) => boolean;
export interface Turn extends View {
  /** The owner of the priorities: the card, or a Special Activity. */
  readonly of: string;
  /** The step that the first command answers. */
  readonly at: Step['kind'];
  readonly isLegal: Legal;
  readonly chance: Chance;
}

export interface Act {
  targets(turn: Turn): readonly Target[];
  /** A finding must be legal with this command. */
  opens(turn: Turn, target: Target): Command;
  /** Further commands; one that is no longer asked for is skipped. */
  then?(turn: Turn, target: Target): readonly Scripted[];
}

// A Non-player's decision: one command, its reason, and its card's progress.

/** A question to a Non-player. */
export interface Question {
  readonly state: State;
  readonly seat: Seat;
  readonly isLegal: Legal;
  /** Every legal answer to the step itself. */
  readonly answers: readonly Command[];
  readonly chance: Chance;
  /** The card that is being executed. */
  readonly frame?: CardFrame;
}

export interface Decision {
  readonly command: Command;
  readonly notes: readonly Event[];
  readonly frame?: CardFrame;
}

/** An answer, and why it is given. */
export type Choice = Pick<Decision, 'command' | 'notes'>;
