/** A step with one possible answer: may it be taken without asking? Not if that shows something hidden, or is final. */
import { toAct } from '../../kernel/agenda';
import { canonical } from '../../kernel/fields';
import { entryOf } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { legal } from '../../kernel/offers';
import { foresee } from '../../kernel/preview';
import { isBare } from './choice-buttons';
import type { TableClient } from './client-model';

/** `choices`: what can be undone; `rolls`: also dice, and what shows something hidden. */
export type Wish = 'off' | 'choices' | 'rolls';

/** Could a person at another seat learn something from the speed of the answer? */
const isWatched = ({ mySeats, timeline: { holders } }: TableClient): boolean =>
  Object.entries(holders).some(([seat, holder]) => holder.kind === 'user' && !mySeats.includes(seat));

/** Does everybody know the answer? The step has only one, or the seat knows no more than an observer. */
const isPublic = ({ game, timeline: { state } }: TableClient, only: Message): boolean => {
  const [step] = state.agenda;
  const answers = step && entryOf<{ readonly answers?: object }>(game.steps, step.kind)?.answers;
  if (answers && Object.keys(answers).length === 1 && isBare(only)) return true;
  return canonical(state) === canonical(game.hide(state, undefined));
};

/** The one possible command of the current seat, if it may be taken automatically. */
export const forcedChoice = (client: TableClient, wish: Wish): Message | undefined => {
  const { game, timeline, seat, pending } = client;
  const isIdle = seat === undefined || pending > 0 || !timeline.begun || timeline.ending || timeline.mode === 'free';
  if (wish === 'off' || isIdle || !toAct(game, timeline.state).includes(seat)) return undefined;
  // after an undo the user wants to decide
  if (timeline.moments.at(-1)?.entry.kind === 'undo') return undefined;
  const [only, another] = legal(game, timeline.state, seat);
  if (!only || another) return undefined;
  if (wish === 'choices' && foresee(game, timeline.state, seat, only)?.isFinal !== false) return undefined;
  return !isWatched(client) || isPublic(client, only) ? only : undefined;
};
