/** What an owner has assembled, as sentences: from the words of the game, `workshop.told.<kind>` for each kind of step. */
import type { Atom } from '../../kernel/messages';
import type { DataShape } from '../../kernel/owners-data';
import { isObject } from '../../kernel/reading';
import type { Workshop } from '../../kernel/workshop';
import type { Wording } from '../i18n/wording';

const isAtom = (value: unknown): value is Atom =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Numbers that are added: shown with their sign. */
const SIGNED: readonly string[] = ['by', 'bonus'];
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export interface Telling {
  readonly workshop: Workshop;
  readonly words: Wording;
  /** Yes and no in the reader's language. */
  yesOrNo(value: boolean): string;
}

/** A value of a field in words. */
export const valueTold = ({ workshop, words, yesOrNo }: Telling, field: string, value: Atom): string => {
  const word = workshop.word(field, value);
  if (word !== undefined) return words.text(word);
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'number' && SIGNED.includes(field) ? signed(value) : String(value);
};

/** Everything of one shape in words: lists one after another, objects by the sentence of their kind. */
export const told = (telling: Telling, field: string, shape: DataShape, value: unknown): string => {
  const { words } = telling;
  if (isAtom(value)) return valueTold(telling, field, value);
  if (shape.kind === 'list' && Array.isArray(value)) {
    const parts = value.map((one: unknown) => told(telling, field, shape.of(), one));
    const isSentences = parts.some(part => part.endsWith('.'));
    return parts.length ? parts.join(isSentences ? ' ' : ', ') : words.text('workshop.told.nothing');
  }
  if (!isObject(value)) return '';
  if (shape.kind === 'fields') return sentence(telling, field, shape.fields, value);
  if (shape.kind !== 'cases') return '';
  const kind = value[shape.by];
  const of = typeof kind === 'string' ? shape.cases[kind] : undefined;
  return of && typeof kind === 'string' ? sentence(telling, kind, of.fields, value, shape.by) : '';
};

/** The sentence of a kind; where there is none, its name and what stands in its fields. */
const sentence = (
  telling: Telling,
  kind: string,
  fields: Readonly<Record<string, DataShape>>,
  value: Readonly<Record<string, unknown>>,
  by?: string,
): string => {
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([name, shape]) =>
      name === by || value[name] === undefined ? [] : [[name, told(telling, name, shape, value[name])]],
    ),
  );
  const { words } = telling;
  const full = `workshop.told.${kind}-${Object.keys(said).at(-1) ?? ''}`;
  const plain = `workshop.told.${kind}`;
  for (const key of [full, plain]) {
    const text = words.text(key, said);
    if (text !== key) return text;
  }
  const name = by === undefined ? '' : valueTold(telling, by, kind);
  return [name, ...Object.values(said)].filter(Boolean).join(' ');
};
