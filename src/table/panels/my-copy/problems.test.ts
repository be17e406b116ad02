/** Every fault of an owner's file is reported with its part, the field's label and what it must be, in all games. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../../scripts/languages';
import { CATALOG } from '../../../catalog';
import type { DataShape } from '../../../kernel/owners-data';
import { fileOf, saidOf, type CopyOf } from './copy';
import { fileProblems } from './problems';
import { myCopyPanel } from './panel';

const load = async (id: string, language: 'en' | 'de' = 'en'): Promise<CopyOf> => {
  const entry = CATALOG.find(({ manifest }) => manifest.id === id);
  const [rules, copyForm] = await Promise.all([entry?.load?.(), entry?.copyForm?.()]);
  if (!rules || !copyForm) throw new Error(id);
  return { rules, copyForm, copy: {}, speech: speechOf(language) };
};
const told = (of: CopyOf, text: string): readonly string[] => {
  const spec = of.rules.options.find(({ id }) => id === of.copyForm.option);
  const read = spec?.kind === 'data' ? spec.read(text) : undefined;
  return read && 'problems' in read ? fileProblems(of, text, read.problems) : [];
};
const GAMES = CATALOG.filter(({ copyForm }) => copyForm).map(({ manifest }) => manifest.id);

/** A pointer, an internal id, or a missing word. */
const RAW = /(^|\s)\/|RT\.|copyForm\.|[{}]|undefined|› ›|: :/;

test.each([
  [
    'prelude',
    { cards: [{ number: 27, points: 9 }] },
    /^Cards › 27 [^›]+ › Activity Points: must be a whole number from 1 to 8\. You gave: 9$/,
  ],
  [
    'prelude',
    { districts: [{ district: 'kazan', subtype: 'rural' }] },
    /^Districts › Kazan Cathedral › Kind: must be one of these: Worker, Military, Urban\. You gave: "rural"$/,
  ],
  [
    'prelude',
    { cards: [{ number: 27, event: 'steps', steps: [{ do: 'unrest', by: 99 }] }] },
    /› Steps of the Event 1 › By: must be a whole number/,
  ],
  [
    'dual-powers',
    { trotsky: { fresh: 'three', exhausted: 1 } },
    /^Trotsky › Fresh strength: must be a whole number from 0 to 6\. You gave: "three"$/,
  ],
  ['all-bridges', { spaces: [{ space: 'oulu', senate: 20 }] }, /› Senate Cells at the start: .*20/],
  [
    'kremlin',
    { politicians: [{ set: 'modern', letter: 'A', age: 20 }] },
    /^Politicians › [^›]+ › Age: must be a whole number from 30 to 95\. You gave: 20$/,
  ],
  ['kremlin', { cards: [{ number: 900 }] }, /^Intrigue cards › 1 › Number: must be/],
  ['kremlin', { crads: [] }, /^\/crads: is not a field of this file\./],
] as const)('%s: %j', async (game, file, words) => {
  const [first] = told(await load(game), JSON.stringify(file));
  expect(first).toMatch(words);
});

test('invalid JSON is reported with the line of the fault', async () => {
  const of = await load('kremlin');
  const [english] = told(of, '{\n  "cards": [\n    { "number": 1 "title": "A" }\n  ]\n}');
  expect(english).toMatch(
    /^The file: is not JSON: something is wrong in line 3\..* You gave: \{ "number": 1 "title": "A" \}$/,
  );
  expect(told(of, '')[0]).toMatch(/^The file: is not JSON/);
});

describe.each(GAMES)('in %s', game => {
  test.each(['en', 'de'] as const)('a wrong value of every field is reported in words: %s', async language => {
    const of = await load(game, language);
    const wrongOf = (shape: DataShape): unknown => (shape.kind === 'text' ? 3 : 'wrong');
    let seen = 0;
    for (const group of of.copyForm.groups) {
      const part = group.parts.at(-1);
      if (!part) continue;
      for (const [field, shape] of Object.entries(group.shape.fields)) {
        if (group.keys.includes(field)) continue;
        const copy = { [part.id]: { ...saidOf(part, {}), [field]: wrongOf(shape) } };
        const [line] = told(of, JSON.stringify(fileOf(of.copyForm, copy)));
        expect(line, `${group.id} ${field}`).toBeDefined();
        expect(line).not.toMatch(RAW);
        // the window shows it at its field, or above the form
        const { sheet } = myCopyPanel({ ...of, copy }, { search: '', deck: '', only: 'all', part: part.id });
        const shown = [...(sheet?.problems ?? []), ...(sheet?.rows ?? []).flatMap(({ problem }) => problem ?? [])];
        expect(shown.length, `${group.id} ${field}`).toBeGreaterThan(0);
        for (const one of shown) expect(one).not.toMatch(RAW);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});
