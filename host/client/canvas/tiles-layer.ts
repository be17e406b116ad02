import { localize, notifications, page, type HostTile } from '../ui/globals';
import { InteractionLayer } from './layers/interaction-layer';
import { Tile } from './tile';
import { TileHistory } from './history';
import type { Container } from 'pixi.js';
import type { Board } from './board';
import { PIXI } from './pixi';
import type { Point } from './stage';

/** [D13] foundry.canvas.layers.TilesLayer (`canvas.tiles`) */
export class TilesLayer {
  /** What packages put on this layer. */
  readonly objects: Container = new PIXI.Container();

  /** [D14] PlaceablesLayer#addChild, PlaceablesLayer#removeChild */
  addChild(child: Container): Container {
    return this.objects.addChild(child);
  }

  removeChild(child: Container): Container {
    return this.objects.removeChild(child);
  }

  toLocal(point: Point): Point {
    return this.canvas.canvasCoordinatesFromClient(point);
  }

  /** [D13] PlaceablesLayer#active */
  active = false;

  readonly #tiles = new Map<string, Tile>();
  readonly #history = new TileHistory();

  constructor(readonly canvas: Board) {
    this.#history.listen();
    page.Hooks.on('createTile', (tile: HostTile) => this.#change(tile, () => this.#add(tile)));
    page.Hooks.on('updateTile', (tile: HostTile) => this.#change(tile, () => canvas.load(tile.texture.src)));
    page.Hooks.on('deleteTile', (tile: HostTile) => this.#change(tile, () => this.#tiles.delete(tile.id)));
  }

  /** [D13] PlaceablesLayer#placeables, from the lowest to the highest. */
  get placeables(): Tile[] {
    return [...this.#tiles.values()].sort(
      ({ document: a }, { document: b }) => a.elevation - b.elevation || (a.sort ?? 0) - (b.sort ?? 0),
    );
  }

  /** [D13] PlaceablesLayer#controlled */
  get controlled(): Tile[] {
    return this.placeables.filter(({ controlled }) => controlled);
  }

  /** [D13] PlaceablesLayer#get */
  get(id: string): Tile | undefined {
    return this.#tiles.get(id);
  }

  /** [D13] CanvasLayer#activate */
  activate(): this {
    for (const layer of this.canvas.layers) if (layer instanceof InteractionLayer) layer.deactivate();
    this.active = true;
    this.canvas.refresh();
    return this;
  }

  /** [D13] CanvasLayer#deactivate */
  deactivate(): this {
    this.active = false;
    this.releaseAll();
    return this;
  }

  /** Shows the tiles of the canvas's scene. */
  draw(): void {
    for (const { document } of this.#tiles.values()) this.#show(document, null);
    this.#tiles.clear();
    this.#history.clear();
    for (const tile of this.canvas.scene?.tiles ?? []) this.#add(tile);
  }

  #add(document: HostTile): void {
    const tile = new Tile(document);
    this.#tiles.set(document.id, tile);
    this.#show(document, tile);
    this.canvas.load(document.texture.src);
    page.Hooks.callAll('drawTile', tile);
  }

  #show(document: HostTile, object: Tile | null): void {
    (document as { object?: Tile | null }).object = object;
  }

  #change(tile: HostTile, work: () => unknown): void {
    if (tile.parent !== this.canvas.scene) return;
    work();
    this.canvas.refresh();
  }

  /** The highest tile at a point that this user sees. */
  at(point: Point): Tile | undefined {
    const gm = page.game.user?.isGM ?? false;
    return this.placeables.reverse().find(tile => tile.contains(point) && (gm || !tile.document.hidden));
  }

  /** [D13] PlaceableObject#control */
  control(tile: Tile, { releaseOthers = true } = {}): void {
    if (releaseOthers) this.releaseAll(tile);
    if (!tile.controlled) {
      tile.controlled = true;
      page.Hooks.callAll('controlTile', tile, true);
    }
    this.canvas.refresh();
  }

  /** [D13] PlaceablesLayer#releaseAll */
  releaseAll(except?: Tile): void {
    for (const tile of this.controlled) {
      if (tile === except) continue;
      tile.controlled = false;
      page.Hooks.callAll('controlTile', tile, false);
    }
    this.canvas.refresh();
  }

  /** Moves the dragged tiles where they were let go. */
  async drop(): Promise<void> {
    const updates = this.placeables.flatMap(tile => {
      const { document, dragged } = tile;
      if (!dragged) return [];
      tile.dragged = undefined;
      const { x, y } = tile.bounds;
      return [{ _id: tile.id, x: Math.round(document.x + dragged.x - x), y: Math.round(document.y + dragged.y - y) }];
    });
    try {
      if (updates.length > 0) await this.canvas.scene?.updateEmbeddedDocuments('Tile', updates);
    } catch (error) {
      notifications().error(error as Error);
    }
    this.canvas.refresh();
  }

  /** [D13] PlaceablesLayer#undoHistory */
  async undoHistory(): Promise<void> {
    const { scene } = this.canvas;
    if (scene) await this.#history.undo(scene);
  }

  /** Deletes what is selected; a locked tile stays. */
  async deleteControlled(): Promise<void> {
    const locked = this.controlled.filter(({ document }) => document.locked);
    if (locked.length > 0) notifications().warn(localize('A locked tile cannot be deleted'));
    const ids = this.controlled.filter(({ document }) => !document.locked).map(({ id }) => id);
    if (ids.length > 0) await this.canvas.scene?.deleteEmbeddedDocuments('Tile', ids);
  }
}
