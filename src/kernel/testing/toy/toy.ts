/** The toy game, assembled. */
import type { Game } from '../../game';
import type { Showing } from '../../showing';
import { board, face, tabletop } from './bay';
import { cards } from './cards';
import { edit } from './edit';
import { caughtEnough, folds } from './folds';
import { anytime, assemble, steps } from './steps';
import { bySeat, SEATS, type Toy } from './words';

const shown: Showing<Toy> = {
  id: 'toy',
  pieces: [],
  texts: {},
  facts: (state, seat) => [
    { word: 'points', value: state.points[seat] },
    { word: 'coins', value: state.coins[seat] },
  ],
  board,
  tabletop,
  face,
  word: id => (SEATS.some(seat => seat === id) ? `seats.${id}` : face(id)?.word),
  helpers: [],
};

const parts: Omit<Game<Toy>, 'steps' | 'anytime'> = {
  id: 'toy',
  edition: '1',
  options: [
    { id: 'years', section: '§1', kind: 'number', default: 6, min: 3, max: 8 },
    { id: 'storms', section: '§4', kind: 'toggle', default: true },
  ],
  seats: () => SEATS,
  setUp: options => ({
    agenda: [{ kind: 'deal' }],
    options,
    year: 0,
    coins: bySeat(() => 3),
    points: bySeat(() => 0),
    piles: { deck: [], discards: [], 'hand-north': [], 'hand-south': [] },
    bids: {},
    sealed: [],
  }),
  folds,
  edit,
  watch: state => (caughtEnough(state) && state.agenda[0]?.kind !== 'end' ? [{ kind: 'end', reason: 'catch' }] : []),
  piles: cards.piles,
  hide: cards.hide,
  reveals: new Set([...cards.reveals, 'bids-opened', 'hand-card-discarded']),
  ending: ({ outcome }) => outcome,
  status: ({ year, agenda: [top] }) => ({
    turn: year,
    phases: ['bids', 'fishing'],
    ...(top?.kind === 'bid' && { phase: 0 }),
    ...(top?.kind === 'fish' && { phase: 1 }),
  }),
  bots: [{ id: 'deckhand', choose: (_seen, _seat, legal, pick) => pick(legal) }],
  invalid: () => undefined,
  cover: {
    id: 'toy',
    poster: { left: 'blue', right: 'paper', motifs: ['flag', 'map'] },
    watchable: true,
    dice: [],
  },
  showing: () => shown,
};

export const toy = assemble(parts, steps, anytime);
