/** [D14] foundry.canvas.perception: what is seen and remembered of a scene. Here everything is; packages ask and wrap. */
import type { Json } from '../ui/globals';
import { DetectionMode } from './rendering';
import { DataModel } from '../data/model';
import { BooleanField, ObjectField, StringField } from '../data/fields';
import type { DataSchema } from '../data/fields/schema-field';
import { RenderFlags } from './render-flags';

/** [D14] VisionMode: how a token sees. */
export class VisionMode extends DataModel {
  static readonly LIGHTING_LEVELS = { DARKNESS: -2, HALFDARK: -1, UNLIT: 0, DIM: 1, BRIGHT: 2, BRIGHTEST: 3 } as const;
  static readonly LIGHTING_VISIBILITY = { DISABLED: 0, ENABLED: 1, REQUIRED: 2 } as const;

  static override defineSchema(): DataSchema {
    return {
      id: new StringField(),
      label: new StringField(),
      tokenConfig: new BooleanField({ initial: true }),
      canvas: new ObjectField(),
      lighting: new ObjectField(),
      vision: new ObjectField(),
    };
  }

  declare readonly id: string;
  declare readonly label: string;
  animated = false;

  activate(_source: unknown): void {}

  deactivate(_source: unknown): void {}

  animate(_dt: number): void {}
}

/** [D14] FogManager (`canvas.fog`): nobody forgets anything here, and nothing is saved. */
export class FogManager {
  readonly exploration: object | null = null;
  readonly sprite: object | null = null;
  readonly extractor: object | null = null;
  readonly resolution: Json = {};

  /** [D14] FogManager#tokenVision, FogManager#fogExploration: as the scene says. */
  get tokenVision(): boolean {
    return false;
  }

  get fogExploration(): boolean {
    return false;
  }

  async initialize(): Promise<void> {}

  async load(): Promise<void> {}

  async save(): Promise<void> {}

  async reset(): Promise<void> {}

  commit(): void {}

  /** [D14] FogManager#isPointExplored: everything is known. */
  isPointExplored(_point: object): boolean {
    return true;
  }
}

/** [D14] PerceptionManager (`canvas.perception`): what has to be worked out again; here nothing waits for it. */
export class PerceptionManager {
  static readonly RENDER_FLAGS: Record<string, { propagate?: string[] }> = Object.fromEntries(
    [
      ...['initializeLighting', 'initializeVision', 'initializeSounds', 'refreshEdges', 'refreshLighting'],
      ...['refreshLightSources', 'refreshVision', 'refreshVisionSources', 'refreshSounds', 'refreshOcclusion'],
      ...['refreshPrimary', 'soundFadeDuration', 'initializeDarknessSources', 'initializeLightSources'],
    ].map(name => [name, {}]),
  );

  readonly renderFlags = new RenderFlags(PerceptionManager.RENDER_FLAGS, this);

  applyRenderFlags(): void {
    this.renderFlags.clear();
  }

  update(flags: Record<string, boolean> = {}): void {
    this.renderFlags.set(flags);
  }

  refresh(): void {}

  initialize(): void {}
}

/** [D14] CONFIG.Canvas.visionModes: core's own, by their names. */
export const visionModes = (): Record<string, VisionMode> =>
  Object.fromEntries(
    ['basic', 'blindness', 'darkvision', 'monochromatic', 'tremorsense', 'lightAmplification'].map(id => {
      const label = `VISION.Mode${id.replace(/^./, letter => letter.toUpperCase())}`;
      const [canvas, lighting] = [
        { shader: null, uniforms: {} },
        { levels: {}, background: {}, illumination: {} },
      ];
      return [id, new VisionMode({ id, label, tokenConfig: id !== 'blindness', canvas, lighting, vision: {} })];
    }),
  );

/** [D14] CONFIG.Canvas.detectionModes: core's own, by their names. */
export const detectionModes = (): Record<string, DetectionMode> => {
  const { SIGHT, MOVE, OTHER } = DetectionMode.DETECTION_TYPES;
  const all = {
    basicSight: [SIGHT, 'BasicSight'],
    lightPerception: [SIGHT, 'LightPerception'],
    seeInvisibility: [SIGHT, 'SeeInvisibility'],
    senseInvisibility: [OTHER, 'SenseInvisibility'],
    feelTremor: [MOVE, 'FeelTremor'],
    seeAll: [SIGHT, 'SeeAll'],
    senseAll: [OTHER, 'SenseAll'],
  } as const;
  return Object.fromEntries(
    Object.entries(all).map(([id, [type, name]]) => [
      id,
      new DetectionMode({ id, type, label: `DETECTION.${name}`, tokenConfig: true, walls: true, angle: true }),
    ]),
  );
};
