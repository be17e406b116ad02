/**
 * §8.2 A Non-player card as data: its condition, its priorities in their order, nested ones within them, all by the
 * names of shared selectors. What a priority finds are targets: mostly spaces, sometimes with where pieces come from.
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

/** What a priority may find. */
export interface Target {
  readonly space?: Space;
  readonly from?: Space;
  readonly stance?: Stance;
  readonly faction?: Side;
  readonly train?: Capability;
  /** Cells that move. */
  readonly count?: number;
  /** The spaces a messenger moves into, and after how many of them the messenger takes News up. */
  readonly path?: readonly Space[];
  readonly takesAt?: number;
  readonly border?: Border;
  /** What an Event asks, and is answered so. */
  readonly answer?: Command;
}

type Named = SpaceTestName | TargetTestName | AnswerTestName;
export type TestName = Named | `not ${Named}`;

export type AnyMeasureName = MeasureName | TargetMeasureName | AnswerMeasureName;

/** A nested priority: of what was found, what passes all tests, or has most or fewest of a measure. */
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
  /** Only if 1d6 shows no more. */
  readonly rolls?: number;
  /** A die that is kept: what is Activated, and what `die-above-active` looks at. */
  readonly rollsDie?: true;
  /** How often at most; each one possible, if it is left out. */
  readonly times?: number;
  /** Not in a Limited Command. */
  readonly fullOnly?: true;
  readonly act: ActName;
  readonly are: readonly TestName[];
  readonly nested?: readonly Nested[];
  /** Before the nested ones 1d6: on so little the last two change places. */
  readonly swaps?: number;
  /** What Terror is to remove. */
  readonly removes?: Removes;
}
export type Removes = 'for-control' | 'active-enemies' | 'moderates' | 'anything';

/** Instructions of a Special Activity. */
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
  /** Any of these lists, all of its conditions. */
  readonly condition: readonly (readonly ConditionName[])[];
  /** §8.3.2 A die that is kept: what `die-above-active` looks at, and what may be Activated. */
  readonly rollsDie?: true;
  /** The maximum number of spaces, or Cells. */
  readonly most: number | 'moderates-rally' | 'no-limit';
  readonly priorities: readonly Priority[];
  readonly specials: readonly SpecialCard[];
  /** The Special Activity comes first, and without it there is but a Limited Command. */
  readonly specialFirst?: true;
}

/** What an instruction is judged by. */
export interface View {
  readonly state: State;
  readonly seat: Seat;
  readonly frame: CardFrame;
}
/** Can this be asked now, by the rules? */
export type Legal = (command: Command) => boolean;
export interface Turn extends View {
  /** Whose priorities they are: the card, or a Special Activity. */
  readonly of: string;
  /** The step that the first command answers. */
  readonly at: Step['kind'];
  readonly isLegal: Legal;
  readonly chance: Chance;
}

export interface Act {
  targets(turn: Turn): readonly Target[];
  /** What is found must be legal with this. */
  opens(turn: Turn, target: Target): Command;
  /** What follows; a command that is not asked for any more is passed over. */
  then?(turn: Turn, target: Target): readonly Scripted[];
}

// What a Non-player decides: one command, why, and how far its card has come.

/** Somebody is asked something, and no player answers. */
export interface Question {
  readonly state: State;
  readonly seat: Seat;
  readonly isLegal: Legal;
  /** Every answer to the step itself that is legal. */
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
