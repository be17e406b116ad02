/** [D14] foundry.canvas.interaction.Ruler: a path that a user measures. The host draws none; packages extend and ask it. */
import { page, type Json } from '../ui/globals';

/** [D14] RulerWaypoint's beginning: a point with a height. */
interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly elevation?: number;
}

/** A way as the grid measures it. */
interface Measured {
  readonly waypoints: readonly object[];
  readonly [part: string]: unknown;
}

interface MeasuringGrid {
  measurePath(path: readonly Waypoint[]): Measured;
}

export class Ruler {
  /** [D14] Ruler.WAYPOINT_LABEL_TEMPLATE, Ruler.canMeasure */
  static readonly WAYPOINT_LABEL_TEMPLATE = 'templates/hud/waypoint-label.hbs';

  static get canMeasure(): boolean {
    return (page.game as unknown as { activeTool?: string }).activeTool === 'ruler';
  }

  #path: Waypoint[] = [];
  hidden = false;
  visible = false;

  constructor(readonly user: { readonly id: string; readonly color: unknown } | null = null) {}

  /** [D14] Ruler#active, Ruler#color, Ruler#path, Ruler#origin, Ruler#destination */
  get active(): boolean {
    return this.#path.length > 0;
  }

  get color(): unknown {
    return this.user?.color ?? null;
  }

  get path(): Waypoint[] {
    return this.#path;
  }

  set path(path: Waypoint[]) {
    this.#path = [...path];
    this._onPathChange();
    this.refresh();
  }

  get origin(): Waypoint | undefined {
    return this.#path[0];
  }

  get destination(): Waypoint | undefined {
    return this.#path.at(-1);
  }

  /** [D14] Ruler#measurement: by the grid of the scene. */
  get measurement(): Measured | undefined {
    const { grid } = page.canvas as { readonly grid?: MeasuringGrid };
    return this.active ? grid?.measurePath(this.#path) : undefined;
  }

  /** [D14] Ruler#addPathWaypoint, Ruler#removePathWaypoint, Ruler#changePathElevation */
  addPathWaypoint(point: Waypoint): void {
    this.path = [...this.#path, point];
  }

  removePathWaypoint(): void {
    this.path = this.#path.slice(0, -1);
  }

  changePathElevation(delta: number): void {
    const last = this.destination;
    if (last) this.path = [...this.#path.slice(0, -1), { ...last, elevation: (last.elevation ?? 0) + delta }];
  }

  /** [D14] Ruler#reset, Ruler#clear, Ruler#update: what another page of its user has. */
  reset(): void {
    this.path = [];
  }

  clear(): void {
    this.reset();
  }

  update({ path = [], hidden = false }: { path?: Waypoint[]; hidden?: boolean } = {}): void {
    this.hidden = hidden;
    this.path = path;
  }

  /** [D14] Ruler#draw, Ruler#refresh, Ruler#destroy, Ruler#_onPathChange: for subclasses. */
  async draw(): Promise<void> {}

  refresh(): void {}

  destroy(): void {}

  _onPathChange(): void {}

  _onDragStart(_event: unknown): void {}

  _onMouseMove(_event: unknown): void {}

  _onMouseUp(_event: unknown): void {}

  /** [D14] Ruler#_getWaypointLabelContext, Ruler#_getWaypointStyle, Ruler#_getSegmentStyle: what a point and a line look like. */
  _getWaypointLabelContext(waypoint: Json & { readonly measurement?: Json }, _state: object): Json | undefined {
    const { measurement = {} } = waypoint;
    return { distance: { total: measurement['distance'] ?? 0 }, elevation: { total: waypoint['elevation'] ?? 0 } };
  }

  _getWaypointStyle(_waypoint: object): Json {
    return { radius: 6, color: this.color, alpha: 1 };
  }

  _getSegmentStyle(_waypoint: object): Json {
    return { width: 4, color: this.color, alpha: 1 };
  }
}

/** The ruler of a user: of the class that CONFIG names. */
export const rulerOf = (user: unknown): Ruler => {
  const { rulerClass } = page.CONFIG['Canvas'] as { rulerClass?: typeof Ruler };
  return new (rulerClass ?? Ruler)(user as ConstructorParameters<typeof Ruler>[0]);
};
