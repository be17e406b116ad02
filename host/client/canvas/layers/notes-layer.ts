import { page, type Json, type RenderableApp } from '../../ui/globals';
import { board } from '../board';
import { layerOf } from './placeables-layer';
import { globals } from '../../global';

interface Dropped {
  readonly type?: string;
  readonly uuid?: string;
  readonly x: number;
  readonly y: number;
}

interface Target {
  readonly id: string;
  readonly documentName: string;
  readonly parent: { readonly id: string } | null;
}

type NoteClass = new (data: Json, context: object) => { readonly sheet: RenderableApp | null };

/** [D14] foundry.canvas.layers.NotesLayer */
export class NotesLayer extends layerOf('Note', 'notes') {
  /** [D14] NotesLayer.TOGGLE_SETTING: whether notes are shown beside other layers, a setting of each user. */
  static readonly TOGGLE_SETTING = 'notesDisplayToggle';

  /** [D14] NotesLayer#_onDropData: an entry or one of its pages becomes a note, once its window is saved. */
  async _onDropData(_event: DragEvent, { uuid = '', x, y }: Dropped): Promise<unknown> {
    if (!page.game.user?.can?.('NOTE_CREATE')) return false;
    const { fromUuid } = globals<{ fromUuid(uuid: string): Promise<Target | null> }>();
    const found = await fromUuid(uuid);
    if (!found) return false;
    const isPage = found.documentName === 'JournalEntryPage';
    const entry = isPage ? { entryId: found.parent?.id, pageId: found.id } : { entryId: found.id };
    const { documentClass } = page.CONFIG['Note'] as { readonly documentClass: NoteClass };
    const note = new documentClass({ ...entry, x: Math.round(x), y: Math.round(y) }, { parent: board().scene });
    return note.sheet?.render({ force: true });
  }
}
