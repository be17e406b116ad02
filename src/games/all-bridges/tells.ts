/** What the account of a game of All Bridges Burning names beside its events. */
import type { Tells } from '../../kernel/presentation';
import { succeeds } from './rules/strength';
import type { AllBridges } from './types';

export const tells: Tells<AllBridges> = {
  'game-ended': 'unsaid',
  // before the first card what is taken out of the deck is no change by hand
  'cards-taken': (_, { piles }) => (piles.current.length ? undefined : 'unsaid'),
  'cards-laid': (_, { piles }) => (piles.current.length ? undefined : 'unsaid'),
  // what is missing has been said
  'nonplayer-card-discarded': ({ because }) => (because === 'condition' ? 'unsaid' : undefined),
  'propaganda-begun': 'heading',
  // what always follows at the end of a card
  'eligibility-adjusted': 'unsaid',
  'card-moved': ({ to }) => (to === 'current' ? 'heading' : to === 'upcoming' ? undefined : 'unsaid'),
  'german-cylinder-moved': ({ to }, before) => (before.germany === to ? 'unsaid' : undefined),
  'resources-changed': ({ faction }, before, after) => ({
    was: before.resources[faction],
    now: after.resources[faction],
  }),
  'resources-transferred': ({ from, to }, before, after) => ({
    left: after.resources[from],
    was: before.resources[to],
    now: after.resources[to],
  }),
  'polarization-changed': (_, before, after) => ({ was: before.polarization, now: after.polarization }),
  'vassalage-changed': ({ power }, before, after) => ({ was: before.vassalage[power], now: after.vassalage[power] }),
  'prisoners-changed': ({ faction }, before, after) => ({
    was: before.prisoners[faction],
    now: after.prisoners[faction],
  }),
  'out-of-play-changed': (_, before, after) => ({ was: before.outOfPlay, now: after.outOfPlay }),
  'german-box-changed': (_, before, after) => ({ was: before.germanBox, now: after.germanBox }),
  'support-shifted': ({ space }, before, after) => ({
    was: before.spaces[space].support,
    now: after.spaces[space].support,
  }),
  'attack-rolled': ({ die, strength }) => ({ success: succeeds(die, strength) }),
  'german-attack-rolled': ({ die, strength }) => ({ success: succeeds(die, strength) }),
  'relations-rolled': ({ die, target }) => ({ success: die <= target }),
  'capture-rolled': ({ die, cells }) => ({ success: die <= cells }),
  'politics-rolled': ({ die, cubes }) => ({ success: die <= cubes }),
};
