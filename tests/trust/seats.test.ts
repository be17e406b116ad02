/** A seat's secrets follow its holder: into a second browser, into one that lost its key, to whoever sits down. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { reload, type Person, untilTold } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord } from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';

/** What a page can read of its own seat's hand: the cards by name, or blanks. */
const handOf = async ({ page }: Person, table: string): Promise<readonly string[]> =>
  (await inTable(page, table, ({ timeline, seat }) =>
    seat === undefined
      ? []
      : ((timeline.state as unknown as { piles: Record<string, string[]> }).piles[`${seat}-hand`] ?? []),
  )) ?? [];

const untilHand = (person: Person, table: string, hand: readonly string[]): Promise<void> =>
  until(`${person.name} reads the hand`, async () => String(await handOf(person, table)) === String(hand));

// shows secrets.8, trust.10
test('a second browser, a lost key, and no hand that changes its reader unasked', () =>
  session({ title: 'seats' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const players = [red, white];
    const table = await makeTable(gm, { name: 'Seats', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning([gm, ...players], table);
    for (const person of players) await openTableWindow(person, table);
    await playByClicking(players, [gm, ...players], table, { seed: 12, most: 3 });
    const hand = await handOf(red, table);
    expect(hand.length).toBeGreaterThan(0);
    expect(hand).not.toContain('?');

    const elsewhere = await one.join('Player 1');
    await untilHand(elsewhere, table, hand);

    await red.page.evaluate(`localStorage.removeItem('revolution-tables.keys')`);
    await reload(red);
    await untilHand(red, table, hand);
    await openTableWindow(red, table);
    await playByClicking(players, [gm, elsewhere, ...players], table, { seed: 13, most: 3 });

    const [reds, whites] = [await handOf(red, table), await handOf(white, table)];
    const seats = await openSideWindow(gm, table, 'seats');
    await seats.locator('[data-action="swap"]').click();
    // each would know the other's cards: a game master alone cannot do it
    await untilTold(gm, 'all who play have to agree');
    expect(await handOf(red, table)).toEqual(reds);
    expect(await handOf(white, table)).toEqual(whites);
    await playByClicking(players, [gm, elsewhere, ...players], table, { seed: 14, most: 3 });
    await expectWholeRecord(elsewhere, table);
    // what the pages rightly say of it is no trouble
    for (const { troubles } of one.people) {
      const others = troubles.filter(said => !/all who play have to agree|by another browser/.test(said));
      troubles.splice(0, Infinity, ...others);
    }
  }));
