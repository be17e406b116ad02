/** Modules that bring games: the kit's template, and others with one fault each. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGameModule } from 'revolution-tables-kit/build';
import { game } from '../../examples/toy-game-module/src/game';
import type { CatalogEntry } from '../../src/table/loading';
import type { AnyGame } from '../../src/table/record/model';

const TEMPLATE = join(import.meta.dirname, '..', '..', 'examples', 'toy-game-module');
export const SOUND = 'toy-game-module';

/** The catalogue entry of the template's game. */
export const tugEntry: CatalogEntry = {
  manifest: game.manifest,
  load: () => Promise.resolve(game as unknown as AnyGame),
};

/** The template's game with one part replaced. */
interface Faulty {
  readonly module: string;
  /** The source of the other parts; `sound` is the template's game. */
  readonly parts: string;
}

const PAGE = 'typeof document === "object"';

/** Each is the template's game with one fault. The last two pass the examination and fail in a page. */
const FAULTY: readonly Faulty[] = [
  { module: 'leaky-game', parts: 'hide: state => state' },
  { module: 'throwing-game', parts: 'setUp() { throw new Error("no table today"); }' },
  { module: 'looping-game', parts: 'seats() { for (;;); }' },
  { module: 'partial-game', parts: 'folds: undefined' },
  { module: 'unplain-game', parts: 'setUp: options => ({ ...sound.setUp(options), seen: new Map() })' },
  { module: 'enormous-game', parts: 'setUp: options => ({ ...sound.setUp(options), sand: "x".repeat(3_000_000) })' },
  {
    module: 'polluting-game',
    parts: 'options: [{ id: "__proto__", section: "§1", kind: "toggle", default: true }, ...sound.options]',
  },
  // its rules are sound, but its tutorial waits for a card that nobody holds
  { module: 'untaught-game', parts: 'edition: sound.edition' },
  {
    module: 'faceless-game',
    parts: `presentation(options) {
      const shown = sound.presentation(options);
      const face = id => { if (${PAGE} && id === 'knot') throw new Error('no face'); return shown.face(id); };
      return { ...shown, face };
    }`,
  },
  {
    module: 'undecided-game',
    parts: `steps: { ...sound.steps, lead: { ...sound.steps.lead, answers: { play: {
      ...sound.steps.lead.answers.play,
      decide(...given) {
        if (${PAGE}) throw new Error('cannot decide');
        return sound.steps.lead.answers.play.decide(...given);
      } } } } }`,
  },
];

const written = (folder: string, id: string, files: Readonly<Record<string, string>>): void => {
  mkdirSync(join(folder, id));
  const manifest = {
    id,
    type: 'module',
    title: id,
    version: '1.0.0',
    compatibility: { minimum: '14' },
    esmodules: ['module.js'],
  };
  writeFileSync(join(folder, id, 'module.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, id, name), text);
};

const cover = (name: string): object => ({ name, subtitle: 'A game', players: '2 players', about: 'Pull.' });
const TUTORIALS = { tutorials: { first: 'tutorial.js' } };
const planOf = (module: string, change: object = {}): object => ({
  api: 1,
  module,
  manifest: { ...game.manifest, id: module },
  rules: 'game.js',
  cover: { en: cover(`The ${module}`) },
  words: { en: 'words.json' },
  ...change,
});

/** The code of a module that registers several plans. */
const registering = (plans: readonly unknown[]): string =>
  `Hooks.once('revolution-tables.register', ({ registerGame }) => {
    globalThis.answers = [...(globalThis.answers ?? []), ...${JSON.stringify(plans)}.map(plan => registerGame(plan))];
  });`;

/** Plans that are refused before any of their code runs. */
const REFUSED: readonly unknown[] = [
  planOf('careless-module', { api: 7 }),
  planOf('careless-module', { manifest: { ...game.manifest, id: 'kremlin' } }),
  planOf('careless-module', { manifest: { id: 'Not An Id' } }),
  planOf('careless-module', { rules: '../../../etc/game.js' }),
  planOf('absent-module'),
  undefined,
];

/** Writes all modules into a folder. */
export const writeModules = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await buildGameModule({ folder: TEMPLATE, out: join(folder, SOUND) });
  const words = JSON.stringify({ name: 'A game' });
  for (const { module, parts } of FAULTY) {
    written(folder, module, {
      'module.js': registering([planOf(module, module === 'untaught-game' ? TUTORIALS : {})]),
      'tutorial.js': `import { tutorial as sound } from '/modules/${SOUND}/tutorial.js';
        export const tutorial = { ...sound, steps: [{ say: { en: 'Play.' }, awaits: [{ kind: 'play', card: 'pull-99' }] }] };`,
      'game.js': `import { game as sound } from '/modules/${SOUND}/game.js';
        const changed = { ...sound, id: '${module}', manifest: { ...sound.manifest, id: '${module}' } };
        export const game = { ...changed, ${parts} };`,
      'words.json': words,
    });
  }
  // neither the game nor anything readable is there
  const broken = { 'game.js': 'throw new Error("no such luck");', 'words.json': words };
  written(folder, 'broken-game', { 'module.js': registering([planOf('broken-game')]), ...broken });
  const odd = '{ "name": "Odd", "__proto__": { "polluted": "yes" } }';
  written(folder, 'wordless-game', {
    'module.js': registering([planOf('wordless-game')]),
    'game.js': `import { game as sound } from '/modules/${SOUND}/game.js';
      export const game = { ...sound, id: 'wordless-game', manifest: { ...sound.manifest, id: 'wordless-game' } };`,
    'words.json': odd,
  });
  written(folder, 'careless-module', { 'module.js': registering(REFUSED) });
};
