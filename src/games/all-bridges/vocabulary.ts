/** The words of All Bridges Burning: its steps, commands and events, and the names they are made of. */
import type { Of } from '../../kernel/messages';
import type { CardCommand, CardStep } from './cards/vocabulary';
import type { Border, Space, Stop } from './data/map';
import type { AttackSpace, Casualties, Defence, Force, Fought, Operation } from './frames';
import type { NonplayerCard, NonplayerCommand, NonplayerStep } from './nonplayers/vocabulary';
import type {
  ActionBox,
  Arrived,
  Capability,
  CapabilityKind,
  CommandName,
  Disc,
  Flipped,
  Load,
  Messenger,
  Moved,
  Seat,
  Side,
  SpecialName,
  Stance,
} from './pieces';

export * from './events';
export * from './frames';
export * from './pieces';

interface For {
  readonly seat: Seat;
}
interface In {
  readonly space: Space;
}

/** A command decided beforehand, with the step that it answers: skipped if that step is not asked. */
export interface Scripted {
  readonly at: Step['kind'];
  readonly give: Command;
}

/** §8.2 The card in execution: it lies under the Command, with the progress of its instructions. */
export interface CardFrame extends For {
  readonly kind: 'nonplayer-card';
  readonly card: NonplayerCard;
  readonly limited: boolean;
  /** The current priority's index on the card, and how often it was carried out. */
  readonly at: number;
  readonly times: number;
  /** How often anything was carried out, against the card's limit. */
  readonly uses: number;
  /** §8.3.2 The die of the condition, kept for a priority; 0 if none. */
  readonly die: number;
  /** §8.2.3 The Special Activity has been conducted, or cannot be. */
  readonly special: 'open' | 'done' | 'none';
  /** What remains to do for the last decided priority. */
  readonly script: readonly Scripted[];
  /** §3.2.4 Its last Attack, if a second Limited Command may follow. */
  readonly fought?: Fought;
}

export type Step =
  | CardStep
  | NonplayerStep
  | CardFrame
  | Operation
  // setup
  | { readonly kind: 'set-up-deck' }
  | { readonly kind: 'set-up-cells' }
  | { readonly kind: 'set-up-order' }
  // sequence of play
  | { readonly kind: 'next-card' }
  | { readonly kind: 'begin-card' }
  | { readonly kind: 'factions' }
  | (For & { readonly kind: 'faction' })
  | (For & { readonly kind: 'second-limited'; readonly fought?: Fought })
  | (For & { readonly kind: 'turn-over' })
  | { readonly kind: 'adjust-eligibility' }
  // commands
  /** `due`: the price so far in Resources, less the Moderates' discount; below 0 nothing has been paid yet. */
  | (For & { readonly kind: 'rally'; readonly spaces: readonly Space[]; readonly built: boolean; readonly due: number })
  | (For &
      In & {
        readonly kind: 'rally-space';
        readonly offset: number;
        readonly spaces: readonly Space[];
        readonly built: boolean;
        readonly due: number;
      })
  | (For & {
      readonly kind: 'activism';
      readonly spaces: readonly Space[];
      readonly first: 'none' | 'pacify' | 'flip';
    })
  | (For & In & { readonly kind: 'flip-space'; readonly left: number; readonly flipped?: Flipped })
  | (For & { readonly kind: 'activating'; readonly left: number; readonly reached: readonly Space[] })
  | (For & {
      readonly kind: 'terror';
      readonly spaces: readonly Space[];
      readonly display: boolean;
      readonly placed: number;
    })
  | (For & In & { readonly kind: 'terror-space'; readonly left: number; readonly targets: readonly Seat[] })
  | { readonly kind: 'terror-over'; readonly placed: number }
  | (For & { readonly kind: 'attack'; readonly spaces: readonly Space[] })
  | AttackSpace
  | (For & In & Defence & Force & { readonly kind: 'choose-casualties'; readonly die: number })
  | Casualties
  /** Russians replace missing Cells, except with 'cell-only'. */
  | (For & In & Force & { readonly kind: 'attrition'; readonly losses: readonly ('cell' | 'troop' | 'cell-only')[] })
  | (In & { readonly kind: 'prisoners-taken'; readonly side: Side })
  | (For & { readonly kind: 'march'; readonly spaces: readonly Space[]; readonly moved: Moved })
  | (For &
      In & {
        readonly kind: 'march-space';
        readonly cells: number;
        readonly spaces: readonly Space[];
        readonly moved: Moved;
      })
  | (For & { readonly kind: 'message'; readonly arrived: Arrived; readonly cells: number })
  | (For & In & Messenger & { readonly kind: 'messenger'; readonly arrived: Arrived; readonly cells: number })
  | (For & In & Messenger & { readonly kind: 'capture'; readonly arrived: Arrived; readonly cells: number })
  | (For & { readonly kind: 'negotiate'; readonly spaces: readonly Space[]; readonly deactivated: number })
  | (For & { readonly kind: 'negotiated'; readonly deactivated: number })
  | (For & { readonly kind: 'politics' })
  // special activities
  | (For & { readonly kind: 'political-event'; readonly spaces: readonly Space[] })
  | (For & { readonly kind: 'foreign-relations'; readonly target: number })
  | (For & { readonly kind: 'prepare' })
  | (For & { readonly kind: 'coordinate' })
  | (For & { readonly kind: 'crackdown' })
  | (For & { readonly kind: 'personality' })
  | (For & { readonly kind: 'dialogue' })
  | (For & { readonly kind: 'publish'; readonly spaces: readonly Space[] })
  | (For & In & { readonly kind: 'publish-space'; readonly left: number })
  // Germans
  | { readonly kind: 'german-phase' }
  | { readonly kind: 'german-turn'; readonly turn: 'first' | 'last' }
  | { readonly kind: 'german-action' }
  | (For & { readonly kind: 'coordinated' })
  | (For & { readonly kind: 'german-landing' })
  /** §3.2.4 A German Attack in one of these spaces. */
  | (For & { readonly kind: 'german-attack'; readonly spaces: readonly Space[] })
  | (For & { readonly kind: 'german-march'; readonly arrived: Readonly<Partial<Record<Space, number>>> })
  // capabilities: the seat is the side that owns the marker
  | (For & { readonly kind: 'gain-capability'; readonly capability: CapabilityKind })
  | (For & {
      readonly kind: 'place-capability';
      readonly marker: Capability;
      /** §2.4.1 At the Red Revolt the Senate's are placed along the line of its spaces from Vaasa. */
      readonly revolt: boolean;
    })
  | { readonly kind: 'place-capabilities' }
  // markers that have lost their last Cell
  | { readonly kind: 'left-alone' }
  // propaganda rounds
  | { readonly kind: 'propaganda' }
  | { readonly kind: 'victory-phase' }
  | { readonly kind: 'politics-phase' }
  | (For & { readonly kind: 'politics-roll' })
  | (For & { readonly kind: 'tied-issue' })
  | { readonly kind: 'personal-leadership' }
  | (For & { readonly kind: 'new-leader' })
  | { readonly kind: 'resources-phase' }
  | { readonly kind: 'russian-turmoil' }
  | (For & {
      readonly kind: 'agitation';
      /** The selected spaces, in order. */
      readonly spaces: readonly Space[];
      /** §6.4.2 The Reds build one Administration. */
      readonly built: boolean;
    })
  | (For &
      In & {
        readonly kind: 'agitate-space';
        /** §3.2.2 In a Command: one level and no other choice. */
        readonly command: boolean;
        /** What was done here. */
        readonly did: 'nothing' | 'terror' | 'shift';
        /** §6.2.1 The surcharge on the first Resource. */
        readonly extra: number;
        readonly spaces: readonly Space[];
        readonly built: boolean;
      })
  | { readonly kind: 'final-check' }
  | (For & { readonly kind: 'release-prisoners' })
  | { readonly kind: 'prisoners-count' }
  | { readonly kind: 'pivotal-due' }
  | { readonly kind: 'adjust-powers' }
  | { readonly kind: 'old-news' }
  | { readonly kind: 'conscription' };

export type Command =
  | CardCommand
  | NonplayerCommand
  | { readonly kind: 'done' }
  | { readonly kind: 'decline' }
  // sequence of play
  | { readonly kind: 'pass' }
  | { readonly kind: 'take'; readonly box: ActionBox }
  | { readonly kind: 'choose-command'; readonly command: CommandName }
  | { readonly kind: 'special-activity'; readonly activity: SpecialName }
  | { readonly kind: 'spend-news' }
  | { readonly kind: 'transfer'; readonly to: Seat; readonly resources: number }
  | { readonly kind: 'withdraw'; readonly space: Space; readonly piece: Stance | Disc | 'personality' }
  // commands
  | { readonly kind: 'rally'; readonly space: Space }
  | { readonly kind: 'offset' }
  | { readonly kind: 'place-cells' }
  | { readonly kind: 'build'; readonly active: number }
  | { readonly kind: 'go-underground'; readonly cells: number }
  | { readonly kind: 'pacify'; readonly space: Space }
  | { readonly kind: 'flip'; readonly space: Space }
  | { readonly kind: 'flip-cell'; readonly faction: Seat; readonly stance: Stance }
  | { readonly kind: 'activate' }
  | { readonly kind: 'activate-cell'; readonly space: Space }
  | { readonly kind: 'agitate'; readonly space: Space }
  | { readonly kind: 'terror'; readonly space: Space }
  | { readonly kind: 'terror-display'; readonly cube: Side }
  | { readonly kind: 'remove-cell'; readonly faction: Seat; readonly stance: Stance }
  | { readonly kind: 'remove-disc'; readonly faction: Seat }
  | { readonly kind: 'remove-troop' }
  | { readonly kind: 'attack'; readonly space: Space }
  | { readonly kind: 'hold-back'; readonly piece: Stance | 'russian' }
  | { readonly kind: 'defenders'; readonly cells: boolean; readonly troops: boolean }
  | { readonly kind: 'ride'; readonly train: Capability; readonly stance: Stance }
  | { readonly kind: 'ride-along'; readonly marker: Capability }
  | { readonly kind: 'choose-stop'; readonly train: Capability; readonly to: Stop }
  | { readonly kind: 'add-strength' }
  | { readonly kind: 'roll-attack' }
  | { readonly kind: 'engage' }
  | { readonly kind: 'retreat'; readonly to: Space }
  | { readonly kind: 'lose-cell'; readonly stance: Stance }
  | { readonly kind: 'lose-russian' }
  | { readonly kind: 'march'; readonly space: Space }
  | { readonly kind: 'march-cell'; readonly from: Space; readonly stance: Stance }
  | { readonly kind: 'march-russian'; readonly from: Space }
  | { readonly kind: 'march-marker'; readonly marker: Capability; readonly to: Space | Stop }
  | { readonly kind: 'message'; readonly from: Space; readonly stance: Stance }
  | { readonly kind: 'carry'; readonly load: Load }
  | { readonly kind: 'move-on'; readonly to: Space }
  | { readonly kind: 'roll-capture'; readonly space: Space }
  | { readonly kind: 'negotiate'; readonly space: Space; readonly faction: Side }
  | { readonly kind: 'lower-polarization' }
  | { readonly kind: 'place-cube'; readonly cube: Side }
  // special activities
  | { readonly kind: 'collect'; readonly space: Space }
  | { readonly kind: 'raise-vassalage' }
  | { readonly kind: 'invest' }
  | { readonly kind: 'roll-relations' }
  | { readonly kind: 'place-prepared'; readonly space: Space }
  | { readonly kind: 'place-sabotage'; readonly border: Border }
  | { readonly kind: 'remove-sabotage'; readonly border: Border }
  | { readonly kind: 'crack-down'; readonly space: Space }
  | { readonly kind: 'place-personality'; readonly space: Space }
  | { readonly kind: 'use-news'; readonly cube: Side | 'none'; readonly gain: 'resources' | 'polarization' }
  | { readonly kind: 'talk'; readonly space: Space }
  | { readonly kind: 'win-over'; readonly space: Space; readonly faction: Side }
  | { readonly kind: 'publish'; readonly space: Space }
  | { readonly kind: 'expose' }
  // Germans
  | { readonly kind: 'roll-german-phase' }
  | { readonly kind: 'roll-landing' }
  | { readonly kind: 'land'; readonly space: Space }
  | { readonly kind: 'german-attack'; readonly space: Space }
  | { readonly kind: 'german-march'; readonly from: Space; readonly to: Space }
  // capabilities
  | { readonly kind: 'place-marker'; readonly at: Space | Stop }
  // propaganda
  | { readonly kind: 'roll-politics' }
  | { readonly kind: 'award'; readonly side: Side }
  | { readonly kind: 'remove-terror'; readonly of: Side }
  | { readonly kind: 'shift'; readonly by: number }
  | { readonly kind: 'release'; readonly prisoners: number };

export type StepOf<K extends Step['kind']> = Of<Step, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
