/** `npm start`: installs what is missing, builds the module where it has changed, starts the embedded host. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run, typescript } from './install.mjs';

ensureInstalled();
// imported late, because it is one of the packages installed above
const { isKept, signOf } = await import('vtt-stand-in/freshness');
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
const host = spawn(process.execPath, typescript(start, ...places, ...process.argv.slice(2)), {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', code => process.exit(code ?? 0));
