import { createServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { Server } from 'socket.io';
import { randomId } from '../shared/ids';
import { enter, leave } from './connections';
import { furnish } from './fresh';
import { openLine, type Line } from './lines';
import type { Assumptions } from '../shared/assumptions';
import { guardWorld } from './guard';
import { assumptionsOf, prefixOf, type HostOptions } from './options';
import { declaresType, install, usedPackages } from './installation';
import { openPacks } from './packs';
import { Queries } from './queries';
import type { Installation, Room } from './room';
import { routesApp } from './routes';
import { openSessions } from './sessions';
import { openStore, type Store } from './store';
import { Traffic } from './traffic';
import { World } from './world';

export type { HostOptions } from './options';

/** A running host. */
export interface Host {
  /** Address of the join page's folder, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Host faults of the server and of all its pages, oldest first. */
  faults(): readonly string[];
  /** What could not be read of the world, a sentence each. */
  damage(): readonly string[];
  traffic(): ReturnType<Traffic['report']>;
  /** A Cookie header that is logged in as the user of this name, for tests that connect without a page. */
  login(userName: string): string;
  /** Whether the world's disk is full: every write then fails. */
  fillDisk(isFull: boolean): void;
  /** Loses the answer to the next write of a document of this type: it is carried out, and the page's line breaks. */
  loseAnswer(documentName: string): void;
  close(): Promise<void>;
}

const HERE = '127.0.0.1';

// A world is not touched, still less emptied, where another server already stands.
const mustBeFree = (port: number, hostname: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(port, hostname, () => probe.close(() => resolve()));
  });

/** Starts a server on a world folder; resolves when pages can join. A taken port rejects with code EADDRINUSE. */
export const startHost = async (options: HostOptions): Promise<Host> => {
  const assumptions = assumptionsOf(options);
  const installed = install(options);
  if (options.port) await mustBeFree(options.port, options.hostname ?? HERE);
  const store = await openStore(options.world, options.reset ?? false);
  try {
    return await serve(options, assumptions, installed, store);
  } catch (error) {
    await store.close();
    throw error;
  }
};

const serve = async (
  options: HostOptions,
  assumptions: Assumptions,
  installed: Installation,
  store: Store,
): Promise<Host> => {
  for (const told of store.damage) console.error(told);
  for (const told of installed.unreadable) console.error(`A module cannot be read. ${told}`);
  for (const { pack, problem } of installed.modules) {
    if (problem) console.error(`The module ${pack.id} is not used. ${problem}`);
  }
  await furnish(store);
  await guardWorld(store, options);
  const http = createServer();
  let port = 0;

  const faults: string[] = [];
  const fault = (message: string): void => {
    if (!faults.includes(message)) console.error(`HOST FAULT: ${message}`);
    faults.push(message);
  };
  const world = new World(store, assumptions, fault, (documentName, type) => declaresType(room, documentName, type));
  const lines = new Set<Line>();
  const prefix = prefixOf(options);
  const id = basename(options.world);
  const room: Room = {
    lines,
    world,
    installed,
    fault,
    packs: openPacks(() => usedPackages(room)),
    queries: new Queries(world, lines, assumptions, options.queriesVisible ?? false),
    payload: {
      boot: randomId(),
      world: { id, title: id.replace(/^./, letter => letter.toUpperCase()) },
      assumptions,
      noCanvas: options.noCanvas ?? false,
      routePrefix: prefix,
      paused: false,
    },
  };
  const sessions = openSessions(options.world, () => port);
  const traffic = new Traffic();
  http.on('request', routesApp({ options, room, sessions, traffic, faults }));

  const path = `${prefix ? `/${prefix}` : ''}/socket.io`;
  const io = new Server(http, { path, serveClient: false, maxHttpBufferSize: 1e8, transports: ['websocket'] });
  io.on('connection', socket => {
    const userId = sessions.userOf(socket.handshake.headers.cookie);
    if (!userId || !world.account(userId)) {
      socket.emit('session', null);
      socket.disconnect(true);
      return;
    }
    const line = openLine(socket, userId, options.latency ?? { mean: 0, spread: 0 }, traffic);
    enter(room, line);
    socket.on('disconnect', () => leave(room, line));
  });

  // only now: whoever comes finds everything that answers
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port ?? 0, options.hostname ?? HERE, resolve);
  });
  ({ port } = http.address() as AddressInfo);

  return {
    url: `http://${options.hostname ?? 'localhost'}:${port}${prefix ? `/${prefix}` : ''}`,
    port,
    faults: () => faults,
    damage: () => store.damage,
    traffic: () => traffic.report(),
    login(userName) {
      const user = [...world.collection('users').values()].find(({ name }) => name === userName);
      if (!user) throw new Error(`The world has no user "${userName}".`);
      return `${sessions.cookie}=${sessions.open(String(user['_id']))}`;
    },
    fillDisk(isFull) {
      store.isFull = isFull;
    },
    loseAnswer(documentName) {
      room.losing = documentName;
    },
    async close() {
      const closed = io.close();
      http.closeAllConnections();
      await closed;
      await store.close();
    },
  };
};
