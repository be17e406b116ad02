/** The pages on which a board must be read. */
import type { Board } from '../../../kernel/board';
import { layoutOf } from '../../layout/dock-sizes';

/** Pages, and the smallest size (px) of a text on the board there. */
export const PAGES = [
  [1500, 950, 9],
  [1280, 720, 8],
] as const;

/** How large a board is shown on a page with its docks, as a part of its size. */
export const scaleOn = (board: Board, width: number, height: number): number =>
  layoutOf({
    page: { width, height },
    tools: 124,
    tabs: 64,
    sidebar: width - 64,
    column: { folded: false },
    hand: { folded: false },
    board,
  }).board.width / board.width;
