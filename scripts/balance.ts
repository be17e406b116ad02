/**
 * `npm run -s balance`: bots against bots, on all cores. Counts how often each side wins, how games end and how long they
 * are, and how often each kind of command and each card was used. With `levels`: how often each bot wins from each seat
 * against the first. Every finished game is saved in a result file, and the same command continues where it was stopped.
 */
import { join } from 'node:path';
import { readOptions } from '../src/kernel/options';
import type { AnyGame } from '../src/table/record/model';
import { gameWording } from '../src/table/i18n/wording';
import { GAMES } from '../src/testing/all-games';
import { CORES, playAll } from './balance/crew';
import type { GameCount, Plan } from './balance/game-count';
import { levelsOf } from './balance/levels';
import { reportOf } from './balance/report';
import { codeNow, openResults } from './balance/result-file';
import { tally } from './balance/tally';
import { named, program, readArguments, wholeNumber, wrong } from './command-line';
import { speechOf } from './languages';

const USAGE = `Usage: npm run -s balance -- <${GAMES.map(({ id }) => id).join(' | ')}> [levels] [games] [seed] [name=value …]
  name=value: a seat and its bot, or an option and its value; bots=<id>,… with levels
  --threads <n>: not on all cores; --minutes <n>: begins no game after them; --fresh: from the first game; --to <folder>`;

const OPTIONS = {
  threads: { type: 'string' },
  minutes: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  to: { type: 'string', default: join(import.meta.dirname, '..', 'tests', 'output', 'balance') },
} as const;

/** A value as an option has it: a number, yes or no, a word. */
const valueOf = ({ options }: AnyGame, option: string, value: string) => {
  const kind = options.find(one => one.id === option)?.kind;
  return kind === 'number' ? Number(value) : kind === 'toggle' || kind === 'mark' ? value === 'true' : value;
};

/** What a command line asks for. */
const readBalance = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, OPTIONS);
  const [id = '', ...words] = positionals;
  const game = named('game', GAMES, id);
  const isOfLevels = words[0] === 'levels';
  const pairs = words.filter(word => word.includes('=')).map(word => word.split('=', 2) as [string, string]);
  const given: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  const [games, seed, extra] = words.slice(isOfLevels ? 1 : 0).filter(word => !word.includes('='));
  if (extra !== undefined) wrong(`"${extra}" is one word too many.`);
  const optionIds = new Set(game.options.map(option => option.id));
  const { options, problems } = readOptions(
    game.options,
    Object.fromEntries(
      pairs.filter(([name]) => optionIds.has(name)).map(([name, value]) => [name, valueOf(game, name, value)]),
    ),
  );
  if (problems.length) wrong(problems.map(one => `${one.option}: ${one.given} is not a value of it.`).join('\n'));
  const seats = game.seats(options);
  const names = isOfLevels ? ['bots', ...optionIds] : [...seats, ...optionIds];
  const unknown = pairs.find(([name]) => !names.includes(name));
  if (unknown) wrong(`"${unknown[0]}" is not one of ${names.join(', ')}.`);
  const botOf = (bot: string): string => named('bot', game.bots, bot).id;
  return {
    game,
    options,
    seats,
    bots: Object.fromEntries(seats.map(seat => [seat, botOf(given[seat] ?? game.bots[0]?.id ?? '')])),
    levels: isOfLevels ? { only: given['bots']?.split(',').map(botOf) } : undefined,
    games: wholeNumber('games', games, 100),
    seed: wholeNumber('seed', seed, 1, 0),
    threads: wholeNumber('--threads', values.threads, CORES),
    minutes: wholeNumber('--minutes', values.minutes, Infinity),
    ...{ fresh: values.fresh, to: values.to },
  };
};

const MINUTE = 60_000;
const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const main = async (args: readonly string[]): Promise<void> => {
  const { game, options, seats, bots, levels, games, seed, threads, minutes, fresh, to } = readBalance(args);
  const results = openResults(to, { game: game.id, options, seed, ...codeNow() }, fresh);
  const begun = Date.now();
  const mayBegin = (): boolean => Date.now() - begun < minutes * MINUTE;

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
      const left = Math.ceil(((Date.now() - since) / now) * ((missing.length - now) / MINUTE));
      process.stderr.write(`\r${known.size + now} of ${games} games, ${left} min left `);
    };
    await playAll({ game: game.id, options, bots: plan.bots, seed }, missing, threads, over, mayBegin);
    return results.gamesOf(plan.bots).filter(({ number }) => number < games);
  };

  const wording = gameWording(game, speechOf('en'));
  const plan = { game, options, seed, nameOf: (card: string) => wording.name(card) };
  if (levels) {
    for await (const text of levelsOf(plan, played, levels.only)) print(text);
  } else {
    const all = await played({ ...plan, bots });
    print(`${game.id}: ${all.length} games, seed ${seed}; ${seats.map(seat => `${seat} ${bots[seat]}`).join(', ')}`);
    if (all.length) for (const text of reportOf(tally({ ...plan, bots }, all))) print(text);
  }
  process.stderr.write(`\n${results.path}\n`);
  if (!mayBegin())
    process.stderr.write('The time is over. The same command goes on with the games that are missing.\n');
};

await program(import.meta.filename, USAGE, main);
