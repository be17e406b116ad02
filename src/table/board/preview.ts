/** The preview of a choice: pieces that come, go or move, and figures that change. */
import type { Point } from '../../kernel/board';
import { foresee } from '../../kernel/preview';
import type { Message } from '../../kernel/messages';
import { factText } from '../panels/seats';
import { seatName, type Reading } from '../panels/reading';
import { place, type Placement } from './projection';
import type { BoardView } from './view';
import type { Tabletop } from '../../kernel/board';

/** A piece at its future place, or one that will be gone. */
export interface PreviewPiece {
  readonly kind: 'comes' | 'goes' | 'moves' | 'turns';
  readonly placement: Placement;
  /** Where it lies now, if it moves. */
  readonly from?: Point;
}
export interface Preview {
  readonly pieces: readonly PreviewPiece[];
  /** The future tabletop, from which the preview is drawn. */
  readonly tabletop: Tabletop;
}

const keyOf = ({ kind, id }: Placement): string => `${kind} ${id}`;
const middle = ({ x, y, width, height }: Placement): Point => ({ x: x + width / 2, y: y + height / 2 });

const valueIn = ({ markers }: Tabletop, id: string): number | undefined => markers.find(one => one.id === id)?.value;

const previewPieceOf = (
  before: BoardView,
  after: Tabletop,
  old: Placement | undefined,
  now: Placement,
): PreviewPiece | undefined => {
  if (now.kind === 'pile') return undefined;
  if (!old) return { kind: 'comes', placement: now };
  const isElsewhere =
    old.slot !== now.slot || (now.kind === 'marker' && valueIn(before.tabletop, now.id) !== valueIn(after, now.id));
  if (isElsewhere) return { kind: 'moves', placement: now, from: middle(old) };
  return old.piece === now.piece && old.rotation === now.rotation ? undefined : { kind: 'turns', placement: now };
};

/** What a command surely changes on the board. */
export const previewOf = ({ client }: Reading, view: BoardView, command: Message): Preview => {
  const { game, seat, presentation } = client;
  const certain = seat === undefined ? undefined : foresee(game, view.state, seat, command);
  if (!certain) return { pieces: [], tabletop: view.tabletop };
  const tabletop = presentation.tabletop(certain.state);
  const after = place(view.board, tabletop);
  const old = new Map(view.placements.map(one => [keyOf(one), one]));
  const now = new Set(after.map(keyOf));
  return {
    tabletop,
    pieces: [
      ...view.placements
        .filter(one => one.kind === 'counter' && !now.has(keyOf(one)))
        .map((placement): PreviewPiece => ({ kind: 'goes', placement })),
      ...after.flatMap(one => previewPieceOf(view, tabletop, old.get(keyOf(one)), one) ?? []),
    ],
  };
};

/** The figures that a command surely changes: "Reds: Morale 20 → 18". */
export const effectsOf = (reading: Reading, command: Message): readonly string[] => {
  const {
    client: { game, seat, presentation, timeline },
    speech,
  } = reading;
  const certain = seat === undefined ? undefined : foresee(game, timeline.state, seat, command);
  if (!certain) return [];
  return game.seats(timeline.head.options).flatMap(one => {
    const before = presentation.facts(timeline.state, one);
    return presentation.facts(certain.state, one).flatMap((fact, n) => {
      const old = before[n];
      if (old?.word !== fact.word || old.value === fact.value) return [];
      const from = factText(reading, old);
      const { word, value } = factText(reading, fact);
      return [speech.format('RT.table.effect', { seat: seatName(reading, one), word, from: from.value, to: value })];
    });
  });
};
