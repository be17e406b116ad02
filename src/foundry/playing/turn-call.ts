/** Calls a user whose turn it is: the page's title says so, and two soft tones. */
import type { TableClient } from '../../table/panels/client-model';
import { setting } from '../settings';

const MARK = '● ';
const called = new Set<string>();
const rung = new Set<string>();

const mark = (): void => {
  const page = globalThis.document;
  const bare = page.title.startsWith(MARK) ? page.title.slice(MARK.length) : page.title;
  page.title = called.size ? `${MARK}${bare}` : bare;
};

/** Two tones of our own making; none where the page may not sound yet. */
const ring = (): void => {
  if (!setting('sounds') || !globalThis.AudioContext) return;
  const audio = new AudioContext();
  if (audio.state !== 'running') {
    void audio.close();
    return;
  }
  const volume = audio.createGain();
  volume.gain.value = 0.06;
  volume.connect(audio.destination);
  for (const [n, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + n * 0.16);
    tone.stop(audio.currentTime + n * 0.16 + 0.14);
    if (n === 1) tone.addEventListener('ended', () => void audio.close());
  }
};

/** It is this user's turn at a table; it is told aloud once, when there is nothing left to be seen. */
export const call = ({ id }: TableClient, how: 'aloud' | 'later' | 'silently'): void => {
  called.add(id);
  mark();
  if (how === 'later' || rung.has(id)) return;
  rung.add(id);
  if (how === 'aloud') ring();
};

/** It is so no longer. */
export const uncall = ({ id }: TableClient): void => {
  called.delete(id);
  rung.delete(id);
  mark();
};
