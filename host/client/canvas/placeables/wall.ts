import { DOOR_STATES } from '../../../shared/permissions';
import { page, type Json } from '../../ui/globals';
import { board } from '../board';
import type { Point } from '../containers';
import { DoorControl } from '../door-control';
import { interactionOf, playDoorSound, type DoorInteraction } from '../door-sounds';
import { Ray } from '../geometry';
import { PIXI } from '../pixi';
import { PlaceableObject } from './placeable-object';

/** The data of a wall that its object reads. */
interface WallData {
  readonly c: readonly [number, number, number, number];
  readonly door: number;
  readonly ds: number;
  readonly doorSound?: string | null;
}

/** How near to a wall the pointer chooses it, in pixels. */
const NEAR = 12;

/** [D14] foundry.canvas.placeables.Wall: its edge and the icon of its door follow it. */
export class Wall extends PlaceableObject {
  static override embeddedName = 'Wall';

  /** [D14] Wall#doorControl: null where there is no door. */
  doorControl: DoorControl | null = null;

  /** The state of its door that this page knew before. */
  #state = this.data.ds;

  private get data(): WallData {
    return this.document as unknown as WallData;
  }

  /** [D14] Wall#coords, Wall#midpoint, Wall#center */
  get coords(): readonly [number, number, number, number] {
    return this.data.c;
  }

  get midpoint(): [number, number] {
    const [ax, ay, bx, by] = this.coords;
    return [(ax + bx) / 2, (ay + by) / 2];
  }

  override get center(): Point {
    const [x, y] = this.midpoint;
    return { x, y };
  }

  override get bounds(): InstanceType<typeof PIXI.Rectangle> {
    const [ax, ay, bx, by] = this.coords;
    return new PIXI.Rectangle(Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by));
  }

  /** [D14] Wall#isDoor, Wall#isOpen */
  get isDoor(): boolean {
    return this.data.door > 0;
  }

  get isOpen(): boolean {
    return this.isDoor && this.data.ds === DOOR_STATES.OPEN;
  }

  /** [D14] Wall#direction, Wall#isDirectional: the way that it blocks, as an angle. */
  get direction(): number | null {
    const { dir = 0 } = this.document as unknown as { readonly dir?: number };
    if (!dir) return null;
    const [ax, ay, bx, by] = this.coords;
    return Math.atan2(by - ay, bx - ax) + (dir === 1 ? -Math.PI / 2 : Math.PI / 2);
  }

  get isDirectional(): boolean {
    return this.direction !== null;
  }

  /** [D14] Wall#vertices, Wall#line, Wall#endpoints, Wall#directionIcon: what its layer draws; nothing here. */
  get vertices(): { a: Point; b: Point } {
    const [ax, ay, bx, by] = this.coords;
    return { a: { x: ax, y: ay }, b: { x: bx, y: by } };
  }

  readonly line = new PIXI.Graphics();
  readonly endpoints = new PIXI.Graphics();
  readonly directionIcon = null;

  _refreshLine(): void {}

  _refreshEndpoints(): void {}

  _refreshDirection(): void {}

  /** [D14] Wall#_getWallColor: by what it stops. */
  _getWallColor(): number {
    const { sight = 20, move = 20 } = this.document as unknown as { readonly sight?: number; readonly move?: number };
    if (this.isDoor) return this.isOpen ? 0x66cc66 : 0x6666ee;
    return sight === 0 ? 0x77e7e8 : move === 0 ? 0x81b90c : 0xffffbb;
  }

  /** [D14] Wall#initializeEdge: its edge follows its data. */
  initializeEdge(_options: object = {}): void {
    board().edges.followWalls();
  }

  /** [D14] Wall#getLinkedSegments: those that are joined to it end to end. */
  getLinkedSegments(): { ids: string[]; walls: Wall[]; endpoints: number[][] } {
    const { walls: layer } = board() as unknown as { walls?: { placeables: readonly Wall[] } };
    const key = (x: number, y: number): string => `${x},${y}`;
    const ends = new Set<string>();
    const found = new Set<Wall>([this]);
    for (const wall of found) {
      const [ax, ay, bx, by] = wall.coords;
      ends.add(key(ax, ay)).add(key(bx, by));
      for (const other of layer?.placeables ?? []) {
        const [cx, cy, dx, dy] = other.coords;
        if (ends.has(key(cx, cy)) || ends.has(key(dx, dy))) found.add(other);
      }
    }
    const walls = [...found];
    return { ids: walls.map(({ id }) => id), walls, endpoints: [...ends].map(end => end.split(',').map(Number)) };
  }

  /** [D14] Wall#edge, Wall#toRay */
  get edge(): unknown {
    return (board().edges as unknown as ReadonlyMap<string, unknown>).get(`Wall.${this.id}`) ?? null;
  }

  toRay(): Ray {
    const [ax, ay, bx, by] = this.coords;
    return new Ray({ x: ax, y: ay }, { x: bx, y: by });
  }

  override lies({ x, y }: Point): boolean {
    const [ax, ay, bx, by] = this.coords;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
    return Math.hypot(x - (ax + along * (bx - ax)), y - (ay + along * (by - ay))) <= NEAR;
  }

  /** [D12] Wall#createDoorControl, Wall#clearDoorControl */
  createDoorControl(): DoorControl | null {
    this.clearDoorControl();
    const { controls } = board() as unknown as {
      controls?: { doors: { addChild<Made>(made: Made): Made } | null };
    };
    if (!this.isDoor || !controls?.doors) return null;
    const { doorControlClass = DoorControl } = page.CONFIG['Canvas'] as Json & {
      doorControlClass?: typeof DoorControl;
    };
    this.doorControl = controls.doors.addChild(new doorControlClass(this as never));
    void this.doorControl.draw();
    return this.doorControl;
  }

  clearDoorControl(): void {
    if (this.doorControl && !this.doorControl.destroyed) this.doorControl.destroy({ children: true });
    this.doorControl = null;
  }

  override _applyRenderFlags(flags: Record<string, boolean>): void {
    super._applyRenderFlags(flags);
    this.position.set(0, 0);
  }

  override _onCreate(data: object, options: object, userId: string): void {
    super._onCreate(data, options, userId);
    board().edges.followWalls();
    this.createDoorControl();
  }

  override _onUpdate(changed: object, options: object, userId: string): void {
    super._onUpdate(changed, options, userId);
    board().edges.followWalls();
    if ('door' in changed || 'c' in changed) this.createDoorControl();
    else if ('ds' in changed) void this.doorControl?.draw();
    if (this.isDoor && this.#state !== this.data.ds) this._playDoorSound(interactionOf(this.#state, this.data.ds));
    this.#state = this.data.ds;
  }

  /** [D14] Wall#_playDoorSound */
  _playDoorSound(interaction: DoorInteraction): void {
    playDoorSound(this.data.doorSound, interaction);
  }

  override _onDelete(options: object, userId: string): void {
    this.clearDoorControl();
    super._onDelete(options, userId);
    board().edges.followWalls();
  }
}
