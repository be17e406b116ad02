/** §intrigue Cards of influence, and cards about cards. */
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/refusal';
import { isMended } from '../options';
import { lettersOf, politburo, seatsFrom, seatsOf, TEN_PLUS, type State } from '../state';
import { chitsOn, declaredBy, sheetOf, tenPlusOn } from '../rules/control';
import { chiefIsBarred, declaration } from '../rules/declare';
import { reveal, shows } from '../rules/reveal';
import { drawn } from '../rules/phases';
import { isLookedAt } from '../rules/bargains';
import { handOf, SEATS, type Event, type Seat, type Step } from '../vocabulary';
import { always, inForceFor, NOBODY, whenever, type CardRule, type CardRules, type Play } from './rule';

const isSeat = (word: string): word is Seat => SEATS.some(seat => seat === word);
const rivals = (state: State, seat: Seat): readonly Seat[] => seatsOf(state.options).filter(one => one !== seat);
const anybody = (state: State): readonly string[] => lettersOf(state.options).filter(letter => isKnown(state, letter));
const isKnown = (state: State, letter: string): boolean => state.politicians[letter]?.at !== 'removed';

/** §three-player Nor are points written on the Party Chief by a card. */
const notOnTheChief = ({ state, on }: Play): Refusal | undefined =>
  isMended(state.options) ? chiefIsBarred(state, on) : undefined;
/** Points written on a sheet, which nobody else sees. */
const whisper = (points: number): Pick<CardRule, 'on' | 'forbids' | 'does' | 'isSecret'> => ({
  on: anybody,
  forbids: notOnTheChief,
  isSecret: true,
  does: ({ seat, on }) => ({ events: [{ kind: 'influence-whispered', seat, points, secret: { to: seat, is: on } }] }),
});

/** §intrigue §ties Openness: everything on one politician, at one moment. Of more than ten points the most stay. */
const opened = (state: State, politician: string, dice: Dice): readonly Event[] => {
  if (!isMended(state.options)) return openedInTurn(state, politician);
  const { less, most, top, events } = reveal(state, politician, dice);
  const [first] = most;
  return first !== undefined && top >= TEN_PLUS
    ? [...events, ...declaration(state, first, politician, top)]
    : [...events, ...[...less, ...most].map(shows(state, politician))];
};
/** As it was: in the order of the seats. More than ten points are declared last, and send all others home. */
const openedInTurn = (state: State, politician: string): readonly Event[] => {
  const seats = seatsOf(state.options);
  const sheet = (seat: Seat): number => sheetOf(state, seat, politician);
  const owner = tenPlusOn(state, politician) ?? seats.find(seat => sheet(seat) >= TEN_PLUS);
  const more = seats.filter(seat => sheet(seat) > declaredBy(state, seat, politician));
  const told = (seat: Seat): Event => ({ kind: 'influence-declared', seat, politician, points: sheet(seat) });
  const all: Event = { kind: 'all-declared', politician };
  if (owner === undefined) return [all, ...more.map(told)];
  const rest = seats.filter(seat => seat !== owner && declaredBy(state, seat, politician) > 0);
  return [
    all,
    ...(more.includes(owner) ? [told(owner)] : []),
    ...rest.map((seat): Event => ({ kind: 'influence-returned', seat, politician })),
  ];
};

export const influenceCards: CardRules = {
  'whisper-campaign': { when: 'any', ...whisper(1) },
  testament: {
    when: 'any',
    ...whisper(3),
    on: state => (state.chiefLeftPlay ? anybody(state) : []),
  },
  patronage: {
    when: { when: ['end-of-turn'] },
    on: politburo,
    forbids: notOnTheChief,
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
    on: anybody,
    forbids: ({ state, on }) => chiefIsBarred(state, on),
    does: ({ state, on }, dice) => ({ events: opened(state, on, dice) }),
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
    on: (state, seat) =>
      rivals(state, seat).filter(one => state.piles[handOf(one)].length > 0 && !isLookedAt(state, one)),
    does({ state, seat, on }) {
      if (!isSeat(on)) return {};
      return {
        events: [
          { kind: 'hand-shown', seat, rival: on, secret: { to: seat, is: state.piles[handOf(on)] } },
          { kind: 'hand-looked-at', seat: on, secret: { to: on, is: state.piles[handOf(on)] } },
        ],
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
