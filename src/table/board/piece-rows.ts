/** The changes by hand for a counter or marker, and where it may go. */
import { eventsOf } from '../../kernel/change';
import type { GameEdit } from '../../kernel/edit';
import type { Reading } from '../panels/reading';
import { sameFaces } from './by-hand';
import { type ByHandRow, row, seen, type Ways, waysOf, word } from './by-hand-rows';
import { placeName } from './labels';
import type { Placement } from './projection';
import { placesFor } from './tray-pieces';
import type { BoardView } from './view';

type Piece = Pick<Placement, 'kind' | 'id' | 'piece' | 'slot'>;

/** All changes by hand for a counter or marker; `count`: for how many of a stack. */
export const pieceRows = (
  reading: Reading,
  view: BoardView,
  { kind, id, piece, slot }: Piece,
  count: number,
  said?: Ways['said'],
): readonly ByHandRow[] => {
  const ways = waysOf(reading, view, said);
  const all = seen(ways, 'all');
  if (kind === 'marker') {
    const marker = view.tabletop.markers.find(one => one.id === id);
    const value = marker?.value ?? 0;
    return [1, -1].flatMap(by =>
      row(
        ways,
        by > 0 ? 'up-by' : 'down-by',
        word(ways, by > 0 ? 'up-by' : 'down-by', { to: reading.words.value(slot, value + by * count) }),
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
  const dials = view.tabletop.counters.find(one => one.id === id)?.dials ?? [];
  return [
    ...row(ways, 'flip', word(ways, 'flip'), all, { kind: 'flip', piece, at: slot }),
    ...row(ways, 'one-more', word(ways, 'one-more', { count: n }), all, { kind: 'add', piece, to: slot, count }),
    ...row(ways, 'away', word(ways, 'away', { count: n }), all, { kind: 'remove', piece, from: slot, count }),
    // a badge, one more or one fewer
    ...dials.flatMap(({ id: marker, word: name, value, least, most }) =>
      [1, -1].flatMap(by => {
        const to = value + by;
        if (to < least || to > most) return [];
        const dial = reading.words.text(`facts.${name}`);
        const words = { dial, by: by > 0 ? '+1' : '−1', value: String(value), to: String(to) };
        return row(ways, `${marker} ${by}`, word(ways, 'dial', words), all, { kind: 'set', marker, to });
      }),
    ),
  ];
};

/** Several boxes of one place have the same result: keep the first. */
export const firstOfEach = <T>(rows: readonly { readonly comesTo: string; readonly one: T }[]): readonly T[] => {
  const found = new Map<string, T>();
  for (const { comesTo, one } of rows) if (!found.has(comesTo)) found.set(comesTo, one);
  return [...found.values()];
};

/** A row for each place of the board for which `editTo` makes a change that makes sense. */
const placeRows = (ways: Ways, editTo: (to: string) => GameEdit | undefined): readonly ByHandRow[] => {
  const { reading, view } = ways;
  const { game } = reading.client;
  return firstOfEach(
    view.board.slots.flatMap(({ id: to }) => {
      const edit = editTo(to);
      if (!edit) return [];
      const label = placeName(view, reading.words, to);
      const comesTo = `${label} ${JSON.stringify(eventsOf(game, view.state, edit, sameFaces))}`;
      return row(ways, to, label, '', edit).map(one => ({ comesTo, one }));
    }),
  );
};

/** Every place that it may be moved to, by name: for a marker each box of its track. */
export const pieceMoves = (
  reading: Reading,
  view: BoardView,
  { kind, id, piece, slot }: Piece,
  count: number,
  said?: Ways['said'],
): readonly ByHandRow[] => {
  const ways = waysOf(reading, view, said);
  if (kind === 'marker') {
    const track = view.board.tracks.find(one => one.id === slot);
    const value = view.tabletop.markers.find(one => one.id === id)?.value;
    return (track?.boxes ?? []).flatMap((_, n) => {
      const to = (track?.from ?? 0) + n;
      return to === value
        ? []
        : row(ways, String(to), reading.words.value(slot, to), '', { kind: 'set', marker: id, to });
    });
  }
  if (piece === undefined || piece === '?') return [];
  return placeRows(ways, to => (to === slot ? undefined : { kind: 'move', piece, from: slot, to, count }));
};

/** Every place where a piece of the tray may be laid, by name. */
export const layingRows = (
  reading: Reading,
  view: BoardView,
  piece: string,
  said?: Ways['said'],
): readonly ByHandRow[] => {
  const { game, timeline } = reading.client;
  const places = view.board.slots.map(({ id }) => id);
  const found = placesFor(game, view.state, timeline.head.options, piece, places);
  return placeRows(waysOf(reading, view, said), to =>
    found.includes(to) ? { kind: 'add', piece, to, count: 1 } : undefined,
  );
};
