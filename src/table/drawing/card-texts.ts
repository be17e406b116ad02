/** What a card says in the reader's language. */
import type { Face } from '../../kernel/board';
import type { Wording } from '../i18n/wording';
import type { CardTexts } from './card';

/** The words of a face: its fields are keys of its game, its kind one of `kinds`. */
export const cardTexts = (face: Face, wording: Wording): CardTexts => ({
  title: wording.text(face.word),
  kind: wording.kind(face.kind),
  ...(face.note !== undefined && { note: wording.text(face.note) }),
  ...(face.tags && { tags: face.tags.map(tag => wording.text(tag)) }),
});
