/** The games in this browser: loaded when they are wanted, with their words in the language of its reader. */
import { CATALOG } from '../catalog';
import { makeShelf, type Words } from '../table/loading';

/** A translation that another module brings for a game stands before ours. */
const say = (id: string, words: Words): void => {
  if (!game.i18n) throw new Error('a game is asked for before i18nInit');
  const { translations } = game.i18n;
  const ours = { RT: { [id]: words } };
  foundry.utils.mergeObject(translations, ours, { overwrite: false });
};

export const shelf = makeShelf(CATALOG, () => game.i18n?.lang ?? 'en', say);
