/** The options of `npm start` and `npx vtt-stand-in`: read, checked and explained. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assumptionsOf, parseLatency } from './server/options';

const here = dirname(fileURLToPath(import.meta.url));

const OPTIONS = {
  port: { type: 'string', default: '30000' },
  hostname: { type: 'string' },
  world: { type: 'string', default: 'worlds/demo' },
  module: { type: 'string', default: '.' },
  'modules-dir': { type: 'string' },
  system: { type: 'string', default: join(here, 'fixtures/plain-system') },
  reset: { type: 'boolean', default: false },
  'no-canvas': { type: 'boolean', default: false },
  'route-prefix': { type: 'string' },
  latency: { type: 'string', default: '0' },
  'queries-visible': { type: 'boolean', default: false },
  doors: { type: 'boolean', default: false },
  password: { type: 'string' },
  assume: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What each option means, and its value. */
const MEANING: Readonly<Record<keyof typeof OPTIONS, readonly [value: string, meaning: string]>> = {
  port: ['<number>', 'the port; 30000 if absent'],
  hostname: ['<name>', 'the address to listen on, so that others can join; this machine only if absent'],
  world: ['<folder>', 'the world; made if it does not exist'],
  module: ['<folder>', 'the module to load'],
  'modules-dir': ['<folder>', 'a folder of further modules'],
  system: ['<folder>', 'the game system'],
  reset: ['', 'begins the world anew'],
  'no-canvas': ['', 'draws no scenes'],
  'route-prefix': ['<path>', 'serves everything under this path'],
  latency: ['<ms>', 'delays every message: 80, or 80±60'],
  'queries-visible': ['', 'lets every page see all queries'],
  doors: ['', 'opens the test endpoints to this machine'],
  password: ['<word>', 'the password of the Gamemaster'],
  assume: ['<key=value>', 'answers an open question about Foundry; may be repeated'],
  help: ['', 'shows this list'],
};

const usage = (): string => {
  const rows = Object.entries(MEANING).map(
    ([name, [value, meaning]]) => [`--${name} ${value}`.trim(), meaning] as const,
  );
  const width = Math.max(...rows.map(([option]) => option.length));
  return ['Options:', ...rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)].join('\n');
};

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS });
export type Values = ReturnType<typeof parse>['values'];

/** How a host is to be started; or what to print instead: help, or what is wrong and how to mend it. */
export type CommandLine =
  | { readonly kind: 'start'; readonly values: Values }
  | { readonly kind: 'help' | 'wrong'; readonly text: string };

const MOST_PORT = 65_535;

/** The answers of `--assume` to open questions about Foundry, by their keys. */
export const answersIn = ({ assume }: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(assume.map(pair => pair.split('=', 2)));

/** Throws an Error if a value is wrong; it says which, and what the option takes. */
const check = (values: Values): void => {
  const { port, assume, latency } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > MOST_PORT)
    throw new Error(`--port takes a number up to ${MOST_PORT}, not "${port}".`);
  const bare = assume.find(pair => !/^[^=]+=./.test(pair));
  if (bare !== undefined) throw new Error(`--assume takes key=value, not "${bare}".`);
  assumptionsOf({ assume: answersIn(values) });
  parseLatency(latency);
};

/** Reads the options of a command line, without the program's own name. */
export const readCommandLine = (args: readonly string[]): CommandLine => {
  let values: Values;
  try {
    ({ values } = parse(args));
  } catch (error) {
    // the first sentence says which option; the rest is about options that begin with a dash
    const [said = ''] = (error as Error).message.split(/\. /);
    return { kind: 'wrong', text: `${said.replace(/\.?$/, '.')}\n${usage()}` };
  }
  if (values.help) return { kind: 'help', text: usage() };
  try {
    check(values);
    return { kind: 'start', values };
  } catch (error) {
    return { kind: 'wrong', text: `${(error as Error).message}\n${usage()}` };
  }
};
