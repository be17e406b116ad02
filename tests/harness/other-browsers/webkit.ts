/** WebKitGTK, driven by its own WebDriver on a virtual screen (Xvfb). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createServer } from 'node:net';
import { until } from '../in-page';
import { firstOf, type OtherBrowser, type Wire } from './driver';

const SCREEN = firstOf('/usr/bin/Xvfb');
const DRIVER = firstOf('/usr/bin/WebKitWebDriver');
const PROGRAM = firstOf(
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const ended = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
};

/** Starts a virtual screen, and returns its name. */
const openScreen = async (width: number, height: number) => {
  const size = `${width}x${height}x24`;
  const child = spawn(SCREEN ?? '', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, display: `:${String(number)}` };
};

/** WebDriver has no console, so the page records its errors from the start. */
const LISTEN = `void (globalThis.__troubles ??= (() => {
  const all = [];
  const say = console.error.bind(console);
  console.error = (...what) => { all.push('console error: ' + what.map(String).join(' ')); say(...what); };
  addEventListener('error', ({ message, error }) => all.push('page error: ' + (error?.stack ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => all.push('unhandled: ' + (reason?.stack ?? reason)));
  return all;
})())`;

const start: OtherBrowser['start'] = async ({ width, height }): Promise<Wire> => {
  const { child: screen, display } = await openScreen(width + 100, height + 200);
  const port = await freePort();
  const driver = spawn(DRIVER ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 600)}`);
    return value;
  };
  await until('the driver of WebKit listens', () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: PROGRAM, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const at = (path: string): string => `/session/${sessionId}${path}`;
  const script = (text: string): Promise<unknown> => send('POST', at('/execute/sync'), { script: text, args: [] });
  // the window's bar is no part of the page
  const inner = (await (async () => {
    await send('POST', at('/window/rect'), { x: 0, y: 0, width, height });
    return script('return [innerWidth, innerHeight]');
  })()) as readonly [number, number];
  await send('POST', at('/window/rect'), { width: 2 * width - inner[0], height: 2 * height - inner[1] });
  let seen: readonly string[] = [];
  const evaluate = async (expression: string): Promise<unknown> => {
    const value = await send('POST', at('/execute/async'), {
      script: `const done = arguments[0]; ${LISTEN};
        (async () => (await (${expression})) ?? null)().then(
          value => done(JSON.stringify({ value, troubles: globalThis.__troubles })),
          error => done(JSON.stringify({ error: String(error?.stack ?? error), troubles: globalThis.__troubles })));`,
      args: [],
    });
    const answer = JSON.parse(String(value)) as {
      value?: unknown;
      error?: string;
      troubles: readonly string[];
    };
    seen = answer.troubles;
    if (answer.error) throw new Error(`${answer.error} in ${expression.slice(0, 200)}`);
    return answer.value;
  };
  return {
    open: async url => void (await send('POST', at('/url'), { url })),
    evaluate,
    perform: async actions => void (await send('POST', at('/actions'), { actions })),
    picture: async () => Buffer.from(String(await send('GET', at('/screenshot'))), 'base64'),
    troubles: () => seen,
    async close() {
      await send('DELETE', at('')).catch(() => undefined);
      await ended(driver);
      await ended(screen);
    },
  };
};

export const webkit: OtherBrowser = {
  name: 'WebKitGTK',
  program: SCREEN && DRIVER && PROGRAM,
  touches: false,
  start,
};
