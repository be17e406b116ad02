/** §1.2 The board: Finland in the middle, cards and tracks beside it, the edge track at its foot. */
import type { Board } from '../../kernel/board';
import { mapOnBoard } from './board-map';
import { sequenceOnBoard } from './board-sequence';
import { tracksOnBoard } from './board-tracks';

export const board: Board = {
  width: 3440,
  height: 2330,
  decorations: [...mapOnBoard.decorations, ...sequenceOnBoard.decorations, ...tracksOnBoard.decorations],
  spaces: mapOnBoard.spaces,
  slots: [...mapOnBoard.slots, ...sequenceOnBoard.slots, ...tracksOnBoard.slots],
  tracks: tracksOnBoard.tracks,
  footnote: { word: 'tracks.reconstructed', box: { x: 92, y: 2290, width: 3200, height: 22 } },
};
