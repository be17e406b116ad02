/** What the rules say of changes by hand: the section of each, its owner, and positions that may never occur. */
import { lawsOf, type EditRules } from '../../kernel/edit-rules';
import type { Options } from '../../kernel/messages';
import { cardOf } from './data/box';
import { kindOf } from './data/tokens';
import type { Reason } from './refusals';
import { between, controllerOf, isAutomatic, ownerOf, unrestOf, type State, type DualPowers } from './state';
import { opposingObjective } from './rules/opposing-objective';
import { isRegion, MONTHS, pileOfSide, type Seat, SEATS, type Event } from './vocabulary';
import { editAdvice } from './edit-advice';

const law = lawsOf<DualPowers, Reason>();

const isStep = (event: Event): event is Extract<Event, { readonly kind: 'token-moved' }> =>
  event.kind === 'token-moved' && isRegion(event.from) && isRegion(event.to);

/** §move From a region to the next. */
const steps = law('§move', 'not-next', {
  forbids: ({ options }, event) =>
    isStep(event) && isRegion(event.from) && isRegion(event.to) && between(options, event.from, event.to) === undefined
      ? { from: event.from, to: event.to }
      : undefined,
});

/** §move The blockade obstructs one bridge. */
const blockade = law('§move', 'over-the-blockade', {
  forbids: ({ options, blockade: shut }, event) =>
    isStep(event) && isRegion(event.from) && isRegion(event.to) && between(options, event.from, event.to) === shut
      ? { from: event.from, to: event.to }
      : undefined,
});

/** §recruit Nobody can recruit neutral tokens, and tokens out of the game stay out. */
const removed = law('§recruit', 'not-from-there', {
  forbids: (_state, event) =>
    event.kind === 'token-moved' && event.from === 'removed' && isRegion(event.to)
      ? { token: event.token, to: event.to }
      : undefined,
});

/** The space of the calendar. */
const spaceOf = (state: State, event: Extract<Event, { readonly kind: 'date-set' }>): number =>
  event.month === MONTHS[state.month - 1] ? state.month : MONTHS.indexOf(event.month) + 1;

/** §date Days go by, and never come back. */
const calendar = law('§date', 'days-come-back', {
  coming: true,
  forbids(state, event) {
    if (event.kind !== 'date-set') return undefined;
    const month = spaceOf(state, event);
    const isBack = month < state.month || (month === state.month && event.day < state.day);
    return isBack ? { day: event.day, from: state.day } : undefined;
  },
});

/** §reveal One objective for each side. */
const objectives = law('§objective', 'two-objectives', {
  against: state =>
    SEATS.flatMap((seat): readonly Options[] => {
      const cards =
        state.piles[pileOfSide(seat, 'objective')].length + state.piles[pileOfSide(seat, 'revealed')].length;
      return cards > 1 ? [{ seat, cards }] : [];
    }),
});

/** A side’s objectives that lie open; the opposition’s is found by its played cards. */
const objectivesOf = (state: State, seat: Seat): readonly string[] => {
  const found = isAutomatic(state, seat) ? opposingObjective(state, seat) : undefined;
  return found ? [found.card] : state.piles[pileOfSide(seat, 'revealed')];
};

/** Do the tile of the unrest and both sides’ objectives name this region? */
const isNamedByAll = (state: State, region: string): boolean =>
  unrestOf(state) === region &&
  SEATS.every(seat => objectivesOf(state, seat).some(card => cardOf(state, card)?.region === region));

/** §objectives All three markers lie in one region only if the unrest and both objectives are there. */
const markers = law('§objectives', 'two-markers', {
  against: state => {
    const regions = Object.values(state.markers).filter(region => region !== 'aside');
    return [...new Set(regions)].flatMap((region): readonly Options[] => {
      const count = regions.filter(one => one === region).length;
      return count > 2 && !isNamedByAll(state, region) ? [{ region, count }] : [];
    });
  },
});

export const editRules: EditRules<DualPowers> = {
  belongs: {
    'blockade-moved': '§mobilize',
    'card-played': '§action',
    'cards-laid': '§draw',
    'cards-looked-at': '§espionage',
    'cards-recalled': '§setup',
    'cards-shown': 'free',
    'cards-taken': '§draw',
    'date-set': '§date',
    'discards-shuffled': '§draw',
    'marker-placed': '§objectives',
    'marker-returned': '§cleanup',
    'objective-chosen': '§objective',
    'objective-revealed': '§espionage',
    'objective-taken-back': '§objective',
    'pile-shuffled': '§setup',
    'score-set': '§scoring',
    'token-exhausted': '§exhaust',
    'token-moved': '§move',
    'token-recruited': '§recruit',
    'token-refreshed': '§refresh',
    'will-taken': '§inspire',
  },
  owner(state, event) {
    switch (event.kind) {
      case 'token-moved':
      case 'token-refreshed':
        return controllerOf(state, kindOf(event.token));
      case 'token-recruited': {
        const owner = ownerOf(state, kindOf(event.token));
        return owner === 'nobody' ? undefined : owner;
      }
      case 'card-played':
      case 'objective-chosen':
        return event.seat;
      default:
        return undefined;
    }
  },
  piles: '§setup',
  laws: [steps, blockade, removed, calendar, objectives, markers],
  advice: editAdvice,
};
