/** Entries of a record as sentences. */
import type { Reason } from '../../kernel/bot';
import type { EntryOf } from '../record/model';
import type { Moment } from '../record/timeline-model';
import { stateAt } from '../record/timeline';
import { type Part, plain } from '../i18n/links';
import { accountOf } from './account';
import { leavingIn } from './leaving';
import { loggedSentences } from './log';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { noteLines } from './told-notes';
import { holderName, seatName, userName, type Telling } from './reading';

export interface Sentence {
  readonly parts: readonly Part[];
  /** It is a heading over what follows. */
  readonly heading?: true;
  /** It is a bot's own reason. */
  readonly why?: true;
}

/** A rule that a change by hand breaks, in words. */
export interface BrokenRule {
  readonly section: string;
  readonly mark: string;
  readonly text: string;
}

export interface HappenedLine {
  readonly revision: number;
  readonly seat: string;
  readonly emblem?: Emblem;
  readonly texts: readonly string[];
  /** The same sentences in parts, some of which can be pointed at. */
  readonly sentences: readonly Sentence[];
  readonly byHand: boolean;
  readonly undone: boolean;
  /** Every rule that a change by hand breaks. */
  readonly breaks: readonly BrokenRule[];
  /** It was judged and breaks no rule. */
  readonly breaksNone: boolean;
  /** What a change by hand is taken for, as far as this page has found out. */
  readonly taken: readonly string[];
}

const trustText = (reading: Telling, { trusted, fulfils, user, by }: EntryOf<'trust'>): string => {
  const words = { name: userName(reading, user), by: userName(reading, by) };
  if (!trusted) return reading.speech.format('RT.trust.distrusted', words);
  return reading.speech.format(fulfils === undefined ? 'RT.trust.trusted' : 'RT.trust.trusted-by-consent', words);
};

const isAgain = ({ client: { timeline } }: Telling, { r, client }: EntryOf<'referee'>): boolean => {
  const last = timeline.moments.findLast(({ entry }) => entry.kind === 'referee' && entry.r < r)?.entry;
  return last?.kind === 'referee' && last.client === client;
};

/** The text of an entry that is no turn; undefined for internals (keys, votes). */
const tableText = (reading: Telling, { entry }: Moment): string | undefined => {
  const { speech } = reading;
  switch (entry.kind) {
    case 'undo':
      return speech.format(entry.consent ? 'RT.record.undo-consent' : 'RT.record.undo', {
        seat: seatName(reading, entry.seat),
      });
    case 'mode':
      return speech.format('RT.record.mode', { mode: speech.localize(`RT.modes.${entry.mode}.name`) });
    case 'openness':
      return speech.localize(`RT.openness.${entry.open ? 'opened' : 'sealed'}`);
    case 'seat':
      return speech.format('RT.record.seat', {
        seat: seatName(reading, entry.seat),
        holder: holderName(reading, entry.holder),
      });
    case 'referee':
      // sitting down again after a reload changes nothing
      return isAgain(reading, entry)
        ? undefined
        : speech.format('RT.record.referee', { name: userName(reading, entry.user) });
    case 'trust':
      return trustText(reading, entry);
    case 'deputy':
      return speech.format('RT.trust.deputy', { name: userName(reading, entry.user) });
    case 'vouch':
      return speech.format('RT.trust.vouched', { name: userName(reading, entry.user) });
    case 'look':
      return speech.format(entry.open ? 'RT.trust.looks' : 'RT.trust.looked', { name: userName(reading, entry.user) });
    case 'wait':
      return speech.format('RT.record.wait', { seat: seatName(reading, entry.seat) });
    case 'away':
      return speech.format('RT.record.away', {
        name: userName(reading, entry.user),
        seat: seatName(reading, entry.seat),
      });
    case 'revealed':
      return speech.localize('RT.record.revealed');
    default:
      return undefined;
  }
};

/** A bot's own reason, in words. */
export const whyText = ({ words, speech }: Pick<Telling, 'words' | 'speech'>, { word, params }: Reason): string =>
  speech.format('RT.record.why', { why: words.text(`reasons.${word}`, params) });

/** One entry as a line; undefined if it says nothing to a player. */
export const happenedLine = (reading: Telling, moment: Moment): HappenedLine | undefined => {
  const {
    client: { game, presentation, timeline },
    words,
  } = reading;
  const { entry, undone } = moment;
  const leaving = leavingIn(moment);
  const byHand = entry.kind === 'turn' && entry.by === 'hand';
  const broken = entry.kind === 'turn' ? (entry.breaks ?? []) : [];
  const breaks = broken.map(rule => ({
    text: words.refusal(rule),
    section: words.section(rule.section),
    mark: rule.section,
  }));
  // a step that is left is not judged
  const breaksNone = byHand && leaving === undefined && entry.breaks !== undefined && !broken.length;
  const taken = byHand ? noteLines(timeline.moments, moment) : [];
  const base = { revision: entry.r, undone, byHand, breaks, breaksNone, taken };
  if (entry.kind !== 'turn') {
    const text = tableText(reading, moment);
    return text === undefined ? undefined : { ...base, seat: '', texts: [text], sentences: [{ parts: [{ text }] }] };
  }
  const told = byHand ? loggedSentences(reading, moment) : accountOf(reading, moment);
  const why = entry.why && told.length ? [{ parts: [{ text: whyText(reading, entry.why) }], why: true as const }] : [];
  const sentences: readonly Sentence[] = [...told, ...why];
  if (!sentences.length && !breaks.length) return undefined;
  const seats = game.seats(timeline.head.options);
  const doer = base.byHand ? undefined : presentation.doer?.(stateAt(timeline, entry.r - 1));
  const seat = doer ?? (seats.includes(entry.seat) ? entry.seat : undefined);
  return {
    ...base,
    texts: sentences.map(({ parts }) => plain(parts)),
    sentences,
    seat: seat === undefined ? '' : seatName(reading, seat),
    ...(seat !== undefined && { emblem: emblemOf(seats, seat) }),
  };
};

/** Does it only announce what follows, like the start of a turn or phase? Not if somebody went on to it by hand. */
const isHeading = ({ sentences, breaks, byHand }: HappenedLine): boolean =>
  !byHand && !breaks.length && sentences.every(({ heading }) => heading);

/**
 * The last lines, the newest first; nothing after `until`, which is still to be shown. Headings are left out: here
 * they would stand over the wrong lines.
 */
export const lastLines = (
  reading: Telling,
  count: number,
  until = Number.POSITIVE_INFINITY,
): readonly HappenedLine[] => {
  const lines: HappenedLine[] = [];
  const { moments } = reading.client.timeline;
  for (let n = moments.length - 1; n >= 0 && lines.length < count; n--) {
    const moment = moments[n];
    const line = moment && moment.entry.r <= until ? happenedLine(reading, moment) : undefined;
    if (line && !isHeading(line)) lines.push(line);
  }
  return lines;
};
