import { make } from '../dom';
import { DialogV2 } from '../dialog';
import { formGroup } from '../form-data';
import { localize, page } from '../globals';
import { DocumentDirectory } from './document-directory';
import type { ApplicationOptions } from '../application/options';

/** [D13] foundry.applications.sidebar.tabs.JournalDirectory (`ui.journal`) */
export class JournalDirectory extends DocumentDirectory {
  static override tabName = 'journal';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'journal', classes: ['journal-sidebar'] };
  readonly documentName = 'JournalEntry';
  override readonly entryIcon = 'fa-solid fa-book-open';
}

/** [D13] foundry.applications.sidebar.tabs.SceneDirectory (`ui.scenes`) */
export class SceneDirectory extends DocumentDirectory {
  static override tabName = 'scenes';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'scenes', classes: ['scenes-sidebar'] };
  readonly documentName = 'Scene';
  override readonly entryIcon = 'fa-solid fa-map';
}

/** [D13] foundry.applications.sidebar.tabs.ActorDirectory (`ui.actors`) */
export class ActorDirectory extends DocumentDirectory {
  static override tabName = 'actors';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'actors', classes: ['actors-sidebar'] };
  readonly documentName = 'Actor';
  override readonly entryIcon = 'fa-solid fa-user';
}

/** [D13] foundry.applications.sidebar.tabs.ItemDirectory (`ui.items`) */
export class ItemDirectory extends DocumentDirectory {
  static override tabName = 'items';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'items', classes: ['items-sidebar'] };
  readonly documentName = 'Item';
  override readonly entryIcon = 'fa-solid fa-suitcase';
}

/** [D13] foundry.applications.sidebar.tabs.RollTableDirectory (`ui.tables`) */
export class RollTableDirectory extends DocumentDirectory {
  static override tabName = 'tables';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'tables', classes: ['tables-sidebar'] };
  readonly documentName = 'RollTable';
  override readonly entryIcon = 'fa-solid fa-table-list';
}

/** [D13] foundry.applications.sidebar.tabs.PlaylistDirectory (`ui.playlists`) */
export class PlaylistDirectory extends DocumentDirectory {
  static override tabName = 'playlists';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'playlists', classes: ['playlists-sidebar'] };
  readonly documentName = 'Playlist';
  override readonly entryIcon = 'fa-solid fa-music';
}

/** [D13] foundry.applications.sidebar.tabs.MacroDirectory (`ui.macros`) */
export class MacroDirectory extends DocumentDirectory {
  static override tabName = 'macros';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'macros', classes: ['macros-sidebar'] };
  readonly documentName = 'Macro';
  override readonly entryIcon = 'fa-solid fa-code';
}

interface Preset {
  readonly label: string;
  readonly src: string;
}

/** [D13] foundry.applications.sidebar.tabs.CardsDirectory (`ui.cards`) */
export class CardsDirectory extends DocumentDirectory {
  static override tabName = 'cards';
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'cards', classes: ['cards-sidebar'] };
  readonly documentName = 'Cards';
  override readonly entryIcon = 'fa-solid fa-layer-group';

  /** A deck, a hand or a pile; a deck can start as one of `CONFIG.Cards.presets`. [D14] docs/platform.md 3 */
  override async _creationData(name: string): Promise<object> {
    const presets = (page.CONFIG['Cards']?.['presets'] ?? {}) as Readonly<Record<string, Preset>>;
    const option = (value: string, text: string): HTMLElement => make('option', { value }, localize(text));
    const answer = (await DialogV2.input({
      window: { title: name },
      content: make(
        'div',
        { class: 'dialog-content standard-form' },
        formGroup(
          'Type',
          make('select', { name: 'type' }, option('deck', 'Deck'), option('hand', 'Hand'), option('pile', 'Pile')),
        ),
        formGroup(
          'Preset',
          make(
            'select',
            { name: 'preset' },
            option('', 'None'),
            ...Object.entries(presets).map(([id, { label }]) => option(id, label)),
          ),
        ),
      ),
    })) as { type?: string; preset?: string } | null;
    const preset = presets[answer?.preset ?? ''];
    const cards = preset ? ((await (await fetch(preset.src)).json()) as object) : {};
    return { ...cards, name, ...(!preset && { type: answer?.type ?? 'deck' }) };
  }
}
