import { ApplicationV2 } from '../application/application';
import { button, icon, make } from '../dom';
import { dataAbove } from '../form-data';
import { localize, notifications, page, type HostPack } from '../globals';
import { carried, AbstractSidebarTab } from './sidebar-tab';
import type { ApplicationOptions } from '../application/options';

interface Importing {
  importFromCompendium?(pack: HostPack, id: string, changes?: object, options?: object): Promise<unknown>;
}

/** [D13] foundry.applications.sidebar.apps.Compendium: the documents of one pack. */
export class Compendium extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'compendium-{id}',
    classes: ['compendium', 'directory'],
    window: { icon: 'fa-solid fa-book-atlas', resizable: true },
    position: { width: 350, height: 480 },
    actions: { activateEntry: Compendium.#open, importEntry: Compendium.#import },
  };

  get #pack(): HostPack {
    return this.options['collection'] as HostPack;
  }

  override get title(): string {
    return this.#pack.title;
  }

  override async _renderHTML(): Promise<HTMLElement> {
    const index = [...(await this.#pack.getIndex())].toSorted((a, b) => a.name.localeCompare(b.name));
    return make(
      'ol',
      { class: 'directory-list plain' },
      ...index.map(entry =>
        carried(
          make(
            'li',
            {
              class: 'directory-item entry flexrow',
              'data-entry-id': entry._id,
            },
            button({ class: 'entry-name plain ellipsis', 'data-action': 'activateEntry' }, entry.name),
            page.game.user?.isGM
              ? button({
                  class: 'plain icon fa-solid fa-download',
                  'data-action': 'importEntry',
                  'data-tooltip': 'Import',
                  'aria-label': localize('Import'),
                })
              : undefined,
          ),
          this.#pack.documentName,
          entry.uuid,
        ),
      ),
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }

  static async #open(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const document = await this.#pack.getDocument(dataAbove(target, 'entry-id'));
    await document?.sheet?.render({ force: true });
  }

  static async #import(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = dataAbove(target, 'entry-id');
    const collection = page.game.collections.get(this.#pack.documentName) as Importing | undefined;
    await collection?.importFromCompendium?.(this.#pack, id);
    notifications().info(localize('Imported into the world'));
  }
}

/** [A] foundryvtt.com/article/module-development: the manifest's `packFolders`. */
interface PackFolder {
  readonly name: string;
  readonly color?: string;
  readonly packs?: readonly string[];
  readonly folders?: readonly PackFolder[];
}

const foldersOf = (id: string): readonly PackFolder[] => {
  const { modules, system } = page.game;
  const owner = (modules.get(id) ?? (system.id === id ? system : undefined)) as Manifested | undefined;
  return [...(owner?.packFolders ?? [])];
};

interface Manifested {
  readonly packFolders?: Iterable<PackFolder>;
}

/** [D13] foundry.applications.sidebar.tabs.CompendiumDirectory (`ui.compendium`) */
export class CompendiumDirectory extends AbstractSidebarTab {
  static override tabName = 'compendium';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'compendium',
    classes: ['directory', 'compendium-sidebar', 'flexcol'],
    actions: { openPack: CompendiumDirectory.#open },
  };

  /** The pack folders of the manifests, each with its content; then the packs that are in none. */
  #list(packs: readonly HostPack[]): HTMLElement[] {
    const left = new Map(packs.map(pack => [pack.collection, pack]));
    const folder = (id: string, { name, color, packs: names = [], folders = [] }: PackFolder): HTMLElement[] => {
      const inside = names.flatMap(one => {
        const pack = left.get(`${id}.${one}`);
        left.delete(`${id}.${one}`);
        return pack ? [this.#entry(pack)] : [];
      });
      const below = folders.flatMap(one => folder(id, one));
      if (inside.length + below.length === 0) return [];
      const style = color ? `--folder-color: ${color}` : undefined;
      const header = make('header', { class: 'folder-header', style }, icon('fa-solid fa-fw fa-folder-open'), name);
      const list = make('ol', { class: 'subdirectory plain' }, ...below, ...inside);
      return [make('li', { class: 'directory-item folder flexcol expanded' }, header, list)];
    };
    const owners = new Set(packs.map(({ collection }) => collection.split('.')[0] ?? ''));
    const folders = [...owners].flatMap(id => foldersOf(id).flatMap(one => folder(id, one)));
    return [...folders, ...[...left.values()].map(pack => this.#entry(pack))];
  }

  #entry(pack: HostPack): HTMLElement {
    return make(
      'li',
      { class: 'directory-item entry compendium flexrow', 'data-pack': pack.collection },
      button(
        { class: 'entry-name plain ellipsis', 'data-action': 'openPack' },
        icon('fa-fw fa-solid fa-book-atlas'),
        pack.title,
      ),
      make('span', { class: 'document-type' }, pack.documentName),
    );
  }

  override build(): Node[] {
    const packs = page.game.packs.contents
      .filter(({ visible }) => visible ?? true)
      .toSorted((a, b) => a.title.localeCompare(b.title));
    return [
      make('header', { class: 'directory-header flexcol' }, make('h3', {}, localize('Compendium packs'))),
      make('ol', { class: 'directory-list plain' }, ...this.#list(packs)),
      make('footer', { class: 'directory-footer action-buttons' }),
    ];
  }

  static #open(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): void {
    const id = dataAbove(target, 'pack');
    const pack = page.game.packs.get(id);
    if (pack) void new Compendium({ uniqueId: id.replaceAll('.', '-'), collection: pack }).render({ force: true });
  }
}
