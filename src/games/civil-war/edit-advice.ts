/** The answer to a change by hand that no action makes: how the rules would do it, and their section. */
import { editAdviceOf } from '../../kernel/edit-rules';
import { refuse, type Reason } from './refusals';
import { armyOf, armyWith, type CivilWar, type State } from './state';
import type { PileId } from './vocabulary';

const is =
  (word: string) =>
  (pile: string): boolean =>
    pile.endsWith(`-${word}`);
const [isHand, isDeck, isDiscard] = [is('hand'), is('deck'), is('discard')];

const refilled = (state: State, deck: PileId) =>
  refuse('§propaganda', 'way-discards', { deck: state.piles[deck].length });

export const editAdvice = editAdviceOf<CivilWar, Reason>()({
  events: {
    'card-discarded': 'way-card-discarded',
    'cards-looked-at': 'way-looked',
    'cards-recalled': 'way-gathered',
    'discards-shuffled': ({ to }, state) => refilled(state, to),
    'leader-lost': 'way-leader-lost',
    'leader-moved': 'way-leader-moved',
    'leader-rallied': 'way-leader-rallied',
    'leader-recruited': 'way-leader-recruited',
    'markers-set': 'way-markers',
    'morale-changed': 'way-morale',
    'pile-shuffled': 'way-shuffled',
    'token-removed': refuse('§attacking', 'way-token'),
    'troop-captured': 'way-troop-captured',
    'troop-lost': 'way-troop-lost',
    'troop-moved'({ troop, leader }, state) {
      const [from, to] = [armyWith(state, troop)?.front, armyOf(state, leader)?.front];
      return from !== undefined && to !== undefined && from !== to ? 'way-leader-moved' : 'way-troop-moved';
    },
    'troop-recruited': 'way-troop-recruited',
    'troop-withdrawn': 'way-troop-withdrawn',
    'turn-set': 'way-turn',
    'unit-placed': 'way-placed',
    'unit-taken': 'way-taken',
  },
  cards({ from, to }, state) {
    if (isDiscard(from) && isDeck(to)) return refilled(state, from.startsWith('red') ? 'red-deck' : 'white-deck');
    if (isDeck(from) && isHand(to)) return refuse('§propaganda', 'way-card-drawn');
    if (isHand(from) && isDiscard(to)) return refuse('§reserve', 'way-card-discarded');
    return refuse('§reserve', 'way-card-lies');
  },
});
