/** Can a state's board be drawn: every slot, track, face and count? */
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { notPlain } from './values';

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
