/** What a seat decides at an Advised table, as the changes by hand that do it while the rules stand still. */
import { evolve, toAct } from '../../src/kernel/agenda';
import { settledBy } from '../../src/kernel/difference';
import { quickDice } from '../../src/kernel/dice';
import type { GameEdit } from '../../src/kernel/edit';
import { legal } from '../../src/kernel/offers';
import { submit } from '../../src/kernel/referee';
import { type Choose, pickMove } from '../../src/kernel/testing/random-play';
import { changesBetween, diffTabletops } from '../../src/table/board/tabletop-diff';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';

type State = AnyTypes['state'];
type Command = AnyTypes['command'];

export interface Act {
  /** One decision, and those that end the same action. */
  readonly commands: readonly Command[];
  /** What hands do of it; empty for a word. */
  readonly edits: readonly GameEdit[];
  /** It rolls, or turns on what this seat does not know: the rules do it. */
  readonly isChance: boolean;
  /** The table as its seat sees it once the rules have gone on; undefined where chance decides. */
  readonly ends: State | undefined;
}

/** An action of more decisions than these is left begun. */
const LONGEST = 5;

/** How two tables differ: pieces and markers, and how many cards a pile has. */
export const differenceBetween = (game: AnyGame, one: State, other: State): readonly string[] => {
  const { tabletop } = game.presentation(one.options);
  const [before, after] = [tabletop(one), tabletop(other)];
  const { counters, markers } = diffTabletops(before, after);
  const piles = [...new Set([...before.piles, ...after.piles].map(({ id }) => id))].flatMap(id => {
    const [was, is] = [before, after].map(({ piles: all }) => all.find(pile => pile.id === id)?.cards.length ?? 0);
    return was === is ? [] : [`${id}: ${was} → ${is}`];
  });
  // an open card may lie on the board as a piece: its pile tells it
  return [...[...counters, ...markers].map(([key, by]) => `${key} ${by}`), ...piles].toSorted();
};

/** Two dice that fall otherwise: what is the same with both is no matter of chance. */
const DICE = [1, 5] as const;

/**
 * One decision on what a seat sees: the table after its own effect, and after all that follows whatever is answered, which
 * is no hand's. Undefined where chance decides.
 */
const decided = (
  game: AnyGame,
  seen: State,
  seat: string,
  command: Command,
): { readonly made: State; readonly state: State } | undefined => {
  try {
    const [one, other] = DICE.map(seed => {
      const verdict = submit(game, seen, seat, command, quickDice(seed));
      if (!verdict.ok) throw new Error(verdict.refusal.reason);
      const last = verdict.beneath[0]?.before;
      const made = verdict.events.slice(0, last).reduce<State>((at, event) => evolve(game, at, event), seen);
      return { made, state: verdict.state };
    });
    return one && other && !differenceBetween(game, one.made, other.made).length ? one : undefined;
  } catch {
    return undefined; // it depends on what this seat does not know
  }
};

/** Chooses what a seat does, with a command that `pick` takes from the legal ones. */
export const actOf = (game: AnyGame, seen: State, seat: string, choose: Choose): Act => {
  const pick = (state: State): Command | undefined => {
    const moves = legal(game, state, seat).map(command => ({ seat, command }));
    return moves.length ? pickMove(moves, choose, game.demo.eagerness).command : undefined;
  };
  const first = pick(seen);
  if (!first) throw new Error(`${seat} has no answer`);
  const beneath = seen.agenda.length - 1;
  /** Does the same seat go on with what it has begun? */
  const goesOn = (state: State): boolean =>
    state.agenda.length > beneath && state.agenda[0] !== seen.agenda[0] && toAct(game, state)[0] === seat;
  const commands = [first];
  const began = decided(game, seen, seat, first);
  if (!began) return { commands, edits: [], isChance: true, ends: undefined };
  let done = began;
  while (goesOn(done.state) && commands.length < LONGEST) {
    const next = pick(done.state);
    const then = next && decided(game, done.state, seat, next);
    if (!next || !then) break;
    commands.push(next);
    done = then;
  }
  const settled = (state: State): State => settledBy(game.editRules, game.hide(state, seat));
  const presentation = game.presentation(seen.options);
  const edits = changesBetween({ game, presentation }, settled(seen), settled(done.made));
  return { commands, edits, isChance: false, ends: done.state };
};
