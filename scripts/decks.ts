/** Writes each deck as a preset in every language, and as a source of the compendium. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeckSource, deckPiles, deckSource, presetFile, presetId, presetList } from '../src/table/board/decks';
import { documentId } from '../src/table/record/document-id';
import type { AnyGame } from '../src/table/record/model';
import { gameWording } from '../src/table/saying/wording';
import { LANGUAGES } from './languages';
import { speechOf } from './speech';

const STATS = { coreVersion: '14.369', systemId: null, systemVersion: null } as const;

/** A deck as the source of a compendium's document, its ids and keys made from what it is. */
export const packSource = (source: DeckSource, path: string): object => {
  const _id = documentId(path);
  return {
    ...source,
    _id,
    _key: `!cards!${_id}`,
    _stats: STATS,
    folder: null,
    sort: 0,
    ownership: { default: 0 },
    flags: {},
    cards: source.cards.map((card, n) => {
      const id = documentId(`${path}/${n}`);
      return {
        ...card,
        _id: id,
        _key: `!cards.cards!${_id}.${id}`,
        _stats: STATS,
        origin: _id,
        drawn: false,
        rotation: 0,
        system: {},
      };
    }),
  };
};

/** What a card preset of each deck is called in a language. */
const presets = (games: readonly AnyGame[], language: string): readonly object[] =>
  games.flatMap(game => {
    const words = gameWording(game, speechOf(language));
    return deckPiles(game).map(({ id }) => ({
      id: presetId(game.id, id),
      label: `${words.text('name')}: ${words.name(id)}`,
      file: presetFile(game.id, id, language),
    }));
  });

/** Writes presets below `out`, and the compendium's sources to a folder of their own, whose path it returns. */
export const buildDecks = (games: readonly AnyGame[], out: string): string => {
  const sources = mkdtempSync(join(tmpdir(), 'decks-'));
  mkdirSync(join(out, 'cards'), { recursive: true });
  for (const game of games)
    for (const pile of deckPiles(game))
      for (const language of LANGUAGES) {
        const source = deckSource(game, pile, gameWording(game, speechOf(language)), language);
        const path = `${game.id}-${pile.id}`;
        writeFileSync(join(out, presetFile(game.id, pile.id, language)), JSON.stringify(source));
        if (language === 'en') writeFileSync(join(sources, `${path}.json`), JSON.stringify(packSource(source, path)));
      }
  for (const language of LANGUAGES)
    writeFileSync(join(out, presetList(language)), JSON.stringify(presets(games, language)));
  return sources;
};
