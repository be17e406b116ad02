/** The piece under the pointer is the one that moves, in positions of many random games. */
import { expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { eachPosition } from '../../kernel/testing/positions';
import { type Fault, faultText } from '../../kernel/testing/values';
import { carriedOver, MODES, pointsOf, situationAt } from './testing/taken';
import { seatedTable } from '../testing/seated-tables';

/** Positions of each game, and the moves between them. */
const POSITIONS = 200;
const EVERY = 7;
/** Each piece is dropped at one in this many places; over all positions every kind reaches all. */
const ONE_OF = 5;
/** Each piece is lifted in one of this many positions. */
const SHARED = 7;

test.for(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: whatever lies on the board is what moves, in every mode, for every seat',
  async ([, game], { annotate }) => {
    const { table } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const wrong: string[] = [];
    const faults: Fault[] = [];
    let positions = 0;
    let looked = 0;
    const how = { games: 1, cap: 400, every: EVERY, options: [timeline.head.options] };
    for (let seed = 1; positions < POSITIONS && !faults.length; seed++) {
      const found = eachPosition(game, { ...how, seed }, at => {
        if (positions >= POSITIONS) return;
        const seats = game.seats(at.state.options);
        const asked = toAct(game, at.state);
        // usually an asked seat, now and then another
        const seat = (positions % 4 ? asked[0] : seats[positions % seats.length]) ?? seats[0] ?? '';
        const situation = situationAt(timeline, at.state, seat, MODES[positions % MODES.length] ?? 'free');
        const carried = carriedOver(situation, pointsOf(situation), ONE_OF, [positions, SHARED]);
        looked += carried.looked;
        wrong.push(...carried.wrong.slice(0, 3));
        positions++;
      });
      faults.push(...found);
    }
    await annotate(`${looked} ways to carry a piece in ${positions} positions, ${wrong.length} wrong`);
    expect(faultText(faults)).toBe('');
    expect(looked).toBeGreaterThan(POSITIONS * 2);
    expect(wrong.slice(0, 10)).toEqual([]);
  },
);
