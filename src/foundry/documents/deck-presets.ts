/** The decks of every game among Foundry's own card presets, in this reader's language. */
import { presetList } from '../../table/drawing/file-names';
import { ownLanguage } from '../lazy-translations';
import { ID } from '../module-id';

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly file: string;
}

/** Where the decks stand, by the ids of their presets. */
const files = new Map<string, string>();

/**
 * Called in `setup`, when the language is known. The list of the decks was made with them at build; without it the
 * presets are missing and nothing else.
 */
export const registerDecks = async (): Promise<void> => {
  const list = await foundry.utils.fetchJsonWithTimeout(`modules/${ID}/${presetList(ownLanguage())}`).catch(() => []);
  for (const { id, label, file } of list as readonly Listed[]) {
    const src = `modules/${ID}/${file}`;
    files.set(id, src);
    CONFIG.Cards.presets[id] = { type: 'deck', label, src };
  }
};

/** The files of a game's decks, as this reader's language has them. */
export const deckFiles = (game: string): readonly string[] =>
  [...files].flatMap(([id, file]) => (id.startsWith(`${ID}-${game}-`) ? [file] : []));

/** Are there cards of a game to make decks of? */
export const hasDecks = (game: string): boolean => deckFiles(game).length > 0;
