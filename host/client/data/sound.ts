/** [D14] foundry.audio: sounds by the browser's own player. */

/** [D14] foundry.audio.Sound */
export class Sound extends EventTarget {
  readonly id = Math.floor(Math.random() * 1e9);
  loaded = false;
  failed = false;
  playing = false;
  volume = 1;
  loop = false;
  #audio: HTMLAudioElement | undefined;

  constructor(readonly src: string) {
    super();
  }

  get duration(): number {
    return this.#audio?.duration ?? Number.NaN;
  }

  /** [D14] Sound#load, Sound#play, Sound#stop, Sound#fade */
  async load(_options: object = {}): Promise<this> {
    this.#audio ??= new Audio(this.src);
    this.loaded = true;
    return this;
  }

  async play({ volume = this.volume, loop = this.loop }: { volume?: number; loop?: boolean } = {}): Promise<this> {
    await this.load();
    if (!this.#audio) return this;
    Object.assign(this.#audio, { volume: Math.max(0, Math.min(1, volume)), loop });
    this.playing = true;
    // a page without any click may not play a sound
    await this.#audio.play().catch(() => undefined);
    return this;
  }

  async stop(_options: object = {}): Promise<this> {
    this.#audio?.pause();
    this.playing = false;
    return this;
  }

  pause(): void {
    this.#audio?.pause();
  }

  async fade(volume: number): Promise<void> {
    if (this.#audio) this.#audio.volume = volume;
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
