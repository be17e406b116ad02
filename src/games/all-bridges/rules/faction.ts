/** §2.2.2 to §2.2.4 What a Faction may choose in its turn. */
import { refuse } from '../refusals';
import { newsOf } from '../selectors';
import { kindOfBox, openBoxes } from '../sequence';
import { PASSES, SEATS, type Event, type Operation, type StepOf } from '../vocabulary';
import { resourcesChange } from '../changes';
import { operation, type RuleFor } from './common';
import { commandsOf } from './plans';
import { canAct, canCommand } from './possible';

export const pass: RuleFor<'faction', 'pass'> = {
  section: '§2.2.2',
  offers: () => [{ kind: 'pass' }],
  decide({ state, seat }) {
    const box = PASSES.find(place => SEATS.every(one => state.cylinders[one] !== place)) ?? 'pass-c';
    return { events: [{ kind: 'passed', seat, box }, ...resourcesChange(state, seat, 1)] };
  },
};

export const take: RuleFor<'faction', 'take'> = {
  section: '§2.2.3',
  offers: ({ state }) => [{ kind: 'take', box: openBoxes(state) }],
  forbids({ state, seat }, { box }) {
    if (kindOfBox(box) === 'event') return undefined;
    const isLimited = kindOfBox(box) === 'limited';
    const terms = operation(seat, {
      commands: commandsOf(seat),
      limited: isLimited,
      special: isLimited ? 'none' : 'open',
    });
    return canAct(state, terms) ? undefined : refuse('§3.1', 'no-command-possible');
  },
  decide({ seat }, { box }) {
    const events: readonly Event[] = [{ kind: 'box-taken', seat, box }];
    const commands = commandsOf(seat);
    switch (kindOfBox(box)) {
      case 'event':
        return { events, then: [{ kind: 'event', seat }] };
      case 'limited':
        return { events, then: [operation(seat, { commands, limited: true }), { kind: 'second-limited', seat }] };
      case 'command':
        return { events, then: [operation(seat, { commands, special: 'open' })] };
    }
  },
};

/** §3.3.2 The terms of a second Limited Command; §3.2.4 its Attack begins with pieces that took no part in the first. */
export const secondLimited = ({ fought, seat }: StepOf<'second-limited'>): Operation =>
  operation(seat, { commands: commandsOf(seat), limited: true, ...(fought && { fought }) });

export const spendNews: RuleFor<'second-limited', 'spend-news'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'spend-news' }],
  forbids: ({ state, step }) =>
    canCommand(state, secondLimited(step)) ? undefined : refuse('§3.1', 'no-command-possible'),
  decide: ({ state, seat, step }) => ({
    events: newsOf(state, seat)
      .slice(0, 1)
      .map(news => ({ kind: 'news-removed', news })),
    then: [secondLimited(step)],
  }),
};
