/** What a bot would do in the place of whoever asks. */
import type { Message } from '../../kernel/messages';
import type { Reading } from '../../table/panels/reading';
import { fetchHint } from '../lazy-translations';
import { resting } from '../tables/refereeing';

export interface Hint {
  /** The best choice, and why; then others that are nearly as good. */
  readonly texts: readonly string[];
  readonly command: Message;
}

/** A hint for what is asked now; nothing, if meanwhile something else is. */
export const hintFor = async (reading: Reading): Promise<Hint | undefined> => {
  const asked = reading.client.timeline;
  const [{ hinting, suggestions }] = await Promise.all([import('../../table/panels/hinting'), fetchHint()]);
  const work = hinting(reading);
  if (!work) return undefined;
  const rest = resting();
  let step = work.next();
  for (; !step.done; step = work.next()) await rest();
  if (reading.client.timeline !== asked) return undefined;
  return { texts: suggestions(reading, step.value).map(({ text }) => text), command: step.value.command };
};
