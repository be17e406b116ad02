/** `npm start`: installs what is missing, builds the module where it has changed, starts the embedded host. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run, typescript } from './install.mjs';

ensureInstalled();
// imported late, because these are among the packages installed above
const { isKept, signOf } = await import('vtt-stand-in/freshness');
const { tsImport } = await import('tsx/esm/api');
const { readCommandLine } = await tsImport('vtt-stand-in/command-line', import.meta.url);
// a wrong option is told before anything is built
const args = process.argv.slice(2);
const { kind, text } = readCommandLine(args);
if (kind !== 'start') {
  (kind === 'help' ? console.log : console.error)(text);
  process.exit(kind === 'help' ? 0 : 2);
}
const sources = ['src', 'lang', 'styles', 'templates', 'assets', 'scripts', 'module.json', 'package.json', 'README.md'];
const built = join(root, 'dist', '.built-from');
const sign = signOf([...sources, 'node_modules/.installed-lock'].map(place => join(root, place)));
if (!existsSync(join(root, 'dist', 'module.json')) || !isKept(built, sign)) {
  console.log('Building the module …');
  rmSync(built, { force: true });
  run(process.execPath, typescript('scripts/build.ts'));
  writeFileSync(built, sign);
}
console.log('Starting the host …');
const places = ['--module', 'dist', '--system', 'system', '--world', 'host/worlds/demo'];
const start = fileURLToPath(import.meta.resolve('vtt-stand-in/start'));
const host = spawn(process.execPath, typescript(start, ...places, ...args), {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', code => process.exit(code ?? 0));
