/** §2.2 to §2.4 Cards, Eligibility, and what each Faction may choose. */
import { refuse } from '../refusals';
import { isPropaganda, RED_REVOLT } from '../data/deck';
import { newsOf, sidesOnMap } from '../selectors';
import { adjusted, cardSteps, eligible, factionTurns, kindOfBox, openBoxes, PROPAGANDA_ROUND } from '../sequence';
import type { State } from '../state';
import { isSide, PASSES, SEATS, type Event } from '../vocabulary';
import { resourcesChange } from '../changes';
import { doneAt, operation, type RuleFor, type StepsHere } from './common';
import { canCommand, commandsOf } from './operation';

/** §2.4 As many Cells of Reds and Senate on the map bring the Red Revolt. */
const REVOLT_CELLS = 27;

/** §2.4 The Pivotal Event takes the place of the upcoming card. */
export const pivotalComes = ({ piles }: State): readonly Event[] => {
  const [pivotal] = piles.pivotal;
  if (pivotal === undefined) return [];
  return [
    ...piles.upcoming.map((card): Event => ({ kind: 'card-moved', card, from: 'upcoming', to: 'discarded' })),
    { kind: 'card-moved', card: pivotal, from: 'pivotal', to: 'upcoming' },
  ];
};

const pass: RuleFor<'faction', 'pass'> = {
  section: '§2.2.2',
  offers: () => [{ kind: 'pass' }],
  decide({ state, seat }) {
    const box = PASSES.find(place => SEATS.every(one => state.cylinders[one] !== place)) ?? 'pass-c';
    return { events: [{ kind: 'passed', seat, box }, ...resourcesChange(state, seat, 1)] };
  },
};

const take: RuleFor<'faction', 'take'> = {
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

const spendNews: RuleFor<'second-limited', 'spend-news'> = {
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

export const sequenceSteps = {
  'next-card': {
    section: '§2.2.6',
    run({ piles }) {
      const [now] = piles.current;
      const [next] = piles.upcoming;
      const [after] = piles.deck;
      if (next === undefined) return { then: [{ kind: 'final-check' }] };
      return {
        events: [
          ...(now === undefined
            ? []
            : [
                {
                  kind: 'card-moved',
                  card: now,
                  from: 'current',
                  to: isPropaganda(now) ? 'propaganda' : 'played',
                } as const,
              ]),
          { kind: 'card-moved', card: next, from: 'upcoming', to: 'current' },
          ...(after === undefined ? [] : [{ kind: 'card-moved', card: after, from: 'deck', to: 'upcoming' } as const]),
        ],
        then: [{ kind: 'begin-card' }],
      };
    },
  },
  'begin-card': {
    section: '§2.3',
    run(state) {
      const [now] = state.piles.current;
      const [next] = state.piles.upcoming;
      // a Propaganda card changes places with the card about to be played
      if (now !== undefined && next !== undefined && isPropaganda(next) && !isPropaganda(now)) {
        return {
          events: [
            { kind: 'card-moved', card: now, from: 'current', to: 'upcoming' },
            { kind: 'card-moved', card: next, from: 'upcoming', to: 'current' },
          ],
          then: [{ kind: 'propaganda' }],
        };
      }
      if (now !== undefined && isPropaganda(now)) return { then: [{ kind: 'propaganda' }] };
      const revolt: readonly Event[] =
        now === RED_REVOLT ? [{ kind: 'cylinder-moved', seat: 'reds', to: 'bottom-event-d' }] : [];
      return { events: [{ kind: 'german-cylinder-moved', to: 'none' }, ...revolt], then: cardSteps(state) };
    },
  },
  propaganda: {
    section: '§2.3',
    run: ({ propaganda }) => ({
      events: [{ kind: 'propaganda-begun', round: propaganda + 1 }],
      then: PROPAGANDA_ROUND,
    }),
  },
  factions: { section: '§2.2', run: state => ({ then: factionTurns(state) }) },
  faction: {
    section: '§2.2.3',
    seats: (state, { seat }) => (eligible(state).includes(seat) ? [seat] : []),
    answers: { pass, take },
    stuck: () => ({}),
  },
  'second-limited': {
    section: '§2.2.4',
    seats: (state, { seat }) =>
      isSide(seat) &&
      newsOf(state, seat).length > 0 &&
      canCommand(state, operation(seat, { commands: commandsOf(seat), limited: true }))
        ? [seat]
        : [],
    answers: { 'spend-news': spendNews, done: doneAt<'second-limited'>('§2.2.4') },
    stuck: () => ({}),
  },
  'turn-over': {
    section: '§2.4',
    run: state => (state.phase === 1 && sidesOnMap(state) >= REVOLT_CELLS ? { events: pivotalComes(state) } : {}),
  },
  'adjust-eligibility': {
    section: '§2.2.5',
    run: state => ({ events: [{ kind: 'eligibility-adjusted', cylinders: adjusted(state) }] }),
  },
} satisfies StepsHere<
  | 'next-card'
  | 'begin-card'
  | 'propaganda'
  | 'factions'
  | 'faction'
  | 'second-limited'
  | 'turn-over'
  | 'adjust-eligibility'
>;
