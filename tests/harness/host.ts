/** A host for one test: the unpacked release zip, a fresh world, and the worst conditions unless told otherwise. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assetsFolder, buildHost } from 'vtt-stand-in/build';
import { startHost, type Host, type HostOptions } from 'vtt-stand-in';
import { HOST_BUILT, MODULE_FOLDER, unpack } from './prepare';

const root = join(import.meta.dirname, '..', '..');

/**
 * A name that browsers do not count as secure, like a host's on a home network: `crypto.subtle` and the clipboard are
 * missing. The test browsers resolve it to this machine.
 */
export const PLAIN_NAME = 'table.example';

export interface TestHost {
  readonly host: Host;
  /** Its address under the insecure name. */
  readonly plainUrl: string;
  stop(): Promise<void>;
  /** Starts it again on the same world and port, with other options if given. */
  start(otherwise?: Partial<HostOptions>): Promise<Host>;
  /** Stops the server and starts it again. */
  restart(): Promise<Host>;
  close(): Promise<void>;
}

/** Milliseconds each way, as over the internet to a home; the same for everybody, and messages keep their order. */
const WORST_LINE = { mean: 80, spread: 60 };

/** The library does not open over the board of whoever joins without a table. */
export const NO_LIBRARY = { 'revolution-tables.openLibrary': false };

export const openHost = async (options: Partial<HostOptions> = {}): Promise<TestHost> => {
  const folder = mkdtempSync(join(tmpdir(), 'rt-world-'));
  if (process.env[HOST_BUILT] === undefined) await buildHost();
  const plan: HostOptions = {
    world: join(folder, 'world'),
    module: process.env[MODULE_FOLDER] ?? unpack(join(folder, 'revolution-tables')),
    system: join(root, 'system'),
    assets: assetsFolder,
    queriesVisible: true,
    latency: WORST_LINE,
    names: [PLAIN_NAME],
    settings: NO_LIBRARY,
    ...options,
  };
  let host = await startHost(plan);
  const { port } = host;
  const start = async (otherwise: Partial<HostOptions> = {}): Promise<Host> =>
    (host = await startHost({ ...plan, port, reset: false, ...otherwise }));
  return {
    get host() {
      return host;
    },
    plainUrl: host.url.replace('localhost', PLAIN_NAME),
    stop: () => host.close(),
    start,
    async restart() {
      await host.close();
      return start();
    },
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
