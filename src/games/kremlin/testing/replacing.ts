/** The Replacement Phase, in which we control the Party Chief and two others. */
import type { Step } from '../vocabulary';
import { us } from './cards';
import { at, END, type Position } from './positions';

export const WINDOW: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
const declared = { A: { stalinists: 2 }, B: { stalinists: 2 }, E: { stalinists: 2 } };
export const replacing = (agenda: readonly Step[], more: Position = {}) =>
  at({ phase: 'replacement', agenda: [...agenda, END], declared, ...more });
