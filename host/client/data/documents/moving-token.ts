import { randomId, type Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { Hooks } from '../hooks';
import type { DocumentOperation } from '../utils';
import { carryRegions } from './attached-regions';
import { PlacedToken, type Standing } from './placed-token';
import type { Walk } from './region';
import type { User } from './user';

/** [D14] TokenDocument.MOVEMENT_FIELDS: what counts as a movement when it changes. */
const MOVEMENT_FIELDS = ['x', 'y', 'elevation', 'width', 'height', 'depth', 'shape', 'level'] as const;

export const isMovement = (key: string): boolean => MOVEMENT_FIELDS.some(field => field === key);

/** [D14] TokenMovementWaypoint: the data of a waypoint besides its place. */
const OF_WAYPOINTS = ['action', 'snapped', 'explicit', 'checkpoint', 'intermediate'];

/** [D14] TokenMovementSectionData: a part of a way, as the grid measures it. */
interface Section {
  readonly waypoints: readonly Partial<Standing>[];
  readonly distance: number;
  readonly cost: number;
  readonly spaces: number;
  readonly diagonals: number;
}

/** [D14] foundry.documents.types.TokenMovementOperation: here each point of a way is one, and is reached at once. */
interface Movement {
  readonly id: string;
  /** The movements before this one on the same way. */
  readonly chain: readonly string[];
  readonly method: string;
  readonly origin: Standing;
  readonly destination: Standing;
  readonly passed: Section;
  readonly pending: Section;
  readonly history: { readonly recorded: Section; readonly unrecorded: Section } & Section;
  readonly recorded: boolean;
  autoRotate: boolean;
  showRuler: boolean;
  readonly [more: string]: unknown;
}

/** What a way tells of itself with each of its points. */
interface Way {
  readonly chain?: readonly string[];
  readonly pending?: readonly Data[];
  readonly method?: string;
  readonly autoRotate?: boolean;
  readonly showRuler?: boolean;
}

/** [D14] foundry.documents.TokenDocument, only its movements. */
export class MovingToken extends PlacedToken {
  static readonly MOVEMENT_FIELDS = MOVEMENT_FIELDS;

  /** Who waits at a point of the way, and how the way goes on. */
  private halted: { readonly until: Promise<void>; readonly resume: () => void } | undefined;

  /**
   * [D14] TokenDocument#move: through one point after the other, each an update; resolves with whether it reached the
   * last. The page calls an update to the same point its equal.
   */
  async move(
    waypoints: Data | readonly Data[],
    { method, autoRotate, showRuler, ...operation }: DocumentOperation & Way = {},
  ): Promise<boolean> {
    const all = [waypoints].flat() as readonly Data[];
    const chain: string[] = [];
    for (const [index, waypoint] of all.entries()) {
      const wanted = Object.entries(waypoint).filter(([key]) => !OF_WAYPOINTS.includes(key));
      const isThere = (): boolean => wanted.every(([key, value]) => !isMovement(key) || this._source[key] === value);
      if (isThere()) continue;
      const way: Way = { chain: [...chain], pending: [...all.slice(index + 1)], ...(method && { method }) };
      const shown = { ...(autoRotate && { autoRotate }), ...(showRuler !== undefined && { showRuler }) };
      const movement = { ...(operation['movement'] as Data | undefined), [this.id]: { ...way, ...shown } };
      await this.update(Object.fromEntries(wanted), { ...operation, movement });
      await this.halted?.until;
      if (!isThere() || this.movement.state === 'stopped') return false;
      chain.push(this.movement.id);
    }
    return true;
  }

  /** [D14] TokenDocument#stopMovement: it stays where it is. */
  stopMovement(): boolean {
    const isUnderway = this.movement.pending.waypoints.length > 0;
    if (isUnderway) this.movement = { ...this.movement, state: 'stopped' };
    this.halted?.resume();
    if (isUnderway) Hooks.callAll('stopToken', this);
    return isUnderway;
  }

  /** [D14] TokenDocument#pauseMovement: until what it returns is called; TokenDocument#resumeMovement. */
  pauseMovement(_key?: string): (() => Promise<boolean>) | null {
    const { id, pending } = this.movement;
    if (pending.waypoints.length === 0) return null;
    let resume = (): void => undefined;
    const until = new Promise<void>(resolve => {
      resume = resolve;
    });
    this.halted ??= { until, resume };
    this.movement = { ...this.movement, state: 'paused' };
    Hooks.callAll('pauseToken', this);
    return () => this.resumeMovement(id);
  }

  async resumeMovement(movementId?: string, _key?: string): Promise<boolean> {
    const { halted } = this;
    if (!halted || (movementId && movementId !== this.movement.id)) return false;
    this.movement = { ...this.movement, state: 'pending' };
    this.halted = undefined;
    halted.resume();
    return true;
  }

  /** [D14] TokenDocument#resize: to another width or height, around its own corner. */
  async resize(size: Data, operation: DocumentOperation = {}): Promise<boolean> {
    await this.update(size, operation);
    return Object.entries(size).every(([key, value]) => this._source[key] === value);
  }

  /** [D14] TokenDocument#movement: the last one. */
  movement: Movement & { readonly state: string } = { ...this.movementTo({}, this.standing), state: 'completed' };

  private get standing(): Standing {
    const { x, y, elevation, width, height } = this;
    return { x, y, elevation, width, height };
  }

  private section(waypoints: readonly Partial<Standing>[]): Section {
    const way = waypoints.length > 1 ? this.measureMovementPath(waypoints) : {};
    const { distance = 0, cost = distance, spaces = 0, diagonals = 0 } = way as Partial<Section>;
    return { waypoints, distance, cost, spaces, diagonals };
  }

  private movementTo(changes: Data, origin: Standing, way: Way = {}): Movement {
    const moved = Object.entries(changes).filter(([key]) => key in origin);
    const destination = { ...origin, ...Object.fromEntries(moved) } as Standing;
    const { chain = [], pending = [], method = 'api', autoRotate = false, showRuler = method === 'dragging' } = way;
    const [recorded, unrecorded] = [this.section(this.movementHistory), this.section([])];
    return {
      ...{ id: randomId(), chain, method, origin, destination, autoRotate, showRuler },
      passed: { ...this.section(moved.length > 0 ? [origin, destination] : []), waypoints: [destination] },
      pending: this.section(pending),
      history: { ...recorded, recorded, unrecorded },
      recorded: this._shouldRecordMovementHistory(),
      ...{ constrained: false, constrainOptions: {}, measureOptions: {}, terrainOptions: {}, updateOptions: {} },
      ...{ split: false, subpathId: '', finished: Promise.resolve(true) },
      animation: { duration: 0, started: Promise.resolve(), ended: Promise.resolve() },
    };
  }

  /** [D14] TokenDocument#movementHistory: the way of its turn, with where it began. */
  get movementHistory(): Data[] {
    return (this._source['_movementHistory'] ?? []) as Data[];
  }

  /** [M] TokenDocument#_shouldRecordMovementHistory: in a fight that has begun. */
  _shouldRecordMovementHistory(): boolean {
    const { combat } = current.game;
    return Boolean(combat?.started && combat.getCombatantsByToken(this.id)[0]);
  }

  /** [D14] TokenDocument#clearMovementHistory, hookEvents.recordToken */
  async clearMovementHistory(): Promise<void> {
    if (this.movementHistory.length > 0) await this.update({ _movementHistory: [] });
  }

  /** [D14] TokenDocument#revertRecordedMovement: back to where it stood before. */
  async revertRecordedMovement(_movementId?: string): Promise<boolean> {
    const kept = this.movementHistory.slice(0, -1);
    const { x, y, elevation } = (kept.at(-1) ?? {}) as Partial<Standing>;
    if (kept.length === 0) return false;
    const movement = { [this.id]: { method: 'undo' } };
    await this.update({ x, y, elevation, _movementHistory: kept.length > 1 ? kept : [] }, { movement });
    return true;
  }

  private wayIn(options: Operation): Way {
    return ((options['movement'] as Data | undefined)?.[this.id] ?? {}) as Way;
  }

  /** Where it was before the current change. */
  private stood = this.standing;

  /** [D14] TokenDocument#_preUpdateMovement, TokenDocument#_onUpdateMovement: false refuses it. */
  async _preUpdateMovement(_movement: Movement, _operation: Operation): Promise<boolean | void> {}

  _onUpdateMovement(_movement: Movement, _operation: Operation, _user: User | null): void {}

  override async _preUpdate(changes: Data, options: Operation, user: User | null): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    if (!Object.keys(changes).some(isMovement)) return undefined;
    // [M] mclemente/about-face (13): who moves is told both coordinates, also where only one changes
    if ('x' in changes || 'y' in changes) Object.assign(changes, { x: this.x, y: this.y, ...changes });
    const movement = this.movementTo(changes, this.standing, this.wayIn(options));
    if ((await this._preUpdateMovement(movement, options)) === false) return false;
    if (!Hooks.call('preMoveToken', this, movement, options)) return false;
    if (movement.autoRotate) this.turn(changes, movement);
    if (movement.recorded && !('_movementHistory' in changes)) {
      const before = this.movementHistory.length > 0 ? this.movementHistory : [movement.origin];
      changes['_movementHistory'] = [...before, movement.destination];
    }
    return undefined;
  }

  /** [M] TokenMovementOptions#autoRotate: it looks where it goes, down without any rotation, unless that is locked. */
  private turn(changes: Data, { origin, destination }: Movement): void {
    const [dx, dy] = [destination.x - origin.x, destination.y - origin.y];
    if ('rotation' in changes || this._source['lockRotation'] || (dx === 0 && dy === 0)) return;
    changes['rotation'] = (Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + 270) % 360;
  }

  /** Regions hear that it moves. */
  protected tellRegions(_walk: Walk, _userId: string): void {}

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('_movementHistory' in changes) Hooks.callAll('recordToken', this);
    if (!Object.keys(changes).some(isMovement)) return;
    this.tellRegions('moved', userId);
    const user = current.game.users.get(userId) ?? null;
    const movement = { ...this.movementTo(changes, this.stood, this.wayIn(options)), user };
    this.movement = { ...movement, state: movement.pending.waypoints.length > 0 ? 'pending' : 'completed' };
    void carryRegions(this, movement.origin, movement.destination, userId);
    this.stood = this.standing;
    this._onUpdateMovement(movement, options, user);
    Hooks.callAll('moveToken', this, movement, options, user);
  }
}
