/** Short soft sounds of our own: a card, a die, a piece, your turn. One setting turns them off. */
import { changedSince } from '../../table/board/projection';
import type { Message } from '../../kernel/messages';
import type { TableClient } from '../../table/panels/client-model';
import type { Frame } from '../../table/panels/frames';
import { rolledIn } from '../chat/rolls';
import { setting } from '../settings';

type Sound = 'card' | 'die' | 'piece' | 'turn';

/** A tone from one pitch (Hz) to another in a time (s), or noise around a pitch. */
interface Part {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly volume: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  card: [{ wave: 'noise', from: 2600, to: 900, at: 0, lasts: 0.09, volume: 0.05 }],
  die: [0, 0.06, 0.11, 0.19].map((at, n) => ({
    wave: 'noise',
    from: 1500 - 150 * n,
    to: 500,
    at,
    lasts: 0.035,
    volume: 0.08,
  })),
  piece: [{ wave: 'sine', from: 190, to: 85, at: 0, lasts: 0.08, volume: 0.09 }],
  turn: [
    { wave: 'triangle', from: 523.25, to: 523.25, at: 0, lasts: 0.14, volume: 0.06 },
    { wave: 'triangle', from: 659.25, to: 659.25, at: 0.16, lasts: 0.14, volume: 0.06 },
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** How many sounds are asked for, and how many of their parts play. */
let open = 0;

/** A browser's audio works without pause while it is open, so it rests when the last part has ended. */
const ended = (): void => {
  open--;
  if (open === 0) void context?.suspend();
};

/** A fifth of a second of noise; it need not be random, only toneless. */
const noiseOf = (audio: AudioContext): AudioBuffer => {
  const made = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
  const samples = made.getChannelData(0);
  let last = 1;
  for (let n = 0; n < samples.length; n++) {
    last = (last * 48_271) % 2_147_483_647;
    samples[n] = last / 1_073_741_823 - 1;
  }
  return made;
};

const sourceOf = (audio: AudioContext, { wave, from, to }: Part, start: number, end: number) => {
  if (wave !== 'noise') {
    const tone = audio.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    return { source: tone, output: tone };
  }
  const source = audio.createBufferSource();
  source.buffer = noise ??= noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter);
  return { source, output: filter };
};

const start = (audio: AudioContext, kind: Sound): void => {
  for (const part of SOUNDS[kind]) {
    const from = audio.currentTime + part.at;
    const to = from + part.lasts;
    const { source, output } = sourceOf(audio, part, from, to);
    const volume = audio.createGain();
    volume.gain.setValueAtTime(part.volume, from);
    volume.gain.exponentialRampToValueAtTime(0.001, to);
    output.connect(volume).connect(audio.destination);
    open++;
    source.addEventListener('ended', ended);
    source.start(from);
    source.stop(to);
  }
};

/** A sound later than this (ms) no longer fits what is shown. */
const LATE = 700;

/**
 * Plays a sound if the user wants sounds. A browser is silent until its page is clicked, and complains of audio that is
 * opened before; then it needs a moment.
 */
export const sound = (kind: Sound): void => {
  if (!setting('sounds') || !globalThis.AudioContext || !navigator.userActivation.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  const asked = performance.now();
  open++;
  // also while it runs: it may be about to rest
  void audio.resume().then(() => {
    if (performance.now() - asked < LATE) start(audio, kind);
    ended();
  });
};

const hasDice = ({ presentation }: TableClient, events: readonly Message[]): boolean =>
  rolledIn(presentation, events).length > 0;

/** The sound of what an entry moved: a card before a piece; none if nothing moved. */
const moved = ({ timeline, presentation }: TableClient, revision: number): Sound | undefined => {
  const at = timeline.moments.findIndex(({ entry }) => entry.r === revision);
  const [before, now] = [timeline.moments[at - 1], timeline.moments[at]];
  if (!before || !now) return undefined;
  const changed = [...changedSince(presentation.tabletop(before.state), presentation.tabletop(now.state))];
  if (changed.some(key => key.startsWith('pile '))) return 'card';
  return changed.length ? 'piece' : undefined;
};

const hear = (kind: Sound | undefined): void => {
  if (kind) sound(kind);
};

/** The sound of a whole entry, for the player who made it. */
export const hearEntry = (client: TableClient, revision: number): void => {
  const events = client.timeline.moments.find(({ entry }) => entry.r === revision)?.events ?? [];
  hear(hasDice(client, events) ? 'die' : moved(client, revision));
};

/** The sound of one picture of others' acts: its dice, or with an entry's first picture what it moved. */
export const hearFrame = (client: TableClient, { event, revision }: Frame, isFirst: boolean): void => {
  if (event && hasDice(client, [event])) sound('die');
  else if (isFirst) hear(moved(client, revision));
};
