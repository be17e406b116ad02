/** No style of ours reaches outside our own elements, and what we mark. */
import { join } from 'node:path';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const { css } = compile(join(import.meta.dirname, '../styles/module.scss'));

/** The selectors of all rules, one by one: without what stands in an at-rule that selects nothing. */
const selectors = css
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@(?:font-face|keyframes[^{]*)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  .matchAll(/(?:^|[{};])\s*([^{};@]+?)\s*\{/g);

/** At commas outside brackets. */
const alternatives = (selector: string): readonly string[] => selector.split(/,(?![^(]*\))/).map(one => one.trim());

test('every selector names an element of ours', () => {
  const all = [...selectors].flatMap(([, selector = '']) => alternatives(selector));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(one => !/\.rt\b|\.rt-|#rt-|\[data-rt-/.test(one))).toEqual([]);
});
