/** What lies otherwise on one table than on another, and what hands would have to do to make the one of the other. */
import type { Marker, Tabletop } from '../../kernel/board';
import type { GameEdit } from '../../kernel/edit';

/** By how many each thing is more or less: a piece in a slot, the value of a marker, a card in a pile. */
export interface Between {
  readonly counters: ReadonlyMap<string, number>;
  readonly markers: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

type Tally = ReadonlyMap<string, number>;

const counted = (entries: readonly (readonly [key: string, count: number])[]): Tally => {
  const found = new Map<string, number>();
  for (const [key, count] of entries) found.set(key, (found.get(key) ?? 0) + count);
  return found;
};

const keyOf = (thing: string, place: string): string => JSON.stringify([thing, place]);
const namesIn = (key: string): readonly [thing: string, place: string] => {
  const [thing = '', place = ''] = JSON.parse(key) as readonly string[];
  return [thing, place];
};

const countersOf = ({ counters }: Tabletop): Tally =>
  counted(counters.map(({ piece, slot, count = 1 }) => [keyOf(piece, slot), count]));
const cardsOf = ({ piles }: Tabletop): Tally =>
  counted(piles.flatMap(({ id, cards }) => cards.map((card): [string, number] => [keyOf(card, id), 1])));

/** What can be set to a value: markers of tracks, and what a piece bears. */
export const valuesOf = ({ markers, counters }: Tabletop): readonly Pick<Marker, 'id' | 'value'>[] => [
  ...markers,
  ...counters.flatMap(({ dials = [] }) => dials),
];
const markersOf = (tabletop: Tabletop): Tally => counted(valuesOf(tabletop).map(({ id, value }) => [id, value]));

const change = (was: Tally, is: Tally): Tally =>
  new Map(
    [...new Set([...was.keys(), ...is.keys()])].flatMap(key => {
      const by = (is.get(key) ?? 0) - (was.get(key) ?? 0);
      return by ? [[key, by] as const] : [];
    }),
  );

export const between = (before: Tabletop, after: Tabletop): Between => ({
  counters: change(countersOf(before), countersOf(after)),
  markers: change(markersOf(before), markersOf(after)),
  cards: change(cardsOf(before), cardsOf(after)),
});

/** Of what one table differs in, what another does as well: the smaller step of each, where both go the same way. */
const common = (one: Tally, other: Tally): Tally =>
  new Map(
    [...one].flatMap(([key, by]) => {
      const also = other.get(key) ?? 0;
      return Math.sign(by) === Math.sign(also) ? [[key, Math.abs(by) < Math.abs(also) ? by : also] as const] : [];
    }),
  );
export const inBoth = (one: Between, other: Between): Between => ({
  counters: common(one.counters, other.counters),
  markers: common(one.markers, other.markers),
  cards: common(one.cards, other.cards),
});

const lacking = (whole: Tally, part: Tally): Tally =>
  new Map(
    [...whole].flatMap(([key, by]) => {
      const done = part.get(key) ?? 0;
      const left = Math.sign(done) === Math.sign(by) ? Math.sign(by) * Math.max(0, Math.abs(by) - Math.abs(done)) : by;
      return left ? [[key, left] as const] : [];
    }),
  );
/** What of the whole the part has not done. */
export const without = (whole: Between, part: Between): Between => ({
  counters: lacking(whole.counters, part.counters),
  markers: lacking(whole.markers, part.markers),
  cards: lacking(whole.cards, part.cards),
});

type Placed = [thing: string, place: string];

const spread = (tally: Tally): { readonly lost: Placed[]; readonly won: Placed[] } => {
  const lost: Placed[] = [];
  const won: Placed[] = [];
  for (const [key, by] of tally)
    for (let n = 0; n < Math.abs(by); n++) (by < 0 ? lost : won).push([...namesIn(key)] as Placed);
  return { lost, won };
};

const counterEdits = (tally: Tally): readonly GameEdit[] => {
  const { lost, won } = spread(tally);
  // what is another piece in the same place has been turned over
  const left: Placed[] = [];
  const turned = lost.flatMap(([piece, at]): GameEdit[] => {
    const n = won.findIndex(([other, slot]) => slot === at && other !== piece);
    if (n < 0) left.push([piece, at]);
    return n < 0 || !won.splice(n, 1).length ? [] : [{ kind: 'flip', piece, at }];
  });
  const come = won.map(([piece, to]): GameEdit => {
    const n = left.findIndex(([other]) => other === piece);
    const [[, from] = ['', '']] = n < 0 ? [] : left.splice(n, 1);
    return n < 0 ? { kind: 'add', piece, to, count: 1 } : { kind: 'move', piece, from, to, count: 1 };
  });
  const gone = left.map(([piece, from]): GameEdit => ({ kind: 'remove', piece, from, count: 1 }));
  return [...turned, ...come, ...gone];
};

/** Cards that go from pile to pile: each by its name where it is known on one side, the others by their number. */
const cardEdits = (tally: Tally): readonly GameEdit[] => {
  const { lost, won } = spread(tally);
  const named = won.flatMap(([card, to]): GameEdit[] => {
    if (card === '?') return [];
    const same = lost.findIndex(([other]) => other === card);
    const n = same >= 0 ? same : lost.findIndex(([other, from]) => other === '?' && from !== to);
    const [[was, from] = ['', '']] = n < 0 ? [] : lost.splice(n, 1);
    return n < 0 ? [] : [{ kind: 'card', card: was, from, to }];
  });
  const hidden = counted(
    won.flatMap(([card, to]): [string, number][] => {
      const n = card === '?' ? lost.findIndex(([, from]) => from !== to) : -1;
      const [[was, from] = ['', '']] = n < 0 ? [] : lost.splice(n, 1);
      return n < 0 ? [] : [[JSON.stringify([was, from, to]), 1]];
    }),
  );
  const laid = [...hidden].map(([key, count]): GameEdit => {
    const [card = '?', from = '', to = ''] = JSON.parse(key) as readonly string[];
    return card === '?' ? { kind: 'cards', from, to, count } : { kind: 'card', card, from, to };
  });
  return [...named, ...laid];
};

/** The changes by hand, one a piece, that do this on a table, as far as it is seen. */
export const editsOf = ({ counters, markers, cards }: Between, now: Tabletop): readonly GameEdit[] => [
  ...counterEdits(counters),
  ...[...markers].flatMap(([marker, by]): GameEdit[] => {
    const value = valuesOf(now).find(({ id }) => id === marker)?.value;
    return value === undefined ? [] : [{ kind: 'set', marker, to: value + by }];
  }),
  ...cardEdits(cards),
];

/** The changes by hand, one a piece, that make one table of another. */
export const changesBetween = (before: Tabletop, after: Tabletop): readonly GameEdit[] =>
  editsOf(between(before, after), before);
