/** §3.2.4 Casualties: Engagement or Retreat, then one loss after another. */
import { neighbours } from '../data/map';
import { cellsIn } from '../selectors';
import { isSide, opponent, type Casualties, type StepOf } from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';
import { losses, removeCell, lost } from './losses';
import { aftermath } from './attrition';

const begin = (step: StepOf<'choose-casualties'>, to: Casualties['to']): Result => {
  const { seat, space, die, cells, troops, attackers, russians } = step;
  return {
    then: [
      {
        kind: 'casualties',
        seat,
        space,
        by: isSide(seat) ? seat : 'senate',
        cells,
        troops,
        attackers,
        russians,
        left: die,
        next: 'cell',
        to,
        removedCells: 0,
        removedGermans: 0,
        prisoners: 0,
      },
    ],
  };
};
const engage: RuleFor<'choose-casualties', 'engage'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'engage' }],
  decide: ({ step }) => begin(step, 'available'),
};
const retreat: RuleFor<'choose-casualties', 'retreat'> = {
  section: '§3.2.4',
  offers: ({ step }) => [{ kind: 'retreat', to: neighbours(step.space) }],
  decide: ({ step }, { to }) => begin(step, to),
};

export const casualtiesSteps = {
  'choose-casualties': {
    section: '§3.2.4',
    seats: (state, { seat, space, cells }) =>
      cells && isSide(seat) && cellsIn(state, space, opponent(seat)) > 0 ? [seat] : [],
    answers: { engage, retreat },
    stuck: (_state, step) => begin(step, 'available'),
  },
  casualties: {
    section: '§3.2.4',
    seats: (state, step) => (step.left > 0 && losses(state, step).length > 1 ? [step.seat] : []),
    answers: { 'remove-cell': removeCell },
    stuck(state, step) {
      const [loss] = step.left > 0 ? losses(state, step) : [];
      return loss ? lost(state, step, loss) : aftermath(step);
    },
  },
} satisfies StepsHere<'choose-casualties' | 'casualties'>;
