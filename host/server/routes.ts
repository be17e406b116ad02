import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { assumeAll } from '../shared/assumptions';
import { USER_ROLES } from '../shared/permissions';
import { joinPage } from '../client/join';
import { standIn } from './icons';
import type { Room } from './room';
import { prefixOf, type HostOptions } from './options';
import { usedPackages } from './installation';
import { gamePage } from './pages';
import { isPassword } from './passwords';
import { isThisMachine } from './places';
import type { Sessions } from './sessions';
import type { Traffic } from './traffic';

/** What the pages and the test switches of a host show and change. */
export interface Routes {
  readonly options: HostOptions;
  readonly room: Room;
  readonly sessions: Sessions;
  readonly traffic: Traffic;
  readonly faults: readonly string[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const showJoin = ({ room }: Routes, response: Response, error?: string): void => {
  const page = { title: room.payload.world.title, ...(error && { error }) };
  response
    .status(error ? 403 : 200)
    .type('html')
    .send(joinPage(page));
};

const join = (
  routes: Routes,
  request: Request<object, unknown, unknown, { [key: string]: unknown }>,
  response: Response,
  wanted: string,
  password: string,
): void => {
  const { room, sessions, options } = routes;
  const user = [...room.world.collection('users').values()].find(
    ({ _id, name }) => _id === wanted || text(name).toLowerCase() === wanted.trim().toLowerCase(),
  );
  if (!user) return showJoin(routes, response, 'There is no such user in this world.');
  const kept = text(user['password']);
  if (!isPassword(kept, password)) return showJoin(routes, response, 'This is not the password of the user.');
  if (kept === '' && Number(user['role']) >= USER_ROLES.ASSISTANT && !isThisMachine(request.socket.remoteAddress)) {
    return showJoin(routes, response, 'A game master without a password joins only at the machine of the table.');
  }
  const path = `/${prefixOf(options)}`;
  response.cookie(sessions.cookie, sessions.open(String(user['_id'])), { httpOnly: true, sameSite: 'lax', path });
  response.redirect('game');
};

/** A page of another site, open in a browser of this machine, can have it send a form here. */
const isOfAnotherSite = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;

/** The doors for tests open only where the host was told so, and only to this machine under one of its own names. */
const guardDoors =
  ({ options }: Routes): RequestHandler =>
  (request, response, next) => {
    const { headers } = request;
    const isLocal = isThisMachine(request.socket.remoteAddress) && isThisMachine(request.hostname);
    if (options.doors && isLocal && !headers['x-forwarded-for'] && !isOfAnotherSite(headers)) next();
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

const require = createRequire(import.meta.url);

/** Libraries under the addresses at which packages import them. docs/platform.md 14 */
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

/** The HTTP side: the pages `/join` and `/game`, the files of page, system and module, and `/host/*` for tests. */
export const routesApp = (routes: Routes): Express => {
  const { options, room, sessions } = routes;
  const prefix = prefixOf(options);
  const app = express().disable('x-powered-by');
  const router = express.Router();
  router.use(express.urlencoded({ extended: false }), express.json());
  // a world is running: there is nothing to set up. docs/platform.md 13
  router.get(['/', '/setup'], (_request, response) => response.redirect(`${prefix ? `/${prefix}` : ''}/join`));
  router.get('/join', (request, response) => {
    const user = text(request.query['user']);
    if (user) join(routes, request, response, user, text(request.query['password']));
    else showJoin(routes, response);
  });
  router.post('/join', (request: Request<object, unknown, Record<string, unknown>>, response) => {
    const wanted = text(request.body['username']) || text(request.body['userid']);
    join(routes, request, response, wanted, text(request.body['password']));
  });
  router.get('/game', (request, response) => {
    const userId = sessions.userOf(request.headers.cookie);
    if (!userId || !room.world.account(userId)) response.redirect('join');
    else response.type('html').send(gamePage(room.payload.world.title, usedPackages(room), prefix));
  });
  hostRoutes(router, routes);
  router.use(['/icons', '/cards'], (request, response) => void response.type('svg').send(standIn(request.path)));
  servedLibraries(router);
  const fresh = { setHeaders: (response: Response) => void response.setHeader('Cache-Control', 'no-cache') };
  router.use('/assets', express.static(options.assets, fresh));
  const { system, modules } = room.installed;
  for (const { type, id, folder } of [system, ...modules.map(({ pack }) => pack)]) {
    router.use(`/${type}s/${id}`, express.static(folder, fresh));
  }
  app.use(`/${prefix}`, router);
  return app;
};
