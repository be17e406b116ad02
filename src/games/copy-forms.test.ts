/** What holds for every copy form: its parts, its file, and words for everything that can be chosen. */
import { describe, expect, test } from 'vitest';
import { flatten, LANGUAGES, translations } from '../../scripts/languages';
import { CATALOG } from '../catalog';
import { defaultOptions, readOptions } from '../kernel/options';
import type { DataShape } from '../kernel/owners-data';
import type { Copy, CopyForm } from '../kernel/copy-form';
import {
  blankOf,
  copyOf,
  differencesOf,
  fileOf,
  merged,
  problemsOf,
  progressOf,
  saidOf,
} from '../table/panels/my-copy/copy';
import { optionsWith } from '../table/panels/my-copy/panel';
import { asPrinted } from '../table/panels/my-copy/edit';

const withCopyForm = CATALOG.filter(({ copyForm }) => copyForm);

test('the games with reconstructed cards or boards have one', () =>
  expect(withCopyForm.map(({ manifest }) => manifest.id)).toEqual([
    'prelude',
    'dual-powers',
    'all-bridges',
    'kremlin',
  ]));

/** Every part as it stands here, confirmed. */
const allPrinted = ({ groups }: CopyForm): Copy =>
  groups.reduce<Copy>(
    (copy, group) => group.parts.reduce((all, part) => asPrinted(all, group, part, 'A title'), copy),
    {},
  );

/** All fields with their shapes, including those in lists. */
const fieldsIn = (shape: DataShape, field: string, depth = 0): readonly (readonly [string, DataShape])[] => {
  if (depth > 4) return [];
  switch (shape.kind) {
    case 'list':
      return fieldsIn(shape.of(), field, depth + 1);
    case 'fields':
      return Object.entries(shape.fields).flatMap(([name, one]) => [
        [name, one] as const,
        ...fieldsIn(one, name, depth + 1),
      ]);
    case 'cases':
      return [
        [shape.by, { kind: 'one-of', values: Object.keys(shape.cases) }] as const,
        ...Object.values(shape.cases).flatMap(one => fieldsIn(one, field, depth + 1)),
      ];
    default:
      return [];
  }
};

describe.each(withCopyForm.map(entry => [entry.manifest.id, entry] as const))(
  'the copy form of %s',
  async (id, entry) => {
    const [game, copyForm] = await Promise.all([entry.load?.(), entry.copyForm?.()]);
    if (!game || !copyForm) throw new Error(id);
    const spec = game.options.find(one => one.id === copyForm.option);
    const dataOf = (copy: Copy): unknown =>
      spec?.kind === 'data' ? spec.read(JSON.stringify(fileOf(copyForm, copy))) : undefined;

    test('has parts with their own names', () => {
      const ids = copyForm.groups.flatMap(({ parts }) => parts.map(part => part.id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(10);
    });
    test('draws a face or a place of the board beside every part except lists of tokens and kinds of cards', () => {
      const spaces = new Set([
        'board',
        ...game.presentation(defaultOptions(game.options)).board.spaces.map(one => one.id),
      ]);
      const bare = copyForm.groups.filter(({ parts }) =>
        parts.some(one => one.face === undefined && one.space === undefined),
      );
      expect(bare.map(one => one.id).filter(group => !['units', 'neutrals', 'landings'].includes(group))).toEqual([]);
      for (const { parts } of copyForm.groups)
        for (const { space } of parts) if (space !== undefined) expect(spaces.has(space), space).toBe(true);
    });
    test('begins with nothing compared, no file, and no difference', () => {
      expect(progressOf(copyForm, {}).checked).toBe(0);
      expect(fileOf(copyForm, {})).toEqual({});
      expect(differencesOf(copyForm, {})).toEqual([]);
      expect(optionsWith({ rules: game, copyForm, copy: {} })).toEqual(defaultOptions(game.options));
    });
    test('reads its own file, whichever part is confirmed alone', () => {
      for (const group of copyForm.groups)
        for (const part of group.parts) {
          const copy = asPrinted({}, group, part, 'A title');
          expect(problemsOf(copyForm, copy), part.id).toEqual([]);
          expect(dataOf(copy), part.id).toHaveProperty('data');
          expect(copyOf(copyForm, fileOf(copyForm, copy))).toMatchObject(copy);
        }
    });
    test('has compared everything when every part is confirmed, and then marks nothing as reconstructed', () => {
      const copy = allPrinted(copyForm);
      const { checked, all } = progressOf(copyForm, copy);
      expect(checked).toBe(all);
      const options = optionsWith({ rules: game, copyForm, copy });
      expect(readOptions(game.options, options).problems).toEqual([]);
      const shown = game.presentation(options);
      for (const { parts } of copyForm.groups)
        for (const { face } of parts)
          if (face !== undefined) expect(shown.face(face)?.reconstructed, face).toBeUndefined();
    });
    test('survives its file unchanged', () => {
      const copy = allPrinted(copyForm);
      expect(copyOf(copyForm, fileOf(copyForm, copy))).toEqual(copy);
    });
    test('names the part and field of a wrong value', () => {
      for (const group of copyForm.groups) {
        const part = group.parts.at(-1);
        const [field] = group.needed;
        if (!part || field === undefined) continue;
        const copy = { [part.id]: { ...saidOf(part, {}), [field]: {} } };
        const found = problemsOf(copyForm, copy);
        expect(found.length, part.id).toBeGreaterThan(0);
        for (const one of found) expect(one).toMatchObject({ part: part.id, at: `/${field}` });
        expect(optionsWith({ rules: game, copyForm, copy })).toEqual(defaultOptions(game.options));
      }
    });
    test('merges two people’s copies, and names their differences', () => {
      const [group] = copyForm.groups;
      const [one, two, three] = group?.parts ?? [];
      if (!group || !one || !two || !three) throw new Error('no parts');
      const [field = ''] = group.needed;
      const mine = { ...asPrinted({}, group, one, 'Mine'), ...asPrinted({}, group, two, 'Mine') };
      const theirs = {
        ...asPrinted({}, group, three, 'Theirs'),
        [two.id]: { ...asPrinted({}, group, two, 'Mine')[two.id], [field]: 'other' },
      };
      const { copy, conflicts } = merged(mine, theirs);
      expect(Object.keys(copy).sort()).toEqual([one.id, two.id, three.id].sort());
      expect(copy[two.id]).toEqual(mine[two.id]);
      expect(conflicts).toEqual([{ part: two.id, field, mine: mine[two.id]?.[field], theirs: 'other' }]);
    });
    test('has an initial form of everything that can be added, and the file accepts it', () => {
      for (const group of copyForm.groups)
        for (const [field, shape] of Object.entries(group.shape.fields)) {
          const [part] = group.parts;
          const of = shape.kind === 'list' ? shape.of() : undefined;
          // a list of numbers is typed as a line
          if (!part || !of || of.kind === 'whole') continue;
          const when = group.only?.[field];
          for (const one of of.kind === 'cases' ? Object.values(of.cases) : [of]) {
            // a card has one text or two, so the tested one must be alone
            const others = group.assembles?.filter(other => other !== field) ?? [];
            const ours = Object.fromEntries(Object.entries(part.ours).filter(([name]) => !others.includes(name)));
            const said = { ...ours, ...(when && { [when.field]: when.is }), [field]: [blankOf(one)] };
            const wrong = problemsOf(copyForm, { [part.id]: said }).filter(
              ({ problem }) => problem.problem !== 'wrong-sum',
            );
            if (group.bare === undefined) expect(wrong, `${field} ${JSON.stringify(blankOf(one))}`).toEqual([]);
          }
        }
    });

    describe.each(LANGUAGES)('in %s', language => {
      const words = flatten(translations(language));
      const has = (key: string): boolean => Object.hasOwn(words, `RT.${id}.${key}`);
      test('names its groups, decks, parts and fields, and what cannot be changed', () => {
        expect(has('my-copy.fixed')).toBe(true);
        for (const group of copyForm.groups) {
          expect(has(`my-copy.groups.${group.id}`), group.id).toBe(true);
          for (const [field] of fieldsIn(group.shape, '')) expect(has(`my-copy.fields.${field}`), field).toBe(true);
          for (const { word, deck } of group.parts)
            for (const key of [word, deck]) if (key !== undefined) expect(has(key), key).toBe(true);
        }
      });
      test('has a word for every value that can be chosen', () => {
        for (const group of copyForm.groups)
          for (const [field, shape] of fieldsIn(group.shape, '')) {
            if (shape.kind !== 'one-of') continue;
            for (const value of shape.values) {
              const key = copyForm.word(field, value);
              const isPlain = typeof value !== 'string' || group.keys.includes(field);
              if (key === undefined) expect(isPlain, `${field} ${String(value)}`).toBe(true);
              else expect(has(key), key).toBe(true);
            }
          }
      });
    });
  },
);
