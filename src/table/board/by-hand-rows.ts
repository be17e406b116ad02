/** What a hand may do with a pile, or with a card of it, and who will see what of it: said before it is done. */
import type { GameEdit } from '../../kernel/edit';
import { looseName, looseOf } from '../../kernel/loose';
import { some } from '../../kernel/some';
import { homeOf, mayRead, type PileSpec, specIn } from '../../kernel/piles';
import { joined, seatName, type Reading } from '../panels/reading';
import { type Drop, judge, saidOf } from './by-hand';
import { handOf } from './hand';
import { placeName } from './labels';
import { turnedOver } from './loose';
import type { Placement } from './projection';
import type { BoardView } from './view';

/** One thing that can be done, with who sees what of it. */
export interface ByHandRow {
  readonly key: string;
  readonly label: string;
  readonly seen: string;
  readonly drop: Drop;
  /** The rule that it breaks, where advice is given. */
  readonly breaks?: { readonly section: string; readonly text: string };
  /** The legal action that leads to the same, in words: it is offered when the row is chosen. */
  readonly action?: string;
}

/** A card that can be pointed at: by its place in its pile, and by its name where it is known. */
export interface PiledCard {
  readonly pile: string;
  /** So many lie on it. */
  readonly at: number;
  readonly card: string;
}

type Seen = Pick<BoardView, 'state' | 'tabletop' | 'board'>;
type Spec = PileSpec<string>;

interface Ways {
  readonly reading: Reading;
  readonly view: Seen;
  readonly specs: Readonly<Record<string, Spec>>;
  readonly seat: string | undefined;
}

const waysOf = (reading: Reading, view: Seen): Ways => {
  const { client } = reading;
  return { reading, view, specs: client.game.piles(client.timeline.head.options), seat: client.seat };
};

const word = ({ reading: { speech } }: Ways, key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.hands.${key}`, data);

const seen = (ways: Ways, key: string, data?: Readonly<Record<string, string>>): string =>
  word(ways, `seen.${key}`, data);

const readersOf = ({ reading: { client } }: Ways, { readers }: Spec): readonly string[] =>
  client.game.seats(client.timeline.head.options).filter(seat => mayRead(readers, seat));

/** Who will have seen cards that go from one pile to another. */
const seenBetween = (ways: Ways, from: Spec, to: Spec): string => {
  if (from.readers === 'everybody' || to.readers === 'everybody') return seen(ways, 'all');
  const seats = [...new Set([...readersOf(ways, from), ...readersOf(ways, to)])];
  if (!seats.length) return seen(ways, 'nobody');
  if (seats.every(one => one === ways.seat)) return seen(ways, 'you');
  const names = seats.map(one => (one === ways.seat ? seen(ways, 'me') : seatName(ways.reading, one)));
  return seen(ways, 'seats', { seats: joined(ways.reading.speech, names) });
};

/** A row, unless the change makes no sense. */
const row = (ways: Ways, key: string, label: string, said: string, edit: GameEdit): readonly ByHandRow[] => {
  const { reading, view } = ways;
  const hand = handOf({ client: reading.client, view }, { byHand: true });
  const drop = judge(hand, [edit]);
  if (drop.kind === 'refused') return [];
  const asked = drop.kind === 'proposal' ? whoIsAsked(ways, edit) : '';
  const advised = saidOf(hand, edit);
  const breaks = ('breaks' in drop ? drop.breaks : undefined) ?? advised.breaks;
  const action = drop.kind === 'command' ? drop.command : advised.action;
  return [
    {
      key,
      label,
      seen: asked ? `${asked}; ${said}` : said,
      drop,
      ...(breaks && {
        breaks: { section: reading.words.section(breaks.section), text: reading.words.refusal(breaks) },
      }),
      ...(action && {
        action: reading.speech.format('RT.board.also', { action: reading.words.command(action) }),
      }),
    },
  ];
};

const whoIsAsked = (ways: Ways, edit: GameEdit): string => {
  const { reading, view } = ways;
  const owner = handOf({ client: reading.client, view }, { byHand: true }).whose?.(edit);
  return owner === undefined ? '' : seen(ways, 'asked', { seat: seatName(reading, owner) });
};

/** Are two piles of one deck? Where a game says nothing of where cards go back to, all belong together. */
const belongs = (specs: Ways['specs'], one: string, other: string): boolean => {
  const homes = [homeOf(specs, one), homeOf(specs, other)];
  return homes.includes(undefined) || homes[0] === homes[1];
};

/** The piles where a card of one may go: my hand first, then what lies open, decks, and the hands of others. */
const others = ({ view, specs, seat }: Ways, pile: string): readonly (readonly [string, Spec])[] => {
  const rank = ({ role, owner }: Spec): number =>
    owner !== undefined && owner === seat ? 0 : role === 'deck' ? 3 : role === 'hand' ? 4 : role === 'discard' ? 1 : 2;
  return view.tabletop.piles
    .flatMap(({ id }): (readonly [string, Spec])[] => {
      const spec = specs[id];
      return spec && id !== pile && belongs(specs, id, pile) ? [[id, spec]] : [];
    })
    .toSorted(([, one], [, other]) => rank(one) - rank(other));
};

const cardsIn = ({ view }: Ways, pile: string): readonly string[] =>
  view.tabletop.piles.find(({ id }) => id === pile)?.cards ?? [];

/** Rows for the hands that a deck fills: my own and all together, or those of the others. */
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

/** Rows for looking: the top ones, and all of them. */
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
  // of my own hand only the whole is moved at once: single cards are chosen in it
  const most = isOwn ? all : Math.max(1, Math.min(count, all));
  // of another's hand cards are only asked for
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

/** Cards that lie loose are turned over together. */
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

/** So far apart come cards to lie that are laid on the board without being dragged. */
const APART = 36;

/** Rows for a card that is laid loose in the middle of the board, where nothing of it lies yet. */
const ontoBoard = (ways: Ways, pile: string, named: { readonly card: string; readonly at?: number }) => {
  const { board, tabletop } = ways.view;
  const spec = specIn(ways.specs, pile);
  if (!spec || looseOf(pile)) return [];
  const lying = tabletop.piles.filter(({ id }) => looseOf(id)).length;
  const at = { x: board.width / 2 + lying * APART, y: board.height / 2 + lying * APART };
  const home = homeOf(ways.specs, pile);
  return [true, false].flatMap(up => {
    const to = looseName({ ...at, up, ...some({ home }) });
    const there = specIn(ways.specs, to);
    const key = up ? 'board-up' : 'board-down';
    const said = there ? seenBetween(ways, spec, there) : '';
    return row(ways, key, word(ways, key), said, { kind: 'card', ...named, from: pile, to });
  });
};

/** All that can be done with a pile; `count`: with so many cards at a time. */
export const pileRows = (reading: Reading, view: Seen, pile: string, count: number): readonly ByHandRow[] => {
  const ways = waysOf(reading, view);
  if (looseOf(pile)) {
    const [top = '?'] = cardsIn(ways, pile);
    const looks = top === '?' ? lookRows(ways, pile, cardsIn(ways, pile).length) : [];
    return [...looseRows(ways, pile), ...looks, ...cardRows(reading, view, { pile, at: 0, card: top })];
  }
  const role = ways.specs[pile]?.role;
  if (role === undefined) return [];
  return role === 'deck' ? deckRows(ways, pile, count) : heapRows(ways, pile, count);
};

/** All that can be done with one card of a pile. */
export const cardRows = (reading: Reading, view: Seen, { pile, at, card }: PiledCard): readonly ByHandRow[] => {
  const ways = waysOf(reading, view);
  const from = specIn(ways.specs, pile);
  if (!from) return [];
  const isNamed = cardsIn(ways, pile).includes(card) && card !== '?';
  const named = isNamed ? { card } : { card: '?', at };
  const move = (to: string, spec: Spec, under: boolean): readonly ByHandRow[] => {
    const key =
      spec.role === 'hand'
        ? spec.owner === ways.seat
          ? 'take-it'
          : 'give'
        : spec.role === 'deck'
          ? under
            ? 'under'
            : 'top'
          : 'to';
    const data = { pile: ways.reading.words.name(to), seat: seatName(reading, spec.owner ?? '') };
    return row(ways, `${key} ${to}`, word(ways, key, data), seenBetween(ways, from, spec), {
      kind: 'card',
      ...named,
      from: pile,
      to,
      ...(under && { under }),
    });
  };
  const own: readonly (readonly [string, Spec])[] = from.role === 'deck' ? [[pile, from]] : [];
  return [
    ...[...own, ...others(ways, pile)].flatMap(([to, spec]) => [
      ...move(to, spec, false),
      ...(spec.role === 'deck' ? move(to, spec, true) : []),
    ]),
    ...ontoBoard(ways, pile, named),
    ...(isNamed
      ? row(ways, 'show-card', word(ways, 'show-card'), seen(ways, 'all'), { kind: 'show', card, pile })
      : []),
  ];
};

/** All that can be done with a counter or marker where it lies; `count`: with so many of a stack. */
export const pieceRows = (reading: Reading, view: BoardView, { kind, id, piece, slot }: Placement, count: number) => {
  const ways = waysOf(reading, view);
  const all = seen(ways, 'all');
  if (kind === 'marker') {
    const marker = view.tabletop.markers.find(one => one.id === id);
    const value = marker?.value ?? 0;
    return [1, -1].flatMap(by =>
      row(
        ways,
        by > 0 ? 'up-by' : 'down-by',
        word(ways, by > 0 ? 'up-by' : 'down-by', { to: String(value + by * count) }),
        all,
        {
          kind: 'set',
          marker: id,
          to: value + by * count,
        },
      ),
    );
  }
  if (piece === undefined || piece === '?') return [];
  const n = String(count);
  return [
    ...row(ways, 'flip', word(ways, 'flip'), all, { kind: 'flip', piece, at: slot }),
    ...row(ways, 'one-more', word(ways, 'one-more', { count: n }), all, { kind: 'add', piece, to: slot, count }),
    ...row(ways, 'away', word(ways, 'away', { count: n }), all, { kind: 'remove', piece, from: slot, count }),
    ...view.board.slots.flatMap(({ id: to }) =>
      to === slot || count < 2
        ? []
        : row(ways, `move ${to}`, word(ways, 'move', { count: n, place: placeName(view, reading.words, to) }), all, {
            kind: 'move',
            piece,
            from: slot,
            to,
            count,
          }),
    ),
  ];
};
