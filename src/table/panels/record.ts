/** The Record window: everything that has happened, by game turn and by whose doing it was, and the slider that looks back. */
import type { Moment } from '../record/timeline-model';
import { accountOf } from './account';
import type { Emblem } from './emblems';
import { happenedLine, type HappenedLine, type Sentence } from './happened';
import { joined, seatName, type Reading } from './reading';

export interface RecordLine extends HappenedLine {
  /** It stands where the board is shown as it was. */
  readonly shown: boolean;
}

/** What one seat did on end, under the heading that came before it. */
export interface RecordDeed {
  readonly key: string;
  readonly seat: string;
  readonly emblem?: Emblem;
  readonly heading?: Sentence;
  readonly lines: readonly RecordLine[];
  /** The rest of a long deed, folded. */
  readonly rest: readonly RecordLine[];
  readonly more: string;
  readonly open: boolean;
}
export interface RecordChapter {
  readonly key: string;
  readonly title: string;
  readonly deeds: readonly RecordDeed[];
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

/** So many lines of a deed are read without unfolding it. */
const MOST = 8;

const turnOf = ({ client: { game } }: Reading, moments: readonly Moment[], n: number): number => {
  // An entry belongs to the turn in which it was made: the one that its predecessor left.
  const before = moments[n - 1] ?? moments[n];
  return before ? game.status(before.state).turn : 0;
};

/** Does somebody merely pass? Several who do so on end are told in one line. */
const isPass = (reading: Reading, moment: Moment): boolean => {
  const told = accountOf(reading, moment);
  return told.length === 1 && told[0]?.event.kind === 'passed' && !moment.undone;
};

interface Draft {
  seat: string;
  emblem?: Emblem;
  heading?: Sentence;
  lines: RecordLine[];
}

/** The lines of a turn, by whose doing they were; a heading opens a deed of its own. */
const deedsOf = (reading: Reading, moments: readonly Moment[], at: number): readonly Draft[] => {
  const deeds: Draft[] = [];
  let passing: string[] = [];
  const add = (line: RecordLine, seat: string, emblem: Emblem | undefined): void => {
    const last = deeds.at(-1);
    if (last && (last.seat === seat || (last.heading && !last.lines.length))) {
      last.seat = seat;
      if (emblem) last.emblem = emblem;
      last.lines.push(line);
    } else deeds.push({ seat, ...(emblem && { emblem }), lines: [line] });
  };
  for (const moment of moments) {
    const line = happenedLine(reading, moment);
    if (!line) continue;
    const { seat, emblem } = line;
    const shown = line.revision === at;
    const last = deeds.at(-1);
    if (isPass(reading, moment)) {
      const before = passing.length ? last?.lines.pop() : undefined;
      passing = [...passing, seat];
      if (before && passing.length > 1) {
        const text = reading.speech.format('RT.record.all-pass', { who: joined(reading.speech, passing) });
        deeds
          .at(-1)
          ?.lines.push({ ...line, texts: [text], sentences: [{ parts: [{ text }] }], shown: shown || before.shown });
        const merged = deeds.at(-1);
        if (merged) {
          merged.seat = '';
          delete merged.emblem;
        }
        continue;
      }
      deeds.push({ seat, ...(emblem && { emblem }), lines: [{ ...line, shown }] });
      continue;
    }
    passing = [];
    const cut = line.sentences.findIndex(({ heading }) => heading);
    if (cut < 0) {
      add({ ...line, shown }, seat, emblem);
      continue;
    }
    const [before, heading, after] = [line.sentences.slice(0, cut), line.sentences[cut], line.sentences.slice(cut + 1)];
    if (before.length) add({ ...line, shown, sentences: before }, seat, emblem);
    deeds.push({ seat, ...(emblem && { emblem }), ...(heading && { heading }), lines: [] });
    if (after.length) add({ ...line, shown: shown && !before.length, sentences: after }, seat, emblem);
  }
  return deeds;
};

const chapterOf = (
  reading: Reading,
  turn: number,
  moments: readonly Moment[],
  at: number,
): Omit<RecordChapter, 'open'> => {
  const { speech } = reading;
  return {
    key: `turn-${turn}`,
    title: turn > 0 ? speech.format('RT.record.chapter', { turn: String(turn) }) : speech.localize('RT.record.setup'),
    deeds: deedsOf(reading, moments, at).map(({ lines, ...deed }, n) => ({
      ...deed,
      key: `deed-${turn}-${n}`,
      lines: lines.slice(0, MOST),
      rest: lines.slice(MOST),
      more: speech.format('RT.record.more', { count: String(lines.length - MOST) }),
      open: lines.slice(MOST).some(({ shown }) => shown),
    })),
  };
};

const chaptersOf = (reading: Reading, at: number): readonly RecordChapter[] => {
  const { moments } = reading.client.timeline;
  const turns = new Map<number, Moment[]>();
  moments.forEach((moment, n) => {
    const turn = turnOf(reading, moments, n);
    turns.set(turn, [...(turns.get(turn) ?? []), moment]);
  });
  const chapters = [...turns]
    .map(([turn, made]) => chapterOf(reading, turn, made, at))
    .filter(({ deeds }) => deeds.length);
  return chapters
    .map((chapter, n) => ({
      ...chapter,
      open:
        n === chapters.length - 1 ||
        chapter.deeds.some(({ lines, rest }) => [...lines, ...rest].some(({ shown }) => shown)),
    }))
    .reverse();
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
