/** The referee's write is carried out, but the line breaks before they are told so: they go on from what stands there. */
import { expect, test } from 'vitest';
import { forgiveBrokenLine, gather, session, type TestSession } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { commandsIn, expectWholeRecord } from '../harness/referees';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

const everything = async (one: TestSession, [gm, red, white]: readonly [Person, Person, Person]): Promise<void> => {
  const players = [red, white];
  const everybody = [gm, ...players];
  const table = await makeTable(gm, {
    name: 'Unanswered',
    holders: { red: 'Player 1', white: 'Player 2' },
    scene: false,
  });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  for (let time = 1; time <= 3; time++) {
    one.host.host.loseAnswer('JournalEntryPage');
    await playByClicking(players, everybody, table, { seed: 70 + time, most: 1 });
    await until('every ask is answered', async () =>
      (await Promise.all(players.map(({ page }) => inTable(page, table, client => client.pending)))).every(
        count => count === 0,
      ),
    );
    await playByClicking(players, everybody, table, { seed: 80 + time, most: 2 });
    expect(await commandsIn(white, table)).toBe(3 * time);
    for (const person of everybody) await expectWholeRecord(person, table);
  }
};

// shows referee.1
test('a lost answer in the middle of a game costs no turn, and none is written over', () =>
  session({ title: 'unanswered' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    await everything(one, [gm, red, white]);
    forgiveBrokenLine(gm);
  }));

test('the answer to the very first entry of a table is lost', () =>
  session({ title: 'unanswered-first' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    one.host.host.loseAnswer('JournalEntryPage');
    await everything(one, [gm, red, white]);
    forgiveBrokenLine(gm);
  }));
