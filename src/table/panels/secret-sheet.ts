/**
 * My secret sheet: whom I support, what I have declared, and what others have. After the game everybody's, next to
 * what was declared.
 */
import { emblemOf, type Emblem } from '../drawing/emblems';
import { type Reading, seatName } from './reading';

/** A seat's points on a line, with its sign. */
interface Entry {
  readonly name: string;
  readonly emblem: Emblem;
  readonly shown: string;
}

export interface SecretSheetPanel {
  readonly title: string;
  /** How many of my points are declared; after the game, whether the sheets cover what was. */
  readonly sum: string;
  /** All sheets are open, without a distinction of mine and others'. */
  readonly isOpen: boolean;
  readonly rows: readonly {
    readonly ids: string;
    readonly name: string;
    readonly own: string;
    readonly shown: string;
    readonly others: readonly Entry[];
  }[];
}

/** After the game: each line lists all who have points there, and what they declared. */
const openSheets = (reading: Reading): SecretSheetPanel | undefined => {
  const { client, words, speech } = reading;
  const { game, presentation, timeline } = client;
  const seats = game.seats(timeline.head.options);
  const [first] = seats;
  const rows = first === undefined ? [] : (presentation.secretSheet?.(timeline.state, first) ?? []);
  if (!rows.length) return undefined;
  const sheets = rows.map(({ id, own, shown, others }) => ({
    id,
    entries: [{ seat: first ?? '', shown, own }, ...others.map(other => ({ own: 0, ...other }))].filter(
      entry => entry.own > 0 || entry.shown > 0,
    ),
  }));
  const isCovered = sheets.every(({ entries }) => entries.every(({ shown, own }) => shown <= own));
  return {
    title: speech.localize('RT.secret-sheet.all'),
    sum: speech.localize(isCovered ? 'RT.secret-sheet.covered' : 'RT.secret-sheet.uncovered'),
    isOpen: true,
    rows: sheets.map(({ id, entries }) => ({
      ids: id,
      name: words.name(id),
      own: '',
      shown: '',
      others: entries.map(({ seat, shown, own }) => ({
        name: speech.format('RT.secret-sheet.of', {
          seat: seatName(reading, seat),
          shown: String(shown),
          own: String(own),
        }),
        emblem: emblemOf(seats, seat),
        shown: `${shown}/${own}`,
      })),
    })),
  };
};

/** The secret sheet of the viewed seat; undefined if the game has none, or nothing is written yet. */
export const secretSheetPanel = (reading: Reading): SecretSheetPanel | undefined => {
  const { client, words, speech } = reading;
  const { game, presentation, timeline, seat } = client;
  if (timeline.ending && timeline.mode !== 'free') return openSheets(reading);
  if (seat === undefined || !timeline.begun || timeline.mode === 'free') return undefined;
  const rows = presentation.secretSheet?.(timeline.state, seat) ?? [];
  if (!rows.length) return undefined;
  const seats = game.seats(timeline.head.options);
  const total = (of: (row: (typeof rows)[number]) => number): string =>
    String(rows.reduce((sum, row) => sum + of(row), 0));
  return {
    title: speech.localize('RT.secret-sheet.title'),
    isOpen: false,
    sum: speech.format('RT.secret-sheet.sum', { shown: total(row => row.shown), own: total(row => row.own) }),
    rows: rows.map(({ id, own, shown, others }) => ({
      ids: id,
      name: words.name(id),
      own: own ? String(own) : '–',
      shown: shown ? String(shown) : '–',
      others: others.map(other => ({
        name: seatName(reading, other.seat),
        emblem: emblemOf(seats, other.seat),
        shown: String(other.shown),
      })),
    })),
  };
};
