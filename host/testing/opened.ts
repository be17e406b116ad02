import { afterEach } from 'vitest';
import type { Host } from '../server/index';
import type { HostOptions } from '../server/options';
import { connectAs, startTestHost, worldFolder, type Client } from './host';

/** Hosts, folders and connections that a test opens; they are closed after it, the last first. */
export interface Opened {
  /** Cleanup functions to run after the test. */
  readonly closing: (() => void | Promise<void>)[];
  newFolder(): string;
  newHost(options?: Partial<HostOptions>): Promise<Host>;
  joinAll(host: Host, ...names: string[]): Promise<Client[]>;
}

/** Call once in a test file. */
export const openedByTests = (): Opened => {
  const closing: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  const newFolder = (): string => {
    const { world, remove } = worldFolder();
    closing.push(remove);
    return world;
  };
  return {
    closing,
    newFolder,
    newHost: async (options = {}) => {
      const host = await startTestHost({ world: newFolder(), ...options });
      closing.push(() => host.close());
      return host;
    },
    joinAll: async (host, ...names) => {
      const clients = await Promise.all(names.map(name => connectAs(host, name)));
      closing.push(() => {
        for (const client of clients) client.close();
      });
      return clients;
    },
  };
};
