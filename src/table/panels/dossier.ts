/** My own sheet as a small dossier: whom I stand behind, what of it I have shown, and what the others have. */
import { emblemOf, type Emblem } from './emblems';
import { type Reading, seatName } from './reading';

export interface DossierPanel {
  readonly mine: Emblem;
  /** How many of all my points are shown. */
  readonly sum: string;
  readonly rows: readonly {
    readonly ids: string;
    readonly name: string;
    readonly own: string;
    readonly shown: string;
    readonly others: readonly { readonly name: string; readonly emblem: Emblem; readonly shown: string }[];
  }[];
}

/** The dossier of the seat whose eyes are used; undefined where its game has none, or nothing is written yet. */
export const dossierPanel = (reading: Reading): DossierPanel | undefined => {
  const { client, words, speech } = reading;
  const { game, showing, timeline, seat } = client;
  if (seat === undefined || !timeline.begun || timeline.mode === 'free') return undefined;
  const rows = showing.dossier?.(timeline.state, seat) ?? [];
  if (!rows.length) return undefined;
  const seats = game.seats(timeline.head.options);
  const total = (of: (row: (typeof rows)[number]) => number): string =>
    String(rows.reduce((sum, row) => sum + of(row), 0));
  return {
    mine: emblemOf(seats, seat),
    sum: speech.format('RT.dossier.sum', { shown: total(row => row.shown), own: total(row => row.own) }),
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
