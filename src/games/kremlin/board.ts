/** The table of offices: a pyramid, with the Sanatorium, Siberia and exile beside it. */
import type { Board } from '../../kernel/board';

export const board: Board = { width: 2400, height: 1600, decorations: [], spaces: [], slots: [], tracks: [] };
