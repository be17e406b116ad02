/** §1.2 The board: Finland in the middle, cards and tracks beside it, the edge track at its foot. */
import type { Board } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { mapOnBoard, ownersMap } from './board-map';
import { sequenceOnBoard } from './board-sequence';
import { tracksOnBoard } from './board-tracks';
import { ownersOf } from './data/owners';

export const board: Board = {
  width: 2970,
  height: 2240,
  decorations: [...mapOnBoard.decorations, ...sequenceOnBoard.decorations, ...tracksOnBoard.decorations],
  spaces: mapOnBoard.spaces,
  slots: [...mapOnBoard.slots, ...sequenceOnBoard.slots, ...tracksOnBoard.slots],
  tracks: tracksOnBoard.tracks,
  footnote: { word: 'tracks.reconstructed', box: { x: 28, y: 2194, width: 2914, height: 26 } },
};

/** The board at a table: with an owner's own numbers, if there are any. */
export const boardAt = (options: Options): Board => {
  const { spaces, landings } = ownersOf(options);
  return spaces.size || landings ? { ...board, ...ownersMap(options, board) } : board;
};
