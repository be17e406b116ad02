/** [D14] foundry.canvas.animation.CanvasAnimation: what is animated is at its end at once, and its package is told. */

/** [D14] CanvasAnimationAttribute */
interface Attribute {
  readonly parent: Record<string, unknown>;
  readonly attribute: string;
  readonly to: unknown;
}

/** [D14] CanvasAnimationOptions, with the members that count here. */
interface Options {
  readonly name?: string | symbol;
  readonly duration?: number;
  readonly ontick?: (elapsed: number, animation: object) => void;
}

export class CanvasAnimation {
  /** [D14] CanvasAnimation.STATES */
  static readonly STATES = { WAITING: 0, RUNNING: 1, COMPLETED: 2, TERMINATED: 3, FAILED: 4 } as const;

  /** [D14] CanvasAnimation.animations: those in progress. */
  static readonly animations: Readonly<Record<string, object>> = {};

  /** [D14] CanvasAnimation.animate: resolves with whether it came to its end. */
  static async animate(attributes: readonly Attribute[], options: Options = {}): Promise<boolean> {
    for (const { parent, attribute, to } of attributes) parent[attribute] = to;
    const { duration = 0, name, ontick } = options;
    ontick?.(duration, { name, duration, time: duration, attributes, state: CanvasAnimation.STATES.COMPLETED });
    return true;
  }

  static terminateAnimation(): void {}

  static getAnimation(): undefined {
    return undefined;
  }

  /** [D14] CanvasAnimation.easeInOutCosine, CanvasAnimation.easeInCircle, CanvasAnimation.easeOutCircle */
  static easeInOutCosine(t: number): number {
    return (1 - Math.cos(Math.PI * t)) / 2;
  }

  static easeInCircle(t: number): number {
    return 1 - Math.sqrt(1 - t ** 2);
  }

  static easeOutCircle(t: number): number {
    return Math.sqrt(1 - (t - 1) ** 2);
  }
}
