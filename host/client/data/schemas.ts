/** [D14] foundry.data: the models and schemas that documents are made of. */
import { PolygonTree, PolygonTreeNode } from './documents/region-outlines';
import * as fields from './fields';
import type { Data } from '../../shared/json';
import type { FieldOptions } from './fields/data-field';
import type { DataSchema } from './fields/schema-field';
import { ActiveEffectTypeDataModel } from './effect-model';
import { DataModel } from './model';
import { regionBehaviors } from './region-behaviors';

const {
  AlphaField,
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  FilePathField,
  NumberField,
  SchemaField,
  StringField,
} = fields;

/** [D14] foundry.data.TextureData: a SchemaField with the parts of a texture. */
export class TextureData extends SchemaField {
  constructor(
    options: FieldOptions = {},
    {
      categories = ['IMAGE', 'VIDEO'],
      initial = {},
      wildcard = false,
      label = '',
    }: { categories?: string[]; initial?: Data; wildcard?: boolean; label?: string } = {},
  ) {
    const of = (key: string, otherwise: unknown): unknown => initial[key] ?? otherwise;
    super(
      {
        src: new FilePathField({ categories, initial: of('src', null), label, wildcard }),
        anchorX: new NumberField({ nullable: false, initial: of('anchorX', 0) }),
        anchorY: new NumberField({ nullable: false, initial: of('anchorY', 0) }),
        offsetX: new NumberField({ nullable: false, integer: true, initial: of('offsetX', 0) }),
        offsetY: new NumberField({ nullable: false, integer: true, initial: of('offsetY', 0) }),
        fit: new StringField({ initial: of('fit', 'fill'), choices: ['fill', 'contain', 'cover', 'width', 'height'] }),
        scaleX: new NumberField({ nullable: false, initial: of('scaleX', 1) }),
        scaleY: new NumberField({ nullable: false, initial: of('scaleY', 1) }),
        rotation: new AngleField({ initial: of('rotation', 0) }),
        tint: new ColorField({ nullable: false, initial: of('tint', '#ffffff') }),
        alphaThreshold: new AlphaField({ nullable: false, initial: of('alphaThreshold', 0) }),
      },
      options,
    );
  }
}

const number = (initial = 0): fields.NumberField => new NumberField({ required: true, nullable: false, initial });

/** [D14] foundry.data.BaseShapeData and the shapes of drawings and regions. */
export class BaseShapeData extends DataModel {
  static TYPE = '';
  static override defineSchema(): DataSchema {
    return { type: new StringField({ required: true, blank: false, initial: this.TYPE }), hole: new BooleanField() };
  }
}
const shape = (TYPE: string, own: () => DataSchema): typeof BaseShapeData =>
  class extends BaseShapeData {
    static override TYPE = TYPE;
    static override defineSchema(): DataSchema {
      return { ...super.defineSchema(), ...own() };
    }
  };
export const shapes = {
  RectangleShapeData: shape('rectangle', () => ({
    x: number(),
    y: number(),
    width: number(),
    height: number(),
    rotation: new AngleField(),
  })),
  CircleShapeData: shape('circle', () => ({ x: number(), y: number(), radius: number() })),
  EllipseShapeData: shape('ellipse', () => ({
    x: number(),
    y: number(),
    radiusX: number(),
    radiusY: number(),
    rotation: new AngleField(),
  })),
  PolygonShapeData: shape('polygon', () => ({ points: new ArrayField(number()) })),
  LineShapeData: shape('line', () => ({
    x: number(),
    y: number(),
    length: number(),
    width: number(),
    rotation: new AngleField(),
  })),
  ConeShapeData: shape('cone', () => ({
    x: number(),
    y: number(),
    radius: number(),
    angle: number(90),
    rotation: new AngleField(),
  })),
  RingShapeData: shape('ring', () => ({ x: number(), y: number(), innerRadius: number(), outerRadius: number() })),
  EmanationShapeData: shape('emanation', () => ({ radius: number() })),
  GridShapeData: shape('grid', () => ({ offsets: new ArrayField(new fields.ObjectField()) })),
  TokenShapeData: shape('token', () => ({ x: number(), y: number(), width: number(1), height: number(1) })),
};

/** [D14] foundry.data.ShapeData: the shape of a drawing. */
export class ShapeData extends DataModel {
  static TYPES = { RECTANGLE: 'r', CIRCLE: 'c', ELLIPSE: 'e', POLYGON: 'p' };
  static override defineSchema(): DataSchema {
    return {
      type: new StringField({ required: true, blank: false, initial: 'r' }),
      width: new NumberField({ required: true, integer: true }),
      height: new NumberField({ required: true, integer: true }),
      radius: new NumberField({ required: true, integer: true, positive: true }),
      points: new ArrayField(number()),
    };
  }
}

/** [D14] foundry.data.LightData */
export class LightData extends DataModel {
  static override defineSchema(): DataSchema {
    return {
      negative: new BooleanField(),
      priority: number(),
      alpha: new AlphaField({ initial: 0.5 }),
      angle: new AngleField({ initial: 360, normalize: false }),
      bright: number(),
      color: new ColorField(),
      coloration: number(1),
      dim: number(),
      attenuation: new AlphaField({ initial: 0.5 }),
      luminosity: number(0.5),
      saturation: number(),
      contrast: number(),
      shadows: number(),
      animation: new SchemaField({
        type: new StringField({ nullable: true, initial: null }),
        speed: number(5),
        intensity: number(5),
        reverse: new BooleanField(),
      }),
      darkness: new SchemaField({ min: new AlphaField({ initial: 0 }), max: new AlphaField({ initial: 1 }) }),
    };
  }
}

/** [D14] foundry.data.TombstoneData, foundry.data.PrototypeToken: free data under their names. */
export class PrototypeToken extends DataModel {
  static override defineSchema(): DataSchema {
    return { name: new StringField({ required: true }), texture: new TextureData(), actorLink: new BooleanField() };
  }
}

export const dataNamespace = {
  PolygonTree,
  PolygonTreeNode,
  ActiveEffectTypeDataModel,
  ...shapes,
  BaseShapeData,
  LightData,
  PrototypeToken,
  ShapeData,
  TextureData,
  fields,
  regionBehaviors,
};
