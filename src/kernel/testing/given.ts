/** Tests of rules as sentences: given a state, when a seat asks, then this happens. */
import { expect } from 'vitest';
import { toAct } from '../agenda';
import type { Edit } from '../edit';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import type { Refusal } from '../refusal';
import { edit, goOn, submit, type Verdict } from '../referee';
import { loaded, type Roll } from './loaded';

/** given(state).when(seat, command, ['3d6', [1, 2, 3]]).then(…events).asks(seat, step).leaves(…), or .isRefused(…). */
export interface Given<G extends GameTypes> {
  readonly state: G['state'];
  when(seat: G['seat'], command: G['command'], ...rolls: readonly Roll[]): Judged<G>;
  /** A change by hand, and whatever the rules do by themselves then. */
  byHand(change: Edit, ...rolls: readonly Roll[]): Judged<G>;
  /** Exactly these seats owe an answer, to a step like this. */
  asks(seats: G['seat'] | readonly G['seat'][], step: object): Given<G>;
  /** The agenda's kinds, from the top. */
  comes(...kinds: readonly G['step']['kind'][]): Given<G>;
  leaves(part: object): Given<G>;
  /** The game is over, so. */
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
  byHand(change, ...rolls) {
    const dice = loaded(...rolls);
    const verdict = edit(game, state, change, dice);
    // the position may be one where the rules run on: at a table they would wait there for changes by hand
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
