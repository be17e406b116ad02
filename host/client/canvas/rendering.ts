/** [D14] foundry.canvas.rendering, foundry.canvas.animation: names that packages build on; only PIXI's own filters work. */
import { BooleanField, NumberField, StringField } from '../data/fields';
import type { DataSchema } from '../data/fields/schema-field';
import { DataModel } from '../data/model';
import { PIXI } from './pixi';

/** [D14] foundry.canvas.rendering.filters.AbstractBaseFilter */
export class AbstractBaseFilter extends PIXI.Filter {
  static create(uniforms: object = {}): AbstractBaseFilter {
    return new this(undefined, undefined, uniforms);
  }
}

/** [D14] foundry.canvas.rendering.filters.VisualEffectsMaskingFilter */
export class VisualEffectsMaskingFilter extends AbstractBaseFilter {
  /** [M] VisualEffectsMaskingFilter.FILTER_MODES */
  static readonly FILTER_MODES = { BACKGROUND: 0, ILLUMINATION: 1, COLORATION: 2 } as const;
}

/** [M] foundry.canvas.perception.DetectionMode: what can be detected; nothing here detects. */
export class DetectionMode extends DataModel {
  static readonly DETECTION_TYPES = { SIGHT: 0, SOUND: 1, MOVE: 2, OTHER: 3 } as const;
  static readonly BASIC_MODE_ID = 'basicSight';

  static override defineSchema(): DataSchema {
    return {
      id: new StringField(),
      label: new StringField(),
      tokenConfig: new BooleanField({ initial: true }),
      walls: new BooleanField({ initial: true }),
      angle: new BooleanField({ initial: true }),
      type: new NumberField({ initial: 0 }),
    };
  }

  declare readonly id: string;
  declare readonly label: string;
  declare readonly type: number;

  /** [D14] DetectionMode.getDetectionFilter: what is drawn over what it finds; none here. */
  static getDetectionFilter(): unknown {
    return undefined;
  }

  /** [D14] DetectionMode#_canDetect, DetectionMode#testVisibility: packages decide by their own. */
  _canDetect(_source: unknown, _target: unknown): boolean {
    return true;
  }

  testVisibility(_source: unknown, _mode: unknown, _config: unknown): boolean {
    return true;
  }
}

export class WeatherOcclusionMaskFilter extends AbstractBaseFilter {}

export class ParticleEffect {}

/** [D14] foundry.canvas.rendering.shaders.AbstractBaseShader: a name to build on; nothing here is drawn by it. */
export class AbstractBaseShader extends PIXI.Shader {
  static defaultUniforms: object = {};
  static vertexShader = '';
  static fragmentShader = '';
  static GLSL1_COMPATIBILITY_VERTEX = '';
  static GLSL1_COMPATIBILITY_FRAGMENT = '';

  static create(initialUniforms: object = {}): AbstractBaseShader {
    const program = PIXI.Program.from(this.vertexShader || undefined, this.fragmentShader || undefined);
    return new this(program, { ...this.defaultUniforms, ...initialUniforms });
  }
}

/** [D14] foundry.canvas.rendering.shaders.BaseSamplerShader */
export class BaseSamplerShader extends AbstractBaseShader {
  static classPluginName: string | null = null;
  static _vertexShader = '';
  static _fragmentShader = '';
}

/** [D14] foundry.canvas.rendering.shaders.PrimaryBaseSamplerShader: of the meshes of tiles and tokens. */
export class PrimaryBaseSamplerShader extends BaseSamplerShader {}
