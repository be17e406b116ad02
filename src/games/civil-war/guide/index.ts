/** The guide of Reds and Whites. */
import type { Guide } from '../../../kernel/guide';
import type { CivilWar } from '../state';
import { de } from './de';
import { en } from './en';
import { examples } from './examples';
import { figures, tables } from './figures';
import { questions } from './questions';

export const guide: Guide<CivilWar> = {
  texts: { en, de },
  figures,
  tables,
  examples,
  pictures: { leader: 'red-trotsky', troop: 'white-poles-1', event: 'red-manpower', marker: 'territory' },
  questions,
};
