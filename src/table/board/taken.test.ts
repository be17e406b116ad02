/**
 * The piece under the pointer is the one that moves, never a twin elsewhere, however it is taken and wherever it
 * goes.
 */
import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { carriedOver, MODES, pointsOf, situationAt } from './testing/taken';
import { seatedTable } from '../testing/seated-tables';

/** Each piece is dropped at one in this many places; `taken.fuzz.test.ts` tries all. */
const ONE_OF = 4;

/** A game without pieces at the start, so that none can be chosen together. */
const STARTS_EMPTY: readonly string[] = ['civil-war'];

// shows table.4
test.each(EVERY_GAME.flatMap(game => MODES.map(mode => [game.id, mode, game] as const)))(
  '%s, %s: the piece under the pointer at the start is the one that moves, at every place',
  async (_, mode, game) => {
    const { table, seats } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const seat = toAct(game, timeline.state)[0] ?? seats[0] ?? '';
    const situation = situationAt(timeline, timeline.state, seat, mode);
    const { looked, grouped, wrong } = carriedOver(situation, pointsOf(situation), ONE_OF);
    expect(looked).toBeGreaterThan(floorOf(game.id, mode === 'enforced' ? 0 : 30, -1));
    if (mode === 'free' && !STARTS_EMPTY.includes(game.id)) expect(grouped).toBeGreaterThan(floorOf(game.id, 5, -1));
    expect(wrong.slice(0, 8)).toEqual([]);
  },
);
