/** Positions of random games, for testers that look at one position at a time. */
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { notPlain, thrownText, type Fault } from './values';
import { chooser, quickDice } from '../dice';
import { openPlay } from '../playthrough';
import { diceOfSeed, movesOf, optionsOfGame, pickMove, type Choose, type Move, type Play } from './random-play';

// Can the board of a state be drawn: every slot, track, face and count?

/** What is wrong with the projection of a state, for each seat and an observer. */
export const tabletopFault = <G extends GameTypes>(game: Game<G>, state: G['state']): string | undefined => {
  const { board, face, facts, tabletop } = game.presentation(state.options);
  const slots = new Set(board.slots.map(slot => slot.id));
  const tracks = new Map(board.tracks.map(track => [track.id, track]));
  for (const seat of [...game.seats(state.options), undefined]) {
    const seen = game.hide(state, seat);
    const { counters, markers, piles } = tabletop(seen);
    const ids = [...counters, ...markers, ...piles].map(one => one.id);
    const twice = ids.find((id, n) => ids.indexOf(id) !== n);
    if (twice !== undefined) return `${twice} is on the tabletop twice`;
    for (const { id, piece, slot } of counters) {
      if (!slots.has(slot)) return `counter ${id} lies in no slot of the board: ${slot}`;
      if (!face(piece)) return `counter ${id} has no face: ${piece}`;
    }
    for (const { id, piece, track, value } of markers) {
      const on = tracks.get(track);
      if (!on) return `marker ${id} is on no track of the board: ${track}`;
      if (value < on.from || value >= on.from + on.boxes.length) return `marker ${id} is off its track: ${value}`;
      if (!face(piece)) return `marker ${id} has no face: ${piece}`;
    }
    for (const { id, slot, cards } of piles) {
      if (slot !== undefined && !slots.has(slot)) return `pile ${id} lies in no slot of the board: ${slot}`;
      const faceless = cards.find(card => !face(card));
      if (faceless !== undefined) return `a card of ${id} has no face: ${faceless}`;
    }
    const { phase, phases } = game.status(seen);
    if (phase !== undefined && !phases[phase]) return `phase ${phase} is not among ${phases.join()}`;
    const bad = notPlain(game.seats(state.options).map(one => facts(seen, one)));
    if (bad !== undefined) return `facts are not JSON at ${bad}`;
  }
  return undefined;
};

export interface Position<G extends GameTypes> {
  readonly state: G['state'];
  /** Everything any seat may do here. */
  readonly moves: readonly Move<G>[];
  readonly turn: number;
  readonly seed: number;
  readonly choose: Choose;
}

/** Plays games and calls `visit` at every `every`-th position. Its faults, returned or thrown, end the game. */
export const eachPosition = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly every: number },
  visit: (at: Position<G>) => string | undefined | void,
): Fault[] => {
  const faults: Fault[] = [];
  for (let n = 0; n < how.games && faults.length < 5; n++) {
    const seed = (how.seed ?? 2) * 100_003 + n;
    const choose = chooser(quickDice(seed));
    let turn = 0;
    let agenda = '';
    try {
      const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
      for (; turn < how.cap && play.state.agenda.length; turn++) {
        const { state } = play;
        const moves = movesOf(game, state);
        agenda = JSON.stringify(state.agenda.slice(0, 2));
        const problem = turn % how.every === 0 ? visit({ state, moves, turn, seed, choose }) : undefined;
        if (problem) {
          faults.push({ what: problem, where: `seed ${seed}, turn ${turn}, agenda ${agenda}` });
          break;
        }
        const { seat, command } = pickMove(moves, choose, how.weigh);
        play.submit(seat, command);
      }
    } catch (thrown) {
      faults.push({ what: thrownText(thrown), where: `seed ${seed}, turn ${turn}, agenda ${agenda}` });
    }
  }
  return faults;
};

/** The laws of positions that are broken in a state, as everybody sees it; without those that hold at some moments only. */
export const brokenLaws = <G extends GameTypes>(game: Game<G>, state: G['state']): readonly string[] => {
  const open = game.hide(state, undefined);
  return game.editRules.laws.flatMap(({ section, reason, against, coming }) =>
    coming ? [] : (against?.(open) ?? []).map(details => `${section} ${reason} ${JSON.stringify(details)}`),
  );
};
