/** Commands that are open whatever is asked: they stand apart, for what the question asks comes first. */
import { entryOf } from '../../kernel/lookup';
import type { AnyGame, AnyTypes } from '../record/model';

/** Is a kind of command no answer to the question on top? */
export const isAnytime = (game: Pick<AnyGame, 'steps'>, state: AnyTypes['state']): ((kind: string) => boolean) => {
  const [step] = state.agenda;
  const answers = (step && entryOf<{ readonly answers?: object }>(game.steps, step.kind)?.answers) ?? {};
  return kind => !Object.hasOwn(answers, kind);
};
