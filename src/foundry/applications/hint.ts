/** What a bot would do in the place of whoever asks. */
import type { Reading } from '../../table/panels/reading';
import { resting } from '../tables/refereeing';

/** A hint for what is asked now; nothing, if meanwhile something else is. */
export const hintFor = async (reading: Reading): Promise<string | undefined> => {
  const asked = reading.client.timeline;
  const { hinting, hintText } = await import('../../table/panels/hinting');
  const work = hinting(reading);
  if (!work) return undefined;
  const rest = resting();
  let step = work.next();
  for (; !step.done; step = work.next()) await rest();
  return reading.client.timeline === asked ? hintText(reading, step.value) : undefined;
};
