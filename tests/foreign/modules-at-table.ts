/** A host with one module of a folder and what it needs, and pages that note their errors. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { joinByForm } from 'vtt-stand-in/testing/browser';
import { probeModule, startTestHost } from 'vtt-stand-in/testing';

type Host = Awaited<ReturnType<typeof startTestHost>>;

interface Manifest {
  readonly id: string;
  readonly relationships?: { readonly requires?: readonly { readonly id: string; readonly type?: string }[] };
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')) as Manifest;

const needed = (folder: string, id: string): string[] => {
  const requires = manifestOf(join(folder, id)).relationships?.requires ?? [];
  const ids = requires.filter(({ type }) => type !== 'system').map(one => one.id);
  return [id, ...ids.flatMap(other => (existsSync(join(folder, other)) ? needed(folder, other) : []))];
};

/** A module, what stands beside it, and the module that is ours at this table: by default one that does nothing. */
export interface Table {
  readonly folder: string;
  readonly id: string;
  readonly beside?: readonly string[];
  readonly ours?: string | undefined;
}

/** Runs `play` with a host of its own in an empty world, and closes whatever was opened. */
export const atTable = async (
  browser: Browser,
  { folder, id, beside = [], ours }: Table,
  play: (host: Host) => Promise<void>,
): Promise<void> => {
  const place = mkdtempSync(join(tmpdir(), 'foreign-'));
  const modulesDir = join(place, 'modules');
  mkdirSync(modulesDir);
  for (const one of new Set(needed(folder, id))) symlinkSync(join(folder, one), join(modulesDir, one));
  symlinkSync(probeModule, join(modulesDir, 'probe-module'));
  for (const own of beside) symlinkSync(resolve(own), join(modulesDir, manifestOf(resolve(own)).id));
  const contexts = browser.contexts().length;
  const host = await startTestHost({ world: join(place, 'world'), modulesDir, module: ours ?? probeModule });
  try {
    await play(host);
  } finally {
    for (const context of browser.contexts().slice(contexts)) await context.close();
    await host.close();
    rmSync(place, { recursive: true, force: true });
  }
};

/** Joins as a user. Errors of the page and of its console are noted; files of other sites are not there. */
export const sit = async (browser: Browser, url: string, name: string, note: (line: string) => void): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  page.on('pageerror', error => note(`${name}: ${error.stack?.slice(0, 700)}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes('ERR_NAME_NOT_RESOLVED')) note(`${name}: ${text.slice(0, 600)}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) note(`${name}: ${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.setDefaultTimeout(60_000);
  await joinByForm(page, url, name);
  return page;
};
