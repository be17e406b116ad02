/** §2.2 to §2.4 The steps between cards and turns. */
import type { State } from '../state';
import { type Event, isSide } from '../vocabulary';
import { isPropaganda, RED_REVOLT } from '../data/cards';
import { newsOf, sidesOnMap } from '../selectors';
import { adjusted, cardSteps, eligible, factionTurns, PROPAGANDA_ROUND } from '../sequence';
import { doneAt, type StepsHere } from './common';
import { canCommand } from './possible';
import { pass, secondLimited, spendNews, take } from './faction';

// §2.4 The Pivotal Event: when it is due, and how it is played.

/** §2.4 This many Cells of Reds and Senate on the map bring the Red Revolt. */
export const REVOLT_CELLS = 27;

/** §2.4 The Pivotal Event replaces the upcoming card. */
export const pivotalComes = ({ piles }: State): readonly Event[] => {
  const [pivotal] = piles.pivotal;
  if (pivotal === undefined) return [];
  return [
    ...piles.upcoming.map((card): Event => ({ kind: 'card-moved', card, from: 'upcoming', to: 'discarded' })),
    { kind: 'card-moved', card: pivotal, from: 'pivotal', to: 'upcoming' },
  ];
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
    begins: true,
  },
  'second-limited': {
    section: '§2.2.4',
    seats: (state, step) =>
      isSide(step.seat) && newsOf(state, step.seat).length > 0 && canCommand(state, secondLimited(step))
        ? [step.seat]
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
