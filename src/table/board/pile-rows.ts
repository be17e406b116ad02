/** The changes by hand for a pile. */
import { looseOf } from '../../kernel/piles';
import { type Reading, seatName } from '../panels/reading';
import {
  type ByHandRow,
  type Seen,
  type Spec,
  type Ways,
  cardsIn,
  others,
  row,
  seen,
  seenBetween,
  waysOf,
  word,
} from './by-hand-rows';
import { cardRows, ontoBoard } from './card-rows';
import { turnedOver } from './loose';

/** Rows for dealing from a deck: to my hand and to all, or to the others. */
const dealRows = (ways: Ways, pile: string, count: number, toOthers: boolean): readonly ByHandRow[] => {
  const n = String(count);
  const hands = others(ways, pile).filter(([, { role, owner }]) => role === 'hand' && owner !== undefined);
  const toHand = ([to, spec]: readonly [string, Spec]): readonly ByHandRow[] => {
    const isMine = spec.owner === ways.seat;
    const label = isMine
      ? word(ways, 'draw', { count: n })
      : word(ways, 'deal-to', { count: n, seat: seatName(ways.reading, spec.owner ?? '') });
    const deck = ways.specs[pile];
    const said = deck ? seenBetween(ways, deck, spec) : '';
    return row(ways, `deal ${to}`, label, said, { kind: 'deal', pile, count, to });
  };
  const all = hands.length > 1 ? word(ways, 'deal', { count: n }) : undefined;
  if (toOthers) return hands.filter(([, { owner }]) => owner !== ways.seat).flatMap(toHand);
  return [
    ...hands.filter(([, { owner }]) => owner === ways.seat).flatMap(toHand),
    ...(all === undefined ? [] : row(ways, 'deal', all, seen(ways, 'own'), { kind: 'deal', pile, count })),
  ];
};

/** Rows for looking: at the top cards, and at all. */
const lookRows = (ways: Ways, pile: string, count: number): readonly ByHandRow[] => {
  const { seat } = ways;
  const all = cardsIn(ways, pile).length;
  if (seat === undefined) return [];
  const look = (key: string, n: number): readonly ByHandRow[] =>
    row(ways, key, word(ways, key, { count: String(n) }), seen(ways, 'told'), { kind: 'look', seat, pile, count: n });
  return [...look('look', Math.min(count, all)), ...(all > 1 ? look('search', all) : [])];
};

const deckRows = (ways: Ways, pile: string, count: number): readonly ByHandRow[] => {
  const deck = ways.specs[pile];
  const most = Math.max(1, Math.min(count, cardsIn(ways, pile).length));
  const open = others(ways, pile).filter(([, { readers, role }]) => readers === 'everybody' && role !== 'hand');
  return [
    ...dealRows(ways, pile, most, false),
    ...lookRows(ways, pile, most),
    ...row(ways, 'show', word(ways, 'show'), seen(ways, 'all'), { kind: 'show', card: '?', pile }),
    ...row(ways, 'shuffle', word(ways, 'shuffle'), seen(ways, 'mixed'), { kind: 'shuffle', pile }),
    ...dealRows(ways, pile, most, true),
    ...open.flatMap(([to, spec]) =>
      row(
        ways,
        `up ${to}`,
        word(ways, 'up', { count: String(most), pile: ways.reading.words.name(to) }),
        deck ? seenBetween(ways, deck, spec) : '',
        { kind: 'cards', from: pile, to, count: most },
      ),
    ),
    ...row(ways, 'bottom', word(ways, 'bottom'), seen(ways, 'nobody'), {
      kind: 'card',
      card: '?',
      from: pile,
      to: pile,
      under: true,
    }),
    ...ontoBoard(ways, pile, { card: '?' }),
    ...row(ways, 'recall', word(ways, 'recall'), seen(ways, 'mixed'), { kind: 'recall', pile }),
  ];
};

/** Rows for several cards of a pile that is no deck. */
const heapRows = (ways: Ways, pile: string, count: number): readonly ByHandRow[] => {
  const from = ways.specs[pile];
  const all = cardsIn(ways, pile).length;
  if (!from) return [];
  const isOwn = from.role === 'hand' && from.owner === ways.seat;
  // my hand is only moved whole here: single cards have their own menus
  const most = isOwn ? all : Math.max(1, Math.min(count, all));
  // cards of another's hand can only be asked for
  const isAnothers = from.role === 'hand' && !isOwn;
  const isFor = ({ role, owner }: Spec): boolean =>
    owner === ways.seat && role === 'hand' ? true : !isAnothers && role !== 'hand';
  const moves = others(ways, pile).flatMap(([to, spec]) =>
    isFor(spec)
      ? row(
          ways,
          `to ${to}`,
          word(ways, spec.role === 'hand' ? 'take' : isOwn ? 'all-to' : 'some-to', {
            count: String(most),
            pile: ways.reading.words.name(to),
          }),
          seenBetween(ways, from, spec),
          { kind: 'cards', from: pile, to, count: most },
        )
      : [],
  );
  const back = from.home === undefined ? '' : ways.reading.words.name(from.home);
  return [
    ...moves,
    ...(from.readers === 'everybody' ? [] : lookRows(ways, pile, most).filter(() => !isOwn)),
    ...row(
      ways,
      'shuffle',
      from.role === 'discard' && back ? word(ways, 'back', { pile: back }) : word(ways, 'shuffle'),
      seen(ways, 'mixed'),
      { kind: 'shuffle', pile },
    ),
  ];
};

/** Rows for loose cards, which are turned over together. */
const looseRows = (ways: Ways, pile: string): readonly ByHandRow[] => {
  const to = turnedOver(pile);
  const count = cardsIn(ways, pile).length;
  if (to === undefined || !count) return [];
  return row(ways, 'turn', word(ways, 'turn', { count: String(count) }), seen(ways, 'all'), {
    kind: 'cards',
    from: pile,
    to,
    count,
  });
};

/** All changes by hand for a pile; `count`: how many cards at a time. */
export const pileRows = (
  reading: Reading,
  view: Seen,
  pile: string,
  count: number,
  said?: Ways['said'],
): readonly ByHandRow[] => {
  const ways = waysOf(reading, view, said);
  if (looseOf(pile)) {
    const [top = '?'] = cardsIn(ways, pile);
    const looks = top === '?' ? lookRows(ways, pile, cardsIn(ways, pile).length) : [];
    return [...looseRows(ways, pile), ...looks, ...cardRows(reading, view, { pile, at: 0, card: top })];
  }
  const role = ways.specs[pile]?.role;
  if (role === undefined) return [];
  return role === 'deck' ? deckRows(ways, pile, count) : heapRows(ways, pile, count);
};
