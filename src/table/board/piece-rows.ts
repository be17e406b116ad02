/** What a hand may do with a counter or a marker. */
import type { Reading } from '../panels/reading';
import { row, seen, waysOf, word } from './by-hand-rows';
import { placeName } from './labels';
import type { Placement } from './projection';
import type { BoardView } from './view';

/** All that can be done with a counter or marker where it lies; `count`: with so many of a stack. */
export const pieceRows = (reading: Reading, view: BoardView, { kind, id, piece, slot }: Placement, count: number) => {
  const ways = waysOf(reading, view);
  const all = seen(ways, 'all');
  if (kind === 'marker') {
    const marker = view.tabletop.markers.find(one => one.id === id);
    const value = marker?.value ?? 0;
    return [1, -1].flatMap(by =>
      row(
        ways,
        by > 0 ? 'up-by' : 'down-by',
        word(ways, by > 0 ? 'up-by' : 'down-by', { to: String(value + by * count) }),
        all,
        {
          kind: 'set',
          marker: id,
          to: value + by * count,
        },
      ),
    );
  }
  if (piece === undefined || piece === '?') return [];
  const n = String(count);
  return [
    ...row(ways, 'flip', word(ways, 'flip'), all, { kind: 'flip', piece, at: slot }),
    ...row(ways, 'one-more', word(ways, 'one-more', { count: n }), all, { kind: 'add', piece, to: slot, count }),
    ...row(ways, 'away', word(ways, 'away', { count: n }), all, { kind: 'remove', piece, from: slot, count }),
    ...view.board.slots.flatMap(({ id: to }) =>
      to === slot || count < 2
        ? []
        : row(ways, `move ${to}`, word(ways, 'move', { count: n, place: placeName(view, reading.words, to) }), all, {
            kind: 'move',
            piece,
            from: slot,
            to,
            count,
          }),
    ),
  ];
};
