/** What a bot would do in the place of whoever asks. */
import type { Message } from '../../kernel/messages';
import type { Reading } from '../../table/panels/reading';
import { resting } from '../tables/refereeing';

export interface Hint {
  readonly text: string;
  readonly command: Message;
}

/** A hint for what is asked now; nothing, if meanwhile something else is. */
export const hintFor = async (reading: Reading): Promise<Hint | undefined> => {
  const asked = reading.client.timeline;
  const { hinting, hintText } = await import('../../table/panels/hinting');
  const work = hinting(reading);
  if (!work) return undefined;
  const rest = resting();
  let step = work.next();
  for (; !step.done; step = work.next()) await rest();
  if (reading.client.timeline !== asked) return undefined;
  return { text: hintText(reading, step.value), command: step.value.command };
};
