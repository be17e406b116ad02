/** [D14] Which values of an actor the bars of its token may show: TokenDocument.getTrackedAttributes and its choices. */
import { isPlain, type Data } from '../../../shared/json';
import { globals } from '../../global';

/** The paths of single numbers, and of pairs of a value and its maximum. */
export interface TrackedAttributes {
  readonly bar: string[][];
  readonly value: string[][];
}

interface Choice {
  readonly group: string;
  readonly value: string;
  readonly label: string;
}

interface Schema {
  readonly fields: Readonly<Record<string, { readonly constructor: { readonly name: string } } & Partial<Schema>>>;
}

/** The values of a schema as data: a number stands for each field of numbers. */
const sampleOf = ({ fields }: Schema): Data =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.fields ? sampleOf(field as Schema) : field.constructor.name === 'NumberField' ? 0 : null,
    ]),
  );

const isSchema = (data: object): data is Schema => 'fields' in data && typeof data.fields === 'object';

const merged = (all: readonly TrackedAttributes[]): TrackedAttributes => {
  const unique = (paths: readonly string[][]): string[][] => [
    ...new Map(paths.map(path => [path.join('.'), path])).values(),
  ];
  return { bar: unique(all.flatMap(({ bar }) => bar)), value: unique(all.flatMap(({ value }) => value)) };
};

/** Those of all types of actors that have a model. */
const ofAllTypes = (): TrackedAttributes => {
  const { Actor = {} } = globals<{
    CONFIG: { Actor?: { dataModels?: Record<string, { readonly schema?: Schema }> } };
  }>().CONFIG;
  return merged(Object.values(Actor.dataModels ?? {}).map(({ schema }) => trackedAttributes(schema)));
};

/** Those of an actor's data, of a schema, or without either of every type of actor. */
export const trackedAttributes = (data?: object, path: readonly string[] = []): TrackedAttributes => {
  if (!data) return path.length === 0 ? ofAllTypes() : { bar: [], value: [] };
  if (isSchema(data)) return trackedAttributes(sampleOf(data), path);
  const found = Object.entries(data).map(([name, value]: [string, unknown]): TrackedAttributes => {
    const at = [...path, name];
    if (typeof value === 'number') return { bar: [], value: [at] };
    if (!isPlain(value)) return { bar: [], value: [] };
    const isBar = typeof value['value'] === 'number' && typeof value['max'] === 'number';
    return isBar ? { bar: [at], value: [] } : trackedAttributes(value, at);
  });
  return merged(found);
};

/** The same as options of a list, bars before single values. */
export const trackedChoices = ({ bar, value } = trackedAttributes()): Choice[] => {
  const choices = (group: string, paths: readonly (readonly string[])[]): Choice[] =>
    paths
      .map(path => path.join('.'))
      .toSorted()
      .map(path => ({ group, value: path, label: path }));
  return [...choices('Attribute bars', bar), ...choices('Single values', value)];
};
