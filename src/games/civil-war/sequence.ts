/** The sequence of play, as a list that a player could check. */
import { type Seat, type Step, rival, type Command } from './vocabulary';
import type { Sum } from '../../kernel/helper';
import { numbersAt } from './options';
import { battleOf, handOf, type State } from './state';

/** Keys under `phases` in lang. */
export const PHASES = ['rally', 'propaganda', 'events', 'attack', 'recruitment', 'reserve'] as const;

/** §turn One side's turn, and the next one after it. */
export const turnOf = (seat: Seat): readonly Step[] => [
  { kind: 'rally', seat, placed: false, moved: 0 },
  { kind: 'propaganda', seat },
  { kind: 'events', seat, drawn: false },
  { kind: 'insurrection', seat: rival(seat) }, // the opponent may forbid the attacks before the first
  { kind: 'attack', seat },
  { kind: 'recruitment', seat },
  { kind: 'reserve', seat, left: 2 },
  { kind: 'hand-limit', seat },
  { kind: 'next-turn' },
];

/** The phase that a step on the agenda belongs to, for the ribbon over the table. */
export const phaseOf = (agenda: readonly Step[]): number | undefined => {
  for (const { kind } of agenda) {
    const found = PHASES.findIndex(phase => phase === kind);
    if (found >= 0) return found;
    if (kind === 'insurrection') return PHASES.indexOf('attack');
    if (kind === 'next-turn' || kind === 'hand-limit') return undefined;
  }
  return undefined;
};

/** What follows if the seat does no more: the next phase, or the enemy's gain. */
const then = (word: string): Sum => ({ lines: [], price: { word } });

/** What follows when a seat is done with a step. */
const afterwards = (state: State, seat: Seat, step: Step['kind']): Sum | undefined => {
  switch (step) {
    case 'rally':
      return then('then-propaganda');
    case 'events':
      return then('then-attack');
    case 'attack':
      return then('then-recruitment');
    case 'recruitment':
      return then('then-reserve');
    case 'reserve':
      return then(handOf(state, seat).length > numbersAt(state)['hand-limit'] ? 'then-hand-limit' : 'then-enemy');
    case 'block':
      return then(battleOf(state)?.blockers.length ? 'then-battle' : 'then-marker');
    case 'reaction':
      return then('then-block');
    case 'reinforce':
      return then('then-resolve');
    default:
      return undefined;
  }
};

/** A seat's information beside a command; undefined for one that needs no sum. */
export const sum = (state: State, seat: Seat, { kind }: Command): Sum | undefined => {
  const [step] = state.agenda;
  return step && (kind === 'done' || kind === 'pass') ? afterwards(state, seat, step.kind) : undefined;
};
