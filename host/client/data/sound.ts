/** [D14] foundry.audio: sounds by the browser's own player. */

/** How a sound is played. */
interface PlaybackOptions {
  readonly volume?: number;
  readonly loop?: boolean;
  /** Where to begin, in seconds. */
  readonly offset?: number;
}

const within = (volume: number): number => Math.max(0, Math.min(1, volume));

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
  protected _state: number = Sound.STATES.NONE;
  #volume = 1;
  #audio: HTMLAudioElement | undefined;

  constructor(readonly src: string) {
    super();
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
    if (this.#audio) this.#audio.volume = this.#volume;
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

  async play({ volume = this.volume, loop = this.loop, offset }: PlaybackOptions = {}): Promise<this> {
    await this.load();
    this._state = Sound.STATES.STARTING;
    this.volume = volume;
    this.loop = loop;
    if (this.#audio) Object.assign(this.#audio, { loop, currentTime: offset ?? this.pausedTime ?? 0 });
    this.pausedTime = undefined;
    this._play();
    this._state = Sound.STATES.PLAYING;
    this.dispatchEvent(new Event('play'));
    return this;
  }

  pause(): void {
    if (!this.playing) return;
    this.pausedTime = this.#audio?.currentTime ?? 0;
    this._pause();
    this._state = Sound.STATES.PAUSED;
    this.dispatchEvent(new Event('pause'));
  }

  async stop(_options: object = {}): Promise<this> {
    if (!this.playing && this.pausedTime === undefined) return this;
    this.pausedTime = undefined;
    this._stop();
    this._state = Sound.STATES.STOPPED;
    this.dispatchEvent(new Event('stop'));
    return this;
  }

  async fade(volume: number, _options: object = {}): Promise<void> {
    this.volume = volume;
  }

  // [D14] What packages replace to play from another source: Sound#_load, Sound#_play, Sound#_pause, Sound#_stop.
  protected async _load(): Promise<void> {
    this.#audio = new Audio(this.src);
    this.#audio.addEventListener('ended', () => {
      this._state = Sound.STATES.STOPPED;
      this.dispatchEvent(new Event('end'));
    });
  }

  protected _play(): void {
    // a page without any click may not play a sound
    this.#audio?.play().catch(() => undefined);
  }

  protected _pause(): void {
    this.#audio?.pause();
  }

  protected _stop(): void {
    this.#audio?.pause();
  }
}

/** [D14] foundry.audio.AudioHelper */
export class AudioHelper {
  readonly sounds = new Map<string, Sound>();
  readonly playing = new Map<number, Sound>();
  readonly pending: (() => void)[] = [];
  locked = false;
  readonly unlock = Promise.resolve();
  readonly context = null;

  /** [D14] AudioHelper#awaitFirstGesture: resolves when the page may play sounds. */
  async awaitFirstGesture(): Promise<void> {
    if (navigator.userActivation?.hasBeenActive) return;
    await new Promise(resolve => {
      for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, resolve, { once: true });
    });
  }

  create({ src }: { src: string }): Sound {
    return new Sound(src);
  }

  async play(src: string, options: object = {}): Promise<Sound> {
    return new Sound(src).play(options);
  }

  getBandLevel(): number {
    return 0;
  }

  /** [D14] AudioHelper.play, AudioHelper.preloadSound, AudioHelper.hasAudioExtension */
  static async play(
    { src, volume = 1, loop = false }: { src: string; volume?: number; loop?: boolean },
    _socket: boolean | object = false,
  ): Promise<Sound> {
    return new Sound(src).play({ volume, loop });
  }

  static async preloadSound(src: string): Promise<Sound> {
    return new Sound(src).load();
  }

  static hasAudioExtension(src: string): boolean {
    return /\.(?:aac|flac|m4a|mid|mp3|ogg|opus|wav|webm)$/i.test(src);
  }

  static inputToVolume(value: number, order = 1.5): number {
    return Math.max(0, Math.min(1, value)) ** order;
  }

  static volumeToInput(volume: number, order = 1.5): number {
    return Math.max(0, Math.min(1, volume)) ** (1 / order);
  }
}
