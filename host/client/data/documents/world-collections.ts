import { current } from '../current';
import type { HostDocument } from '../document';
import { WorldCollection } from '../document-collection';
import type { Folder } from './others';

/** [D14] foundry.documents.collections.Actors (`game.actors`) */
export class Actors extends WorldCollection {
  /** [D14] Actors#tokens: the own actors of unlinked tokens in the viewed scene, by the tokens' ids. */
  get tokens(): Record<string, HostDocument> {
    type Own = { readonly id: string; readonly isLinked: boolean; readonly actor: HostDocument | null };
    const tokens = current.game.scenes.viewed?.getEmbeddedCollection('Token') as Iterable<unknown> | undefined;
    const own = [...((tokens ?? []) as Iterable<Own>)].filter(({ isLinked, actor }) => !isLinked && actor);
    return Object.fromEntries(own.map(({ id, actor }) => [id, actor as HostDocument]));
  }

  constructor() {
    super('Actor');
  }
}

/** [D14] foundry.documents.collections.Items (`game.items`) */
export class Items extends WorldCollection {
  constructor() {
    super('Item');
  }
}

/** [D14] foundry.documents.collections.Macros (`game.macros`) */
export class Macros extends WorldCollection {
  constructor() {
    super('Macro');
  }
}

/** [D14] foundry.documents.collections.RollTables (`game.tables`) */
export class RollTables extends WorldCollection {
  constructor() {
    super('RollTable');
  }
}

/** [D14] foundry.documents.collections.Playlists (`game.playlists`) */
export class Playlists extends WorldCollection {
  constructor() {
    super('Playlist');
  }

  /** [D14] Playlists#playing */
  get playing(): HostDocument[] {
    return this.filter(({ _source }) => _source['playing'] === true) as HostDocument[];
  }
}

/** [D14] foundry.documents.collections.Folders (`game.folders`) */
export class Folders extends WorldCollection<Folder> {
  constructor() {
    super('Folder');
  }

  /** [M] Folders#_expanded: which are open in this page's directories, by their UUIDs. */
  readonly _expanded: Record<string, boolean> = {};
}
