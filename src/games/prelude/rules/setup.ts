/** §2.1 Start of Game: cubes on the shaded boxes, markers on their starting boxes, three decks shuffled. */
import { recordOf } from '../../../kernel/fields';
import type { Options } from '../../../kernel/messages';
import { DECKS } from '../data/card-list';
import { cubesAtStart, startAt } from '../board-values';
import { PLACES } from '../data/districts';
import { SPECIAL_IDS } from '../data/special-actions';
import type { Start } from '../data/turns';
import { SEATS } from '../seats';
import { ERAS } from '../data/types';
import { numbersAt } from '../options';
import { TURN_BEGINS } from '../sequence';
import type { State } from '../state';
import { cards } from '../view';
import type { StepsHere } from './common';

const NOBODY = { revolutionary: 0, government: 0 } as const;

const startingCubes = (options: Options): State['cubes'] =>
  recordOf(PLACES, place => recordOf(SEATS, seat => cubesAtStart(options, seat, place)));

const tableOf = (
  options: Options,
  { troops, unrest, victoryPoints, world }: Start,
  { 'first-opportunity': opportunity, 'first-prestige': prestige }: ReturnType<typeof numbersAt>,
): State => ({
  agenda: [{ kind: 'shuffle-decks' }, ...TURN_BEGINS],
  options,
  turn: 1,
  round: 1,
  first: 'revolutionary',
  active: 'revolutionary',
  cubes: startingCubes(options),
  organizations: [],
  points: victoryPoints,
  world,
  unrest,
  prestige,
  opportunity: { revolutionary: opportunity, government: opportunity },
  scoring: { districts: 0, organizations: 0, world: 0, duma: 0 },
  preparations: { revolutionary: [], government: [troops] },
  specials: recordOf(SPECIAL_IDS, () => 'ready' as const),
  specialTurn: NOBODY,
  piles: {
    'revolutionary-hand': [],
    'government-hand': [],
    'turmoil-deck': DECKS.turmoil,
    'war-deck': DECKS.war,
    'collapse-deck': DECKS.collapse,
    pool: [],
    discards: [],
    'in-play': [],
    aside: [...DECKS.key, ...DECKS.provisional],
    removed: [],
  },
  abdicated: false,
  warBegun: false,
  barred: [],
  mobilized: NOBODY,
  bought: false,
  omens: [],
});

/** The table before any chance. */
export const setUp = (options: Options): State => tableOf(options, startAt(options), numbersAt({ options }));

export const setupSteps = {
  'shuffle-decks': {
    section: '§2.1',
    run: (state, _step, dice) => ({ events: ERAS.map(era => cards.shuffled(state, `${era}-deck`, dice)) }),
  },
} satisfies StepsHere<'shuffle-decks'>;
