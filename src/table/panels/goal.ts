/** The strip over the question: what wins, and everybody's progress. */
import type { GoalRow } from '../../kernel/presentation';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { lineText } from './key-figures';
import { type Reading, seatName } from './reading';

/** One side's progress in a row. */
export interface GoalCell {
  readonly name: string;
  readonly emblem: Emblem;
  readonly mine: boolean;
  /** Its name is "you". */
  readonly you: boolean;
  /** "3 of 6", or the number alone if falling to 0 loses. */
  readonly value: string;
  /** The bar's width in percent. */
  readonly width: number;
}

export interface GoalPanel {
  readonly win: string;
  readonly rows: readonly {
    /** Empty if the row belongs to one side, whose name suffices. */
    readonly label: string;
    /** The meaning of the number, if no label says it. */
    readonly counts: string;
    readonly ids: string;
    readonly note: string;
    readonly cells: readonly GoalCell[];
  }[];
}

/** The reader's only seat. Whoever plays several sides reads their names. */
const isYou = ({ client: { mySeats } }: Reading, seat: string): boolean =>
  mySeats.includes(seat) && mySeats.length === 1;

const nameFor = (reading: Reading, seat: string): string =>
  isYou(reading, seat) ? reading.speech.localize('RT.table.you') : seatName(reading, seat);

const cellOf = (reading: Reading, row: GoalRow, seats: readonly string[], seat: string): GoalCell => {
  const { client, speech } = reading;
  const now = row.each[seat] ?? 0;
  return {
    mine: client.mySeats.includes(seat),
    you: isYou(reading, seat),
    name: nameFor(reading, seat),
    emblem: emblemOf(seats, seat),
    value: row.falls ? String(now) : speech.format('RT.goal.of', { now: String(now), need: String(row.need) }),
    width: Math.round(100 * Math.min(1, Math.max(0, now / Math.max(1, row.need)))),
  };
};

/** The strip, for the reader's seat; undefined if the game has no goal rows. */
export const goalPanel = (reading: Reading): GoalPanel | undefined => {
  const { game, presentation, timeline, seat } = reading.client;
  if (!timeline.begun) return undefined;
  const goal = presentation.goal?.(timeline.state, seat);
  if (!goal) return undefined;
  const { options } = timeline.head;
  const seats = presentation.factions?.(options) ?? game.seats(options);
  // the reader comes first
  const order = seats.toSorted((a, b) => Number(b === seat) - Number(a === seat));
  return {
    win: lineText(reading)(goal.win).text,
    rows: goal.rows.map(row => ({
      label: row.label ? lineText(reading)(row.label).text : '',
      counts: row.counts ? lineText(reading)(row.counts).text : '',
      ids: row.id ?? '',
      note: row.note ? lineText(reading)(row.note).text : '',
      cells: order.filter(one => row.each[one] !== undefined).map(one => cellOf(reading, row, seats, one)),
    })),
  };
};

/** The progress between two states in words: "South: you 3 → 4 of 6, Whites 2 → 1 of 6". */
export const progressText = (
  reading: Reading,
  was: Reading['client']['timeline']['state'],
  now: Reading['client']['timeline']['state'],
): readonly string[] => {
  const { presentation, seat } = reading.client;
  const before = presentation.goal?.(was, seat);
  const after = presentation.goal?.(now, seat);
  if (!before || !after || before.rows.length !== after.rows.length) return [];
  return before.rows.flatMap((row, n) => {
    const steps = Object.entries(row.each).flatMap(([side, from = 0]) => {
      const to = after.rows[n]?.each[side] ?? from;
      if (to === from) return [];
      const what = nameFor(reading, side);
      return [
        reading.speech.format('RT.goal.progress', { what, was: String(from), now: String(to), need: String(row.need) }),
      ];
    });
    if (!steps.length) return [];
    const counted = row.label ?? row.counts;
    return [(counted ? `${lineText(reading)(counted).text}: ` : '') + steps.join(', ')];
  });
};
