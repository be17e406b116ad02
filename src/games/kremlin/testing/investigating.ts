/** The Defense Minister's phase: D investigates for us, and E is suspected already. */
import type { StepOf } from '../vocabulary';
import { at, END, type Position } from './positions';

export const INVESTIGATING: StepOf<'investigations'> = {
  kind: 'investigations',
  suspects: ['E'],
  investigated: [],
  acquitted: [],
  tried: false,
  condemned: false,
};
export const declared = { D: { stalinists: 4 } };
export const suspected = { E: { suspicion: 1 } };
export const spying = (more: Position = {}) =>
  at({ phase: 'investigations', agenda: [INVESTIGATING, END], declared, people: suspected, ...more });
export const minister = 'stalinists';
