/** The rules about edits: the section of each, whose turn it concerns, and impossible positions. */
import { lawsOf, type EditRules } from '../../kernel/edit-rules';
import type { Options } from '../../kernel/messages';
import { folds } from './folds';
import { isDistrict, PARTIES, PARTY_IDS, type Party } from './data/districts';
import type { Reason } from './refusals';
import { SEATS } from './seats';
import { numbersAt } from './options';
import { isOutOfPlay, type Prelude, type State } from './state';
import { editAdvice } from './edit-advice';

const law = lawsOf<Prelude, Reason>();

/** §12.1.1 Has a Party gone? After the Abdication not before the Provisional Government is formed. */
const hasGone = (state: State, place: Party): boolean =>
  isOutOfPlay(state, place) && !state.agenda.some(({ kind }) => kind === 'form-provisional-government');

/** §12.1.1 The Parties that have gone hold nothing. */
const parties = law('§12.1.1', 'party-has-gone', {
  against: state => [
    ...PARTY_IDS.flatMap((place): readonly Options[] => {
      const cubes = state.cubes[place][PARTIES[place].seat];
      return hasGone(state, place) && cubes > 0 ? [{ place, cubes }] : [];
    }),
    ...state.organizations.flatMap(({ place }): readonly Options[] =>
      !isDistrict(place) && hasGone(state, place) ? [{ place, cubes: 0 }] : [],
    ),
  ],
});

/** §2.2 A hand is dealt up to a number of cards. */
const hands = law('§2.2', 'hand-too-large', {
  coming: true,
  against: state =>
    SEATS.flatMap((seat): readonly Options[] => {
      const cards = state.piles[`${seat}-hand`].length;
      const most = numbersAt(state).hand;
      return cards > most ? [{ seat, cards, most }] : [];
    }),
});

/** §10.1 One box at a time is mobilized, in one place. */
const cubes = law('§10.1', 'several-cubes', {
  coming: true,
  forbids: (_state, event, change) =>
    change.kind !== 'set' && event.kind === 'cubes-changed' && Math.abs(event.by) > 1
      ? { seat: event.seat, place: event.place, by: Math.abs(event.by) }
      : undefined,
});

/** §10.3 One Special Action a side in a Turn. */
const specials = law('§10.3', 'special-again', {
  forbids: (state, event) =>
    event.kind === 'special-set' && event.mark === 'ready' && state.specials[event.action] === 'spent'
      ? { action: event.action, turn: state.turn }
      : undefined,
});

/** §4 A Scoring Die moves its marker by one box. */
const scoring = law('§4', 'several-boxes', {
  coming: true,
  forbids: (_state, event) =>
    event.kind === 'scoring-moved' && Math.abs(event.by) > 1
      ? { track: event.track, by: Math.abs(event.by) }
      : undefined,
});

/** §2.5 Turns, and §2.4 Action Rounds, are counted one by one. */
const turns = law('§2.5', 'turn-skipped', {
  coming: true,
  forbids: (state, event) =>
    event.kind === 'turn-set' && event.turn !== state.turn + 1 && event.turn !== state.turn
      ? { from: state.turn, to: event.turn }
      : undefined,
});
const rounds = law('§2.4', 'round-skipped', {
  coming: true,
  forbids: (state, event) =>
    event.kind === 'round-set' && event.round !== state.round + 1 && event.round !== 1
      ? { from: state.round, to: event.round }
      : undefined,
});

/** §12.1 The Tsar goes when his Prestige is gone. */
const tsar = law('§12.1', 'prestige-left', {
  forbids: ({ prestige }, event) => (event.kind === 'tsar-abdicated' && prestige > 0 ? { prestige } : undefined),
});

export const editRules: EditRules<Prelude> = {
  belongs: {
    'cards-laid': '§3.1',
    'cards-looked-at': '§3',
    'cards-moved': '§12.1.1',
    'cards-recalled': '§2.1',
    'cards-shown': 'free',
    'cards-taken': '§3.1',
    'collapse-deck-made': '§12.1.1',
    'cubes-changed': '§10.1',
    'discards-shuffled': '§2.2',
    'first-player-chosen': '§2.2',
    'opportunity-changed': '§8',
    'organization-created': '§10.2',
    'organization-removed': '§10.2',
    'pile-shuffled': '§2.1',
    'points-scored': '§5',
    'preparations-lost': '§11.1',
    'preparations-made': '§11.1',
    'prestige-changed': '§12',
    'provisional-government-formed': '§12.1.1',
    'round-begun': '§2.3',
    'round-set': '§2.4',
    'scoring-moved': '§4',
    'special-set': '§10.3',
    'tsar-abdicated': '§12.1',
    'turn-set': '§2.5',
    'unrest-changed': '§11',
    'world-changed': '§5.3',
  },
  owner(_state, event) {
    switch (event.kind) {
      case 'organization-created':
      case 'preparations-made':
        return event.seat;
      case 'cubes-changed':
        return event.by > 0 ? event.seat : undefined;
      default:
        return undefined;
    }
  },
  piles: '§3',
  laws: [parties, hands, cubes, specials, scoring, turns, rounds, tsar],
  advice: editAdvice,
  // §4 the rules hold a card that is played until its Scoring Die has been rolled
  settled: state => (state.played ? folds['card-put'](state, { kind: 'card-put', ...state.played }) : state),
};
