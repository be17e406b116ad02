/** The game, assembled. */
import { firstStrange, inBounds, knownCards, scoringBot, type Game } from 'revolution-tables-kit';
import { edit, editRules, folds, MOST_POINTS, unplaced } from './edits';
import { demo, manifest } from './manifest';
import { presentation } from './presentation';
import { refusals, rulebook } from './rulebook';
import { assemble, steps } from './rules';
import { isCard, PHASES, SEATS, strengthOf, type MyGame } from './vocabulary';
import { cards } from './view';

/** Leads low and wins cheaply: the weakest card that is stronger than the one that leads, else the weakest. */
const puller = scoringBot<MyGame>('puller', {
  play({ card }, { state: { agenda } }) {
    const [top] = agenda;
    const needed = top?.kind === 'answer' ? strengthOf(top.card) : 0;
    return (strengthOf(card) > needed ? 100 : 0) - strengthOf(card);
  },
});

const parts: Omit<Game<MyGame>, 'steps' | 'anytime'> = {
  id: 'tug-of-war',
  edition: rulebook.edition,
  options: [{ id: 'hand', section: '§1', kind: 'number', default: 4, min: 2, max: 6 }],
  seats: () => SEATS,
  setUp: options => ({
    agenda: [{ kind: 'deal' }],
    options,
    round: 0,
    points: { north: 0, south: 0 },
    piles: { deck: [], discards: [], table: [], 'hand-north': [], 'hand-south': [] },
  }),
  folds,
  edit,
  editRules,
  piles: cards.piles,
  hide: cards.hide,
  redeal: cards.redealt(unplaced),
  reveals: new Set(cards.reveals),
  refusals,
  ending: ({ outcome }) => outcome,
  status: ({ round, agenda: [top] }) => ({
    turn: round,
    phases: PHASES,
    ...(top?.kind === 'lead' && { phase: 0 }),
    ...(top?.kind === 'answer' && { phase: 1 }),
  }),
  bots: [puller],
  invalid: ({ round, points, piles }) =>
    firstStrange([
      inBounds('/round', round, 0, 100),
      ...SEATS.map(seat => inBounds(`/points/${seat}`, points[seat], 0, MOST_POINTS)),
      ...knownCards(piles, isCard),
    ]),
  manifest,
  demo,
  presentation,
};

export const game = assemble(parts, steps);
