/** Changes by hand as the chat tells them: line by line, and who has undone which. */
import type { Part } from '../i18n/links';
import { authorOf } from '../record/authors';
import type { Moment } from '../record/timeline-model';
import { loggedOf } from './log';
import { seatName, type Telling, userName } from './reading';

export interface HandLine {
  readonly parts: readonly Part[];
  /** By whom it was undone, as words. */
  readonly undone?: string;
}

/** Who has undone an entry, in words; undefined while it stands. */
const undoneText = (telling: Telling, { entry: { r }, undone }: Moment): string | undefined => {
  const { timeline } = telling.client;
  const by = undone
    ? timeline.moments.find(({ entry }) => entry.kind === 'undo' && entry.r > r && entry.to < r)
    : undefined;
  if (by?.entry.kind !== 'undo') return undefined;
  const user = authorOf(timeline, by.entry);
  return telling.speech.format('RT.chat.undone', {
    name: user === undefined ? seatName(telling, by.entry.seat) : userName(telling, user),
  });
};

/** The changes by hand of these revisions; `asEverybody`: without what only this reader can open. */
export const handLines = (telling: Telling, revisions: readonly number[], asEverybody = false): readonly HandLine[] =>
  telling.client.timeline.moments
    .filter(({ entry }) => entry.kind === 'turn' && entry.by === 'hand' && revisions.includes(entry.r))
    .flatMap(moment => {
      const undone = undoneText(telling, moment);
      return loggedOf(telling, moment, asEverybody).map(parts => ({ parts, ...(undone !== undefined && { undone }) }));
    });
