/** What a seat may know: everything except the draw deck and the cards left over. */
import { cardKit } from '../../kernel/kit/cards';
import { type PileSpec, type PileSpecs, allCardsIn } from '../../kernel/piles';
import type { AllBridges, State } from './state';
import type { Event, PileId, Seat } from './vocabulary';
import type { Rules } from '../../kernel/game';
import { CARDS, EVENTS_1917, EVENTS_1918, PROPAGANDA } from './data/cards';
import { refuse } from './refusals';

const open = (role: PileSpec<Seat>['role'], slot: PileId): PileSpec<Seat> => ({
  readers: 'everybody',
  role,
  slot,
  home: 'deck',
});

const PILES_AS_DATA: PileSpecs<Seat, PileId> = {
  deck: { readers: 'nobody', role: 'deck', slot: 'deck' },
  upcoming: open('in-play', 'upcoming'),
  current: open('in-play', 'current'),
  played: open('discard', 'played'),
  propaganda: open('discard', 'propaganda'),
  pivotal: open('in-play', 'pivotal'),
  discarded: open('aside', 'discarded'),
  // cards left over at set-up may not be looked at
  unused: { readers: 'nobody', role: 'aside', slot: 'unused' },
};

export const cards = cardKit<AllBridges>({ piles: () => PILES_AS_DATA });
export const { hide, piles } = cards;

/** Events that reveal a card to everybody. */
export const reveals: ReadonlySet<Event['kind']> = new Set([...cards.reveals, 'card-moved']);

// §2.1 Redeals the deck and the cards left over as at set-up: Campaign by Campaign, year by year.

/** §2.1 Cards of a Campaign, and how many of its last cards include its Propaganda card. */
const CAMPAIGN = 10;
const WITH_PROPAGANDA = 5;
const YEARS = [EVENTS_1917, EVENTS_1918];
const CAMPAIGNS_OF_YEAR = PROPAGANDA.length / YEARS.length;

/** The piles that nobody sees, the deck first, with their sizes. */
const hiddenIn = ({ piles }: State): readonly { readonly pile: PileId; readonly count: number }[] => {
  // a loose pile's name is its place
  const others = (Object.keys(piles) as PileId[]).filter(pile => pile !== 'deck' && piles[pile].includes('?'));
  return (['deck', ...others] as const).map(pile => ({ pile, count: piles[pile].length }));
};

export const redeal: Rules<AllBridges>['redeal'] = (seen, dice) => {
  const placed = new Set(allCardsIn(seen));
  const gone = PROPAGANDA.length * CAMPAIGN - seen.piles.deck.length;
  const left = YEARS.map(events => [...dice.shuffle(events.filter(card => !placed.has(card)))]);
  const deck = PROPAGANDA.flatMap((card, n) => {
    const size = Math.min(CAMPAIGN, Math.max(0, (n + 1) * CAMPAIGN - gone));
    const propaganda = size && !placed.has(card) ? [card] : [];
    const events = left[Math.floor(n / CAMPAIGNS_OF_YEAR)]?.splice(0, size - propaganda.length) ?? [];
    const onTop = Math.max(0, size - WITH_PROPAGANDA);
    return [...events.slice(0, onTop), ...dice.shuffle([...events.slice(onTop), ...propaganda])];
  });
  // a card set aside by hand is among the others that nobody sees
  const blanks = hiddenIn(seen);
  const others = dice.shuffle(CARDS.filter(card => !placed.has(card) && !deck.includes(card)));
  const hidden = [...deck, ...others];
  if (hidden.length !== blanks.reduce((sum, { count }) => sum + count, 0)) {
    return refuse('§2.1', 'cards-put-elsewhere');
  }
  return blanks.map(({ pile, count }) => cards.ordered(pile, hidden.splice(0, count)));
};
