/** Writes each deck as a preset of Foundry's card stacks, in every language. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckPiles, deckSource } from '../src/table/board/decks';
import { presetFile, presetId, presetList } from '../src/table/drawing/file-names';
import type { AnyGame } from '../src/table/record/model';
import { gameWording } from '../src/table/i18n/wording';
import { LANGUAGES } from './languages';
import { speechOf } from './speech';

/** The name of each deck's card preset in a language. */
const presets = (games: readonly AnyGame[], language: string): readonly object[] =>
  games.flatMap(game => {
    const words = gameWording(game, speechOf(language));
    return deckPiles(game).map(({ id }) => ({
      id: presetId(game.id, id),
      label: `${words.text('name')}: ${words.name(id)}`,
      file: presetFile(game.id, id, language),
    }));
  });

/** Writes the presets below a folder. */
export const buildPresets = (games: readonly AnyGame[], out: string): void => {
  mkdirSync(join(out, 'cards'), { recursive: true });
  for (const game of games)
    for (const pile of deckPiles(game))
      for (const language of LANGUAGES) {
        const source = deckSource(game, pile, gameWording(game, speechOf(language)), language);
        writeFileSync(join(out, presetFile(game.id, pile.id, language)), JSON.stringify(source));
      }
  for (const language of LANGUAGES)
    writeFileSync(join(out, presetList(language)), JSON.stringify(presets(games, language)));
};
