/** The table of All Bridges Burning, and what follows from it. Nothing that can be reckoned is stored. */
import type { Options } from '../../kernel/messages';
import type { Piles } from '../../kernel/piles';
import type { Border, Space } from './data/map';
import type {
  Capability,
  CapabilityPlace,
  Cells,
  CylinderPlace,
  EndingReason,
  GermanTurn,
  Issue,
  PileId,
  Power,
  Seat,
  Side,
  Step,
  Command,
  Event,
} from './vocabulary';

/** What lies in one space. */
export interface SpaceState {
  /** Cells by Faction and stance; an Inactive Cell of the Moderates is Underground. */
  readonly reds: Cells;
  readonly senate: Cells;
  readonly moderates: Cells;
  readonly administrations: number;
  readonly networks: number;
  readonly russians: number;
  readonly germans: number;
  /** 2 Active Support, 1 Passive Support, 0 Neutral, -1 Passive Opposition, -2 Active Opposition. */
  readonly support: number;
  /** Terror markers by who placed them: the Reds' are red, the Senate's white. */
  readonly terror: Readonly<Record<Side, number>>;
  /** Prepared markers, 0 or 1 a side. */
  readonly prepared: Readonly<Record<Side, number>>;
}

export interface News {
  readonly at: 'available' | Space;
  readonly holder: Seat | 'nobody';
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  /** Phase I or II, §2.4. */
  readonly phase: 1 | 2;
  /** Propaganda Rounds begun. */
  readonly propaganda: number;
  readonly piles: Piles<PileId>;
  /** §2.0 Where each Faction's cylinder stands on the Sequence of Play track. */
  readonly cylinders: Readonly<Record<Seat, CylinderPlace>>;
  readonly germany: GermanTurn;
  readonly coordinate: boolean;
  readonly resources: Readonly<Record<Seat, number>>;
  readonly polarization: number;
  readonly vassalage: Readonly<Record<Power, number>>;
  readonly spaces: Readonly<Record<Space, SpaceState>>;
  /** Cells in the Prisoners of War box, by their own Faction. */
  readonly prisoners: Readonly<Record<Side, number>>;
  /** Senate Cells out of play until the first Propaganda Round, §6.5.5. */
  readonly outOfPlay: number;
  /** Germans in their Available Forces box. */
  readonly germanBox: number;
  readonly capabilities: Readonly<Record<Capability, { readonly side: Side; readonly at: CapabilityPlace }>>;
  readonly sabotage: readonly Border[];
  readonly news: readonly News[];
  readonly personality: 'available' | Space;
  /** Cubes in the Political Display. */
  readonly display: Readonly<Record<Side, number>>;
  readonly issues: Readonly<Record<Issue, 'unresolved' | Side>>;
  /** §8.1.4 The "NP to play" markers: on which card each Faction's lies. */
  readonly marked?: Readonly<Partial<Record<Seat, string>>>;
  /** §8.1.6 A die that was thrown to decide whether an Event is taken, and says what comes of it. */
  readonly eventDie?: { readonly card: string; readonly die: number };
  readonly ending?: { readonly winner: Seat | Power | 'nobody'; readonly reason: EndingReason };
}

/** §1.1, §1.4.2 How many pieces there are. */
export const CELLS: Readonly<Record<Seat, number>> = { reds: 20, senate: 20, moderates: 6 };
export const ADMINISTRATIONS = 3;
export const NETWORKS = 2;
export const TROOPS = 6;
export const CUBES = 3;
export const PREPARED = 3;
/** Counts of markers that the rulebook does not tell: reconstructed. */
export const TERRORS = 12;
export const SABOTAGES = 4;
/** §1.5, §1.9, §1.10 Ends of tracks; that of Vassalage is reconstructed from the number of Troops. */
export const MOST_RESOURCES = 30;
export const MOST_POLARIZATION = 10;
export const MOST_VASSALAGE = 6;

/** All types of All Bridges Burning, as the kernel wants them. */
export interface AllBridges {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}
