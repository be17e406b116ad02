/** Answers in advance: left while the host is away, and used in every window that they let pass, with their player away. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { snapshot, whispersTo, type Person } from '../harness/people';
import { playOn } from '../harness/playing-on';
import { expectWholeRecord, leave, refereeOf, shortenSilence } from '../harness/referees';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

const chip = ({ page }: Person, table: string, word: string) =>
  tableWindow(page, table).locator(`[data-standing="${word}"][data-action="stand"]`);
const noteOf = ({ page }: Person, table: string) => tableWindow(page, table).locator('[data-stands]');
const lyingOf = ({ page }: Person, table: string): Promise<string> =>
  page.evaluate(`JSON.stringify(game.user.getFlag('revolution-tables', 'stands')?.['${table}'] ?? null)`);

const isWindow = async ({ page }: Person, table: string): Promise<boolean> =>
  (await inTable(page, table, ({ timeline: { state } }) => state.agenda[0]?.kind === 'window')) === true;

/** How often the absent seat has passed by the answer that it had given in advance. */
const standingPasses = async ({ page }: Person, table: string): Promise<number> =>
  (await inTable(
    page,
    table,
    ({ timeline: { moments } }) =>
      moments.filter(
        ({ entry }) =>
          entry.kind === 'turn' &&
          entry.passes?.some(pass => pass.seat === 'stalinists' && pass.by === 'own' && pass.stands !== undefined),
      ).length,
  )) ?? 0;

// shows trust.23
test('an answer in advance is left while the host is away, taken back, left again, and lets windows pass without its player', () =>
  session({ title: 'standing', seating: { chance: 2 } }, async one => {
    const [gm, ann, bob, carl] = await gather(one, 'Player 1', 'Player 2', 'Player 3');
    const players = [ann, bob, carl];
    await shortenSilence(gm);
    const seats = ['stalinists', 'militarists', 'evolutionists'];
    const table = await makeTable(gm, {
      name: 'Ahead',
      game: 'kremlin',
      scene: false,
      secrecy: 'sealed',
      options: { players: '3', window: 'until-all' },
      holders: Object.fromEntries(seats.map((seat, n) => [seat, players[n]?.name ?? ''])),
    });
    await waitForBeginning([gm, ...players], table);
    await playOn(players, table, { stop: () => isWindow(gm, table) });
    for (const person of players) await openTableWindow(person, table);

    await leave(gm);
    await until('the host is said to be away', async () => (await refereeOf(ann, table))?.kind === 'gone');
    await chip(ann, table, 'until-parade').click();
    await noteOf(ann, table).waitFor();
    expect(await noteOf(ann, table).innerText()).toMatch(/waits until the game is hosted again/);
    await snapshot(ann, 'standing-waits');
    const lying = await lyingOf(ann, table);
    // what it says is nobody's to read
    expect(lying).toMatch(/envelope/);
    expect(lying).not.toMatch(/parade|touched|pass/);
    await chip(ann, table, 'until-parade').click();
    await noteOf(ann, table).waitFor({ state: 'detached' });
    expect(JSON.parse(await lyingOf(ann, table))).toEqual({ stalinists: null });
    await chip(ann, table, 'until-parade').click();
    await noteOf(ann, table).waitFor();
    expect(await chip(ann, table, 'until-parade').getAttribute('aria-pressed')).toBe('true');
    await leave(ann);

    await one.restartServer();
    const back = await one.join('Gamemaster', gm);
    // who is away is reminded, but not who has answered already
    await leave(carl);
    await until('who has not answered is reminded', async () => (await whispersTo(back, carl.name)).length === 1);
    expect(await whispersTo(back, ann.name)).toEqual([]);
    const third = await one.join('Player 3', carl);
    for (const person of [bob, third]) await openTableWindow(person, table);
    for (const { page } of [bob, third])
      await tableWindow(page, table).locator('.rt-window__buttons [data-action="submit"]').click();
    await until('the window has closed', async () => (await standingPasses(bob, table)) === 1);

    // she comes back, and finds that it holds, or why it does not
    const returned = await one.join('Player 1', ann);
    await openTableWindow(returned, table);
    await noteOf(returned, table).waitFor();
    expect(await noteOf(returned, table).innerText()).toMatch(/Your answer (?:holds|has ended)/);
    await snapshot(returned, 'standing-back');
    for (const person of [back, bob, third, returned]) await expectWholeRecord(person, table);
  }));
