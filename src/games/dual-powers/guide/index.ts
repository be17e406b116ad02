/** The guide of Dual Powers. */
import type { Guide } from '../../../kernel/guide';
import type { DualPowers } from '../state';
import { de } from './de';
import { en } from './en';
import { examples } from './examples';
import { figures, tables } from './figures';
import { questions } from './questions';

export const guide: Guide<DualPowers> = {
  texts: { en, de },
  figures,
  tables,
  examples,
  pictures: {
    unit: 'soviet-2-1',
    leader: 'lenin',
    neutral: 'neutral-1-1',
    will: 'will',
    blockade: 'blockade-marker',
    command: 'green-4',
  },
  questions,
};
