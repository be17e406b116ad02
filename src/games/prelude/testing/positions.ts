/** Positions for tests: a game in progress with only the pieces that the test names. */
import { defaultOptions } from '../../../kernel/options';
import { type Short, eachOf, tablesOf } from '../../../kernel/testing/tables';
import { prelude } from '..';
import { cardId } from '../data/card-list';
import { PLACES, type Place } from '../data/districts';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { roundOf } from '../sequence';
import type { State, Prelude } from '../state';
import type { Step } from '../vocabulary';
import { SEATS, type Seat } from '../seats';

export const cards = (...numbers: readonly number[]): readonly string[] => numbers.map(cardId);

/** Cubes of both sides in some places; none anywhere else. */
export const cubes = (here: Readonly<Partial<Record<Place, readonly [number, number]>>>): State['cubes'] => {
  const all = PLACES.map(place => {
    const [revolutionary, government] = here[place] ?? [0, 0];
    return [place, { revolutionary, government }] as const;
  });
  return Object.fromEntries(all) as State['cubes']; // every place is a key
};

/** The starting cubes, except at some places. */
export const starting = (here: Readonly<Partial<Record<Place, readonly [number, number]>>> = {}): State['cubes'] => {
  const some = cubes(here);
  const start = setUp(defaultOptions(options)).cubes;
  const all = PLACES.map(place => [place, here[place] ? some[place] : start[place]] as const);
  return Object.fromEntries(all) as State['cubes']; // every place is a key
};

/** The rest of a round of a seat, with its own card still to be played. */
export const playing = (seat: Seat): readonly Step[] => roundOf(seat);
/** Some steps, and then the rest of the round after the card. */
export const during = (seat: Seat, ...steps: readonly Step[]): readonly Step[] => [...steps, ...roundOf(seat).slice(1)];

const SHORT = {
  hands: { revolutionary: 'revolutionary-hand', government: 'government-hand' },
  decks: { turmoil: 'turmoil-deck', war: 'war-deck', collapse: 'collapse-deck' },
  pool: 'pool',
  discards: 'discards',
  inPlay: 'in-play',
  aside: 'aside',
  removed: 'removed',
} as const;
export type Given = Partial<State> & Short<typeof SHORT>;

/** A table in the first Action Round of the second Turn; cards the test does not place lie in their decks. */
export const { given, at, lying } = tablesOf<Prelude, typeof SHORT>(prelude, SHORT, ({ active = 'revolutionary' }) => ({
  turn: 2,
  active,
  first: 'revolutionary',
  agenda: playing(active),
}));

/** The table after the Tsar has gone: no extremists, no Prestige. */
export const withoutTsar = (part: Given = {}): State =>
  at({
    turn: 6,
    abdicated: true,
    prestige: 0,
    cubes: starting({ radical: [0, 0], monarchist: [0, 0] }),
    ...part,
  });

export const both = eachOf(SEATS);
