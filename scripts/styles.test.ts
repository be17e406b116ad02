/** No style of ours affects other elements, and every class and template variable occurs in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const { css } = compile(join(import.meta.dirname, '../styles/module.scss'));

/** The selectors of all rules, without those of at-rules that select nothing. */
const selectors = css
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@(?:font-face|keyframes[^{]*)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  .matchAll(/(?:^|[{};])\s*([^{};@]+?)\s*\{/g);

/** Splits at commas outside brackets. */
const alternatives = (selector: string): readonly string[] => selector.split(/,(?![^(]*\))/).map(one => one.trim());

test('every selector names an element of ours', () => {
  const all = [...selectors].flatMap(([, selector = '']) => alternatives(selector));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(one => !/\.rt\b|\.rt-|#rt-|\[data-rt-/.test(one))).toEqual([]);
});

test('no rule looks for the root inside its own element, where it never is', () => {
  expect([...css.matchAll(/:(?:has|not|is)\([^()]*\.rt \.[^()]*\)/g)].map(([found]) => found)).toEqual([]);
});

/** Only pictures lie on these, or the same element has such a colour already. */
const COLOURED = [
  '.rt-poster__picture',
  '.rt .rt-card',
  '.rt-face--own',
  '.rt-plot',
  '.rt-board--window .rt-board__sheet',
];

test('a rule with a background of its own in both themes has its own colour of text too', () => {
  const literal = [...css.matchAll(/([^{};]+?)\s*\{([^{}]*)\}/g)].filter(([, , body = '']) =>
    /(?:^|;)\s*background(?:-color)?:\s*#/.test(body),
  );
  expect(literal.length).toBeGreaterThan(5);
  const without = literal.filter(([, , body = '']) => !/(?:^|;)\s*color:\s*#/.test(body));
  expect(without.map(([, selector = '']) => selector.trim())).toEqual(COLOURED);
});

const root = join(import.meta.dirname, '..');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending) && !path.endsWith('.test.ts'))
    .map(path => join(root, folder, path));
const textOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n');
const code = textOf([...filesIn('src', '.ts'), ...filesIn('scripts', '.ts')]);

test('every styled class is used by the code or a template', () => {
  const given = new Set((code + textOf(filesIn('templates', '.hbs'))).match(/\brt-[\w-]+/g));
  // a name that ends in `--` or `__` is completed from data
  const isGiven = (name: string): boolean =>
    [...given].some(one => one === name || (/(?:--|__)$/.test(one) && name.startsWith(one)));
  const styled = new Set([...css.matchAll(/\.(rt-[\w-]+)/g)].map(([, name = '']) => name));
  expect(styled.size).toBeGreaterThan(200);
  expect([...styled].filter(name => !isGiven(name))).toEqual([]);
});

test('every name that a template reads occurs in the code', () => {
  const names = new Set(code.match(/[A-Za-z]\w*/g));
  const helpers = new Set(['if', 'each', 'unless', 'with', 'else', 'inline', 'localize', 'this']);
  const unknown = filesIn('templates', '.hbs').flatMap(file => {
    const text = readFileSync(file, 'utf8').replace(/\{\{!(?:--)?[\s\S]*?\}\}/g, '');
    const read = [...text.matchAll(/\{\{[#~^]?\s*([^}/>*][^}]*)\}\}/g)]
      .flatMap(([, expression = '']) => expression.replace(/"[^"]*"/g, '').match(/[A-Za-z]\w*/g) ?? [])
      .filter(name => !helpers.has(name));
    return read.filter(name => !names.has(name)).map(name => `${file.slice(root.length)}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
