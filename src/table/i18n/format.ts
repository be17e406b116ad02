/**
 * Sentences with fields, as translators write them: `{name}`, `{by, signed}`, and of ICU's MessageFormat `plural` and
 * `select`: `{count, plural, one {# card} other {# cards}}`.
 */

interface Field {
  readonly name: string;
  readonly kind: 'plain' | 'signed' | 'plural' | 'select';
  readonly cases: Readonly<Record<string, Sentence>>;
}
type Sentence = readonly (string | Field)[];

export type Fields = Readonly<Record<string, string>>;

/** A name as the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the brace closes that opens at `from`; a text without an end closes with itself. */
const closing = (text: string, from: number): number => {
  let depth = 0;
  for (let n = from; n < text.length; n++) {
    if (text[n] === '{') depth++;
    else if (text[n] === '}' && --depth === 0) return n;
  }
  return text.length;
};

const casesOf = (text: string): Field['cases'] => {
  const cases: Record<string, Sentence> = {};
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const close = closing(text, open);
    cases[text.slice(at, open).trim()] = parse(text.slice(open + 1, close));
    at = close + 1;
  }
  return cases;
};

const fieldOf = (inside: string): Field => {
  const [name = '', kind = '', ...rest] = inside.split(',');
  const word = kind.trim();
  return {
    name: name.trim(),
    kind: word === 'signed' || word === 'plural' || word === 'select' ? word : 'plain',
    cases: rest.length ? casesOf(rest.join(',')) : {},
  };
};

const parse = (text: string): Sentence => {
  const parts: (string | Field)[] = [];
  let at = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    const close = closing(text, open);
    parts.push(text.slice(at, open), fieldOf(text.slice(open + 1, close)));
    at = close + 1;
  }
  return [...parts, text.slice(at)];
};

/** A number as it is printed: below zero with a minus, not a hyphen. */
export const printed = (value: number | string): string => String(value).replace(/^-(?=\d)/, '\u2212');

/** A change with its sign; nothing has none. */
const signed = (value: string): string => {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return number > 0 ? `+${number}` : number < 0 ? printed(number) : '0';
};

const rules = new Map<string, Intl.PluralRules>();
const pluralOf = (language: string, number: number): string => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(number);
};

const said = (language: string, sentence: Sentence, fields: Fields, counted?: string): string =>
  sentence
    .map(part => {
      if (typeof part === 'string') return counted === undefined ? part : part.replaceAll('#', counted);
      const value = fields[part.name];
      if (value === undefined) return `{${part.name}}`;
      const { cases } = part;
      switch (part.kind) {
        case 'plain':
          return value;
        case 'signed':
          return signed(value);
        case 'select':
          return said(language, cases[value] ?? cases['other'] ?? [], fields, counted);
        case 'plural': {
          const number = Number(value);
          const chosen = cases[`=${number}`] ?? cases[pluralOf(language, number)] ?? cases['other'] ?? [];
          return said(language, chosen, fields, printed(value));
        }
      }
    })
    .join('');

const parsed = new Map<string, Sentence>();

const sentenceOf = (text: string): Sentence => {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
};

/** A sentence with its fields filled in; a field that nobody gives stays as it is written. */
export const fill = (language: string, text: string, fields: Fields): string =>
  said(language, sentenceOf(text), fields);

const namesIn = (sentence: Sentence): readonly string[] =>
  sentence.flatMap(part =>
    typeof part === 'string'
      ? []
      : [part.name.split('.')[0] ?? '', ...Object.values(part.cases).flatMap(one => namesIn(one))],
  );

/** What a sentence speaks of, each once: `seat` and `seat.id`, by which its form is chosen, are the same. */
export const fieldsIn = (text: string): readonly string[] => [...new Set(namesIn(sentenceOf(text)))].sort();
