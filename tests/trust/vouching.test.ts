/** Where a player's browser can make itself known in no way, a code goes by word of mouth; and the doctor says so. */
import { expect, test } from 'vitest';
import { defaultAssumptions } from 'vtt-stand-in/assumptions';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';
import { playByClicking } from '../harness/playing';

const CODE = /[0-9A-Z]{4}\u2011[0-9A-Z]{4}\u2011[0-9A-Z]{4}/;

const saysOfFlags = ({ page }: Person): Promise<{ answer: string; grade: string }> =>
  page.evaluate(
    `game.modules.get('revolution-tables').api.checkFoundry()
    .then(({ findings }) => findings.find(({ probe }) => probe === 'own-flags'))`,
  );

// shows table.11
test.each([
  { title: 'no permission to query', assume: { 'user-flags': 'no', 'permissions-query': 'no' } },
  { title: 'queries without a name', assume: { 'user-flags': 'no', 'query-user': 'absent' } },
] as const)('a player reads a code to the game master, sits and plays: $title', ({ title, assume }) =>
  session({ title: 'vouching', plain: false, host: { assume: { ...defaultAssumptions(), ...assume } } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const eve = await one.join('Player 2');
    const holders = { red: 'Player 1', white: 'Gamemaster' };
    const table = await makeTable(gm, { name: 'Word', holders, scene: false });
    const told = red.page.locator('.notification', { hasText: CODE });
    const dialog = gm.page.locator('dialog, .dialog', { hasText: CODE });
    await told.waitFor();
    await dialog.waitFor();
    const [code] = CODE.exec(await told.innerText()) ?? [];
    expect(code).toBeDefined();
    expect(await dialog.innerText()).toContain(code);
    expect(await dialog.innerText()).toContain('Player 1');
    expect(await saysOfFlags(red)).toMatchObject({ answer: 'neither', grade: 'trouble' });
    expect(await saysOfFlags(gm)).toMatchObject({ answer: 'neither', grade: 'trouble' });
    await snapshot(gm, `vouching-${title.replaceAll(' ', '-')}`);
    await snapshot(red, `vouched-${title.replaceAll(' ', '-')}`);
    await dialog.locator('button', { hasText: 'accept' }).first().click();
    await waitForBeginning([gm, red], table);
    await until('the code is gone', async () => (await told.count()) === 0);
    // who does not sit is asked for no code
    expect(await eve.page.locator('.notification', { hasText: CODE }).count()).toBe(0);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([red, gm], [gm, red], table, { seed: 4, most: 6 });
  }),
);
