import { isPlain } from '../shared/json';
import { arrange, readModules } from './modules';
import type { HostOptions } from './options';
import { readPackage, type Package } from './packages';
import type { Installation, Room } from './room';

/** Reads the manifests of everything that the options name. */
export const install = ({ system, module, modulesDir, isModuleOff }: HostOptions): Installation => {
  const own = module ? [readPackage(module, 'module')] : [];
  const { packs, unreadable } = modulesDir ? readModules(modulesDir) : { packs: [], unreadable: [] };
  const others = packs.filter(({ id }) => !own.some(one => one.id === id));
  const base = readPackage(system, 'system');
  return {
    system: base,
    modules: arrange([...own, ...others], base),
    unreadable,
    off: isModuleOff ? own.map(({ id }) => id) : [],
  };
};

const chosen = ({ world }: Room): Readonly<Record<string, unknown>> => {
  const setting = [...world.collection('settings').values()].find(
    ({ key, user }) => key === 'core.moduleConfiguration' && (user ?? null) === null,
  );
  try {
    const value: unknown = JSON.parse(String(setting?.['value'] ?? '{}'));
    return isPlain(value) ? value : {};
  } catch {
    return {};
  }
};

/** Does the world use a module? All usable ones, except those which the setting turns off. */
export const isUsed = (room: Room, id: string): boolean => {
  const { modules, off } = room.installed;
  const module = modules.find(({ pack }) => pack.id === id);
  return module !== undefined && !module.problem && !off.includes(id) && chosen(room)[id] !== false;
};

/** The system and the modules that the world uses. */
export const usedPackages = (room: Room): Package[] => {
  const { system, modules } = room.installed;
  return [system, ...modules.map(({ pack }) => pack).filter(({ id }) => isUsed(room, id))];
};

/** Does a package that the world uses declare this type of a document, such as `package.type`? */
export const declaresType = (room: Room, documentName: string, type: string): boolean =>
  usedPackages(room).some(({ id, type: kind, manifest }) => {
    const declared = isPlain(manifest['documentTypes']) ? manifest['documentTypes'][documentName] : undefined;
    const name = kind === 'system' ? type : type.startsWith(`${id}.`) ? type.slice(id.length + 1) : undefined;
    return name !== undefined && isPlain(declared) && name in declared;
  });
