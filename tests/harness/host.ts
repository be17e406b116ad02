/** A host for one test: the module from the unpacked release zip, a fresh world, the worst conditions unless told otherwise. */
import { unzipSync } from 'fflate';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHost } from '../../host/build';
import { startHost, type Host, type HostOptions } from '../../host/server';

const root = join(import.meta.dirname, '..', '..');
const zip = join(root, 'dist-packages', 'module.zip');

/** Unpacks the release zip as Foundry would. */
const unpacked = (folder: string): string => {
  if (!existsSync(zip)) throw new Error('dist-packages/module.zip is missing: npm run package makes it');
  for (const [path, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(zip))))) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return folder;
};

export interface TestHost {
  readonly host: Host;
  /** Stops the server and starts it again on the same world and port. */
  restart(): Promise<Host>;
  close(): Promise<void>;
}

export const openHost = async (options: Partial<HostOptions> = {}): Promise<TestHost> => {
  const folder = mkdtempSync(join(tmpdir(), 'rt-world-'));
  const assets = join(root, 'dist-host');
  await buildHost();
  const plan: HostOptions = {
    world: join(folder, 'world'), module: unpacked(join(folder, 'revolution-tables')), system: join(root, 'system'), assets,
    queriesVisible: true, ...options,
  };
  let host = await startHost(plan);
  return {
    get host() { return host; },
    async restart() {
      const { port } = host;
      await host.close();
      host = await startHost({ ...plan, port });
      return host;
    },
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
