/** `npm start`: installs what is missing, builds the module, starts the embedded host. */
import { ensureInstalled, root, run, typescript } from './install.mjs';
import { spawn } from 'node:child_process';

ensureInstalled();
console.log('Building the module …');
run(process.execPath, typescript('scripts/build.ts'));
console.log('Starting the host …');
const host = spawn(process.execPath, typescript('host/start.ts', ...process.argv.slice(2)), {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal));
host.on('exit', code => process.exit(code ?? 0));
