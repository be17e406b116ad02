/**
 * Each game's board as Scenes to import, for people who want the map without a table. For each language once set up
 * and once empty, with words, Regions for its spaces and tokens for its pieces.
 */
import { documentType } from 'vtt-stand-in/documents';
import { type Data, withInitial } from 'vtt-stand-in/schema';
import { defaultOptions } from '../../src/kernel/options';
import { presetScene } from '../../src/table/board/preset';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { LANGUAGES, speechOf } from '../languages';
import { documentOf, folderOf, keyIn, type Language, type SourceFile } from './source';

const HOW = ['set-up', 'empty'] as const;

type Keyed = Data & { readonly _key: string };

/** Documents with every field of an export. */
const whole = (documentName: string, documents: readonly Keyed[]): readonly Keyed[] =>
  documents.map(one => ({ ...withInitial(documentType(documentName).fields, one), _key: one._key }));

const sceneOf = (game: AnyGame, language: Language, how: (typeof HOW)[number], sort: number): SourceFile => {
  const speech = speechOf(language);
  const words = gameWording(game, speech);
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const path = `${game.id}-${how}.${language}`;
  const own = documentOf('boards', path, language);
  const scene = presetScene({
    game,
    presentation,
    options,
    // what nobody has seen yet is hidden from importing users too
    tabletop: how === 'empty' ? undefined : presentation.tabletop(game.hide(game.setUp(options), undefined)),
    words,
    language,
    name: speech.format(`RT.hands.scenes.${how}`, { game: words.text('name') }),
    path: `packs/boards/${path}`,
  });
  const keyed = <D extends { readonly _id: string }>(collection: string, documents: readonly D[]) =>
    documents.map(one => ({ ...one, _key: keyIn('boards', collection, own._id, one._id) }));
  const source = {
    ...own,
    ...scene,
    sort,
    levels: keyed('levels', scene.levels),
    // the official tool writes a delta for every token, but none for those without one
    tokens: whole('Token', keyed('tokens', scene.tokens)).map(token => ({ ...token, delta: null })),
    regions: whole('Region', keyed('regions', scene.regions)),
  };
  return { path: `${path}.json`, source };
};

export const boardFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('boards', language),
    ...games.flatMap((game, n) => HOW.map((how, m) => sceneOf(game, language, how, n * HOW.length + m))),
  ]);
