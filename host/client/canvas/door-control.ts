/** [D14] foundry.canvas.containers.DoorControl: the icon of a door, by which it is opened and closed. */
import type { Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { DOOR_STATES, DOOR_TYPES } from '../../shared/permissions';
import { notifications, page, type HostDocument } from '../ui/globals';
import { globals } from '../global';
import { board } from './board';
import type { Point } from './containers';
import { PIXI } from './pixi';

const { SECRET } = DOOR_TYPES;
const { CLOSED, OPEN, LOCKED } = DOOR_STATES;

/** How large it is, in pixels of a grid of a hundred. */
const SIZE = 40;

/** The wall that an icon belongs to. */
interface WallWithDoor {
  readonly id: string;
  readonly midpoint: readonly [number, number];
  readonly document: HostDocument & { readonly door: number; readonly ds: number };
  _playDoorSound?(interaction: 'test'): void;
}

/** What it reads of an event of the pointer. */
interface Press {
  readonly button?: number;
  stopPropagation?(): void;
}

const complain = (error: unknown): void => void notifications().error(error as Error);

/** [D14] DoorControl */
export class DoorControl extends PIXI.Container {
  icon!: Sprite;
  border!: Graphics;
  bg!: Graphics;

  constructor(readonly wall: WallWithDoor) {
    super();
    this.eventMode = 'static';
  }

  /** [D14] DoorControl#center */
  get center(): Point {
    const [x, y] = this.wall.midpoint;
    return { x, y };
  }

  /** [D14] DoorControl#isVisible: always for game masters; secret doors for nobody else. */
  get isVisible(): boolean {
    return (page.game.user?.isGM ?? false) || this.wall.document.door !== SECRET;
  }

  /** [D14] DoorControl#draw */
  async draw(): Promise<this> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    this.removeAllListeners();
    const size = SIZE * (board().dimensions.size / 100);
    this.bg = this.addChild(new PIXI.Graphics());
    this.icon = this.addChild(new PIXI.Sprite(this._getTexture()));
    this.icon.width = this.icon.height = size;
    this.border = this.addChild(new PIXI.Graphics());
    this.border.lineStyle(1, 0xff5500, 0.8).drawRoundedRect(-2, -2, size + 4, size + 4, 5);
    this.border.visible = false;
    this.hitArea = new PIXI.Rectangle(-2, -2, size + 4, size + 4);
    this.on('pointerover', event => this._onMouseOver(event))
      .on('pointerout', event => this._onMouseOut(event))
      .on('pointerdown', event => this._onMouseDown(event))
      .on('rightdown', event => this._onRightDown(event));
    this.reposition();
    return this;
  }

  /** [D14] DoorControl#_getTexture: by the state of the door. */
  protected _getTexture(): Texture {
    const { door, ds } = this.wall.document;
    const { controlIcons } = globals<{ CONFIG: { controlIcons: Record<string, string> } }>().CONFIG;
    const name =
      ds === LOCKED ? 'doorLocked' : ds === OPEN ? 'doorOpen' : door === SECRET ? 'doorSecret' : 'doorClosed';
    return PIXI.utils.TextureCache[controlIcons[name] ?? ''] ?? PIXI.Texture.EMPTY;
  }

  /** [D10] DoorControl#reposition */
  reposition(): void {
    const { x, y } = this.center;
    const { width, height } = this.hitArea as Rectangle;
    this.position.set(x - width / 2, y - height / 2);
  }

  /** Does it lie under a point of the scene, for this user? */
  lies({ x, y }: Point): boolean {
    const { width } = this.hitArea as Rectangle;
    return this.isVisible && Math.hypot(x - this.center.x, y - this.center.y) <= width / 2;
  }

  /** [D14] DoorControl#_onMouseOver, DoorControl#_onMouseOut */
  _onMouseOver(_event: Press): false | undefined {
    this.border.visible = true;
    return undefined;
  }

  _onMouseOut(_event: Press): false | undefined {
    this.border.visible = false;
    return undefined;
  }

  /** [D14] DoorControl#_onMouseDown: opens and closes, but unlocks nothing. That players must wait in a pause is [K]. */
  _onMouseDown(event: Press): unknown {
    if (event.button) return undefined;
    event.stopPropagation?.();
    const { document } = this.wall;
    const { user, paused } = page.game as { user: { isGM: boolean } | null; paused?: boolean };
    if (!this.#maySet()) return undefined;
    if (paused && !user?.isGM) {
      notifications().warn('The game is paused.');
      return undefined;
    }
    if (document.ds === LOCKED) {
      this.wall._playDoorSound?.('test');
      return undefined;
    }
    return document.update({ ds: document.ds === OPEN ? CLOSED : OPEN }).catch(complain);
  }

  /** [D14] DoorControl#_onRightDown: locks and unlocks, by game masters. */
  _onRightDown(event: Press): unknown {
    event.stopPropagation?.();
    const { document } = this.wall;
    if (!page.game.user?.isGM || document.ds === OPEN) return undefined;
    return document.update({ ds: document.ds === LOCKED ? CLOSED : LOCKED }).catch(complain);
  }

  #maySet(): boolean {
    const user = page.game.user as { can?(permission: string): boolean } | null;
    return user?.can?.('WALL_DOORS') ?? false;
  }
}

/** What stands for the state of a door in the host's own picture. */
const SIGNS: Readonly<Record<number, string>> = {
  [CLOSED]: '▮',
  [OPEN]: '▯',
  [LOCKED]: '🔒',
};

/** Draws the icons of the doors that this user sees. */
export const paintDoors = (context: CanvasRenderingContext2D, doors: readonly DoorControl[]): void => {
  for (const door of doors.filter(({ isVisible }) => isVisible)) {
    const { x, y } = door.center;
    const { width } = door.hitArea as Rectangle;
    context.save();
    context.fillStyle = door.wall.document.door === SECRET ? '#4a2f6b' : '#222222';
    context.beginPath();
    context.arc(x, y, width / 2, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#ffffff';
    context.font = `${width / 2}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(SIGNS[door.wall.document.ds] ?? '', x, y);
    context.restore();
  }
};
