/** The Hand window: my cards with their uses, and how many cards others hold. */
import type { Message } from '../../kernel/messages';
import { cardTexts } from '../drawing/card-texts';
import { playable } from './choices';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { type Looked, readingAt } from './moment';
import { openCards, type OpenCard } from './open-cards';
import { seatName, type Reading } from './reading';

export const HAND_SORTS = ['drawn', 'kind', 'number'] as const;
export type HandSort = (typeof HAND_SORTS)[number];

export interface HandCard {
  readonly card: string;
  readonly name: string;
  /** The card's text, for screen readers. */
  readonly note: string;
  readonly playable: boolean;
  /** Its present uses, in words. */
  readonly uses: string;
  readonly chosen: boolean;
  /** The command, if exactly one mentions this card. */
  readonly only?: string;
}
export interface HandPanel {
  readonly seated: boolean;
  readonly seat: string;
  readonly cards: readonly HandCard[];
  /** If nobody holds cards: the open cards. */
  readonly open: readonly OpenCard[];
  readonly sorts: readonly { readonly sort: HandSort; readonly name: string; readonly on: boolean }[];
  readonly mine: readonly {
    readonly seat: string;
    readonly name: string;
    readonly emblem: Emblem;
    readonly on: boolean;
  }[];
  readonly others: readonly { readonly name: string; readonly emblem: Emblem; readonly count: string }[];
  /** There are too many others for their names to fit in one line. */
  readonly manyOthers: boolean;
}
/** More names than this do not fit in one line. */
const FEW = 2;

const noteOf = ({ client: { presentation }, words, speech }: Reading, card: string): string => {
  const face = presentation.face(card);
  if (!face) return speech.localize('RT.hand.hidden');
  const { kind = '', tags = [], note } = cardTexts(face, words);
  return [
    `${[kind, ...(face.number === undefined ? [] : [String(face.number)]), ...tags].filter(Boolean).join(', ')}.`,
    ...(note === undefined ? [] : [note]),
    ...(face.reconstructed === undefined
      ? []
      : [speech.format('RT.hand.reconstructed', { source: words.text(face.reconstructed) })]),
  ].join(' ');
};

const onlyCommand = (commands: readonly Message[] | undefined): string | undefined =>
  commands?.length === 1 ? JSON.stringify(commands[0]) : undefined;

/** The kinds of commands that mention the card, each once. */
const usesOf = ({ words, speech }: Reading, commands: readonly Message[] = []): string => {
  const kinds = [...new Set(commands.map(command => command.kind))].map(words.kind);
  return kinds.length ? speech.format('RT.hand.uses', { uses: kinds.join(' · ') }) : '';
};

const handCard =
  (reading: Reading, may: ReadonlyMap<string, readonly Message[]>, chosen: string | undefined) =>
  (card: string): HandCard => {
    const {
      client: { presentation },
      words,
      speech,
    } = reading;
    const only = onlyCommand(may.get(card));
    const face = presentation.face(card);
    const name = face ? words.text(face.word) : speech.localize('RT.hand.hidden');
    return {
      card,
      name,
      note: noteOf(reading, card),
      playable: may.has(card),
      uses: usesOf(reading, may.get(card)),
      chosen: card === chosen,
      ...(only !== undefined && { only }),
    };
  };

/** By kind, then by name or by number, the highest first. */
const sorted = (
  { client: { presentation }, words }: Reading,
  cards: readonly string[],
  sort: HandSort,
): readonly string[] => {
  if (sort === 'drawn') return cards;
  const key = (card: string): { kind: string; number: number; name: string } => {
    const face = presentation.face(card);
    return { kind: face?.kind ?? '', number: face?.number ?? 0, name: face ? words.text(face.word) : '' };
  };
  return [...cards].sort((a, b) => {
    const one = key(a);
    const other = key(b);
    const byName = one.name.localeCompare(other.name);
    return sort === 'number' ? other.number - one.number || byName : one.kind.localeCompare(other.kind) || byName;
  });
};

/** `looked`: the moment that the board shows. The hand is that of then, and nothing in it can be used. */
export const handPanel = (now: Reading, chosen: string | undefined, sort: HandSort, looked?: Looked): HandPanel => {
  const reading = readingAt(now, looked);
  const uses = reading === now ? playable(reading) : new Map<string, readonly Message[]>();
  const {
    client: { game, presentation, timeline, seat, mySeats },
    speech,
  } = reading;
  const seats = game.seats(timeline.head.options);
  const hands = presentation.tabletop(timeline.state).piles.filter(pile => pile.role === 'hand');
  const others = hands.filter(pile => pile.owner !== undefined && pile.owner !== seat);
  const mine = hands.filter(pile => seat !== undefined && pile.owner === seat).flatMap(pile => pile.cards);
  return {
    seated: seat !== undefined,
    seat: seat === undefined ? '' : seatName(reading, seat),
    cards: sorted(reading, mine, sort).map(handCard(reading, uses, chosen)),
    open: hands.length ? [] : openCards(reading),
    sorts: HAND_SORTS.map(one => ({ sort: one, on: one === sort, name: speech.localize(`RT.hand.sort-${one}`) })),
    mine:
      mySeats.length < 2
        ? []
        : mySeats.map(one => ({
            seat: one,
            name: seatName(reading, one),
            emblem: emblemOf(seats, one),
            on: one === seat,
          })),
    others: others.map(pile => ({
      name: seatName(reading, pile.owner ?? ''),
      emblem: emblemOf(seats, pile.owner ?? ''),
      count: speech.format('RT.hand.count', { count: String(pile.cards.length) }),
    })),
    manyOthers: others.length > FEW,
  };
};
