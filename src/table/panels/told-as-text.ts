/** What a recorded change by hand is taken for, in words. Loaded on request. */
import type { Slices } from '../../kernel/slices';
import { actionText } from '../board/rest-of-action';
import { toldAs } from '../board/told-as';
import type { Moment } from '../record/timeline-model';
import { changeText } from './proposals';
import type { Reading } from './reading';
import type { ToldNote } from './told-notes';

/** The action of a change, whether hands have done all of it, and what is still to do. */
export function* toldAsText(reading: Reading, { entry }: Moment): Slices<ToldNote> {
  const { client, speech, words } = reading;
  const as = yield* toldAs(client.timeline, client.presentation, entry.r);
  const [first] = as?.parts ?? [];
  if (!as || !first) return { action: undefined, owed: undefined };
  const action = actionText(words, speech.language, as.parts);
  const changes = as.owed.map(one => changeText(reading, one)).join('; ');
  return {
    action: action
      ? speech.format(`RT.guide.${as.isDone ? 'done-by-hand' : 'begun'}`, { action })
      : speech.format('RT.guide.by-rules', { step: words.section(first.section) }),
    owed: changes && !as.isDone ? speech.format('RT.guide.owed', { changes }) : undefined,
  };
}
