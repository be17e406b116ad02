/** What the rules say of changes by hand: the section of each, its owner, and positions that may never occur. */
import { distance, neighbours } from './data/owners-map';
import { lawsOf, type EditRules } from '../../kernel/edit-rules';
import type { Options } from '../../kernel/messages';
import { borderOf, SPACES, STOPS, type Space } from './data/map';

import type { Reason } from './refusals';
import { movingStep } from './rules/capture';
import { cellsIn, spaceOfPlace, stopOf, troopsIn } from './selectors';
import type { State, AllBridges } from './state';
import { SEATS, type Side, SIDES, type Event } from './vocabulary';
import { editAdvice } from './edit-advice';

const law = lawsOf<AllBridges, Reason>();
const everywhere =
  (found: (state: State, space: Space) => Options | undefined) =>
  (state: State): readonly Options[] =>
    SPACES.flatMap((space): readonly Options[] => {
      const one = found(state, space);
      return one ? [one] : [];
    });

/** The most discs in a space, and the most levels that it shifts at once. */
const MOST = 2;

/** §1.4.3 Two discs in a space. */
const discs = law('§1.4.3', 'too-many-discs', {
  against: everywhere(({ spaces }, space) => {
    const { administrations, networks } = spaces[space];
    const there = administrations + networks;
    return there > MOST ? { space, discs: there, most: MOST } : undefined;
  }),
});
/** §1.4.4 While Cells march or attack, their marker may be alone until the step ends. */
const isLeaving = (state: State, space: Space, side: Side): boolean => {
  const moving = movingStep(state);
  return moving?.kind === 'march-space'
    ? moving.seat === side && moving.moved.origins.includes(space)
    : moving?.space === space;
};
/** §1.4.4 A Prepared marker, and the Personality, need a friendly Cell. */
const prepared = law('§1.4.4', 'prepared-alone', {
  against: state =>
    SPACES.flatMap(space =>
      SIDES.filter(
        side => state.spaces[space].prepared[side] && !cellsIn(state, space, side) && !isLeaving(state, space, side),
      ).map((side): Options => ({ space, faction: side, cells: 0 })),
    ),
});
const personality = law('§1.4.4', 'personality-alone', {
  // hands move the last Cell first, and then what cannot stay without it
  coming: true,
  against: everywhere((state, space) =>
    state.personality === space && !cellsIn(state, space, 'moderates') ? { space, cells: 0 } : undefined,
  ),
});
/** §2.4 Germany comes in Phase II. */
const germans = law('§2.4', 'germans-too-early', {
  against: everywhere((state, space) => {
    const troops = troopsIn(state, space, 'german');
    return state.phase === 1 && troops > 0 ? { space, troops } : undefined;
  }),
});

type Going = Extract<Event, { readonly kind: 'cells-moved' | 'troops-moved' }>;
const isGoing = (event: Event): event is Going => event.kind === 'cells-moved' || event.kind === 'troops-moved';

/** §3.3.2 A messenger moves up to three times. */
const MOVES = 3;
const isMessage = (state: State, event: Going): boolean =>
  event.kind === 'cells-moved' && event.faction === 'moderates' && distance(state, event.from, event.to) <= MOVES;
/** §3.2.5 A March goes into an adjacent space. */
const adjacent = law('§3.2.5', 'not-adjacent', {
  forbids: (state, event) =>
    isGoing(event) && !neighbours(state, event.from).includes(event.to) && !isMessage(state, event)
      ? { from: event.from, to: event.to }
      : undefined,
});
/** §3.2.5 Trains do not cross a border with Sabotage; Cells do. */
const sabotage = law('§3.2.5', 'over-sabotage', {
  forbids(state, event) {
    if (event.kind !== 'capability-placed') return undefined;
    const stop = stopOf(state, event.marker);
    const from = stop && STOPS[stop];
    const to = spaceOfPlace(event.at);
    return from && to && state.sabotage.includes(borderOf(from, to)) ? { from, to } : undefined;
  },
});
/** §1.6 Shifts go level by level. */
const levels = law('§1.6', 'several-levels', {
  coming: true,
  forbids: (_state, event) =>
    event.kind === 'support-shifted' && Math.abs(event.by) > MOST
      ? { space: event.space, by: Math.abs(event.by), most: MOST }
      : undefined,
});
/** §2.4 There is no way back to Phase I. */
const phases = law('§2.4', 'no-way-back', {
  forbids: ({ phase }, event) => (event.kind === 'phase-set' && event.phase < phase ? { from: phase } : undefined),
});

const factionOf = (event: Event): string | undefined =>
  'faction' in event && typeof event.faction === 'string' ? event.faction : undefined;

export const editRules: EditRules<AllBridges> = {
  belongs: {
    'capability-placed': '§5.3',
    'card-moved': '§2.2.6',
    'cards-laid': '§2.2.6',
    'cards-looked-at': '§2.2',
    'cards-recalled': '§2.1',
    'cards-shown': 'free',
    'cards-taken': '§2.2.6',
    'cells-flipped': '§1.4.1',
    'cells-moved': '§3.2.5',
    'cells-placed': '§1.4.2',
    'cells-removed': '§1.4.2',
    'coordinate-set': '§4.2.4',
    'cube-placed': '§1.11',
    'cube-removed': '§1.11',
    'cylinder-moved': '§2.2.5',
    'disc-placed': '§1.4.2',
    'disc-removed': '§1.4.2',
    'discards-shuffled': '§2.1',
    'german-box-changed': '§1.9',
    'german-cylinder-moved': '§3.4',
    'issue-reopened': '§1.11.1',
    'issue-resolved': '§1.11.1',
    'news-placed': '§3.3.2',
    'news-removed': '§6.5.4',
    'out-of-play-changed': '§6.5.5',
    'personality-placed': '§4.3.1',
    'personality-removed': '§4.3.1',
    'phase-set': '§2.4',
    'pile-shuffled': '§2.1',
    'polarization-changed': '§1.10',
    'prepared-placed': '§4.2.3',
    'prepared-removed': '§4.2.3',
    'prisoners-changed': '§6.5.1',
    'resources-changed': '§1.5',
    'sabotage-placed': '§4.2.3',
    'sabotage-removed': '§4.2.3',
    'support-shifted': '§1.6',
    'terror-placed': '§3.2.3',
    'terror-removed': '§6.4.2',
    'troops-moved': '§3.4',
    'troops-placed': '§1.9',
    'troops-removed': '§1.9',
    'vassalage-changed': '§1.9',
  },
  owner(_state, event) {
    const isOwn = event.kind === 'cells-moved' || event.kind === 'cells-placed' || event.kind === 'cells-flipped';
    return isOwn ? SEATS.find(seat => seat === factionOf(event)) : undefined;
  },
  piles: '§2.2',
  laws: [discs, prepared, personality, germans, adjacent, sabotage, levels, phases],
  advice: editAdvice,
};
