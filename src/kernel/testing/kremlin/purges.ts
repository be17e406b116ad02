/** §2 Purges: whoever controls the KGB when the window closes rolls, or calls off what another has announced. */
import type { Of } from '../../messages';
import { refuse } from '../../refusal';
import type { Asks, Runs } from '../../rule';
import { ageOf, dutyHolder, inPolitburo, officeOf, onDuty, openWindow } from './influence';
import type { Event, Kremlin, Office, Step } from './words';

const NEEDED: Readonly<Record<Office, number>> = {
  chief: 18,
  kgb: 14,
  foreign: 14,
  defense: 14,
  ideology: 10,
  industry: 10,
  economy: 10,
  sport: 10,
  c1: 6,
  c2: 6,
  c3: 6,
  c4: 6,
  c5: 6,
};

export const purges = {
  section: '§2',
  seats: (state, { over }) => (over ? [] : onDuty(state, 'purge')),
  answers: {
    purge: {
      section: '§2',
      offers: ({ state }) => [{ kind: 'purge', target: inPolitburo(state) }],
      forbids({ state }, { target }) {
        const head = dutyHolder(state, 'purge') ?? '';
        if (target === head) return refuse('§2', 'not-himself');
        if (ageOf(state, head) >= 95) return refuse('§retirement', 'certain-retirement', { age: ageOf(state, head) });
        return undefined;
      },
      decide: ({ seat, step }, { target }) => ({
        events: [{ kind: 'purge-declared', by: seat, target }],
        then: [openWindow('purge'), { kind: 'purge', target, by: seat, bonus: 0 }, step],
      }),
    },
    'end-purges': { section: '§2', offers: () => [{ kind: 'end-purges' }], decide: () => ({}) },
  },
  stuck: () => ({}),
} satisfies Asks<Kremlin, Of<Step, 'purges'>>;

export const purge = {
  section: '§2',
  seats: state => onDuty(state, 'purge'),
  answers: {
    'roll-purge': {
      section: '§2',
      offers: () => [{ kind: 'roll-purge' }],
      decide({ state, step: { target, bonus } }, _command, dice) {
        const [die = 0] = dice.roll(1, 20);
        const needed = NEEDED[officeOf(state, target) ?? 'c1'] - bonus;
        const rolled: Event = { kind: 'purge-rolled', target, die, needed };
        const head = dutyHolder(state, 'purge');
        const aged = (by: number): readonly Event[] =>
          head === undefined ? [] : [{ kind: 'aged', politician: head, by }];
        return die >= needed
          ? { events: [rolled, { kind: 'sent-to-siberia', politician: target }, ...aged(1)] }
          : { events: [rolled, ...aged(3)], then: [openWindow('failed-purge'), { kind: 'close-purges' }] };
      },
    },
    'call-off': {
      section: '§declaring-influence',
      offers: () => [{ kind: 'call-off' }],
      forbids: ({ seat, step }) =>
        seat === step.by ? refuse('§declaring-influence', 'declared-it-yourself') : undefined,
      decide: ({ seat }) => ({ events: [{ kind: 'purge-called-off', by: seat }] }),
    },
  },
  stuck: () => ({}),
} satisfies Asks<Kremlin, Of<Step, 'purge'>>;

/** After a failed purge no other follows, unless a card in its window strikes this step out. */
export const closePurges = {
  section: '§2',
  run: () => ({ events: [{ kind: 'purges-closed' }] }),
} satisfies Runs<Kremlin, Of<Step, 'close-purges'>>;
