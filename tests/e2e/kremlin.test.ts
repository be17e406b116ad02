/** Kremlin in real pages: a game master, three players and two bots; what each page was sent of sheets, hands and deck. */
import { test } from 'vitest';
import { session, gather } from '../harness/session';
import { politburo } from '../harness/politburo';

/** Clicks of each stretch: of the sheets, of a year with windows, of the last year. */
const SOME = 12;

// shows trust.1
test('three players and two bots: sheets in secret, a year of windows that move nothing, a last year to its end, all sheets open, and nobody is sent what they may not know', () =>
  session({ title: 'kremlin', seating: { chance: 1 } }, async one => {
    const [gm, ...players] = await gather(one, 'Player 1', 'Player 2', 'Player 3');
    await politburo({ gm, players, bots: 2, clicks: SOME });
  }));
