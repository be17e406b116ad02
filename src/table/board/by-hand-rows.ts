/** The changes by hand as rows of a menu, with who will see what. */
import type { GameEdit } from '../../kernel/edit';
import { type PileSpec, homeOf, mayRead } from '../../kernel/piles';
import { type Reading, joined, seatName } from '../panels/reading';
import { type Drop, judge, saidOf } from './by-hand';
import { handOf } from './hand';
import type { BoardView } from './view';

/** One change, with who sees what. */
export interface ByHandRow {
  readonly key: string;
  readonly label: string;
  readonly seen: string;
  readonly edit: GameEdit;
  readonly drop: Drop;
  /** The rule that it breaks, where the rules advise. */
  readonly breaks?: { readonly section: string; readonly text: string };
  /** The legal action with the same result, in words, offered when the row is chosen. */
  readonly action?: string;
}

/** A card that can be pointed at: by its place in the pile, and by name if it is known. */
export interface PiledCard {
  readonly pile: string;
  /** How many cards lie on it. */
  readonly at: number;
  readonly card: string;
}

export type Seen = Pick<BoardView, 'state' | 'tabletop' | 'board'>;
export type Spec = PileSpec<string>;

export interface Ways {
  readonly reading: Reading;
  readonly view: Seen;
  readonly specs: Readonly<Record<string, Spec>>;
  readonly seat: string | undefined;
  readonly said: typeof saidOf;
}

/** `said`: what the rules say of each change; `saidSoFar` where nobody shall wait for it. */
export const waysOf = (reading: Reading, view: Seen, said: Ways['said'] = saidOf): Ways => {
  const { client } = reading;
  return { reading, view, specs: client.game.piles(client.timeline.head.options), seat: client.seat, said };
};

export const word = ({ reading: { speech } }: Ways, key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.hands.${key}`, data);

export const seen = (ways: Ways, key: string, data?: Readonly<Record<string, string>>): string =>
  word(ways, `seen.${key}`, data);

const readersOf = ({ reading: { client } }: Ways, { readers }: Spec): readonly string[] =>
  client.game.seats(client.timeline.head.options).filter(seat => mayRead(readers, seat));

/** Who will have seen cards that move from one pile to another. */
export const seenBetween = (ways: Ways, from: Spec, to: Spec): string => {
  if (from.readers === 'everybody' || to.readers === 'everybody') return seen(ways, 'all');
  const seats = [...new Set([...readersOf(ways, from), ...readersOf(ways, to)])];
  if (!seats.length) return seen(ways, 'nobody');
  if (seats.every(one => one === ways.seat)) return seen(ways, 'you');
  const names = seats.map(one => (one === ways.seat ? seen(ways, 'me') : seatName(ways.reading, one)));
  return seen(ways, 'seats', { seats: joined(ways.reading.speech, names) });
};

/** A row, or undefined if the change makes no sense. */
export const row = (ways: Ways, key: string, label: string, said: string, edit: GameEdit): readonly ByHandRow[] => {
  const { reading, view } = ways;
  const hand = handOf({ client: reading.client, view }, { byHand: true });
  const drop = judge(hand, [edit]);
  if (drop.kind === 'refused') return [];
  const asked = drop.kind === 'proposal' ? whoIsAsked(ways, edit) : '';
  const advised = ways.said(hand, edit);
  const breaks = advised.judged ? advised.breaks : 'breaks' in drop ? drop.breaks : undefined;
  const action = drop.kind === 'command' ? drop.command : advised.action;
  return [
    {
      key,
      label,
      edit,
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

/** Do two piles share a deck? If a game does not say where cards return to, all belong together. */
const belongs = (specs: Ways['specs'], one: string, other: string): boolean => {
  const homes = [homeOf(specs, one), homeOf(specs, other)];
  return homes.includes(undefined) || homes[0] === homes[1];
};

/** Open piles come before cards out of the game, and decks before other hands. */
const RANKS = 'discard in-play aside deck hand';

/** The piles a card can go to: my hand first, then open piles, decks, and other hands. */
export const others = ({ view, specs, seat }: Ways, pile: string): readonly (readonly [string, Spec])[] => {
  const rank = ({ role, owner }: Spec): number => (owner !== undefined && owner === seat ? -1 : RANKS.indexOf(role));
  return view.tabletop.piles
    .flatMap(({ id }): (readonly [string, Spec])[] => {
      const spec = specs[id];
      return spec && id !== pile && belongs(specs, id, pile) ? [[id, spec]] : [];
    })
    .toSorted(([, one], [, other]) => rank(one) - rank(other));
};

export const cardsIn = ({ view }: Ways, pile: string): readonly string[] =>
  view.tabletop.piles.find(({ id }) => id === pile)?.cards ?? [];

interface Breaking {
  readonly breaks?: ByHandRow['breaks'] | undefined;
}

const ruleOf = ({ breaks }: Breaking): string => (breaks ? `${breaks.section}: ${breaks.text}` : '');

/**
 * The rows of a menu in order: first those that break no rule, then the others under each rule as a heading. `told`:
 * the heading already names the rule.
 */
export const toldOnce = <R extends Breaking>(rows: readonly R[]): readonly (R & { readonly told?: string })[] => {
  const rules = ['', ...rows.map(ruleOf)];
  return rows
    .toSorted((one, other) => rules.indexOf(ruleOf(one)) - rules.indexOf(ruleOf(other)))
    .map(row => {
      const rule = ruleOf(row);
      return rule && rules.indexOf(rule) < rules.lastIndexOf(rule) ? { ...row, told: rule } : row;
    });
};
