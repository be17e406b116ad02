import type { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { Server, type Socket } from 'socket.io';
import { randomId } from '../shared/json';
import type { Owing } from './backlog';
import { enter, leave } from './connections';
import { furnish, guardWorld } from './fresh';
import { guardedWire, LIMITS, Traffic } from './limits';
import { openLine, type Line } from './lines';
import type { Assumptions } from '../shared/assumptions';
import { assumptionsOf, PATIENCE, prefixOf, type HostOptions } from './options';
import { declaresType, install, usedPackages } from './installation';
import { openPacks } from './packs';
import { WorldPacks } from './world-packs';
import { Queries } from './queries';
import type { Installation, Room } from './room';
import { routesApp } from './routes';
import { isOfAnotherSite } from './joining';
import { openInvitations, openSessions } from './sessions';
import { openStore, type Store } from './store';
import { World } from './world';

export type { HostOptions } from './options';

/** A running host. */
export interface Host {
  /** Address of the join page's folder, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Host faults of the server and of all its pages, oldest first. */
  faults(): readonly string[];
  /** What of the world could not be read, one sentence each. */
  damage(): readonly string[];
  traffic(): ReturnType<Traffic['report']>;
  /** The addresses that invite the users who have no password, by their names. */
  invitations(): ReadonlyMap<string, string>;
  /** A Cookie header that is logged in as the user of this name, for tests that connect without a page. */
  login(userName: string): string;
  /** Is the world's disk full? Then every write fails. */
  fillDisk(isFull: boolean): void;
  /** Loses the answer to the next write of a document of this type: it is carried out, and the page's connection breaks. */
  loseAnswer(documentName: string): void;
  close(): Promise<void>;
}

const HERE = '127.0.0.1';

// A world that another server uses is not touched, and never emptied.
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
  await furnish(store, options);
  await guardWorld(store, options);
  // a connection that sends nothing, or very slowly, is soon closed
  const { head, whole, looks } = options.patience ?? PATIENCE;
  const http = createServer({ headersTimeout: head, requestTimeout: whole, connectionsCheckingInterval: looks });
  http.maxConnections = LIMITS.connections;
  http.on('connection', socket => {
    const address = String(socket.remoteAddress);
    const open = (atPlace.get(address) ?? 0) + 1;
    if (open > LIMITS.connectionsOfPlace) return void socket.destroy();
    atPlace.set(address, open);
    socket.once('close', () => {
      const left = (atPlace.get(address) ?? 1) - 1;
      if (left > 0) atPlace.set(address, left);
      else atPlace.delete(address);
    });
  });
  const atPlace = new Map<string, number>();
  let port = 0;

  const faults: string[] = [];
  const told = new Set<string>();
  const fault = (given: string): void => {
    const message = given.slice(0, 1_000);
    if (faults.length >= LIMITS.faults) return;
    if (!told.has(message)) console.error(`HOST FAULT: ${message}`);
    told.add(message);
    faults.push(message);
  };
  const world = new World(store, assumptions, fault, (documentName, type) => declaresType(room, documentName, type));
  const lines = new Set<Line>();
  const worldPacks = await new WorldPacks(options.world, world, own => [
    own,
    assumptions,
    fault,
    (documentName, type) => declaresType(room, documentName, type),
  ]).open();
  const packsOfPackages = openPacks(() => usedPackages(room));
  const prefix = prefixOf(options);
  const id = basename(options.world);
  const sessions = openSessions(options.world, () => port);
  const room: Room = {
    lines,
    world,
    installed,
    fault,
    worldPacks,
    packs: async () =>
      new Map([...(await packsOfPackages()).values(), ...worldPacks.packs()].map(pack => [pack.metadata.id, pack])),
    sessions,
    invitations: openInvitations(options.world, userId => {
      const user = world.collection('users').get(userId);
      return user && String(user['password'] ?? '');
    }),
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
  const traffic = new Traffic();
  const owed = new Map<string, Owing>();
  http.on('request', routesApp({ options, room, traffic, faults }));

  const path = `${prefix ? `/${prefix}` : ''}/socket.io`;
  const io = new Server(http, {
    ...guardedWire(fault),
    path,
    serveClient: false,
    transports: ['websocket'],
    // a browser names the page that opens a socket; pages of other sites are refused
    allowRequest: (request, answer) => answer(null, !isOfAnotherSite(request)),
  });
  io.engine.on('connection', (conn: Pick<Socket['conn'], 'transport'>) => {
    // no page can send pings; answering each would fill the host's memory if the answers are not read
    const { socket } = conn.transport as { readonly socket?: EventEmitter & { terminate(): void } };
    socket?.once('ping', () => socket.terminate());
  });
  io.on('connection', socket => {
    const session = sessions.named(socket.handshake.headers.cookie);
    const userId = sessions.userOf(session);
    const pages = [...lines].filter(line => line.userId === userId).length;
    if (!userId || !world.account(userId) || pages >= LIMITS.pages) {
      socket.emit('session', null);
      socket.disconnect(true);
      return;
    }
    const owing = owed.get(userId) ?? { weight: 0 };
    owed.set(userId, owing);
    const latency = options.latency ?? { mean: 0, spread: 0 };
    const line = openLine(socket, { userId, session }, latency, { traffic, owing });
    enter(room, line);
    socket.on('disconnect', () => leave(room, line));
  });

  // only now, so that every visitor finds everything running
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port ?? 0, options.hostname ?? HERE, resolve);
  });
  ({ port } = http.address() as AddressInfo);

  const url = `http://${options.hostname ?? 'localhost'}:${port}${prefix ? `/${prefix}` : ''}`;
  const userNamed = (userName: string): string => {
    const user = [...world.collection('users').values()].find(({ name }) => name === userName);
    if (!user) throw new Error(`The world has no user "${userName}".`);
    return String(user['_id']);
  };
  return {
    url,
    port,
    faults: () => faults,
    damage: () => store.damage,
    traffic: () => traffic.report(),
    login: userName => `${sessions.cookie}=${sessions.open(userNamed(userName))}`,
    invitations() {
      const open = [...world.collection('users').values()].filter(({ password }) => !password);
      const linkOf = (id: unknown): string => `${url}/join#invitation=${room.invitations.of(String(id))}`;
      return new Map(open.map(({ _id, name }) => [String(name), linkOf(_id)]));
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
      await worldPacks.close();
      await store.close();
    },
  };
};
