import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import type { Answer, DocumentAnswer, DocumentRequest, Operation, WorldPayload } from '../shared/wire';
import { startHost, type Host, type HostOptions } from '../server';
import { assetsFolder } from '../build';

const host = dirname(dirname(fileURLToPath(import.meta.url)));

/** The module that tests load when they need one. */
export const probeModule = join(host, 'fixtures/probe-module');

/** The system of a host without another. */
export const plainSystem = join(host, 'fixtures/plain-system');

/** A new folder for a world, and how to remove it. */
export const worldFolder = (): { readonly world: string; remove(): void } => {
  const world = mkdtempSync(join(tmpdir(), 'world-'));
  return { world, remove: () => rmSync(world, { recursive: true, force: true }) };
};

/** A folder with one module of one script, for hosts of tests. */
export const folderWithModule = (
  id: string,
  script: string,
  more: object = {},
): { readonly modulesDir: string; remove(): void } => {
  const modulesDir = mkdtempSync(join(tmpdir(), 'modules-'));
  const own = join(modulesDir, id);
  mkdirSync(own);
  const manifest = {
    id,
    title: id,
    version: '1.0.0',
    esmodules: ['own.js'],
    compatibility: { minimum: '14' },
    ...more,
  };
  writeFileSync(join(own, 'module.json'), JSON.stringify(manifest));
  writeFileSync(join(own, 'own.js'), script);
  return { modulesDir, remove: () => rmSync(modulesDir, { recursive: true }) };
};

/** Starts a host on a free port, by default with the probe module. Closing it removes its own world. */
export const startTestHost = async (options: Partial<HostOptions> = {}): Promise<Host> => {
  const own = options.world === undefined ? worldFolder() : undefined;
  const host = await startHost({
    world: own?.world ?? '',
    system: plainSystem,
    module: probeModule,
    assets: assetsFolder,
    doors: true,
    ...options,
  });
  const close = async (): Promise<void> => {
    await host.close();
    own?.remove();
  };
  return { ...host, close };
};

/** A connection of a user without a page: what a hostile or a headless client can send. */
export interface Client {
  readonly socket: Socket;
  readonly userId: string;
  /** Asks; rejects with the message of the server's Error. */
  ask<T>(event: string, payload: unknown): Promise<T>;
  modify(action: DocumentRequest['action'], documentName: string, operation: Operation): Promise<DocumentAnswer>;
  world(): Promise<WorldPayload>;
  /** The payload of the next event of this name. */
  next(event: string): Promise<unknown[]>;
  close(): void;
}

/** Connects as the user of this name. */
export const connectAs = async (running: Host, userName: string): Promise<Client> => {
  const { origin, pathname } = new URL(running.url);
  const socket = io(origin, {
    path: `${pathname.replace(/\/$/, '')}/socket.io`,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { Cookie: running.login(userName) },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const ask = <T>(event: string, payload: unknown): Promise<T> =>
    new Promise((resolve, reject) => {
      socket.emit(event, payload, (answer: Answer<T>) => {
        if (answer.ok) resolve(answer.value);
        else reject(new Error(answer.error));
      });
    });
  const world = (): Promise<WorldPayload> => ask('world', {});
  const { userId } = await world();
  return {
    socket,
    userId,
    ask,
    world,
    modify: (action, documentName, operation) => ask('modifyDocument', { action, documentName, operation }),
    next: event => new Promise(resolve => void socket.once(event, (...payload: unknown[]) => resolve(payload))),
    close: () => void socket.disconnect(),
  };
};

/** The result of joining without a browser. */
export interface Joined {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
  /** A Cookie header with the session, if there is one. */
  readonly cookie: string;
  /** A Cookie header with everything that the browser was given. */
  readonly cookies: string;
}

interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request with exactly these headers, which `fetch` would not all send. */
export const send = (url: string, headers: Record<string, string> = {}, body?: URLSearchParams): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const form = body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
    const options = { method: body ? 'POST' : 'GET', headers: { ...form, ...headers }, agent: false } as const;
    const request = httpRequest(url, options, response => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += String(piece)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.once('error', reject);
    request.end(body?.toString());
  });

/** Fills in the join form and sends it, with further headers. */
export const joinWith = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Joined> => {
  const form = await send(`${url}/join`, headers);
  const cookie = form.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const token = /name="token" value="([^"]*)"/.exec(form.text)?.[1] ?? '';
  const body = new URLSearchParams({ token, ...fields });
  const Cookie = [cookie, headers['Cookie']].filter(Boolean).join('; ');
  const sent = await send(`${url}/join`, { ...headers, Cookie }, body);
  return {
    status: sent.status,
    location: sent.headers.location,
    text: sent.text,
    cookie: sent.headers['set-cookie']?.find(one => one.startsWith('session'))?.split(';')[0] ?? '',
    cookies: (sent.headers['set-cookie'] ?? []).map(one => one.split(';')[0]).join('; '),
  };
};
