import type { Rectangle } from 'pixi.js';
import { Color } from '../../data/color';
import { page, type HostUser, type Json } from '../../ui/globals';
import { board } from '../board';
import { PIXI } from '../pixi';
import { PointSourcePolygon, type SourceConfig } from '../source-polygon';
import { DecoratedToken } from './decorated-token';
import { isPair } from './placeable-object';
import { globals } from '../../global';

/** The user, with the members for targeting. */
interface Aiming extends HostUser {
  readonly targets: Set<Token>;
  broadcastActivity(activity: object): void;
}

interface TokenSource {
  readonly width: number;
  readonly height: number;
  readonly hidden: boolean;
  readonly actor?: Json | null;
}

/** [D14] foundry.canvas.placeables.Token */
export class Token extends DecoratedToken {
  protected readonly kind = 'tokens';
  static override embeddedName = 'Token';

  /** [D14] Token#targeted: the users who target it. */
  readonly targeted = new Set<HostUser>();

  /** [D14] Token#animationContexts: the movements in progress; here a token is at once where its document says. */
  readonly animationContexts = new Map<string, object>();

  /** [D14] Token#_getTooltipText: its height over the ground. */
  _getTooltipText(): string {
    const { elevation = 0 } = this.document;
    if (elevation === 0) return '';
    const { units = '' } = board().grid as unknown as { readonly units?: string };
    return `${elevation > 0 ? '+' : ''}${elevation} ${units}`.trim();
  }

  private get source(): TokenSource {
    return this.document as unknown as TokenSource;
  }

  /** [D14] Token#name, Token#actor */
  override get name(): string {
    return this.document.name;
  }

  get actor(): Json | null {
    return this.source.actor ?? null;
  }

  /** [D14] Token#w, Token#h: its size in pixels. */
  get w(): number {
    return this.source.width * board().dimensions.size;
  }

  get h(): number {
    return this.source.height * board().dimensions.size;
  }

  /** [D14] Token#getSize */
  getSize(): { width: number; height: number } {
    return { width: this.w, height: this.h };
  }

  override get bounds(): Rectangle {
    const { x = 0, y = 0 } = this.dragged ?? this.document;
    return new PIXI.Rectangle(x, y, this.w, this.h);
  }

  /** [D14] Token#shape, Token#getShape: its outline, from its own corner; here always a rectangle. */
  get shape(): Rectangle {
    return this.getShape();
  }

  getShape(): Rectangle {
    return new PIXI.Rectangle(0, 0, this.w, this.h);
  }

  /** [D14] Token#isVisible */
  get isVisible(): boolean {
    return !this.source.hidden || (page.game.user?.isGM ?? false);
  }

  /** [D14] Token#combatant, Token#inCombat: who it is in the encounter that is viewed. */
  get combatant(): object | null {
    const { combat } = globals<{
      game: {
        combat: { getCombatantsByToken(token: string): readonly object[] } | null;
      };
    }>().game;
    return combat?.getCombatantsByToken(this.document.id)[0] ?? null;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  /** [D14] TokenMovementMethod, TokenMovementOptions#autoRotate: a drag is a movement of its own kind. */
  override _prepareDragLeftDropUpdates(event: unknown): Json[] | [Json[], Json] | null {
    const dropped = super._prepareDragLeftDropUpdates(event);
    if (!dropped) return null;
    const [updates, options] = isPair(dropped) ? dropped : [dropped, {}];
    const autoRotate = page.game.settings.get('core', 'tokenAutoRotate') === true;
    const movement = Object.fromEntries(updates.map(({ _id }) => [String(_id), { method: 'dragging', autoRotate }]));
    return [updates, { ...options, movement }];
  }

  /** [D14] Token#animationName, Token#movementAnimationName, Token#movementAnimationPromise */
  get animationName(): string {
    return `${this.objectId}.animate`;
  }

  get movementAnimationName(): string {
    return `${this.objectId}.move`;
  }

  readonly movementAnimationPromise = null;

  /** [D14] Token#animate, Token#stopAnimation: it is at once where its document says. */
  async animate(_to: object = {}, _options: object = {}): Promise<void> {}

  stopAnimation(_options: object = {}): void {}

  /** [D14] Token#ring: none has one here. */
  readonly ring = null;

  get hasDynamicRing(): boolean {
    return false;
  }

  /** [D14] Token#isDragged */
  get isDragged(): boolean {
    return this.dragged !== undefined;
  }

  /** [D14] Token#getDispositionColor: by CONFIG.Canvas.dispositionColors. */
  getDispositionColor(): Color {
    const { dispositionColors: colors } = page.CONFIG['Canvas'] as { dispositionColors: Record<string, number> };
    const { actor, disposition } = this.document as unknown as TokenSource & { disposition: number };
    if (!(page.game.user?.isGM ?? false) && this.document.isOwner) return Color.from(colors['CONTROLLED']);
    const name = { [-2]: 'SECRET', [-1]: 'HOSTILE', 0: 'NEUTRAL', 1: 'FRIENDLY' }[disposition] ?? 'INACTIVE';
    return Color.from(colors[name === 'FRIENDLY' && actor?.['hasPlayerOwner'] ? 'PARTY' : name]);
  }

  /** [D14] Token#measureMovementPath */
  measureMovementPath(waypoints: readonly object[]): unknown {
    return (this.document as unknown as { measureMovementPath(way: readonly object[]): unknown }).measureMovementPath(
      waypoints,
    );
  }

  /** [D14] Token#getCenterPoint, Token#getSnappedPosition: where its centre lies, and where it would lie on the grid. */
  getCenterPoint({ x = 0, y = 0 }: { x?: number; y?: number } = this.document): { x: number; y: number } {
    return { x: x + this.w / 2, y: y + this.h / 2 };
  }

  override getSnappedPosition({ x = 0, y = 0 }: { x?: number; y?: number } = this.document): { x: number; y: number } {
    const { grid } = board() as unknown as { grid: { getSnappedPoint(point: object): { x: number; y: number } } };
    return grid.getSnappedPoint({ x, y });
  }

  /** [D14] Token#checkCollision: whether a wall stops it on the way to a point. */
  checkCollision(
    destination: { x: number; y: number },
    {
      origin = this.getCenterPoint(),
      type = 'move',
      mode = 'any',
    }: SourceConfig & { origin?: { x: number; y: number } } = {},
  ): unknown {
    return PointSourcePolygon.testCollision(origin, destination, { type, mode });
  }

  /** [D14] Token#isTargeted */
  get isTargeted(): boolean {
    return page.game.user !== null && this.targeted.has(page.game.user);
  }

  /** [D14] Token#setTarget: whether a user targets it; reported by the hook `targetToken`. */
  setTarget(targeted = true, { user = page.game.user, releaseOthers = true } = {}): void {
    if (!user) return;
    const { targets } = user as Aiming;
    if (releaseOthers) {
      for (const other of targets) if (other !== this) other.setTarget(false, { user, releaseOthers: false });
    }
    if (this.targeted.has(user) === targeted) return;
    this.targeted[targeted ? 'add' : 'delete'](user);
    targets[targeted ? 'add' : 'delete'](this);
    this.renderFlags.set({ refreshState: true });
    (user as Aiming).broadcastActivity({ targets: [...targets].map(({ id }) => id) });
  }

  override _refreshState(): void {
    super._refreshState();
    this.visible = this.isVisible;
  }

  override _canControl(user: HostUser | null): boolean {
    return user !== null && (user.isGM || this.document.testUserPermission(user, 'OWNER'));
  }

  override _canHUD(user: HostUser | null): boolean {
    return this._canControl(user);
  }

  override _canDrag(user: HostUser | null): boolean {
    return this._canControl(user);
  }

  /** [D14] Token#_onClickLeft: with the tool `target`, it is aimed at. */
  override _onClickLeft(event: { readonly shiftKey?: boolean }): void {
    const { activeTool } = page.game as { readonly activeTool?: string };
    if (activeTool === 'target') this.setTarget(!this.isTargeted, { releaseOthers: !event.shiftKey });
    else super._onClickLeft(event);
  }

  /** [D14] Token#findMovementPath: straight from point to point, as no wall is gone around here. */
  findMovementPath(
    waypoints: readonly object[],
    _options: object = {},
  ): { result: unknown; promise: Promise<unknown>; cancel(): void } {
    const result = [...waypoints];
    return { result, promise: Promise.resolve(result), cancel: () => undefined };
  }

  /** [D14] Token#createTerrainMovementPath */
  createTerrainMovementPath(waypoints: readonly object[], _options: object = {}): object[] {
    return [...waypoints];
  }

  /** [D14] Token#constrainMovementPath: up to the first wall; with whether it was shortened. */
  constrainMovementPath(waypoints: readonly { x: number; y: number }[], _options: object = {}): [object[], boolean] {
    const blocked = waypoints.findIndex((waypoint, index) => {
      const before = waypoints[index - 1];
      if (!before) return false;
      return Boolean(this.checkCollision(this.getCenterPoint(waypoint), { origin: this.getCenterPoint(before) }));
    });
    return blocked < 0 ? [[...waypoints], false] : [waypoints.slice(0, blocked), true];
  }

  override _onDelete(options: object, userId: string): void {
    for (const user of this.targeted) (user as Aiming).targets.delete(this);
    super._onDelete(options, userId);
  }
}
