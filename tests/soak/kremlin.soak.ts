/** Six pages at a table of six factions: what each of them was sent of sheets, hands and deck. `npm run soak -- kremlin`. */
import { test } from 'vitest';
import { session, gather } from '../harness/session';
import { politburo } from '../harness/politburo';

/** Clicks of two years or so, before the last year comes. */
const MANY = 120;

test('a game master, five players and a bot: nobody is sent what they may not know', () =>
  session({ title: 'soak-kremlin', seating: { chance: 6 } }, async one => {
    const [gm, ...players] = await gather(one, 'Player 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5');
    await politburo({ gm, players, bots: 1, clicks: MANY });
  }));
