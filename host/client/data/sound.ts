/** [D14] foundry.audio.Sound: a sound by the browser's own player. */

/** [D14] SoundPlaybackOptions */
export interface PlaybackOptions {
  readonly volume?: number;
  readonly loop?: boolean;
  /** Where to begin, when to begin, and how long to play, in seconds. */
  readonly offset?: number;
  readonly delay?: number;
  readonly duration?: number;
  /** How long it becomes louder or quieter, in milliseconds. */
  readonly fade?: number;
  readonly onended?: () => unknown;
}

const within = (volume: number): number => Math.max(0, Math.min(1, volume));

/** How often a volume that fades changes, in milliseconds. */
const FADE_STEP = 25;

const wait = (duration: number): Promise<void> => new Promise(resolve => setTimeout(resolve, Math.max(0, duration)));

/** [D14] foundry.audio.ContextName */
export type ContextName = 'music' | 'environment' | 'interface';

const contexts = new Map<ContextName, AudioContext>();

/** The context of a name, made when somebody asks for it. */
export const contextOf = (name: ContextName): AudioContext => {
  const context = contexts.get(name) ?? new AudioContext();
  contexts.set(name, context);
  return context;
};

/** The sounds that play, by their ids. */
export const playing = new Map<number, Sound>();

/** [D14] foundry.audio.Sound: Sound#load, Sound#play, Sound#pause, Sound#stop, Sound#fade, each with its event. */
export class Sound extends EventTarget {
  /** [D14] Sound.STATES */
  static readonly STATES = {
    FAILED: -1,
    NONE: 0,
    LOADING: 1,
    LOADED: 2,
    STARTING: 3,
    PLAYING: 4,
    PAUSED: 5,
    STOPPING: 6,
    STOPPED: 7,
  } as const;

  readonly id = Math.floor(Math.random() * 1e9);
  loop = false;
  /** Where it was paused, in seconds. */
  pausedTime: number | undefined;
  /** [D14] Sound#effects, Sound#buffer, Sound#_manager */
  effects: AudioNode[] = [];
  buffer: AudioBuffer | null = null;
  _manager: unknown = null;
  protected _state: number = Sound.STATES.NONE;
  #volume = 1;
  #audio: HTMLAudioElement | undefined;
  #context: AudioContext | undefined;
  #gain: GainNode | undefined;
  #destination: AudioNode | undefined;
  #isWired = false;
  /** The fade that is in progress; another one, or the end, takes its place. */
  #fade: object | undefined;

  constructor(
    readonly src: string,
    { context }: { readonly context?: AudioContext | null } = {},
  ) {
    super();
    this.#context = context ?? undefined;
  }

  /** [D14] Sound#context: of music, unless another is given. */
  get context(): AudioContext {
    this.#context ??= contextOf('music');
    return this.#context;
  }

  /** [D14] Sound#gainNode, Sound#gain: the sound goes through it once a package has asked for it. */
  get gainNode(): GainNode {
    this.#gain ??= this.context.createGain();
    this.#gain.gain.value = this.#volume;
    return this.#gain;
  }

  get gain(): AudioParam {
    return this.gainNode.gain;
  }

  /** [D14] Sound#destination */
  get destination(): AudioNode {
    return this.#destination ?? this.context.destination;
  }

  set destination(node: AudioNode) {
    this.#destination = node;
  }

  /** [D14] Sound#node: an element plays it here; Sound#startTime: on the clock of its context, when it began. */
  get node(): null {
    return null;
  }

  get startTime(): number | undefined {
    return this.playing ? this.context.currentTime - (this.#audio?.currentTime ?? 0) : undefined;
  }

  /** [D14] Sound#isBuffer: it is always played by an element here. */
  get isBuffer(): boolean {
    return false;
  }

  /** [D14] Sound#loaded, Sound#failed, Sound#playing, Sound#isLoading */
  get loaded(): boolean {
    return this._state >= Sound.STATES.LOADED;
  }

  get failed(): boolean {
    return this._state === Sound.STATES.FAILED;
  }

  get playing(): boolean {
    return this._state === Sound.STATES.STARTING || this._state === Sound.STATES.PLAYING;
  }

  get isLoading(): boolean {
    return this._state === Sound.STATES.LOADING;
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = within(volume);
    if (this.#gain) this.#gain.gain.value = this.#volume;
    if (this.#audio) this.#audio.volume = this.#isWired ? 1 : this.#volume;
  }

  /** [D14] Sound#element, Sound#duration, Sound#currentTime */
  get element(): HTMLAudioElement | null {
    return this.#audio ?? null;
  }

  get duration(): number {
    return this.#audio?.duration ?? Number.NaN;
  }

  get currentTime(): number | undefined {
    return this.playing ? this.#audio?.currentTime : this.pausedTime;
  }

  async load(_options: object = {}): Promise<this> {
    if (this.loaded) return this;
    this._state = Sound.STATES.LOADING;
    await this._load();
    this._state = Sound.STATES.LOADED;
    this.dispatchEvent(new Event('load'));
    return this;
  }

  async play(options: PlaybackOptions = {}): Promise<this> {
    const { volume = this.volume, loop = this.loop, offset, delay = 0, duration, fade = 0, onended } = options;
    await this.load();
    this._state = Sound.STATES.STARTING;
    if (delay > 0) await wait(delay * 1000);
    this.volume = fade > 0 ? 0 : volume;
    this.loop = loop;
    if (this.#audio) Object.assign(this.#audio, { loop, currentTime: offset ?? this.pausedTime ?? 0 });
    this.pausedTime = undefined;
    if (onended) this.addEventListener('end', () => onended(), { once: true });
    this._play();
    this._state = Sound.STATES.PLAYING;
    playing.set(this.id, this);
    this.dispatchEvent(new Event('play'));
    if (fade > 0) void this.fade(volume, { duration: fade });
    if (duration) void wait(duration * 1000).then(() => this.stop());
    return this;
  }

  pause(): void {
    if (!this.playing) return;
    this.pausedTime = this.#audio?.currentTime ?? 0;
    this._pause();
    this._state = Sound.STATES.PAUSED;
    playing.delete(this.id);
    this.dispatchEvent(new Event('pause'));
  }

  async stop({ fade = 0, volume = 0, delay = 0 }: PlaybackOptions = {}): Promise<this> {
    if (!this.playing && this.pausedTime === undefined) return this;
    if (delay > 0) await wait(delay * 1000);
    if (fade > 0) await this.fade(volume, { duration: fade });
    this.#fade = undefined;
    this.pausedTime = undefined;
    this._stop();
    this._state = Sound.STATES.STOPPED;
    playing.delete(this.id);
    this.dispatchEvent(new Event('stop'));
    return this;
  }

  /** [D14] Sound#fade: to a volume, within a second unless it says otherwise; resolves when it is there. */
  async fade(
    volume: number,
    { duration = 1000, from = this.volume }: { readonly duration?: number; readonly from?: number } = {},
  ): Promise<void> {
    const own = {};
    this.#fade = own;
    const started = performance.now();
    while (this.playing && this.#fade === own) {
      const part = Math.min(1, (performance.now() - started) / Math.max(1, duration));
      this.volume = from + (volume - from) * part;
      if (part === 1) break;
      await wait(FADE_STEP);
    }
    if (this.#fade === own) this.#fade = undefined;
  }

  /** [D14] Sound#wait, Sound#schedule: after some milliseconds; at a time of the sound, in seconds. */
  wait(duration: number): Promise<void> {
    return wait(duration);
  }

  async schedule(fn: (sound: this) => unknown, playbackTime: number): Promise<unknown> {
    await wait((playbackTime - (this.currentTime ?? 0)) * 1000);
    return this.playing ? fn(this) : undefined;
  }

  /** [D14] Sound#applyEffects */
  applyEffects(): void {}

  // [D14] What packages replace to play from another source: Sound#_load, Sound#_play, Sound#_pause, Sound#_stop.
  protected async _load(): Promise<void> {
    this.#audio = new Audio(this.src);
    this.#audio.addEventListener('ended', () => {
      this._state = Sound.STATES.STOPPED;
      playing.delete(this.id);
      this.dispatchEvent(new Event('end'));
    });
  }

  protected _play(): void {
    this.#wire();
    // a page without any click may not play a sound
    this.#audio?.play().catch(() => undefined);
  }

  // an element in a context that is not running would be silent
  #wire(): void {
    if (!this.#gain || !this.#audio || this.#isWired || this.context.state !== 'running') return;
    this.#isWired = true;
    const source = this.context.createMediaElementSource(this.#audio);
    [source, this.#gain, ...this.effects, this.destination].reduce((from, to) => from.connect(to));
    this.volume = this.#volume;
  }

  protected _pause(): void {
    this.#audio?.pause();
  }

  protected _stop(): void {
    this.#audio?.pause();
  }
}
