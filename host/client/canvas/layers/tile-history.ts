import { page, type HostScene, type HostTile, type Json } from '../../ui/globals';

type Past =
  | { readonly kind: 'create'; readonly ids: string[] }
  | { readonly kind: 'update'; readonly data: Json[] }
  | { readonly kind: 'delete'; readonly data: Json[] };

interface Operation {
  readonly isUndo?: boolean;
}

const LONGEST = 100;

/**
 * This user's changes of tiles, by hand or by a module's code, newest last; Ctrl+Z undoes them.
 * [I] foundryvtt#11706; docs/platform.md 12.7
 */
export class TileHistory {
  readonly #past: Past[] = [];
  readonly #before = new Map<string, Json>();

  /** Begins to listen. */
  listen(): void {
    const mine = (options: Operation, userId: string): boolean => userId === page.game.userId && !options.isUndo;
    page.Hooks.on('preUpdateTile', (tile: HostTile, changes: Json) => {
      const before = tile.toObject();
      this.#before.set(tile.id, Object.fromEntries(['_id', ...Object.keys(changes)].map(key => [key, before[key]])));
    });
    page.Hooks.on('createTile', (tile: HostTile, options: Operation, userId: string) => {
      if (mine(options, userId)) this.#add({ kind: 'create', ids: [tile.id] });
    });
    page.Hooks.on('updateTile', (tile: HostTile, _changes: Json, options: Operation, userId: string) => {
      const before = this.#before.get(tile.id);
      this.#before.delete(tile.id);
      if (mine(options, userId) && before) this.#add({ kind: 'update', data: [before] });
    });
    page.Hooks.on('deleteTile', (tile: HostTile, options: Operation, userId: string) => {
      if (mine(options, userId)) this.#add({ kind: 'delete', data: [tile.toObject()] });
    });
  }

  /** Forgets everything, for example when another scene is drawn. */
  clear(): void {
    this.#past.length = 0;
    this.#before.clear();
  }

  /** Undoes the newest change. */
  async undo(scene: HostScene): Promise<void> {
    const last = this.#past.pop();
    const options = { isUndo: true };
    if (last?.kind === 'create') await scene.deleteEmbeddedDocuments('Tile', last.ids, options);
    if (last?.kind === 'update') await scene.updateEmbeddedDocuments('Tile', last.data, options);
    if (last?.kind === 'delete') await scene.createEmbeddedDocuments('Tile', last.data, { ...options, keepId: true });
  }

  #add(entry: Past): void {
    this.#past.push(entry);
    if (this.#past.length > LONGEST) this.#past.shift();
  }
}
