/**
 * §3.3 An owner's own values for the cards, in place of ours: a file names cards by their numbers and what is printed
 * on them. An Event that is not ours is marked `by-hand`: the players carry it out, then the table goes on.
 */
import type { Options } from '../../../kernel/game';
import type { OptionSpec } from '../../../kernel/options';
import { asOption, fields, judged, list, oneOf, readFile, whole, type Read } from '../../../kernel/owners-data';
import { CARD_LIST } from '../data/card-list';
import { TRACKS, type CardBase, type CardDie } from '../data/types';
import { SEATS } from '../vocabulary';

/** What an owner says of a card; what he leaves out stays as it is. */
export interface OwnersCard {
  readonly number: number;
  readonly faction?: CardBase['faction'];
  readonly points?: number;
  readonly die?: CardDie;
  readonly stays?: 'no' | 'turn' | 'era' | 'game';
  readonly star?: boolean;
  readonly event?: 'ours' | 'by-hand';
}
interface OwnersCards { readonly cards: readonly OwnersCard[] }

/** The most bytes of a file. */
const LIMIT = 262_144;
const NUMBERS = CARD_LIST.map(card => card.number);

const card: Read<OwnersCard> = fields<OwnersCard>({
  number: oneOf(NUMBERS),
  faction: oneOf([...SEATS, 'neutral']),
  points: whole(1, 8),
  die: oneOf([...TRACKS, 'all', ...SEATS]),
  stays: oneOf(['no', 'turn', 'era', 'game']),
  star: oneOf([true, false]),
  event: oneOf(['ours', 'by-hand']),
}, ['faction', 'points', 'die', 'stays', 'star', 'event']);

/** A card twice would leave open which line is meant. */
const twice = ({ cards }: OwnersCards) => cards.flatMap(({ number }, n) =>
  cards.findIndex(one => one.number === number) < n ? [{ at: `/cards/${n}/number`, problem: 'named-twice' }] : []);

const file: Read<OwnersCards> = judged(fields<OwnersCards>({ cards: list(card, 1, NUMBERS.length) }), twice);

/** The option that holds such a file in its canonical form. */
export const ownersCardsOption: OptionSpec = {
  id: 'data', section: '§3.3', kind: 'data', default: '', limit: LIMIT,
  read(text) {
    const read = readFile(text, LIMIT, file);
    return 'problems' in read ? read : { data: asOption(read.value) };
  },
};

type ByNumber = ReadonlyMap<number, OwnersCard>;
const NONE: ByNumber = new Map();

const linesOf = (option: string): ByNumber => {
  const read = readFile(option, LIMIT, file);
  return 'problems' in read ? NONE : new Map(read.value.cards.map(one => [one.number, one]));
};

let last: { readonly option: string; readonly cards: ByNumber } = { option: '', cards: NONE };

/** What the owner of this table says of its cards; one reading serves a whole game. */
export const ownersCards = (options: Options): ByNumber => {
  const option = options['data'];
  if (typeof option !== 'string' || !option) return NONE;
  if (last.option !== option) last = { option, cards: linesOf(option) };
  return last.cards;
};
