/** §2.1 The deck and the cards left over, dealt anew as they were laid at set-up: Campaign by Campaign, year by year. */
import type { Rules } from '../../kernel/game';
import { allCardsIn } from '../../kernel/piles';
import { EVENTS_1917, EVENTS_1918, PROPAGANDA } from './data/deck';
import { refuse } from './refusals';
import type { AllBridges } from './types';
import { cards } from './view';

/** §2.1 Cards of a Campaign, and among how many of them at its end its Propaganda card lies. */
const CAMPAIGN = 10;
const WITH_PROPAGANDA = 5;
const YEARS = [EVENTS_1917, EVENTS_1918];
const CAMPAIGNS_OF_YEAR = PROPAGANDA.length / YEARS.length;

export const dealAnew: Rules<AllBridges>['dealAnew'] = (seen, dice) => {
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
  const unused = dice.shuffle(left.flat());
  // what lies elsewhere was put there by hand
  if (deck.length !== seen.piles.deck.length || unused.length !== seen.piles.unused.length) {
    return refuse('§2.1', 'cards-put-elsewhere');
  }
  return [cards.ordered('deck', deck), cards.ordered('unused', unused)];
};
