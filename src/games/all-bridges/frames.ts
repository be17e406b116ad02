/** The steps of All Bridges Burning that others lie on: a Command, an Attack, casualties. */
import type { Space, Stop } from './data/map';
import type { Capability, Cells, CommandName, Seat, Side, SpecialName } from './pieces';

interface For {
  readonly seat: Seat;
}
interface In {
  readonly space: Space;
}

/**
 * §3.1 The frame of a Command: who executes it, and on what terms. It lies under all steps of the Command; those read
 * the terms from it. An Event grants a free Command by pushing one.
 */
export interface Operation extends For {
  readonly kind: 'operation';
  /** What may be chosen; one name is begun without a question. */
  readonly commands: readonly CommandName[];
  /** §4.1 A Special Activity may accompany it ('open'), or this one did; 'none' with a Limited Command. */
  readonly special: 'open' | 'none' | SpecialName;
  /** §2.2.4 One space only. */
  readonly limited: boolean;
  /** §3.1.2 Costs no Resources. */
  readonly free: boolean;
  /** May it be left alone altogether (an Event that says "may")? */
  readonly optional: boolean;
  /** The Command that was chosen; 'none' before. */
  readonly chosen: CommandName | 'none';
  /** The spaces that may be selected. */
  readonly within: 'anywhere' | readonly Space[];
  /** The spaces that Cells may March from. */
  readonly from: 'anywhere' | readonly Space[];
  /** How many spaces at most, beside what the Command itself says. */
  readonly most: number;
  /** Attack Strength that costs nothing: the Attacker may add up to this. */
  readonly bonus: number;
  /** Terror by an Event: an Inactive Cell will do, and just one enemy Cell is removed. */
  readonly byEvent: boolean;
  /** §3.2.4 With a second Limited Command: the Attack of the first. */
  readonly fought?: Fought;
}

/** §3.2.4 Where a Limited Attack was, and the pieces there that took no part: only they may attack again this turn. */
export interface Fought extends In, Cells {
  readonly russians: number;
}
/** §3.2.4 A Train that brought Attackers, and from where. */
export interface Ride {
  readonly train: Capability;
  readonly from: Space;
  /** The stop it left, where it may choose among several in the space. */
  readonly leaves?: Stop;
}
/** §3.2.4 Who defends: Cells (with their discs and markers), Troops, or both. */
export interface Defence {
  readonly cells: boolean;
  readonly troops: boolean;
}
/** §3.2.4 Who attacks. */
export interface Force {
  readonly attackers: Cells;
  readonly russians: number;
}
/** §3.2.4 An Attack in one space, from the choice of the pieces to the die. */
export interface AttackSpace extends For, In, Defence, Force {
  readonly kind: 'attack-space';
  /** Attackers that came by Train, and the Trains. */
  readonly rode: Cells;
  readonly rides: readonly Ride[];
  /** The Capabilities here took part in an Attack of this turn already. */
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
  /** Where the next Cell goes: Available and Prison by turns, or the space they retreat to. */
  readonly to: 'available' | 'prison' | Space;
  readonly removedCells: number;
  readonly removedGermans: number;
  readonly prisoners: number;
}
