/** §3.2.4 Attrition and prisoners: what the Attackers lose and take after the casualties. */
import { refuse } from '../refusals';
import { cellsRemoved, newsPlaced, polarizationChange, terrorPlaced } from '../changes';
import { cellsIn, troopsIn } from '../selectors';
import type { State } from '../state';
import { STANCES, type Casualties, type Stance, type Step, type StepOf } from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';

/** §3.2.4 One Attacker for each German removed, Cells and Russians by turns, and a Cell for every three Cells removed. */
export const aftermath = ({
  by,
  seat,
  space,
  removedCells,
  removedGermans,
  prisoners,
  attackers,
  russians,
}: Casualties): Result => {
  const either = Array.from({ length: removedGermans }, (_, n) => (n % 2 ? ('troop' as const) : ('cell' as const)));
  const cells = Array.from({ length: Math.floor(removedCells / 3) }, () => 'cell' as const);
  const then: Step[] = [];
  if (by !== 'german' && either.length + cells.length) {
    then.push({ kind: 'attrition', seat, space, attackers, russians, losses: [...either, ...cells] });
  }
  if (prisoners) then.push({ kind: 'prisoners-taken', space, side: by === 'german' ? 'senate' : by });
  return { then };
};

/** What an Attacker may lose next: a Cell of a stance, or a Russian. */
const attritionChoices = (state: State, { attackers, losses: due, russians, seat, space }: StepOf<'attrition'>) => {
  const cells = STANCES.filter(stance => Math.min(attackers[stance], cellsIn(state, space, seat, stance)) > 0);
  const troops = Math.min(russians, troopsIn(state, space, 'russian')) > 0;
  const wantsTroop = due[0] === 'troop';
  return { cells: wantsTroop && troops ? [] : cells, troops: troops && (wantsTroop || !cells.length) };
};
const afterLoss = (step: StepOf<'attrition'>, part: Partial<StepOf<'attrition'>>): readonly Step[] =>
  step.losses.length > 1 ? [{ ...step, ...part, losses: step.losses.slice(1) }] : [];

const loseCell: RuleFor<'attrition', 'lose-cell'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'lose-cell', stance: STANCES }],
  forbids: ({ state, step }, { stance }) =>
    attritionChoices(state, step).cells.includes(stance) ? undefined : refuse('§3.2.4', 'not-that-loss'),
  decide: ({ step }, { stance }) => cellGone(step, stance),
};
const cellGone = (step: StepOf<'attrition'>, stance: Stance): Result => ({
  events: cellsRemoved(step.seat, step.space, stance, 1),
  then: afterLoss(step, { attackers: { ...step.attackers, [stance]: step.attackers[stance] - 1 } }),
});

export const attritionSteps = {
  attrition: {
    section: '§3.2.4',
    seats: (state, step) => (attritionChoices(state, step).cells.length > 1 ? [step.seat] : []),
    answers: { 'lose-cell': loseCell },
    stuck(state, step) {
      const { cells, troops } = attritionChoices(state, step);
      const [stance] = cells;
      if (stance) return cellGone(step, stance);
      return troops
        ? {
            events: [{ kind: 'troops-removed', power: 'russian', space: step.space, count: 1 }],
            then: afterLoss(step, { russians: step.russians - 1 }),
          }
        : {};
    },
  },
  'prisoners-taken': {
    section: '§3.2.4',
    run: (state, { space, side }) => ({
      events: [...terrorPlaced(state, space, side), ...polarizationChange(state, 1), ...newsPlaced(state, space)],
    }),
  },
} satisfies StepsHere<'attrition' | 'prisoners-taken'>;
