/** §8.3.2, §8.4.3 Which Cell is Activated next: by the nested priorities of the card that Activates, and told. */
import type { Event } from '../vocabulary';
import { cardOf } from './cards';
import { oneOf } from './chance';
import type { Decision, Question } from './decision';
import { chosen } from './priorities';
import type { Target } from './types';

export const activates = ({ answers, chance, frame, isLegal, seat, state }: Question): Decision | undefined => {
  const spaces = answers.flatMap((one): readonly Target[] =>
    one.kind === 'activate-cell' ? [{ space: one.space }] : [],
  );
  if (!spaces.length) return undefined;
  const notes: Event[] = [];
  const priority = frame && cardOf(frame.card)?.priorities[frame.at];
  const { space } = priority
    ? chosen({ of: frame.card, at: 'activating', state, seat, frame, isLegal, chance }, priority, spaces, notes)
    : oneOf(chance, spaces);
  return space && { command: { kind: 'activate-cell', space }, notes };
};
