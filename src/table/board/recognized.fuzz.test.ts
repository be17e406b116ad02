/** Legal moves made by hand are recognized as the action they belong to, also where the sequence of play lags behind. */
import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf, OURS } from '../../testing/all-games';
import { advise } from '../../kernel/advice';
import { chooser, quickDice } from '../../kernel/dice';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { diceOfSeed, movesOf, pickMove } from '../../kernel/testing/random-play';
import type { AnyGame, AnyTypes } from '../record/model';
import { changesBetween, makesSense } from './testing/changes';

/** Moves of each game, one of so many of its random games; and the commands that the sequence of play lags behind. */
const MOVES = 100;
const EVERY = 4;
const LAG = 3;
const MOST_GAMES = 14;
const LONGEST = 160;

interface Tally {
  moves: number;
  recognized: number;
  accused: number;
  lagging: number;
  accusedLagging: number;
  readonly examples: string[];
}

/** Makes the first part of many legal moves by hand, in time and too early for the sequence of play. */
const tallied = (game: AnyGame): Tally => {
  const tally: Tally = { moves: 0, recognized: 0, accused: 0, lagging: 0, accusedLagging: 0, examples: [] };
  const options = defaultOptions(game.options);
  const { tabletop } = game.presentation(options);
  for (let seed = 1; tally.moves < MOVES && seed <= MOST_GAMES; seed++) {
    const play = openPlay(game, options, diceOfSeed(seed));
    const choose = chooser(quickDice(seed));
    for (let turn = 0; turn < LONGEST && play.state.agenda.length && tally.moves < MOVES; turn++) {
      const { state } = play;
      const { seat, command } = pickMove(movesOf(game, state), choose);
      play.submit(seat, command);
      if (turn % EVERY) continue;
      const seen = game.hide(state, seat);
      const changes = changesBetween(tabletop(seen), tabletop(game.hide(play.state, seat)));
      const edit = changes.find(one => makesSense(game, seen, one));
      if (!edit) continue;
      const judge = (at: AnyTypes['state']): 'recognized' | 'accused' | undefined => {
        const advice = advise(game, at, seat, edit);
        if ('reason' in advice) return undefined;
        if (advice.breaks.length)
          tally.examples.push(
            `${at === seen ? '' : 'too early: '}${command.kind} ${JSON.stringify(edit)} ${JSON.stringify(advice.breaks[0])}`,
          );
        return advice.breaks.length ? 'accused' : 'recognized';
      };
      const verdict = judge(seen);
      tally.moves++;
      if (verdict === 'recognized') tally.recognized++;
      if (verdict === 'accused') tally.accused++;
      const earlier = game.hide(play.states.at(-1 - LAG) ?? state, seat);
      if (!makesSense(game, earlier, edit)) continue;
      tally.lagging++;
      if (judge(earlier) === 'accused') tally.accusedLagging++;
    }
  }
  return tally;
};

/** Games in which most moves change what lies on the board. In Kremlin points and plans are written, and little moves. */
const ON_THE_BOARD = EVERY_GAME.filter(({ id }) => id !== 'kremlin');

test.each(ON_THE_BOARD.map(game => [game.id, game] as const))('%s: legal moves by hand are recognized', (_, game) => {
  const { moves, recognized, accused, lagging, accusedLagging, examples } = tallied(game);
  const said = `${recognized} of ${moves}, of ${lagging} too early ${accusedLagging} accused\n${examples.join('\n')}`;
  expect(moves, said).toBeGreaterThan(floorOf(game.id, 10, -1));
  // how well gestures are understood was measured for ours: any other game may leave a change by hand unexplained
  if (!OURS.includes(game.id)) return;
  expect(recognized, said).toBeGreaterThanOrEqual(moves * 0.95);
  expect(accused, said).toBeLessThanOrEqual(moves * 0.03);
  expect(accusedLagging, said).toBeLessThanOrEqual(lagging * 0.2);
});
