/** Adds the decks of every game to Foundry's card presets, in this reader's language. */
import { presetList } from '../../table/drawing/file-names';
import { ownLanguage } from '../lazy-translations';
import { ID } from '../module-id';

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly file: string;
}

/** The paths of the decks by preset id. */
const files = new Map<string, string>();

/** Called in `setup`, when the language is known. The build made the list; without it only the presets are missing. */
export const registerDecks = async (): Promise<void> => {
  const list = await foundry.utils.fetchJsonWithTimeout(`modules/${ID}/${presetList(ownLanguage())}`).catch(() => []);
  for (const { id, label, file } of list as readonly Listed[]) {
    const src = `modules/${ID}/${file}`;
    files.set(id, src);
    CONFIG.Cards.presets[id] = { type: 'deck', label, src };
  }
};

/** The deck files of a game in this reader's language. */
export const deckFiles = (game: string): readonly string[] =>
  [...files].flatMap(([id, file]) => (id.startsWith(`${ID}-${game}-`) ? [file] : []));

/** Does a game have decks? */
export const hasDecks = (game: string): boolean => deckFiles(game).length > 0;
