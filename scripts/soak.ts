/**
 * What takes too long for `npm test`.
 *
 * `npm run soak [-- cases]`: a hundred thousand hostile messages, entries and files, or the given number, from a
 * start that is new each time. What `npm test` does of this with a fixed start is in src/table/hostile.test.ts.
 *
 * `npm run soak -- election [sessions]`: twenty thousand sessions of pages that elect a referee over a bad connection, or
 * the given number, from a new start each time. Some of them, with a fixed start, are in
 * src/table/referee/election/election.fuzz.test.ts.
 *
 * `npm run soak -- forging [cases]`: a hundred thousand forgeries of whole games, each of which Verify has to find.
 *
 * `npm run soak -- killed`: in real pages, every move of a whole game with its referee killed at every step. It takes
 * about an hour, and tests what `npm run package` has made. One such game is in tests/trust/killed.test.ts.
 *
 * `npm run soak -- assumptions [game]`: in real pages, a whole game under each value of each switch of the host, and one of
 * each game under all the unkind ones.
 *
 * `npm run soak -- board [game]`: whole games of each game, played where things lie: on the board and in the hand.
 *
 * `npm run soak -- clicked [game]`: whole games of each game, every move of them a click; and one by keyboard alone.
 *
 * `npm run soak -- hands [game]`: a session by hand of each game, Free, then Advised, then Enforced to a winner.
 *
 * `npm run soak -- updates [changes]`: ten thousand changes of documents by six pages in random order, or the given
 * number; pages and database must be equal afterwards. Some hundred of them are in host/server/storm.test.ts.
 *
 * `npm run soak -- kremlin`: in six real pages, a game of six factions, and what each page received of it. A smaller one
 * is in tests/e2e/kremlin.test.ts.
 *
 * `npm run soak -- passing`: in four real pages, a whole game of Kremlin by people who answer in advance, and how often they
 * let a window pass by hand.
 *
 * `npm run soak -- together <folder>`: other people's modules, all of a folder at once, at a table of each game: what of theirs
 * lies over ours, and pictures.
 *
 * `npm run soak -- random [games] [seed] [game]`: a thousand random games of each edition of each game, or the given number,
 * with any position out of its bounds, stuck, or against a law (scripts/soak/random-games.ts).
 *
 * `npm run soak -- hindsight <seat> [deals] [seed] [kept] [lines]`: which deals of All Bridges somebody alone could win who
 * takes back dice and decisions (scripts/soak/hindsight.ts).
 *
 * `npm run soak -- games [times]`: the standard tests of every game with this many times their games, default 50.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { GAMES } from '../src/testing/all-games';
import { toy } from '../src/kernel/testing/toy/toy';
import type { AnyGame } from '../src/table/record/model';
import { schedules, spoiled } from '../src/table/testing/schedules';
import { verify } from '../src/table/judgement/verify';
import { tablesOfAllSorts } from '../src/table/testing/eventful';
import { caseOf, forge, forgeHead } from '../src/table/testing/forging';
import { hindsight } from './soak/hindsight';
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
        const [wrong] = [...missed, ...heads];
        if (wrong) throw new Error(`${game.id}, start ${start}: ${JSON.stringify(wrong)}`);
        done += forged;
        console.log(`${done} of ${wanted}: ${game.id}, start ${start}`);
      }
  }
  console.log(`${done} forgeries: every one was found.`);
};

const root = join(import.meta.dirname, '..');

const IN_PAGES: readonly string[] = ['assumptions', 'board', 'clicked', 'hands', 'killed', 'kremlin', 'passing'];

/** Sessions in real pages: `tests/soak/<file>.soak.ts`, or those of them whose name contains `only`. */
const soakPages = (file: string, only: string | undefined, env: Readonly<Record<string, string>> = {}): void => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', `${file}.soak`];
  if (only !== undefined) vitest.push('-t', only);
  const { status } = spawnSync(process.execPath, vitest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status) process.exitCode = 1;
};

const soakGames = (times: string): void => {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.fuzz.config.ts',
    'game.test',
    'many.fuzz',
    'nonplayers.fuzz',
  ];
  const env = { ...process.env, RT_SCALE: times };
  const { status } = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env });
  if (status) process.exitCode = 1;
};

const elect = (sessions: number): void => {
  const seed = Date.now() % 2 ** 31;
  console.log(`${sessions} sessions, start ${seed}`);
  const isUnspoiled = fc.property(schedules, schedule => {
    const wrong = spoiled(schedule);
    if (wrong.length) throw new Error(wrong.join('\n'));
  });
  fc.assert(isUnspoiled, { numRuns: sessions, seed });
  console.log(`${sessions} sessions: no turn was lost or made twice, and no table was left alone.`);
};

const soakRandom = (games: number, seed: number, only: string | undefined): void => {
  const played = GAMES.filter(({ id }) => only === undefined || id === only);
  if (!played.length) throw new Error(`There is no game "${only}": ${GAMES.map(({ id }) => id).join(', ')}.`);
  if (!(games >= 1 && Number.isInteger(seed)))
    throw new Error('Give a number of games, a seed and a game, in this order.');
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

const soakHindsight = (given: string | undefined, numbers: readonly string[]): void => {
  const [deals = 16, seed = 1, kept = 20, lines = 4] = numbers.map(Number);
  const seat = SEATS.find(one => one === given);
  if (!seat || ![deals, seed, kept, lines].every(one => Number.isInteger(one) && one > 0))
    throw new Error(`Give a seat (${SEATS.join(', ')}), and then deals, a seed, positions kept, and lines from each.`);
  let won = 0;
  for (let number = 0; number < deals; number++) {
    const found = hindsight(seat, seed, number, { kept, lines });
    if (found.winner === seat) won++;
    console.log(`deal ${number}: ${found.winner}, lead ${found.lead}, ${found.lines} lines; ${won} won so far`);
  }
};

const [wanted = '100000', more, third, fourth] = process.argv.slice(2);
if (IN_PAGES.includes(wanted)) soakPages(wanted, more);
else if (wanted === 'updates') soakPages('updates', undefined, { RT_CHANGES: more ?? '10000' });
else if (wanted === 'together') soakPages('together', undefined, { RT_MODULES_DIR: resolve(more ?? '') });
else if (wanted === 'games') soakGames(more ?? '50');
else if (wanted === 'random') soakRandom(Number(more ?? '1000'), Number(third ?? Date.now() % 2 ** 31), fourth);
else if (wanted === 'hindsight') soakHindsight(more, process.argv.slice(4));
else if (wanted === 'election') elect(Number(more ?? '20000'));
else if (wanted === 'forging') await soakForgeries(Number(more ?? 100_000));
else if (Number(wanted) > 0) await soak(Number(wanted));
else {
  const kinds = [...IN_PAGES, 'updates', 'together', 'games', 'random', 'hindsight', 'election', 'forging'].sort();
  console.error(`"${wanted}" is no kind of soak. Give a number of cases, or one of ${kinds.join(', ')}.`);
  process.exitCode = 2;
}
