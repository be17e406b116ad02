export interface Point {
  x: number;
  y: number;
}

/** [K] The part of PIXI's Matrix that modules read: scene coordinates to pixels of the page. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly tx: number;
  readonly ty: number;
  apply(point: Point): Point;
  applyInverse(point: Point): Point;
}

/** [D13] Canvas#stage: where the view stands. `pivot` is the point of the scene in the middle of the page. */
export class Stage {
  readonly pivot: Point = { x: 0, y: 0 };
  readonly scale: Point = { x: 1, y: 1 };
  readonly position: Point = { x: 0, y: 0 };

  /** [D13] Canvas#stage.worldTransform */
  get worldTransform(): Transform {
    const {
      pivot,
      scale: { x: scale },
      position,
    } = this;
    const tx = position.x - pivot.x * scale;
    const ty = position.y - pivot.y * scale;
    return {
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx,
      ty,
      apply: ({ x, y }) => ({ x: x * scale + tx, y: y * scale + ty }),
      applyInverse: ({ x, y }) => ({ x: (x - tx) / scale, y: (y - ty) / scale }),
    };
  }

  /** [K] DisplayObject#toGlobal: a point of the scene as a point of the page. */
  toGlobal(point: Point): Point {
    return this.worldTransform.apply(point);
  }

  /** [K] DisplayObject#toLocal */
  toLocal(point: Point): Point {
    return this.worldTransform.applyInverse(point);
  }
}
