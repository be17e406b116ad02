/**
 * Several kinds of choices about the same things (each card for its Event or its points): one row for each thing with
 * its choices, instead of repeating the names.
 */
import type { Message } from '../../kernel/messages';
import { type ChoiceButton, fieldsOf, labelled, saidOf } from './choice-buttons';
import { type ChoiceGroup, type ChoiceRow, SHORT_FROM } from './choice-groups';
import type { Reading } from './reading';

/** The choices of a kind, possible and impossible. */
export interface KindOfChoice {
  readonly kind: string;
  readonly legal: readonly ChoiceButton[];
  readonly illegal: readonly ChoiceButton[];
}

/** More rows than this are folded. */
const MOST_ROWS = 9;

const parsed = ({ command }: ChoiceButton): Message => JSON.parse(command) as Message;

/** The one thing that a choice is about; undefined if it is about several, or none. */
const thingOf = (button: ChoiceButton): { readonly field: string; readonly value: string } | undefined => {
  const [only, ...others] = Object.entries(fieldsOf(parsed(button)));
  return only && !others.length && typeof only[1] === 'string' ? { field: only[0], value: only[1] } : undefined;
};

/** The kinds whose choices are about the same sort of thing, and share some. */
const sharing = (kinds: readonly KindOfChoice[]): readonly KindOfChoice[] => {
  const fieldOf = ({ legal, illegal }: KindOfChoice): string | undefined => {
    const fields = new Set([...legal, ...illegal].map(button => thingOf(button)?.field));
    return fields.size === 1 ? [...fields][0] : undefined;
  };
  const [first] = kinds.filter(kind => fieldOf(kind) !== undefined);
  const alike = first ? kinds.filter(kind => fieldOf(kind) === fieldOf(first)) : [];
  const times = new Map<string, number>();
  for (const { legal } of alike)
    for (const button of legal) {
      const { value } = thingOf(button) ?? { value: '' };
      times.set(value, (times.get(value) ?? 0) + 1);
    }
  const isShared = [...times.values()].some(count => count > 1);
  const count = alike.reduce((sum, { legal }) => sum + legal.length, 0);
  return alike.length > 1 && isShared && count >= SHORT_FROM ? alike : [];
};

/** The name of a kind in the row of a thing. */
const briefOf = ({ words }: Reading, kind: string): string => {
  const key = `brief-kinds.${kind}`;
  const text = words.text(key);
  return text === key ? words.kind(kind) : text;
};

/** The kinds that become rows of things, and those rows as a group; undefined if no two kinds share things. */
export const byThing = (
  reading: Reading,
  kinds: readonly KindOfChoice[],
): { readonly kinds: readonly string[]; readonly group: ChoiceGroup } | undefined => {
  const alike = sharing(kinds);
  const [first] = alike;
  if (!first) return undefined;
  const rows = new Map<string, ChoiceButton[]>();
  for (const { kind, legal, illegal } of alike)
    for (const button of [...legal, ...illegal]) {
      const { value = '' } = thingOf(button) ?? {};
      rows.set(value, [...(rows.get(value) ?? []), labelled(button, briefOf(reading, kind))]);
    }
  const made = [...rows]
    // things without any possible choice come last
    .toSorted(([, a], [, b]) => Number(a.every(one => one.refusal)) - Number(b.every(one => one.refusal)))
    .map(
      ([value, buttons]): ChoiceRow => ({
        key: `row-${first.kind}-${value}`,
        label: saidOf(reading, value),
        ids: value,
        isFolded: false,
        buttons,
      }),
    );
  const more = made.slice(MOST_ROWS);
  return {
    kinds: alike.map(({ kind }) => kind),
    group: {
      kind: first.kind,
      heading: alike.map(({ kind }) => briefOf(reading, kind)).join(' / '),
      count: '',
      legal: [],
      rest: [],
      restText: '',
      tip: '',
      clusters: [],
      rows: made.slice(0, MOST_ROWS),
      more,
      moreText: reading.speech.format('RT.table.more', { count: String(more.length) }),
      illegal: [],
      folded: false,
    },
  };
};
