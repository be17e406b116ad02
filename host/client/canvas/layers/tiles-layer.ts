import { localize, notifications } from '../../ui/globals';
import { board } from '../board';
import { Tile } from '../placeables/tile';
import type { Options } from './canvas-layer';
import { PlaceablesLayer } from './placeables-layer';
import { TileHistory } from './tile-history';

/** [D13] foundry.canvas.layers.TilesLayer (`canvas.tiles`) */
export class TilesLayer extends PlaceablesLayer {
  static override documentName = 'Tile';

  static override get layerOptions(): Options {
    return { ...super.layerOptions, name: 'tiles', controllableObjects: true, rotatableObjects: true };
  }

  readonly #past = new TileHistory();

  constructor() {
    super();
    this.#past.listen();
  }

  /** [D13] PlaceablesLayer#placeables, from the lowest to the highest. */
  override get placeables(): Tile[] {
    return super.placeables
      .filter((object): object is Tile => object instanceof Tile)
      .sort(({ document: a }, { document: b }) => a.elevation - b.elevation || (a.sort ?? 0) - (b.sort ?? 0));
  }

  override async _draw(options: object): Promise<void> {
    this.#past.clear();
    await super._draw(options);
  }

  /** [D13] PlaceablesLayer#undoHistory */
  override async undoHistory(): Promise<unknown[]> {
    const { scene } = board();
    if (scene) await this.#past.undo(scene);
    return [];
  }

  /** Deletes what is selected; a locked tile stays. */
  async deleteControlled(): Promise<void> {
    const locked = this.controlled.filter(({ document }) => document.locked);
    if (locked.length > 0) notifications().warn(localize('A locked tile cannot be deleted'));
    const ids = this.controlled.filter(({ document }) => !document.locked).map(({ id }) => id);
    if (ids.length > 0) await board().scene?.deleteEmbeddedDocuments('Tile', ids);
  }
}
