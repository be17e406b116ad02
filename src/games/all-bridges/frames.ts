/** The steps of All Bridges Burning that lie under others: a Command, an Attack, casualties. */
import type { Space, Stop } from './data/map';
import type { Capability, Cells, CommandName, Seat, Side, SpecialName } from './pieces';

interface For {
  readonly seat: Seat;
}
interface In {
  readonly space: Space;
}

/**
 * §3.1 The frame of a Command: its Faction and its terms. It lies under all steps of the Command, which read the
 * terms from it. An Event grants a free Command by pushing one.
 */
export interface Operation extends For {
  readonly kind: 'operation';
  /** The possible Commands; a single one begins without a question. */
  readonly commands: readonly CommandName[];
  /** §4.1 A Special Activity may accompany it ('open'), or this one did; 'none' with a Limited Command. */
  readonly special: 'open' | 'none' | SpecialName;
  /** §2.2.4 One space only. */
  readonly limited: boolean;
  /** §3.1.2 Costs no Resources. */
  readonly free: boolean;
  /** May it be skipped altogether (an Event that says "may")? */
  readonly optional: boolean;
  /** The Command that was chosen; 'none' before. */
  readonly chosen: CommandName | 'none';
  /** The spaces that may be selected. */
  readonly within: 'anywhere' | readonly Space[];
  /** The spaces that Cells may March from. */
  readonly from: 'anywhere' | readonly Space[];
  /** The most spaces, besides the Command's own limit. */
  readonly most: number;
  /** Free Attack Strength: the Attacker may add up to this. */
  readonly bonus: number;
  /** Terror by an Event: an Inactive Cell suffices, and only one enemy Cell is removed. */
  readonly byEvent: boolean;
  /** §3.2.4 With a second Limited Command: the Attack of the first. */
  readonly fought?: Fought;
}

/**
 * §3.2.4 The place of a Limited Attack, and the pieces there that took no part: only they may attack again this turn.
 */
export interface Fought extends In, Cells {
  readonly russians: number;
}
/** §3.2.4 A Train that brought Attackers, and its origin. */
export interface Ride {
  readonly train: Capability;
  readonly from: Space;
  /** The stop it left, if it can choose among several in the space. */
  readonly leaves?: Stop;
}
/** §3.2.4 The Defenders: Cells (with their discs and markers), Troops, or both. */
export interface Defence {
  readonly cells: boolean;
  readonly troops: boolean;
}
/** §3.2.4 The Attackers. */
export interface Force {
  readonly attackers: Cells;
  readonly russians: number;
}
/** §3.2.4 An Attack in one space, from the choice of pieces to the die. */
export interface AttackSpace extends For, In, Defence, Force {
  readonly kind: 'attack-space';
  /** Attackers that came by Train, and the Trains. */
  readonly rode: Cells;
  readonly rides: readonly Ride[];
  /** The Capabilities here already took part in an Attack of this turn. */
  readonly spent?: true;
  /** Strength bought, and Strength that an Event gave. */
  readonly paid: number;
  readonly given: number;
}
/** §3.2.4 Casualties in progress. In a German Attack `by` is 'german', and the Senate player carries it out. */
export interface Casualties extends For, In, Defence, Force {
  readonly kind: 'casualties';
  readonly by: Side | 'german';
  readonly left: number;
  readonly next: 'cell' | 'troop';
  /** Where the next Cell goes: alternately Available and Prison, or the space they retreat to. */
  readonly to: 'available' | 'prison' | Space;
  readonly removedCells: number;
  readonly removedGermans: number;
  readonly prisoners: number;
}
