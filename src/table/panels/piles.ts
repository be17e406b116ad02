/** The piles of a table in the column: their contents, and the cards of one that is spread out or looked at. */
import type { Pile } from '../../kernel/board';
import { specIn } from '../../kernel/piles';
import { depthOf } from '../board/by-hand';
import { type Looked, lookedAt } from '../board/looking';
import { pileOwner } from '../drawing/signs';
import { emblemOf, type Emblem } from '../drawing/emblems';
import type { Reading } from './reading';

export interface PileLine {
  readonly pile: string;
  readonly name: string;
  readonly count: number;
  /** The top card, if it is open. */
  readonly top: string;
  readonly emblem?: Emblem;
}
export interface SpreadCard {
  readonly pile: string;
  readonly at: number;
  readonly card: string;
  readonly name: string;
}
export interface SpreadPanel {
  readonly pile: string;
  readonly heading: string;
  readonly seen: string;
  readonly cards: readonly SpreadCard[];
}
export interface PilesPanel {
  /** Is there nothing else in the column? Then the piles are unfolded. */
  readonly open: boolean;
  readonly lines: readonly PileLine[];
  readonly spread?: SpreadPanel;
}

/** What this user has opened: a spread pile, and the looks that they dismissed. */
export interface Spreading {
  readonly pile?: string | undefined;
  /** Looks up to this entry are dismissed. */
  readonly done: number;
}

const cardOf = ({ words }: Reading, pile: string, at: number, card: string): SpreadCard => ({
  pile,
  at,
  card,
  name: words.name(card),
});

const spreadOut = (reading: Reading, pile: Pile): SpreadPanel => {
  const { words, speech } = reading;
  return {
    pile: pile.id,
    heading: words.name(pile.id),
    seen: speech.localize(pile.cards.includes('?') ? 'RT.hands.seen.nobody' : 'RT.hands.lies-open'),
    cards: pile.cards.map((card, n) => cardOf(reading, pile.id, depthOf(pile, n), card)),
  };
};

const lookedOver = (reading: Reading, { pile, cards }: Looked): SpreadPanel => ({
  pile,
  heading: reading.speech.format('RT.hands.looking', { pile: reading.words.name(pile) }),
  seen: reading.speech.localize('RT.hands.seen.you'),
  cards: cards.flatMap((card, at) => (card === undefined ? [] : [cardOf(reading, pile, at, card)])),
});

/** Undefined if cards are not moved by hand: in Enforced, and before the beginning. */
export const pilesPanel = (reading: Reading, { pile, done }: Spreading): PilesPanel | undefined => {
  const {
    client: { game, presentation, timeline, seat },
    words,
  } = reading;
  if (timeline.mode === 'enforced' || !timeline.begun) return undefined;
  const seats = game.seats(timeline.head.options);
  const specs = game.piles(timeline.head.options);
  const piles = presentation.tabletop(timeline.state).piles.filter(({ id }) => specIn(specs, id));
  const looked = lookedAt(timeline, seat);
  const out = piles.find(({ id }) => id === pile);
  const spread = out
    ? spreadOut(reading, out)
    : looked && looked.revision > done
      ? lookedOver(reading, looked)
      : undefined;
  return {
    open: timeline.mode === 'free',
    lines: piles.map(one => {
      const owner = pileOwner(seats, one);
      const [top] = one.cards;
      return {
        pile: one.id,
        name: words.name(one.id),
        count: one.cards.length,
        top: top === undefined || top === '?' || one.role === 'hand' ? '' : words.name(top),
        ...(owner !== undefined && { emblem: emblemOf(seats, owner) }),
      };
    }),
    ...(spread && { spread }),
  };
};
