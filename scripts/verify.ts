/**
 * `npm run -s verify < record.json`: verifies an exported record outside Foundry and prints one JSON verdict: valid, or
 * the first invalid entry, the kind of damage and its message. Exit code 0, or 1 for an invalid record.
 *
 * For a table that was redealt from another: `npm run -s verify -- before.json < record.json` compares the two.
 */
import { text } from 'node:stream/consumers';
import { gameOf } from '../src/testing/all-games';
import { wrongOrigin } from '../src/table/judgement/redeal';
import { importRecord } from '../src/table/record/record-file';
import { verify } from '../src/table/judgement/verify';
import { type Speech, wordingOf } from '../src/table/i18n/wording';
import type { Problem } from '../src/table/record/model';
import { program, readArguments, textOf, wrong } from './command-line';
import { speechOf } from './languages';

/** A problem of the file itself, before the game is known. */
const said = (speech: Speech, { problem, details = {} }: Problem): string => {
  const shown = Object.entries(details).map(([name, value]) => [name, String(value)] as const);
  return speech.format(`RT.problems.${problem}`, Object.fromEntries(shown));
};

/** The verdict on a record file's text, to be printed as one line of JSON. */
const verdictOn = (file: string, before?: string): object => {
  const speech = speechOf('en');
  const record = importRecord(file);
  if ('problem' in record) return { ok: false, entry: 0, ...record, words: said(speech, record) };
  const game = gameOf(record.head.game);
  if (!game) {
    const problem = { problem: 'unknown-game', details: { game: record.head.game } };
    return { ok: false, entry: 0, ...problem, words: said(speech, problem) };
  }
  const { head, raws } = record;
  const wrong = (entry: number, problem: Problem): object => ({
    ok: false,
    entry,
    ...problem,
    words: wordingOf(game.presentation(head.options), speech).problem(problem),
  });
  const verdict = verify(game, head, raws);
  if (!verdict.ok) return wrong(verdict.revision, verdict.problem);
  if (!head.anew) return verdict;
  const { table, revision, agreed } = head.anew;
  const anew = { table, entry: revision, agreed: agreed.map(({ user }) => user), compared: before !== undefined };
  if (before === undefined) return { ...verdict, anew };
  const old = importRecord(before);
  if ('problem' in old) return { ok: false, entry: 0, ...old, words: said(speech, old) };
  const other = wrongOrigin(game, head, old.head, old.raws);
  return other ? wrong(0, other) : { ...verdict, anew };
};

const USAGE = 'Usage: npm run -s verify [-- <the record before a redeal>] < <record.json>';

export const main = async (args: readonly string[]): Promise<void> => {
  const [file] = readArguments(args, {}, 1).positionals;
  const before = file === undefined ? undefined : textOf(file);
  if (process.stdin.isTTY) wrong('No record is given.');
  const verdict = verdictOn(await text(process.stdin), before);
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
  process.exitCode = 'ok' in verdict && verdict.ok === true ? 0 : 1;
};

await program(import.meta.filename, USAGE, main);
