/** [D14] foundry.documents.Playlist, PlaylistSound: what is playing, in which order. No page makes it heard here. */
import type { Data } from '../../../shared/json';
import { current } from '../current';
import { HostDocument } from '../document';
import { MersenneTwister } from '../dice/mersenne-twister';
import { contextOf, Sound } from '../sound';

/** [D14] CONST.PLAYLIST_MODES */
const DISABLED = -1;
const SHUFFLE = 1;
const SIMULTANEOUS = 2;

/** [D14] PlaylistSound */
export class PlaylistSound extends HostDocument {
  static override readonly documentName: string = 'PlaylistSound';
  declare readonly path: string;
  declare readonly playing: boolean;
  declare readonly volume: number;
  declare readonly fade: number | null;
  declare readonly pausedTime: number | null;
  declare readonly channel: string;
  declare readonly sort: number;
  #sound: Sound | null = null;

  private get playlist(): Playlist {
    return this.parent as unknown as Playlist;
  }

  /** [D14] PlaylistSound#sound: what would be heard; it is loaded only when a package asks for that. */
  get sound(): Sound | null {
    this.#sound ??= this._createSound();
    return this.#sound;
  }

  /** [D14] PlaylistSound#context: that of its channel, else of its playlist's. */
  get context(): AudioContext {
    const { channel } = this.playlist as unknown as { readonly channel?: string };
    const own = this.channel || channel;
    return contextOf(own === 'environment' || own === 'interface' ? own : 'music');
  }

  /** [D14] PlaylistSound#_createSound: packages make another kind of sound. It tells when it starts, ends and stops. */
  protected _createSound(): Sound | null {
    if (!this.path) return null;
    const sound = new Sound(this.path, { context: this.context });
    sound.addEventListener('play', () => void this._onStart());
    sound.addEventListener('end', () => void this._onEnd());
    sound.addEventListener('stop', () => void this._onStop());
    return sound;
  }

  /** [D14] PlaylistSound#_onStart, PlaylistSound#_onEnd, PlaylistSound#_onStop */
  protected async _onStart(): Promise<void> {}

  protected async _onEnd(): Promise<void> {
    if (current.game.users.activeGM?.isSelf) await this.playlist.playNext(this.id);
  }

  protected async _onStop(): Promise<void> {}

  /** [D14] PlaylistSound#effectiveVolume, PlaylistSound#fadeDuration */
  get effectiveVolume(): number {
    return this.volume;
  }

  get fadeDuration(): number {
    return this.fade ?? this.playlist.fade ?? 0;
  }

  /** [D14] PlaylistSound#load, PlaylistSound#sync */
  async load(): Promise<void> {
    await this.sound?.load();
  }

  sync(): void {}
}

/** [D14] Playlist */
export class Playlist extends HostDocument {
  static override readonly documentName: string = 'Playlist';
  declare readonly sounds: ReadonlyMap<string, PlaylistSound> & { readonly contents: PlaylistSound[] };
  declare readonly mode: number;
  declare readonly playing: boolean;
  declare readonly fade: number | null;
  declare readonly seed: number | null;
  declare readonly sorting: string;

  /** [D14] Playlist#playbackOrder: by their places or names; shuffled in the same way on every page. */
  get playbackOrder(): string[] {
    const byPlace = (a: PlaylistSound, b: PlaylistSound): number => a.sort - b.sort;
    const byName = (a: PlaylistSound, b: PlaylistSound): number => a.name.localeCompare(b.name);
    const sounds = this.sounds.contents.toSorted(this.sorting === 'm' ? byPlace : byName);
    if (this.mode !== SHUFFLE) return sounds.map(({ id }) => id);
    const dice = new MersenneTwister(this.seed ?? 0);
    const drawn = sounds.map(({ id }) => ({ id, at: dice.random() }));
    return drawn.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
  }

  /** Starts the sounds of some ids and stops the others. */
  async #play(ids: readonly string[], playing = ids.length > 0): Promise<this> {
    const changes = this.sounds.contents
      .filter(sound => sound.playing !== ids.includes(sound.id) || sound.pausedTime !== null)
      .map(({ id }) => ({ _id: id, playing: ids.includes(id), pausedTime: null }));
    if (changes.length > 0) await this.updateEmbeddedDocuments('PlaylistSound', changes);
    await this.update({ playing });
    return this;
  }

  /** [D14] Playlist#playAll, Playlist#stopAll */
  async playAll(): Promise<this> {
    const order = this.playbackOrder;
    if (this.mode === DISABLED) return this;
    return this.#play(this.mode === SIMULTANEOUS ? order : order.slice(0, 1), true);
  }

  stopAll(): Promise<this> {
    return this.#play([]);
  }

  /** [D14] Playlist#playNext: the one after a sound; after the last one the first. */
  async playNext(soundId?: string, { direction = 1 }: { readonly direction?: number } = {}): Promise<this | null> {
    if (this.mode === DISABLED || this.mode === SIMULTANEOUS) return null;
    const order = this.playbackOrder;
    const current = soundId ?? this.sounds.contents.find(({ playing }) => playing)?.id ?? '';
    const next = order[(order.indexOf(current) + direction + order.length) % order.length];
    return next === undefined ? null : this.#play([next]);
  }

  /** [D14] Playlist#playSound, Playlist#stopSound */
  playSound(sound: PlaylistSound): Promise<this> {
    const others = this.mode === DISABLED || this.mode === SIMULTANEOUS ? this.sounds.contents : [];
    return this.#play([sound, ...others.filter(({ playing }) => playing)].map(({ id }) => id));
  }

  stopSound(sound: PlaylistSound): Promise<this> {
    return this.#play(this.sounds.contents.filter(one => one.playing && one !== sound).map(({ id }) => id));
  }

  /** [D14] Playlist#cycleMode */
  async cycleMode(): Promise<this> {
    await this.update({ mode: this.mode === SIMULTANEOUS ? DISABLED : this.mode + 1 });
    return this;
  }

  /** [D14] Playlist#toExportData and the like are those of every document; Playlist#stats counts sounds. */
  get stats(): Data {
    return { sounds: this.sounds.size, playing: this.sounds.contents.filter(({ playing }) => playing).length };
  }
}
