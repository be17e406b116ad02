/** The decks of every game among Foundry's own card presets, in this reader's language. */
import { GAMES } from '../../catalog';
import { deckPiles, presetFile, presetId } from '../../table/board/decks';
import { ID } from '../module-id';
import { speech } from '../speech';
import { gameWording } from '../../table/saying/wording';

const LANGUAGES = ['en', 'de'] as const;

/** The language that decks are read in: this reader's, or English where there is none in his. */
export const deckLanguage = (): string => LANGUAGES.find(language => language === game.i18n?.lang) ?? 'en';

/** Called in `setup`, when the language is known. */
export const registerDecks = (): void => {
  for (const rules of GAMES) {
    const words = gameWording(rules, speech);
    for (const pile of deckPiles(rules)) {
      CONFIG.Cards.presets[presetId(rules.id, pile.id)] = {
        type: 'deck',
        label: `${words.text('name')}: ${words.name(pile.id)}`,
        src: `modules/${ID}/${presetFile(rules.id, pile.id, deckLanguage())}`,
      };
    }
  }
};
