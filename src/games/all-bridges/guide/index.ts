/** The guide of All Bridges Burning. */
import type { Guide } from '../../../kernel/guide';
import type { AllBridges } from '../state';
import { de } from './de';
import { en } from './en';
import { examples } from './examples';
import { figures, tables } from './figures';
import { questions } from './questions';

export const guide: Guide<AllBridges> = {
  texts: { en, de },
  figures,
  tables,
  examples,
  pictures: {
    cell: 'reds-active',
    underground: 'moderates-inactive',
    administration: 'administration',
    network: 'network',
    troop: 'troop-german',
    terror: 'terror-senate',
    prepared: 'prepared-senate',
    news: 'news',
    personality: 'personality',
    sabotage: 'sabotage',
    cube: 'cube-reds',
  },
  questions,
};
