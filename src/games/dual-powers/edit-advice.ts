/** The answer to a change by hand that no action makes: how the rules would do it, and their section. */
import { editAdviceOf } from '../../kernel/edit-rules';
import { regionOn } from './data/box';
import { kindOf } from './data/tokens';
import { refuse, type Reason } from './refusals';
import { isUnit, ownerOf, type DualPowers, type State } from './state';
import { isRegion, type Event } from './vocabulary';

type Moved = Extract<Event, { readonly kind: 'token-moved' }>;

/** A token moved by no action: its origin, destination and owner. */
const tokenMoved = ({ token, from, to }: Moved, state: State) => {
  const waits = [from, to].some(place => place === 'above-may' || place === 'above-august');
  if (waits) return refuse('§events', 'way-trotsky');
  if (!isRegion(from) || !isRegion(to)) return refuse('§move', 'way-moved-home');
  return ownerOf(state, kindOf(token)) === 'nobody'
    ? refuse('§move', 'way-moved-neutral')
    : refuse('§move', 'way-moved');
};

const isPile =
  (word: string) =>
  (pile: string): boolean =>
    pile.endsWith(`-${word}`);
const isHand = isPile('hand');
const isObjective = (pile: string): boolean => pile.endsWith('-objective') || pile.endsWith('-revealed');

export const editAdvice = editAdviceOf<DualPowers, Reason>()({
  events: {
    'blockade-moved': 'way-blockade',
    'card-played': 'way-card-played',
    'cards-looked-at': 'way-looked',
    'cards-recalled': 'way-gathered',
    'date-set': 'way-date',
    'discards-shuffled': (_event, { piles }) => refuse('§draw', 'way-discards', { deck: piles.deck.length }),
    'marker-placed': 'way-marker',
    'marker-returned': 'way-marker-back',
    'objective-chosen': 'way-objective',
    'objective-revealed': 'way-revealed',
    'objective-taken-back': 'way-objective-back',
    'pile-shuffled': 'way-shuffled',
    'score-set': 'way-score',
    'token-exhausted': 'way-exhausted',
    'token-moved': tokenMoved,
    'token-recruited': ({ token }, state) =>
      isUnit(state, kindOf(token)) ? 'way-recruited' : refuse('§leader', 'way-leader'),
    'token-refreshed': 'way-refreshed',
    'will-taken': 'way-will',
  },
  cards({ from, to, card }, { piles }) {
    if (regionOn(card) !== undefined || from === 'tiles' || to === 'spent-tiles') return refuse('§cleanup', 'way-tile');
    if (from === 'discard' && to === 'deck') return refuse('§draw', 'way-discards', { deck: piles.deck.length });
    if (from === 'deck' && isHand(to)) return refuse('§draw', 'way-card-drawn');
    if (isHand(from) && isPile('played')(to)) return refuse('§action', 'way-card-played');
    if (isHand(from) && isObjective(to)) return refuse('§objective', 'way-objective');
    if (isObjective(from))
      return isHand(to) ? refuse('§objective', 'way-objective-back') : refuse('§reveal', 'way-revealed');
    if (isPile('played')(from)) return refuse('§cleanup', 'way-cleared');
    return refuse('§draw', 'way-card-lies');
  },
});
