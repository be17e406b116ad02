/** Each window and each helper as a macro for the hotbar: one line with the module's public API. */
import { defaultOptions } from '../../src/kernel/options';
import { backPicture } from '../../src/table/drawing/picture-names';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { LANGUAGES, speechOf } from '../languages';
import { documentOf, folderOf, type Language, type SourceFile } from './source';

const WINDOWS = ['library', 'table', 'hand', 'seats', 'record', 'board', 'helpers'] as const;
const API = "game.modules.get('revolution-tables').api";
const asset = (path: string): string => `modules/revolution-tables/assets/${path}`;

interface Macro {
  readonly path: string;
  readonly name: string;
  readonly img: string;
  readonly command: string;
}

const windowsIn = (language: Language, games: readonly AnyGame[]): readonly Macro[] =>
  WINDOWS.map(window => ({
    path: `window-${window}`,
    name: speechOf(language).localize(`RT.windows.${window}`),
    img: asset(backPicture(games[0]?.id ?? '', undefined)),
    command: window === 'library' ? `${API}.openLibrary();` : `${API}.openWindow('${window}');`,
  }));

const helpersIn = (language: Language, game: AnyGame): readonly Macro[] => {
  const words = gameWording(game, speechOf(language));
  return game.presentation(defaultOptions(game.options)).helpers.map(({ id }) => ({
    path: `helper-${game.id}-${id}`,
    name: `${words.text('name')}: ${words.text(`helpers.${id}.name`)}`,
    img: asset(backPicture(game.id, undefined)),
    command: `${API}.openHelper('${game.id}', '${id}');`,
  }));
};

const fileOf =
  (language: Language) =>
  ({ path, ...macro }: Macro, sort: number): SourceFile => {
    const name = `${path}.${language}`;
    const own = documentOf('macros', name, language);
    return { path: `${name}.json`, source: { ...own, ...macro, type: 'script', scope: 'global', author: null, sort } };
  };

export const macroFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('macros', language),
    ...[...windowsIn(language, games), ...games.flatMap(game => helpersIn(language, game))].map(fileOf(language)),
  ]);
