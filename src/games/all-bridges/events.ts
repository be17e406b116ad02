/** The events of All Bridges Burning: what happens to the table, with results. */
import type { PileEvent } from '../../kernel/piles';
import type { CardEvent } from './cards/vocabulary';
import type { Border, Space } from './data/map';
import type { NonplayerEvent } from './nonplayers/vocabulary';
import type {
  ActionBox,
  Capability,
  CapabilityPlace,
  Cells,
  CommandName,
  CylinderPlace,
  Disc,
  GermanTurn,
  Issue,
  PASSES,
  PileId,
  Power,
  Seat,
  Side,
  SpecialName,
  Stance,
} from './pieces';

interface For {
  readonly seat: Seat;
}
interface In {
  readonly space: Space;
}

/** Keys under `endings` in lang. */
export const ENDINGS = ['victory-check', 'final-round', 'germany', 'russia', 'nobody'] as const;
export type EndingReason = (typeof ENDINGS)[number];

export type Event =
  | CardEvent
  | NonplayerEvent
  | PileEvent<Seat, PileId>
  // cards and the sequence of play
  | { readonly kind: 'card-moved'; readonly card: string; readonly from: PileId; readonly to: PileId }
  | { readonly kind: 'order-drawn'; readonly first: Seat; readonly second: Seat; readonly third: Seat }
  | (For & { readonly kind: 'passed'; readonly box: (typeof PASSES)[number] })
  | (For & { readonly kind: 'box-taken'; readonly box: ActionBox })
  | (For & { readonly kind: 'cylinder-moved'; readonly to: CylinderPlace })
  | { readonly kind: 'eligibility-adjusted'; readonly cylinders: Readonly<Record<Seat, CylinderPlace>> }
  | { readonly kind: 'german-cylinder-moved'; readonly to: GermanTurn }
  | { readonly kind: 'coordinate-set'; readonly on: boolean }
  | { readonly kind: 'phase-two' }
  | { readonly kind: 'phase-set'; readonly phase: 1 | 2 }
  | (For & { readonly kind: 'special-used'; readonly activity: SpecialName })
  | (For & { readonly kind: 'command-chosen'; readonly command: CommandName })
  // resources and tracks
  | { readonly kind: 'resources-changed'; readonly faction: Seat; readonly by: number }
  | { readonly kind: 'resources-transferred'; readonly from: Seat; readonly to: Seat; readonly resources: number }
  | { readonly kind: 'polarization-changed'; readonly by: number }
  | { readonly kind: 'vassalage-changed'; readonly power: Power; readonly by: number }
  // pieces; `faction` owns them
  | {
      readonly kind: 'cells-placed';
      readonly faction: Seat;
      readonly space: Space;
      readonly stance: Stance;
      readonly count: number;
    }
  | {
      readonly kind: 'cells-removed';
      readonly faction: Seat;
      readonly space: Space;
      readonly stance: Stance;
      readonly count: number;
      readonly to: 'available' | 'prison';
    }
  | {
      readonly kind: 'cells-moved';
      readonly faction: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly stance: Stance;
      readonly count: number;
    }
  | {
      readonly kind: 'cells-flipped';
      readonly faction: Seat;
      readonly space: Space;
      /** Their stance afterwards. */
      readonly to: Stance;
      readonly count: number;
    }
  | { readonly kind: 'prisoners-changed'; readonly faction: Side; readonly by: number }
  | { readonly kind: 'out-of-play-changed'; readonly by: number }
  | { readonly kind: 'disc-placed'; readonly disc: Disc; readonly space: Space }
  | { readonly kind: 'disc-removed'; readonly disc: Disc; readonly space: Space }
  | { readonly kind: 'troops-placed'; readonly power: Power; readonly space: Space; readonly count: number }
  | { readonly kind: 'troops-removed'; readonly power: Power; readonly space: Space; readonly count: number }
  | {
      readonly kind: 'troops-moved';
      readonly power: Power;
      readonly from: Space;
      readonly to: Space;
      readonly count: number;
    }
  /** Germans in their Available Forces box; those neither there nor on the map are out of play. */
  | { readonly kind: 'german-box-changed'; readonly by: number }
  // spaces
  | { readonly kind: 'support-shifted'; readonly space: Space; readonly by: number }
  | { readonly kind: 'terror-placed'; readonly space: Space; readonly of: Side }
  | { readonly kind: 'terror-removed'; readonly space: Space; readonly of: Side }
  | { readonly kind: 'prepared-placed'; readonly space: Space; readonly side: Side }
  | { readonly kind: 'prepared-removed'; readonly space: Space; readonly side: Side }
  | { readonly kind: 'sabotage-placed'; readonly border: Border }
  | { readonly kind: 'sabotage-removed'; readonly border: Border }
  // markers
  | {
      readonly kind: 'capability-placed';
      readonly marker: Capability;
      readonly side: Side;
      readonly at: CapabilityPlace;
    }
  | { readonly kind: 'news-placed'; readonly news: number; readonly space: Space; readonly holder: Seat | 'nobody' }
  | { readonly kind: 'news-removed'; readonly news: number }
  | { readonly kind: 'personality-placed'; readonly space: Space }
  | { readonly kind: 'personality-removed' }
  // the Political Display
  | { readonly kind: 'cube-placed'; readonly cube: Side }
  | { readonly kind: 'cube-removed'; readonly cube: Side }
  | { readonly kind: 'issue-resolved'; readonly issue: Issue; readonly side: Side }
  | { readonly kind: 'issue-reopened'; readonly issue: Issue }
  // dice, and events that change nothing
  | (For &
      In & {
        readonly kind: 'attack-rolled';
        readonly strength: number;
        readonly die: number;
        /** The pieces that took no part, if a second Limited Command may follow. */
        readonly rested?: Cells & { readonly russians: number };
      })
  | (In & { readonly kind: 'german-attack-rolled'; readonly strength: number; readonly die: number })
  | (For & { readonly kind: 'activation-rolled'; readonly die: number })
  | (For & { readonly kind: 'relations-rolled'; readonly target: number; readonly die: number })
  | (In & { readonly kind: 'capture-rolled'; readonly cells: number; readonly die: number })
  | { readonly kind: 'news-rolled'; readonly die: number }
  | { readonly kind: 'politics-rolled'; readonly cubes: number; readonly die: number }
  | { readonly kind: 'german-phase-rolled'; readonly die: number }
  | { readonly kind: 'landing-rolled'; readonly space: Space; readonly die: number }
  | { readonly kind: 'setup-rolled'; readonly faction: Seat; readonly space: Space; readonly die: number }
  | { readonly kind: 'propaganda-begun'; readonly round: number }
  | { readonly kind: 'game-ended'; readonly winner: Seat | Power | 'nobody'; readonly reason: EndingReason };
