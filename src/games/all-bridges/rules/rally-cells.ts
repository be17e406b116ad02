/** §3.2.1 Rally in one space: hindrance is Offset, Cells are placed. */
import { refuse } from '../refusals';
import { cellsPlaced, resourcesChange } from '../changes';
import { availableCells } from '../selectors';
import type { State } from '../state';
import type { StepOf } from '../vocabulary';
import { isFree, poorAlways, type Result, type RuleFor } from './common';
import { hindrance, rallyCount } from './rally-count';
import { price } from './rally-price';

export const offset: RuleFor<'rally-space', 'offset'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'offset' }],
  forbids({ state, seat, step }) {
    const { space } = step;
    if (isFree(state, seat)) return refuse('§3.1.2', 'offset-already');
    if (step.offset >= hindrance(state, seat, space)) return refuse('§3.2.1', 'nothing-to-offset');
    if (!availableCells(state, seat)) return refuse('§1.4.2', 'none-available');
    return poorAlways(state, seat, price(state, seat, step.due), '§3.2.1');
  },
  decide: ({ state, seat, step }) => ({
    events: resourcesChange(state, seat, -price(state, seat, step.due)),
    then: [{ ...step, offset: step.offset + 1, due: step.due + 1 }],
  }),
};

/** The Command goes on in other spaces. */
export const goesOn = ({ seat, spaces, built, due }: StepOf<'rally-space'>): StepOf<'rally'> => ({
  kind: 'rally',
  seat,
  spaces,
  built,
  due,
});
export const placed = (state: State, step: StepOf<'rally-space'>): Result => ({
  events: cellsPlaced(state, step.seat, step.space, rallyCount(state, step.seat, step.space, step.offset)),
  then: [goesOn(step)],
});

export const place: RuleFor<'rally-space', 'place-cells'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'place-cells' }],
  decide: ({ state, step }) => placed(state, step),
};
