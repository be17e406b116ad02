/** The words of Kremlin: every step, command and event of the game. The terms they are made of: `terms.ts`. */
import type { Of } from '../../kernel/messages';
import type { PileEvent } from '../../kernel/piles';
import type { HealthResult } from './data/health';
import type { Level, Office } from './data/offices';
import type { OwnersStep } from './data/owners-steps';
import type {
  Announced,
  Cards,
  Effect,
  EndingReason,
  Hides,
  Occasion,
  Phase,
  PileId,
  Place,
  Points,
  PromiseWord,
  Seat,
  Terms,
  Vote,
  VoteWord,
} from './terms';

export * from './terms';

interface For {
  readonly seat: Seat;
}
interface About {
  readonly politician: string;
}

export type Step =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'assign' }
  | { readonly kind: 'deal-politicians' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | {
      readonly kind: 'window';
      readonly about: Occasion;
      readonly waiting: readonly Seat[];
      readonly round: number;
    }
  | { readonly kind: 'returns' }
  | { readonly kind: 'cure'; readonly office: Office }
  | { readonly kind: 'aging' }
  | { readonly kind: 'purges'; readonly over: boolean }
  | (Announced & { readonly kind: 'purge'; readonly target: string; readonly bonus: number })
  | { readonly kind: 'close-purges' }
  | {
      readonly kind: 'investigations';
      /** Who had a ? before the phase; who got one in it; who was acquitted in it. */
      readonly suspects: readonly string[];
      readonly investigated: readonly string[];
      readonly acquitted: readonly string[];
      readonly tried: boolean;
      readonly condemned: boolean;
    }
  | {
      readonly kind: 'trial';
      readonly accused: string;
      readonly prosecutor: string;
      readonly needed: number;
      readonly votes: readonly Vote[];
    }
  | (Announced & { readonly kind: 'open-trial'; readonly target: string; readonly needed: number })
  | { readonly kind: 'vote'; readonly voter: string }
  | { readonly kind: 'reconsider'; readonly voter: string }
  | { readonly kind: 'convict'; readonly accused: string; readonly dies: boolean }
  | (Announced & { readonly kind: 'condemnation'; readonly target: string })
  | { readonly kind: 'trust-no-one' }
  | { readonly kind: 'health'; readonly office: Office }
  | { readonly kind: 'health-result'; readonly politician: string; readonly result: HealthResult }
  | { readonly kind: 'nomination'; readonly attempt: number; readonly noes: readonly string[] }
  | {
      readonly kind: 'election';
      readonly nominee: string;
      readonly nominator: string;
      /** The seat that nominated, and through which politician: a new holder of the duty may nominate again. */
      readonly by: Seat | 'nobody';
      readonly attempt: number;
      /** Who may be nominated at this attempt, after a first that failed. */
      readonly noes: readonly string[];
      readonly needed: number;
      readonly votes: readonly Vote[];
    }
  | { readonly kind: 'sudden-death' }
  | { readonly kind: 'shifts' }
  | { readonly kind: 'promotions'; readonly office: Office; readonly moved: readonly string[] }
  | { readonly kind: 'automatic-promotions'; readonly level: Level }
  | { readonly kind: 'fill-people' }
  | { readonly kind: 'rehabilitations'; readonly office: Office }
  | { readonly kind: 'wave'; readonly bonus: number; readonly rain: boolean }
  | { readonly kind: 'victory' }
  | { readonly kind: 'crown'; readonly reason: EndingReason }
  | { readonly kind: 'increases' }
  | (For & { readonly kind: 'increase'; readonly left: number; readonly drawn: boolean })
  | { readonly kind: 'end-of-turn' }
  | (About & { readonly kind: 'retire' })
  | { readonly kind: 'end'; readonly winner: Seat | 'draw'; readonly reason: EndingReason }
  // cards with further steps
  | (For & { readonly kind: 'assassination'; readonly target: string })
  | (For & { readonly kind: 'exchange'; readonly rival: Seat })
  | (For & { readonly kind: 'discarding'; readonly left: number; readonly redraws: boolean; readonly gone: number })
  | (For & { readonly kind: 'redraw'; readonly count: number })
  | (For & { readonly kind: 'second-choice'; readonly card: string; readonly on: string })
  | { readonly kind: 'end-card'; readonly card: string }
  // an owner's card: what is left of its steps, and what the players carry out themselves
  | (For & {
      readonly kind: 'card-effects';
      readonly card: string;
      readonly on: string;
      readonly list: readonly OwnersStep[];
    })
  | (For & { readonly kind: 'by-hand'; readonly card: string })
  // a bargain waits for the other's answer
  | (For & Terms & { readonly kind: 'bargain' })
  // in exchange for a card that is last in the hand now
  | (For & { readonly kind: 'hand-over'; readonly to: Seat; readonly swap?: true });

export type Command =
  | { readonly kind: 'assign'; readonly politician: string; readonly points: number }
  | { readonly kind: 'unassign'; readonly politician: string }
  | { readonly kind: 'seal-sheet' }
  | { readonly kind: 'take-back-sheet' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'declare'; readonly politician: string; readonly points: number }
  | { readonly kind: 'support'; readonly politician: string; readonly faction: Seat }
  | { readonly kind: 'take-cure' }
  | { readonly kind: 'work' }
  | { readonly kind: 'purge'; readonly target: string }
  | { readonly kind: 'end-purges' }
  | { readonly kind: 'roll-purge' }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'carry-out' }
  | { readonly kind: 'investigate'; readonly target: string }
  | { readonly kind: 'hold-trial'; readonly target: string }
  | { readonly kind: 'condemn'; readonly target: string }
  | { readonly kind: 'negate'; readonly politician: string }
  | { readonly kind: 'burn-dossier'; readonly target: string }
  | { readonly kind: 'confess'; readonly target: string }
  | { readonly kind: 'end-investigations' }
  | { readonly kind: 'vote'; readonly vote: VoteWord }
  | { readonly kind: 'roll-health' }
  | { readonly kind: 'nominate'; readonly politician: string }
  | { readonly kind: 'shift'; readonly politician: string; readonly to: Office }
  | { readonly kind: 'end-shifts' }
  | { readonly kind: 'promote'; readonly politician: string; readonly to: Office }
  | { readonly kind: 'demote'; readonly politician: string; readonly to: Office | 'people' }
  | { readonly kind: 'end-promotions' }
  | { readonly kind: 'rehabilitate'; readonly politician: string }
  | { readonly kind: 'end-rehabilitations' }
  | { readonly kind: 'roll-wave' }
  | { readonly kind: 'add-influence'; readonly politician: string }
  | { readonly kind: 'draw-card' }
  | { readonly kind: 'end-increase' }
  | { readonly kind: 'go-into-exile'; readonly politician: string }
  | { readonly kind: 'return-by-influence'; readonly politician: string }
  | { readonly kind: 'return-by-cards'; readonly politician: string; readonly first: string; readonly second: string }
  | { readonly kind: 'play-card'; readonly card: string; readonly on: string }
  | { readonly kind: 'roll-assassination' }
  | { readonly kind: 'exchange-card'; readonly give: string; readonly take: string }
  | { readonly kind: 'keep-cards' }
  | { readonly kind: 'discard-card'; readonly card: string }
  | { readonly kind: 'end-discarding' }
  | { readonly kind: 'done' }
  | { readonly kind: 'choose'; readonly on: string }
  | { readonly kind: 'give-card'; readonly card: string; readonly to: Seat }
  | (Terms & { readonly kind: 'offer-bargain' })
  | { readonly kind: 'accept-bargain'; readonly card: string }
  | { readonly kind: 'agree' }
  | { readonly kind: 'hand-over'; readonly card: string }
  | { readonly kind: 'decline-bargain' };

export type Event =
  | PileEvent<Seat, PileId>
  // setting up
  | (For & Hides<Points> & { readonly kind: 'influence-assigned' })
  | (For & { readonly kind: 'sheet-sealed' })
  | (For & { readonly kind: 'sheet-taken-back' })
  | { readonly kind: 'politicians-dealt'; readonly places: Readonly<Record<string, Place>> }
  // the year and its windows
  | { readonly kind: 'turn-begun'; readonly turn: number }
  | { readonly kind: 'phase-begun'; readonly phase: Phase }
  | { readonly kind: 'phase-cut-short'; readonly phase: Phase }
  | (For & { readonly kind: 'passed' })
  | (For & { readonly kind: 'window-reopened' })
  // influence
  | (For & Points & { readonly kind: 'influence-declared' })
  | (For & Points & { readonly kind: 'influence-added' })
  | (For & { readonly kind: 'influence-whispered'; readonly points: number } & Hides<string>)
  | (For & Points & { readonly kind: 'influence-lost' })
  | (For & About & { readonly kind: 'influence-returned' })
  | (For & About & { readonly kind: 'tie-rolled'; readonly die: number })
  | (For & About & { readonly kind: 'support-given'; readonly faction: Seat; readonly settles: boolean })
  | { readonly kind: 'all-declared'; readonly politician: string }
  | { readonly kind: 'sheets-revealed'; readonly sheets: Readonly<Record<string, Readonly<Record<string, number>>>> }
  // politicians
  | (About & { readonly kind: 'moved'; readonly to: Place })
  | (About & { readonly kind: 'sent-to-siberia' })
  | (About & { readonly kind: 'replaced-by-protege' })
  | (About & { readonly kind: 'left-play'; readonly reason: 'died' | 'retired' })
  | (About & { readonly kind: 'aged'; readonly years: number })
  | { readonly kind: 'year-aged'; readonly years: Readonly<Record<string, number>> }
  | (About & { readonly kind: 'suspected' })
  | (About & { readonly kind: 'suspicion-removed'; readonly count: number })
  | (About & { readonly kind: 'sickened'; readonly crosses: number })
  | (About & { readonly kind: 'healed'; readonly crosses: number })
  | (About & { readonly kind: 'cure-taken' })
  | (About & { readonly kind: 'returned-to-work' })
  // purges and investigations
  | (Announced & { readonly kind: 'purge-announced'; readonly target: string })
  | (For & {
      readonly kind: 'called-off';
      readonly target: string;
      readonly act: 'purge' | 'condemnation' | 'open-trial';
    })
  | {
      readonly kind: 'purge-rolled';
      readonly actor: string;
      readonly target: string;
      readonly die: number;
      readonly bonus: number;
      readonly needed: number;
      readonly success: boolean;
    }
  | { readonly kind: 'purges-ended' }
  | { readonly kind: 'purges-go-on' }
  | { readonly kind: 'purge-bonus'; readonly by: number }
  | (Announced & { readonly kind: 'trial-opened'; readonly target: string })
  | (Vote & { readonly kind: 'voted' })
  | { readonly kind: 'acquitted'; readonly politician: string }
  | { readonly kind: 'convicted'; readonly politician: string }
  | { readonly kind: 'innocents-needed'; readonly needed: number }
  | { readonly kind: 'death-sentence' }
  | (Announced & { readonly kind: 'condemnation-announced'; readonly target: string })
  | { readonly kind: 'condemned'; readonly politician: string }
  | (About & { readonly kind: 'condemnation-negated'; readonly target: string })
  | { readonly kind: 'untrusted'; readonly politician: string }
  // health and the funeral commission
  | (About & { readonly kind: 'health-rolled'; readonly die: number; readonly result: HealthResult })
  | { readonly kind: 'health-changed'; readonly result: HealthResult }
  | { readonly kind: 'nominated'; readonly nominee: string; readonly nominator: string; readonly attempt: number }
  | { readonly kind: 'noes-needed'; readonly needed: number }
  | { readonly kind: 'nomination-rejected'; readonly nominee: string }
  | { readonly kind: 'elected'; readonly politician: string }
  // replacement, rehabilitation, parade
  | { readonly kind: 'shifted'; readonly politician: string; readonly to: Office }
  | (About & { readonly kind: 'promoted'; readonly to: Office; readonly by: string })
  | (About & { readonly kind: 'demoted'; readonly to: Office | 'people'; readonly by: string })
  | { readonly kind: 'people-joined'; readonly politicians: readonly string[] }
  | (About & { readonly kind: 'rehabilitated'; readonly by: string })
  | (About & { readonly kind: 'wave-rolled'; readonly die: number; readonly bonus: number; readonly needed: number })
  | { readonly kind: 'wave-changed'; readonly by: number; readonly rain: boolean }
  | (About & { readonly kind: 'waved'; readonly faction: Seat | 'nobody'; readonly success: boolean })
  // exile and bargains
  | (About & { readonly kind: 'went-into-exile' })
  | (About & { readonly kind: 'returned-from-exile' })
  | (For & Terms & { readonly kind: 'bargain-offered' })
  | (For & { readonly kind: 'promised'; readonly to: Seat; readonly promise: PromiseWord; readonly on: string })
  | (For & { readonly kind: 'bargain-declined' })
  // cards
  | (For & { readonly kind: 'card-played'; readonly card: string; readonly on: string; readonly stays: boolean })
  | (For & { readonly kind: 'card-discarded'; readonly card: string })
  | { readonly kind: 'card-ended'; readonly card: string }
  | (For & {
      readonly kind: 'card-rolled';
      readonly card: string;
      readonly die: number;
      readonly needed: number;
    })
  | { readonly kind: 'put-in-force'; readonly effect: Effect }
  | (For & Cards & { readonly kind: 'hand-shown'; readonly rival: Seat })
  | (For & Cards & { readonly kind: 'hand-looked-at' })
  | (For & { readonly kind: 'hand-forgotten' })
  | (For & Hides<Points> & { readonly kind: 'points-seen'; readonly rival: Seat })
  | {
      readonly kind: 'assassination-rolled';
      readonly target: string;
      readonly die: number;
      readonly bonus: number;
      readonly needed: number;
    }
  // by hand
  | {
      readonly kind: 'put';
      readonly politician: string;
      readonly field: 'stress' | 'suspicion' | 'sick' | 'cure';
      readonly to: number;
    }
  | { readonly kind: 'turn-set'; readonly turn: number }
  | { readonly kind: 'game-ended'; readonly winner: Seat | 'draw'; readonly reason: EndingReason };

export type StepOf<K extends Step['kind']> = Of<Step, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
