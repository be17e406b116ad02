#!/usr/bin/env node
/** A module with a running game, made by the packed kit alone: `npx <tarball of the kit> <id> <folder>`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME, moduleFiles, writeFiles, wrongId } from './template';

/** The kit as it is installed, with the example in it. */
const kit = join(import.meta.dirname, '..');

const make = (id = '', folder = id): string | undefined => {
  const wrong = wrongId(id, [GAME]);
  if (wrong !== undefined) return `${wrong}\nUsage: new-revolution-game <id> [<folder>]`;
  const out = resolve(folder);
  if (existsSync(out)) return `${out} is there already`;
  mkdirSync(out, { recursive: true });
  // the kit is copied along, so that the module needs neither a registry nor this repository
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stderr, stdout } = spawnSync(npm, ['pack', kit, '--json', '--pack-destination', out], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return `the kit cannot be packed:\n${stderr}`;
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  if (!packed) return 'npm has packed nothing';
  writeFiles(out, moduleFiles(join(kit, 'example'), id, packed.filename));
  console.log(`${out}: npm install there, then npm test and npm run build.`);
  return undefined;
};

const [id, folder] = process.argv.slice(2);
const problem = make(id, folder);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
