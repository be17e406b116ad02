/**
 * The layers hold: kernel, games, table, foundry; each imports itself and those before it, and rules know nothing
 * of a host.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = import.meta.dirname;

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') }));
const production = sources.filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));

/** Left to right: a layer may import itself and the layers before it. */
const LAYERS = ['kernel', 'games', 'table', 'foundry'] as const;
type Layer = (typeof LAYERS)[number];
const layerOf = (path: string): number => LAYERS.findIndex(layer => path.startsWith(`${layer}/`));
const inLayers =
  (...layers: readonly Layer[]) =>
  ({ path }: Source): boolean =>
    layers.some(layer => path.startsWith(`${layer}/`));
const gameOf = (path: string): string | undefined => /^games\/([\w-]+)\//.exec(path)?.[1];
/** They stand beside the layers: Foundry's entry, and the list of the games. */
const BESIDE: Readonly<Record<string, number>> = { 'module.ts': LAYERS.length, 'catalog.ts': LAYERS.indexOf('table') };

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*/g, '');
const withoutStrings = (text: string): string => text.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, `''`);
const targetsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => target);
const importsOf = ({ path, text }: Source): readonly string[] =>
  targetsIn(withoutComments(text))
    .filter(target => target.startsWith('.'))
    .map(target =>
      relative(root, join(root, dirname(path), target))
        .split(sep)
        .join('/'),
    );

/** What no rule may name: a host, a clock, chance of its own, a page, a promise. */
const IMPURE = new RegExp(
  String.raw`\b(?:Math\.random|Date\b|performance\b|foundry\b|game\.(?:user|users|i18n|settings|scenes|journal` +
    String.raw`|modules|socket|time|packs)\b|canvas\b|Hooks\b|CONFIG\b|document\.|window\.|navigator\b|localStorage\b|setTimeout\b` +
    String.raw`|setInterval\b|queueMicrotask\b|async\b|await\b|Promise\b|process\b|console\b)`,
);
const FOUNDRY =
  /\b(?:foundry\.|game\.(?:user|users|i18n|settings|scenes|journal|modules|socket|time|packs)\b|canvas\.|Hooks\.|CONFIG\.|ui\.(?:notifications|windows|chat)\b|fromUuid\b)/;
/** Bugs are thrown, refusals never; odds leave a rule in the middle of it, which nothing else can do. */
const THROWS = /\bthrow\b(?! new (?:Bug|Fork|Unknowable)\b| thrown;)/;

const firstOf = (text: string, pattern: RegExp): string | undefined =>
  pattern.exec(withoutStrings(withoutComments(text)))?.[0];

describe('layers', () => {
  test('every file stands in a layer, or beside them by name', () => {
    expect(production.map(one => one.path).filter(path => layerOf(path) < 0 && !(path in BESIDE))).toEqual([]);
  });

  test.each([...production])('$path imports only layers before its own', source => {
    const own = BESIDE[source.path] ?? layerOf(source.path);
    for (const target of importsOf(source)) {
      expect(target, `${source.path} leaves src`).not.toMatch(/^\.\./);
      const level = BESIDE[`${target}.ts`] ?? layerOf(target);
      expect(level, `${source.path} -> ${target}`).toBeLessThanOrEqual(own);
      expect(target, 'tests helpers are for tests').not.toMatch(/\/testing\//);
      const game = gameOf(source.path);
      const other = gameOf(`${target}/`);
      if (game && other) expect(other, 'a game imports another').toBe(game);
    }
  });

  test.each(production.filter(inLayers('kernel', 'games')))('$path is pure', ({ text }) => {
    expect(firstOf(text, IMPURE)).toBeUndefined();
    expect(firstOf(text, THROWS)).toBeUndefined();
  });

  test.each(production.filter(inLayers('table')))('$path names nothing of Foundry', ({ text }) => {
    expect(firstOf(text, FOUNDRY)).toBeUndefined();
  });

  test.each(production)('$path keeps the types strict', ({ text }) => {
    expect(firstOf(text, /\bas any\b|: any\b|<any>|\bany\[\]/)).toBeUndefined();
    expect(/@ts-(?:ignore|nocheck|expect-error)/.exec(text)?.[0]).toBeUndefined();
  });

  test('nothing in src imports the embedded host', () => {
    expect(
      sources.filter(({ text }) => targetsIn(text).some(target => /(?:^|\/)host\//.test(target))).map(one => one.path),
    ).toEqual([]);
  });
});

describe('the sieve itself', () => {
  test.each([
    ['const now = Date.now();', 'a clock'],
    ['const die = Math.random();', 'chance'],
    ['const user = game.user;', 'Foundry'],
    ['export const f = async () => 1;', 'a promise'],
  ])('%s is caught: %s', text => expect(firstOf(text, IMPURE)).toBeDefined());
  test('a refusal that is thrown is caught, a bug is not', () => {
    expect(firstOf(`throw new Error('no');`, THROWS)).toBeDefined();
    expect(firstOf(`throw new Bug('no');`, THROWS)).toBeUndefined();
  });
  test('words in comments and texts are not code', () => {
    expect(firstOf(`// the Date of it\nconst word = 'canvas';`, IMPURE)).toBeUndefined();
  });
});
