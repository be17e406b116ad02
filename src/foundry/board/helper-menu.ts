/** The menu of helpers about a piece, a place or a track, opened by the right button or the menu key. */
import type { Point } from '../../kernel/board';
import { answersFrom, inOrder } from '../../table/panels/due-helpers';
import { pieceLabel, placeName } from '../../table/board/labels';
import { liesOn } from '../../table/board/targets';
import type { BoardView } from '../../table/board/view';
import { bareButton } from '../../table/panels/choice-buttons';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/i18n/wording';
import { refuse } from '../../kernel/refusal';
import { openWindow } from '../windows';
import { fetchGuide } from '../lazy-translations';
import { speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import type { Sheet } from './sheet';

/** A point of the screen, and the id of the piece there. */
export interface Asked extends Point {
  readonly piece: string | undefined;
  /** Asks what it is, not which helper is about it. */
  readonly opened?: boolean | undefined;
}

/** The ids by which helpers may ask for what is at a point: the piece, its place, and the areas around it. */
const idsAt = (sheet: Sheet, view: BoardView, asked: Asked): readonly string[] => {
  const piece = view.placements.find(({ id }) => id === asked.piece);
  const at = sheet.toBoard(asked.x, asked.y);
  const aims = view.aims.filter(aim => liesOn(aim, at)).toReversed();
  const tracks = aims.flatMap(({ landing }) => (landing.kind === 'value' ? [landing.track] : []));
  const own = piece ? [piece.piece, piece.id, piece.group, piece.slot] : [];
  return [...own, ...aims.flatMap(({ ids }) => ids), ...tracks].flatMap(id => (id === undefined ? [] : [id]));
};

/** A helper in a menu, with the answers that its place gives. */
export interface HelperRow {
  readonly id: string;
  readonly name: string;
  readonly section: string;
  open(): void;
}

/** The helpers about a place, those that are needed now first. */
export const helpersAbout = (
  asked: Asked,
  sheet: Sheet,
  client: TableClient,
  words: Wording,
  view: BoardView,
): readonly HelperRow[] => {
  const ids = idsAt(sheet, view, asked);
  const { state } = client.timeline;
  return inOrder(client.presentation.helpers, state).flatMap((helper): HelperRow[] => {
    const values = answersFrom(helper, state, ids);
    if (!values) return [];
    return [
      {
        id: helper.id,
        name: words.text(`helpers.${helper.id}.name`),
        section: words.section(helper.section),
        open: () => void openWindow('helpers', client, JSON.stringify({ helper: helper.id, values })),
      },
    ];
  });
};

/** Opens the menu of helpers about what is under the pointer. A piece without any says what it is. */
export const openHelperMenu = async (
  asked: Asked,
  sheet: Sheet,
  client: TableClient,
  words: Wording,
  bubbles: Bubbles,
  view: BoardView,
): Promise<void> => {
  const found = asked.opened ? [] : helpersAbout(asked, sheet, client, words, view);
  const [id] = idsAt(sheet, view, asked);
  const piece = view.placements.find(one => one.id === asked.piece);
  if (!found.length && piece) {
    const why = refuse('§table', client.seat === undefined ? 'not-seated' : 'not-offered');
    // nothing can be done in the past, before the game begins or after it ends, whoever looks
    const isOpen = view.live && client.timeline.begun && client.timeline.ending === undefined;
    const label = pieceLabel(view, words, speech, piece);
    bubbles.why(asked, undefined, isOpen ? `${label} · ${words.refusal(why)}` : label);
  }
  if (!found.length || id === undefined) return;
  await fetchGuide();
  const rows = found.map(row => ({ ...bareButton(row.name), command: row.id, brief: row.section }));
  const heading = speech.format('RT.guide.menu', { place: placeName(view, words, id) });
  bubbles.menu(asked, heading, rows, {
    choose: ({ command }) => found.find(row => row.id === command)?.open(),
    point: () => undefined,
  });
};
