/** Fields and models as the API pages of `foundry.data.fields` and `DataModel` describe them. */
import { describe, expect, test } from 'vitest';
import { DataModel, TypeDataModel } from '../model';
import { _del, _replace } from '../operators';
import type { DataField } from './data-field';
import { DataModelValidationError } from './failure';
import * as fields from './index';
import type { DataSchema } from './schema-field';

const problem = (field: DataField, value: unknown): string | undefined => field.validate(value)?.lines().join('; ');

describe('a field', () => {
  test.each<[string, DataField, unknown, unknown]>([
    ['true as a text is true', new fields.BooleanField(), 'true', true],
    ['any other text is false', new fields.BooleanField(), 'on', false],
    ['nothing is the initial value', new fields.BooleanField({ initial: true }), undefined, true],
    ['a text becomes a number', new fields.NumberField(), '4.5', 4.5],
    ['an integer is rounded', new fields.NumberField({ integer: true }), 4.6, 5],
    ['a number is kept below its maximum', new fields.NumberField({ max: 3 }), 4, 3],
    ['a number is kept above its minimum', new fields.NumberField({ min: 3 }), 2, 3],
    ['a number goes to the nearest step', new fields.NumberField({ min: 1, step: 0.25 }), 1.3, 1.25],
    ['an empty number is null', new fields.NumberField(), null, null],
    ['a text is trimmed', new fields.StringField(), '  a ', 'a'],
    ['a text is kept where it is not to be trimmed', new fields.StringField({ trim: false }), ' a', ' a'],
    ['a blank that may not be is null', new fields.StringField({ blank: false, nullable: true }), '', null],
    ['a required text without a value is blank', new fields.StringField({ required: true }), undefined, ''],
    ['an optional text without a value is none', new fields.StringField(), undefined, undefined],
    ['null where none may be is the initial value', new fields.NumberField({ nullable: false, initial: 7 }), null, 7],
    ['an initial value may be computed', new fields.NumberField({ initial: () => 9 }), undefined, 9],
    ['one value becomes an array', new fields.ArrayField(new fields.NumberField()), '3', [3]],
    ['numbered keys become an array', new fields.ArrayField(new fields.NumberField()), { 0: '1', 1: 2 }, [1, 2]],
    ['a set becomes an array', new fields.ArrayField(new fields.NumberField()), new Set([1, 2]), [1, 2]],
    ['a set loses what it has twice', new fields.SetField(new fields.NumberField()), [1, '1', 2], [1, 2]],
    ['a color is written with a sign', new fields.ColorField(), '#abc', '#aabbcc'],
    ['an empty color is null', new fields.ColorField(), '', null],
    ['an angle goes around', new fields.AngleField(), 450, 90],
    ['an angle below nothing goes around', new fields.AngleField(), -90, 270],
    ['an object becomes its JSON', new fields.JSONField(), { a: 1 }, '{"a":1}'],
    ['a document becomes its id', new fields.DocumentIdField(), { _id: 'a'.repeat(16) }, 'a'.repeat(16)],
  ])('cleans: %s', (_what, field, given, cleaned) => expect(field.clean(given)).toEqual(cleaned));

  test.each<[DataField, unknown, string | undefined]>([
    [new fields.NumberField({ min: 1, max: 3 }), 1, undefined],
    [new fields.NumberField({ min: 1, max: 3 }), 0, 'must be at least 1'],
    [new fields.NumberField({ min: 1, max: 3 }), 4, 'must be at most 3'],
    [new fields.NumberField({ integer: true }), 1.5, 'must be an integer'],
    [new fields.NumberField({ positive: true }), 0, 'must be a positive number'],
    [new fields.NumberField({ nullable: false }), null, 'may not be null'],
    [new fields.NumberField(), Number.NaN, 'must be a finite number'],
    [new fields.NumberField({ choices: [1, 2] }), 3, '3 is not a valid choice'],
    [new fields.NumberField({ choices: { 1: 'One' } }), 1, undefined],
    [new fields.StringField({ blank: false }), '', 'may not be a blank string'],
    [new fields.StringField({ required: true }), undefined, 'may not be undefined'],
    [new fields.StringField({ choices: { a: 'A' } }), 'b', 'b is not a valid choice'],
    [new fields.StringField({ choices: () => ['a'] }), 'a', undefined],
    [new fields.StringField({ validate: value => value !== 'x' }), 'x', 'is not a valid value'],
    [new fields.BooleanField(), 'true', 'must be a boolean'],
    [new fields.ObjectField(), [], 'must be an object'],
    [new fields.ArrayField(new fields.NumberField()), [1, 'a'], '1: must be a finite number'],
    [new fields.ArrayField(new fields.NumberField(), { max: 1 }), [1, 2], 'must have at most 1 elements'],
    [new fields.DocumentIdField(), 'short', 'must be a valid 16-character alphanumeric ID'],
    [new fields.FilePathField({ categories: ['IMAGE'] }), 'a/b.webp', undefined],
    [new fields.FilePathField({ categories: ['IMAGE'] }), 'a/b.mp3', 'does not have a valid file extension'],
    [new fields.DocumentUUIDField(), `Actor.${'a'.repeat(16)}`, undefined],
    [new fields.DocumentUUIDField({ type: 'Item' }), `Actor.${'a'.repeat(16)}`, 'must be a "Item"'],
    [new fields.JSONField(), '{', 'JSON'],
    [new fields.DocumentOwnershipField(), { default: 9 }, 'is not a mapping'],
  ])('checks', (field, value, words) => {
    if (words === undefined) expect(problem(field, value)).toBeUndefined();
    else expect(problem(field, value)).toContain(words);
  });
});

class Inner extends DataModel {
  static override defineSchema(): DataSchema {
    return { depth: new fields.NumberField({ required: true, initial: 1, min: 0 }) };
  }

  declare depth: number;

  get twice(): number {
    return this.depth * 2;
  }
}

class Example extends DataModel {
  static override defineSchema(): DataSchema {
    return {
      name: new fields.StringField({ required: true, blank: false, initial: 'None' }),
      size: new fields.SchemaField({
        width: new fields.NumberField({ required: true, nullable: false, initial: 2, min: 1 }),
        height: new fields.NumberField({ required: true, nullable: false, initial: 3 }),
      }),
      tags: new fields.SetField(new fields.StringField()),
      inner: new fields.EmbeddedDataField(Inner),
      byKey: new fields.TypedObjectField(new fields.SchemaField({ count: new fields.NumberField({ initial: 0 }) })),
      free: new fields.ObjectField(),
    };
  }

  static override validateJoint({ size }: { size?: { width: number; height: number } }): void {
    if (size && size.width > size.height) throw new Error('wider than high');
  }

  declare name: string;
  declare size: { width: number; height: number };
  declare tags: Set<string>;
  declare inner: Inner;
  declare byKey: Record<string, { count: number }>;
}

describe('a model', () => {
  test('has every field at its initial value, with sets and models made', () => {
    const model = new Example();
    expect(model.toObject()).toEqual({
      name: 'None',
      size: { width: 2, height: 3 },
      tags: [],
      inner: { depth: 1 },
      byKey: {},
      free: {},
    });
    expect(model.tags).toBeInstanceOf(Set);
    expect(model.inner).toBeInstanceOf(Inner);
    expect(model.inner.twice).toBe(2);
    expect(model.inner.parent).toBe(model);
  });

  test('drops fields that its schema does not know', () => {
    expect(new Example({ unknown: 1, size: { width: 1, depth: 2 } }).toObject()).toMatchObject({
      size: { width: 1, height: 3 },
    });
    expect('unknown' in new Example({ unknown: 1 }).toObject()).toBe(false);
  });

  test('refuses values that a field cannot hold, and says where', () => {
    const make = (): unknown => new Example({ byKey: { a: { count: 'x' } }, name: 'A' });
    expect(make).toThrow(DataModelValidationError);
    expect(make).toThrow('byKey.a.count: must be a finite number');
  });

  test('refuses fields that contradict each other', () => {
    expect(() => new Example({ size: { width: 9, height: 3 } })).toThrow('wider than high');
  });

  test('made from stored data takes the initial value for an invalid one', () => {
    const model = Example.fromSource({ byKey: { a: { count: 'x' } } }) as Example;
    expect(model.byKey['a']?.count).toBe(0);
  });

  test('returns the changes of an update, and changes nothing else', () => {
    const model = new Example({ byKey: { a: { count: 1 }, b: { count: 2 } } });
    expect(model.updateSource({ 'size.width': '1', name: 'None' })).toEqual({ size: { width: 1 } });
    expect(model.size).toEqual({ width: 1, height: 3 });
    model.updateSource({ byKey: { a: _del, b: _replace({ count: 5 }) } });
    expect(model.toObject()['byKey']).toEqual({ b: { count: 5 } });
    expect(() => model.updateSource({ size: { width: 0.5, height: 0.2 } })).toThrow('wider');
    expect(model.updateSource({ name: 'Other' }, { dryRun: true })).toEqual({ name: 'Other' });
    expect(model.name).toBe('None');
  });

  test('can be copied with changes', () => {
    const copy = new Example({ name: 'One' }).clone({ 'inner.depth': 4 }) as Example;
    expect([copy.name, copy.inner.depth]).toEqual(['One', 4]);
  });

  test('knows its schema by paths, one for each class', () => {
    expect(Example.schema.getField('size.width')).toBeInstanceOf(fields.NumberField);
    expect(Example.schema.getField('size.width')?.fieldPath).toBe('size.width');
    expect(Example.schema.getField('inner.depth')).toBeInstanceOf(fields.NumberField);
    expect(Example.schema).not.toBe(Inner.schema);
    class Further extends Example {
      static override defineSchema(): DataSchema {
        return { ...super.defineSchema(), more: new fields.BooleanField() };
      }
    }
    expect([Further.schema.has('more'), Example.schema.has('more')]).toEqual([true, false]);
  });

  test('migrates old data before it is cleaned', () => {
    class Migrated extends Inner {
      static override migrateData(source: Record<string, unknown>): Record<string, unknown> {
        if ('level' in source) source['depth'] = source['level'];
        return source;
      }
    }
    expect(new Migrated({ level: 6 }).depth).toBe(6);
  });

  test('of a type calls the hooks of its document', async () => {
    class Typed extends TypeDataModel {
      static override defineSchema(): DataSchema {
        return {};
      }
    }
    expect(await new Typed()._preCreate({}, {}, null)).toBeUndefined();
  });
});
