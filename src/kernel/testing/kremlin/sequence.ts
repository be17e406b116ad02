/** The sequence of the slice, as a list of steps. */
import type { Steps } from '../../rule';
import { allot } from './allotment';
import { ageOf, controller, openWindow } from './influence';
import { closePurges, purge, purges } from './purges';
import { reconsider, spy, trial, vote } from './trials';
import { CARDS, OFFICES, POLITICIANS, SEATS, type Event, type Kremlin } from './words';

const DEALT = 3;

export const steps = {
  deal: {
    section: '§preparation',
    run(_state, _step, dice) {
      const deck = dice.shuffle(CARDS);
      const dealt = SEATS.map(
        (seat, n): Event => ({
          kind: 'cards-dealt',
          seat,
          count: DEALT,
          secret: { to: seat, is: deck.slice(n * DEALT, (n + 1) * DEALT) },
        }),
      );
      return {
        events: [{ kind: 'deck-shuffled', size: deck.length, secret: { to: 'nobody', is: deck } }, ...dealt],
        then: [{ kind: 'allot' }, { kind: 'politburo' }, { kind: 'year' }],
      };
    },
  },
  allot,
  politburo: {
    section: '§preparation',
    run(_state, _step, dice) {
      const shuffled = dice.shuffle(POLITICIANS);
      const office = Object.fromEntries(OFFICES.map((one, n) => [one, shuffled[n]]));
      return {
        events: [{ kind: 'politburo-filled', office, people: shuffled.slice(OFFICES.length, OFFICES.length + 4) }],
      };
    },
  },
  year: {
    section: '§turn-order',
    // a window opens each phase: seats that may act need a place to do so
    run: () => ({
      then: [
        openWindow('phase'),
        { kind: 'purges', over: false },
        openWindow('phase'),
        { kind: 'spy', suspects: [], tried: false },
        { kind: 'fill' },
        { kind: 'end-of-year' },
      ],
    }),
  },
  window: {
    section: '§declaring-influence',
    seats: (_state, { waiting }) => waiting,
    answers: {
      pass: {
        section: '§declaring-influence',
        offers: () => [{ kind: 'pass' }],
        decide({ seat, step }) {
          const waiting = step.waiting.filter(one => one !== seat);
          return { events: [{ kind: 'passed', seat }], then: waiting.length ? [{ ...step, waiting }] : [] };
        },
      },
    },
  },
  purges,
  purge,
  'close-purges': closePurges,
  spy,
  trial,
  vote,
  reconsider,
  retire: { section: '§retirement', run: (_state, { politician }) => ({ events: [{ kind: 'retired', politician }] }) },
  fill: {
    section: '§6',
    run(state, step) {
      const vacant = OFFICES.find(office => state.office[office] === undefined);
      const [eldest] = state.people.toSorted((a, b) => ageOf(state, b) - ageOf(state, a));
      return vacant && eldest !== undefined
        ? { events: [{ kind: 'promoted', politician: eldest, to: vacant }], then: [step] }
        : {};
    },
  },
  'end-of-year': {
    section: '§8',
    run: state =>
      state.year >= Number(state.options['years'])
        ? { instead: true, events: [{ kind: 'game-ended', winner: controller(state, state.office.chief) ?? 'draw' }] }
        : { events: [{ kind: 'year-begun', year: state.year + 1 }], then: [{ kind: 'year' }] },
  },
} satisfies Steps<Kremlin>;
