/** The Record window: everything that has happened, by game turn, and the slider that looks back. */
import type { Moment } from '../record/timeline-model';
import { happenedLine, type HappenedLine } from './happened';
import { seatName, type Reading } from './reading';

export interface RecordChapter {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly (HappenedLine & { readonly shown: boolean })[];
  readonly open: boolean;
}
export interface ReplayPanel {
  readonly at: number;
  readonly last: number;
  readonly text: string;
  readonly live: boolean;
}
export interface RecordPanel {
  readonly chapters: readonly RecordChapter[];
  readonly replay: ReplayPanel;
  readonly eyes: readonly { readonly seat: string; readonly name: string; readonly on: boolean }[];
  readonly observer: boolean;
  readonly canVerify: boolean;
  readonly empty: boolean;
}

const turnOf = ({ client: { game } }: Reading, moments: readonly Moment[], n: number): number => {
  // An entry belongs to the turn in which it was made: the one that its predecessor left.
  const before = moments[n - 1] ?? moments[n];
  return before ? game.status(before.state).turn : 0;
};

const chaptersOf = (reading: Reading, at: number): readonly RecordChapter[] => {
  const {
    client: {
      timeline: { moments },
    },
    speech,
  } = reading;
  const chapters = new Map<number, (HappenedLine & { shown: boolean })[]>();
  moments.forEach((moment, n) => {
    const line = happenedLine(reading, moment);
    if (!line) return;
    const turn = turnOf(reading, moments, n);
    const lines = chapters.get(turn) ?? [];
    lines.push({ ...line, shown: line.revision === at });
    chapters.set(turn, lines);
  });
  const last = [...chapters.keys()].at(-1);
  return [...chapters].reverse().map(([turn, lines]) => ({
    key: `turn-${turn}`,
    lines: lines.reverse(),
    open: turn === last || lines.some(line => line.shown),
    title: turn > 0 ? speech.format('RT.record.chapter', { turn: String(turn) }) : speech.localize('RT.record.setup'),
  }));
};

/** `at` is the revision that is looked at; undefined is the present. */
export const recordPanel = (reading: Reading, at: number | undefined): RecordPanel => {
  const {
    client: { timeline, mySeats, seat },
    speech,
  } = reading;
  const last = timeline.revision;
  const shown = at ?? last;
  const chapters = chaptersOf(reading, at ?? -1);
  return {
    chapters,
    empty: chapters.length === 0,
    canVerify: timeline.secret !== undefined,
    observer: seat === undefined,
    replay: {
      at: shown,
      last,
      live: at === undefined,
      text:
        at === undefined
          ? speech.localize('RT.record.now')
          : speech.format('RT.record.at', { revision: String(shown), last: String(last) }),
    },
    eyes: mySeats.map(one => ({ seat: one, name: seatName(reading, one), on: one === seat })),
  };
};
