/** Who made a change, and which step of the rules it left. */
import type { Edit } from '../../kernel/edit';
import { stepOf, topOf } from '../../kernel/lookup';
import { authorOf } from '../record/authors';
import type { AnyGame, AnyTypes, EntryOf } from '../record/model';
import type { Moment } from '../record/timeline-model';
import { seatName, type Telling, userName } from './reading';

/** Whoever made a move or change; the seat, if the record does not know. */
export const authorName = (reading: Telling, entry: EntryOf<'turn'>): string => {
  const author = authorOf(reading.client.timeline, entry);
  return author === undefined ? seatName(reading, entry.seat) : userName(reading, author);
};

/** How a step of the rules was left by hand; `left` where the reader cannot know which of the others it was. */
export type Leaving = 'skip' | 'tick' | 'left';

export const leavingBy = (edit: Edit | undefined): Leaving | undefined =>
  edit?.kind === 'skip' || edit?.kind === 'tick' ? edit.kind : undefined;

/** Only the maker of a change can read it; but whatever changes nothing else at an advising table leaves a step. */
export const leavingIn = ({ entry, edit, events }: Moment): Leaving | undefined => {
  if (edit || entry.kind !== 'turn' || entry.by !== 'hand' || !entry.breaks || !events.length) return leavingBy(edit);
  return events.every(({ kind }) => kind === 'agenda') ? 'left' : undefined;
};

/** Who left which step of the rules: nothing else may show it. */
export const leavingText = (
  { game, words, speech }: Pick<Telling, 'words' | 'speech'> & { readonly game: AnyGame },
  user: string,
  before: AnyTypes['state'],
  leaving: Leaving | undefined,
): string | undefined => {
  const top = topOf(before);
  if (leaving === undefined || !top) return undefined;
  return speech.format(`RT.log.${leaving}`, { user, step: words.section(stepOf(game, top).section) });
};
