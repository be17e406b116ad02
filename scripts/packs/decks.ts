/** Each game's decks as Foundry decks, in each language: for people who play with Foundry's own tools. */
import { deckPiles, deckSource } from '../../src/table/board/decks';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { LANGUAGES } from '../languages';
import { speechOf } from '../speech';
import { documentOf, embeddedIn, folderOf, type SourceFile, STATS } from './source';

/** Further fields of a deck in an export. */
const LAID = { displayCount: false, rotation: 0, system: {} };

export const deckFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('decks', language),
    ...games.flatMap((game, at) =>
      deckPiles(game).map((pile, n): SourceFile => {
        const deck = deckSource(game, pile, gameWording(game, speechOf(language)), language);
        const path = `${game.id}-${pile.id}.${language}`;
        const own = documentOf('decks', path, language);
        const cards = deck.cards.map((card, sort) => ({
          ...card,
          ...embeddedIn('decks', 'cards', own._id, `${path}/${sort}`),
          _stats: STATS,
          origin: own._id,
          drawn: false,
          rotation: 0,
          system: {},
        }));
        return { path: `${path}.json`, source: { ...deck, ...own, ...LAID, sort: at * 100 + n, cards } };
      }),
    ),
  ]);
