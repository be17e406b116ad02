/**
 * The host knows exactly the fields of version 14 exports: what Foundry would silently drop is a fault
 * here. The shapes are in tests/fixtures/shapes, their sources in docs/platform.md.
 */
import { expect, test } from 'vitest';
import documents from '../../tests/fixtures/shapes/documents.json';
import pages from '../../tests/fixtures/shapes/pages.json';
import scene from '../../tests/fixtures/shapes/scene.json';
import { documentType } from './documents';
import type { Data } from './json';
import { clean, type Fields } from './schema';

const SHAPES: Readonly<Record<string, Data>> = {
  ...documents,
  Scene: { ...scene, levels: [], tiles: [], regions: [] },
  Level: scene.levels[0] ?? {},
};

/** Fields that an export has only if they are set; none of the exports here sets them. */
const WHERE_SET: Readonly<Record<string, readonly string[]>> = {
  JournalEntryPage: ['text.markdown', 'video.loop', 'video.autoplay', 'video.timestamp', 'video.width', 'video.height'],
  Tile: ['name'],
};

const pathsOf = (fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'schema' ? pathsOf(field.fields, `${prefix}${key}.`) : [prefix + key],
  );

const has = (value: unknown, [key, ...further]: readonly string[]): boolean =>
  key === undefined ||
  (typeof value === 'object' && value !== null && key in value && has(Reflect.get(value, key), further));

test.each(Object.entries(SHAPES))(
  '%s: every field of an export is known, and nothing in it is wrong',
  (name, shape) => {
    const findings = { unknown: [], invalid: [] };
    clean(documentType(name).fields, shape, findings);
    expect(findings).toEqual({ unknown: [], invalid: [] });
  },
);

test.each(Object.entries(SHAPES))('%s: the host knows no field that exports lack', (name, shape) => {
  const lacking = pathsOf(documentType(name).fields).filter(path => !has(shape, path.split('.')));
  expect(lacking.toSorted()).toEqual([...(WHERE_SET[name] ?? [])].toSorted());
});

test.each([
  ['Scene', 'backgroundColor', '#000000'],
  ['Tile', 'anchorX', 0.5],
  ['Tile', 'occlusion.mode', 1],
  ['Note', 'texture.rotation', 90],
  ['AmbientLight', 'sort', 1],
] as const)('%s: %s, which no export has, is told', (name, path, value) => {
  const [first, second] = path.split('.');
  const findings = { unknown: [] as string[], invalid: [] };
  clean(documentType(name).fields, { [first ?? '']: second ? { [second]: value } : value }, findings);
  expect(findings.unknown).toEqual([path]);
});

/** Fields that the page of a kind does not list: the scene of who takes part is [D14] Combatant#sceneId. */
const BESIDE_PAGES: Readonly<Record<string, readonly string[]>> = { Combatant: ['sceneId'] };

test.each(Object.entries(pages))(
  '%s, of which there is no export of 14, has the fields of its page',
  (name, listed) => {
    const known = Object.keys(documentType(name).fields).filter(field => !BESIDE_PAGES[name]?.includes(field));
    expect(known.toSorted()).toEqual(listed.split(' ').toSorted());
  },
);
