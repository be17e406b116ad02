import { describe, expect, test } from 'vitest';
import { GAMES } from '../testing/all-games';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame } from './record/model';
import { verify } from './record/verify';
import { eventfulTable } from './testing/eventful';
import { caseOf, forge } from './testing/forging';

const games = [toy, ...GAMES] as unknown as readonly AnyGame[];

/** The toy is played to its end, so that what is revealed is forged too. */
const COMMANDS = 500;
const FEW = 8;

// More of the same, on whole games and from other starts: `npm run soak -- forging`.
describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  test('a record is found right as it is, and every change of it is found out', async () => {
    const { table } = await eventfulTable(game, 3, id === 'toy' ? COMMANDS : FEW);
    const honest = verify(game, table.head, table.raws, table.tableSecret);
    expect(honest).toMatchObject({ ok: true });
    const { forged, missed } = forge(caseOf(game, table.head, table.raws, table.tableSecret), 1700, 5);
    expect(missed).toEqual([]);
    expect(forged).toBeGreaterThan(1250);
  });
});
