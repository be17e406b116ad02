/**
 * Runs the scenarios of those modules that a folder holds: each module alone with what it needs, then beside ours. With
 * `--exercise`, all its modules go through the same steps.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildHost } from 'vtt-stand-in/build';
import { launchChromium } from 'vtt-stand-in/testing/browser';
import { connectAs } from 'vtt-stand-in/testing';
import { program, readArguments, wrong } from '../../scripts/command-line';
import { exerciseAll } from './exercise';
import { atTable, sit } from './modules-at-table';
import { type Scenario, SCENARIOS } from './scenarios/index';

/** What came of one module. */
export interface Outcome {
  readonly id: string;
  readonly beside: 'alone' | 'beside ours';
  readonly wrong: readonly string[];
  /** Errors on the pages' consoles, which a module may well live with. */
  readonly errors: readonly string[];
}

const play = async (
  browser: Browser,
  folder: string,
  scenario: Scenario,
  ours: string | undefined,
): Promise<Outcome> => {
  const { id, beside = [] } = scenario;
  const errors = new Set<string>();
  const wrong: string[] = [];
  await atTable(browser, { folder, id, beside, ours }, async host => {
    const gm = await sit(browser, host.url, 'Gamemaster', line => errors.add(line));
    const player = await sit(browser, host.url, 'Player 1', line => errors.add(line));
    const documents = async () => {
      const line = await connectAs(host, 'Gamemaster');
      const { documents: all } = await line.world();
      line.close();
      return all;
    };
    wrong.push(...(await scenario.play({ gm, player, documents })));
  }).catch((error: unknown) => wrong.push((error as Error).message.slice(0, 1500)));
  return { id, beside: ours ? 'beside ours' : 'alone', wrong, errors: [...errors] };
};

const USAGE = 'Usage: npm run foreign -- [--exercise] <folder of the modules, or FOREIGN_MODULES> [ids]';

export const main = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, { exercise: { type: 'boolean', default: false } });
  const [given = process.env['FOREIGN_MODULES'], ...only] = positionals;
  if (!given || !existsSync(given)) return wrong(`There is no folder "${given ?? ''}".`);
  const folder = resolve(given);
  const there = new Set(readdirSync(folder));
  const known = values.exercise ? there : new Set(SCENARIOS.map(({ id }) => id));
  const unknown = only.find(id => !known.has(id));
  if (unknown !== undefined)
    wrong(`No ${values.exercise ? 'module of the folder' : 'scenario'} has the id "${unknown}".`);
  const dist = resolve('dist');
  await buildHost();
  const browser = await launchChromium(['--no-sandbox', '--enable-unsafe-swiftshader']);
  if (values.exercise) {
    await exerciseAll(browser, folder, only);
    return browser.close();
  }
  const outcomes: Outcome[] = [];
  for (const scenario of SCENARIOS) {
    if (only.length > 0 && !only.includes(scenario.id)) continue;
    if (!there.has(scenario.id)) {
      console.log(`— ${scenario.id}: not in the folder`);
      continue;
    }
    for (const ours of [undefined, ...(existsSync(join(dist, 'module.json')) ? [dist] : [])]) {
      const outcome = await play(browser, folder, scenario, ours);
      outcomes.push(outcome);
      console.log(`${outcome.wrong.length === 0 ? '✓' : '✗'} ${outcome.id} (${outcome.beside}): ${scenario.what}`);
      for (const line of outcome.wrong) console.log(`    ${line}`);
      for (const line of outcome.errors) console.log(`    console: ${line}`);
    }
  }
  await browser.close();
  const failed = outcomes.filter(({ wrong }) => wrong.length > 0);
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0;
};

await program(import.meta.filename, USAGE, main);
