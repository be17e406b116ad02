/**
 * Lists every member of Foundry's API that the module uses, as the compiled types have it, and every hook:
 * `npx tsx scripts/platform-members.ts`. Chapter 15 of docs/platform.md gives the proof of each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedMembers } from './usage';

const root = join(import.meta.dirname, '..');

/** Names by the class, interface or namespace that declares them; members without one stand under `foundry`. */
export type Members = ReadonlyMap<string, readonly string[]>;

const HOOK = /Hooks\.(?:on|once)\(\s*'(\w+)'/g;

const hooks = (): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => (file.startsWith('foundry') || file === 'module.ts') && file.endsWith('.ts'))
    .flatMap(file => [...readFileSync(join(root, 'src', file), 'utf8').matchAll(HOOK)])
    .flatMap(([, name]) => name ?? []);

/** Every member that the sources use, and the hooks under `hookEvents`. */
export const platformMembers = (): Members => {
  const found = new Map<string, Set<string>>();
  const note = (owner: string, member: string): void => {
    found.set(owner, (found.get(owner) ?? new Set()).add(member));
  };
  for (const { owner, member } of usedMembers(join(root, 'tsconfig.foundry.json'))) note(owner || 'foundry', member);
  for (const name of hooks()) note('hookEvents', name);
  return new Map([...found].sort().map(([owner, names]) => [owner, [...names].sort()]));
};

if (process.argv[1] === import.meta.filename) {
  for (const [owner, names] of platformMembers()) console.log(`${owner}: ${names.join(', ')}`);
}
