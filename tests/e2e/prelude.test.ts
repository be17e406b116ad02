/** Prelude to Revolution in real pages: a whole game of two seats by clicks, and what each page was sent on the way. */
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { inTable, untilAll } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';
import { leaksIn, secretsOf } from '../harness/wire';

/** Events before points, and points not spent to the last, so that a game of random clicks gets on. */
const EAGERNESS = { 'done': 40, 'play-event': 10, 'play-from-pool': 4 } as const;

test('two seats: a game to its winner, and nobody is sent what he may not know', () =>
  evening({ title: 'prelude', seating: { chance: 2 } }, async one => {
    const [gm, revolutionary, government] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, revolutionary, government], players = [revolutionary, government];
    const table = await makeTable(gm, {
      name: 'Prelude', game: 'prelude', scene: false, holders: { revolutionary: 'Player 1', government: 'Player 2' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    const ending = await playByClicking(players, everybody, table, { seed: 4, eagerness: EAGERNESS });
    expect(ending).toMatch(/^(revolutionary|government|draw) (victory-points|october-1917|red-october|autocracy)$/);
    for (const { page } of everybody) {
      const winner = await tableWindow(page, table).locator('.rt-ending__winner').innerText();
      expect(winner).toMatch(ending?.startsWith('revolutionary') ? /revolutionary/i : /government|draw/i);
    }

    await untilAll([gm], table, 'the secrets are revealed', client => client.timeline.secret !== undefined);
    const record = await inTable(gm.page, table, client => client.exportRecord()) ?? '';
    for (const [person, seat] of [[revolutionary, 'revolutionary'], [government, 'government']] as const) {
      const secrets = secretsOf(record, seat);
      expect(person.received.length).toBeGreaterThan(50);
      expect(leaksIn(person.received, secrets)).toEqual([]);
      // the net has no holes: a hidden card by its id, by its picture or by its title would have been caught
      const entry = JSON.stringify({ '00000020': '' });
      const hidden = secrets.telling(secrets.at(20)).filter(({ picture, title }) => picture && title);
      expect(hidden.length).toBeGreaterThan(20);
      for (const { id, picture, title } of hidden) {
        expect(leaksIn([entry, `"${id}"`, `/${picture}.svg`, `<b>${title}</b>`], secrets).length, id)
          .toBeGreaterThanOrEqual(3);
      }
    }
  }));
