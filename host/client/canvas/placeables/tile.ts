import { page, type HostTile } from '../../ui/globals';
import type { Rectangle } from 'pixi.js';
import { PIXI } from '../pixi';
import { anchorOf, boundsOf } from '../tile-bounds';
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

  /** [D14] Tile#frame, Tile#_refreshMesh, Tile#_refreshFrame, Tile#_refreshVideo: its frame is that of the host. */
  readonly frame = new PIXI.Container();

  _refreshMesh(): void {
    this.placeMesh();
  }

  _refreshFrame(): void {}

  _refreshVideo(): void {}

  /** [D13] Tile#isVisible: a hidden one is seen by game masters. */
  get isVisible(): boolean {
    return !this.document.hidden || (page.game.user?.isGM ?? false);
  }

  override _refreshState(): void {
    super._refreshState();
    this.visible = this.isVisible;
  }
}
