/** An owner's assembled Event as sentences from the game's words: `my-copy.told.<kind>` for each kind of step. */
import type { Atom, Options } from '../../../kernel/messages';
import type { DataShape } from '../../../kernel/owners-data';
import { isObject } from '../../../kernel/reading';
import type { CopyForm } from '../../../kernel/copy-form';
import { capital } from '../../i18n/format';
import type { Wording } from '../../i18n/wording';

const isAtom = (value: unknown): value is Atom =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Fields with a number that is added: shown with its sign. */
const SIGNED: readonly string[] = ['by', 'bonus'];
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export interface Telling {
  readonly copyForm: CopyForm;
  readonly words: Wording;
  /** Yes and no in the reader's language. */
  yesOrNo(value: boolean): string;
}

/** A value of a field in words. */
export const valueTold = ({ copyForm, words, yesOrNo }: Telling, field: string, value: Atom): string => {
  const word = copyForm.word(field, value);
  if (word !== undefined) return words.text(word);
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' && SIGNED.includes(field) ? signed(value) : String(value);
};

/** A value of a shape in words: lists item by item, objects by the sentence of their kind. */
export const told = (telling: Telling, field: string, shape: DataShape, value: unknown): string => {
  const { words } = telling;
  if (isAtom(value)) return valueTold(telling, field, value);
  if (shape.kind === 'list' && Array.isArray(value)) {
    const parts = value.map((one: unknown) => told(telling, field, shape.of(), one));
    const isSentences = parts.some(part => part.endsWith('.'));
    if (parts.length) return isSentences ? parts.map(capital).join(' ') : parts.join(', ');
    return first(words, [`my-copy.told.no-${field}`, 'my-copy.told.nothing']) ?? '';
  }
  if (!isObject(value)) return '';
  if (shape.kind === 'fields') return sentence(telling, field, shape.fields, value);
  if (shape.kind !== 'cases') return '';
  const kind = value[shape.by];
  const of = typeof kind === 'string' ? shape.cases[kind] : undefined;
  return of && typeof kind === 'string' ? sentence(telling, kind, of.fields, value, shape.by) : '';
};

/** The sentence of a kind; if there is none, its name and its fields' values. */
const sentence = (
  telling: Telling,
  kind: string,
  fields: Readonly<Record<string, DataShape>>,
  value: Readonly<Record<string, unknown>>,
  by?: string,
): string => {
  const given = Object.entries(fields).flatMap(([name, shape]) =>
    name === by || value[name] === undefined
      ? []
      : [{ name, value: value[name], text: told(telling, name, shape, value[name]) }],
  );
  const { words } = telling;
  const said = Object.assign({}, ...given.map(field => asParams(field))) as Options;
  const key = first(words, [`my-copy.told.${kind}-${given.at(-1)?.name ?? ''}`, `my-copy.told.${kind}`], said);
  if (key !== undefined) return key;
  const name = by === undefined ? '' : valueTold(telling, by, kind);
  return [name, ...given.map(({ text }) => text)].filter(Boolean).join(' ');
};

/**
 * A field as a sentence's parameter. A number stays one: as a text it could be a card's name. Booleans and numbers
 * are also given as `<field>.id`, so that a sentence can choose its form by them.
 */
const asParams = ({
  name,
  text,
  value,
}: {
  readonly name: string;
  readonly text: string;
  readonly value: unknown;
}): Options => ({
  [name]: typeof value === 'number' && text === String(value) ? value : text,
  ...(typeof value === 'number' && { [`${name}.id`]: value }),
  ...(typeof value === 'boolean' && { [`${name}.id`]: String(value) }),
});

/** The first sentence for which words exist. */
const first = (words: Wording, keys: readonly string[], said: Options = {}): string | undefined =>
  keys.map(key => [key, words.text(key, said)] as const).find(([key, text]) => text !== key)?.[1];
