/** §investigation §retirement Who acts in this phase, and what he is too old for. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { onDuty, retiresBy, type State } from '../state';
import type { StepOf } from '../vocabulary';

export type Investigations = StepOf<'investigations'>;
export const minister = (state: State): string => onDuty(state, 'investigations') ?? '';
export const tooOld = (state: State, years: number): Refusal | undefined =>
  retiresBy(state, minister(state), years) ? refuse('§retirement', 'certain-retirement', { years }) : undefined;
