/**
 * Each game's board as a Scene, ready to import: for people who want the map without a table. Its spaces are Regions
 * with their names, so that Foundry's own tokens and other modules can use them. The names are English, as Regions have
 * one name for all.
 */
import type { Space } from '../../src/kernel/board';
import { defaultOptions } from '../../src/kernel/options';
import { PAPER } from '../../src/table/drawing/palette';
import { boardPicture } from '../../src/table/drawing/picture-names';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { speechOf } from '../speech';
import { documentOf, embeddedIn, type SourceFile, STATS } from './source';

const ID = 'revolution-tables';
/** `CONST.GRID_TYPES.GRIDLESS`, `CONST.REGION_VISIBILITY.LAYER`. */
const GRIDLESS = 0;
const ON_ITS_LAYER = 0;

const regionOf = (scene: string, game: string, name: string, space: Space) => ({
  ...embeddedIn('boards', 'regions', scene, `${game}/${space.id}`),
  _stats: STATS,
  name,
  color: PAPER,
  shapes: [{ type: 'polygon', hole: false, points: space.shape.flatMap(({ x, y }) => [x, y]) }],
  elevation: { bottom: null, top: null },
  levels: null,
  behaviors: [],
  visibility: ON_ITS_LAYER,
  locked: true,
  flags: { [ID]: { game, space: space.id } },
});

const sceneOf = (game: AnyGame, sort: number): SourceFile => {
  const words = gameWording(game, speechOf('en'));
  const { board } = game.presentation(defaultOptions(game.options));
  const own = documentOf('boards', game.id);
  const source = {
    ...own,
    name: words.text('name'),
    sort,
    width: board.width,
    height: board.height,
    padding: 0,
    backgroundColor: PAPER,
    tokenVision: false,
    grid: { type: GRIDLESS, size: 100 },
    levels: [
      {
        ...embeddedIn('boards', 'levels', own._id, `${game.id} board`),
        _stats: STATS,
        name: words.text('name'),
        elevation: { bottom: 0, top: 100 },
        background: { src: `modules/${ID}/assets/${boardPicture(game.id, board)}`, color: PAPER },
        flags: {},
      },
    ],
    regions: board.spaces.map(space => regionOf(own._id, game.id, words.text(space.word), space)),
    flags: { [ID]: { board: game.id } },
  };
  return { path: `${game.id}.json`, source };
};

export const boardFiles = (games: readonly AnyGame[]): readonly SourceFile[] => games.map(sceneOf);
