import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data } from '../shared/json';
import { documentType } from '../shared/documents';
import type { PackInfo } from '../shared/wire';
import type { Package, PackManifest } from './packages';
import { assembleAll, withOlder, openLevel, readAll } from './store';

/** A compendium with its documents read. */
export interface Pack extends PackInfo {
  readonly documents: ReadonlyMap<string, Data>;
}

// LevelDB writes into a folder it opens, so a pack is read from a copy: the module's files stay as they were shipped.
const readPack = async (folder: string, collection: string): Promise<ReadonlyMap<string, Data>> => {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Error('it is a file of an older generation, not a folder.');
  const place = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    cpSync(folder, place, { recursive: true });
    rmSync(join(place, 'LOCK'), { force: true });
    const level = await openLevel(place);
    const sources = assembleAll(await readAll(level), withOlder);
    await level.close();
    return sources.get(collection) ?? new Map();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

/** What the index of a compendium says of a document. */
export const indexEntry = (pack: string, documentName: string, id: string, source: Data): Data => ({
  _id: id,
  uuid: `Compendium.${pack}.${documentName}.${id}`,
  name: source['name'],
  img: source['img'] ?? null,
  type: source['type'] ?? null,
  sort: source['sort'] ?? 0,
  folder: source['folder'] ?? null,
});

const openPack = async (owner: Package, pack: PackManifest): Promise<Pack> => {
  const id = `${owner.id}.${pack.name}`;
  let problem: string | undefined;
  const documents = await readPack(join(owner.folder, pack.path), documentType(pack.type).collection).catch(
    (error: unknown) => {
      problem = `The compendium ${id} cannot be read: ${(error as Error).message}`;
      console.error(problem);
      return new Map<string, Data>();
    },
  );
  return {
    ...(problem && { problem }),
    metadata: {
      id,
      name: pack.name,
      label: pack.label,
      type: pack.type,
      packageName: owner.id,
      packageType: owner.type,
      path: pack.path,
      ownership: pack.ownership,
      flags: pack.flags,
      banner: pack.banner,
    },
    documents,
    index: [...documents].map(([key, source]) => indexEntry(id, pack.type, key, source)),
  };
};

/** The compendia of the packages that a world uses, each read when it is first needed. */
export const openPacks = (used: () => readonly Package[]): (() => Promise<ReadonlyMap<string, Pack>>) => {
  const opened = new Map<string, Promise<Pack>>();
  const open = (owner: Package, manifest: PackManifest): Promise<Pack> => {
    const id = `${owner.id}.${manifest.name}`;
    const pack = opened.get(id) ?? openPack(owner, manifest);
    opened.set(id, pack);
    return pack;
  };
  return async () => {
    const packs = await Promise.all(used().flatMap(owner => owner.packs.map(manifest => open(owner, manifest))));
    return new Map(packs.map(pack => [pack.metadata.id, pack]));
  };
};
