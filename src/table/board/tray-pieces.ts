/** The pieces that the tray offers: those that can still be laid. */
import type { AnyGame, AnyPresentation, AnyTypes, Mode } from '../record/model';
import { piecesOf } from '../drawing/picture-names';
import { sameFaces } from './by-hand';

/**
 * All pieces except track markers, without those of which there is only one, and which lies on the board. A piece that is
 * hidden from the reader can be laid at a Free table only.
 */
export const trayPieces = (
  game: AnyGame,
  presentation: Pick<AnyPresentation, 'board' | 'face' | 'tabletop'>,
  seen: AnyTypes['state'],
  mode: Mode,
): readonly string[] => {
  const { counters } = presentation.tabletop(seen);
  const places = presentation.board.slots.map(({ id }) => id);
  const isTaken = (piece: string, to: string): boolean =>
    !('reason' in game.edit(seen, { kind: 'add', piece, to, count: 1 }, sameFaces));
  return piecesOf(game, seen.options).filter(piece => {
    if (presentation.face(piece)?.kind === 'marker') return false;
    const lying = counters.filter(one => one.piece === piece).map(({ slot }) => slot);
    return (mode === 'free' && !lying.length) || [...lying, ...places].some(to => isTaken(piece, to));
  });
};
