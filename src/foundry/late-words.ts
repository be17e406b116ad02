/** Words that come after the start: those of a game, and of what is seldom opened. */
import type { Words } from '../table/loading';

export const language = (): string => game.i18n?.lang ?? 'en';

/** Takes up words under `RT.<part>`. A translation that another module brings for them stands before ours. */
export const say = (part: string, words: Words): void => {
  if (!game.i18n) throw new Error('words come before i18nInit');
  foundry.utils.mergeObject(game.i18n.translations, { RT: { [part]: words } }, { overwrite: false });
};
