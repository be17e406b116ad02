/** §3.2.4 Resources for Strength, and the die of an Attack. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { State } from '../state';
import type { AttackSpace, Event } from '../vocabulary';
import { faceOf, payAlways, poorAlways, termsOf, type RuleFor } from './common';
import { cellsFlipped } from '../changes';
import { strengthOf, succeeds } from './strength';
import { fightOf } from './attackers';

export const addStrength: RuleFor<'attack-space', 'add-strength'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'add-strength' }],
  forbids: ({ state, seat, step }) =>
    step.given < termsOf(state, seat).bonus ? undefined : poorAlways(state, seat, 1, '§3.2.4'),
  decide: ({ state, seat, step }) =>
    step.given < termsOf(state, seat).bonus
      ? { then: [{ ...step, given: step.given + 1 }] }
      : { events: payAlways(state, seat, 1), then: [{ ...step, paid: step.paid + 1 }] },
};

/** §3.2.4 One Inactive Attacker becomes Active before the die. */
const roused = (state: State, { seat, space, attackers }: AttackSpace): readonly Event[] =>
  attackers.inactive ? cellsFlipped(state, seat, space, 'active', 1) : [];

export const roll: RuleFor<'attack-space', 'roll-attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'roll-attack' }],
  forbids: ({ step }): Refusal | undefined =>
    step.attackers.active + step.attackers.inactive ? undefined : refuse('§3.2.4', 'no-attackers'),
  decide({ state, seat, step }, _command, dice) {
    const { space, cells, troops, russians, attackers } = step;
    const strength = strengthOf(state, fightOf(step));
    const events = roused(state, step);
    const shift = events.length;
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [...events, { kind: 'attack-rolled', seat, space, strength, die }],
      then: succeeds(die, strength)
        ? [
            {
              kind: 'choose-casualties',
              seat,
              space,
              die,
              cells,
              troops,
              russians,
              attackers: { active: attackers.active + shift, inactive: attackers.inactive - shift },
            },
          ]
        : [],
    };
  },
};
