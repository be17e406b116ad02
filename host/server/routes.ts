import { basename, dirname } from 'node:path';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { assumeAll, type Assumptions } from '../shared/assumptions';
import { VERSION } from '../shared/wire';
import { joinPage, type JoinPage } from '../client/join';
import type { Room } from './room';
import { prefixOf, type HostOptions } from './options';
import { usedPackages } from './installation';
import { fileRoutes } from './files';
import { gamePage } from './pages';
import {
  judging,
  knownCookie,
  refused,
  textOf as text,
  type Refusal,
  isFromThisMachine,
  isOfAnotherSite,
} from './joining';
import { privateParts } from './packages';
import { cookieOf } from './sessions';
import type { Traffic } from './limits';
import { compiledTemplates } from './templates';

const HUES = 360;

/** A number for a name, the same each time. */
const hueOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HUES, 7);

/**
 * A stand-in for one of the platform's own pictures, which packages use as defaults: a coloured disc with the first
 * letter of its name. The pictures themselves are not free.
 */
export const standIn = (path: string): string => {
  const name = basename(path).replace(/\W.*$/, '');
  const letter = (/[a-z0-9]/i.exec(name)?.[0] ?? '').toUpperCase();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    `<circle cx="256" cy="256" r="240" fill="hsl(${hueOf(name)} 35% 35%)" stroke="#fff" stroke-width="16"/>` +
    `<text x="256" y="350" font-family="sans-serif" font-size="280" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  );
};

/** [D14] CONFIG.sounds: a plain stand-in for core's own, a moment of silence. */
const SILENCE = Buffer.from('UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQIAAACAgA==', 'base64');

/** The values of a host that pages and test switches show and change. */
export interface Routes {
  readonly options: HostOptions;
  readonly room: Room;
  readonly traffic: Traffic;
  readonly faults: readonly string[];
}

const JOIN_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

/** Other sites can neither frame the game nor change the base of its addresses; the switch `csp` forbids more. */
const gamePolicy = (nonce: string, csp: Assumptions['csp']): string => {
  const always = "object-src 'none'; base-uri 'self'; frame-ancestors 'self'";
  if (csp === 'frames') return always;
  const scripts = `script-src 'self' 'nonce-${nonce}' 'unsafe-eval' blob:; worker-src 'self' blob:`;
  const rest =
    "style-src 'self' 'unsafe-inline'; img-src * data: blob:; media-src * data: blob:; font-src 'self' data:";
  return `default-src 'self'; ${scripts}; ${rest}; connect-src 'self' data: blob:; form-action 'self'; ${always}`;
};

const guardHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
  next();
};

/** Answers an unreadable request in one line, without paths of this machine. */
const tellFailure: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  response
    .status(error.status ?? 500)
    .type('text')
    .send('This request cannot be answered.');
};

/** The join form of a browser is the server's own: its token belongs to a cookie that no other site can read or set. */
const formTokens = ({ options, room }: Routes) => {
  const secret = randomBytes(32);
  const path = `/${prefixOf(options)}`;
  const cookie = (): string => room.sessions.cookie.replace('session', 'join');
  const tokenOf = (nonce: string): string => createHmac('sha256', secret).update(nonce).digest('base64url');
  return {
    give(request: IncomingMessage, response: Response): string {
      const known = cookieOf(request.headers.cookie, cookie());
      const nonce = known || randomBytes(16).toString('hex');
      if (!known) response.cookie(cookie(), nonce, { httpOnly: true, sameSite: 'strict', path });
      return tokenOf(nonce);
    },
    isGiven: (request: IncomingMessage, token: string): boolean =>
      token !== '' && token === tokenOf(cookieOf(request.headers.cookie, cookie())),
  };
};

const YEAR = 365 * 24 * 60 * 60 * 1_000;

const joinRoutes = (router: express.Router, routes: Routes): void => {
  const { room, options } = routes;
  const path = `/${prefixOf(options)}`;
  const tokens = formTokens(routes);
  const judge = judging(room, options);
  const show = (
    request: IncomingMessage,
    response: Response,
    more: Pick<JoinPage, 'user' | 'atOnce'>,
    refusal?: Refusal,
  ): void => {
    const token = tokens.give(request, response);
    const page = { title: room.payload.world.title, token, ...more, ...(refusal && { error: refusal.error }) };
    response
      .status(refusal?.status ?? 200)
      .set('Content-Security-Policy', JOIN_POLICY)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(joinPage(page));
  };
  router.get('/join', (request, response) => {
    const user = text(request.query['user']);
    // by the browser's word: typed, opened from outside, or a link of this server
    const isOwn = ['none', 'same-origin'].includes(text(request.headers['sec-fetch-site']));
    show(request, response, { user, atOnce: user !== '' && isOwn });
  });
  const enter = async (
    request: Request<object, unknown, Record<string, unknown>>,
    response: Response,
  ): Promise<void> => {
    const body = request.body ?? {};
    const wanted = text(body['username']) || text(body['userid']);
    const isOwn = !isOfAnotherSite(request) && tokens.isGiven(request, text(body['token']));
    const asked = { wanted, password: text(body['password']), invitation: text(body['invitation']) };
    const answer = isOwn ? await judge(request, asked) : refused('This form is old. Please join once more.');
    if (typeof answer !== 'string') return show(request, response, { user: wanted }, answer);
    const { sessions, invitations } = room;
    response.cookie(sessions.cookie, sessions.open(answer), { httpOnly: true, sameSite: 'lax', path });
    const again = { httpOnly: true, sameSite: 'strict', path, maxAge: YEAR } as const;
    response.cookie(knownCookie(room), invitations.acquaintance(answer), again);
    response.redirect('game');
  };
  router.post('/join', (request, response, next) => void enter(request, response).catch(next));
};

/** The test endpoints open only if the host was started with them, and only to this machine under one of its own names. */
const guardDoors =
  ({ options }: Routes): RequestHandler =>
  (request, response, next) => {
    if (options.doors && isFromThisMachine(request) && !isOfAnotherSite(request)) next();
    else response.sendStatus(404);
  };

const hostRoutes = (router: express.Router, routes: Routes): void => {
  const { room, traffic, faults } = routes;
  router.use('/host', guardDoors(routes));
  router.get('/host/faults', (_request, response) => void response.json(faults));
  router.get('/host/traffic', (_request, response) => void response.json(traffic.report()));
  router.get('/host/assume', (_request, response) => void response.json(room.payload.assumptions));
  router.post('/host/assume', (request: Request<object, unknown, Record<string, unknown>>, response) => {
    try {
      assumeAll(room.payload.assumptions, request.body);
    } catch (error) {
      response.status(400).json({ error: (error as Error).message });
      return;
    }
    for (const line of room.lines) line.send('hostAssumptions', room.payload.assumptions);
    response.json(room.payload.assumptions);
  });
};

/** [I] JeidoUran/fvtt-player-client#3: what anybody may ask of a server; the world by its folder. */
const statusRoute = (router: express.Router, { room }: Routes): void => {
  const begun = Date.now();
  router.get('/api/status', (_request, response) => {
    const { world } = room.payload;
    const { system } = room.installed;
    const uptime = Math.round((Date.now() - begun) / 1000);
    const users = new Set([...room.lines].map(({ userId }) => userId)).size;
    response.json({
      ...{ active: true, version: VERSION, world: world.id, system: system.id, systemVersion: system.version },
      ...{ users, uptime },
    });
  });
};

const require = createRequire(import.meta.url);

/** Libraries under the addresses from which packages import them. docs/platform.md 14 */
const LIBRARIES: Readonly<Record<string, string>> = { greensock: 'gsap', 'greensock/esm': 'gsap' };

const servedLibraries = (router: express.Router): void => {
  for (const [place, name] of Object.entries(LIBRARIES)) {
    router.use(`/scripts/${place}`, express.static(dirname(require.resolve(`${name}/package.json`))));
  }
  router.use('/scripts', (request, response) => {
    const known = Object.keys(LIBRARIES).join(', ');
    response.status(404).type('text').send(`The embedded host serves no ${request.path}; it has ${known}.`);
  });
};

/** A file that is put into the world is kept as it is, whatever it contains. */
const unlessFile =
  (parse: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === 'PUT' ? next() : parse(request, response, next);

/** The HTTP side: the pages `/join` and `/game`, the files of page, system and module, and `/host/*` for tests. */
export const routesApp = (routes: Routes): Express => {
  const { options, room } = routes;
  const prefix = prefixOf(options);
  const app = express().disable('x-powered-by');
  const router = express.Router();
  app.use(guardHeaders);
  router.use(unlessFile(express.urlencoded({ extended: false })), unlessFile(express.json()));
  // a world is running: there is nothing to set up. docs/platform.md 13
  router.get(['/', '/setup'], (_request, response) => response.redirect(`${prefix ? `/${prefix}` : ''}/join`));
  joinRoutes(router, routes);
  router.get('/game', (request, response) => {
    const userId = room.sessions.userOf(room.sessions.named(request.headers.cookie));
    if (!userId || !room.world.account(userId)) {
      response.redirect('join');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    response
      .set('Content-Security-Policy', gamePolicy(nonce, room.payload.assumptions['csp']))
      .type('html')
      .send(gamePage(room.payload.world.title, usedPackages(room), prefix, nonce));
  });
  hostRoutes(router, routes);
  statusRoute(router, routes);
  router.use(['/icons', '/cards', '/ui'], (request, response) => void response.type('svg').send(standIn(request.path)));
  router.use('/sounds', (_request, response) => void response.type('wav').send(SILENCE));
  servedLibraries(router);
  const usersFiles = fileRoutes(router, room, options.world);
  const fresh = { setHeaders: (response: Response) => void response.setHeader('Cache-Control', 'no-cache') };
  router.use('/assets', express.static(options.assets, fresh));
  const { system, modules } = room.installed;
  for (const { type, id, folder } of [system, ...modules.map(({ pack }) => pack)]) {
    router.use(
      `/${type}s/${id}`,
      privateParts(folder, options.world),
      compiledTemplates(folder),
      express.static(folder, fresh),
    );
  }
  router.use(usersFiles);
  app.use(`/${prefix}`, router);
  app.use((_request, response) => void response.status(404).type('text').send('There is nothing at this address.'));
  app.use(tellFailure);
  return app;
};
