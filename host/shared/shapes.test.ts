/**
 * The host knows exactly the fields of version 14 exports: an unknown field is a fault here, where Foundry would
 * silently drop it. The shapes are in tests/fixtures/shapes, their sources in docs/platform.md.
 */
import { expect, test } from 'vitest';
import documents from '../../tests/fixtures/shapes/documents.json';
import pages from '../../tests/fixtures/shapes/pages.json';
import scene from '../../tests/fixtures/shapes/scene.json';
import { documentType, documentTypes } from './documents';
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
  // has a type only if somebody chose one
  AmbientSound: ['effects.base.type', 'effects.muffled.type'],
};

const pathsOf = (fields: Fields, prefix = ''): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'schema' ? pathsOf(field.fields, `${prefix}${key}.`) : [prefix + key],
  );

/** Does an export have the path? A value that may be null as a whole lacks nothing if it is null. */
const has = (value: unknown, [key, ...further]: readonly string[], within: Fields): boolean => {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !(key in value)) return false;
  const [inner, field]: [unknown, Fields[string] | undefined] = [Reflect.get(value, key), within[key]];
  if (field?.kind !== 'schema') return true;
  return (inner === null && field.nullable === true) || has(inner, further, field.fields);
};

test.each(Object.entries(SHAPES))('%s: every field of an export is known and valid', (name, shape) => {
  const findings = { unknown: [], invalid: [] };
  clean(documentType(name).fields, shape, findings);
  expect(findings).toEqual({ unknown: [], invalid: [] });
});

test.each(Object.entries(SHAPES))('%s: the host knows no field that exports lack', (name, shape) => {
  const { fields } = documentType(name);
  const lacking = pathsOf(fields).filter(path => !has(shape, path.split('.'), fields));
  expect(lacking.toSorted()).toEqual([...(WHERE_SET[name] ?? [])].toSorted());
});

test.each([
  ['Scene', 'backgroundColor', '#000000'],
  ['Tile', 'anchorX', 0.5],
  ['Tile', 'occlusion.mode', 1],
  ['Note', 'texture.rotation', 90],
  ['AmbientLight', 'sort', 1],
  ['Token', 'light.glow', 1],
  ['Token', 'delta.items2', []],
  ['Actor', 'prototypeToken.sight.far', 9],
  ['Scene', 'environment.base.warmth', 1],
  ['Scene', 'fog.exploration', true],
  ['AmbientLight', 'config.glow', 1],
  ['AmbientSound', 'effects.base.echo', 1],
  ['Region', 'restriction.level', 1],
  ['Wall', 'animation.speed', 1],
  ['Item', '_stats.exportSource.world', 'x'],
] as const)('%s: %s, which no export has, is told', (name, path, value) => {
  const data = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Data;
  const findings = { unknown: [] as string[], invalid: [] };
  clean(documentType(name).fields, data, findings);
  expect(findings.unknown).toEqual([path]);
});

/** Objects with arbitrary keys: data of packages or a system, rights by user, and records by name or type. */
const ANY_KEY =
  /^(flags|system|ownership|permissions|hotbar|detectionModes|(prototypeToken|delta)\.(flags|system|ownership|detectionModes))$/;
/** Objects whose fields no public page or export shows. */
const NOT_KNOWN = ['Region._shapeConstraints'];

test('every object has known fields, or is listed as having arbitrary keys', () => {
  const loose = (fields: Fields, prefix = ''): readonly string[] =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind === 'schema') return loose(field.fields, `${prefix}${key}.`);
      return field.kind === 'object' ? [prefix + key] : [];
    });
  const found = documentTypes.flatMap(({ name, fields }) =>
    loose(fields).flatMap(path => (ANY_KEY.test(path) ? [] : [`${name}.${path}`])),
  );
  expect(found.toSorted()).toEqual(NOT_KNOWN.toSorted());
});

/** Fields missing on their kind's page: the scene of a combatant is [D14] Combatant#sceneId. */
const BESIDE_PAGES: Readonly<Record<string, readonly string[]>> = { Combatant: ['sceneId'], ActiveEffect: ['_stats'] };

/** Fields that a page still lists: the changes of effects went into their `system` ([I] 13740). */
const MOVED: Readonly<Record<string, readonly string[]>> = { ActiveEffect: ['changes'] };

test.each(Object.entries(pages))('%s, which no export of 14 contains, has the fields of its page', (name, listed) => {
  const known = Object.keys(documentType(name).fields).filter(field => !BESIDE_PAGES[name]?.includes(field));
  const expected = listed.split(' ').filter(field => !MOVED[name]?.includes(field));
  expect(known.toSorted()).toEqual(expected.toSorted());
});

test('a message with null as recipients is public', () => {
  const findings = { unknown: [], invalid: [] };
  expect(clean(documentType('ChatMessage').fields, { whisper: null }, findings)).toEqual({ whisper: [] });
  expect(findings.invalid).toEqual([]);
});
