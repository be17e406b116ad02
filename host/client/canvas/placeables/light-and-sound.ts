/** [D14] foundry.canvas.placeables: lights and sounds of a scene, with what is known of them. Nothing is lit or heard here. */
import { contextOf, Sound } from '../../data/sound';
import { page, type Json } from '../../ui/globals';
import { board } from '../board';
import { PIXI } from '../pixi';
import { PointDarknessSource, PointLightSource, PointSoundSource, type BaseEffectSource } from '../sources';
import { PlaceableObject } from './placeable-object';

type SourceClass = new (options: { sourceId: string; object: unknown }) => BaseEffectSource;

interface Lit {
  readonly bright?: number;
  readonly dim?: number;
  readonly negative?: boolean;
}

/** A length in the scene's units, in pixels. */
export const pixelsOf = (units: number | undefined): number =>
  (units ?? 0) * (board().dimensions as unknown as { readonly distancePixels: number }).distancePixels;

/** The source of an object: made or told anew while it is needed, and taken away when it is not. */
export const sourceFor = (
  present: BaseEffectSource | null,
  Kind: SourceClass,
  object: PlaceableObject,
  data: Json | null,
): BaseEffectSource | null => {
  if (!data) {
    present?.destroy();
    return null;
  }
  const kept = present?.constructor === Kind ? present : null;
  if (!kept) present?.destroy();
  const source = kept ?? new Kind({ sourceId: object.sourceId, object });
  source.initialize(data);
  source.add();
  return source;
};

/** [D14] foundry.canvas.placeables.AmbientLight */
export class AmbientLight extends PlaceableObject {
  static override embeddedName = 'AmbientLight';

  /** [D14] AmbientLight#lightSource */
  lightSource: BaseEffectSource | null = null;

  private get config(): Lit {
    return (this.document as unknown as { readonly config: Lit }).config;
  }

  /** [D14] AmbientLight#dimRadius, AmbientLight#brightRadius, AmbientLight#radius: in pixels. */
  get dimRadius(): number {
    return pixelsOf(this.config.dim);
  }

  get brightRadius(): number {
    return pixelsOf(this.config.bright);
  }

  get radius(): number {
    return Math.max(this.dimRadius, this.brightRadius);
  }

  /** [D14] AmbientLight#isDarknessSource, AmbientLight#isLightSource, AmbientLight#emitsLight, AmbientLight#emitsDarkness */
  get isDarknessSource(): boolean {
    return this.config.negative ?? false;
  }

  get isLightSource(): boolean {
    return !this.isDarknessSource;
  }

  get emitsLight(): boolean {
    return this.isLightSource && !this.document.hidden && this.radius > 0;
  }

  get emitsDarkness(): boolean {
    return this.isDarknessSource && !this.document.hidden && this.radius > 0;
  }

  /** [D14] AmbientLight#field, AmbientLight#refreshControl, AmbientLight#_refreshField: its area and its icon, not drawn. */
  readonly field = new PIXI.Graphics();

  refreshControl(): void {}

  _refreshField(): void {}

  /** [D14] AmbientLight#isVisible */
  get isVisible(): boolean {
    return !this.document.hidden || (page.game.user?.isGM ?? false);
  }

  /** [D14] AmbientLight#initializeLightSource, AmbientLight#_getLightSourceData */
  initializeLightSource({ deleted = false }: { deleted?: boolean } = {}): void {
    const Kind = this.isDarknessSource ? PointDarknessSource : PointLightSource;
    const isOn = !deleted && (this.emitsLight || this.emitsDarkness);
    this.lightSource = sourceFor(this.lightSource, Kind, this, isOn ? this._getLightSourceData() : null);
  }

  _getLightSourceData(): Json {
    const { x = 0, y = 0, elevation = 0, rotation = 0 } = this.document;
    const { dimRadius: dim, brightRadius: bright, radius } = this;
    return { ...this.config, x, y, elevation, rotation, dim, bright, radius, disabled: this.document.hidden ?? false };
  }

  override _onUpdate(changed: object, options: object, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.initializeLightSource();
  }

  override _onDelete(options: object, userId: string): void {
    this.initializeLightSource({ deleted: true });
    super._onDelete(options, userId);
  }

  override async _draw(options: object): Promise<void> {
    await super._draw(options);
    this.initializeLightSource();
  }
}

/** [D14] foundry.canvas.placeables.AmbientSound */
export class AmbientSound extends PlaceableObject {
  static override embeddedName = 'AmbientSound';
  #sound: Sound | null | undefined;

  /** [D14] AmbientSound#field, AmbientSound#isActive, AmbientSound#sync: no page makes it heard here. */
  readonly field = new PIXI.Graphics();

  get isActive(): boolean {
    return !this.document.hidden;
  }

  /** [D14] AmbientSound#refreshControl: no icon of it is drawn here. */
  refreshControl(): void {}

  sync(_isAudible: boolean, _volume?: number, _options?: object): void {}

  /** [D14] AmbientSound#source */
  source: BaseEffectSource | null = null;

  /** [D14] AmbientSound#sound: made when a package asks for it; no page makes it heard here. */
  get sound(): Sound | null {
    this.#sound ??= this._createSound();
    return this.#sound;
  }

  /** [D14] AmbientSound#_createSound */
  protected _createSound(): Sound | null {
    const { path } = this.document as { readonly path?: string };
    return path ? new Sound(path, { context: contextOf('environment') }) : null;
  }

  /** [D14] AmbientSound#radius: in pixels. */
  get radius(): number {
    return pixelsOf((this.document as unknown as { readonly radius?: number }).radius);
  }

  /** [D14] AmbientSound#isAudible */
  get isAudible(): boolean {
    return !this.document.hidden && this.radius > 0;
  }

  /** [D14] AmbientSound#initializeSoundSource, AmbientSound#_getSoundSourceData */
  initializeSoundSource({ deleted = false }: { deleted?: boolean } = {}): void {
    const data = !deleted && this.isAudible ? this._getSoundSourceData() : null;
    this.source = sourceFor(this.source, PointSoundSource, this, data);
  }

  _getSoundSourceData(): Json {
    const { x = 0, y = 0, elevation = 0 } = this.document;
    return { x, y, elevation, radius: this.radius, disabled: !this.isAudible };
  }

  override _onUpdate(changed: object, options: object, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.initializeSoundSource();
  }

  override _onDelete(options: object, userId: string): void {
    this.initializeSoundSource({ deleted: true });
    super._onDelete(options, userId);
  }

  override async _draw(options: object): Promise<void> {
    await super._draw(options);
    this.initializeSoundSource();
  }
}
