/** A game master goes on without people who never come, in every game: nobody waits for a seat that is empty. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { EVERY_GAME } from '../../testing/all-games';
import type { AnyGame, Holder, Mode } from '../record/model';
import { addNumbers, tableOf } from '../testing/tables';
import { readingOf, type Reading } from './reading';
import { clientOf, person } from './testing/client';
import { english } from './testing/render';
import { seatsToFill, wayOn } from './way-on';

const OPEN: Holder = { kind: 'open' };
const ANN: Holder = { kind: 'user', user: 'ann' };

/** A table at which Ann has the first seat; the others are empty. */
const lobby = async (game: AnyGame, mode: Mode = 'enforced', others: Holder = OPEN) => {
  const seats = game.seats({});
  const holders = Object.fromEntries(seats.map((seat, n) => [seat, n === 0 ? ANN : others]));
  const table = await tableOf(game, { holders, mode });
  const gm = await table.browser('gm');
  const read = (who: string): Reading => {
    const people = [person('gm', { gm: true, self: who === 'gm' }), person('ann', { self: who === 'ann' })];
    return readingOf(clientOf(gm.sees(), who, { people }), english);
  };
  return { table, gm, seats, read };
};

describe.each(EVERY_GAME.map(game => ({ game, id: game.id })))('$id', ({ game }) => {
  const others = game.seats({}).slice(1);
  const hasBots = game.bots.length > 0;

  test.runIf(hasBots && others.length)('bots take the open seats, and the game begins', async () => {
    const { table, gm, read, seats } = await lobby(game);
    expect(wayOn(read('gm'))).toMatchObject({ action: 'fillSeats', text: 'Begin with bots' });
    expect(wayOn(read('ann'))).toBeUndefined();
    expect(seatsToFill(read('gm'))).toEqual(others);
    for (const seat of others)
      await gm.ask({ kind: 'seat', seat, holder: { kind: 'bot', bot: game.bots[0]?.id ?? '' } });
    expect(wayOn(read('gm'))?.action).toBe('start');
    const ann = await table.browser('ann');
    await addNumbers(table, { [seats[0] ?? '']: ann });
    expect(table.referee.timeline.begun).toBe(true);
    expect(wayOn(read('gm'))).toBeUndefined();
  });

  test.runIf(hasBots)('a seat that its player leaves is offered to a bot when it is asked', async () => {
    const { table, gm, read, seats } = await lobby(game, 'enforced', ANN);
    const ann = await table.browser('ann');
    await addNumbers(table, Object.fromEntries(seats.map(seat => [seat, ann])));
    expect(seatsToFill(read('gm'))).toEqual([]);
    const asked = toAct(game, table.referee.timeline.state);
    for (const seat of asked) await gm.ask({ kind: 'seat', seat, holder: OPEN });
    expect(wayOn(read('gm'))).toMatchObject({ action: 'fillSeats', text: 'Let bots play the open seats' });
    expect(seatsToFill(read('gm'))).toEqual(seats.filter(seat => asked.includes(seat)));
  });

  test('a Free table begins with empty seats', async () => {
    const { read } = await lobby(game, 'free');
    expect(wayOn(read('gm'))).toMatchObject({ action: 'start', text: 'Begin now' });
  });
});
