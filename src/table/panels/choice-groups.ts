/** Arranges choices of one kind in the order a player thinks: what, where, how much, each with price and chance. */
import type { Message } from '../../kernel/messages';
import { type ChoiceButton, fieldsOf, labelled, saidOf } from './choice-buttons';
import type { OddsBar } from './odds-book';
import type { Reading } from './reading';
import { whereabouts } from './counter-place';

/** One thing or place, and its choices. */
export interface ChoiceRow {
  readonly key: string;
  readonly label: string;
  readonly ids: string;
  /** The best chance of its choices, "up to 50 %". */
  readonly best?: OddsBar;
  readonly buttons: readonly ChoiceButton[];
  /** Its choices are folded. */
  readonly isFolded: boolean;
}
/** Choices with the same price. */
export interface Cluster {
  readonly label: string;
  /** Their number, if they are folded. */
  readonly count: string;
  readonly buttons: readonly ChoiceButton[];
}
export interface ChoiceGroup {
  readonly kind: string;
  readonly heading: string;
  /** Their number, if there are too many to see at a glance. */
  readonly count: string;
  readonly legal: readonly ChoiceButton[];
  /** Those beyond the first few, folded. */
  readonly rest: readonly ChoiceButton[];
  readonly restText: string;
  /** The hint on a large fold: the board offers them too. */
  readonly tip: string;
  readonly clusters: readonly Cluster[];
  readonly rows: readonly ChoiceRow[];
  /** The rows beyond the first few, folded. */
  readonly more: readonly ChoiceRow[];
  readonly moreText: string;
  readonly illegal: readonly ChoiceButton[];
  /** So many are illegal that they are folded. */
  readonly folded: boolean;
}

/** From this many choices on, the heading says the kind, and a button only its subject. */
export const SHORT_FROM = 4;
/** More choices than this are folded under their subjects. */
const MOST_IN_LINE = 12;
const ROWS_SHOWN = 6;
const FOLD_FROM = 4;
const CLUSTER_FROM = 4;
/** How many choices of a kind can be seen at a glance. */
const MOST_IN_SIGHT = 9;

const parsed = (button: ChoiceButton): Message => JSON.parse(button.command) as Message;
const valueIn = (command: Message, field: string): unknown => fieldsOf(command)[field];

const distinctIn = (commands: readonly Message[], field: string): number =>
  new Set(commands.map(command => valueIn(command, field))).size;

/** The field by which choices are grouped first: a piece or place that several are about. */
const leadOf = (commands: readonly Message[]): string | undefined => {
  const [first] = commands;
  if (!first || commands.length < SHORT_FROM) return undefined;
  return Object.entries(fieldsOf(first)).find(([field, value]) => {
    const count = distinctIn(commands, field);
    return typeof value === 'string' && count > 1 && count < commands.length;
  })?.[0];
};

/** What a choice adds to its row's subject: "→ Moscow", "3 points". */
export const detailOf = (reading: Reading, command: Message, fields: readonly string[]): string => {
  const amount = `amounts.${command.kind}`;
  const said = fields.map(field => {
    const value = valueIn(command, field);
    const text = typeof value === 'number' ? reading.words.text(amount, { value }) : '';
    return text && text !== amount ? text : saidOf(reading, value);
  });
  return fields.join() === 'from,to' ? said.join(' → ') : said.join(' · ');
};

const bestOf = (reading: Reading, buttons: readonly ChoiceButton[]): OddsBar | undefined => {
  const chances = buttons.flatMap(button => button.chance ?? []);
  const best = chances.toSorted((a, b) => b.width - a.width)[0];
  return best && chances.length > 1
    ? { ...best, percent: reading.speech.format('RT.table.up-to', { chance: best.percent }) }
    : best;
};

/** Adds the place to equal names, and a number within one place. */
const apart = <T extends { readonly label: string; readonly ids: string }>(
  all: readonly T[],
  placeOf: (id: string) => string | undefined,
  called: (one: T, label: string) => T,
): readonly T[] => {
  const likes = (among: readonly T[], one: T): readonly T[] => among.filter(({ label }) => label === one.label);
  const placed = all.map(one => {
    const where = likes(all, one).length > 1 ? [...new Set(one.ids.split(' ').flatMap(id => placeOf(id) ?? []))] : [];
    return where.length ? called(one, `${one.label} (${where.join(', ')})`) : one;
  });
  return placed.map(one => {
    const like = likes(placed, one);
    return like.length > 1 ? called(one, `${one.label} ${like.indexOf(one) + 1}`) : one;
  });
};

const rowsOf = (reading: Reading, kind: string, legal: readonly ChoiceButton[]): readonly ChoiceRow[] => {
  const commands = legal.map(parsed);
  const lead = leadOf(commands);
  if (lead === undefined) return [];
  const others = Object.keys(fieldsOf(commands[0] ?? { kind })).filter(
    field => field !== lead && distinctIn(commands, field) > 1,
  );
  const members = new Map<unknown, ChoiceButton[]>();
  legal.forEach((button, n) => {
    const command = commands[n] ?? { kind };
    const value = valueIn(command, lead);
    const own = members.get(value) ?? [];
    members.set(value, own);
    own.push(labelled(button, detailOf(reading, command, others) || button.label));
  });
  const placeOf = whereabouts(reading);
  const made = [...members].map(([value, own]): ChoiceRow => {
    const buttons = apart(own, placeOf, labelled);
    const best = bestOf(reading, buttons);
    return {
      key: `row-${kind}-${String(value)}`,
      label: saidOf(reading, value),
      ids: String(value),
      isFolded: legal.length > MOST_IN_LINE && buttons.length > 1,
      ...(best && { best }),
      buttons,
    };
  });
  const rows = apart(made, placeOf, (row, label) => ({ ...row, label }));
  return rows.every(row => row.best) ? rows.toSorted((a, b) => (b.best?.width ?? 0) - (a.best?.width ?? 0)) : rows;
};

/** Choices by price, the cheapest first; empty if some have no price. */
const clustersOf = (legal: readonly ChoiceButton[]): readonly Cluster[] => {
  if (legal.length < CLUSTER_FROM || legal.some(button => !button.price)) return [];
  const byPrice = new Map<string, ChoiceButton[]>();
  const dearer = (a: ChoiceButton, b: ChoiceButton): number => Number(a.brief) - Number(b.brief);
  for (const button of legal.toSorted(dearer)) {
    byPrice.set(button.price, [...(byPrice.get(button.price) ?? []), { ...button, brief: '', price: '' }]);
  }
  // if nearly all prices differ, each is on its button
  const count = (buttons: readonly ChoiceButton[]): string =>
    legal.length > MOST_IN_SIGHT ? String(buttons.length) : '';
  return byPrice.size * 2 > legal.length
    ? []
    : [...byPrice].map(([label, buttons]) => ({ label, count: count(buttons), buttons }));
};

/** The choices of one kind, arranged. */
export const arranged = (
  reading: Reading,
  kind: string,
  heading: string,
  legal: readonly ChoiceButton[],
  illegal: readonly ChoiceButton[],
): ChoiceGroup => {
  const all = rowsOf(reading, kind, legal);
  const clusters = all.length ? [] : clustersOf(legal);
  const isLong = all.length > ROWS_SHOWN + 1;
  const more = isLong ? all.slice(ROWS_SHOWN) : [];
  const flat = all.length || clusters.length ? [] : legal;
  // one extra choice is no reason for a fold
  const rest = flat.length > MOST_IN_SIGHT + 1 ? flat.slice(MOST_IN_SIGHT) : [];
  const isOnBoard = rest.length > 0 || clusters.some(cluster => cluster.count);
  return {
    kind,
    heading,
    count: legal.length >= SHORT_FROM ? String(all.length || legal.length) : '',
    legal: rest.length ? flat.slice(0, MOST_IN_SIGHT) : flat,
    rest,
    restText: reading.speech.format('RT.table.more', { count: String(rest.length) }),
    tip: isOnBoard && legal.every(({ ids }) => ids) ? reading.speech.localize('RT.table.on-board') : '',
    clusters,
    rows: isLong ? all.slice(0, ROWS_SHOWN) : all,
    more,
    moreText: reading.speech.format('RT.table.more', { count: String(more.length) }),
    illegal,
    folded: illegal.length >= FOLD_FROM,
  };
};
