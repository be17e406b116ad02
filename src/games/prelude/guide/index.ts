/** How Prelude to Revolution is taught. */
import type { Guide } from '../../../kernel/guide';
import type { Prelude } from '../state';
import { de } from './de';
import { en } from './en';
import { examples } from './examples';
import { figures, tables } from './figures';
import { questions } from './questions';

export const guide: Guide<Prelude> = {
  texts: { en, de },
  figures,
  tables,
  examples,
  pictures: {
    cube: 'cube-revolutionary',
    organization: 'organization-government',
    card: 'card-28',
  },
  questions,
};
