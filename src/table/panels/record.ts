/** The Record window: everything that happened, by game turn and seat, and the slider for the past. */
import type { Moment } from '../record/timeline-model';
import { accountOf } from './account';
import type { Emblem } from '../drawing/emblems';
import { happenedLine, type HappenedLine, type Sentence } from './entry-sentences';
import { houseRulesTold } from './house-rules';
import { hasOwnCopy, joined, seatName, type Reading } from './reading';

export interface RecordLine extends HappenedLine {
  /** The board shows the table at this line. */
  readonly shown: boolean;
}

/** A run of one seat's lines under its heading. */
export interface RecordAction {
  readonly key: string;
  readonly seat: string;
  readonly emblem?: Emblem;
  readonly heading?: Sentence;
  readonly lines: readonly RecordLine[];
  /** The rest of a long action, folded. */
  readonly rest: readonly RecordLine[];
  readonly more: string;
  readonly open: boolean;
}
export interface RecordChapter {
  readonly key: string;
  readonly title: string;
  readonly actions: readonly RecordAction[];
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
  /** The table uses an owner's copy: everybody may read the differences. */
  readonly ownCopy: boolean;
  /** How the table differs from the usual rules. */
  readonly houseRules: readonly string[];
  readonly empty: boolean;
}

/** How many lines of a run are shown unfolded. */
const MOST = 8;

const turnOf = ({ client: { game } }: Reading, moments: readonly Moment[], n: number): number => {
  // An entry belongs to the turn in which it was made: that of the state before it.
  const before = moments[n - 1] ?? moments[n];
  return before ? game.status(before.state).turn : 0;
};

/** Does the entry only pass? Several passes in a row share a line. */
const isPass = (reading: Reading, moment: Moment): boolean => {
  const told = accountOf(reading, moment);
  return told.length === 1 && told[0]?.event.kind === 'passed' && !moment.undone;
};

interface Draft {
  readonly seat: string;
  readonly emblem?: Emblem;
  readonly heading?: Sentence;
  readonly lines: RecordLine[];
}

/** Several passes in a row as one line without a seat. */
const allPass = (reading: Reading, passing: readonly RecordLine[]): RecordLine => {
  const { speech } = reading;
  const text = speech.format('RT.record.all-pass', {
    who: joined(
      speech,
      passing.map(({ seat }) => seat),
    ),
  });
  const shown = passing.some(line => line.shown);
  return {
    revision: passing.at(-1)?.revision ?? 0,
    seat: '',
    byHand: false,
    undone: false,
    breaks: [],
    breaksNone: false,
    taken: [],
    texts: [text],
    sentences: [{ parts: [{ text }] }],
    shown,
  };
};

const linesOf = (reading: Reading, moments: readonly Moment[], at: number): readonly RecordLine[] => {
  const lines: RecordLine[] = [];
  let passing: RecordLine[] = [];
  const close = (): void => {
    const [only] = passing;
    if (only) lines.push(passing.length > 1 ? allPass(reading, passing) : only);
    passing = [];
  };
  for (const moment of moments) {
    const told = happenedLine(reading, moment);
    if (!told) continue;
    const line = { ...told, shown: told.revision === at };
    if (isPass(reading, moment)) passing.push(line);
    else {
      close();
      lines.push(line);
    }
  }
  close();
  return lines;
};

/** The lines of a turn by seat; a heading starts a new group. */
const actionsOf = (lines: readonly RecordLine[]): readonly Draft[] => {
  const actions: Draft[] = [];
  const add = (line: RecordLine): void => {
    const last = actions.at(-1);
    const { seat, emblem } = line;
    if (last && last.seat === seat && last.lines.length) last.lines.push(line);
    else if (last?.heading && !last.lines.length)
      actions.splice(-1, 1, { ...last, seat, ...(emblem && { emblem }), lines: [line] });
    else actions.push({ seat, ...(emblem && { emblem }), lines: [line] });
  };
  for (const line of lines) {
    const cut = line.sentences.findIndex(({ heading }) => heading);
    const heading = line.sentences[cut];
    if (!heading) {
      add(line);
      continue;
    }
    const [before, after] = [line.sentences.slice(0, cut), line.sentences.slice(cut + 1)];
    if (before.length) add({ ...line, sentences: before });
    actions.push({ seat: '', heading, lines: [] });
    // automatic steps after it belong to nobody
    const { emblem: _, ...rest } = line;
    if (after.length) add({ ...rest, seat: '', shown: line.shown && !before.length, sentences: after });
  }
  return actions;
};

const chapterOf = (
  reading: Reading,
  turn: number,
  moments: readonly Moment[],
  at: number,
): Omit<RecordChapter, 'open'> => {
  const { speech, words } = reading;
  return {
    key: `turn-${turn}`,
    title: turn > 0 ? words.text('now', { turn }) : speech.localize('RT.record.setup'),
    actions: actionsOf(linesOf(reading, moments, at)).map(({ lines, ...action }, n) => ({
      ...action,
      key: `action-${turn}-${n}`,
      lines: lines.slice(0, MOST),
      rest: lines.slice(MOST),
      more: speech.format('RT.record.more', { count: String(lines.length - MOST) }),
      open: lines.slice(MOST).some(({ shown }) => shown),
    })),
  };
};

const chaptersOf = (reading: Reading, at: number, until: number): readonly RecordChapter[] => {
  const moments = reading.client.timeline.moments.filter(({ entry }) => entry.r <= until);
  const turns = new Map<number, Moment[]>();
  moments.forEach((moment, n) => {
    const turn = turnOf(reading, moments, n);
    turns.set(turn, [...(turns.get(turn) ?? []), moment]);
  });
  const chapters = [...turns]
    .map(([turn, made]) => chapterOf(reading, turn, made, at))
    .filter(({ actions }) => actions.length);
  return chapters
    .map((chapter, n) => ({
      ...chapter,
      open:
        n === chapters.length - 1 ||
        chapter.actions.some(({ lines, rest }) => [...lines, ...rest].some(({ shown }) => shown)),
    }))
    .reverse();
};

/**
 * `at` is the viewed revision; undefined is the present. Entries after `until` are still to be shown on the board,
 * and not listed yet.
 */
export const recordPanel = (
  reading: Reading,
  at: number | undefined,
  until = Number.POSITIVE_INFINITY,
): RecordPanel => {
  const {
    client: { timeline, mySeats, seat },
    speech,
  } = reading;
  const last = timeline.revision;
  const shown = at ?? last;
  const chapters = chaptersOf(reading, at ?? -1, until);
  return {
    chapters,
    empty: chapters.length === 0,
    canVerify: timeline.secret !== undefined,
    ownCopy: hasOwnCopy(reading.client),
    houseRules: houseRulesTold(reading),
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
