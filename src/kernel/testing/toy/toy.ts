/** The toy game, assembled. */
import type { Game } from '../../game';
import { cards } from './cards';
import { cover } from './cover';
import { demo } from './demo';
import { edit } from './edit';
import { editRules } from './edit-rules';
import { caughtEnough, folds } from './folds';
import { invalid } from './invalid';
import { refusals } from './refusals';
import { showing } from './showing';
import { anytime, assemble, steps } from './steps';
import { bySeat, SEATS, type Toy } from './words';

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
  editRules,
  watch: state => (caughtEnough(state) && state.agenda[0]?.kind !== 'end' ? [{ kind: 'end', reason: 'catch' }] : []),
  piles: cards.piles,
  hide: cards.hide,
  reveals: new Set([...cards.reveals, 'bids-opened', 'hand-card-discarded']),
  refusals,
  ending: ({ outcome }) => outcome,
  status: ({ year, agenda: [top] }) => ({
    turn: year,
    phases: ['bids', 'fishing'],
    ...(top?.kind === 'bid' && { phase: 0 }),
    ...(top?.kind === 'fish' && { phase: 1 }),
  }),
  bots: [{ id: 'deckhand', choose: (_seen, _seat, legal, pick) => pick(legal) }],
  invalid,
  cover,
  demo,
  showing,
};

export const toy = assemble(parts, steps, anytime);
