import { randomId, type Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { Hooks } from '../hooks';
import type { DocumentOperation } from '../utils';
import { PlacedToken, type Standing } from './placed-token';
import type { Walk } from './region';
import type { User } from './user';

/** [D14] TokenDocument.MOVEMENT_FIELDS: what counts as a movement when it changes. */
const MOVEMENT_FIELDS = ['x', 'y', 'elevation', 'width', 'height', 'depth', 'shape', 'level'] as const;

export const isMovement = (key: string): boolean => MOVEMENT_FIELDS.some(field => field === key);

/** [D14] TokenMovementWaypoint: the data of a waypoint besides its place. */
const OF_WAYPOINTS = ['action', 'snapped', 'explicit', 'checkpoint', 'intermediate'];

/** [D14] foundry.documents.types.TokenMovementOperation: in this host each movement goes to one point, and is over at once. */
interface Movement {
  readonly id: string;
  readonly chain: readonly string[];
  readonly method: string;
  readonly origin: Standing;
  readonly destination: Standing;
  readonly passed: { readonly waypoints: readonly Standing[] };
  readonly pending: { readonly waypoints: readonly Standing[] };
}

const movementOf = (origin: Standing, changes: Data): Movement => {
  const moved = Object.entries(changes).filter(([key]) => key in origin);
  const destination = { ...origin, ...Object.fromEntries(moved) } as Standing;
  const [passed, pending] = [{ waypoints: [destination] }, { waypoints: [] }];
  return { id: randomId(), chain: [], method: 'api', origin, destination, passed, pending };
};

/** [D14] foundry.documents.TokenDocument, only its movements. */
export class MovingToken extends PlacedToken {
  static readonly MOVEMENT_FIELDS = MOVEMENT_FIELDS;

  /**
   * [D14] TokenDocument#move: through one point after the other, each an update; resolves with whether it reached the
   * last. The page calls an update to the same point its equal.
   */
  async move(waypoints: Data | readonly Data[], operation: DocumentOperation = {}): Promise<boolean> {
    for (const waypoint of [waypoints].flat() as readonly Data[]) {
      const wanted = Object.entries(waypoint).filter(([key]) => !OF_WAYPOINTS.includes(key));
      await this.update(Object.fromEntries(wanted), operation);
      const reached = wanted.every(([key, value]) => !isMovement(key) || this._source[key] === value);
      if (!reached) return false;
    }
    return true;
  }

  /** [D14] TokenDocument#resize: to another width or height, around its own corner. */
  async resize(size: Data, operation: DocumentOperation = {}): Promise<boolean> {
    await this.update(size, operation);
    return Object.entries(size).every(([key, value]) => this._source[key] === value);
  }

  /** [D14] TokenDocument#movement: the last one; here it is always over. */
  movement: Movement & { readonly state: string } = { ...movementOf(this.standing, {}), state: 'completed' };

  private get standing(): Standing {
    const { x, y, elevation, width, height } = this;
    return { x, y, elevation, width, height };
  }

  /** Where it was before the current change. */
  private stood = this.standing;

  override async _preUpdate(changes: Data, options: Operation, user: User | null): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    if (!Object.keys(changes).some(isMovement)) return undefined;
    // [M] mclemente/about-face (13): who moves is told both coordinates, also where only one changes
    if ('x' in changes || 'y' in changes) Object.assign(changes, { x: this.x, y: this.y, ...changes });
    return Hooks.call('preMoveToken', this, movementOf(this.standing, changes), options) ? undefined : false;
  }

  /** Regions hear that it moves. */
  protected tellRegions(_walk: Walk, _userId: string): void {}

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (!Object.keys(changes).some(isMovement)) return;
    this.tellRegions('moved', userId);
    const movement = movementOf(this.stood, changes);
    this.movement = { ...movement, state: 'completed' };
    this.stood = this.standing;
    Hooks.callAll('moveToken', this, movement, options, current.game.users.get(userId) ?? null);
  }
}
