/** What a helper reads from the table, and the table with corrections: a forgotten cube, a house rule. */
import { evolve } from '../../kernel/agenda';
import { quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import type { Game } from '../../kernel/game';
import type { Helper, Values } from '../../kernel/helper';
import type { GameTypes } from '../../kernel/messages';

/** A marker, or the count of a piece in a place. */
export interface Read {
  readonly id: string;
  readonly piece: string;
  /** Where they lie; a marker has its track instead. */
  readonly at?: string;
  readonly value: number;
}

/** Corrected values by id. */
export type Corrections = Readonly<Record<string, number>>;

/** The table after a change by hand; unchanged if the change is nonsense. */
const after = <G extends GameTypes>(game: Game<G>, state: G['state'], change: GameEdit): G['state'] => {
  const made = game.edit(state, change, quickDice(1));
  return 'reason' in made ? state : made.reduce<G['state']>((at, event) => evolve(game, at, event), state);
};

/** Everything on a table that a number can correct. */
const readable = <G extends GameTypes>(game: Game<G>, state: G['state']): readonly Read[] => {
  const { counters, markers } = game.presentation(state.options).tabletop(state);
  const heaps = new Map<string, Read>();
  for (const { piece, slot, count = 1 } of counters) {
    const id = `${piece} ${slot}`;
    heaps.set(id, { id, piece, at: slot, value: (heaps.get(id)?.value ?? 0) + count });
  }
  const set = new Set<string>();
  const tracks = markers.flatMap(({ id, value }): readonly Read[] => {
    if (set.has(id)) return [];
    set.add(id);
    return [{ id, piece: id, value }];
  });
  return [...tracks, ...heaps.values()];
};

/** The table with one value corrected: pieces come and go one by one, as every game allows. */
const withRead = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { piece, at, value }: Read,
  to: number,
): G['state'] => {
  if (at === undefined) return after(game, state, { kind: 'set', marker: piece, to });
  const one = (now: G['state']): G['state'] =>
    after(
      game,
      now,
      to > value ? { kind: 'add', piece, to: at, count: 1 } : { kind: 'remove', piece, from: at, count: 1 },
    );
  return Array.from({ length: Math.abs(to - value) }).reduce<G['state']>(one, state);
};

/** The table with all corrections. */
export const corrected = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  corrections: Corrections,
): G['state'] => {
  if (!Object.keys(corrections).length) return state;
  return readable(game, state).reduce<G['state']>((now, read) => {
    const to = corrections[read.id];
    return to === undefined || to === read.value ? now : withRead(game, now, read, to);
  }, state);
};

/** What a helper reads: every value whose change by one alters its sum, odds or questions. */
export const readBy = <G extends GameTypes>(
  game: Game<G>,
  helper: Helper<G>,
  state: G['state'],
  values: Values,
): readonly Read[] => {
  const told = (at: G['state']): string => JSON.stringify([helper.preview(at, values), helper.inputs(at, values)]);
  const now = told(state);
  return readable(game, state).filter(read =>
    [read.value + 1, read.value - 1].some(to => {
      const then = withRead(game, state, read, to);
      return then !== state && told(then) !== now;
    }),
  );
};
