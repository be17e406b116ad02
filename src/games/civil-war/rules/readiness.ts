/** §11 Which armies are ready to attack. */
import { refuse, type Refusal } from '../../../kernel/refusal';
import { armyOf, leadersOf, type State } from '../state';
import type { Seat } from '../vocabulary';

/** §11 What forbids an army to attack: the first turn, a spent token, no troops. */
export const forbidsAttack = (state: State, leader: string): Refusal | undefined => {
  const army = armyOf(state, leader);
  if (state.turn <= 1) return refuse('§11', 'first-turn');
  if (!army?.rallied) return refuse('§11', 'no-token');
  return army.troops.length ? undefined : refuse('§11', 'no-troops');
};

/** §11 Has the seat an army that may attack? */
export const canAttack = (state: State, seat: Seat): boolean =>
  leadersOf(state, seat).some(leader => !forbidsAttack(state, leader));
