/** An example, played: its moves, their results, and the states in between. It fails if the rules differ. */
import { quickDice } from '../../../src/kernel/dice';
import type { Example, ExampleMove, Guide } from '../../../src/kernel/guide';
import type { Message } from '../../../src/kernel/messages';
import { defaultOptions } from '../../../src/kernel/options';
import { openPlay } from '../../../src/kernel/playthrough';
import type { Refusal } from '../../../src/kernel/refusal';
import { loaded } from '../../../src/kernel/testing/replay';
import { tellEvents } from '../../../src/table/panels/account';
import type { AnyGame, AnyTypes } from '../../../src/table/record/model';
import { plain } from '../../../src/table/i18n/links';
import type { Speech, Wording } from '../../../src/table/i18n/wording';

export type AnyExample = Example<AnyTypes>;
export type AnyGuide = Guide<AnyTypes>;

export interface PlayedMove {
  readonly move: ExampleMove<AnyTypes>;
  readonly events: readonly Message[];
  readonly refusal?: Refusal;
}

export interface Played {
  readonly moves: readonly PlayedMove[];
  /** The state before the first move, and after each. */
  readonly states: readonly AnyTypes['state'][];
}

/** Plays an example with the referee of a table; any difference from the author's text is an error. */
export const played = (game: AnyGame, id: string, { state, play: moves }: AnyExample): Played => {
  let dice = loaded();
  const play = openPlay(game, defaultOptions(game.options), number => (number ? dice : quickDice(1)));
  play.put(state);
  play.goOn();
  const states = [play.state];
  const done = moves.map((move, n): PlayedMove => {
    const { seat, command, rolls, refusedBy } = move;
    const where = `example ${id}, move ${n + 1} (${seat} ${command.kind})`;
    dice = loaded(...rolls);
    const verdict = play.submit(seat, command);
    states.push(play.state);
    if (dice.left.length) throw new Error(`${where}: ${dice.left.length} of its dice are not rolled`);
    if (verdict.ok) {
      if (refusedBy) throw new Error(`${where}: the rules accept it`);
      return { move, events: verdict.events };
    }
    const { section, reason } = verdict.refusal;
    if (section !== refusedBy) throw new Error(`${where}: refused by ${section}, ${reason}`);
    return { move, events: [], refusal: verdict.refusal };
  });
  return { moves: done, states };
};

export interface MoveTold {
  readonly seat: string;
  readonly command: string;
  readonly results: readonly string[];
  readonly refusal?: { readonly section: string; readonly text: string };
}

/** The moves of an example in words, as at a table. */
export const told = (game: AnyGame, words: Wording, speech: Speech, { moves, states }: Played): readonly MoveTold[] => {
  const presentation = game.presentation(states[0]?.options ?? defaultOptions(game.options));
  return moves.map(({ move, events, refusal }, n) => ({
    seat: words.name(move.seat),
    command: words.command(move.command),
    results: tellEvents({ game, presentation, words, speech }, states[n] ?? game.setUp({}), events).map(({ parts }) =>
      plain(parts),
    ),
    ...(refusal && { refusal: { section: refusal.section, text: words.refusal(refusal, move.command) } }),
  }));
};
