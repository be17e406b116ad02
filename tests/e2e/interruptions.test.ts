/** A game that is interrupted goes on where it was: a page is reloaded, the server is stopped and started. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { reload, type Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import {
  makeTable,
  openSideWindow,
  openTableWindow,
  revisionOf,
  waitForBeginning,
  waitForRevision,
} from '../harness/table';

/** How many cards a page knows in the hand of its own seat. */
const countOf = async ({ page }: Person, table: string): Promise<number> =>
  (await inTable(page, table, ({ presentation, timeline, seat }) =>
    presentation
      .tabletop(timeline.state)
      .piles.filter(pile => pile.role === 'hand' && pile.owner === seat)
      .reduce((sum, { cards }) => sum + cards.length, 0),
  )) ?? 0;

/** The cards that a hand shows, when it shows as many as its page knows. */
const handOf = async (person: Person, table: string): Promise<readonly string[]> => {
  const cards = (await openSideWindow(person, table, 'hand')).locator('[data-card]');
  const known = await countOf(person, table);
  await until('the hand shows its cards', async () => (await cards.count()) === known);
  return cards.evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''));
};

// shows secrets.2
test('a reloaded page finds its hand again; the server is restarted and the game goes on', () =>
  session({ title: 'interruptions', seating: { chance: 6 } }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, { name: 'Interrupted', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    const play = async (most: number): Promise<void> => {
      for (const person of everybody) await openTableWindow(person, table);
      await playByClicking([red, white], everybody, table, { seed: most, most });
    };
    await play(8);
    // a hand may have been played empty
    for (let more = 0; more < 60 && (await countOf(red, table)) === 0; more++) await play(1);

    const before = await handOf(red, table);
    await reload(red);
    await openTableWindow(red, table);
    expect(await handOf(red, table)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    await play(4);

    const last = await revisionOf(gm.page, table);
    const hands = [await handOf(red, table), await handOf(white, table)];
    await one.restartServer();
    await waitForRevision(everybody, table, last);
    expect([await handOf(red, table), await handOf(white, table)]).toEqual(hands);
    await play(6);
    expect(await revisionOf(gm.page, table)).toBeGreaterThan(last);
  }));
