/** The page sizes on which a board must be readable. */
import type { Board } from '../../../kernel/board';
import { layoutOf } from '../../layout/dock-sizes';

/** Page sizes, and the smallest size (px) of a text on the board there. */
export const PAGES = [
  [1500, 950, 9],
  [1280, 720, 8],
] as const;

/** The scale at which a page with its docks shows a board. */
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
