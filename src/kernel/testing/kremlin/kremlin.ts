/** The slice of Kremlin, assembled. */
import type { GameEdit } from '../../edit';
import type { Game } from '../../game';
import { refuse, type Refusal } from '../../refusal';
import { ruleKit } from '../../kit/rules';
import type { Showing } from '../../showing';
import { unknown } from '../../hidden';
import { anytime } from './cards';
import { folds } from './folds';
import { ageOf } from './influence';
import { board, face, tabletop } from './politburo';
import { steps } from './sequence';
import { bySeat, POLITICIANS, SEATS, type Event, type Kremlin, type State } from './words';

/** An age is set by hand; whoever is then too old retires by himself. */
const edit = (_state: State, change: GameEdit): readonly Event[] | Refusal => {
  const politician = change.kind === 'set' ? POLITICIANS.find(one => change.marker === `age-${one}`) : undefined;
  return change.kind === 'set' &&
    politician !== undefined &&
    Number.isInteger(change.to) &&
    change.to >= 40 &&
    change.to <= 120
    ? [{ kind: 'age-set', politician, age: change.to }]
    : refuse('§table', 'no-such-change');
};

const shown: Showing<Kremlin> = {
  id: 'kremlin',
  board,
  tabletop,
  face,
  pieces: [],
  word: id => face(id)?.word,
  texts: {},
  facts: (state, seat) => [{ word: 'cards', value: state.hands[seat].length }],
  helpers: [],
};

const parts: Omit<Game<Kremlin>, 'steps' | 'anytime'> = {
  id: 'kremlin',
  edition: '1',
  folds,
  edit,
  options: [{ id: 'years', section: '§8', kind: 'number', default: 3, min: 2, max: 4 }],
  seats: () => SEATS,
  setUp: options => ({
    agenda: [{ kind: 'deal' }],
    options,
    year: 0,
    office: {},
    people: [],
    siberia: [],
    age: Object.fromEntries(POLITICIANS.map((id, n) => [id, 92 - n])),
    suspicion: {},
    chits: {},
    influence: bySeat(() => ({})),
    hands: bySeat(() => []),
    known: bySeat(() => []),
    deck: [],
    discards: [],
    sealed: [],
  }),
  watch(state) {
    const old = POLITICIANS.find(politician => ageOf(state, politician) >= 96);
    return old === undefined ? [] : [{ kind: 'retire', politician: old }];
  },
  piles: () => ({}),
  hide: (state, seat) => ({
    ...state,
    deck: unknown(state.deck.length),
    influence: bySeat(one => (one === seat ? state.influence[one] : {})),
    known: bySeat(one => (one === seat ? state.known[one] : [])),
    hands: bySeat(one => (one === seat ? state.hands[one] : unknown(state.hands[one].length))),
  }),
  reveals: new Set(['deck-shuffled', 'cards-dealt', 'peeked', 'politburo-filled']),
  ending: ({ winner }) => winner && { winner, reason: 'years' },
  status: ({ year }) => ({ turn: year, phases: [] }),
  bots: [],
  invalid: () => undefined,
  cover: {
    id: 'kremlin',
    poster: { left: 'ink', right: 'red', motifs: ['fortress', 'eye'] },
    watchable: false,
    dice: [],
  },
  showing: () => shown,
};

export const kremlin = ruleKit<Kremlin>().assemble(parts, steps, anytime);
