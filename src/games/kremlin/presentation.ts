/** How a table of Kremlin is shown: the politicians of its edition, on the pyramid of their offices. */
import type { Goal, Tells, Fact, Presentation } from '../../kernel/presentation';
import { editionOf } from './data/editions';
import { numbersAt, numbers } from './options';
import { controllerOf, declaredBy } from './rules/control';
import { wavesOf } from './rules/victory';
import { holderOf, seatsOf, type State, ageOf, personOf, type Kremlin, lettersOf, politburo } from './state';
import { type Seat, handOf } from './vocabulary';
import type { Options } from '../../kernel/messages';
import { asks, secretSheet, form } from './secret-sheet';
import { board } from './board';
import { faceAt, pieces, textsAt, wordAt } from './faces';
import { helpers } from './helpers';
import { keyFigures } from './key-figures';
import { sum } from './sums';
import { tabletop } from './tabletop';
import type { Demo } from '../../kernel/manifest';

// §victory What wins: enough waves from the parade; else what is controlled when the years are over.

/** Where a Politician must wave, the waves are listed for the controller of the waver. */
export const goal = (state: State): Goal<Seat> => {
  const { waves, last } = editionOf(state.options);
  const seats = seatsOf(state.options);
  const need = numbersAt(state)['waves-to-win'];
  if (waves === 'faction')
    return {
      win: { word: last === 'score' ? 'goal-waves-or-score' : 'goal-waves', params: { need } },
      rows: [
        {
          label: { word: 'goal-parades' },
          each: Object.fromEntries(seats.map(seat => [seat, wavesOf(state, seat)])),
          need,
        },
      ],
    };
  const chief = holderOf(state, 'party-chief');
  const controller = chief === undefined ? undefined : controllerOf(state, chief);
  const waved = state.waves.filter(wave => wave.success && wave.politician === chief).length;
  return {
    win: { word: 'goal-chief-waves', params: { need } },
    rows:
      chief === undefined || controller === undefined
        ? []
        : [
            {
              label: { word: 'goal-chief', params: { politician: chief } },
              each: { [controller]: waved },
              need,
              id: chief,
            },
          ],
  };
};

/** Details that the history of a game of Kremlin adds to its events. */
export const tells: Tells<Kremlin> = {
  'turn-begun': 'unsaid',
  'phase-begun': 'heading',
  'game-ended': 'unsaid',
  // the lines of a sheet are secret: the history only says that it is sealed
  'influence-assigned': 'unsaid',
  'window-reopened': 'unsaid',
  'purges-go-on': 'unsaid',
  // the history has already named the card that puts it in force
  'put-in-force': 'unsaid',
  'hand-forgotten': 'unsaid',
  aged: ({ politician }, before, after) => ({ was: ageOf(before, politician), now: ageOf(after, politician) }),
  suspected: ({ politician }, before, after) => ({
    was: personOf(before, politician).suspicion,
    now: personOf(after, politician).suspicion,
  }),
  'influence-lost': ({ seat, politician }, before, after) => ({
    was: declaredBy(before, seat, politician),
    now: declaredBy(after, seat, politician),
  }),
};

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'waves', brief: 'waves', value: wavesOf(state, seat) },
  {
    word: 'controlled',
    brief: 'controlled',
    value: politburo(state).filter(letter => controllerOf(state, letter) === seat).length,
  },
  {
    word: 'declared',
    brief: 'declared',
    value: lettersOf(state.options).reduce((sum, letter) => sum + declaredBy(state, seat, letter), 0),
  },
  { word: 'cards', value: state.piles[handOf(seat)].length },
];

export const presentation = (options: Options): Presentation<Kremlin> => ({
  id: 'kremlin',
  board,
  tabletop,
  face: faceAt(options),
  pieces,
  word: wordAt(options),
  texts: textsAt(options),
  numbers: numbers.of(options),
  facts,
  asks,
  secretSheet,
  sum,
  closing: [
    'pass',
    'end-purges',
    'end-investigations',
    'end-shifts',
    'end-promotions',
    'end-rehabilitations',
    'end-increase',
    'keep-cards',
    'end-discarding',
    'decline-bargain',
    'call-off',
    'take-back-sheet',
  ],
  goal,
  form,
  keyFigures,
  tells,
  helpers,
});

/** Demo positions and random play of Kremlin. */
/** A table in the middle of its story. */
const isUnderWay = ({ agenda, turn }: State): boolean => agenda.length > 0 && turn >= 3;

export const demo: Demo<Kremlin> = {
  watched: {},
  pictures: [{ files: 'kremlin', table: 'The politburo', seats: ['militarists', 'stalinists'], worth: isUnderWay }],
  // sheets are filled in, windows pass, and years go by
  eagerness: {
    assign: 40,
    unassign: 0.3,
    'take-back-sheet': 0.5,
    'seal-sheet': 20,
    pass: 30,
    declare: 2,
    support: 2,
    shift: 0.3,
    'give-card': 0.1,
    'offer-bargain': 0.1,
    'end-investigations': 0.5,
    'end-purges': 0.3,
    'end-rehabilitations': 2,
    'go-into-exile': 10,
    negate: 10,
    vote: 5,
    'roll-health': 20,
    'roll-wave': 20,
    'roll-purge': 20,
    'play-card': 1,
  },
  longest: { random: 0, bot: 1234 },
};
