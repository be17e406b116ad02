/** §2.1 Setting up: every piece's place, the deck of four Campaigns, two Cells by the die, and the Factions' order. */
import { recordOf } from '../../../kernel/fields';
import type { Dice } from '../../../kernel/dice';
import type { Options } from '../../../kernel/messages';
import { EVENTS_1917, EVENTS_1918, PROPAGANDA, RED_REVOLT } from '../data/cards';
import { SPACES, type Space } from '../data/map';
import { placedIn, tracksAt } from '../data/owners-map';
import { numbers, nonplayersIn } from '../options';
import type { SpaceState, State } from '../state';
import { CAPABILITIES, ISSUES, PILES, SEATS, type Event, type PileId, type Seat } from '../vocabulary';
import { cards } from '../view';
import { faceOf, type StepsHere } from './common';

/** A space with nothing in it, Neutral. */
export const EMPTY: SpaceState = {
  reds: { active: 0, inactive: 0 },
  senate: { active: 0, inactive: 0 },
  moderates: { active: 0, inactive: 0 },
  administrations: 0,
  networks: 0,
  russians: 0,
  germans: 0,
  support: 0,
  terror: { reds: 0, senate: 0 },
  prepared: { reds: 0, senate: 0 },
};
const waiting = (inactive: number) => ({ active: 0, inactive });

const placed = (options: Options, space: Space): SpaceState => {
  const { reds, senate, moderates, russians, support } = placedIn(options, space);
  return {
    ...EMPTY,
    reds: waiting(reds),
    senate: waiting(senate),
    moderates: waiting(moderates),
    russians,
    support,
  };
};

export const setUp = (options: Options): State => {
  const { germanVassalage, outOfPlay, russianVassalage } = tracksAt(options);
  return {
    agenda: [{ kind: 'set-up-deck' }, { kind: 'set-up-cells' }, { kind: 'set-up-order' }, { kind: 'begin-card' }],
    options,
    phase: 1,
    propaganda: 0,
    piles: recordOf<PileId, readonly string[]>(PILES, pile =>
      pile === 'deck' ? [...EVENTS_1917, ...EVENTS_1918, ...PROPAGANDA] : pile === 'pivotal' ? [RED_REVOLT] : [],
    ),
    cylinders: { reds: 'first', senate: 'second', moderates: 'third' },
    germany: 'none',
    coordinate: false,
    // §8.1.2 Non-players begin without Resources
    resources: recordOf(SEATS, seat =>
      nonplayersIn(options).includes(seat) ? 0 : numbers.of(options)['first-resources'],
    ),
    polarization: numbers.of(options)['first-polarization'],
    vassalage: { german: germanVassalage, russian: russianVassalage },
    spaces: recordOf(SPACES, space => placed(options, space)),
    prisoners: { reds: 0, senate: 0 },
    outOfPlay,
    germanBox: 0,
    capabilities: recordOf(CAPABILITIES, () => ({ side: 'senate', at: 'aside' })),
    sabotage: [],
    news: [
      { at: 'available', holder: 'nobody' },
      { at: 'available', holder: 'nobody' },
    ],
    personality: 'available',
    display: { reds: 0, senate: 0 },
    issues: recordOf(ISSUES, () => 'unresolved'),
  };
};

const EVENTS_ON_TOP = 5;
const EVENTS_WITH_PROPAGANDA = 4;

/** Two Campaigns of one year: five Events above four shuffled with a Propaganda card; three are left out. */
const year = (events: readonly string[], propaganda: readonly string[], dice: Dice) => {
  const pile = dice.shuffle(events);
  const size = EVENTS_ON_TOP + EVENTS_WITH_PROPAGANDA;
  const campaigns = propaganda.flatMap((card, n) => {
    const nine = pile.slice(n * size, (n + 1) * size);
    return [...nine.slice(EVENTS_WITH_PROPAGANDA), ...dice.shuffle([...nine.slice(0, EVENTS_WITH_PROPAGANDA), card])];
  });
  return { campaigns, unused: pile.slice(propaganda.length * size) };
};

const SENATE_ROLL: readonly (readonly [number, Space])[] = [
  [3, 'turku'],
  [6, 'viipuri'],
];
const MODERATES_ROLL: readonly (readonly [number, Space])[] = [
  [2, 'turku'],
  [4, 'tampere'],
  [6, 'viipuri'],
];
const rolledCell = (faction: Seat, table: typeof SENATE_ROLL, dice: Dice): readonly Event[] => {
  const die = faceOf(dice.roll(1, 6));
  const [, space] = table.find(([upTo]) => die <= upTo) ?? [0, 'viipuri' as const];
  return [
    { kind: 'setup-rolled', faction, space, die },
    { kind: 'cells-placed', faction, space, stance: 'inactive', count: 1 },
  ];
};

export const setupSteps = {
  'set-up-deck': {
    section: '§2.1',
    run(state, _step, dice) {
      const earlier = year(EVENTS_1917, PROPAGANDA.slice(0, 2), dice);
      const later = year(EVENTS_1918, PROPAGANDA.slice(2), dice);
      const deck = [...earlier.campaigns, ...later.campaigns];
      const [current, upcoming] = deck;
      if (current === undefined || upcoming === undefined) return {};
      return {
        events: [
          ...cards.moved(state, [...earlier.unused, ...later.unused], 'deck', 'unused'),
          cards.ordered('deck', deck),
          { kind: 'card-moved', card: current, from: 'deck', to: 'current' },
          { kind: 'card-moved', card: upcoming, from: 'deck', to: 'upcoming' },
        ],
      };
    },
  },
  'set-up-cells': {
    section: '§2.1',
    run: (_state, _step, dice) => ({
      events: [...rolledCell('senate', SENATE_ROLL, dice), ...rolledCell('moderates', MODERATES_ROLL, dice)],
    }),
  },
  'set-up-order': {
    section: '§2.2.1',
    run(_state, _step, dice) {
      const [first = 'reds', second = 'senate', third = 'moderates'] = dice.shuffle(SEATS);
      return { events: [{ kind: 'order-drawn', first, second, third }] };
    },
  },
} satisfies StepsHere<'set-up-deck' | 'set-up-cells' | 'set-up-order'>;
