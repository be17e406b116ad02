/** The modules of a world, the order in which they load, and why one of them does not. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPlain, type Data } from '../shared/json';
import { RELEASE, VERSION } from '../shared/wire';
import { readPackage, type Package } from './packages';

/** Whether one version is newer than another, number by number. */
export const isNewer = (one: string, other: string): boolean => {
  const [left, right] = [one.split('.'), other.split('.')];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = (left[index] ?? '0').localeCompare(right[index] ?? '0', 'en', { numeric: true });
    if (order !== 0) return order > 0;
  }
  return false;
};

/** An installed module: its manifest, and why it cannot be used. */
export interface Installed {
  readonly pack: Package;
  /** Why it cannot be used here, a sentence; absent where it can. */
  readonly problem?: string;
  /** A warning that does not keep it from being used. */
  readonly notices: readonly string[];
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly compatibility: Data;
}

const objects = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isPlain) : []);

const relations = ({ manifest }: Package, kind: string): Relation[] => {
  const all = isPlain(manifest['relationships']) ? manifest['relationships'] : {};
  return objects(all[kind]).map(relation => ({
    id: String(relation['id']),
    type: String(relation['type'] ?? (kind === 'systems' ? 'system' : 'module')),
    compatibility: isPlain(relation['compatibility']) ? relation['compatibility'] : {},
  }));
};

const generation = (version: unknown): number => Number.parseInt(String(version), 10);
const isGiven = (version: unknown): boolean => version !== undefined && version !== null && version !== '';

/** docs/platform.md 1, 2: minimum and maximum are enforced, verified is advice. A bare generation means all of its builds. */
const incompatible = ({ manifest }: Package): string | undefined => {
  const { minimum, maximum } = isPlain(manifest['compatibility']) ? manifest['compatibility'] : {};
  if (isGiven(minimum) && isNewer(String(minimum), VERSION)) return `It needs Foundry ${String(minimum)} or newer.`;
  if (!isGiven(maximum)) return undefined;
  const bare = /^\d+$/.test(String(maximum));
  const beyond = bare ? RELEASE.generation > generation(maximum) : isNewer(VERSION, String(maximum));
  return beyond ? `It works up to Foundry ${String(maximum)} only; this is ${VERSION}.` : undefined;
};

const tooOld = (dependency: Package, { compatibility }: Relation): string | undefined => {
  const { minimum } = compatibility;
  if (!isGiven(minimum) || !isNewer(String(minimum), dependency.version)) return undefined;
  return `It needs ${dependency.title} ${String(minimum)} or newer; ${dependency.version} is installed.`;
};

const missing = (
  pack: Package,
  system: Package,
  usable: ReadonlyMap<string, Package>,
  known: ReadonlyMap<string, Package>,
): string | undefined => {
  const systems = relations(pack, 'systems');
  if (systems.length > 0 && !systems.some(({ id }) => id === system.id)) {
    return `It is made for the system ${systems.map(({ id }) => id).join(' or ')}; this world has ${system.id}.`;
  }
  for (const relation of relations(pack, 'requires')) {
    if (relation.type === 'system' && relation.id !== system.id) return `It needs the system ${relation.id}.`;
    if (relation.type !== 'module') continue;
    const dependency = usable.get(relation.id);
    if (!dependency) {
      const why = known.has(relation.id) ? 'cannot be used here' : 'is not installed';
      return `It needs the module ${relation.id}, which ${why}.`;
    }
    const old = tooOld(dependency, relation);
    if (old) return old;
  }
  return undefined;
};

const notices = (pack: Package, usable: ReadonlyMap<string, Package>): string[] => {
  const { verified } = isPlain(pack.manifest['compatibility']) ? pack.manifest['compatibility'] : {};
  const conflicts = relations(pack, 'conflicts').filter(({ id }) => usable.has(id));
  const wished = relations(pack, 'recommends').filter(({ id, type }) => type === 'module' && !usable.has(id));
  return [
    ...(isGiven(verified) && generation(verified) < RELEASE.generation
      ? [`It was tried by its authors up to Foundry ${String(verified)}.`]
      : []),
    ...conflicts.map(({ id }) => `It says that it does not go together with ${id}.`),
    ...wished.map(({ id }) => `It recommends the module ${id}, which is not here.`),
  ];
};

/** Libraries first, then required modules before those that require them, else in the order of their ids. */
const inOrder = (packs: readonly Package[]): Package[] => {
  const byId = new Map(packs.map(pack => [pack.id, pack]));
  const ordered: Package[] = [];
  const visit = (pack: Package, above: readonly string[]): void => {
    if (ordered.includes(pack) || above.includes(pack.id)) return;
    for (const { id } of relations(pack, 'requires')) {
      const needed = byId.get(id);
      if (needed) visit(needed, [...above, pack.id]);
    }
    ordered.push(pack);
  };
  const sorted = packs.toSorted((a, b) => Number(b.library) - Number(a.library) || (a.id < b.id ? -1 : 1));
  for (const pack of sorted) visit(pack, []);
  return ordered;
};

/** The modules among the folders of `folder`, and a sentence for each manifest that cannot be read. */
export const readModules = (folder: string): { readonly packs: Package[]; readonly unreadable: string[] } => {
  const packs: Package[] = [];
  const unreadable: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (!(entry.isDirectory() || entry.isSymbolicLink()) || !existsSync(join(place, 'module.json'))) continue;
    try {
      const pack = readPackage(place, 'module');
      if (pack.id === entry.name) packs.push(pack);
      else unreadable.push(`${entry.name}: its module.json says "${pack.id}", which is not the name of its folder.`);
    } catch (error) {
      unreadable.push(`${entry.name}: ${(error as Error).message}`);
    }
  }
  return { packs, unreadable };
};

/** Decides for every installed module whether it can be used in a world of `system`, in the order in which they load. */
export const arrange = (packs: readonly Package[], system: Package): Installed[] => {
  const known = new Map(packs.map(pack => [pack.id, pack]));
  const problems = new Map<string, string>();
  const usable = new Map<string, Package>();
  for (const pack of packs) {
    const problem = incompatible(pack);
    if (problem) problems.set(pack.id, problem);
    else usable.set(pack.id, pack);
  }
  // a module that cannot be used makes those that require it unusable
  for (let before = -1; before !== usable.size; ) {
    before = usable.size;
    for (const pack of [...usable.values()]) {
      const problem = missing(pack, system, usable, known);
      if (!problem) continue;
      usable.delete(pack.id);
      problems.set(pack.id, problem);
    }
  }
  return inOrder(packs).map(pack => {
    const problem = problems.get(pack.id);
    return { pack, ...(problem && { problem }), notices: problem ? [] : notices(pack, usable) };
  });
};
