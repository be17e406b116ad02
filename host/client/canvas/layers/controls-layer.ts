import type { Container, Graphics, Rectangle } from 'pixi.js';
import { page } from '../../ui/globals';
import { board } from '../board';
import { DoorControl } from '../door-control';
import { hostsOwn, watchFor } from '../drawn-by-packages';
import { Ping, type PingOptions } from '../pings';
import { PIXI } from '../pixi';
import { type Ruler, rulerOf } from '../ruler';
import type { Point } from '../containers';
import { InteractionLayer } from './interaction-layer';

/** A part of the layer, which is drawn once something is in it. */
const part = (): Container => {
  const made = hostsOwn(new PIXI.Container());
  watchFor(made, () => board().showOverlay());
  return made;
};

/** [D14] foundry.canvas.interaction.types.PingData */
export interface PingData {
  readonly scene?: string;
  readonly style?: string;
  readonly pull?: boolean;
  readonly zoom?: number;
}

interface PingStyle {
  readonly class?: typeof Ping;
  readonly color?: string;
  readonly size?: number;
  readonly duration?: number;
}

interface WallWithDoor {
  createDoorControl?(): unknown;
}

/** [D14] foundry.canvas.layers.ControlsLayer */
export class ControlsLayer extends InteractionLayer {
  cursors: Container | null = null;
  pings: Container | null = null;
  select: Graphics | null = null;
  rulers: Container | null = null;
  /** [D14] ControlsLayer#doors */
  doors: Container | null = null;
  /** [D13] ControlsLayer#debug: drawings that packages show for debugging. */
  debug: Graphics | null = null;

  override async _draw(_options: object): Promise<void> {
    this.doors = this.addChild(hostsOwn(new PIXI.Container()));
    this.rulers = this.addChild(part());
    this.cursors = this.addChild(part());
    this.pings = this.addChild(part());
    this.select = this.addChild(hostsOwn(new PIXI.Graphics()));
    this.debug = this.addChild(hostsOwn(new PIXI.Graphics()));
    this.drawDoors();
  }

  /** [D12] ControlsLayer#drawDoors: an icon for each door of the scene. */
  drawDoors(): void {
    const { walls } = board() as unknown as { walls?: { placeables: readonly WallWithDoor[] } };
    for (const wall of walls?.placeables ?? []) wall.createDoorControl?.();
  }

  /** The icons of doors that can be clicked: all, unless walls are worked on. */
  get usableDoors(): DoorControl[] {
    const { walls } = board() as unknown as { walls?: { active: boolean } };
    if (walls?.active) return [];
    return (this.doors?.children ?? []).filter((child): child is DoorControl => child instanceof DoorControl);
  }

  /** The icon of a door at a point. */
  doorAt(point: Point): DoorControl | undefined {
    return this.usableDoors.findLast(door => door.lies(point));
  }

  readonly #rulers = new Map<string, Ruler>();

  /** [D14] ControlsLayer#ruler, ControlsLayer#getRulerForUser */
  get ruler(): Ruler | null {
    return this.getRulerForUser(page.game.userId ?? '');
  }

  getRulerForUser(userId: string): Ruler | null {
    const user = page.game.users.get(userId);
    if (!user) return null;
    const known = this.#rulers.get(userId) ?? rulerOf(user);
    this.#rulers.set(userId, known);
    return known;
  }

  /** [D14] ControlsLayer#drawPing: in the style that is named; true if it was shown to the end. */
  async drawPing(
    origin: Point,
    { style = 'pulse', user, ...options }: PingOptions & { style?: string; user?: { color?: unknown } } = {},
  ): Promise<boolean> {
    const { pings } = page.CONFIG['Canvas'] as unknown as { pings: { styles: Record<string, PingStyle> } };
    const known = Object.hasOwn(pings.styles, style) ? pings.styles[style] : pings.styles['pulse'];
    const { class: Kind = Ping, size = 1, ...looks } = known ?? {};
    const grid = board().dimensions.size;
    const color = user?.color === undefined ? {} : { color: String(user.color) };
    const ping = new Kind(origin, { ...looks, size: size * grid, ...color, ...options });
    this.pings?.addChild(ping);
    board().showOverlay();
    return ping.animate();
  }

  /** [D14] ControlsLayer#handlePing: of a user who views this scene; a game master may pull the view. */
  async handlePing(
    user: { readonly color?: unknown; readonly isGM?: boolean },
    position: Point,
    { scene, style = 'pulse', pull = false, zoom, ...options }: PingData & PingOptions = {},
  ): Promise<boolean> {
    const canvas = board() as unknown as {
      readonly ready: boolean;
      readonly scene: { readonly id: string } | null;
      animatePan(view: object): Promise<unknown>;
    };
    if (!canvas.ready || (scene !== undefined && canvas.scene?.id !== scene)) return false;
    const { pings } = page.CONFIG['Canvas'] as unknown as { pings: { types: { PULL: string }; pullSpeed: number } };
    if (pull && user.isGM) {
      const scale = typeof zoom === 'number' && zoom > 0 ? { scale: zoom } : {};
      void canvas.animatePan({ x: position.x, y: position.y, ...scale, duration: pings.pullSpeed });
    }
    return this.drawPing(position, { ...options, style: pull && user.isGM ? pings.types.PULL : style, user });
  }

  drawSelect({ x, y, width, height }: Rectangle): void {
    board().showOverlay();
    this.select?.clear().lineStyle(3, 0xff9829).drawRect(x, y, width, height);
  }
}
