/**
 * The layers hold: kernel, games, table, foundry; each imports itself and those before it, and rules know nothing of a
 * host. The linter's configuration says so; here faults are planted, to prove that it does.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');

interface Planted {
  readonly fault: string;
  readonly path: string;
  readonly text: string;
  /** What the linter's report must name; nothing, where the line is allowed. */
  readonly caught: string | undefined;
}

const PLANTED: readonly Planted[] = [
  {
    fault: 'a clock in the kernel',
    path: 'kernel/a.ts',
    text: 'export const a = () => Date.now();',
    caught: 'variable Date',
  },
  { fault: 'chance in a rule', path: 'games/x/b.ts', text: 'export const b = () => Math.random();', caught: 'chance' },
  {
    fault: 'a promise in a rule',
    path: 'games/x/c.ts',
    text: 'export const c = (p: PromiseLike<number>) => async () => await p;',
    caught: 'promise',
  },
  {
    fault: 'a refusal that is thrown',
    path: 'games/x/d.ts',
    text: "export const d = () => {\n  throw new Error('no');\n};",
    caught: 'only a bug is thrown',
  },
  {
    fault: 'a bug that is thrown',
    path: 'kernel/e.ts',
    text: "class Bug extends Error {}\nexport const e = () => {\n  throw new Bug('no');\n};",
    caught: undefined,
  },
  {
    fault: 'Foundry in the table',
    path: 'table/f.ts',
    text: 'export const f = () => game.user;',
    caught: 'variable game',
  },
  {
    fault: 'the table in a game',
    path: 'games/x/g.ts',
    text: "export * from '../../table/h';",
    caught: 'kernel alone',
  },
  {
    fault: 'a game in the table',
    path: 'table/h.ts',
    text: "export * from '../games/x/g';",
    caught: 'by their contract',
  },
  {
    fault: 'a record in the cryptography',
    path: 'table/crypto/r.ts',
    text: "export * from '../record/s';",
    caught: 'knows no record',
  },
  {
    fault: 'a judgement in the record',
    path: 'table/record/s.ts',
    text: "export * from '../judgement/t';",
    caught: 'without judging it',
  },
  {
    fault: 'the referee in what judges them',
    path: 'table/judgement/t.ts',
    text: "export * from '../referee/election/u';",
    caught: 'does not lie in the referee',
  },
  {
    fault: 'the referee on the wire',
    path: 'table/wire/v.ts',
    text: "export * from '../referee/election/u';",
    caught: 'without judging it',
  },
  {
    fault: 'a window in the referee',
    path: 'table/referee/election/u.ts',
    text: "export * from '../../panels/w';",
    caught: 'knows no window',
  },
  {
    fault: 'a game in a room of the table',
    path: 'table/record/x.ts',
    text: "export * from '../../games/x/g';",
    caught: 'by their contract',
  },
  {
    fault: 'a judgement in a window',
    path: 'table/panels/w.ts',
    text: "export * from '../judgement/y';",
    caught: undefined,
  },
  {
    fault: 'a room in what all rooms of Foundry share',
    path: 'foundry/y.ts',
    text: "export * from './tables/z';",
    caught: 'knows none of them',
  },
  {
    fault: 'the board in the tables',
    path: 'foundry/tables/z.ts',
    text: "export * from '../board/aa';",
    caught: 'only those before it',
  },
  {
    fault: 'a window that a dock imports later',
    path: 'foundry/layout/bb.ts',
    text: "export const bb = () => import('../applications/cc');",
    caught: 'only those before it',
  },
  {
    fault: 'a table and its drawing in the board',
    path: 'foundry/board/aa.ts',
    text: "export * from '../tables/dd';\nexport * from '../../table/board/ee';",
    caught: undefined,
  },
  { fault: 'a game in the kernel', path: 'kernel/i.ts', text: "export * from '../games/x/b';", caught: 'but itself' },
  {
    fault: 'the host in Foundry',
    path: 'foundry/j.ts',
    text: "export * from '../../host/x';",
    caught: 'embedded host',
  },
  {
    fault: 'a helper of tests in the kernel',
    path: 'kernel/k.ts',
    text: "export * from './testing/l';",
    caught: 'but itself',
  },
  {
    fault: 'a helper of tests in a test',
    path: 'kernel/m.test.ts',
    text: "export * from './testing/l';",
    caught: undefined,
  },
  {
    fault: 'half a circle',
    path: 'kernel/n.ts',
    text: "import type { O } from './o';\nexport interface N {\n  readonly o: O;\n}",
    caught: 'part of a cycle',
  },
  {
    fault: 'the other half',
    path: 'kernel/o.ts',
    text: "import type { N } from './n';\nexport interface O {\n  readonly n: N;\n}",
    caught: 'part of a cycle',
  },
  { fault: 'a loose type', path: 'foundry/p.ts', text: 'export const p: any = 1;', caught: 'any' },
  {
    fault: 'a word in a text',
    path: 'kernel/q.ts',
    text: "// the Date of it\nexport const q = 'canvas';",
    caught: undefined,
  },
];

/** What the linter says of each planted file, by its path. */
const lint = (): ReadonlyMap<string, string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rt-layers-'));
  try {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as object;
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
    for (const { path, text } of PLANTED) {
      mkdirSync(join(folder, 'src', dirname(path)), { recursive: true });
      writeFileSync(join(folder, 'src', path), `${text}\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const said = (path: string): string =>
      stdout
        .split('\n')
        .filter(line => line.includes(`src/${path},`))
        .join('\n');
    return new Map(PLANTED.map(({ path }) => [path, said(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const found = lint();

// shows host.1
test.each(PLANTED.filter(one => one.caught))('$fault is caught', ({ path, caught = '' }) => {
  expect(found.get(path)).toContain(caught);
});

test.each(PLANTED.filter(one => !one.caught))('$fault is allowed', ({ path }) => {
  expect(found.get(path)).toBe('');
});

test('every room of foundry/ has its place in the order', () => {
  const readme = readFileSync(join(root, 'src/foundry/README.md'), 'utf8');
  const order = [...readme.matchAll(/^\| `([\w-]+)\/`/gm)].flatMap(([, room]) => room ?? []);
  const files = readdirSync(join(root, 'src/foundry'), { recursive: true, encoding: 'utf8' });
  const rooms = new Set(files.flatMap(file => /^([\w-]+)\/.*\.ts$/.exec(file)?.[1] ?? []));
  expect(order.toSorted()).toEqual([...rooms].toSorted());
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
    readonly overrides: readonly { readonly includes: readonly string[] }[];
  };
  for (const [at, room] of order.slice(0, -1).entries()) {
    const later = order.slice(at + 1);
    const group = later.length > 1 ? `{${later.join(',')}}` : later[0];
    const held = overrides.find(({ includes }) => includes[0] === `src/foundry/${room}/**`);
    expect(JSON.stringify(held)).toContain(`"../${group}/**"`);
  }
});

test('no game knows another', () => {
  const games = readdirSync(join(root, 'src/games')).filter(name => !name.includes('.'));
  const sources = games.flatMap(game =>
    readdirSync(join(root, 'src/games', game), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .map(path => ({ game, path, text: readFileSync(join(root, 'src/games', game, path), 'utf8') })),
  );
  const others = sources.filter(({ game, text }) =>
    [...text.matchAll(/from '([^']+)'/g)].some(([, target = '']) =>
      games.some(other => other !== game && target.split('/').includes(other)),
    ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(others.map(({ path }) => path)).toEqual([]);
});
