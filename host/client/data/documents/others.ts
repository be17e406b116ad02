import type { Data } from '../../../shared/json';
import { current, implementationOf } from '../current';
import { HostDocument } from '../document';
import { CanvasDocument } from './canvas-document';
import { Item } from './item';
import { Playlist, PlaylistSound } from './playlist';
import { RollTable, TableResult } from './roll-table';
import { globals } from '../../global';

/** A folder in the tree of its directory. */
interface FolderNode {
  readonly id: string;
  readonly folder: Folder;
  readonly root: boolean;
  readonly depth: number;
  readonly visible: boolean;
  readonly entries: readonly HostDocument[];
  readonly children: readonly FolderNode[];
}

const nodeOf = (folder: Folder): FolderNode => ({
  id: folder.id,
  folder,
  root: false,
  depth: folder.depth,
  visible: folder.visible,
  entries: folder.contents,
  get children() {
    return folder.children;
  },
});

/** [D14] foundry.documents.Folder */
export class Folder extends HostDocument {
  static override readonly documentName: string = 'Folder';

  /** [D14] Folder#contents: the documents that lie in it. */
  get contents(): HostDocument[] {
    return current.game.collections.get(this.type)?.filter(document => document.folder?.id === this.id) ?? [];
  }

  /** What packages that draw a tree of their own have set: they say so themselves `[M]`. */
  #set: { children?: FolderNode[]; depth?: number; displayed?: boolean } = {};

  /** [M] Folder#children: the folders in it, each as a node of the tree that packages walk by `node.folder`. */
  get children(): FolderNode[] {
    return this.#set.children ?? this.getSubfolders().map(nodeOf);
  }

  /** It as a node of the tree of its directory. */
  asNode(): FolderNode {
    return nodeOf(this);
  }

  set children(children: FolderNode[]) {
    this.#set.children = children;
  }

  /** [D14] Folder#getSubfolders: those in it, or all below it. */
  getSubfolders(recursive = false): Folder[] {
    const inner: Folder[] = current.game.folders.filter(folder => folder.folder?.id === this.id);
    return recursive ? inner.flatMap(folder => [folder, ...folder.getSubfolders(true)]) : inner;
  }

  /** [D14] Folder#getParentFolders, Folder#ancestors, Folder#depth: those around it, the nearest first. */
  getParentFolders(): Folder[] {
    const around = this.folder as Folder | null;
    return around ? [around, ...around.getParentFolders()] : [];
  }

  get ancestors(): Folder[] {
    return this.getParentFolders();
  }

  get depth(): number {
    return this.#set.depth ?? this.ancestors.length + 1;
  }

  set depth(depth: number) {
    this.#set.depth = depth;
  }

  /** [D14] Folder#documentClass, Folder#documentCollection: of what lies in it. */
  get documentClass(): typeof HostDocument {
    return implementationOf(this.type);
  }

  get documentCollection(): object | undefined {
    return current.game.collections.get(this.type);
  }

  /** [D14] Folder#expanded: in this page's directories. */
  get expanded(): boolean {
    return current.game.folders._expanded[this.uuid] === true;
  }

  /** [D14] Folder#displayed */
  get displayed(): boolean {
    return this.#set.displayed ?? this.visible;
  }

  set displayed(isDisplayed: boolean) {
    this.#set.displayed = isDisplayed;
  }

  override get visible(): boolean {
    return Boolean(current.game.user?.isGM) || this.contents.some(document => document.visible);
  }
}

/** [D14] foundry.documents.Macro */
export class Macro extends HostDocument {
  static override readonly documentName: string = 'Macro';
  declare readonly command: string;

  /** [D14] Macro#isAuthor, Macro#canExecute, Macro#thumbnail */
  get isAuthor(): boolean {
    return this._source['author'] === current.game.user?.id;
  }

  get canExecute(): boolean {
    const { user } = current.game;
    if (!user || !this.testUserPermission(user, 'LIMITED')) return false;
    return this.type === 'script' ? user.can('MACRO_SCRIPT') : true;
  }

  get thumbnail(): string {
    return String(this._source['img'] ?? '');
  }

  /**
   * [D14] Macro#execute: runs a script, or sends the text of a chat macro. A script has the speaker (`speaker`,
   * `actor`, `token`, `character`), `scope`, and each value of `scope` by name.
   * Whoever may not (`canExecute`) is told so [K].
   */
  async execute(scope: Data = {}): Promise<unknown> {
    if (!this.canExecute) {
      const { ui } = globals<{ ui: { notifications?: { warn(message: string): unknown } } }>();
      ui.notifications?.warn(`You may not execute the macro ${this.name}.`);
      return undefined;
    }
    if (this.type !== 'script') {
      const { ui } = globals<{ ui: { chat?: { processMessage(line: string): Promise<unknown> } } }>();
      return ui.chat
        ? ui.chat.processMessage(this.command)
        : implementationOf('ChatMessage').create({ content: this.command });
    }
    const { canvas } = globals<{ canvas?: { tokens?: { controlled?: readonly Data[] } } }>();
    const { ChatMessage } = globals<{ ChatMessage: { getSpeaker?(): Data } }>();
    const { character } = (current.game.user ?? {}) as { character?: unknown };
    const token = canvas?.tokens?.controlled?.[0];
    const known: Data = {
      speaker: ChatMessage.getSpeaker?.() ?? {},
      actor: token?.['actor'] ?? character ?? null,
      token: token ?? null,
      character: character ?? null,
      ...scope,
      scope,
    };
    const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor;
    const script = new AsyncFunction(...Object.keys(known), this.command) as (...values: unknown[]) => Promise<unknown>;
    return script.call(this, ...Object.values(known));
  }
}

const named = (documentName: string): typeof HostDocument =>
  class extends HostDocument {
    static override readonly documentName: string = documentName;
  };

const drawn = (documentName: string): typeof CanvasDocument =>
  class extends CanvasDocument {
    static override readonly documentName: string = documentName;
  };

const journalEntry = (id: string): HostDocument | null =>
  (current.game.collections.get('JournalEntry')?.get(id) as HostDocument | undefined) ?? null;

/** [D14] The document types that a board-game table uses only as data. */
export const otherDocuments = {
  Item,
  AmbientLightDocument: class AmbientLightDocument extends drawn('AmbientLight') {},
  AmbientSoundDocument: class AmbientSoundDocument extends drawn('AmbientSound') {},
  DrawingDocument: class DrawingDocument extends drawn('Drawing') {},
  JournalEntryCategory: class JournalEntryCategory extends named('JournalEntryCategory') {},
  NoteDocument: class NoteDocument extends drawn('Note') {
    /** [D14] NoteDocument#entry, NoteDocument#page: the target of the note, if this user may see it. */
    get entry(): HostDocument | null {
      return journalEntry(String(this._source['entryId'] ?? ''));
    }

    get page(): HostDocument | null {
      const { pages } = (this.entry ?? {}) as { pages?: ReadonlyMap<string, HostDocument> };
      return pages?.get(String(this._source['pageId'] ?? '')) ?? null;
    }

    /** [D14] NoteDocument#label: its own text, or the name of its target. */
    get label(): string {
      return String(this._source['text'] || this.page?.name || this.entry?.name || 'Unknown');
    }
  },
  Playlist,
  PlaylistSound,
  RollTable,
  TableResult,
  WallDocument: class WallDocument extends drawn('Wall') {},
};
