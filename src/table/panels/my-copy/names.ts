/** What *My copy* is shown with, and the names of its parts. */
import type { Options } from '../../../kernel/messages';
import type { Copy, CopyForm, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import { wordingOf, type Speech, type Wording } from '../../i18n/wording';
import type { AnyGame } from '../../record/model';

/** What *My copy* is shown with. */
export interface CopyOf {
  readonly rules: AnyGame;
  readonly copyForm: CopyForm;
  readonly copy: Copy;
  readonly speech: Speech;
}

/** The words of a game at a table with these options. */
export const wordsOf = ({ rules, speech }: CopyOf, options: Options): Wording =>
  wordingOf(rules.presentation(options), speech);

/** What a part is called: its title in the owner's copy, else ours; with what else tells it from the others. */
export const partName = (words: Wording, { keys }: CopyGroup, part: CopyPart, copy: Copy): string => {
  const own = copy[part.id];
  const title = own?.['title'] ?? own?.['name'];
  const name = typeof title === 'string' ? title : part.word === undefined ? part.id : words.text(part.word);
  const [number] = keys.map(key => part.ours[key]).filter(value => typeof value === 'number');
  return number === undefined ? name : `${number} ${name}`;
};
