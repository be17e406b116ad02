/** The types of Reds and Whites: who plays, where, and every step, command and event of the game. */
import type { PileEvent } from '../../kernel/piles';
import type { Of, Secret } from '../../kernel/messages';

export const SEATS = ['red', 'white'] as const;
export type Seat = (typeof SEATS)[number];
export const rival = (seat: Seat): Seat => (seat === 'red' ? 'white' : 'red');

export const FRONTS = ['north-west', 'south', 'east'] as const;
export type Front = (typeof FRONTS)[number];

/** The piles of cards out of play. */
export const PILES = ['hand', 'deck', 'discard'] as const;
export type PileName = (typeof PILES)[number];
export type PileId = `${Seat}-${PileName}`;
export const seatOfPile = (pile: PileId): Seat => (pile.startsWith('red-') ? 'red' : 'white');
export const pileId = (seat: Seat, pile: PileName): PileId => `${seat}-${pile}`;

/** What a support card strengthens: every troop of a side, its blocking troops, one army (by its leader), one troop. */
export type Scope = 'troops' | 'blockers' | 'army' | 'troop' | 'reinforcement';

/** Force that a card adds to a battle; the troops it reaches are determined when Force is totalled. */
export interface Support {
  readonly seat: Seat;
  readonly card: string;
  readonly scope: Scope;
  /** The leader of the army or the troop that is strengthened; the seat where it is the whole side. */
  readonly target: string;
  readonly by: number;
}

/** §attacking A battle in progress: it lies under its own steps and is over when it comes to the top. */
export interface Battle {
  readonly kind: 'battle';
  readonly attacker: Seat;
  readonly front: Front;
  /** Leaders of the committed armies. */
  readonly attackers: readonly string[];
  readonly blockers: readonly string[];
  readonly support: readonly Support[];
}

interface For {
  readonly seat: Seat;
}

export type Step =
  // setup and the round of turns
  | { readonly kind: 'deal' }
  | (For & { readonly kind: 'mulligan' })
  | { readonly kind: 'next-turn' }
  // the six phases
  | (For & {
      readonly kind: 'rally';
      readonly placed: boolean;
      readonly moved: number;
      /** The fronts between which the first units moved, if the table allows only one pair. */
      readonly pair?: readonly [Front, Front];
    })
  | (For & { readonly kind: 'propaganda' })
  | (For & { readonly kind: 'events'; readonly drawn: boolean })
  | (For & { readonly kind: 'insurrection' })
  | (For & { readonly kind: 'attack' })
  | (For & { readonly kind: 'recruitment' })
  | (For & { readonly kind: 'reserve'; readonly left: number })
  | (For & { readonly kind: 'hand-limit' })
  // one battle
  | (For & { readonly kind: 'muster' })
  | (For & { readonly kind: 'reaction' })
  | (For & { readonly kind: 'block' })
  | { readonly kind: 'engage' }
  | (For & { readonly kind: 'reinforce'; readonly passes: number })
  | { readonly kind: 'resolve' }
  | (For & { readonly kind: 'lose-troop' })
  | (For & { readonly kind: 'lose-army' })
  | (For & { readonly kind: 'morale-roll' })
  | (For & { readonly kind: 'take-marker'; readonly front: Front })
  | Battle
  // what event cards do
  | (For & { readonly kind: 'draw'; readonly count: number })
  | (For & { readonly kind: 'rally-leaders'; readonly left: number })
  | (For & { readonly kind: 'give-up-cards'; readonly left: number })
  | (For & { readonly kind: 'epidemic'; readonly left: number })
  | (For & { readonly kind: 'dismiss-leader' })
  | (For & { readonly kind: 'random-leader' })
  | (For & { readonly kind: 'take-troop' })
  | (For & { readonly kind: 'negate-attack' })
  | (For & { readonly kind: 'forbid-attacks' })
  | (For & {
      readonly kind: 'strengthen-side';
      readonly card: string;
      readonly scope: 'troops' | 'blockers';
      readonly by: number;
    })
  | (For & { readonly kind: 'strengthen-army'; readonly card: string; readonly by: number })
  | (For & { readonly kind: 'strengthen-troop'; readonly card: string; readonly by: number })
  // automatic events
  | (For & { readonly kind: 'orphans' })
  | { readonly kind: 'go-home' }
  | (For & { readonly kind: 'claim-front'; readonly front: Front })
  | { readonly kind: 'end'; readonly winner: Seat | 'draw'; readonly reason: EndingReason };

export const ENDINGS = ['morale', 'fronts', 'stalemate-markers', 'stalemate-morale', 'draw'] as const;
export type EndingReason = (typeof ENDINGS)[number];

export type Command =
  | { readonly kind: 'rally'; readonly leader: string }
  | { readonly kind: 'move-troop'; readonly troop: string; readonly leader: string }
  | { readonly kind: 'swap-troops'; readonly troop: string; readonly other: string }
  | { readonly kind: 'move-leader'; readonly leader: string; readonly front: Front }
  | { readonly kind: 'draw-cards' }
  | { readonly kind: 'play-event'; readonly card: string }
  | { readonly kind: 'dismiss-leader'; readonly leader: string }
  | { readonly kind: 'roll-leader' }
  | { readonly kind: 'take-troop'; readonly troop: string; readonly leader: string }
  | { readonly kind: 'discard-troop'; readonly troop: string }
  | { readonly kind: 'negate-attack'; readonly leader: string }
  | { readonly kind: 'strengthen-army'; readonly leader: string }
  | { readonly kind: 'strengthen-troop'; readonly troop: string }
  | { readonly kind: 'attack'; readonly leader: string }
  | { readonly kind: 'launch' }
  | { readonly kind: 'block'; readonly leader: string }
  | { readonly kind: 'reinforce'; readonly card: string; readonly leader: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'lose-troop'; readonly troop: string }
  | { readonly kind: 'lose-army'; readonly leader: string }
  | { readonly kind: 'roll-morale' }
  | { readonly kind: 'recruit-leader'; readonly card: string; readonly front: Front }
  | { readonly kind: 'recruit-troop'; readonly card: string; readonly leader: string }
  | { readonly kind: 'reserve-draw'; readonly card: string }
  | { readonly kind: 'reserve-rally'; readonly card: string; readonly leader: string }
  | { readonly kind: 'reserve-morale'; readonly card: string }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'rehome'; readonly troop: string; readonly leader: string }
  | { readonly kind: 'take-home'; readonly troop: string }
  | { readonly kind: 'done' };

interface Hides<T> {
  readonly secret?: Secret<Seat, T>;
}

export type Event =
  // piles
  | PileEvent<Seat, PileId>
  | (For & { readonly kind: 'hand-discarded'; readonly cards: readonly string[] })
  | (For & { readonly kind: 'card-played'; readonly card: string })
  | (For & { readonly kind: 'card-discarded'; readonly card: string })
  // by hand, into play and out of it
  | { readonly kind: 'unit-placed'; readonly unit: string; readonly at: string }
  | { readonly kind: 'unit-taken'; readonly unit: string }
  // the round of turns
  | { readonly kind: 'turn-begun'; readonly turn: number; readonly active: Seat }
  | (For & { readonly kind: 'attacks-withheld' })
  | (For & { readonly kind: 'attacks-forbidden' })
  | (For & { readonly kind: 'passed' })
  // units
  | { readonly kind: 'leader-rallied'; readonly leader: string }
  | { readonly kind: 'token-removed'; readonly leader: string }
  | (For & { readonly kind: 'leader-recruited'; readonly card: string; readonly front: Front })
  | (For & { readonly kind: 'troop-recruited'; readonly card: string; readonly leader: string })
  | { readonly kind: 'leader-moved'; readonly leader: string; readonly front: Front }
  | { readonly kind: 'troop-moved'; readonly troop: string; readonly leader: string }
  | { readonly kind: 'troops-swapped'; readonly troop: string; readonly other: string }
  | (For & { readonly kind: 'troop-captured'; readonly troop: string; readonly leader: string })
  | (For & Hides<string> & { readonly kind: 'troop-withdrawn'; readonly troop: string })
  | { readonly kind: 'troop-lost'; readonly troop: string }
  | { readonly kind: 'leader-lost'; readonly leader: string }
  | { readonly kind: 'leader-chosen'; readonly die: number; readonly leader: string }
  | { readonly kind: 'army-lost'; readonly leader: string; readonly troops: readonly string[] }
  // battles
  | { readonly kind: 'army-attacks'; readonly leader: string; readonly front: Front }
  | (For & { readonly kind: 'attack-launched'; readonly front: Front })
  | { readonly kind: 'attack-negated'; readonly leader: string }
  | { readonly kind: 'army-blocks'; readonly leader: string; readonly front: Front }
  | ({ readonly kind: 'support-added' } & Support)
  | { readonly kind: 'battle-fought'; readonly front: Front; readonly attack: number; readonly defence: number }
  | (For & { readonly kind: 'morale-rolled'; readonly die: number })
  // territory, morale and the end
  | (For & { readonly kind: 'attack-unblocked'; readonly front: Front; readonly turn: number })
  | (For & { readonly kind: 'marker-taken'; readonly front: Front })
  | { readonly kind: 'markers-set'; readonly front: Front; readonly red: number; readonly white: number }
  | { readonly kind: 'turn-set'; readonly turn: number }
  | (For & { readonly kind: 'front-claimed'; readonly front: Front })
  | (For & { readonly kind: 'morale-changed'; readonly by: number })
  | { readonly kind: 'game-ended'; readonly winner: Seat | 'draw'; readonly reason: EndingReason };

export type StepOf<K extends Step['kind']> = Of<Step, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
