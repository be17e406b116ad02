/** Every game's folder has the same shape, and every section of its rulebook a rule and a test, or a reason why not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OURS } from '../testing/all-games';

interface Rulebook {
  readonly edition: string;
  readonly title: string;
  readonly sections: Readonly<Record<string, string>>;
  /** Rules that the players apply by hand, each with its reason. */
  readonly manual: Readonly<Record<string, string>>;
}

const root = import.meta.dirname;
const games = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

/** Files that every game’s folder has (docs/adding-a-game.md). */
const SHAPE = [
  'index.ts',
  'manifest.ts',
  'vocabulary.ts',
  'view.ts',
  'presentation.ts',
  'rulebook.ts',
  'lang/en.json',
  'lang/de.json',
  'golden',
  'game.test.ts',
  'words.test.ts',
];

/** Files that our games have as well. A small game may merge or omit them. */
const SHAPE_OF_OURS = [
  'edits.test.ts',
  'refusals.ts',
  'state.ts',
  'sequence.ts',
  'rules',
  'data',
  'board.ts',
  'bots',
  'helpers.ts',
];

/** Not a section of a rulebook: the table itself, cards and rulings, which are cited by name. */
const isCitation = (section: string): boolean => section !== '§table' && !/^§(?:card|ruling):/.test(section);

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.ts'))
        .map(path => join(folder, path))
    : [];

const cited = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap(path => readFileSync(path, 'utf8').match(/§[\w.:-]*\w/g) ?? []).filter(isCitation));

/** A section with subsections is a heading: its parts cover it. */
const isLeaf = (section: string, all: readonly string[]): boolean => !all.some(one => one.startsWith(`${section}.`));

test('ours are there', () => expect(OURS.filter(name => !games.includes(name))).toEqual([]));

describe.each(games)('%s', async name => {
  const folder = join(root, name);
  const shape = OURS.includes(name) ? [...SHAPE, ...SHAPE_OF_OURS] : SHAPE;
  test.each(shape)('has %s', part => expect(existsSync(join(folder, part)), `${name}/${part}`).toBe(true));

  const path = join(folder, 'rulebook.ts');
  const { rulebook } = existsSync(path) ? ((await import(pathToFileURL(path).href)) as { rulebook?: Rulebook }) : {};
  test('rulebook.ts names edition, title, sections and what is left to the players', () => {
    expect(rulebook).toMatchObject({
      edition: expect.any(String),
      title: expect.any(String),
      sections: {},
      manual: {},
    });
  });
  if (!rulebook) return;

  const sections = Object.keys(rulebook.sections);
  const manual = Object.keys(rulebook.manual);
  const all = filesIn(folder);
  const tests = cited(all.filter(one => one.endsWith('.test.ts')));
  // the guide tells rules and makes none: what it cites is not done by it
  const isRule = (one: string): boolean =>
    !one.endsWith('.test.ts') && !one.endsWith('rulebook.ts') && !one.startsWith(join(folder, 'guide'));
  const code = cited(all.filter(isRule));

  test('every citation names a section of the rulebook', () => {
    expect([...new Set([...code, ...tests])].filter(section => !sections.includes(section))).toEqual([]);
  });
  test('each section that is left to the players has a reason', () => {
    expect(manual.filter(section => !sections.includes(section))).toEqual([]);
    expect(Object.entries(rulebook.manual).filter(([, reason]) => reason.length < 10)).toEqual([]);
  });
  const due = sections.filter(section => isLeaf(section, sections) && !manual.includes(section));
  // the sequence of play, the setup and the edits are rules too, each in a file of its own
  test('every section is cited by a rule', () => expect(due.filter(section => !code.has(section))).toEqual([]));
  test('every section is cited by a test', () => expect(due.filter(section => !tests.has(section))).toEqual([]));
});
