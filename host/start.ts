import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { assetsFolder, buildHost } from './build';
import { answersIn, readCommandLine } from './command-line';
import { startHost, type Host, type HostOptions } from './server';
import { parseLatency } from './server/options';
import { isThisMachine } from './server/joining';

const read = readCommandLine(process.argv.slice(2));
if (read.kind !== 'start') {
  if (read.kind === 'help') console.log(read.text);
  else console.error(read.text);
  process.exit(read.kind === 'help' ? 0 : 2);
}
const { values } = read;

const isFree = (port: number): Promise<boolean> =>
  new Promise(answer => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, values.hostname ?? '127.0.0.1', () => probe.close(() => answer(true)));
  });

const nextFree = async (port: number): Promise<number> => ((await isFree(port)) ? port : nextFree(port + 1));

/** The password of the Gamemaster, requested if others can reach the table and somebody is at the keyboard. */
const password = async (): Promise<string | undefined> => {
  if (values.password !== undefined || !values.hostname || isThisMachine(values.hostname)) return values.password;
  if (!process.stdin.isTTY) return undefined;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const word = await ask.question('Others can reach this table. A password for the Gamemaster (empty: as it is): ');
  ask.close();
  return word.trim() || undefined;
};

const hasModule = existsSync(join(values.module, 'module.json'));

const readOptions = (word: string | undefined): HostOptions => ({
  port: Number(values.port),
  world: resolve(values.world),
  system: resolve(values.system),
  assets: assetsFolder,
  reset: values.reset,
  noCanvas: values['no-canvas'],
  latency: parseLatency(values.latency),
  queriesVisible: values['queries-visible'],
  assume: answersIn(values),
  doors: values.doors,
  ...(word && { password: word }),
  ...(values.hostname && { hostname: values.hostname }),
  ...(values['route-prefix'] && { routePrefix: values['route-prefix'] }),
  ...(values['modules-dir'] && { modulesDir: resolve(values['modules-dir']) }),
  ...(hasModule && { module: resolve(values.module) }),
});

const explain = async (error: NodeJS.ErrnoException): Promise<string> => {
  if (error.code !== 'EADDRINUSE') return error.message;
  return `Port ${values.port} is taken. The next free one: --port ${await nextFree(Number(values.port) + 1)}`;
};

const start = async (): Promise<Host | undefined> => {
  try {
    await buildHost();
    if (!hasModule) console.warn(`There is no module.json in ${resolve(values.module)}: the world has no module.`);
    return await startHost(readOptions(await password()));
  } catch (error) {
    console.error(await explain(error as NodeJS.ErrnoException));
    process.exitCode = 1;
    return undefined;
  }
};

const host = await start();
if (host) {
  console.log(`The table is ready: ${host.url}/join`);
  if (values.hostname && !isThisMachine(values.hostname)) {
    console.log('Who has a password joins there. Each of these links is for one user; give it to that person only.');
    for (const [name, link] of host.invitations()) console.log(`${name}: ${link}`);
  } else {
    console.log(`At once as the game master: ${host.url}/join?user=Gamemaster`);
    console.log(`At once as a player: ${host.url}/join?user=Player%201`);
  }
  const stop = (): void => void host.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
