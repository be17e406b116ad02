/** Commands open to every seat: declaring influence, and the cards. What they change in a window reopens it. */
import type { Of } from '../../messages';
import type { Answers, Rule } from '../../rule';
import { ageOf, declared, hasBegun, inPolitburo, isOpen, ofKind, owns, reopened } from './influence';
import { SEATS, type Command, type Event, type Kremlin, type Seat, type State, type Step } from './words';

const played = (state: State, seat: Seat, card: string, ...effects: readonly Event[]) => ({
  events: [{ kind: 'card-played' as const, seat, card }, ...effects, ...reopened(state, seat)],
});

type Anytime<K extends Command['kind']> = Rule<Kremlin, Step, Of<Command, K>>;

const declare: Anytime<'declare'> = {
  section: '§declaring-influence',
  offers: ({ state, seat }) =>
    hasBegun(state)
      ? Object.keys(state.influence[seat])
          .filter(
            politician =>
              !state.siberia.includes(politician) && owns(state, seat, politician) > declared(state, seat, politician),
          )
          .map(politician => {
            const from = declared(state, seat, politician);
            const more = owns(state, seat, politician) - from;
            return {
              kind: 'declare',
              politician: [politician],
              points: Array.from({ length: more }, (_, n) => from + n + 1),
            };
          })
      : [],
  decide: ({ state, seat }, { politician, points }) => ({
    events: [{ kind: 'influence-declared', seat, politician, points }, ...reopened(state, seat)],
  }),
};

export const anytime = {
  declare,
  'play-evidence': {
    section: '§card:35',
    offers: ({ state, seat }) =>
      isOpen(state, 'purge') ? [{ kind: 'play-evidence', card: ofKind(state, seat, 'evidence') }] : [],
    decide: ({ state, seat }, { card }) => played(state, seat, card, { kind: 'evidence-added' }),
  },
  'play-zealous': {
    section: '§card:34',
    offers: ({ state, seat }) =>
      isOpen(state, 'failed-purge') ? [{ kind: 'play-zealous', card: ofKind(state, seat, 'zealous') }] : [],
    decide: ({ state, seat }, { card }) => played(state, seat, card, { kind: 'purges-go-on' }),
  },
  'play-hero': {
    section: '§card:9',
    offers: ({ state, seat }) =>
      hasBegun(state) ? [{ kind: 'play-hero', card: ofKind(state, seat, 'hero'), politician: inPolitburo(state) }] : [],
    decide: ({ state, seat }, { card, politician }) =>
      played(state, seat, card, {
        kind: 'aged',
        politician,
        by: Math.min(0, Math.max(-3, 50 - ageOf(state, politician))),
      }),
  },
  'play-whisper': {
    section: '§card:23',
    offers: ({ state, seat }) =>
      hasBegun(state)
        ? [
            {
              kind: 'play-whisper',
              card: ofKind(state, seat, 'whisper'),
              politician: [...inPolitburo(state), ...state.people],
            },
          ]
        : [],
    decide: ({ state, seat }, { card, politician }) =>
      played(state, seat, card, { kind: 'whispered', seat, secret: { to: seat, is: politician } }),
  },
  'play-peek': {
    section: '§card:59',
    offers: ({ state, seat }) =>
      hasBegun(state)
        ? [
            {
              kind: 'play-peek',
              card: ofKind(state, seat, 'peek'),
              rival: SEATS.filter(one => one !== seat),
              politician: inPolitburo(state),
            },
          ]
        : [],
    decide: ({ state, seat }, { card, rival, politician }) =>
      played(state, seat, card, {
        kind: 'peeked',
        seat,
        rival,
        secret: { to: seat, is: { politician, points: owns(state, rival, politician) } },
      }),
  },
} satisfies Answers<Kremlin, Step>;
