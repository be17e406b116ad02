/**
 * The result file of a run. Its first line has the commit and the plan, each other line one game. A finished game is
 * written at once, so the same command continues after an interruption.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameCount, Seats } from './game-count';

/** A run's identity: the same plan continues its file. */
export interface Run {
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  /** The commit, and the hash of later changes to the code that plays: other code is another run. */
  readonly commit: string;
  readonly changes?: string;
}

export interface ResultFile {
  readonly path: string;
  /** The games of a pairing that were played. */
  gamesOf(bots: Seats): readonly GameCount[];
  add(bots: Seats, game: GameCount): void;
}

const PLAYS = ['src/kernel', 'src/games', 'scripts/balance'];
const HASH = 10;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH);
const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The code that plays: the commit, and changes since. */
export const codeNow = (): Pick<Run, 'commit' | 'changes'> => {
  const changes = git('diff', 'HEAD', '--', ...PLAYS);
  return { commit: git('rev-parse', '--short', 'HEAD'), ...(changes && { changes: hashOf(changes) }) };
};

const nameOf = (run: Run): string =>
  [run.game, run.commit, ...(run.changes ? [run.changes] : []), hashOf(JSON.stringify(run))].join('-');
const pairingOf = (bots: Seats): string =>
  Object.entries(bots)
    .map(([seat, bot]) => `${seat}=${bot}`)
    .join(' ');

interface Line {
  readonly bots: string;
  readonly game: GameCount;
}
/** A line of a file that this program wrote; the last one may have been cut off. */
const lineOf = (text: string): Line | undefined => {
  try {
    const value = JSON.parse(text) as Line;
    return value.bots && value.game ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The file of a run in a folder, with its games so far. `fresh`: without them. */
export const openResults = (folder: string, run: Run, fresh = false): ResultFile => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${nameOf(run)}.jsonl`);
  const head = `${JSON.stringify(run)}\n`;
  const [, ...known] = !fresh && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const lines = known.flatMap(text => lineOf(text) ?? []);
  writeFileSync(path, head + lines.map(one => `${JSON.stringify(one)}\n`).join(''));
  return {
    path,
    gamesOf: bots => lines.flatMap(one => (one.bots === pairingOf(bots) ? [one.game] : [])),
    add(bots, game) {
      const one = { bots: pairingOf(bots), game };
      lines.push(one);
      appendFileSync(path, `${JSON.stringify(one)}\n`);
    },
  };
};
