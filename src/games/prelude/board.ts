import type { Board } from '../../kernel/board';

export const board: Board = { width: 10, height: 10, decorations: [], spaces: [], slots: [], tracks: [] };
