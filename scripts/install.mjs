/** Installs what is missing and reports it. Plain JavaScript, because it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a program with its output on `stdio`; ends this process if it fails. */
export const run = (command, args, options = {}) => {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
};

/** Runs `npm ci` if the lock file differs from the one last installed. Its output goes to standard error. */
export const ensureInstalled = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const stamp = join(root, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
};

/** Arguments for running a TypeScript file of this repository. */
export const typescript = (file, ...args) => ['--import', 'tsx', resolve(root, file), ...args];
