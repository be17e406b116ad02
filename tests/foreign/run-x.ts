/** Runs the scenarios of those modules that a folder holds: each module alone with what it needs, then beside ours. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildHost } from 'vtt-stand-in/build';
import { joinByForm, launchChromium } from 'vtt-stand-in/testing/browser';
import { connectAs, probeModule, startTestHost } from 'vtt-stand-in/testing';
import { type Scenario, SCENARIOS } from './scenarios/index';

/** What came of one module. */
export interface Outcome {
  readonly id: string;
  readonly beside: 'alone' | 'beside ours';
  readonly wrong: readonly string[];
  /** Errors on the pages' consoles, which a module may well live with. */
  readonly errors: readonly string[];
}

const sit = async (browser: Browser, url: string, name: string, errors: string[]): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  page.on('pageerror', error => errors.push(`${name}: ${error.stack?.slice(0, 600)}`));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${name}: ${message.text().slice(0, 300)}`);
  });
  page.setDefaultTimeout(60_000);
  await joinByForm(page, url, name);
  return page;
};

const idOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')) as { id: string }).id;

const needed = (folder: string, id: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, id, 'module.json'), 'utf8')) as {
    relationships?: { requires?: readonly { readonly id: string; readonly type?: string }[] };
  };
  const ids = (manifest.relationships?.requires ?? []).filter(({ type }) => type !== 'system').map(one => one.id);
  return [id, ...ids.flatMap(other => (existsSync(join(folder, other)) ? needed(folder, other) : []))];
};

const play = async (
  browser: Browser,
  folder: string,
  scenario: Scenario,
  ours: string | undefined,
): Promise<Outcome> => {
  const place = mkdtempSync(join(tmpdir(), 'foreign-'));
  const modulesDir = join(place, 'modules');
  mkdirSync(modulesDir);
  for (const id of new Set(needed(folder, scenario.id))) symlinkSync(join(folder, id), join(modulesDir, id));
  symlinkSync(probeModule, join(modulesDir, 'probe-module'));
  for (const own of scenario.beside ?? []) symlinkSync(resolve(own), join(modulesDir, idOf(resolve(own))));
  const errors: string[] = [];
  const wrong: string[] = [];
  const host = await startTestHost({ world: join(place, 'world'), modulesDir, module: ours ?? probeModule });
  const contexts = browser.contexts().length;
  try {
    const gm = await sit(browser, host.url, 'Gamemaster', errors);
    const player = await sit(browser, host.url, 'Player 1', errors);
    const documents = async () => {
      const line = await connectAs(host, 'Gamemaster');
      const { documents: all } = await line.world();
      line.close();
      return all;
    };
    wrong.push(...(await scenario.play({ gm, player, documents })));
  } catch (error) {
    wrong.push((error as Error).message.slice(0, 500));
  } finally {
    for (const context of browser.contexts().slice(contexts)) await context.close();
    await host.close();
    rmSync(place, { recursive: true, force: true });
  }
  return { id: scenario.id, beside: ours ? 'beside ours' : 'alone', wrong, errors: [...new Set(errors)] };
};

const main = async (): Promise<void> => {
  const [given, ...only] = process.argv.slice(2);
  const folder = given ? resolve(given) : process.env['FOREIGN_MODULES'];
  if (!folder || !existsSync(folder)) {
    console.error('Name the folder that holds the modules: npm run foreign -- <folder> [ids]');
    process.exitCode = 2;
    return;
  }
  const there = new Set(readdirSync(folder));
  const dist = resolve(process.env["NODIST"] ?? "dist");
  await buildHost();
  const browser = await launchChromium(['--no-sandbox', '--enable-unsafe-swiftshader']);
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

await main();
