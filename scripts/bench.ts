/**
 * `npm run -s bench`: measurements. Without words all of them, as one JSON object; `--quick` is shorter, and without a
 * browser. A word measures only that, in pages, with how busy the machine is: `pages`, from a click to the paint of the
 * last page, what is sent, and before them the same way without this module's work; `spectators`, the same without
 * spectators and with so many; `panning`, frames while the board is panned; `tables`, what a page and a command cost in
 * a world of few finished games, and of so many.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../src/table/record/model';
import { GAMES } from '../src/testing/all-games';
import { asServed, finishedGames } from './bench/as-served';
import { botsAtWork } from './bench/bots-at-work';
import { clicks } from './bench/clicks';
import { deciding } from './bench/deciding';
import { floor } from './bench/floor';
import { hostileFiles } from './bench/hostile-files';
import { hostStart } from './bench/host-start';
import { longRecord } from './bench/long-record';
import { moduleSize } from './bench/module-size';
import { panning } from './bench/panning';
import { rulesOnly } from './bench/rules-only';
import { worlds } from './bench/worlds';
import { buildModule } from './build';
import { named, program, readArguments, wholeNumber, wrong } from './command-line';
import { ensureChromium } from './chromium.mjs';

const IN_PAGES = ['pages', 'spectators', 'panning', 'tables'] as const;
/** How many of what a word takes a number of. */
const COUNTED: Readonly<Record<string, number>> = { spectators: 20, tables: 200 };

const USAGE = `Usage: npm run -s bench [-- --quick] [game …]: speed and sizes, as one JSON object
  or: npm run -s bench -- pages | spectators [20] | panning | tables [200] [game …]: only that, in real pages
  a game: ${GAMES.map(({ id }) => id).join(', ')}`;

const dist = join(import.meta.dirname, '..', 'dist');
const say = (what: string): void => console.error(`${what} …`);

const tell = (what: object): void => console.log(JSON.stringify(what));
/** Measures one thing in pages; prints each line of JSON as soon as it is measured, because the rest may be interrupted. */
const measureInPages = async (what: (typeof IN_PAGES)[number], measured: readonly AnyGame[], count: number) => {
  say(what);
  const tellGame = (game: string, found: object): void => tell({ game, ...found });
  if (what === 'panning') await panning(measured, tellGame);
  else if (what === 'tables') tell({ worlds: await worlds(count) });
  else {
    tell({ floor: await floor() });
    await clicks(measured, tellGame);
    if (what === 'spectators') await clicks(measured, tellGame, { spectators: count });
  }
  tell({ module: moduleSize(dist) });
  process.exit();
};

/** What a command line asks for. */
const readBench = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, { quick: { type: 'boolean', default: false } });
  const [first, ...after] = positionals;
  const inPages = IN_PAGES.find(word => word === first);
  const isCounted = inPages !== undefined && COUNTED[inPages] !== undefined && /^-?\d/.test(after[0] ?? '');
  const ids = inPages === undefined ? positionals : isCounted ? after.slice(1) : after;
  if (inPages === 'tables' && ids.length > 0) wrong(`"${ids[0]}" is one word too many.`);
  const wanted = new Set(ids.map(id => named('game', GAMES, id)));
  return {
    ...{ inPages, quick: values.quick, isPart: wanted.size > 0 },
    count: wholeNumber(`${inPages}`, isCounted ? after[0] : undefined, COUNTED[inPages ?? ''] ?? 0),
    measured: GAMES.filter(game => wanted.size === 0 || wanted.has(game)),
  };
};

export const main = async (args: readonly string[]): Promise<void> => {
  const { inPages, quick, isPart, count, measured } = readBench(args);
  const isWhole = !quick && !isPart && !inPages;
  if (isWhole || inPages) {
    process.env['CHROME_PATH'] = ensureChromium();
    // the clicks are made in the module as last built
    process.env['MODULE_FOLDER'] ??= dist;
    if (!existsSync(join(dist, 'module.js'))) await buildModule();
  }
  if (inPages) return measureInPages(inPages, measured, count);
  const games: Record<string, object> = {};
  for (const game of measured) {
    say(`${game.id}: rules only`);
    const rules = rulesOnly(game, quick ? 1000 : 5000);
    say(`${game.id}: as the referee serves them`);
    const served = await asServed(game, quick ? 2 : 10);
    say(`${game.id}: finished games`);
    const finished = {
      random: await finishedGames(game, quick ? 2 : 10, 'random'),
      ...(game.bots.length > 0 && { bots: await finishedGames(game, quick ? 2 : 10, 'bot') }),
    };
    say(`${game.id}: a long record`);
    const long = await longRecord(game, quick ? { turns: 600, times: 3 } : {});
    say(`${game.id}: bots`);
    const thought = deciding(game, quick ? 5 : 25);
    games[game.id] = {
      deciding: thought,
      rulesOnly: rules,
      asServed: served,
      finishedGame: finished,
      openingALongRecord: long,
    };
  }
  if (isWhole) say('the worst files');
  const files = isWhole ? await hostileFiles() : undefined;
  const start = isPart ? undefined : await hostStart(quick ? 2 : 5);
  if (isWhole) say('bots at work in a page, and from a click to the last page');
  console.log(
    JSON.stringify({
      machine: { node: process.versions.node, cpu: cpus()[0]?.model ?? '', cpus: cpus().length },
      games,
      ...(files && { hostileFiles: files }),
      ...(start && { hostStart: start }),
      module: moduleSize(dist) ?? 'not built: npm run build',
      ...(isWhole && { botsAtWork: await botsAtWork(), clicks: await clicks(measured), worlds: await worlds() }),
    }),
  );
};

await program(import.meta.filename, USAGE, main);
