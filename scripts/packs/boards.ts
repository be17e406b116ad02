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
import { documentOf, embeddedIn, type SourceFile } from './source';

const ID = 'revolution-tables';
/** `CONST.GRID_TYPES.GRIDLESS`, `CONST.REGION_VISIBILITY.LAYER`. */
const GRIDLESS = 0;
const ON_ITS_LAYER = 0;

const regionOf = (scene: string, game: string, name: string, space: Space) => ({
  ...embeddedIn('boards', 'regions', scene, `${game}/${space.id}`),
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

/** What a board's Scene leaves as Foundry has it: every field of an export, so that nothing is left to a default. */
const USUAL = {
  navigation: true,
  navName: '',
  navOrder: 0,
  thumb: null,
  padding: 0,
  shiftX: 0,
  shiftY: 0,
  initial: { x: null, y: null, scale: null },
  tokenVision: false,
  transition: { type: null, duration: 1500, activeOnly: false },
  playlist: null,
  playlistSound: null,
  journal: null,
  journalEntryPage: null,
  weather: '',
  active: false,
  drawings: [],
  tokens: [],
  lights: [],
  notes: [],
  sounds: [],
  tiles: [],
  walls: [],
};
const GRID = { size: 100, style: 'solidLines', thickness: 1, color: '#000000', alpha: 0.2, distance: 1, units: '' };
const SHOWN = { tint: '#ffffff', alphaThreshold: 0.75 };

const levelOf = (game: AnyGame, scene: string, name: string) => ({
  ...embeddedIn('boards', 'levels', scene, `${game.id} board`),
  name,
  elevation: { bottom: 0, top: 100 },
  background: {
    src: `modules/${ID}/assets/${boardPicture(game.id, game.presentation(defaultOptions(game.options)).board)}`,
    color: PAPER,
    ...SHOWN,
  },
  foreground: { src: null, ...SHOWN },
  fog: { src: null, tint: '#ffffff' },
  textures: { anchorX: 0.5, anchorY: 0.5, offsetX: 0, offsetY: 0, fit: 'fill', scaleX: 1, scaleY: 1, rotation: 0 },
  visibility: { levels: [] },
  sort: 0,
  flags: {},
});

const sceneOf = (game: AnyGame, sort: number): SourceFile => {
  const words = gameWording(game, speechOf('en'));
  const { board } = game.presentation(defaultOptions(game.options));
  const own = documentOf('boards', game.id);
  const level = levelOf(game, own._id, words.text('name'));
  const source = {
    ...own,
    ...USUAL,
    name: words.text('name'),
    sort,
    width: board.width,
    height: board.height,
    grid: { type: GRIDLESS, ...GRID },
    initialLevel: level._id,
    levels: [level],
    regions: board.spaces.map(space => regionOf(own._id, game.id, words.text(space.word), space)),
    flags: { [ID]: { board: game.id } },
  };
  return { path: `${game.id}.json`, source };
};

export const boardFiles = (games: readonly AnyGame[]): readonly SourceFile[] => games.map(sceneOf);
