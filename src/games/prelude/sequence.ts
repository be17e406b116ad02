/** The sequence of play, as a list that a player could proof-read. */
import { ROUNDS } from './data/turns';
import type { Seat } from './seats';
import type { Step } from './vocabulary';

/** The phases: the eight Action Rounds of a Turn. Each is a key under `phases` in lang. */
export const PHASES: readonly string[] = Array.from({ length: ROUNDS }, (_, n) => `round-${n + 1}`);

/** §2.2 A Turn begins: cards for the Pool and the hands, then the player behind chooses who goes first. */
export const TURN_BEGINS: readonly Step[] = [{ kind: 'start-of-turn' }];
export const AFTER_DEALING: readonly Step[] = [{ kind: 'initiative' }, { kind: 'start-of-round' }];

/** §2.4 What ends one side's part of an Action Round, in this order. */
export const endOfRound = (seat: Seat): readonly Step[] => [
  { kind: 'session-vote' },
  { kind: 'round-events', seat },
  { kind: 'end-checks', turnEnds: false },
  { kind: 'abdication' },
  { kind: 'exchange-hands' },
  { kind: 'advance' },
];

/** §2.3 One side's part of an Action Round. */
export const roundOf = (seat: Seat): readonly Step[] => [
  { kind: 'action-round', seat },
  { kind: 'put-card' },
  ...endOfRound(seat),
];

/** §2.5 After the eighth Action Round. */
export const TURN_ENDS: readonly Step[] = [
  { kind: 'turn-events' },
  { kind: 'turn-cards-leave' },
  { kind: 'rising-unrest' },
  { kind: 'end-checks', turnEnds: true },
  { kind: 'end-of-era' },
  { kind: 'points-gained' },
  { kind: 'next-turn' },
];

/** §2.6 The last Turn is over: each track once. */
export const FINAL_SCORING: readonly Step[] = [
  { kind: 'score', track: 'districts' },
  { kind: 'score', track: 'organizations' },
  { kind: 'score', track: 'world' },
  { kind: 'score', track: 'duma' },
  { kind: 'call-winner', reason: 'october-1917' },
];

/** §12.1 The Tsar has gone; before 1917 the calendar jumps to February. */
export const AFTER_ABDICATION: readonly Step[] = [
  { kind: 'adjust-collapse-deck', jumped: false },
  { kind: 'form-provisional-government' },
  { kind: 'world-reacts' },
];
/** `swaps`: the round that ends here was a Parliamentary Maneuver's; the hands change before the next one begins. */
export const jumpToFebruary = (swaps: boolean): readonly Step[] => [
  { kind: 'adjust-collapse-deck', jumped: true },
  ...(swaps ? [{ kind: 'swap-hands' } as const] : []),
  { kind: 'initiative' },
  { kind: 'form-provisional-government' },
  { kind: 'world-reacts' },
  { kind: 'start-of-round' },
];
