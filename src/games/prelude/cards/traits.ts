/** What a card changes for as long as it is in play. */
import type { Trait } from '../data/types';
import type { State } from '../state';

const TRAITS: Readonly<Record<string, readonly Trait[]>> = {
  'card-119': ['military-disaster'],
  'card-120': ['military-disaster'],
  'card-122': ['land-bread-peace'],
  'card-218': ['forces-of-reaction'],
  'card-234': ['mass-support'],
  'card-243': ['legislature'],
  'card-312': ['to-mother-russia'],
  'card-401': ['stolypin'],
  'card-403': ['rasputin'],
  'card-404': ['war'],
  'card-405': ['tsar-commands'],
  'card-407': ['lenin'],
  'card-411': ['petrograd-soviet'],
};

/** The traits of a card of this table. */
export const traitsOf = (_state: State, card: string): readonly Trait[] => TRAITS[card] ?? [];
