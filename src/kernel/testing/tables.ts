/** Tables for tests: a position in mid-game with only what the test names in play. */
import type { Game } from '../game';
import type { Atom, Options, GameTypes } from '../messages';
import { defaultOptions } from '../options';
import type { PiledTypes, PileId } from '../piles';
import { stringsIn } from './values';
import { expect } from 'vitest';
import { toAct } from '../agenda';
import type { Edit } from '../edit';
import type { Refusal } from '../refusal';
import { edit, goOn, submit, type Verdict } from '../referee';
import { loaded, type Roll } from './replay';

/** Part of a state; cards also by the short names of their piles. */
type Part<G extends PiledTypes, N extends Names> = Partial<Omit<G['state'], 'piles'>> &
  Short<N> & { readonly piles?: Partial<Readonly<Record<PileId<G>, readonly string[]>>> };

/** The test tables of a game: its short names of piles, and the position in which tests begin. */
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
    /** A table; cards that the test does not place stay where setup puts them. */
    at(given: Part<G, N>): G['state'] {
      const { piles, ...said } = lying(given);
      // the rest is part of the state, for any game
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

/** The steps from the first one of a kind on; all if there is none. */
export const from = <T extends { readonly kind: string }>(kind: T['kind'], steps: readonly T[]): readonly T[] =>
  steps.slice(
    Math.max(
      0,
      steps.findIndex(step => step.kind === kind),
    ),
  );

/** One thing for each seat, in the order of the seats: `both([…], […])`. */
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

/** A part of a state with its cards in piles. */
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
    // the same part with its cards under the piles' names
    return { ...Object.fromEntries(rest), piles: { ...part.piles, ...Object.fromEntries(laid) } } as Lying<P, N, Id>;
  };

// Tests of rules as sentences: given a state, when a seat asks, then this happens.

/** given(state).when(seat, command, ['3d6', [1, 2, 3]]).then(…events).asks(seat, step).leaves(…), or .isRefused(…). */
export interface Given<G extends GameTypes> {
  readonly state: G['state'];
  when(seat: G['seat'], command: G['command'], ...rolls: readonly Roll[]): Judged<G>;
  /** A seat gives these commands one after another; none may be refused. */
  does(seat: G['seat'], ...commands: readonly G['command'][]): Given<G>;
  /** A change by hand, with what the rules then do by themselves. */
  byHand(change: Edit, ...rolls: readonly Roll[]): Judged<G>;
  /** Exactly these seats must answer a step like this. */
  asks(seats: G['seat'] | readonly G['seat'][], step: object): Given<G>;
  /** The agenda's kinds, from the top. */
  comes(...kinds: readonly G['step']['kind'][]): Given<G>;
  leaves(part: object): Given<G>;
  /** The game is over with this ending. */
  ends(ending: object): void;
}

export interface Judged<G extends GameTypes> {
  /** Exactly these events of the game, in this order. */
  then(...events: readonly G['event'][]): Given<G>;
  /** These events among others, in this order. */
  tells(...events: readonly object[]): Given<G>;
  ok(): Given<G>;
  isRefused(refusal: Partial<Refusal>): void;
}

export const givenFor =
  <G extends GameTypes>(game: Game<G>) =>
  (state: G['state']): Given<G> =>
    at(game, state);

const at = <G extends GameTypes>(game: Game<G>, state: G['state']): Given<G> => ({
  state,
  when(seat, command, ...rolls) {
    const dice = loaded(...rolls);
    const verdict = submit(game, state, seat, command, dice);
    expect(dice.left, 'loaded but not rolled').toEqual([]);
    return judged(game, verdict);
  },
  does(seat, ...commands) {
    return commands.reduce<Given<G>>((then, command) => then.when(seat, command).ok(), this);
  },
  byHand(change, ...rolls) {
    const dice = loaded(...rolls);
    const verdict = edit(game, state, change, dice);
    // the rules may run on here: at a table they would wait for changes by hand
    const after = verdict.ok ? goOn(game, verdict.state, dice) : verdict;
    expect(dice.left, 'loaded but not rolled').toEqual([]);
    const all = verdict.ok && after.ok ? { ...after, events: [...verdict.events, ...after.events] } : verdict;
    return judged(game, all);
  },
  asks(seats, step) {
    expect(state.agenda[0]).toMatchObject(step);
    expect([...toAct(game, state)].sort()).toEqual([seats].flat().sort());
    return this;
  },
  comes(...kinds) {
    expect(state.agenda.map(step => step.kind)).toEqual(kinds);
    return this;
  },
  leaves(part) {
    expect(state).toMatchObject(part);
    return this;
  },
  ends(ending) {
    expect(state.agenda).toEqual([]);
    expect(game.ending(state)).toMatchObject(ending);
  },
});

const judged = <G extends GameTypes>(game: Game<G>, verdict: Verdict<G>): Judged<G> => ({
  then(...events) {
    const next = this.ok();
    if (verdict.ok) expect(verdict.events.filter(event => event.kind !== 'agenda')).toEqual(events);
    return next;
  },
  tells(...events) {
    const next = this.ok();
    let from = 0;
    for (const event of events) {
      const happened = verdict.ok ? verdict.events : [];
      const found = happened.findIndex((one, n) => n >= from && isLike(one, event));
      expect(found, `${JSON.stringify(event)} among ${JSON.stringify(happened)}`).toBeGreaterThanOrEqual(0);
      from = found + 1;
    }
    return next;
  },
  ok() {
    if (!verdict.ok) return expect.fail(`refused: ${JSON.stringify(verdict.refusal)}`);
    return at(game, verdict.state);
  },
  isRefused(refusal) {
    expect(verdict.ok ? verdict.events : verdict.refusal).toMatchObject(refusal);
    expect(verdict.ok).toBe(false);
  },
});

const isLike = (event: object, wanted: object): boolean => {
  try {
    expect(event).toMatchObject(wanted);
    return true;
  } catch {
    return false;
  }
};
