/**
 * Bots against bots: how often each side wins, how games end and how long they are, and how often each kind of command
 * and each card was used. On all cores. Every finished game is saved in a result file, and the same command continues
 * where it was stopped.
 * Usage: npm run -s balance -- <game> [games] [seed] [seat=bot …] [option=value …]
 *   or: npm run -s balance -- <game> levels [games] [seed] [bots=id,…] [option=value …], how often each bot wins from
 *   each seat against the first.
 *   --threads <n>, --minutes <n> (then it stops, with what there is), --fresh (from the first game), --to <folder>
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOptions } from '../src/kernel/options';
import { gameWording } from '../src/table/i18n/wording';
import { GAMES, gameOf } from '../src/testing/all-games';
import { CORES, playAll } from './balance/crew';
import type { GameCount, Plan } from './balance/game-count';
import { levelsOf } from './balance/levels';
import { reportOf } from './balance/report';
import { codeNow, openResults } from './balance/result-file';
import { tally } from './balance/tally';
import { speechOf } from './languages';

const { values: how, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: String(CORES) },
    minutes: { type: 'string', default: '0' },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    to: { type: 'string', default: join(import.meta.dirname, '..', 'tests', 'output', 'balance') },
  },
});
const [id = '', ...rest] = positionals;
const isOfLevels = rest[0] === 'levels';
const [games = 100, seed = 1] = rest
  .slice(isOfLevels ? 1 : 0)
  .filter(word => !word.includes('='))
  .map(Number);
const given: Readonly<Record<string, string>> = Object.fromEntries(
  rest.filter(word => word.includes('=')).map(word => word.split('=', 2)),
);

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const USAGE = `Usage: balance <${GAMES.map(one => one.id).join(' | ')}> [levels] [games] [seed] [name=value …]
  name=value: a seat and its bot, or an option and its value; bots=id,… with levels
  --threads <n>, --minutes <n>, --fresh, --to <folder>`;
if (![games, seed].every(Number.isSafeInteger)) fail(`The number of games and the seed are whole numbers.\n${USAGE}`);
if (how.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const game = gameOf(id) ?? fail(USAGE);
/** A value as an option has it: a number, yes or no, a word. */
const valueOf = (option: string, value: string) => {
  const kind = game.options.find(one => one.id === option)?.kind;
  return kind === 'number' ? Number(value) : kind === 'toggle' || kind === 'mark' ? value === 'true' : value;
};
const botIds = game.bots.map(bot => bot.id);
const optionIds = new Set(game.options.map(option => option.id));
const { options, problems } = readOptions(
  game.options,
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (optionIds.has(name) ? [[name, valueOf(name, value)]] : [])),
  ),
);
const seats = game.seats(options);
const strangers = Object.keys(given).filter(
  name => !seats.includes(name) && !optionIds.has(name) && !(isOfLevels && name === 'bots'),
);
if (strangers.length) fail(`neither a seat nor an option of ${id}: ${strangers.join(', ')}`);
if (problems.length) fail(problems.map(one => `${one.option}: ${one.given} is no value of it`).join('\n'));
const bots = Object.fromEntries(seats.map(seat => [seat, given[seat] ?? botIds[0] ?? '']));
for (const bot of Object.values(bots)) if (!botIds.includes(bot)) fail(`"${bot}" is no bot: ${botIds.join(', ')}`);

const results = openResults(how.to, { game: id, options, seed, ...codeNow() }, how.fresh);
const begun = Date.now();
const MINUTE = 60_000;
const mayBegin = (): boolean => !Number(how.minutes) || Date.now() - begun < Number(how.minutes) * MINUTE;

/** The games of a pairing: those in the file, then those still to be played. */
const played = async (plan: Plan): Promise<readonly GameCount[]> => {
  const wanted = Array.from({ length: games }, (_, n) => n);
  const known = new Set(results.gamesOf(plan.bots).map(({ number }) => number));
  const missing = wanted.filter(number => !known.has(number));
  const since = Date.now();
  let now = 0;
  const over = (count: GameCount): void => {
    results.add(plan.bots, count);
    now++;
    const minutes = Math.ceil(((Date.now() - since) / now) * ((missing.length - now) / MINUTE));
    process.stderr.write(`\r${known.size + now} of ${games} games, ${minutes} min left `);
  };
  await playAll({ game: id, options, bots: plan.bots, seed }, missing, Number(how.threads), over, mayBegin);
  return results.gamesOf(plan.bots).filter(({ number }) => number < games);
};

const wording = gameWording(game, speechOf('en'));
const plan = { game, options, seed, nameOf: (card: string) => wording.name(card) };
const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
if (isOfLevels) {
  for await (const text of levelsOf(plan, played, given['bots']?.split(','))) print(text);
} else {
  const all = await played({ ...plan, bots });
  print(`${id}: ${all.length} games, seed ${seed}; ${seats.map(seat => `${seat} ${bots[seat]}`).join(', ')}`);
  if (all.length) for (const text of reportOf(tally({ ...plan, bots }, all))) print(text);
}
process.stderr.write(`\n${results.path}\n`);
if (!mayBegin()) process.stderr.write('The time is over. The same command goes on with the games that are missing.\n');
