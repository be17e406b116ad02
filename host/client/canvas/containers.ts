/** [D14] foundry.canvas.containers: the base classes of packages' drawings. */
import type { Texture } from 'pixi.js';
import { PIXI } from './pixi';

export interface Point {
  x: number;
  y: number;
}

/** [D14] foundry.canvas.containers.SpriteMesh: also one of the scene's own pictures, at a height. */
export class SpriteMesh extends PIXI.Sprite {
  elevation = 0;
  sort = 0;

  /** [D14] SpriteMesh#sourceElement: the picture or the film of its texture. */
  get sourceElement(): unknown {
    return (this.texture?.baseTexture.resource as { readonly source?: unknown } | undefined)?.source;
  }

  /** [D14] SpriteMesh#isVideo */
  get isVideo(): boolean {
    return this.sourceElement instanceof HTMLVideoElement;
  }
}

/** The object of a mesh, and its texture. */
interface MeshOptions {
  readonly texture?: Texture | null;
  readonly name?: string;
  readonly object?: unknown;
}

/** [D14] foundry.canvas.primary.PrimarySpriteMesh: the mesh of an object of the scene. */
export class PrimarySpriteMesh extends SpriteMesh {
  readonly object: unknown;

  constructor(options: MeshOptions | Texture = {}) {
    const given: MeshOptions = options instanceof PIXI.Texture ? { texture: options } : options;
    super(given.texture ?? PIXI.Texture.EMPTY);
    this.object = given.object ?? null;
    if (given.name !== undefined) this.name = given.name;
  }
}

/** [D14] QuadMesh, GridMesh and the like: made of a class of shaders, with data; a plain canvas draws nothing by them. */
export class ShaderMesh extends PIXI.Container {
  data: Record<string, unknown> = {};
  shader: unknown = null;

  constructor(shaderClass?: unknown) {
    super();
    this.setShaderClass(shaderClass);
  }

  /** [D13] QuadMesh#setShaderClass, GridMesh#initialize */
  setShaderClass(shaderClass: unknown): void {
    this.shader = (shaderClass as { create?(): unknown } | undefined)?.create?.() ?? null;
  }

  initialize(data: object = {}): this {
    this._initialize(data);
    return this;
  }

  /** [D14] GridMesh#_initialize */
  _initialize(data: object): void {
    Object.assign(this.data, data);
  }
}

/** [D14] foundry.canvas.containers.DoorMesh: the picture of a door; its height and order are accessors, which packages wrap `[M]`. */
export class DoorMesh extends ShaderMesh {
  #elevation = 0;
  #sort = 0;

  get elevation(): number {
    return this.#elevation;
  }

  set elevation(height: number) {
    this.#elevation = height;
  }

  get sort(): number {
    return this.#sort;
  }

  set sort(order: number) {
    this.#sort = order;
  }
}

/** [D14] foundry.canvas.containers.PreciseText */
export class PreciseText extends PIXI.Text {
  /** [D14] PreciseText.getTextStyle */
  static getTextStyle(options: object = {}): InstanceType<typeof PIXI.TextStyle> {
    return new PIXI.TextStyle({ fontFamily: 'Signika', fontSize: 24, fill: '#ffffff', ...options });
  }
}

/** [D14] foundry.canvas.containers.FullCanvasObjectMixin */
export const FullCanvasObjectMixin = <B extends typeof PIXI.Container>(Base: B): B => {
  const Extended = Base as unknown as typeof PIXI.Container;
  return class FullCanvasObject extends Extended {} as unknown as B;
};
