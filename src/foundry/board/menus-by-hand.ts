/** The menus of a board for changes by hand: at a pile, a piece or a place, each with its helpers. */
import type { Point } from '../../kernel/board';
import type { BoardAction } from '../../table/board/hand';
import type { Preview } from '../../table/board/preview';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/i18n/wording';
import { fetchHands } from '../lazy-translations';
import { lazyImport } from '../lazy-import';
import { type Bubbles, floating } from './bubble';
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
  /** May this user change pieces that the rules do not offer? */
  mayHandle(): boolean;
  /** Opens the menu for a click or key on a pile or piece. */
  ask(action: Extract<BoardAction, { kind: 'pile' | 'piece' | 'group' }>, at: Point): Promise<void>;
  /** Opens the menu of all that lies at a place. */
  askPlace(at: Point): Promise<void>;
  /**
   * Opens the menu of helpers alone, where nothing can be done by hand. Of a piece without any, or `opened`, it says
   * what it is and why there is no more.
   */
  askHelpers(at: Point, piece: string | undefined, opened?: boolean): Promise<void>;
  /** Shows what has moved; `lay` draws it on the board or removes it. */
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
      const menu = await lazyImport(() => import('./hand-menu'));
      if (action.kind === 'pile')
        await menu?.openPileMenu(client, menus, action.pile, at, await helpersAt(at, action.pile));
      else if (action.kind === 'group')
        (await lazyImport(async () => (await import('./place-menu')).openGroup))?.(client, menus, action.ids, at);
      else await menu?.openPieceMenu(client, menus, action.placement, at, await helpersAt(at, action.placement.id));
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
