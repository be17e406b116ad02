/** Advice on an edit that no action makes: how the rules would make it, and the section that says so. */
import { editAdviceOf } from '../../kernel/edit-rules';
import { isOffice } from './data/offices';
import { refuse, type Reason } from './refusals';
import { holderOf, personOf, type Kremlin, type State } from './state';
import type { Event } from './vocabulary';

type Moved = Extract<Event, { readonly kind: 'moved' }>;

/** A politician who goes by no action: from where to where. */
const moved = ({ politician, to }: Moved, state: State) => {
  const from = personOf(state, politician).at;
  if (isOffice(to)) {
    const holder = holderOf(state, to);
    return holder !== undefined && holder !== politician
      ? refuse('§replacement', 'way-office-taken', { holder })
      : refuse('§replacement', 'way-office');
  }
  switch (to) {
    case 'siberia':
      return refuse('§siberia', 'way-siberia');
    case 'exile':
      return refuse('§exile', 'way-exile');
    case 'removed':
      return refuse('§health', 'way-died');
    case 'waiting':
      return refuse('§replacement', 'way-waiting');
    default:
      if (from === 'siberia') return refuse('§rehabilitation', 'way-rehabilitated');
      return from === 'exile' ? refuse('§exile', 'way-exile-back') : refuse('§replacement', 'way-people');
  }
};

const OF_FIELD = { stress: 'way-aged', suspicion: 'way-suspected', sick: 'way-sick', cure: 'way-cure' } as const;

const isHand = (pile: string): boolean => pile.endsWith('-hand');

export const editAdvice = editAdviceOf<Kremlin, Reason>()({
  events: {
    'cards-looked-at': 'way-looked',
    'cards-shown': 'way-card-shown',
    'cards-recalled': 'way-gathered',
    'discards-shuffled': (_event, { piles }) => refuse('§intrigue', 'way-discards', { deck: piles.deck.length }),
    moved,
    'pile-shuffled': 'way-shuffled',
    put: ({ field }) => OF_FIELD[field],
    'turn-set': 'way-year',
  },
  cards({ from, to }, { piles }) {
    if (from === 'discards' && to === 'deck') return refuse('§intrigue', 'way-discards', { deck: piles.deck.length });
    if (from === 'deck' && isHand(to)) return refuse('§intrigue', 'way-card-drawn');
    if (isHand(from))
      return isHand(to) ? refuse('§bargains', 'way-card-given') : refuse('§intrigue', 'way-card-discarded');
    return refuse('§intrigue', 'way-card-lies');
  },
});
