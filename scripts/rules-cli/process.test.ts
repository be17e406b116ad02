/** The CLI as a program: lines in, lines out, in order. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer } from '../rules-cli';
import { SEED } from './testing';

const root = join(import.meta.dirname, '..', '..');

interface Ran {
  readonly answers: readonly Answer[];
  readonly errors: string;
  readonly code: number | null;
}

/** Runs the CLI as a user would, and sends it all lines at once. */
const run = (input: string): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const door = spawn('npm', ['run', '-s', 'rules'], { cwd: root, shell: process.platform === 'win32' });
    let out = '';
    let errors = '';
    door.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    door.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    door.on('error', reject);
    // every line must be JSON: anything else on standard output throws here
    door.on('close', code => {
      try {
        const answers = out
          .split('\n')
          .slice(0, -1)
          .map(line => JSON.parse(line) as Answer);
        resolve({ answers, errors, code });
      } catch (error) {
        reject(error as Error);
      }
    });
    door.stdin.end(input);
  });

test('the example of the documentation works', async () => {
  const page = readFileSync(join(root, 'docs', 'rules-cli.md'), 'utf8');
  const [, example = ''] = /<<'JSON'\n([\s\S]*?)\nJSON/.exec(page) ?? [];
  const { answers, errors, code } = await run(example);
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(answers).toMatchObject([
    { ok: true, seats: ['red', 'white'], seed: SEED },
    { ok: true, offers: [{ command: { kind: 'draw-cards' } }] },
    { ok: true, view: { turn: 1 } },
    { ok: false, refusal: { reason: 'not-asked' } },
    { ok: true, outcome: { winner: expect.any(String) } },
  ]);
});

test('a thousand lines at once, some of them broken, are answered one by one in order', async () => {
  const lines = Array.from({ length: 1000 }, (_, n) =>
    n % 10 === 9 ? '{"do":' : `{"do":"edit","edit":{"kind":"set","marker":"turn","to":${2 + (n % 10)}}}`,
  );
  const setup = `{"do":"setup","game":"civil-war","seed":"${SEED}"}`;
  const { answers, code } = await run(`\r\n${setup}\r\n\n${lines.join('\n')}`);
  expect(code).toBe(0);
  expect(answers).toHaveLength(1001);
  for (const [n, answer] of answers.slice(1).entries()) {
    if (n % 10 === 9) expect(answer['error']).toMatch(/^this is not JSON/);
    else expect(answer['events']).toMatchObject([{ kind: 'turn-set', turn: 2 + (n % 10) }]);
  }
});
