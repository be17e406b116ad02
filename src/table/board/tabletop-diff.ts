/** The diff of two tabletops, and the changes by hand that turn one into the other. */
import { evolve } from '../../kernel/agenda';
import type { Marker, Tabletop } from '../../kernel/board';
import { quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import type { AnyPresentation, AnyRules, AnyTypes } from '../record/model';

type State = AnyTypes['state'];

/** The game, and how its board is shown. */
export interface OfGame {
  readonly game: AnyRules;
  readonly presentation: Pick<AnyPresentation, 'tabletop'>;
}

/** The difference in number of each piece in a slot, marker's value and card in a pile. */
export interface TabletopDiff {
  readonly counters: ReadonlyMap<string, number>;
  readonly markers: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

export type Tally = ReadonlyMap<string, number>;

const counted = (entries: readonly (readonly [key: string, count: number])[]): Tally => {
  const found = new Map<string, number>();
  for (const [key, count] of entries) found.set(key, (found.get(key) ?? 0) + count);
  return found;
};

const keyOf = (thing: string, place: string): string => JSON.stringify([thing, place]);

const countersOf = ({ counters }: Tabletop): Tally =>
  counted(counters.map(({ piece, slot, count = 1 }) => [keyOf(piece, slot), count]));
const cardsOf = ({ piles }: Tabletop): Tally =>
  counted(piles.flatMap(({ id, cards }) => cards.map((card): [string, number] => [keyOf(card, id), 1])));

/** Everything with a value: markers of tracks, and badges of pieces. */
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

export const diffTabletops = (before: Tabletop, after: Tabletop): TabletopDiff => ({
  counters: change(countersOf(before), countersOf(after)),
  markers: change(markersOf(before), markersOf(after)),
  cards: change(cardsOf(before), cardsOf(after)),
});

type Placed = readonly [thing: string, place: string];

const spread = (tally: Tally): { readonly lost: Placed[]; readonly won: Placed[] } => {
  const lost: Placed[] = [];
  const won: Placed[] = [];
  for (const [key, by] of tally)
    for (let n = 0; n < Math.abs(by); n++) (by < 0 ? lost : won).push(JSON.parse(key) as Placed);
  return { lost, won };
};

/** The table after this change; undefined if it makes no sense. */
const madeBy = ({ game }: OfGame, now: State, edit: GameEdit): State | undefined => {
  const made = game.edit(now, edit, quickDice(1));
  return 'reason' in made ? undefined : made.reduce<State>((state, event) => evolve(game, state, event), now);
};

/** How many more of each piece lie in a place after these changes; none if one of them makes no sense. */
const doneBy = (of: OfGame, now: State, ...edits: readonly GameEdit[]): Tally => {
  const { tabletop } = of.presentation;
  const after = edits.reduce<State | undefined>((state, edit) => state && madeBy(of, state, edit), now);
  return after ? change(countersOf(tabletop(now)), countersOf(tabletop(after))) : new Map();
};

/** Removes from the counters what the cards already explain: an open card may lie on the board as a piece. */
const withoutCards = (counters: Tally, cards: Tally): Tally => {
  const by = (sign: 1 | -1): ReadonlySet<string> =>
    new Set([...cards].flatMap(([key, count]) => (Math.sign(count) === sign ? [(JSON.parse(key) as Placed)[0]] : [])));
  const [left, laid] = [by(-1), by(1)];
  return new Map(
    [...counters].filter(([key]) => {
      const [card] = JSON.parse(key) as Placed;
      return !(left.has(card) && laid.has(card) && cards.has(key));
    }),
  );
};

const counterEdits = (tally: Tally, of: OfGame, now: State): readonly GameEdit[] => {
  const { lost, won } = spread(tally);
  const left = new Set(lost);
  const edits: GameEdit[] = [];
  /** Matches a piece that left a place with one that came in its stead, if any. */
  const pair = (
    isSame: (one: Placed, other: Placed) => boolean,
    made: (one: Placed, other: Placed) => readonly GameEdit[],
  ): void => {
    for (const one of [...left]) {
      const n = won.findIndex(other => isSame(one, other));
      const [other] = n < 0 ? [] : won.splice(n, 1);
      if (!other) continue;
      left.delete(one);
      edits.push(...made(one, other));
    }
  };
  const move = ([piece, from]: Placed, [, to]: Placed): GameEdit => ({ kind: 'move', piece, from, to, count: 1 });
  const flip = ([piece, at]: Placed): GameEdit => ({ kind: 'flip', piece, at });
  const sides = new Map<Placed, string | undefined>();
  /** The piece after turning it over. */
  const otherSide = (one: Placed): string | undefined => {
    if (!sides.has(one)) {
      const { won } = spread(doneBy(of, now, flip(one)));
      sides.set(one, won.find(([, at]) => at === one[1])?.[0]);
    }
    return sides.get(one);
  };
  pair(
    (one, [piece, at]) => at === one[1] && piece === otherSide(one),
    one => [flip(one)],
  );
  pair(
    ([piece], [other]) => piece === other,
    (one, other) => [move(one, other)],
  );
  // in the new place its other side may be up by itself, or it is turned before the move
  pair(
    (one, [piece]) => piece === otherSide(one),
    (one, other) =>
      doneBy(of, now, move(one, other)).has(keyOf(...other))
        ? [move(one, other)]
        : [flip(one), move([other[0], one[1]], other)],
  );
  // it cannot be turned where it was: a token of the supply
  const turnedThere = (one: Placed, other: Placed): readonly GameEdit[] => [move(one, other), flip([one[0], other[1]])];
  pair(
    (one, other) => !sides.get(one) && doneBy(of, now, ...turnedThere(one, other)).has(keyOf(...other)),
    turnedThere,
  );
  return [
    ...edits,
    ...won.map(([piece, to]): GameEdit => ({ kind: 'add', piece, to, count: 1 })),
    ...[...left].map(([piece, from]): GameEdit => ({ kind: 'remove', piece, from, count: 1 })),
  ];
};

/** Cards that move between piles: by name if either side knows it, the rest by number. */
const cardEdits = (tally: Tally, decks: ReadonlySet<string>): readonly GameEdit[] => {
  const { lost: all, won } = spread(tally);
  // what turns up elsewhere comes out of a hand sooner than out of a deck, from which hands are filled
  const lost = all.toSorted(([, one], [, other]) => Number(decks.has(one)) - Number(decks.has(other)));
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

/** The changes by hand, one a piece, that make this difference on a table, as far as it is visible. */
export const editsOf = ({ counters, markers, cards }: TabletopDiff, of: OfGame, now: State): readonly GameEdit[] => {
  const tabletop = of.presentation.tabletop(now);
  const values = valuesOf(tabletop);
  const decks = new Set(tabletop.piles.flatMap(({ id, role }) => (role === 'draw' ? [id] : [])));
  return [
    ...counterEdits(withoutCards(counters, cards), of, now),
    ...[...markers].flatMap(([marker, by]): GameEdit[] => {
      const value = values.find(({ id }) => id === marker)?.value;
      return value === undefined ? [] : [{ kind: 'set', marker, to: value + by }];
    }),
    ...cardEdits(cards, decks),
  ];
};

/** The changes by hand, one a piece, that turn one table into another. */
export const changesBetween = (of: OfGame, before: State, after: State): readonly GameEdit[] => {
  const { tabletop } = of.presentation;
  return editsOf(diffTabletops(tabletop(before), tabletop(after)), of, before);
};
