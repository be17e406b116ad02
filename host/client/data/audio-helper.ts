/** [D14] foundry.audio.AudioHelper (`game.audio`) and AudioTimeout */
import { current } from './current';
import { contextOf, playing, Sound, type ContextName, type PlaybackOptions } from './sound';

/** [D14] SoundCreationOptions */
interface CreationOptions {
  readonly src: string;
  readonly context?: AudioContext;
  readonly singleton?: boolean;
  readonly preload?: boolean;
  readonly autoplay?: boolean;
  readonly autoplayOptions?: PlaybackOptions;
}

/** A sound as it is told to other pages. */
export interface PlayedAudio {
  readonly src: string;
  readonly volume?: number;
  readonly loop?: boolean;
  readonly channel?: string;
}

const isContext = (channel: string): channel is ContextName => ['music', 'environment', 'interface'].includes(channel);

/** Plays a sound that another page asks for; a file that is missing is no error of this page. */
export const playTold = (told: PlayedAudio): void => void AudioHelper.play(told).catch(() => undefined);

/** [D14] foundry.audio.AudioTimeout: a promise that is kept after some milliseconds. */
export class AudioTimeout {
  readonly complete: Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(delayMS: number, { callback }: { readonly callback?: () => unknown } = {}) {
    this.complete = new Promise(resolve => {
      this.#timer = setTimeout(() => resolve(callback?.()), delayMS);
    });
  }

  /** [D14] AudioTimeout#promise, AudioTimeout#cancel, AudioTimeout.wait */
  get promise(): Promise<unknown> {
    return this.complete;
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  static async wait(delayMS: number): Promise<void> {
    await new AudioTimeout(delayMS).complete;
  }
}

/** [D14] foundry.audio.AudioHelper */
export class AudioHelper {
  /** [D14] AudioHelper#sounds: those that are made once for their file. */
  readonly sounds = new Map<string, WeakRef<Sound>>();
  readonly playing = playing;
  readonly pending: (() => void)[] = [];
  locked = false;
  readonly unlock = Promise.resolve();
  /** [D14] AudioHelper#globalMute */
  globalMute = false;

  /** [D14] AudioHelper#music, AudioHelper#environment, AudioHelper#interface */
  get music(): AudioContext {
    return contextOf('music');
  }

  get environment(): AudioContext {
    return contextOf('environment');
  }

  get interface(): AudioContext {
    return contextOf('interface');
  }

  /** [D13] AudioHelper#context */
  get context(): AudioContext {
    return this.music;
  }

  /** [D14] AudioHelper#awaitFirstGesture: resolves when the page may play sounds. */
  async awaitFirstGesture(): Promise<void> {
    if (navigator.userActivation?.hasBeenActive) return;
    await new Promise(resolve => {
      for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, resolve, { once: true });
    });
  }

  /** [D14] AudioHelper#create */
  create({
    src,
    context,
    singleton = false,
    preload = false,
    autoplay = false,
    autoplayOptions,
  }: CreationOptions): Sound {
    const known = singleton ? this.sounds.get(src)?.deref() : undefined;
    const sound = known ?? new Sound(src, context ? { context } : {});
    if (singleton) this.sounds.set(src, new WeakRef(sound));
    if (autoplay) void sound.play(autoplayOptions);
    else if (preload) void sound.load();
    return sound;
  }

  /** [D14] AudioHelper#play, AudioHelper#preload */
  async play(src: string, { context, ...options }: PlaybackOptions & { context?: AudioContext } = {}): Promise<Sound> {
    return new Sound(src, context ? { context } : {}).play(options);
  }

  async preload(src: string): Promise<Sound> {
    return this.create({ src, singleton: true }).load();
  }

  /** [D14] AudioHelper#getBandLevel, AudioHelper#getMaxBandLevel, AudioHelper#enableAnalyser: nothing is measured here. */
  getBandLevel(): number {
    return 0;
  }

  getMaxBandLevel(): number {
    return 0;
  }

  enableAnalyser(): void {}

  disableAnalyser(): void {}

  /** [D14] AudioHelper.play: on this page; with the second argument on all others, or on those of some users. */
  static async play(
    { src, volume = 1, loop = false, channel = 'interface' }: PlayedAudio,
    socketOptions: boolean | { readonly recipients?: readonly string[] } = false,
  ): Promise<Sound> {
    if (socketOptions) {
      const users = typeof socketOptions === 'object' ? socketOptions.recipients : undefined;
      current.game.requireSocket().socket.emit('playAudio', { src, volume, loop, channel }, users);
    }
    const context = contextOf(isContext(channel) ? channel : 'interface');
    return new Sound(src, { context }).play({ volume, loop });
  }

  /** [D14] AudioHelper.preloadSound, AudioHelper.hasAudioExtension, AudioHelper.getDefaultSoundName */
  static async preloadSound(src: string): Promise<Sound> {
    return new Sound(src).load();
  }

  static hasAudioExtension(src: string): boolean {
    return /\.(?:aac|flac|m4a|mid|mp3|ogg|opus|wav|webm)$/i.test(src);
  }

  static getDefaultSoundName(src: string): string {
    const file = decodeURIComponent(src.split('/').pop() ?? '').replace(/\.[^.]+$/, '');
    return file.replaceAll(/[_-]+/g, ' ').replaceAll(/\b\w/g, letter => letter.toUpperCase());
  }

  static inputToVolume(value: number, order = 1.5): number {
    return Math.max(0, Math.min(1, value)) ** order;
  }

  static volumeToInput(volume: number, order = 1.5): number {
    return Math.max(0, Math.min(1, volume)) ** (1 / order);
  }
}
