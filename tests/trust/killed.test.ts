/**
 * A game in which every move costs a referee: the page is cut off at one of the frames between the click and the
 * last acknowledgement, each of them by both ways: the page is loaded again, or replaced by another game master's. Every move at
 * every frame is `npm run soak -- killed`; thousands of sessions with lines that break anywhere are in
 * src/table/referee/election, and whole games with a referee lost at every entry, before it is stored and
 * after, are in src/table/referee/deputies.test.ts.
 */
import { expect, test } from 'vitest';
import { session } from '../harness/session';
import { byTurns, gatherReferees, LEAST_STEPS, playKilled, STEPS } from '../harness/killing';
import { expectWholeRecord } from '../harness/referees';

/** Each step by each way: that real pages behave as the election's model of them does. */
const MOVES = 12;

// shows referee.1
test('a dozen moves of a game, its referee killed in each, at every step in turn', () =>
  session(
    {
      title: 'killed',
      host: { noCanvas: true },
    },
    async one => {
      const company = await gatherReferees(one, 31);
      const { table } = company;
      // the ways alternate: each step comes up with both
      const frames = (move: number): number => Math.floor(move / 2) % STEPS;
      const { moves, at, ending } = await playKilled(company, { frames, replace: byTurns(), seed: 3100, most: MOVES });
      console.log(
        `${moves} moves, each of which cost a referee after so many frames: ${JSON.stringify([...at])}; ${ending}`,
      );
      expect([...at.values()].reduce((sum, times) => sum + times, 0)).toBe(moves);
      for (let step = 0; step < LEAST_STEPS; step++) expect(at.get(step) ?? 0).toBeGreaterThan(moves / STEPS / 2);
      for (const person of company.players) await expectWholeRecord(person, table);
    },
  ));
