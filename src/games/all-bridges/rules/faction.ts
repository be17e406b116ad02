/** §2.2.2 to §2.2.4 What a Faction may choose in its turn. */
import { refuse } from '../refusals';
import { newsOf } from '../selectors';
import { kindOfBox, openBoxes } from '../sequence';
import { PASSES, SEATS, type Event } from '../vocabulary';
import { resourcesChange } from '../changes';
import { operation, type RuleFor } from './common';
import { canCommand, commandsOf } from './operation';

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
    return canCommand(state, operation(seat, { commands: commandsOf(seat), limited: kindOfBox(box) === 'limited' }))
      ? undefined
      : refuse('§3.1', 'no-command-possible');
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

export const spendNews: RuleFor<'second-limited', 'spend-news'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'spend-news' }],
  forbids: ({ state, seat }) =>
    canCommand(state, operation(seat, { commands: commandsOf(seat), limited: true }))
      ? undefined
      : refuse('§3.1', 'no-command-possible'),
  decide: ({ state, seat }) => ({
    events: newsOf(state, seat)
      .slice(0, 1)
      .map(news => ({ kind: 'news-removed', news })),
    then: [operation(seat, { commands: commandsOf(seat), limited: true })],
  }),
};
