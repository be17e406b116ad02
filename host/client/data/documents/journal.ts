import { OWNERSHIP } from '../../../shared/permissions';
import { current } from '../current';
import { HostDocument } from '../document';
import { type EmbeddedCollection, WorldCollection } from '../document-collection';
import { globals } from '../../global';
import { fromUuidSync } from '../uuid';

/** To whom a journal entry is shown. */
interface Showing {
  /** Also to users who may not observe it. */
  readonly force?: boolean;
  /** The ids of users; without them, all who are connected. */
  readonly users?: readonly string[];
}

/** [D14] foundry.documents.collections.Journal (`game.journal`) */
export class Journal extends WorldCollection {
  constructor() {
    super('JournalEntry');
  }

  /**
   * [M] Journal.show: opens an entry or one of its pages for other users; docs/platform.md 6
   * That only its owner may is [K].
   */
  static async show<T extends HostDocument>(document: T, { force = false, users }: Showing = {}): Promise<T> {
    if (!(document.parent ?? document).isOwner) throw new Error('You may show only journal entries which you own.');
    current.game.requireSocket().socket.emit('showEntry', document.uuid, force, users ?? null);
    return document;
  }

  /** [M] Journal.showImage, with [D14] ShareImageConfig: a picture on the pages of these users, or of all others. */
  static showImage(image: string, shared: Omit<SharedImage, 'image'> = { title: '' }): void {
    current.game.requireSocket().socket.emit('shareImage', { ...shared, image });
  }
}

/** [D14] ShareImageConfig */
export interface SharedImage {
  readonly image: string;
  readonly title: string;
  readonly showTitle?: boolean;
  readonly users?: readonly string[];
  readonly uuid?: string;
}

/** [D14] foundry.documents.JournalEntry */
export class JournalEntry extends HostDocument {
  static override readonly documentName: string = 'JournalEntry';

  declare readonly pages: EmbeddedCollection;

  /** [D11] JournalEntry#show: to all who may observe it, by force to all. */
  show(force = false): Promise<this> {
    return Journal.show(this, { force });
  }
}

/** [D14] foundry.documents.JournalEntryPage */
export class JournalEntryPage extends HostDocument {
  static override readonly documentName: string = 'JournalEntryPage';

  declare readonly text: { content: string; markdown: string; format: number };
  declare readonly title: { show: boolean; level: number };

  /** [D14] JournalEntryPage#_onClickDocumentLink: its entry, at this page. */
  override async _onClickDocumentLink(_event: Event): Promise<unknown> {
    const { sheet } = (this.parent ?? {}) as { sheet?: Opened | null };
    return sheet?.render({ force: true, pageId: this.id });
  }
}

/** What opens a window; that of a journal entry takes the page to show. */
interface Opened {
  render(options: object): Promise<unknown>;
}
type Sheet = new (options: object) => Opened;

type Popout = new (options: object) => Opened;

/** Opens a picture that another user shows; who may not observe its document reads no title. */
export const openImage = ({ image, title, showTitle, uuid }: SharedImage): void => {
  const { foundry } = globals<{ foundry: { applications: { apps: { ImagePopout: Popout } } } }>();
  const { user } = current.game;
  const of = uuid ? fromUuidSync(uuid) : undefined;
  const mayRead = !(of instanceof HostDocument) || !user || of.testUserPermission(user, OWNERSHIP.LIMITED);
  const window = { title: (showTitle ?? mayRead) ? title : '' };
  void new foundry.applications.apps.ImagePopout({ src: image, uuid, window }).render({ force: true });
};

/** Opens an entry, or its one page, that another user shows. */
export const openShown = async (uuid: string, force: boolean): Promise<void> => {
  const shown = fromUuidSync(uuid);
  const { user } = current.game;
  if (!(shown instanceof HostDocument) || !user) return;
  const entry = shown.parent ?? shown;
  const mayObserve = [entry, shown].every(one => one.testUserPermission(user, OWNERSHIP.OBSERVER));
  if (!(shown.testUserPermission(user, OWNERSHIP.OBSERVER) || force) || !entry.sheet) return;
  // who may not observe it gets a window of its own, without that condition
  const sheet: Opened = mayObserve
    ? entry.sheet
    : new (entry.sheet.constructor as Sheet)({ document: entry, viewPermission: OWNERSHIP.NONE });
  await sheet.render({ force: true, ...(shown.parent && { pageId: shown.id }) });
};
