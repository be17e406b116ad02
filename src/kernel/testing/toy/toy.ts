/** The toy game, assembled. */
import type { Game } from '../../game';
import type { Unplaced } from '../../redeal';
import { allCardsIn } from '../../piles';
import { cards, refusals, refuse } from './cards';
import { manifest, demo, presentation } from './presentation';
import { edit, editRules, invalid } from './edit';
import { caughtEnough, folds } from './folds';
import { anytime, assemble, steps } from './steps';
import { bySeat, CARDS, SEATS, type State, type Toy } from './words';

const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set(allCardsIn(seen));
  return [{ cards: CARDS.filter(card => !placed.has(card)), piles: ['deck', 'hand-north', 'hand-south'] }];
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
  editRules,
  watch: state => (caughtEnough(state) && state.agenda[0]?.kind !== 'end' ? [{ kind: 'end', reason: 'catch' }] : []),
  piles: cards.piles,
  hide: cards.hide,
  // nobody can deal bids again
  redeal: (seen, dice) => (seen.sealed.length ? refuse('§2', 'bids-are-secret') : cards.redealt(unplaced)(seen, dice)),
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
  manifest,
  demo,
  presentation,
};

export const toy = assemble(parts, steps, anytime);
