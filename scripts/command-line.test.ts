/** Every program refuses what it does not understand: what is wrong and how to mend it, with code 2 and without a stack. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadCommandLine, readArguments, textOf, wholeNumber } from './command-line';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** The file of each command that a TypeScript file of ours answers. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, line]): readonly (readonly [string, string])[] => {
  const [, own, other] = /^(?:node scripts\/cli\.mjs (\S+)|tsx (\S+))$/.exec(line) ?? [];
  return own ? [[name, `scripts/${own}.ts`]] : other ? [[name, other]] : [];
});
const mainOf = async (name: string): Promise<(args: readonly string[]) => unknown> => {
  const file = PROGRAMS.find(([one]) => one === name)?.[1] ?? '';
  return ((await import(join(root, file))) as { readonly main: (args: readonly string[]) => unknown }).main;
};
/** What a program answers to arguments that it must refuse. */
const refusal = async (name: string, args: readonly string[]): Promise<string> => {
  const main = await mainOf(name);
  try {
    await main(args);
  } catch (error) {
    if (error instanceof BadCommandLine) return error.message;
    throw error;
  }
  throw new Error(`${name} accepts ${args.join(' ')}`);
};

describe('every command', () => {
  test('is known to this test', () => {
    const names = PROGRAMS.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['soak', 'balance', 'bench', 'verify', 'conformance', 'foreign']));
  });
  test.each(PROGRAMS)('%s refuses an option that it does not have', async name => {
    expect(await refusal(name, ['--no-such-option'])).toBe("Unknown option '--no-such-option'.");
  });
  test('reads its arguments in one place', () => {
    const own = ['scripts', 'tests', 'kit'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.ts$/.test(file) && !file.includes('node_modules') && !file.includes('fixture-record'))
        .map(file => join(folder, file)),
    );
    const readers = own.filter(file => readFileSync(join(root, file), 'utf8').includes('process.argv.slice'));
    // the kit has to do without the programs of this repository
    expect(readers.sort()).toEqual(['kit/create.ts', 'scripts/command-line.test.ts', 'scripts/command-line.ts']);
  });
});

const TABLE: readonly (readonly [name: string, line: string, message: RegExp])[] = [
  ['soak', 'nonsense', /There is no soak "nonsense"/],
  ['soak', 'random 0', /games: "0" is not a whole number of at least 1/],
  ['soak', 'random 1 x', /seed: "x"/],
  ['soak', 'random 1 1 chess', /no game "chess".*kremlin/],
  ['soak', 'random 1 1 kremlin more', /"more" is one word too many/],
  ['soak', 'hindsight', /Give a seat: reds, senate, moderates/],
  ['soak', 'hindsight nobody', /Give a seat/],
  ['soak', 'hindsight reds 1.5', /deals: "1.5"/],
  ['soak', 'hindsight reds 1 2 3 x', /lines: "x"/],
  ['soak', 'election x', /sessions: "x"/],
  ['soak', 'forging 1e3', /cases: "1e3"/],
  ['soak', 'games 0', /times: "0"/],
  ['soak', 'updates x', /changes: "x"/],
  ['soak', 'together', /Give the folder/],
  ['soak', 'together no-such-folder', /Give the folder/],
  ['soak', 'board chess', /no game "chess"/],
  ['soak', 'killed kremlin', /one word too many/],
  ['balance', '', /no game ""/],
  ['balance', 'chess', /no game "chess"/],
  ['balance', 'kremlin x', /games: "x"/],
  ['balance', 'kremlin 1 -2', /Unknown option '-2'/],
  ['balance', 'kremlin 1 2 3', /"3" is one word too many/],
  ['balance', 'kremlin --threads 0', /--threads: "0"/],
  ['balance', 'kremlin --minutes soon', /--minutes: "soon"/],
  ['balance', 'civil-war red=nobody', /no bot "nobody"/],
  ['balance', 'civil-war levels bots=nobody', /no bot "nobody"/],
  ['balance', 'civil-war blue=quick', /"blue" is not one of red, white/],
  ['balance', 'civil-war tie=nonsense', /tie: nonsense is not a value/],
  ['bench', 'chess', /no game "chess"/],
  ['bench', 'pages chess', /no game "chess"/],
  ['bench', 'spectators 0', /spectators: "0"/],
  ['bench', 'tables 20 kremlin', /one word too many/],
  ['bench', '20', /no game "20"/],
  ['verify', 'no-such-file.json', /no-such-file.json cannot be read/],
  ['verify', 'scripts', /scripts cannot be read/],
  ['verify', 'a b', /"b" is one word too many/],
  ['guide', 'chess', /no game "chess"/],
  ['guide', 'kremlin fr', /no language "fr"/],
  ['new-game', '', /"" is no id/],
  ['new-game', 'kremlin', /a game "kremlin" already/],
  ['new-game', 'chess draughts', /one word too many/],
  ['new-game', 'chess --module', /--module/],
  ['new-game', 'chess --module src', /is there already/],
  ['release', '', /no version/],
  ['release', 'soon', /no version/],
  ['release', '99.0.0 --repository nowhere', /no address of a repository/],
  ['conformance', 'x', /"x" is one word too many/],
  ['conformance', '--compare package.json', /Give two reports/],
  ['conformance', '--compare package.json package.json', /package.json is not a report/],
  ['conformance', '--compare LICENSE LICENSE', /LICENSE is not a report/],
  ['conformance', '--compare no-such-file no-such-file', /no-such-file cannot be read/],
  ['conformance', '--url nowhere', /"nowhere" is not an address/],
  ['foreign', 'no-such-folder', /no folder "no-such-folder"/],
  ['foreign', 'src no-such-module', /No scenario has the id "no-such-module"/],
  ['foreign', '--exercise src no-such-module', /No module of the folder has the id/],
  ['rules', 'setup', /one word too many/],
  ['package', 'module', /one word too many/],
];

test.each(TABLE)('%s refuses "%s"', async (name, line, message) => {
  expect(await refusal(name, line.split(' ').filter(Boolean))).toMatch(message);
});

test('a program ends with what is wrong, its usage and code 2; --help shows the usage', () => {
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'kit/packing.ts', ...args], { cwd: root, encoding: 'utf8' });
  const { status, stdout, stderr } = start('somewhere');
  expect([status, stdout, stderr]).toEqual([2, '', '"somewhere" is one word too many.\nUsage: npm run kit\n']);
  const help = start('--help');
  expect([help.status, help.stdout, help.stderr]).toEqual([0, 'Usage: npm run kit\n', '']);
});

describe('a command line', () => {
  const OPTIONS = { to: { type: 'string' }, fresh: { type: 'boolean', default: false } } as const;
  test('has options and words in any order', () => {
    const { values, positionals } = readArguments(['a', '--to', 'x', 'b'], OPTIONS, 2);
    expect([{ ...values }, positionals]).toEqual([{ to: 'x', fresh: false }, ['a', 'b']]);
  });
  test.each([[['a', 'b', 'c']], [['--to']], [['--fresh=yes']], [['--other']]])('is refused if it is %j', args =>
    expect(() => readArguments(args, OPTIONS, 2)).toThrow(BadCommandLine),
  );
  test('has whole numbers, and none of another kind', () => {
    expect([wholeNumber('n', undefined, 5), wholeNumber('n', '7', 5), wholeNumber('n', '0', 5, 0)]).toEqual([5, 7, 0]);
    for (const given of ['', ' ', '0', '-1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '9'.repeat(20)])
      expect(() => wholeNumber('n', given, 5), given).toThrow(BadCommandLine);
  });
  test('names files that can be read', () => {
    expect(textOf(join(root, 'LICENSE'))).toContain('MIT');
    expect(() => textOf(root)).toThrow(BadCommandLine);
  });
});

test('npm start tells a wrong option before it builds anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--latency', 'slow'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('"slow"');
  expect(stdout).not.toContain('Building');
});
