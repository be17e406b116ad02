import { expect, test } from 'vitest';
import { ASSUMPTIONS } from './shared/assumptions';
import { readCommandLine } from './command-line';

const wrong = (...args: string[]): string => {
  const read = readCommandLine(args);
  if (read.kind !== 'wrong') throw new Error(`accepted: ${args.join(' ')}`);
  return read.text;
};

test('without options a host starts with the defaults', () => {
  expect(readCommandLine([])).toMatchObject({ kind: 'start', values: { port: '30000', reset: false, assume: [] } });
});

test('options are read', () => {
  const read = readCommandLine([
    '--port',
    '31000',
    '--reset',
    '--assume',
    'csp=strict',
    '--assume',
    'clipboard=absent',
  ]);
  expect(read).toMatchObject({
    kind: 'start',
    values: { port: '31000', reset: true, assume: ['csp=strict', 'clipboard=absent'] },
  });
});

test('--help lists every option', () => {
  const read = readCommandLine(['--help']);
  if (read.kind !== 'help') throw new Error(read.kind);
  for (const option of ['--port <number>', '--world <folder>', '--reset', '--assume <key=value>'])
    expect(read.text).toContain(option);
  expect(readCommandLine(['-h'])).toEqual(read);
});

test.each([
  [['--data', 'x'], '--data'],
  [['--port'], '--port'],
  [['--reset=yes'], '--reset'],
  [['somewhere'], 'somewhere'],
  [['--port', 'abc'], '"abc"'],
  [['--port', '-1'], '--port'],
  [['--port', '65536'], '"65536"'],
  [['--assume', 'csp'], '"csp"'],
  [['--assume', '=strict'], '"=strict"'],
  [['--assume', 'csq=strict'], '"csq"'],
  [['--assume', 'csp=lax'], '"csp"'],
  [['--latency', 'slow'], '"slow"'],
])('%j is refused: the message names it, and the options follow', (args, named) => {
  const [first = '', ...rest] = wrong(...args).split('\n');
  expect(first).toContain(named);
  expect(rest.join('\n')).toContain('--port <number>');
});

test('a port up to the last is accepted', () => {
  expect(readCommandLine(['--port', '65535']).kind).toBe('start');
  expect(readCommandLine(['--port', '0']).kind).toBe('start');
});

test('every question about Foundry can be answered', () => {
  const all = Object.entries(ASSUMPTIONS).flatMap(([key, values]) => ['--assume', `${key}=${values[0]}`]);
  expect(readCommandLine(all).kind).toBe('start');
});
