/** The helpers that a piece, a place or a track is about: a menu under the right button or the menu key. */
import type { Point } from '../../kernel/board';
import { answersFrom, inOrder } from '../../table/panels/due';
import { placeName } from '../../table/board/labels';
import { liesOn } from '../../table/board/targets';
import type { BoardView } from '../../table/board/view';
import { bareButton } from '../../table/panels/choice-buttons';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/saying/wording';
import { openWindow } from '../applications/windows';
import { fetchGuide } from '../late-words';
import { speech } from '../speech';
import type { Bubbles } from './bubble';
import type { Sheet } from './sheet';

/** A point of the screen, and the piece that lies there, by its name on the board. */
export interface Asked extends Point {
  readonly piece: string | undefined;
}

/** The ids by which helpers may ask for what lies at a point of the page: the piece, its place, whatever is around it. */
const idsAt = (sheet: Sheet, view: BoardView, asked: Asked): readonly string[] => {
  const piece = view.placements.find(({ id }) => id === asked.piece);
  const at = sheet.toBoard(asked.x, asked.y);
  const aims = view.aims.filter(aim => liesOn(aim, at)).toReversed();
  const tracks = aims.flatMap(({ landing }) => (landing.kind === 'value' ? [landing.track] : []));
  const own = piece ? [piece.piece, piece.id, piece.group, piece.slot] : [];
  return [...own, ...aims.flatMap(({ ids }) => ids), ...tracks].flatMap(id => (id === undefined ? [] : [id]));
};

/** Opens the menu of the helpers that what lies under the pointer is about; none where none is. */
export const openHelperMenu = async (
  asked: Asked,
  sheet: Sheet,
  client: TableClient,
  words: Wording,
  bubbles: Bubbles,
  view: BoardView,
): Promise<void> => {
  const ids = idsAt(sheet, view, asked);
  const { state } = client.timeline;
  const found = inOrder(client.showing.helpers, state).flatMap(helper => {
    const values = answersFrom(helper, state, ids);
    return values ? [{ helper, values }] : [];
  });
  const [id] = ids;
  if (!found.length || id === undefined) return;
  await fetchGuide();
  const rows = found.map(({ helper }) => ({
    ...bareButton(words.text(`helpers.${helper.id}.name`)),
    command: helper.id,
    brief: words.section(helper.section),
  }));
  const heading = speech.format('RT.guide.menu', { place: placeName(view, words, id) });
  bubbles.menu(asked, heading, rows, {
    choose({ command }) {
      const chosen = found.find(({ helper }) => helper.id === command);
      if (chosen) void openWindow('helpers', client, JSON.stringify({ helper: command, values: chosen.values }));
    },
    point: () => undefined,
  });
};
