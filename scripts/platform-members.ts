/**
 * Lists every member and hook of Foundry's API that the module uses, as the compiled types have it: `npx tsx
 * scripts/platform-members.ts`. Chapter 15 of docs/platform.md has the proof of each, and what is assumed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedMembers } from './usage';

const root = join(import.meta.dirname, '..');

/** Member names by their class, interface or namespace; those without one are under `foundry`. */
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

const text = readFileSync(join(root, 'docs', 'platform.md'), 'utf8');

/** The rows of the table under a heading of docs/platform.md, cell by cell. */
const rowsUnder = (heading: string): readonly (readonly string[])[] => {
  const [, chapter = ''] = text.split(`### ${heading}\n`);
  return (chapter.split('\n#')[0] ?? '')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
};

/** The code spans in a cell. */
export const namesIn = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);

/** Chapter 15: what a page proves, what is assumed, and what the doctor probes although a page proves it. */
export const proven = rowsUnder('Proven');
export const assumed = rowsUnder('Assumed');
export const looked = rowsUnder('Proven, and probed all the same');

if (process.argv[1] === import.meta.filename) {
  const members = [...platformMembers()];
  for (const [owner, names] of members) console.log(`${owner}: ${names.join(', ')}`);
  const used = members.flatMap(([, names]) => names).length;
  const named = proven.flatMap(([, names]) => namesIn(names)).length;
  const withWay = assumed.filter(([, , probe, otherwise]) => probe && otherwise).length;
  console.log(`${used} members; ${named} proven by a page, an issue, a module or an export.`);
  console.log(`${assumed.length} things assumed, ${withWay} of them with a switch, a probe and another way.`);
  console.log(`${looked.length} things proven and probed all the same.`);
}
