import type { RequestHandler } from 'express';
import { realpathSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isPlain, type Data } from '../shared/json';
import type { PackageInfo } from '../shared/wire';

/** The parts of a package's folder that no page receives: worlds in it, with their passwords, sessions and secrets. */
export const real = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
};

/**
 * The folder that contains this world and its neighbours, or only the world's own folder where that one is within
 * `folder`.
 */
export const worldsBeside = (world: string, folder: string): string =>
  isWithin(dirname(world), folder) ? world : dirname(world);

/** Answers 404 for everything in the folder of the worlds, under any name and through any link of this disk. */
export const privateParts =
  (folder: string, world: string): RequestHandler =>
  (request, response, next) => {
    const base = real(folder);
    const own = real(world);
    let path: string;
    try {
      path = decodeURIComponent(request.path);
    } catch {
      return next();
    }
    const asked = path.includes('\0') ? undefined : real(join(folder, path));
    if (base === undefined || own === undefined || asked === undefined) return next();
    if (isWithin(worldsBeside(own, base), asked))
      response.status(404).type('text').send('There is nothing at this address.');
    else next();
  };

/** A module or system folder with its manifest read. */
export interface Package extends PackageInfo {
  readonly folder: string;
  readonly type: 'module' | 'system';
  readonly packs: readonly PackManifest[];
}

/** An entry of `packs` in a manifest; docs/platform.md 2. */
export interface PackManifest {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly type: string;
  readonly ownership: Data;
  readonly flags: Data;
  readonly banner: string | null;
}

const objects = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isPlain) : []);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];
const object = (value: unknown): Data => (isPlain(value) ? value : {});

// Without a layer of its own a stylesheet goes into the layer of its kind of package; `null` stays unlayered.
const styleOf = (value: unknown, layer: string): { src: string; layer: string | null }[] => {
  if (typeof value === 'string') return [{ src: value, layer }];
  if (!isPlain(value)) return [];
  const given = value['layer'];
  return [{ src: String(value['src']), layer: given === undefined ? layer : given === null ? null : String(given) }];
};

const readManifest = (file: string): Data => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no ${file}. Build the module first, or name its folder.`);
  }
  const manifest: unknown = JSON.parse(text);
  if (!isPlain(manifest)) throw new Error(`${file} is not a manifest.`);
  for (const key of ['id', 'title', 'version']) {
    if (typeof manifest[key] !== 'string' || manifest[key] === '') throw new Error(`${file} has no "${key}".`);
  }
  return manifest;
};

/** Reads `module.json` or `system.json` of a folder as Foundry does; docs/platform.md 2. */
export const readPackage = (folder: string, type: Package['type']): Package => {
  const manifest = readManifest(join(folder, `${type}.json`));
  const styles = Array.isArray(manifest['styles']) ? manifest['styles'] : [];
  return {
    folder,
    type,
    manifest,
    id: String(manifest['id']),
    title: String(manifest['title']),
    version: String(manifest['version']),
    esmodules: strings(manifest['esmodules']),
    scripts: strings(manifest['scripts']),
    library: manifest['library'] === true,
    styles: styles.flatMap(style => styleOf(style, type === 'module' ? 'modules' : 'system')),
    languages: objects(manifest['languages']).map(language => ({
      lang: String(language['lang']),
      name: String(language['name']),
      path: String(language['path']),
    })),
    socket: manifest['socket'] === true,
    flags: object(manifest['flags']),
    packs: objects(manifest['packs']).map(pack => ({
      name: String(pack['name']),
      label: String(pack['label']),
      path: String(pack['path'] ?? `packs/${String(pack['name'])}`),
      type: String(pack['type']),
      ownership: object(pack['ownership']),
      flags: object(pack['flags']),
      banner: typeof pack['banner'] === 'string' ? pack['banner'] : null,
    })),
  };
};

/** The page's data of a package: the manifest, and no folder of this machine. */
export const packageInfo = (pack: Package): PackageInfo => {
  const { folder: _folder, type: _type, packs: _packs, ...info } = pack;
  return info;
};
