import { page, type HostTile, assumed } from '../../ui/globals';
import type { Rectangle } from 'pixi.js';
import { PIXI } from '../pixi';
import type { Point } from '../containers';
import { MeshedObject } from './meshed-object';
import type { PlaceableObject } from './placeable-object';

/** [D13] foundry.canvas.placeables.Tile: a tile as the canvas shows it (`TileDocument#object`). */
export class Tile extends MeshedObject {
  protected readonly kind = 'tiles';
  static override embeddedName = 'Tile';

  declare document: PlaceableObject['document'] & HostTile;

  protected override get anchor(): Point {
    return anchorOf(this.document);
  }

  /** [D13] PlaceableObject#bounds */
  override get bounds(): Rectangle {
    const { x, y, width, height } = boundsOf(this.document);
    return new PIXI.Rectangle(this.dragged?.x ?? x, this.dragged?.y ?? y, width, height);
  }

  /** [D13] Tile#isVisible: a hidden one is seen by game masters. */
  get isVisible(): boolean {
    return !this.document.hidden || (page.game.user?.isGM ?? false);
  }

  override _refreshState(): void {
    super._refreshState();
    this.visible = this.isVisible;
  }
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ANCHORS: Readonly<Record<string, number>> = { center: 0.5, topleft: 0 };

/** The part of a tile's picture that lies where the tile is. [I] foundryvtt#13442; docs/platform.md 15 */
export const anchorOf = ({ texture }: Pick<HostTile, 'texture'>): { readonly x: number; readonly y: number } => {
  const always = ANCHORS[assumed('tile-anchor', 'data')];
  return { x: always ?? texture.anchorX ?? 0.5, y: always ?? texture.anchorY ?? 0.5 };
};

/** The bounds of a tile. Its x and y are the position of its mesh, whose anchor the texture gives. */
export const boundsOf = (tile: HostTile): Bounds => {
  const { x, y, width, height } = tile;
  const anchor = anchorOf(tile);
  return { x: x - width * anchor.x, y: y - height * anchor.y, width, height };
};
