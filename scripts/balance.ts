/**
 * Bots against bots: how often each side wins, how games end and how long they are, and how often each kind of command
 * and each card was used.
 * Usage: npm run -s balance -- <game> [games] [seed] [seat=bot …] [option=value …]
 *   or: npm run -s balance -- <game> levels [games] [seed] [bots=id,…] [option=value …], how often each bot wins from
 *   each seat against the first. Each line is printed when it is known; stderr counts the games.
 */
import { readOptions } from '../src/kernel/options';
import { gameWording } from '../src/table/i18n/wording';
import { GAMES, gameOf } from '../src/testing/all-games';
import { levelsOf } from './balance/levels';
import { reportOf } from './balance/report';
import { tally } from './balance/tally';
import { speechOf } from './speech';

const [id = '', ...rest] = process.argv.slice(2);
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

const game =
  gameOf(id) ?? fail(`Usage: balance <${GAMES.map(one => one.id).join(' | ')}> [games] [seed] [name=value …]`);
/** A value as an option has it: a number, yes or no, a word. */
const valueOf = (option: string, value: string) => {
  const kind = game.options.find(one => one.id === option)?.kind;
  return kind === 'number' ? Number(value) : kind === 'toggle' ? value === 'true' : value;
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

const wording = gameWording(game, speechOf('en'));
const plan = {
  game,
  options,
  games,
  seed,
  nameOf: (card: string) => wording.name(card),
  over: (played: number) => process.stderr.write(`\r${played} of ${games} `),
};
const lines = isOfLevels
  ? levelsOf(plan, given['bots']?.split(','))
  : [
      `${id}: ${games} games, seed ${seed}; ${seats.map(seat => `${seat} ${bots[seat]}`).join(', ')}`,
      ...reportOf(tally({ ...plan, bots })),
    ];
for (const text of lines) process.stdout.write(`${text}\n`);
