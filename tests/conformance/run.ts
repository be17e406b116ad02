/**
 * `npm run conformance`: the batches in the embedded host, without a window; the report is JSON.
 *
 *     npm run conformance -- --report host.json
 *     npm run conformance -- --url http://localhost:30000 --gm Gamemaster --gm-password … --player Anna --report foundry.json
 *     npm run conformance -- --compare host.json foundry.json
 *     npm run conformance -- --members
 *
 * `--url` asks a Foundry that has the folder `module` installed and used in a world. In a Foundry with the module
 * Quench the same batches can be run by hand. `--members` lists what the module uses and which batches hold it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { assetsFolder, buildHost } from 'vtt-stand-in/build';
import { startHost } from 'vtt-stand-in';
import { openBrowser } from 'vtt-stand-in/testing/browser';
import { program, readArguments, textOf, wrong } from '../../scripts/command-line';
import { usedMembers } from '../../scripts/usage';
import { askAll } from './asking';
import { batchesOf } from './members';
import { type Report, reportOf } from './report';

const root = join(import.meta.dirname, '..', '..');

const USAGE = `Usage: npm run conformance -- [--report <file>]
  or: npm run conformance -- --url <address> --gm <user> --gm-password <word> --player <user> --player-password <word> [--report <file>]
  or: npm run conformance -- --compare <file> <file>
  or: npm run conformance -- --members`;

const OPTIONS = {
  url: { type: 'string' },
  gm: { type: 'string', default: 'Gamemaster' },
  'gm-password': { type: 'string', default: '' },
  player: { type: 'string', default: 'Player 1' },
  'player-password': { type: 'string', default: '' },
  report: { type: 'string' },
  compare: { type: 'boolean', default: false },
  members: { type: 'boolean', default: false },
} as const;
const readConformance = (args: readonly string[]) => readArguments(args, OPTIONS, 2);
type Values = ReturnType<typeof readConformance>['values'];

const listMembers = (): void => {
  const held = batchesOf(join(import.meta.dirname, 'module'));
  const used = usedMembers(join(root, 'tsconfig.foundry.json'));
  const lines = new Set(
    used.map(({ owner, member }) => `${owner}#${member}: ${[...(held.get(member) ?? ['in no batch'])].join(', ')}`),
  );
  for (const line of [...lines].sort()) console.log(line);
};

/** A report of ours, or what Quench writes. */
type Comparable = Pick<Report, 'tests'> & Partial<Pick<Report, 'answers'>>;

const read = (file: string): Comparable => {
  const text = textOf(file);
  try {
    const report = JSON.parse(text) as Partial<Comparable>;
    if (Array.isArray(report.tests)) return { ...report, tests: report.tests };
  } catch {}
  return wrong(`${file} is not a report: make one with --report <file>.`);
};

/** Quench puts the name of a batch's outermost suite before its tests. */
const nameOf = (fullTitle: string): string => fullTitle.replace(/^(\S+)_root /, '$1 ');

/** Says where two reports differ; nothing is the proof of faithfulness. */
const compare = (one: Comparable, other: Comparable): number => {
  const stateOf = ({ tests }: Comparable) =>
    new Map(tests.map(({ fullTitle, err }) => [nameOf(fullTitle), err.message ?? 'passes']));
  const [first, second] = [stateOf(one), stateOf(other)];
  // what goes before and after the tests stands in our reports only
  const titles = [...new Set([...first.keys(), ...second.keys()])].filter(
    title => first.get(title) !== second.get(title) && !(/ (before|after)$/.test(title) && !second.has(title)),
  );
  for (const title of titles) console.log(`${title}\n  ${first.get(title)}\n  ${second.get(title)}`);
  // what Quench itself writes has no answers
  const [ours, theirs] = [one.answers, other.answers];
  if (!ours || !theirs) return titles.length;
  const questions = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(
    question => JSON.stringify(ours[question]) !== JSON.stringify(theirs[question]),
  );
  for (const question of questions) {
    console.log(`${question}: ${JSON.stringify(ours[question])}, ${JSON.stringify(theirs[question])}`);
  }
  return titles.length + questions.length;
};

/** Lays a table where none is named. */
const openTable = async ({ url }: Values): Promise<{ readonly url: string; close(): Promise<void> }> => {
  if (url) return { url: url.replace(/\/$/, ''), close: async () => undefined };
  await buildHost();
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const host = await startHost({
    world: join(folder, 'world'),
    system: join(root, 'system'),
    module: join(import.meta.dirname, 'module'),
    assets: assetsFolder,
  });
  return {
    url: host.url,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const aboutIt = (page: Page): Promise<Report['of']> =>
  page.evaluate('({ version: game.version, system: game.system.id, browser: navigator.userAgent })');

const ask = async (values: Values): Promise<void> => {
  const table = await openTable(values);
  const browser = await openBrowser();
  try {
    const begun = new Date();
    const gm = { name: values.gm, password: values['gm-password'] };
    const { outcomes, answers } = await askAll(browser, table.url, gm, {
      name: values.player,
      password: values['player-password'],
    });
    const [page] = browser.contexts().flatMap(context => context.pages());
    if (!page) throw new Error('no page was opened');
    const report = reportOf(await aboutIt(page), outcomes, answers, [begun, new Date()]);
    const text = `${JSON.stringify(report, null, 2)}\n`;
    if (values.report) writeFileSync(values.report, text);
    else console.log(text);
    for (const { fullTitle, err } of report.failures) console.error(`✗ ${fullTitle}: ${err.message}`);
    console.error(`${report.stats.passes} passed, ${report.stats.failures} failed`);
    process.exitCode = report.stats.failures > 0 || report.stats.tests === 0 ? 1 : 0;
  } finally {
    await browser.close();
    await table.close();
  }
};

export const main = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readConformance(args);
  const [first, second] = positionals;
  if (values.compare) {
    if (first === undefined || second === undefined) return wrong('Give two reports to compare.');
    process.exitCode = compare(read(first), read(second)) ? 1 : 0;
    return;
  }
  if (first !== undefined) wrong(`"${first}" is one word too many.`);
  if (values.url !== undefined && !URL.canParse(values.url)) wrong(`--url: "${values.url}" is not an address.`);
  if (values.members) listMembers();
  else await ask(values);
};

await program(import.meta.filename, USAGE, main);
