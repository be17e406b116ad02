/** The compendia's sources are complete, match the games, and survive the official tool unchanged. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPack } from '@foundryvtt/foundryvtt-cli';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../module.json';
import shapes from '../tests/fixtures/shapes/documents.json';
import scene from '../tests/fixtures/shapes/scene.json';
import { documentType, documentTypes } from 'vtt-stand-in/documents';
import { clean, type Data } from 'vtt-stand-in/schema';
import { GAMES } from '../src/testing/all-games';
import { compilePacks, packFiles, packsFolder, textOfSource, writePacks } from './packs';
import { PACKS, type Source } from './packs/source';

const files = packFiles(GAMES);
const folder = mkdtempSync(join(tmpdir(), 'rt-packs-'));

beforeAll(async () => {
  writePacks(GAMES, join(folder, 'sources'));
  await compilePacks(join(folder, 'sources'), join(folder, 'compiled'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inside = (value: unknown): readonly { readonly _id?: unknown; readonly _key?: unknown }[] => {
  if (Array.isArray(value)) return value.flatMap(inside);
  if (typeof value !== 'object' || value === null) return [];
  return ['_key' in value ? value : [], ...Object.values(value).map(inside)].flat();
};

/** The tool writes an empty list wherever a document could have embedded ones. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => !(Array.isArray(field) && field.length === 0));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmpty(field)]));
};

test('the manifest lists every compendium, in one folder', () => {
  expect(manifest.packs.map(({ name, path }) => [name, path])).toEqual(PACKS.map(name => [name, `packs/${name}`]));
  expect(manifest.packFolders.flatMap(({ packs }) => packs).sort()).toEqual([...PACKS].sort());
});

describe.each(PACKS)('%s', pack => {
  test('every document and embedded document has its own key and an id that Foundry accepts', () => {
    const all = files[pack].flatMap(({ source }) => inside(source));
    expect(all.length).toBeGreaterThan(GAMES.length);
    expect(new Set(all.map(({ _key }) => _key)).size).toBe(all.length);
    expect(all.filter(({ _id }) => !/^[A-Za-z0-9]{16}$/.test(String(_id)))).toEqual([]);
  });

  test('a compiled and extracted pack is unchanged', async () => {
    const out = join(folder, 'extracted', pack);
    await extractPack(join(folder, 'compiled', pack), out, { log: false });
    const sources = new Map(files[pack].map(({ source }) => [source._key, source]));
    const back = readdirSync(out).map(file => JSON.parse(readFileSync(join(out, file), 'utf8')) as Source);
    expect(back.map(({ _key }) => _key).sort()).toEqual([...sources.keys()].sort());
    for (const document of back) expect(withoutEmpty(document)).toEqual(withoutEmpty(sources.get(document._key)));
  });
});

test.each(['boards', 'macros', 'guides'] as const)(
  'packs/%s is up to date with the games (npm run packs writes it)',
  pack => {
    const kept = Object.fromEntries(
      readdirSync(join(packsFolder, pack)).map(file => [file, readFileSync(join(packsFolder, pack, file), 'utf8')]),
    );
    expect(kept).toEqual(Object.fromEntries(files[pack].map(file => [file.path, textOfSource(file)])));
  },
);

/** Only the source has the database key. */
const isField = (field: string): boolean => field !== '_key';

describe('a board has the shape of an exported scene, so that Foundry knows all its fields', () => {
  const boards = files.boards.map(({ source }) => source).filter(source => 'levels' in source);

  test('its scene and level have exactly the fields of an export', () => {
    const [level] = scene.levels;
    for (const board of boards) {
      // an export's fields for light and fog keep Foundry's values
      const fields = [...Object.keys(board).filter(isField), 'environment', 'fog'];
      expect(fields.toSorted()).toEqual(Object.keys(scene).toSorted());
      const [own] = board['levels'] as readonly Record<string, object>[];
      expect(
        Object.keys(own ?? {})
          .filter(isField)
          .toSorted(),
      ).toEqual(Object.keys(level ?? {}).toSorted());
      for (const part of ['background', 'foreground', 'fog', 'textures', 'elevation'] as const)
        expect(Object.keys(own?.[part] ?? {}).toSorted()).toEqual(Object.keys(level?.[part] ?? {}).toSorted());
      expect(board['initialLevel']).toBe(own?.['_id']);
    }
  });

  test('its regions have only fields of an export', () => {
    const known = Object.keys(scene.regions[0] ?? {});
    const regions = boards.flatMap(board => board['regions'] as readonly object[]);
    expect(regions.length).toBeGreaterThan(GAMES.length);
    expect(
      [...new Set(regions.flatMap(region => Object.keys(region)))].filter(one => isField(one) && !known.includes(one)),
    ).toEqual([]);
  });
});

/** The collection in a key, such as `scenes.tokens`. */
const kindOf = (collection: string): string => {
  const [outer = '', ...inner] = collection.split('.');
  const within = (names: readonly string[], [key, ...rest]: readonly string[]): string => {
    const found = names.find(name => documentType(name).collection === key) ?? '';
    return rest.length ? within(Object.keys(documentType(found).embedded), rest) : found;
  };
  const primaries = documentTypes.filter(({ primary }) => primary).map(({ name }) => name);
  return within(primaries, [outer, ...inner]);
};

const withoutKey = ({ _key, ...fields }: Data): Data => fields;

test.each(PACKS)(
  'packs/%s contains nothing, at any depth, that Foundry does not know or that has another type',
  pack => {
    const wrong = files[pack]
      .flatMap(({ source }) => inside(source))
      .flatMap(document => {
        const findings = { unknown: [] as string[], invalid: [] as string[] };
        const { fields } = documentType(kindOf(String(document._key).split('!')[1] ?? ''));
        clean(fields, withoutKey(document as Data), findings);
        return [...findings.unknown, ...findings.invalid].map(what => `${String(document._key)}: ${what}`);
      });
    expect(wrong).toEqual([]);
  },
);

/** The shape of a document, by the collection in its key. */
const SHAPE_OF: Readonly<Record<string, object>> = {
  folders: shapes.Folder,
  macros: shapes.Macro,
  journal: shapes.JournalEntry,
  'journal.pages': shapes.JournalEntryPage,
  cards: shapes.Cards,
  'cards.cards': shapes.Card,
  'scenes.tokens': shapes.Token,
  'scenes.regions': shapes.Region,
};

test.each(PACKS)('each document of packs/%s has exactly the fields of an export', pack => {
  const collectionOf = (key: unknown): string => String(key).split('!')[1] ?? '';
  const wrong = files[pack]
    .flatMap(({ source }) => inside(source))
    .flatMap(document => {
      const shape = SHAPE_OF[collectionOf(document._key)];
      const [own, exported] = [Object.keys(document).filter(isField).toSorted(), Object.keys(shape ?? {}).toSorted()];
      // the contents of a scene are checked above
      return !shape || own.join() === exported.join() ? [] : [`${String(document._key)}: ${own.join()}`];
    });
  expect(wrong).toEqual([]);
});
