/** What happened as a series of frames: after each event with words, the table at that time with its sentence. */
import type { Message } from '../../kernel/messages';
import type { Moment } from '../record/timeline-model';
import { accountOf } from './account';
import type { Emblem } from '../drawing/emblems';
import { happenedLine, type Sentence } from './entry-sentences';
import { loggedSentences } from './log';
import type { Telling } from './reading';

export interface Frame {
  readonly revision: number;
  /** The table after this many events of the entry; without a number, after all. */
  readonly events?: number;
  readonly sentence: Sentence;
  readonly seat: string;
  readonly emblem?: Emblem;
  /** The event of the sentence, to show its dice. */
  readonly event?: Message;
}

/** A longer series is shortened: one frame for each entry, without the first. */
const MOST = 80;

const ofMoment = (telling: Telling, moment: Moment): readonly Frame[] => {
  const line = happenedLine(telling, moment);
  if (!line || line.undone) return [];
  const { revision, seat, emblem } = line;
  const base = { revision, seat, ...(emblem && { emblem }) };
  if (moment.entry.kind === 'turn' && moment.entry.by === 'hand')
    return loggedSentences(telling, moment).map(({ parts, heading, count }, n, { length }) => ({
      ...base,
      sentence: { parts, ...(heading && { heading }) },
      // only what the rules did then takes steps of its own
      ...(n < length - 1 && { events: count }),
    }));
  const told = moment.entry.kind === 'turn' ? accountOf(telling, moment) : [];
  if (!told.length) return line.sentences.slice(0, 1).map(sentence => ({ ...base, sentence }));
  return told.map(({ event, count, ...sentence }, n) => ({
    ...base,
    sentence,
    event,
    // events after the last sentence belong to it
    ...(n < told.length - 1 && { events: count }),
  }));
};

/** The frames of the entries after `from`, up to `to`. */
export const framesOf = (telling: Telling, from: number, to: number): readonly Frame[] => {
  const moments = telling.client.timeline.moments.filter(({ entry: { r } }) => r > from && r <= to);
  const frames = moments.map(moment => ofMoment(telling, moment));
  const all = frames.flat();
  return all.length <= MOST ? all : frames.flatMap(some => some.slice(-1)).slice(-MOST);
};
