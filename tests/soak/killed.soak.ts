/**
 * Every move of a whole game at every step: the same game again and again, its referee killed in each move one frame
 * later than the time before, by each of the two ways. `npm run soak -- killed`.
 */
import { expect, test } from 'vitest';
import { session } from '../harness/session';
import { byReload, byTakeover, gatherReferees, playKilled } from '../harness/killing';
import { expectWholeRecord } from '../harness/referees';
import { verdictOf } from '../harness/table';

/** No move of a seat has more frames than this; what is cut off later is cut off after the last acknowledgement. */
const MOST_STEPS = 9;
const WAYS = { reload: byReload, takeover: byTakeover } as const;

/** Every shift of the steps, by each way: a move is cut off at another step in each of these games. */
const GAMES = Array.from({ length: MOST_STEPS }, (_, shift) => shift).flatMap(shift =>
  (['reload', 'takeover'] as const).map(way => ({ shift, way })),
);

test.each(GAMES)('a whole game, its referee killed $shift frames later in each move, by $way', ({ shift, way }) =>
  session(
    {
      title: `soak-${way}-${shift}`,
      host: { noCanvas: true },
    },
    async one => {
      const company = await gatherReferees(one, 31);
      const { table, players } = company;
      const { moves, at, ending } = await playKilled(company, {
        frames: move => (move + shift) % MOST_STEPS,
        replace: WAYS[way],
        seed: 3100,
      });
      for (const person of players) {
        await expectWholeRecord(person, table);
        expect(await verdictOf(person, table)).toMatch(/^Every die and every shuffle/);
      }
      console.log(
        `${way}, ${shift}: ${moves} moves, cut off after so many frames: ${JSON.stringify([...at])}; ${ending}`,
      );
    },
  ),
);
