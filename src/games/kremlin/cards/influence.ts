/** §intrigue Cards of influence, and cards about cards. */
import { holderOf, lettersOf, politburo, seatsFrom, seatsOf, type State } from '../state';
import { chitsOn, declaredBy, isOutOfReach, sheetOf, topOf } from '../rules/control';
import { declaration } from '../rules/declare';
import { drawn } from '../rules/hands';
import { handOf, SEATS, type Event, type Seat, type Step } from '../vocabulary';
import { always, inForceFor, NOBODY, whenever, type CardRule, type CardRules } from './rule';

const isSeat = (word: string): word is Seat => SEATS.some(seat => seat === word);
const rivals = (state: State, seat: Seat): readonly Seat[] => seatsOf(state.options).filter(one => one !== seat);
const anybody = (state: State): readonly string[] => lettersOf(state.options).filter(letter => isKnown(state, letter));
const isKnown = (state: State, letter: string): boolean => state.politicians[letter]?.at !== 'removed';

/** Points that stand on a sheet and are told to nobody else. */
const whisper = (points: number): Pick<CardRule, 'on' | 'does' | 'isSecret'> => ({
  on: anybody,
  isSecret: true,
  does: ({ seat, on }) => ({ events: [{ kind: 'influence-whispered', seat, points, secret: { to: seat, is: on } }] }),
});

/** §intrigue Openness: everything on one politician, in the order of the seats. */
const opened = (state: State, politician: string): readonly Event[] => {
  const declared = seatsOf(state.options).filter(
    seat => sheetOf(state, seat, politician) > declaredBy(state, seat, politician),
  );
  const most = Math.max(topOf(state, politician), ...declared.map(seat => sheetOf(state, seat, politician)));
  return [
    { kind: 'all-declared', politician },
    ...declared.flatMap((seat): readonly Event[] => {
      const points = sheetOf(state, seat, politician);
      return points === most
        ? declaration(state, seat, politician, points)
        : [{ kind: 'influence-declared', seat, politician, points }];
    }),
  ];
};

export const influenceCards: CardRules = {
  'whisper-campaign': { when: 'any', ...whisper(1) },
  testament: {
    when: 'any',
    ...whisper(3),
    on: state => (holderOf(state, 'party-chief') === undefined ? anybody(state) : []),
  },
  patronage: {
    when: { when: ['end-of-turn'] },
    on: politburo,
    does: ({ seat, on }) => ({ events: [{ kind: 'influence-added', seat, politician: on, points: 2 }] }),
  },
  'broken-promises': {
    when: 'any',
    on: (state, seat) =>
      lettersOf(state.options).filter(letter => chitsOn(state, letter).some(chit => chit.seat !== seat)),
    does: () => ({}),
    second: {
      on: ({ state, seat, on }) => rivals(state, seat).filter(one => declaredBy(state, one, on) > 0),
      does({ state, on }, second) {
        if (!isSeat(second)) return [];
        const points = Math.min(2, declaredBy(state, second, on));
        return [{ kind: 'influence-lost', seat: second, politician: on, points }];
      },
    },
  },
  openness: {
    when: 'any',
    on: state => lettersOf(state.options).filter(letter => !isOutOfReach(state, letter)),
    does: ({ state, on }) => ({ events: opened(state, on) }),
  },
  surveillance: {
    when: 'any',
    on: anybody,
    does: () => ({}),
    second: {
      on: ({ state, seat }) => rivals(state, seat),
      does: ({ state, seat, on }, second) =>
        isSeat(second)
          ? [
              {
                kind: 'points-seen',
                seat,
                rival: second,
                secret: { to: seat, is: { politician: on, points: sheetOf(state, second, on) } },
              },
            ]
          : [],
    },
  },
  'ban-on-factions': {
    when: { startOf: 'any' },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('ban', NOBODY, card, 'phase')] }),
  },
  'deep-drawer': {
    when: 'any',
    on: always,
    does: ({ seat, card }) => ({ events: [inForceFor('deep-drawer', seat, card, 'ended')] }),
  },
  'card-index': {
    when: 'any',
    on: (state, seat) => rivals(state, seat).filter(one => state.piles[handOf(one)].length > 0),
    does({ state, seat, on }) {
      if (!isSeat(on)) return {};
      return {
        events: [{ kind: 'hand-shown', seat, rival: on, secret: { to: seat, is: state.piles[handOf(on)] } }],
        then: [{ kind: 'exchange', seat, rival: on }],
      };
    },
  },
  'archive-fire': {
    when: 'any',
    on: always,
    does: ({ state, seat }) => ({
      then: seatsFrom(state.options, seat).map(
        (one): Step => ({ kind: 'discarding', seat: one, left: HAND, redraws: true, gone: 0 }),
      ),
    }),
  },
  'oligarchs-gift': {
    when: 'any',
    on: whenever(({ piles }) => piles.deck.length + piles.discards.length > 0),
    does: ({ state, seat }, dice) => ({
      events: drawn(state, seat, 2, dice),
      then: [{ kind: 'discarding', seat, left: 2, redraws: false, gone: 0 }],
    }),
  },
};
/** As many as a hand may hold, and more. */
const HAND = 9;
