/** Firefox, driven by WebDriver BiDi: one program, one profile and one page for each start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { firstOf, type OtherBrowser, type Wire } from './driver';

const PROGRAM = firstOf('/usr/bin/firefox-esr', '/usr/bin/firefox');

const ARGUMENTS = ['--headless', '--remote-debugging-port=0', '--no-remote'];
/**
 * A Firefox that starts without an address gives the focus to its address bar and leaves it there: its pages see every
 * key, but Enter and Space press no button (`document.hasFocus()` is false).
 */
const FIRST_PAGE = 'data:text/html,<title>Start</title>';

/** The part of a BiDi answer that is read here. */
interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
  readonly error?: string;
  readonly message?: string;
  readonly result?: Result;
}

interface Result {
  readonly contexts?: readonly { readonly context: string }[];
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
  readonly data?: string;
}

/** The address that a starting Firefox prints on standard error. */
const addressFrom = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const said = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (said) return said;
  }
  throw new Error('Firefox ended before it listened');
};

/** Sends numbered requests, and matches answers to them. */
const talk = async (address: string, heard: (answer: Answer) => void) => {
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  let asked = 0;
  socket.on('message', data => {
    const answer = JSON.parse(String(data)) as Answer;
    const one = waiting.get(answer.id ?? -1);
    if (!one) return heard(answer);
    waiting.delete(answer.id ?? -1);
    if (answer.error) one.reject(new Error(`${answer.error}: ${answer.message}`));
    else one.resolve(answer.result ?? {});
  });
  await once(socket, 'open');
  return {
    ask: (method: string, params: object): Promise<Result> =>
      new Promise((resolve, reject) => {
        waiting.set(++asked, { resolve, reject });
        socket.send(JSON.stringify({ id: asked, method, params }));
      }),
    end: () => socket.close(),
  };
};

const start: OtherBrowser['start'] = async ({ width, height }): Promise<Wire> => {
  const profile = mkdtempSync(join(tmpdir(), 'rt-firefox-'));
  const child = spawn(PROGRAM ?? '', [...ARGUMENTS, '--profile', profile, FIRST_PAGE], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const troubles: string[] = [];
  const lines = createInterface({ input: child.stderr });
  const { ask, end } = await talk(await addressFrom(lines), ({ method, params }) => {
    if (method === 'log.entryAdded' && (params?.level === 'error' || params?.level === 'warn'))
      troubles.push(`console ${params.level}: ${params.text}`);
  });
  child.stderr.resume();
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await ask('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    open: async url => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await ask('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression.slice(0, 200)}`);
      return JSON.parse(String(result?.value));
    },
    perform: async actions => void (await ask('input.performActions', { context, actions })),
    async picture() {
      const { data } = await ask('browsingContext.captureScreenshot', { context });
      return Buffer.from(data ?? '', 'base64');
    },
    troubles: () => troubles,
    async close() {
      end();
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export const firefox: OtherBrowser = { name: 'Firefox', program: PROGRAM, touches: true, start };
