/** [D14] foundry.canvas.placeables.Token: what it sees and how it shines, as packages ask for it. Nothing is lit or hidden here. */
import type { Json } from '../../ui/globals';
import { PointDarknessSource, PointLightSource, PointVisionSource, type BaseEffectSource } from '../sources';
import { pixelsOf, sourceFor } from './light-and-sound';
import { MeshedObject } from './meshed-object';

interface Shining {
  readonly light: { readonly bright?: number; readonly dim?: number; readonly negative?: boolean };
  readonly sight: { readonly enabled?: boolean; readonly range?: number | null };
}

export abstract class SeeingToken extends MeshedObject {
  /** [D14] Token#light, Token#vision: there while it shines or sees. */
  light: BaseEffectSource | null = null;
  vision: BaseEffectSource | null = null;

  private get lit(): Shining {
    return this.document as unknown as Shining;
  }

  /** [D14] Token#externalRadius: of the circle in which it is inscribed by its larger side. */
  get externalRadius(): number {
    return Math.max(this.bounds.width, this.bounds.height) / 2;
  }

  /** [D14] Token#hasSight, Token#sightRange: in pixels. */
  get hasSight(): boolean {
    return Boolean(this.lit.sight.enabled);
  }

  get sightRange(): number {
    return this.getLightRadius(this.lit.sight.range ?? Number.POSITIVE_INFINITY);
  }

  /** [D14] Token#dimRadius, Token#brightRadius, Token#radius: of its light, in pixels. */
  get dimRadius(): number {
    return this.getLightRadius(this.lit.light.dim ?? 0);
  }

  get brightRadius(): number {
    return this.getLightRadius(this.lit.light.bright ?? 0);
  }

  get radius(): number {
    return Math.max(this.dimRadius, this.brightRadius);
  }

  /** [D14] Token#emitsLight, Token#emitsDarkness, Token#isLightSource, Token#isDarknessSource */
  get emitsLight(): boolean {
    return !this.lit.light.negative && !this.document.hidden && this.radius > 0;
  }

  get emitsDarkness(): boolean {
    return Boolean(this.lit.light.negative) && !this.document.hidden && this.radius > 0;
  }

  /** [D14] Token#getLightRadius: from its centre, where the units count from its edge. */
  getLightRadius(units: number): number {
    return units === 0 ? 0 : pixelsOf(units) + this.externalRadius;
  }

  /** [D14] Token#initializeSources, Token#initializeLightSource, Token#initializeVisionSource */
  initializeSources({ deleted = false }: { deleted?: boolean } = {}): void {
    this.initializeLightSource({ deleted });
    this.initializeVisionSource({ deleted });
  }

  initializeLightSource({ deleted = false }: { deleted?: boolean } = {}): void {
    const Kind = this.emitsDarkness ? PointDarknessSource : PointLightSource;
    const isOn = !deleted && (this.emitsLight || this.emitsDarkness);
    this.light = sourceFor(this.light, Kind, this, isOn ? this._getLightSourceData() : null);
  }

  initializeVisionSource({ deleted = false }: { deleted?: boolean } = {}): void {
    const isOn = !deleted && this._isVisionSource();
    this.vision = sourceFor(this.vision, PointVisionSource, this, isOn ? this._getVisionSourceData() : null);
  }

  /** [D14] Token#_isVisionSource: it sees for this user while they choose it. */
  _isVisionSource(): boolean {
    return this.hasSight && this.controlled && !this.document.hidden;
  }

  private get place(): Json {
    const { center, externalRadius } = this;
    const { elevation = 0, rotation = 0 } = this.document;
    return { x: center.x, y: center.y, elevation, rotation, externalRadius };
  }

  /** [D14] Token#_getLightSourceData, Token#_getVisionSourceData */
  _getLightSourceData(): Json {
    const { dimRadius: dim, brightRadius: bright, radius } = this;
    return {
      ...this.lit.light,
      ...this.place,
      dim,
      bright,
      radius,
      disabled: !(this.emitsLight || this.emitsDarkness),
    };
  }

  _getVisionSourceData(): Json {
    const { sightRange } = this;
    const radius = Number.isFinite(sightRange) ? sightRange : 0;
    return { ...this.lit.sight, ...this.place, radius, lightRadius: sightRange, disabled: false };
  }

  override _onControl(options: object): void {
    super._onControl(options);
    this.initializeVisionSource();
  }

  override _onRelease(options: object): void {
    super._onRelease(options);
    this.initializeVisionSource();
  }

  override _onUpdate(changed: object, options: object, userId: string): void {
    super._onUpdate(changed, options, userId);
    this.initializeSources();
  }

  override _onDelete(options: object, userId: string): void {
    super._onDelete(options, userId);
    this.initializeSources({ deleted: true });
  }

  override async _draw(options: object): Promise<void> {
    await super._draw(options);
    if (!this.destroyed && !this.isPreview) this.initializeSources();
  }
}
