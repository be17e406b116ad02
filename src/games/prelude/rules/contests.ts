/** §11.2, §12.1, §14 Both sides roll, or both bid Opportunity Points: what the higher one gets. */
import { rival, type Seat } from '../seats';
import type { Step, StepOf } from '../vocabulary';
import { favoured } from '../state';
import { own, worldChange, type RuleFor, type StepsHere } from './common';

const FACES = 6;
const NONE = { revolutionary: 0, government: 0 } as const;

type Wins = StepOf<'contest'>['wins'];

/** §11.2 A die each, again while they are level. */
export const contest = (first: Seat, wins: Wins): readonly Step[] => [
  { kind: 'contest-die', seat: first },
  { kind: 'contest-die', seat: rival(first) },
  { kind: 'contest', dice: NONE, wins },
];

/** §12.1 Bids in the open, one after the other; both are spent. */
export const bids = (first: Seat, wins: Wins, level: readonly Step[]): readonly Step[] => [
  { kind: 'bid', seat: first },
  { kind: 'bid', seat: rival(first) },
  { kind: 'bids', points: NONE, wins, level },
];

const ahead = ({ revolutionary, government }: StepOf<'bids'>['points']): Seat | undefined =>
  favoured(revolutionary - government);

const roll: RuleFor<'contest-die', 'roll-contest'> = {
  section: '§11.2',
  offers: () => [{ kind: 'roll-contest' }],
  decide: ({ seat }, _command, dice) => ({
    events: [{ kind: 'contest-rolled', seat, die: dice.one(FACES) }],
  }),
};

const bid: RuleFor<'bid', 'bid'> = {
  section: '§12.1',
  offers: ({ state, seat }) => [
    { kind: 'bid', points: Array.from({ length: state.opportunity[seat] + 1 }, (_, n) => n) },
  ],
  decide: ({ seat }, { points }) => ({ events: [{ kind: 'bid-made', seat, points }] }),
};

export const contestSteps = {
  'contest-die': { section: '§11.2', seats: own, answers: { 'roll-contest': roll } },
  contest: {
    section: '§11.2',
    run(state, { dice, wins }) {
      const winner = ahead(dice);
      return { then: winner ? wins[winner] : contest(state.first, wins) };
    },
  },
  bid: { section: '§12.1', seats: own, answers: { bid } },
  bids: {
    section: '§12.1',
    run(_state, { points, wins, level }) {
      const winner = ahead(points);
      return { then: winner ? wins[winner] : level };
    },
  },
  'move-world': { section: '§5.3', run: (state, { seat, by }) => ({ events: worldChange(state, seat, by) }) },
} satisfies StepsHere<'contest-die' | 'contest' | 'bid' | 'bids' | 'move-world'>;
