/** The first minute: one click from the welcome to the first question, and friends who are asked to sit down. */
import { expect, test } from 'vitest';
import { CATALOG } from '../../src/catalog';
import { session, gather } from '../harness/session';
import { inTable, tableNamed, until } from '../harness/in-page';
import { snapshot, type Person, untilTold } from '../harness/people';
import { openLibrary, waitForBeginning } from '../harness/table';

const GAMES = CATALOG.flatMap(({ manifest, load }) => (load && manifest.watchable ? [manifest.id] : []));

/** The tables a page knows. */
const tablesOn = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(`game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`);

/** Waits until a page has one table more than `before`, whose game asks this user something. */
const untilAsked = async (person: Person, before: readonly string[]): Promise<string> => {
  await until('a table is made', async () => (await tablesOn(person)).length > before.length);
  const table = (await tablesOn(person)).find(one => !before.includes(one)) ?? '';
  await waitForBeginning([person], table);
  await until('the first question is asked', () => person.page.locator('.rt-ask__text').last().isVisible());
  return table;
};

test('from the welcome one click leads to the first question of a game against the bot', () =>
  session({ title: 'first-minute', isNew: true }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    await page.locator('.rt-welcome').waitFor();
    await snapshot(gm, 'welcome');
    for (const [n, game] of GAMES.entries()) {
      if (n) await openLibrary(gm);
      const before = await tablesOn(gm);
      await page.locator(`#rt-library [data-action="atOnce"][data-how="play"][data-game="${game}"]`).click();
      const table = await untilAsked(gm, before);
      expect(await inTable(page, table, ({ mySeats }) => mySeats.length)).toBe(1);
      expect(await inTable(page, table, ({ timeline }) => timeline.problems.length)).toBe(0);
      // nothing lies over it: no dialog, and no library, which goes when the table is there
      await page.locator('#rt-library').waitFor({ state: 'detached' });
      expect(await page.locator('dialog, #rt-library').count()).toBe(0);
      // who sits there is not called there
      expect(await page.locator('.notification', { hasText: 'it is your turn' }).count()).toBe(0);
      const hand = await inTable(page, table, ({ presentation, timeline, seat }) =>
        presentation
          .tabletop(timeline.state)
          .piles.some(pile => pile.role === 'hand' && pile.owner === seat && pile.cards.length > 0),
      );
      if (hand) await page.locator('.rt-card .rt-face__name').last().waitFor();
      await snapshot(gm, `first-question-${game}`);
    }
    expect(GAMES.length).toBeGreaterThan(0);
  }));

test('a table for friends waits for them: who is there is asked to sit, and is told who keeps the key', () =>
  session({ title: 'invitation' }, async one => {
    const [gm, player] = await gather(one, 'Player 1');
    await (await openLibrary(gm)).locator('[data-action="atOnce"][data-how="invite"][data-game="civil-war"]').click();
    await until('the table is there', async () => (await tableNamed(gm.page, 'Reds and Whites')) !== undefined);
    const table = (await tableNamed(gm.page, 'Reds and Whites')) ?? '';
    // the library goes when the table is there
    await gm.page.locator('#rt-library').waitFor({ state: 'detached' });
    const seats = gm.page.locator(`#rt-seats-${table}`);
    const invitation = seats.locator('.rt-invitation');
    expect(await invitation.innerText()).toContain('Player 1');
    expect(await invitation.locator('input').inputValue()).toMatch(/\/join$/);
    await snapshot(gm, 'invitation-seats');

    const asked = player.page.locator('.rt-invited');
    await asked.waitFor();
    await snapshot(player, 'invitation-asked');
    // who asks, to what, how many it is for and how long it takes
    for (const told of ['Gamemaster', 'Reds and Whites', '2 players', 'about 1 hour'])
      expect(await asked.innerText()).toContain(told);
    expect(await inTable(gm.page, table, ({ timeline }) => timeline.begun)).toBe(false);
    await asked.locator('[data-action="white"]').click();
    await untilTold(player, 'plays and hosts');
    await snapshot(player, 'invitation-told');
    await waitForBeginning([gm, player], table);
    expect(await inTable(player.page, table, ({ mySeats }) => mySeats)).toEqual(['white']);
  }));

test('an invitation that stands offers no seat that somebody else has taken meanwhile', () =>
  session({ title: 'invitation-standing' }, async one => {
    const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
    const library = await openLibrary(gm);
    await library.locator('[data-action="atOnce"][data-how="invite"][data-game="all-bridges"]').click();
    const [asked, standing] = [first.page.locator('.rt-invited'), second.page.locator('.rt-invited')];
    for (const invitation of [asked, standing]) await invitation.waitFor();
    const seats = standing.locator('footer button:not([data-action="later"])');
    const offered = await seats.count();
    expect(offered).toBeGreaterThan(1);
    const taken = asked.locator('footer button').first();
    const seat = (await taken.getAttribute('data-action')) ?? '';
    await taken.click();
    await standing.locator(`[data-action="${seat}"]`).waitFor({ state: 'detached' });
    expect(await seats.count()).toBe(offered - 1);
  }));

test('an invitation goes, and says so, when the last seat is taken', () =>
  session({ title: 'invitation-full' }, async one => {
    const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
    const library = await openLibrary(gm);
    await library.locator('[data-action="atOnce"][data-how="invite"][data-game="civil-war"]').click();
    const [asked, standing] = [first.page.locator('.rt-invited'), second.page.locator('.rt-invited')];
    for (const invitation of [asked, standing]) await invitation.waitFor();
    await asked.locator('[data-action="white"]').click();
    await standing.waitFor({ state: 'detached' });
    await untilTold(second, 'All seats are taken');
  }));

test('who joins while another game is played sees the game that they are invited to, and no other', () =>
  session({ title: 'invitation-alone' }, async one => {
    const [gm] = await gather(one);
    const known = await tablesOn(gm);
    await (await openLibrary(gm)).locator('[data-action="atOnce"][data-how="play"][data-game="kremlin"]').click();
    await untilAsked(gm, known);
    await (await openLibrary(gm)).locator('[data-action="atOnce"][data-how="invite"][data-game="civil-war"]').click();
    await until('the table is there', async () => (await tableNamed(gm.page, 'Reds and Whites')) !== undefined);
    const table = (await tableNamed(gm.page, 'Reds and Whites')) ?? '';
    const guest = await one.join('Player 1');
    await guest.page.locator('.rt-invited').waitFor();
    await guest.page.locator(`[data-place="${table}"]`).waitFor();
    expect(await guest.page.locator('[data-place]').count()).toBe(1);
    await snapshot(guest, 'invitation-alone');
  }));
