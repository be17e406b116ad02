/** One user, two tabs: one of them referees, no turn is made twice, and both tabs of a player show their hand. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import {
  commandsIn,
  duplicate,
  expectWholeRecord,
  leave,
  refereesAmong,
  shortenSilence,
  untilOneReferees,
} from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';
import type { Person } from '../harness/people';

/** The hand that a tab shows when its user looks at it: one in the background draws nothing again until then. */
const handOf = async (person: Person, table: string): Promise<readonly string[]> => {
  await person.page.bringToFront();
  const hand = await openSideWindow(person, table, 'hand');
  const now = await revisionOf(person.page, table);
  await until('the hand is drawn as it is now', async () => Number(await hand.getAttribute('data-revision')) >= now);
  return hand.locator('[data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card') ?? ''));
};

// shows referee.1
test('two tabs of the game master and two of a player', () =>
  session({ title: 'two-tabs' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    await shortenSilence(gm);
    const table = await makeTable(gm, { name: 'Two tabs', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning([gm, red, white], table);

    const second = await duplicate(one, gm);
    const redAgain = await duplicate(one, red);
    const everybody = [gm, second, red, redAgain, white];
    for (const person of everybody) await openTableWindow(person, table);
    expect(await untilOneReferees([gm, second], table)).toBe(gm);
    const hand = await handOf(red, table);
    expect(hand.length).toBeGreaterThan(0);
    expect(await handOf(redAgain, table)).toEqual(hand);

    await playByClicking([red, white], everybody, table, { seed: 4, most: 8 });
    expect(await commandsIn(white, table)).toBe(8);
    expect(await refereesAmong([gm, second], table)).toEqual([gm]);

    await leave(gm);
    expect(await untilOneReferees([second], table)).toBe(second);
    await playByClicking([redAgain, white], [second, red, redAgain, white], table, { seed: 5, most: 4 });
    expect(await commandsIn(white, table)).toBe(12);
    expect(await handOf(redAgain, table)).toEqual(await handOf(red, table));
    await expectWholeRecord(second, table);
    await expectWholeRecord(white, table);
  }));
