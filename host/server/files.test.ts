import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWithModule, startTestHost } from '../testing/host';
import type { Host } from './index';

const world = join(mkdtempSync(join(tmpdir(), 'files-')), 'world');
const mine = `worlds/${basename(world)}`;
let host: Host;

beforeAll(async () => {
  host = await startTestHost({ world });
});
afterAll(() => host?.close());

const ask = async (name: string, method: string, path: string, body?: string, headers: object = {}) => {
  const response = await fetch(`${host.url}/files?path=${encodeURIComponent(path)}`, {
    method,
    headers: { Cookie: host.login(name), ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

test('a game master stores a file in the world, finds it in its folder, and everybody can read it', async () => {
  expect((await ask('Gamemaster', 'POST', `${mine}/maps`)).status).toBe(200);
  expect((await ask('Gamemaster', 'PUT', `${mine}/maps/one.svg`, '<svg/>')).answer).toEqual({
    path: `${mine}/maps/one.svg`,
  });
  expect((await ask('Gamemaster', 'GET', mine)).answer).toEqual({ dirs: [`${mine}/maps`], files: [] });
  expect((await ask('Gamemaster', 'GET', `${mine}/maps`)).answer['files']).toEqual([`${mine}/maps/one.svg`]);
  const read = await fetch(`${host.url}/${mine}/maps/one.svg`);
  expect([await read.text(), read.headers.get('content-type')]).toEqual(['<svg/>', 'image/svg+xml']);
  // it runs no scripts if somebody opens its address
  expect(read.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

test('a package has folders of its own outside the world, and a storage in its own; both are served as they are named', async () => {
  for (const folder of ['own-folder', 'own-folder/deep', 'modules/probe-module/storage']) {
    expect((await ask('Gamemaster', 'POST', folder)).answer).toEqual({ path: folder });
    const path = `${folder}/Größe 1.json`;
    expect((await ask('Gamemaster', 'PUT', path, '{}')).answer).toEqual({ path });
    expect((await ask('Gamemaster', 'GET', folder)).answer['files']).toEqual([path]);
    const read = await fetch(`${host.url}/${encodeURI(path)}`);
    expect([read.status, await read.text()]).toEqual([200, '{}']);
    expect(read.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  }
  expect((await ask('Gamemaster', 'GET', '')).answer['dirs']).toEqual(
    expect.arrayContaining(['modules', 'own-folder', 'systems', 'worlds']),
  );
  // nothing of the host's own is hidden by a file of that name
  expect((await ask('Gamemaster', 'PUT', 'modules/probe-module/storage/../module.json', '{}')).status).toBe(400);
  for (const method of ['POST', 'PUT'] as const) {
    expect((await ask('Gamemaster', method, method === 'POST' ? 'assets' : 'assets/main.txt')).status).toBe(200);
  }
  expect((await fetch(`${host.url}/assets/main.js`)).status).toBe(200);
});

test('a file is kept as it is, whatever its type', async () => {
  for (const [name, type] of [
    ['a.json', 'application/json'],
    ['b.txt', 'application/x-www-form-urlencoded'],
    ['c.txt', 'text/plain'],
  ] as const) {
    const path = `${mine}/${name}`;
    expect((await ask('Gamemaster', 'PUT', path, '{"one": [1, 2]}', { 'Content-Type': type })).status).toBe(200);
    expect(await (await fetch(`${host.url}/${path}`)).text()).toBe('{"one": [1, 2]}');
  }
});

test('files that a package brings in its storage are listed with those that are added', async () => {
  const keeper = folderWithModule('keeper', '');
  const shipped = join(keeper.modulesDir, 'keeper', 'storage');
  mkdirSync(shipped);
  writeFileSync(join(shipped, 'first.json'), '{}');
  const other = await startTestHost({ modulesDir: keeper.modulesDir });
  const storage = 'modules/keeper/storage';
  const send = (method: string, path: string) =>
    fetch(`${other.url}/files?path=${path}`, { method, headers: { Cookie: other.login('Gamemaster') } });
  expect((await (await send('GET', storage)).json()).files).toEqual([`${storage}/first.json`]);
  await send('POST', storage);
  await send('PUT', `${storage}/second.json`);
  expect((await (await send('GET', storage)).json()).files).toEqual([
    `${storage}/first.json`,
    `${storage}/second.json`,
  ]);
  expect((await fetch(`${other.url}/${storage}/first.json`)).status).toBe(200);
  await other.close();
  keeper.remove();
});

test('the files of a package can be listed, but not changed', async () => {
  const { status, answer } = await ask('Gamemaster', 'GET', 'modules/probe-module');
  expect(status).toBe(200);
  expect(answer['files']).toContain('modules/probe-module/module.json');
  for (const path of ['./modules/probe-module/', '/modules/probe-module', './/modules/probe-module//']) {
    expect((await ask('Gamemaster', 'GET', path)).answer['files']).toContain('modules/probe-module/module.json');
  }
  for (const path of ['./../modules/probe-module', '/./../../etc', 'modules/./../..']) {
    expect((await ask('Gamemaster', 'GET', path)).answer['files']).toBeUndefined();
  }
  for (const path of ['modules/probe-module/nowhere', 'modules/nothing', 'nowhere/at/all']) {
    const { status: refused, answer: why } = await ask('Gamemaster', 'GET', path);
    const words = `Directory ${path} does not exist or is not accessible in this storage location`;
    // the page refuses; its console notes no failed request
    expect([refused, why]).toEqual([200, { error: words }]);
  }
  expect((await ask('Gamemaster', 'PUT', 'modules/probe-module/more.txt', 'x')).status).toBe(400);
  expect((await ask('Gamemaster', 'PUT', 'modules/probe-module/scripts/storage/a.txt', 'x')).status).toBe(400);
  expect((await ask('Gamemaster', 'POST', 'systems/plain/more')).status).toBe(400);
});

test('players store nothing, and strangers and other sites learn nothing', async () => {
  expect((await ask('Player 1', 'PUT', `${mine}/maps/two.svg`, '<svg/>')).status).toBe(403);
  expect((await ask('Player 1', 'GET', mine)).answer).toEqual({ error: 'You lack the permission.' });
  expect((await fetch(`${host.url}/files?path=${mine}`)).status).toBe(403);
  const { status } = await ask('Gamemaster', 'PUT', `${mine}/b.txt`, 'x', { Origin: 'https://example.org' });
  expect(status).toBe(403);
});

test.each([
  ['out of its folder', `${mine}/../data/CURRENT`],
  ['out of it in disguise', `${mine}/%2e%2e/data`],
  ['into what is hidden', `${mine}/.secret/a.txt`],
  ['another world', 'worlds/other/a.txt'],
  ['among the packages', 'modules/a.txt'],
  ['into a package that is not there', 'modules/nothing/storage/a.txt'],
  ['among the worlds', 'worlds/a.txt'],
  ['what a page would run', `${mine}/a.html`],
  ['what a page would run as a script', `${mine}/a.js`],
  ['the folder itself', mine],
])('a path that leads %s is refused', async (_what, path) => {
  expect((await ask('Gamemaster', 'PUT', path, 'x')).status).toBe(400);
});

test('the database of the world is not served beside its files', async () => {
  expect(existsSync(join(world, 'data'))).toBe(true);
  expect((await fetch(`${host.url}/${mine}/data/CURRENT`)).status).toBe(404);
  writeFileSync(join(world, 'files', '.hidden.txt'), 'x');
  expect((await fetch(`${host.url}/${mine}/.hidden.txt`)).status).toBe(404);
  expect(readFileSync(join(world, 'files', 'maps', 'one.svg'), 'utf8')).toBe('<svg/>');
});

test('a file that is too large is refused', async () => {
  const response = await fetch(`${host.url}/files?path=${mine}/large.txt`, {
    method: 'PUT',
    headers: { Cookie: host.login('Gamemaster') },
    body: 'x'.repeat(8_000_001),
  });
  expect(response.status).toBe(413);
});
