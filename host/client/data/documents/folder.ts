import { current } from '../current';
import { HostDocument } from '../document';

/** [D14] foundry.documents.Folder */
export class Folder extends HostDocument {
  static override readonly documentName: string = 'Folder';

  /** [D14] Folder#contents: the documents that lie in it. */
  get contents(): HostDocument[] {
    return current.game.collections.get(this.type)?.filter(document => document.folder?.id === this.id) ?? [];
  }

  /** [D14] Folder#children: the folders in it. */
  get children(): Folder[] {
    return current.game.folders.filter(folder => folder.folder?.id === this.id);
  }

  override get visible(): boolean {
    return Boolean(current.game.user?.isGM) || this.contents.some(document => document.visible);
  }
}
