/** [D14] foundry.canvas.sources: what is known of a light, a sound or a view; nothing here is lit, heard or seen by it. */
import type { Point } from '../data/geometry';
import { page, type Json } from '../ui/globals';
import { ClockwiseSweepPolygon } from './source-polygon';

interface SourceOptions {
  readonly object?: unknown;
  readonly sourceId?: string;
}

/** [D14] BaseEffectSource */
export class BaseEffectSource {
  static sourceType = '';
  static effectsCollection = 'effects';
  static defaultData: Json = { x: 0, y: 0, elevation: 0, disabled: false };

  object: unknown;
  sourceId: string;
  data: Json;
  shape: unknown = null;
  readonly suppression: Record<string, boolean> = {};
  #isAdded = false;

  constructor({ object = null, sourceId = '' }: SourceOptions = {}) {
    this.object = object;
    this.sourceId = sourceId;
    this.data = { ...(this.constructor as typeof BaseEffectSource).defaultData };
  }

  /** [D14] BaseEffectSource#x, BaseEffectSource#y, BaseEffectSource#origin, BaseEffectSource#elevation */
  get x(): number {
    return Number(this.data['x']);
  }

  get y(): number {
    return Number(this.data['y']);
  }

  get elevation(): number {
    return Number(this.data['elevation']);
  }

  get origin(): Point {
    return { x: this.x, y: this.y };
  }

  /** [D14] BaseEffectSource#effectsCollection: those of its kind on the canvas. */
  get effectsCollection(): Map<string, unknown> | undefined {
    const { effects } = page.canvas as { readonly effects?: Json };
    const found = effects?.[(this.constructor as typeof BaseEffectSource).effectsCollection];
    return found instanceof Map ? found : undefined;
  }

  /** [D14] BaseEffectSource#active, BaseEffectSource#attached, BaseEffectSource#suppressed */
  get active(): boolean {
    return this.#isAdded && !this.data['disabled'] && !this.suppressed;
  }

  get attached(): boolean {
    return this.#isAdded;
  }

  get suppressed(): boolean {
    return Object.values(this.suppression).some(Boolean);
  }

  /** [D14] BaseEffectSource#initialize */
  initialize(data: Json = {}, { reset = false }: { reset?: boolean } = {}): this {
    const known = (this.constructor as typeof BaseEffectSource).defaultData;
    this.data = { ...(reset ? known : this.data), ...data };
    this._initialize(data);
    this._createShapes();
    this.refresh();
    return this;
  }

  /** [D14] BaseEffectSource#_initialize, BaseEffectSource#_createShapes */
  _initialize(_data: Json): void {}

  _createShapes(): void {}

  refresh(): void {}

  /** [D14] BaseEffectSource#add, BaseEffectSource#remove, BaseEffectSource#destroy */
  add(): void {
    this.#isAdded = true;
    this.effectsCollection?.set(this.sourceId, this);
  }

  remove(): void {
    this.#isAdded = false;
    this.effectsCollection?.delete(this.sourceId);
  }

  destroy(): void {
    this.remove();
    this.shape = null;
  }

  /** [D14] BaseEffectSource#testPoint */
  testPoint({ x, y }: Point): boolean {
    const { shape } = this;
    return shape instanceof ClockwiseSweepPolygon && shape.contains(x, y);
  }
}

/** [D14] RenderedEffectSource */
export class RenderedEffectSource extends BaseEffectSource {
  static override defaultData: Json = { ...BaseEffectSource.defaultData, animation: {}, seed: null, color: null };
  readonly layers: Json = {};
  readonly animation: Json = {};

  animate(_dt: number): void {}
}

/** [D14] BaseLightSource */
export class BaseLightSource extends RenderedEffectSource {
  static override sourceType = 'light';
  static override effectsCollection = 'lightSources';
  static override defaultData: Json = {
    ...RenderedEffectSource.defaultData,
    alpha: 0.5,
    bright: 0,
    dim: 0,
    luminosity: 0.5,
  };
}

type SourceClass = typeof BaseEffectSource;

/** [D14] PointEffectSourceMixin: a source with a radius and an angle, whose shape ends at the walls. */
export const PointEffectSourceMixin = <B extends SourceClass>(Base: B): B =>
  class PointEffectSource extends (Base as SourceClass) {
    static override defaultData: Json = {
      ...Base.defaultData,
      radius: 0,
      externalRadius: 0,
      rotation: 0,
      angle: 360,
      walls: true,
    };

    get radius(): number {
      return Number(this.data['radius']);
    }

    override _createShapes(): void {
      const { sourceType } = this.constructor as SourceClass;
      const { radius, angle, rotation } = this.data as Record<string, number>;
      if (!radius || !(page.canvas as { readonly ready: boolean }).ready) return;
      const limits = { type: sourceType || 'sight', radius, angle: angle ?? 360, rotation: rotation ?? 0 };
      this.shape = ClockwiseSweepPolygon.create(this.origin, limits);
    }
  } as unknown as B;

/** [D14] GlobalLightSource, and the sources with a centre. */
export class GlobalLightSource extends BaseLightSource {}
export class PointLightSource extends PointEffectSourceMixin(BaseLightSource) {}
export class PointDarknessSource extends PointEffectSourceMixin(BaseLightSource) {
  static override sourceType = 'darkness';
  static override effectsCollection = 'darknessSources';
}
export class PointVisionSource extends PointEffectSourceMixin(RenderedEffectSource) {
  static override sourceType = 'sight';
  static override effectsCollection = 'visionSources';

  /** [D14] PointVisionSource#los, PointVisionSource#fov, PointVisionSource#light: here all end where the walls do. */
  get los(): BaseEffectSource['shape'] {
    return this.shape;
  }

  get fov(): BaseEffectSource['shape'] {
    return this.shape;
  }

  get light(): BaseEffectSource['shape'] {
    return this.shape;
  }

  /** [D14] PointVisionSource#visionMode, PointVisionSource#isBlinded */
  get visionMode(): unknown {
    const { visionModes } = page.CONFIG['Canvas'] as { visionModes?: Record<string, unknown> };
    return visionModes?.[String(this.data['visionMode'] ?? 'basic')] ?? null;
  }

  get isBlinded(): boolean {
    return this.data['blinded'] === true;
  }
}
export class PointSoundSource extends PointEffectSourceMixin(BaseEffectSource) {
  static override sourceType = 'sound';
  static override effectsCollection = 'soundSources';
}
export class PointMovementSource extends PointEffectSourceMixin(BaseEffectSource) {
  static override sourceType = 'move';
}
