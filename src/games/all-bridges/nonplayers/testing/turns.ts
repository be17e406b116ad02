/** Tables with Non-players, and what happens at them until a player is asked. */
import { expect } from 'vitest';
import { goOn } from '../../../../kernel/referee';
import { loaded, type Roll } from '../../../../kernel/testing/replay';
import { allBridges } from '../..';
import { table, turnsOf } from '../../testing/positions';
import type { State } from '../../state';
import type { ActionBox, Seat, Step } from '../../vocabulary';

export type Table = NonNullable<Parameters<typeof table>[0]>;
export const without = (nonplayers: string, part: Table = {}, pace = 'run'): State => {
  const state = table(part);
  return { ...state, options: { ...state.options, nonplayers, pace } };
};
/** Everything that happens until a player is asked. */
export const played = (state: State, ...dice: readonly number[]) => {
  const own = loaded(...dice.map((face): Roll => ['1d6', [face]]));
  const verdict = goOn(allBridges, state, own);
  expect(own.left, 'loaded but not rolled').toEqual([]);
  return verdict.ok ? verdict : { state, events: [] };
};
export const kinds = (state: State, ...dice: readonly number[]): readonly string[] =>
  played(state, ...dice).events.map(({ kind }) => kind);
export const optionOf = (state: State, ...dice: readonly number[]): string => {
  const event = played(state, ...dice).events.find(one => one.kind === 'nonplayer-option');
  return event?.kind === 'nonplayer-option' ? event.option : 'none';
};
/** A Non-player's turn, and a player's after it. */
export const turn = (seat: Seat, then: Seat): readonly Step[] => turnsOf(seat, then);
export const sits = (boxes: Partial<Record<Seat, ActionBox | 'first' | 'second' | 'third' | 'ineligible'>>) => ({
  cylinders: { reds: 'first', senate: 'second', moderates: 'third', ...boxes } as const,
});
