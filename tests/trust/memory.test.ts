/** Entries taken away from the end of a record: what is left is without a fault, but who has seen more notices. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { reload, snapshot, type Person } from '../harness/people';
import { makeTable, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';
import { playByClicking } from '../harness/playing';

// shows record.4, trust.9
test('whoever has seen the last entries of a record is told when they are gone, with the turn', () =>
  session({ title: 'cut-off' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, { name: 'Cut', holders: { red: 'Player 1', white: 'Player 2' }, scene: false });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await playByClicking([red, white], everybody, table, { seed: 51, most: 8 });
    const seen = await revisionOf(red.page, table);
    const stranger = await one.join('Player 3');
    await red.page.close();
    const gone = [seen - 1, seen].map(revision => String(revision).padStart(8, '0'));
    await gm.page.evaluate(`(async () => {
      const entry = game.journal.find(one => one.getFlag('revolution-tables', 'head')?.includes('${table}'));
      for (const key of ${JSON.stringify(gone)}) {
        await entry.pages.contents[0].unsetFlag('revolution-tables', 'entries.' + key);
      }
    })()`);
    const back = await one.join('Player 1', { context: red.context });
    const said = back.page.locator('.notification.error');
    await said.first().waitFor();
    const words = new RegExp(`seen entry ${seen} \\(turn \\d+\\), .* ends with entry ${seen - 2}`);
    expect(await said.first().innerText()).toMatch(words);
    await snapshot(back, 'cut-off');
    // the complaint stands in the console as well, and no other
    expect(back.troubles).toHaveLength(1);
    expect(back.troubles.pop()).toContain('the record ends');
    // who has seen nothing cannot know
    expect(await stranger.page.locator('.notification.error').count()).toBe(0);
  }));

// shows trust.9
test('whoever was told that their turn is done, and finds another entry in its place, says so without having seen it', () =>
  session({ title: 'turn-replaced' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const everybody = [gm, red];
    const table = await makeTable(gm, { name: 'Lost', holders: { red: 'Player 1', white: 'Bot' }, scene: false });
    await waitForBeginning(everybody, table);
    await openTableWindow(red, table);
    const isMine = async (): Promise<boolean> =>
      (await inTable(red.page, table, ({ timeline: { moments } }) => {
        const entry = moments.at(-1)?.entry;
        return entry?.kind === 'turn' && entry.seat === 'red';
      })) === true;
    await playByClicking([red], everybody, table, { seed: 52, most: 40, stop: isMine });
    expect(await isMine()).toBe(true);
    const last = await revisionOf(red.page, table);
    // the answer came, and the page was closed before the entry did
    await red.page.evaluate("game.settings.set('revolution-tables', 'seen', {})");
    await red.page.close();
    await gm.page.evaluate(`(async () => {
      const entry = game.journal.find(one => one.getFlag('revolution-tables', 'head')?.includes('${table}'));
      await entry.pages.contents[0].unsetFlag('revolution-tables', 'entries.${String(last).padStart(8, '0')}');
    })()`);
    // who sits down again as the referee writes so, where the turn stood
    await reload(gm);
    await until('another entry stands there', async () => (await revisionOf(gm.page, table)) >= last);
    const back = await one.join('Player 1', { context: red.context });
    const said = back.page.locator('.notification.error');
    await said.first().waitFor();
    expect(await said.first().innerText()).toMatch(new RegExp(`entry ${last}\\b`));
    await snapshot(back, 'turn-replaced');
    expect(back.troubles.splice(0)).toEqual([expect.stringContaining('Lost: ')]);
    // the game master's own page has seen the turn, and misses it as well
    expect(gm.troubles.splice(0).filter(trouble => !trouble.includes('Lost: '))).toEqual([]);
  }));

/** As if no tab had made a key yet: what each makes at the same moment is written over by the next. */
const makesKeyOfItsOwn = ({ page }: Person): Promise<void> =>
  page.evaluate(`(() => {
    const { get, set } = game.settings;
    const isKeys = (space, key) => space === 'revolution-tables' && key === 'keys';
    let isMade = false;
    game.settings.get = function (space, key, ...rest) {
      return isKeys(space, key) && !isMade ? {} : get.call(this, space, key, ...rest);
    };
    game.settings.set = function (space, key, ...rest) {
      isMade ||= isKeys(space, key);
      return set.call(this, space, key, ...rest);
    };
  })()`);

test('two tabs of one browser, which remember together, do not complain of what is still on its way to one of them', () =>
  session({ title: 'two-memories', host: { latency: { mean: 80, spread: 60 } } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const second = await one.join('Player 1', { context: red.context });
    for (const person of [red, second]) await makesKeyOfItsOwn(person);
    const table = await makeTable(gm, { name: 'Both', holders: { red: 'Player 1', white: 'Bot' }, scene: false });
    await waitForBeginning([gm, red, second], table);
    await openTableWindow(red, table);
    await playByClicking([red], [gm, red, second], table, { seed: 3, most: 6 });
    await new Promise(resume => {
      setTimeout(resume, 6_000);
    });
    for (const { page } of [red, second]) expect(await page.locator('.notification.error').count()).toBe(0);
  }));
