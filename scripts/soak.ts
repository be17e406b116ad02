/** `npm run soak`: what takes too long for `npm test`. Each kind is in `KINDS`, and `--help` lists them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { named, program, readArguments, wholeNumber, wrong } from './command-line';
import { GAMES } from '../src/testing/all-games';
import { toy } from '../src/kernel/testing/toy/toy';
import type { AnyGame } from '../src/table/record/model';
import { schedules, spoiled } from '../src/table/testing/schedules';
import { verify } from '../src/table/judgement/verify';
import { tablesOfAllSorts } from '../src/table/testing/eventful';
import { caseOf, forge, forgeHead } from '../src/table/testing/forging';
import { type Breadth, hindsight } from './soak/hindsight';
import { editionsOf, randomGames } from './soak/random-games';
import { SEATS } from '../src/games/all-bridges/pieces';
import { attackReferee, attackReaders, attackRecord, attackRules } from '../src/table/testing/attacks';

const ATTACKS = { readers: attackReaders, record: attackRecord, referee: attackReferee, rules: attackRules } as const;
/** Cases in a row before the next kind of attack. */
const ROUND = 2_000;
/** Forged heads of each record. */
const HEADS = 100;
/** More commands than any game has. */
const WHOLE = 5_000;

const soak = async (wanted: number): Promise<void> => {
  const games: readonly AnyGame[] = [toy as unknown as AnyGame, ...GAMES];
  let done = 0;
  for (let start = Date.now() % 2 ** 31; done < wanted; start++) {
    for (const game of games)
      for (const [name, attack] of Object.entries(ATTACKS)) {
        const cases = Math.min(ROUND, wanted - done);
        if (cases <= 0) break;
        await attack(game, { cases, start });
        done += cases;
        console.log(`${done} of ${wanted}: ${game.id}, ${name}, start ${start}`);
      }
  }
  console.log(`${done} cases: nothing broke.`);
};

const soakForgeries = async (wanted: number): Promise<void> => {
  const games: readonly AnyGame[] = [toy as unknown as AnyGame, ...GAMES];
  let done = 0;
  for (let start = Date.now() % 2 ** 31; done < wanted; start++) {
    for (const game of games)
      for (const { head, raws, tableSecret } of await tablesOfAllSorts(game, start, WHOLE)) {
        const honest = verify(game, head, raws, tableSecret);
        if (!honest.ok) throw new Error(`${game.id}, start ${start}: ${JSON.stringify(honest)}`);
        const given = caseOf(game, head, raws, tableSecret);
        const { forged, missed } = forge(given, Math.min(ROUND, wanted), start);
        const heads = forgeHead(given, HEADS, start);
        const [first] = [...missed, ...heads];
        if (first) throw new Error(`${game.id}, start ${start}: ${JSON.stringify(first)}`);
        done += forged;
        console.log(`${done} of ${wanted}: ${game.id}, start ${start}`);
      }
  }
  console.log(`${done} forgeries: every one was found.`);
};

const root = join(import.meta.dirname, '..');

/** Runs vitest with these words and this environment. */
const runTests = (words: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status) process.exitCode = 1;
};

/** Sessions in real pages: `tests/soak/<file>.soak.ts`, or those of one game. */
const soakPages = (file: string, game?: string, env?: Readonly<Record<string, string>>): void =>
  runTests(['--config', 'vitest.soak.config.ts', `${file}.soak`, ...(game === undefined ? [] : ['-t', game])], env);

const soakGames = (times: number): void =>
  runTests(['--config', 'vitest.fuzz.config.ts', 'game.test', 'many.fuzz', 'nonplayers.fuzz'], {
    RT_SCALE: String(times),
  });

const elect = (sessions: number): void => {
  const seed = Date.now() % 2 ** 31;
  console.log(`${sessions} sessions, start ${seed}`);
  const isUnspoiled = fc.property(schedules, schedule => {
    const found = spoiled(schedule);
    if (found.length) throw new Error(found.join('\n'));
  });
  fc.assert(isUnspoiled, { numRuns: sessions, seed });
  console.log(`${sessions} sessions: no turn was lost or made twice, and no table was left alone.`);
};

const soakRandom = (games: number, seed: number, played: readonly AnyGame[]): void => {
  for (const game of played)
    for (const edition of editionsOf(game)) {
      const { ended, endings, commands, longest, faults } = randomGames(game, edition, games, seed);
      console.log(
        `${game.id}, ${edition.name}, seed ${seed}: ${ended} of ${games} ended, in ${endings} ways; ${commands} commands, at most ${longest} a game`,
      );
      for (const { what, where } of faults) console.log(`  ${what}: ${where}`);
      if (faults.length || ended < games) process.exitCode = 1;
    }
};

const soakHindsight = (seat: (typeof SEATS)[number], deals: number, seed: number, breadth: Breadth): void => {
  let won = 0;
  for (let number = 0; number < deals; number++) {
    const found = hindsight(seat, seed, number, breadth);
    if (found.winner === seat) won++;
    console.log(`deal ${number}: ${found.winner}, lead ${found.lead}, ${found.lines} lines; ${won} won so far`);
  }
};

/** One kind of soak. */
interface Kind {
  /** The words after its name, as its usage shows them. */
  readonly words: string;
  readonly what: string;
  run(words: readonly (string | undefined)[]): void | Promise<void>;
}
const pages = (file: string, what: string): Kind => ({ words: '', what, run: () => soakPages(file) });
const pagesOf = (file: string, what: string): Kind => ({
  words: '[game]',
  what,
  run: ([game]) => soakPages(file, game === undefined ? undefined : named('game', GAMES, game).id),
});

/** What takes too long for `npm test`. What it does of each with a fixed start is in the file that is named. */
const KINDS: Readonly<Record<string, Kind>> = {
  assumptions: pagesOf('assumptions', 'in real pages, a whole game under each value of each switch of the host'),
  board: pagesOf('board', 'whole games of each game, played on the board and in the hand'),
  clicked: pagesOf('clicked', 'whole games of each game, every move a click; and one by keyboard alone'),
  election: {
    words: '[sessions]',
    what: '20,000 sessions of pages that elect a referee (src/table/referee/election/election.fuzz.test.ts)',
    run: ([sessions]) => elect(wholeNumber('sessions', sessions, 20_000)),
  },
  evening: pagesOf('evening', 'an evening by hand of each game in Advised, change by change with the mouse'),
  forging: {
    words: '[cases]',
    what: '100,000 forgeries of whole games, each of which Verify has to find',
    run: ([cases]) => soakForgeries(wholeNumber('cases', cases, 100_000)),
  },
  games: {
    words: '[times]',
    what: 'the standard tests of every game with 50 times their games',
    run: ([times]) => soakGames(wholeNumber('times', times, 50)),
  },
  hands: pagesOf('hands', 'a session by hand of each game: Free, then Advised, then Enforced to a winner'),
  hindsight: {
    words: '<seat> [deals] [seed] [kept] [lines]',
    what: 'deals of All Bridges that one seat can win with hindsight (scripts/soak/hindsight.ts)',
    run: ([given, deals, seed, kept, lines]) => {
      const seat = SEATS.find(one => one === given) ?? wrong(`Give a seat: ${SEATS.join(', ')}.`);
      soakHindsight(seat, wholeNumber('deals', deals, 16), wholeNumber('seed', seed, 1), {
        kept: wholeNumber('positions kept', kept, 20),
        lines: wholeNumber('lines', lines, 4),
      });
    },
  },
  killed: pages('killed', 'in real pages, the referee killed at every step, an hour (tests/trust/killed.test.ts)'),
  kremlin: pages('kremlin', 'six pages, six factions, and what each page received (tests/e2e/kremlin.test.ts)'),
  passing: pages('passing', 'four pages, a whole game of Kremlin: how often people pass a window by hand'),
  random: {
    words: '[games] [seed] [game]',
    what: '1,000 random games of each edition, with any fault (scripts/soak/random-games.ts)',
    run: ([games, seed, game]) =>
      soakRandom(
        wholeNumber('games', games, 1000),
        wholeNumber('seed', seed, Date.now() % 2 ** 31, 0),
        game === undefined ? GAMES : [named('game', GAMES, game)],
      ),
  },
  together: {
    words: '<folder>',
    what: 'all modules of a folder at once beside ours, at a table of each game, with pictures',
    run: ([folder]) => {
      if (folder === undefined || !existsSync(folder)) return wrong('Give the folder that holds the modules.');
      soakPages('together', undefined, { RT_MODULES_DIR: resolve(folder) });
    },
  },
  updates: {
    words: '[changes]',
    what: '10,000 changes of documents by six pages in random order (host/server/storm.test.ts)',
    run: ([changes]) =>
      soakPages('updates', undefined, { RT_CHANGES: String(wholeNumber('changes', changes, 10_000)) }),
  },
};

const USAGE = `Usage: npm run soak -- [cases], 100,000 hostile messages, entries and files (src/table/hostile.test.ts)
${Object.entries(KINDS)
  .map(([name, { words, what }]) => `  or: npm run soak -- ${name} ${words}`.trimEnd().concat(`: ${what}`))
  .join('\n')}`;

export const main = async (args: readonly string[]): Promise<void> => {
  const { positionals } = readArguments(args, {});
  const [name = '100000', ...words] = positionals;
  const kind = Object.entries(KINDS).find(([one]) => one === name)?.[1];
  const most = kind?.words.split(' ').filter(Boolean).length ?? 0;
  if (words.length > most) wrong(`"${words[most]}" is one word too many.`);
  if (kind) return kind.run(words);
  if (!/^\d+$/.test(name)) wrong(`There is no soak "${name}".`);
  return soak(wholeNumber('cases', name, 0));
};

await program(import.meta.filename, USAGE, main);
