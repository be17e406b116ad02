/** How Kremlin is taught. */
import type { Guide } from '../../../kernel/guide';
import type { Kremlin } from '../state';
import { de } from './de';
import { en } from './en';
import { examples } from './examples';
import { figures, tables } from './figures';
import { questions } from './questions';

export const guide: Guide<Kremlin> = {
  texts: { en, de },
  figures,
  tables,
  examples,
  pictures: { politician: 'modern-A', wave: 'wave-stalinists', card: 'red-9' },
  questions,
};
