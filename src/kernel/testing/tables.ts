/** Tables for tests: a game in the middle, with what the test says and nothing else in play. */
import type { Game } from '../game';
import type { Atom, Options } from '../messages';
import { defaultOptions } from '../options';
import type { PiledTypes, PileId } from '../piles';
import { givenFor } from './given';
import { stringsIn } from './values';

/** Part of a state; cards also by the short names of their piles. */
type Part<G extends PiledTypes, N extends Names> = Partial<Omit<G['state'], 'piles'>> &
  Short<N> & { readonly piles?: Partial<Readonly<Record<PileId<G>, readonly string[]>>> };

/** The tables of a game: its short names of piles, and the middle that a test begins in. */
export const tablesOf = <G extends PiledTypes, const N extends Names>(
  game: Game<G>,
  short: N,
  middle: (part: Partial<G['state']>, start: G['state']) => Partial<G['state']>,
) => {
  const lying = lyingIn<PileId<G>, N>(short);
  /** Options as the defaults, except for these. */
  const withOptions = (some: Readonly<Record<string, Atom>> = {}): Options => ({
    ...defaultOptions(game.options),
    ...some,
  });

  return {
    given: givenFor(game),
    lying,
    withOptions,
    /** A table; cards that the test does not place lie where setting up leaves them. */
    at(given: Part<G, N>): G['state'] {
      const { piles, ...said } = lying(given);
      // what is left is part of the state, whatever the game
      const part = said as unknown as Partial<G['state']>;
      const start = game.setUp(part.options ?? withOptions());
      const table: G['state'] = { ...start, ...middle(part, start), ...part };
      const { piles: before, agenda, ...rest } = table;
      const placed = stringsIn([rest, piles]);
      const left = Object.entries(before).map(([pile, cards]) => [pile, cards.filter(card => !placed.has(card))]);
      return { ...table, piles: { ...Object.fromEntries(left), ...piles } };
    },
  };
};

/** The rest of a list of steps, from the one of a kind on; all of it if there is none. */
export const from = <T extends { readonly kind: string }>(kind: T['kind'], steps: readonly T[]): readonly T[] =>
  steps.slice(
    Math.max(
      0,
      steps.findIndex(step => step.kind === kind),
    ),
  );

/** What belongs to each seat, in the order of the seats: `both([…], […])`. */
export const eachOf =
  <Seat extends string>(seats: readonly Seat[]) =>
  <T>(...things: readonly T[]): Readonly<Record<Seat, T>> =>
    // the test names one for each seat
    Object.fromEntries(seats.map((seat, n) => [seat, things[n]])) as Readonly<Record<Seat, T>>;

type Cards = readonly string[];
export type Names = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
export type Short<N extends Names> = {
  readonly [K in keyof N]?: N[K] extends string ? Cards : Partial<Readonly<Record<keyof N[K], Cards>>>;
};

/** Part of a state in which the cards lie in their piles. */
type Lying<P, N extends Names, Id extends string> = Omit<P, keyof N | 'piles'> & {
  readonly piles: Readonly<Record<Id, Cards>>;
};

/** Reads the short names of a game's piles; other piles stay as given. */
export const lyingIn =
  <Id extends string, N extends Names>(names: N) =>
  <P extends Short<N> & { readonly piles?: Readonly<Partial<Record<Id, Cards>>> }>(part: P): Lying<P, N, Id> => {
    const given: Readonly<Record<string, unknown>> = { ...part };
    const laid = Object.entries(names).flatMap(([short, pile]): (readonly [string, unknown])[] => {
      const cards = given[short];
      if (cards === undefined) return [];
      return typeof pile === 'string'
        ? [[pile, cards]]
        : Object.entries(cards as Record<string, unknown>).map(([key, list]) => [pile[key] ?? key, list]);
    });
    const rest = Object.entries(given).filter(([key]) => !Object.hasOwn(names, key));
    // the same part, its cards under the names of piles
    return { ...Object.fromEntries(rest), piles: { ...part.piles, ...Object.fromEntries(laid) } } as Lying<P, N, Id>;
  };
