/** The menus of a board for hands: at a pile, a piece and a place, each with the helpers it is about; and what has changed. */
import type { Point } from '../../kernel/board';
import type { BoardAction } from '../../table/board/hand';
import type { Preview } from '../../table/board/preview';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/i18n/wording';
import { fetchHands } from '../lazy-translations';
import { lazyImport } from '../lazy-import';
import { type Bubbles, floating } from './bubble';
import { openPieceMenu, openPileMenu } from './hand-menu';
import type { HelperRow } from './helper-menu';
import type { Sheet } from './sheet';

interface Handled {
  readonly client: TableClient;
  readonly sheet: Sheet;
  readonly words: Wording;
  readonly bubbles: Bubbles;
  /** What the board shows now. */
  readonly view: () => BoardView;
}

export interface MenusByHand {
  /** May this user change what lies on the board, where it was not chosen? */
  mayHandle(): boolean;
  /** What a click or a key asks of a pile or a piece. */
  ask(action: Extract<BoardAction, { kind: 'pile' | 'piece' | 'group' }>, at: Point): Promise<void>;
  /** All that lies at a place. */
  askPlace(at: Point): Promise<void>;
  /** The helpers alone, where hands have nothing to do; of a piece without any, or `opened`, what it is and why that is all. */
  askHelpers(at: Point, piece: string | undefined, opened?: boolean): Promise<void>;
  /** Shows what lies elsewhere than it lay; `lay` draws that on the board, and takes it away. */
  changes(at: Point, lay: (laid: Preview | undefined) => void): Promise<void>;
  close(): void;
}

export const makeMenusByHand = (page: Document, { client, sheet, words, bubbles, view }: Handled): MenusByHand => {
  const menus = floating(page);
  const helpersAt = async (at: Point, piece: string): Promise<readonly HelperRow[]> => {
    const about = await lazyImport(async () => (await import('./helper-menu')).helpersAbout);
    return about?.({ ...at, piece }, sheet, client, words, view()) ?? [];
  };
  return {
    mayHandle() {
      const { seat, people, timeline } = client;
      const isMaster = people.some(({ self, gm }) => self && gm);
      return timeline.mode !== 'enforced' && timeline.ending === undefined && (seat !== undefined || isMaster);
    },
    async ask(action, at) {
      await fetchHands();
      if (action.kind === 'pile') openPileMenu(client, menus, action.pile, at, await helpersAt(at, action.pile));
      else if (action.kind === 'group')
        (await lazyImport(async () => (await import('./place-menu')).openGroup))?.(client, menus, action.ids, at);
      else openPieceMenu(client, menus, action.placement, at, await helpersAt(at, action.placement.id));
    },
    async askPlace(at) {
      await fetchHands();
      const [open, helpers] = await Promise.all([
        lazyImport(async () => (await import('./place-menu')).openPlaceMenu),
        helpersAt(at, ''),
      ]);
      open?.(client, menus, sheet.toBoard(at.x, at.y), at, helpers);
    },
    async askHelpers(at, piece, opened) {
      const shown = view();
      const open = await lazyImport(async () => (await import('./helper-menu')).openHelperMenu);
      open?.({ ...at, piece, opened }, sheet, client, words, bubbles, shown);
    },
    async changes(at, lay) {
      await fetchHands();
      const open = await lazyImport(async () => (await import('./changes-menu')).openChanges);
      open?.(client, menus, view(), at, lay);
    },
    close() {
      menus.close();
    },
  };
};
