/** The tray offers what can still be laid, and no piece of which the only one lies on the board, in every game. */
import { expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { chooser, quickDice } from '../../kernel/dice';
import { openPlay } from '../../kernel/playthrough';
import { defaultOptions } from '../../kernel/options';
import { diceOfSeed, movesOf, pickMove } from '../../kernel/testing/random-play';
import { piecesOf } from '../drawing/picture-names';
import { sameFaces } from './by-hand';
import { speechOf } from '../../../scripts/languages';
import { wordingOf } from '../i18n/wording';
import { placesFor, type TrayEntry, trayEntries, trayPieces } from './tray-pieces';

const SPEECHES = (['en', 'de'] as const).map(speechOf);

/** So many decisions of a game, and every so many a look at the tray. */
const DECISIONS = 60;
const EVERY = 20;

test.for(EVERY_GAME.map(game => [game.id, game] as const))('%s: the tray holds what can be laid', ([, game]) => {
  const play = openPlay(game, defaultOptions(game.options), diceOfSeed(5));
  const choose = chooser(quickDice(5));
  let out = 0;
  for (let n = 0; n <= DECISIONS && play.state.agenda.length; n++) {
    if (n % EVERY === 0) {
      const seen = game.hide(play.state, game.seats(play.state.options)[0] ?? '');
      const presentation = game.presentation(seen.options);
      const { counters } = presentation.tabletop(seen);
      const places = [...presentation.board.slots.map(({ id }) => id), ...counters.map(({ slot }) => slot)];
      const isTaken = (piece: string): boolean =>
        places.some(to => !('reason' in game.edit(seen, { kind: 'add', piece, to, count: 1 }, sameFaces)));
      /** Does it lie on the board, and no place takes another? */
      const isOut = (piece: string): boolean => counters.some(one => one.piece === piece) && !isTaken(piece);
      const counterlike = piecesOf(game, seen.options).filter(piece => presentation.face(piece)?.kind !== 'marker');
      const free = trayPieces(game, presentation, seen, 'free');
      expect(counterlike.filter(piece => !isOut(piece))).toEqual(expect.arrayContaining([...free]));
      // at the open table each of them can be laid: a drag from the tray never does nothing
      const open = game.setUp(play.state.options);
      const isCard = (piece: string): boolean => presentation.face(piece)?.shape === 'card';
      const isEver = (piece: string): boolean =>
        places.some(to => !('reason' in game.edit(open, { kind: 'add', piece, to, count: 1 }, sameFaces)));
      expect(free.filter(piece => !isTaken(piece) && !isCard(piece) && !isEver(piece))).toEqual([]);
      // whoever chooses one that is hidden from them is told only places where the open table takes it
      for (const piece of free.filter(one => isEver(one) && !isTaken(one)))
        for (const to of placesFor(game, seen, play.state.options, piece, places)) {
          const laid = game.edit(open, { kind: 'add', piece, to, count: 1 }, sameFaces);
          expect('reason' in laid, `${piece} ${to}`).toBe(false);
        }
      // what lies hidden is laid from the tray of a Free table only
      expect(trayPieces(game, presentation, seen, 'advised')).toEqual(counterlike.filter(isTaken));
      for (const mode of ['free', 'advised'] as const)
        for (const speech of SPEECHES) {
          const words = wordingOf(presentation, speech);
          const entries = trayEntries(game, presentation, words, seen, mode);
          // each stands once, and says what tells it from others of its name
          const said = entries.map(({ name, facts }: TrayEntry) => [name, ...facts].join(', '));
          expect(said.filter((one, n) => said.indexOf(one) !== n)).toEqual([]);
          expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(
            trayPieces(game, presentation, seen, mode).length,
          );
        }
      out += counterlike.filter(isOut).length;
    }
    const { seat, command } = pickMove(movesOf(game, play.state), choose, game.demo.eagerness);
    play.submit(seat, command);
  }
  if (game.id === 'kremlin') expect(out).toBeGreaterThan(0);
});
