import { OWNERSHIP } from '../../../shared/permissions';
import { current } from '../current';
import { HostDocument } from '../document';
import { type EmbeddedCollection, WorldCollection } from '../document-collection';
import { globals } from '../../global';
import { fromUuidSync } from '../uuid';
import type { EmbedConfig } from '../described-document';

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

  /** [D14] JournalEntry#sceneNote, JournalEntry#panToNote: its note in the viewed scene. */
  get sceneNote(): Noted | null {
    return notes().find(({ document }) => document.entryId === this.id) ?? null;
  }

  panToNote(options: object = {}): Promise<unknown> | undefined {
    return panTo(this.sceneNote, options);
  }

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

  /** [D14] JournalEntryPage#sceneNote */
  get sceneNote(): Noted | null {
    return notes().find(({ document }) => document.pageId === this.id) ?? null;
  }

  /** [D14] JournalEntryPage#toc, JournalEntryPage.buildTOC: the headings of its text by their slugs. */
  get toc(): Record<string, Heading> {
    const html = document.createElement('div');
    html.innerHTML = this.type === 'text' ? (this.text.content ?? '') : '';
    return JournalEntryPage.buildTOC([html], { includeElement: false });
  }

  static buildTOC(
    html: readonly HTMLElement[] | HTMLElement,
    { includeElement = true }: { includeElement?: boolean } = {},
  ): Record<string, Heading> {
    const found = [html]
      .flat()
      .flatMap(one => [...(one as HTMLElement).querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]);
    const toc: Record<string, Heading> = {};
    const above: Heading[] = [];
    for (const [order, element] of found.entries()) {
      const base = JournalEntryPage.slugifyHeading(element);
      let slug = base;
      for (let n = 1; slug in toc; n++) slug = `${base}$${n}`;
      const level = Number(element.tagName[1]);
      const heading: Heading = {
        level,
        text: element.textContent ?? '',
        slug,
        order,
        children: [],
        ...(includeElement && { element }),
      };
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      above.at(-1)?.children.push(slug);
      above.push(heading);
      toc[slug] = heading;
    }
    return toc;
  }

  /** [D14] JournalEntryPage.slugifyHeading */
  static slugifyHeading(heading: HTMLElement | string): string {
    const text = typeof heading === 'string' ? heading : (heading.textContent ?? '');
    return (text as string & { slugify(): string }).slugify();
  }

  /** [D14] JournalEntryPage#_buildEmbedHTML: its text or its picture. */
  override async _buildEmbedHTML(
    _config: EmbedConfig,
    options: object = {},
  ): Promise<HTMLElement | HTMLCollection | null> {
    if (this.type === 'image') {
      return Object.assign(document.createElement('img'), { src: String(this._source['src'] ?? ''), alt: this.name });
    }
    if (this.type !== 'text') return null;
    const { TextEditor } = globals<{
      foundry: { applications: { ux: { TextEditor: { enrichHTML(text: string, options: object): Promise<string> } } } };
    }>().foundry.applications.ux;
    const holder = document.createElement('div');
    holder.innerHTML = await TextEditor.enrichHTML(this.text.content ?? '', { ...options, relativeTo: this });
    return holder.children;
  }

  /** [D14] JournalEntryPage#_onClickDocumentLink: its entry, at this page. */
  override async _onClickDocumentLink(_event: Event): Promise<unknown> {
    const { sheet } = (this.parent ?? {}) as { sheet?: Opened | null };
    return sheet?.render({ force: true, pageId: this.id });
  }
}

/** [D14] JournalEntryPageHeading */
interface Heading {
  readonly level: number;
  readonly text: string;
  readonly slug: string;
  readonly order: number;
  readonly children: string[];
  readonly element?: HTMLElement;
}

/** A note on the canvas. */
interface Noted {
  readonly document: { readonly entryId?: string; readonly pageId?: string };
}

interface NotesLayer {
  readonly placeables: readonly Noted[];
  panToNote?(note: Noted, options: object): Promise<unknown>;
}

const layer = (): NotesLayer | undefined => globals<{ canvas?: { notes?: NotesLayer } }>().canvas?.notes;
const notes = (): readonly Noted[] => layer()?.placeables ?? [];
const panTo = (note: Noted | null, options: object): Promise<unknown> | undefined =>
  note ? layer()?.panToNote?.(note, options) : undefined;

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
