/** Advice on an edit that no action makes: how the rules would make it, and the section that says so. */
import { editAdviceOf } from '../../kernel/edit-rules';
import { refuse, type Reason } from './refusals';
import { forbidsCube } from './rules/mobilization';
import { forbidsOrganization } from './rules/organizations';
import type { Prelude, State } from './state';

const isHand = (pile: string): boolean => pile.endsWith('-hand');
const isDeck = (pile: string): boolean => pile.endsWith('-deck');

const heldIn = (state: State, pile: string): number =>
  Object.entries(state.piles).find(([id]) => id === pile)?.[1].length ?? 0;

export const editAdvice = editAdviceOf<Prelude, Reason>()({
  events: {
    'cards-looked-at': 'way-looked',
    'cards-moved': 'way-moved',
    'cards-recalled': 'way-gathered',
    'collapse-deck-made': 'way-collapse',
    'cubes-changed': ({ seat, place, by }, state) =>
      by > 0 ? (forbidsCube(state, seat, place) ?? 'way-cube-added') : 'way-cube-removed',
    'discards-shuffled': 'way-discards',
    'first-player-chosen': 'way-first',
    'opportunity-changed': 'way-opportunity',
    'organization-created': ({ seat, place }, state) => forbidsOrganization(state, seat, place) ?? 'way-organization',
    'organization-removed': 'way-organization-removed',
    'pile-shuffled': 'way-shuffled',
    'points-scored': 'way-points',
    'preparations-lost': 'way-preparations-lost',
    'preparations-made': 'way-preparations',
    'prestige-changed': 'way-prestige',
    'provisional-government-formed': 'way-provisional',
    'round-begun': 'way-round',
    'round-set': 'way-round',
    'scoring-moved': 'way-scoring',
    'special-set': 'way-special',
    'tsar-abdicated': 'way-tsar',
    'turn-set': 'way-turn',
    'unrest-changed': 'way-unrest',
    'world-changed': 'way-world',
  },
  cards({ from, to }, state) {
    if (isDeck(to)) return refuse('§2.1', 'way-card-put-back');
    if (isDeck(from) && isHand(to)) return refuse('§2.2', 'way-card-dealt', { held: heldIn(state, to) });
    if (isDeck(from) && to === 'pool') return refuse('§2.2', 'way-pool-filled');
    if (isHand(from) && !isHand(to)) return refuse('§3.1', 'way-card-played');
    if (from === 'aside' && to === 'pool') return refuse('§2.2', 'way-pool-filled');
    if (from === 'pool') return isHand(to) ? refuse('§10.3.2', 'way-card-taken') : refuse('§8', 'way-pool');
    return refuse('§3', 'way-card-lies');
  },
});
