/** §attacking Which armies are ready to attack. */
import type { Refusal } from '../../../kernel/refusal';
import { armyOf, leadersOf, type State } from '../state';
import type { Seat } from '../vocabulary';
import { refuse } from '../refusals';

/** §attacking What forbids an army to attack: the first turn, a spent token, no troops. */
export const forbidsAttack = (state: State, leader: string): Refusal | undefined => {
  const army = armyOf(state, leader);
  if (state.turn <= 1) return refuse('§attacking', 'first-turn');
  if (!army?.rallied) return refuse('§attacking', 'no-token');
  return army.troops.length ? undefined : refuse('§attacking', 'no-troops');
};

/** §attacking Has the seat an army that may attack? */
export const canAttack = (state: State, seat: Seat): boolean =>
  leadersOf(state, seat).some(leader => !forbidsAttack(state, leader));
