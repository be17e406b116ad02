/** The result of doing no more: the phase that follows, or what the enemy gets. */
import type { Sum } from '../../kernel/helper';
import { numbersAt } from './numbers';
import { battleOf, handOf, type State } from './state';
import type { Command, Seat, Step } from './vocabulary';

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

/** What a seat sees beside a command; undefined for one that needs no sum. */
export const sum = (state: State, seat: Seat, { kind }: Command): Sum | undefined => {
  const [step] = state.agenda;
  return step && (kind === 'done' || kind === 'pass') ? afterwards(state, seat, step.kind) : undefined;
};
