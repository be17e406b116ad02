import { make } from '../dom';
import { DialogV2 } from '../dialog';
import { formGroup } from '../form-data';
import { localize, page } from '../globals';
import { DocumentDirectory } from './document-directory';
import type { ApplicationOptions } from '../application/options';

/** The directory of a type of document, with the name of its tab and the icon of its entries. */
const directoryOf = (type: string, tab: string, entry: string) =>
  class extends DocumentDirectory {
    static override tabName = tab;
    static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: tab, classes: [`${tab}-sidebar`] };
    readonly documentName = type;
    override readonly entryIcon = `fa-solid ${entry}`;
  };

/** [D13] foundry.applications.sidebar.tabs.JournalDirectory (`ui.journal`) */
export class JournalDirectory extends directoryOf('JournalEntry', 'journal', 'fa-book-open') {}

/** [D13] foundry.applications.sidebar.tabs.SceneDirectory (`ui.scenes`) */
export class SceneDirectory extends directoryOf('Scene', 'scenes', 'fa-map') {}

/** [D13] foundry.applications.sidebar.tabs.ActorDirectory (`ui.actors`) */
export class ActorDirectory extends directoryOf('Actor', 'actors', 'fa-user') {}

/** [D13] foundry.applications.sidebar.tabs.ItemDirectory (`ui.items`) */
export class ItemDirectory extends directoryOf('Item', 'items', 'fa-suitcase') {}

/** [D13] foundry.applications.sidebar.tabs.RollTableDirectory (`ui.tables`) */
export class RollTableDirectory extends directoryOf('RollTable', 'tables', 'fa-table-list') {}

/** [D13] foundry.applications.sidebar.tabs.PlaylistDirectory (`ui.playlists`) */
export class PlaylistDirectory extends directoryOf('Playlist', 'playlists', 'fa-music') {}

/** [D13] foundry.applications.sidebar.tabs.MacroDirectory (`ui.macros`) */
export class MacroDirectory extends directoryOf('Macro', 'macros', 'fa-code') {}

interface Preset {
  readonly label: string;
  readonly src: string;
}

/** [D13] foundry.applications.sidebar.tabs.CardsDirectory (`ui.cards`) */
export class CardsDirectory extends directoryOf('Cards', 'cards', 'fa-layer-group') {
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
