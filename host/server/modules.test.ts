import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { connectAs, startTestHost, worldFolder } from '../testing/host';
import { arrange, readModules } from './modules';
import { readPackage } from './packages';

const opened: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const system = readPackage(join(import.meta.dirname, '../../system'), 'system');

/** A folder of modules, from what their manifests say beyond id, title and version. */
const folderOf = (manifests: Readonly<Record<string, object>>): string => {
  const { world, remove } = worldFolder();
  opened.push(remove);
  for (const [id, manifest] of Object.entries(manifests)) {
    mkdirSync(join(world, id), { recursive: true });
    writeFileSync(join(world, id, 'module.json'), JSON.stringify({ id, title: id, version: '1.0.0', ...manifest }));
  }
  return world;
};
const arranged = (manifests: Readonly<Record<string, object>>) =>
  arrange(readModules(folderOf(manifests)).packs, system);
const problems = (manifests: Readonly<Record<string, object>>): Record<string, string | undefined> =>
  Object.fromEntries(arranged(manifests).map(({ pack, problem }) => [pack.id, problem]));
const needs = (...ids: string[]): object => ({ relationships: { requires: ids.map(id => ({ id, type: 'module' })) } });

describe('modules load', () => {
  test('libraries first, and required modules before those that require them', () => {
    const order = arranged({ a: needs('z'), b: {}, z: needs('m'), m: {}, y: { library: true } });
    expect(order.map(({ pack }) => pack.id)).toEqual(['y', 'm', 'z', 'a', 'b']);
  });

  test('in some order when they require each other', () => {
    expect(problems({ a: needs('b'), b: needs('a') })).toEqual({ a: undefined, b: undefined });
  });
});

describe('a module is not used', () => {
  test.each([
    [{ minimum: '14' }, undefined],
    [{ minimum: '14.369' }, undefined],
    [{ minimum: '14.370' }, 'newer'],
    [{ minimum: 15 }, 'newer'],
    [{ maximum: '14' }, undefined],
    [{ maximum: '14.369' }, undefined],
    [{ maximum: '14.368' }, 'up to'],
    [{ minimum: '11', maximum: '13' }, 'up to'],
    [{ minimum: '11', verified: '12' }, undefined],
  ])('with the compatibility %j: %s', (compatibility, problem) => {
    const found = problems({ a: { compatibility } })['a'];
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeUndefined();
  });

  test('without a required module, nor are those that require it', () => {
    const found = problems({ a: needs('b'), b: needs('c'), d: {} });
    expect(found['b']).toContain('c, which is not installed');
    expect(found['a']).toContain('b, which cannot be used');
    expect(found['d']).toBeUndefined();
  });

  test('with an outdated version of what it needs', () => {
    const requires = [{ id: 'b', type: 'module', compatibility: { minimum: '1.0.1' } }];
    expect(problems({ a: { relationships: { requires } }, b: {} })['a']).toContain('1.0.1');
    expect(problems({ a: { relationships: { requires } }, b: { version: '1.1' } })['a']).toBeUndefined();
  });

  test('under another system than its own', () => {
    const relationships = { systems: [{ id: 'another' }] };
    expect(problems({ a: { relationships } })['a']).toContain('another');
  });
});

test('an unreadable manifest, or one that names another folder, is reported and the rest is read', () => {
  const folder = folderOf({ a: {}, b: { id: 'c' } });
  mkdirSync(join(folder, 'd'));
  writeFileSync(join(folder, 'd', 'module.json'), '{');
  const { packs, unreadable } = readModules(folder);
  expect(packs.map(({ id }) => id)).toEqual(['a']);
  expect(unreadable.map(text => text.slice(0, 2))).toEqual(['b:', 'd:']);
});

test('pages are told of all, get the scripts of the used ones, and a setting turns one off', async () => {
  const { world, remove } = worldFolder();
  opened.push(remove);
  const modulesDir = folderOf({
    'needs-more': needs('nothing'),
    'plain-one': { esmodules: ['./one.mjs'], scripts: ['old.js', 'https://example.org/x.js'] },
    'shared-one': { library: true, esmodules: ['shared.mjs'] },
  });
  const host = await startTestHost({ world, modulesDir });
  opened.push(() => host.close());
  const gm = await connectAs(host, 'Gamemaster');
  opened.push(() => gm.close());
  const told = (await gm.world()).modules.map(({ id, active }) => [id, active]);
  expect(told).toEqual([
    ['shared-one', true],
    ['needs-more', false],
    ['plain-one', true],
    ['probe-module', true],
  ]);
  const html = async (): Promise<string> =>
    (await fetch(`${host.url}/game`, { headers: { cookie: host.login('Gamemaster') } })).text();
  const before = await html();
  const places = ['modules/shared-one/shared.mjs', 'modules/plain-one/old.js', 'modules/plain-one/one.mjs'];
  expect(places.map(place => before.indexOf(place))).toEqual(
    places.map(place => before.indexOf(place)).toSorted((a, b) => a - b),
  );
  expect(before).toContain('src="https://example.org/x.js"');
  expect(before).not.toContain('modules/needs-more');
  const value = JSON.stringify({ 'plain-one': false });
  await gm.modify('create', 'Setting', { data: [{ key: 'core.moduleConfiguration', value }] });
  expect(await html()).not.toContain('modules/plain-one');
});
