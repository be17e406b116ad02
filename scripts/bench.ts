/**
 * `npm run -s bench [-- --quick] [-- game …]`: one JSON object of measurements. `--quick` is shorter, and without a
 * browser. Games that are named are measured alone, without a browser too. A word before them measures only that, in pages,
 * with how busy the machine is, a line of JSON for each: `-- pages [game …]`: from a click to the paint of the last page, and
 * what is sent, and before them the same way without this module's work; `-- spectators 20 [game …]`: the same without spectators and with so many; `-- panning [game …]`: frames while
 * the board is panned; `-- tables 200`: what a page and a command cost in a world of few finished games, and of so many.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gameOf, GAMES } from '../src/testing/all-games';
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
import { ensureChromium } from './chromium.mjs';

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const IN_PAGES = ['pages', 'spectators', 'panning', 'tables'] as const;
const inPages = IN_PAGES.find(word => words.includes(word));
const given = words.find(word => /^\d+$/.test(word));
const count = given === undefined ? undefined : Number(given);
const named = words.filter(word => !word.startsWith('--') && word !== inPages && word !== given);
const strangers = named.filter(id => !gameOf(id));
if (strangers.length) {
  console.error(`no game: ${strangers.join(', ')}; there are ${GAMES.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
const measured = GAMES.filter(({ id }) => !named.length || named.includes(id));
const isWhole = !quick && !named.length && !inPages;
const dist = join(import.meta.dirname, '..', 'dist');
if (isWhole || inPages) {
  process.env['CHROME_PATH'] = ensureChromium();
  // the clicks are made in the module as last built
  process.env['MODULE_FOLDER'] ??= dist;
  if (!existsSync(join(dist, 'module.js'))) await buildModule();
}
const SPECTATORS = 20;
const say = (what: string): void => console.error(`${what} …`);

// printed as soon as it is measured, because the rest may be interrupted
const tell = (what: object): void => console.log(JSON.stringify(what));
if (inPages) {
  say(inPages);
  const tellGame = (game: string, found: object): void => tell({ game, ...found });
  if (inPages === 'panning') await panning(measured, tellGame);
  else if (inPages === 'tables') tell({ worlds: await worlds(count) });
  else {
    tell({ floor: await floor() });
    await clicks(measured, tellGame);
    if (inPages === 'spectators') await clicks(measured, tellGame, { spectators: count ?? SPECTATORS });
  }
  tell({ module: moduleSize(dist) });
  process.exit();
}

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
const start = named.length ? undefined : await hostStart(quick ? 2 : 5);
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
