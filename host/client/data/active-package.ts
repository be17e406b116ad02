/** [D14] foundry.packages: the system, the modules and the world as `game` knows them, with all fields of their manifests. */
import { isPlain, type Data } from '../../shared/json';
import { getPath } from '../../shared/merge';
import { VERSION, type PackageInfo } from '../../shared/wire';

/** A module or system as `game.modules` and `game.system` know it: its manifest; `api` is the module's own. */
export interface ActivePackage {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly active: boolean;
  readonly flags: object;
  readonly esmodules: ReadonlySet<string>;
  readonly socket: boolean;
  api?: unknown;
  [member: string]: unknown;
}

const objects = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);

/** [D14] PackageCompatibility: versions are texts, even where a manifest has numbers. */
const compatible = (value: unknown): Data =>
  Object.fromEntries(
    Object.entries(isPlain(value) ? value : {}).map(([key, version]) => [
      key,
      typeof version === 'number' ? String(version) : version,
    ]),
  );

const related = (manifest: Data): Data => {
  const given = (manifest['relationships'] ?? {}) as Data;
  const kinds = ['systems', 'requires', 'recommends', 'conflicts'];
  const each = (relation: Data): Data => ({ ...relation, compatibility: compatible(relation['compatibility']) });
  return {
    ...Object.fromEntries(kinds.map(kind => [kind, new Set(objects(given[kind]).map(each))])),
    flags: given['flags'] ?? {},
  };
};

/** [D14] foundry.packages.BasePackage: what a manifest may leave out. */
const UNSAID: Data = {
  description: '',
  url: '',
  license: '',
  readme: '',
  bugs: '',
  changelog: '',
  manifest: '',
  download: '',
  protected: false,
  exclusive: false,
  persistentStorage: false,
  packFolders: [],
};

/** [D14] foundry.packages.BasePackage, BasePackage#documentTypes: the manifest, its lists as Sets. */
export const activePackage = (info: PackageInfo & { readonly active?: boolean }): ActivePackage => {
  const { manifest, id, title, version, flags, socket, library } = info;
  return {
    ...UNSAID,
    ...manifest,
    id,
    title,
    version,
    active: info.active ?? true,
    flags,
    authors: new Set(objects(manifest['authors'])),
    media: new Set(objects(manifest['media'])),
    tags: new Set(objects(manifest['tags'])),
    packFolders: new Set(objects(manifest['packFolders'])),
    esmodules: new Set(info.esmodules),
    scripts: new Set(info.scripts),
    styles: new Set(info.styles),
    languages: new Set(info.languages),
    packs: new Set(objects(manifest['packs'])),
    compatibility: compatible(manifest['compatibility']),
    relationships: related(manifest),
    documentTypes: (manifest['documentTypes'] ?? {}) as Data,
    socket,
    library,
    availability: 0,
    unavailable: false,
    favorite: false,
    locked: false,
    owned: false,
    hasStorage: false,
    getFlag: (scope: string, key: string) => getPath(flags[scope], key),
  };
};

/** [D14] foundry.packages.BaseSystem: what a system says besides. */
export const systemPackage = (info: PackageInfo): ActivePackage => ({
  background: null,
  initiative: '',
  primaryTokenAttribute: null,
  secondaryTokenAttribute: null,
  strictDataCleaning: false,
  ...activePackage(info),
  grid: { type: 1, distance: 1, units: '', diagonals: 0, ...((info.manifest['grid'] ?? {}) as Data) },
});

/** [D14] foundry.packages.BaseWorld: the world, which has been made and is played in this version. */
export const worldPackage = (
  { id, title }: { readonly id: string; readonly title: string },
  system: ActivePackage,
): ActivePackage => {
  const manifest: Data = { compatibility: { minimum: '14', verified: VERSION } };
  const info = { manifest, id, title, version: '1.0.0', flags: {}, socket: false, library: false };
  return {
    ...activePackage({ ...info, esmodules: [], scripts: [], styles: [], languages: [] }),
    system: system.id,
    background: null,
    joinTheme: null,
    coreVersion: VERSION,
    systemVersion: system.version,
    lastPlayed: '',
    playtime: 0,
    nextSession: null,
    resetKeys: false,
    safeMode: false,
  };
};
