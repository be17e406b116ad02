/** Words that come after the start: those of a game, and of what is seldom opened. */
import type { Words } from '../table/loading';
import { wanted } from './parts';

export const language = (): string => game.i18n?.lang ?? 'en';

/** What can be wrong with a table or a file is said in words that come with the first of them. */
export const fetchProblems = async (): Promise<void> => {
  const words = await wanted(() =>
    language() === 'de' ? import('../../lang/problems/de.json') : import('../../lang/problems/en.json'),
  );
  if (words) say('problems', words.default);
};

/** Takes up words under `RT.<part>`. A translation that another module brings for them stands before ours. */
export const say = (part: string, words: Words): void => {
  if (!game.i18n) throw new Error('words come before i18nInit');
  foundry.utils.mergeObject(game.i18n.translations, { RT: { [part]: words } }, { overwrite: false });
};
