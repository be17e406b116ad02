import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'src/README.md',
  'src/table/README.md',
  'host/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
];
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Paths of this repository that a page names in code quotes, except paths with a placeholder or a pattern. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|docs|scripts|tests|host|lang|styles|templates|packs|\.github)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter(path => !/[<>*{}…]/.test(path));

/** All files of this repository, for names that a page gives without their folder. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => existsSync(join(root, file)));

/** Files of code that a page names by the end of their path: `state.ts`, `kernel/piles.ts`. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|mjs|scss|hbs))(?::\d+)?`/g)].map(([, name = '']) => name.replace(/^\.*\//, ''));

describe.each(pages)('%s', page => {
  test('has no dead link', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const broken = links.filter(link => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(page), link)));
    expect(broken).toEqual([]);
  });
  test('names only existing files', () => {
    expect(pathsIn(textOf(page)).filter(path => !existsSync(join(root, path)))).toEqual([]);
  });
  test('names no code file by an old name', () => {
    const isThere = (name: string): boolean => files.some(file => file === name || file.endsWith(`/${name}`));
    expect(namesIn(textOf(page)).filter(name => !isThere(name))).toEqual([]);
  });
});

test('no how-to page is longer than sixty lines', () => {
  const guides = pages.filter(page => page.startsWith('docs/how-to/'));
  expect(guides.length).toBeGreaterThan(5);
  for (const page of guides) expect(textOf(page).split('\n').length, page).toBeLessThanOrEqual(60);
});

test('the glossary has each term once, in order', () => {
  const terms = [...textOf('docs/glossary.md').matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(([, term = '']) => term);
  expect(terms.length).toBeGreaterThan(40);
  expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
});
