/** House rules: set on one page of the wizard, kept as those of one's own copy, read by everybody before the first move. */
import { expect, test } from 'vitest';
import { untilTold } from '../harness/people';
import { until, untilAll } from '../harness/in-page';
import { gather, session } from '../harness/session';
import { bringTableWindow, dismissWelcome, makeTable, openLibrary, openSideWindow } from '../harness/table';

test('other numbers begin every new table, are told to the guest before the first move, and the cards are dealt by them', () =>
  session({ title: 'house-rules' }, async one => {
    const [gm, guest] = await gather(one, 'Player 1');
    await dismissWelcome(gm);
    const { page } = gm;
    const library = await openLibrary(gm);
    await library.locator('[data-action="newTable"][data-game="civil-war"]').first().click();
    const wizard = page.locator('.rt-wizard-app');
    await wizard.locator('details[data-key="variants"] > summary').click();
    const field = wizard.locator('[data-option="first-hand"]');
    await field.fill('3');
    await field.press('Tab');
    await wizard.locator('[data-option="tie"]').selectOption('nothing');
    await until('both stand', async () => (await wizard.locator('[data-preset="text"]').inputValue()).includes('tie'));
    // out of its bounds a number is told as a mistake, and nothing is made
    await field.fill('40');
    await field.press('Tab');
    await until('the mistake is told', async () => (await wizard.innerText()).includes('40'));
    await field.fill('3');
    await field.press('Tab');
    await wizard.locator('[data-action="asMyCopy"]').click();
    await untilTold(gm, 'New tables begin');
    await wizard.locator('header [data-action="close"]').click();
    const table = await makeTable(gm, {
      game: 'civil-war',
      name: 'House rules',
      holders: { red: gm.name, white: guest.name },
    });
    await untilAll([gm, guest], table, 'hands are dealt', ({ timeline }) => timeline.begun);
    const window = await bringTableWindow(guest, table);
    const told = await window.locator('.rt-prompt .rt-house').innerText();
    expect(told).toContain('First hand: 3 (usually: 5)');
    expect(told).toContain('A tie in battle: Nothing is lost');
    // the guide says at this table which numbers of the page differ, and on other pages that something does
    await guest.page.evaluate(async () => {
      const mark = document.createElement('button');
      mark.dataset['mark'] = '§setup';
      mark.dataset['sectionOf'] = 'civil-war';
      document.body.append(mark);
      mark.click();
      mark.remove();
    });
    const here = guest.page.locator('#rt-guide .rt-rules__here');
    await here.filter({ hasText: 'House rules' }).waitFor();
    expect(await here.textContent()).toContain('First hand: 3 (usually: 5)');
    await guest.page.locator('#rt-guide header [data-action="close"]').click();
    const record = await openSideWindow(guest, table, 'record');
    expect(await record.locator('.rt-house').textContent()).toContain('First hand: 3');
  }));

test('house rules are kept in the world under a name, and shared as a line of text', () =>
  session({ title: 'presets' }, async one => {
    const [gm] = await gather(one);
    const library = await openLibrary(gm);
    await library.locator('[data-action="newTable"][data-game="civil-war"]').first().click();
    const wizard = gm.page.locator('.rt-wizard-app');
    await wizard.locator('details[data-key="variants"] > summary').click();
    const field = wizard.locator('[data-option="first-hand"]');
    const set = async (number: string): Promise<void> => {
      await field.fill(number);
      await field.press('Tab');
    };
    const stands = (number: string): Promise<void> =>
      until(`the first hand is ${number}`, async () => (await field.inputValue()) === number);
    const morale = wizard.locator('[data-option="first-morale"]');
    // what is half written when the wizard redraws is read once its field is left, or with Enter
    const redraw = (): Promise<unknown> =>
      gm.page.evaluate(`foundry.applications.instances.get('rt-wizard').render({ parts: ['page'] })`);
    for (const [key, number] of [
      ['Tab', '12'],
      ['Enter', '14'],
    ] as const) {
      await morale.fill('1');
      await redraw();
      await gm.page.keyboard.type(number.slice(1));
      await gm.page.keyboard.press(key);
      const read = JSON.stringify({ game: 'civil-war', 'first-morale': Number(number) });
      await until(
        `${number} is read with ${key}`,
        async () => (await wizard.locator('[data-preset="text"]').inputValue()) === read,
      );
    }
    await morale.fill('20');
    await gm.page.keyboard.press('Tab');
    await set('4');
    const name = wizard.locator('[data-preset="save"]');
    await name.fill('Sh');
    await redraw();
    await gm.page.keyboard.type('ort');
    await gm.page.keyboard.press('Enter');
    const kept = wizard.locator('[data-preset="choose"] option', { hasText: 'Short' });
    await kept.waitFor({ state: 'attached' });
    await gm.page.evaluate('new Promise(requestAnimationFrame)');
    expect(gm.said.filter(line => line.includes('Short')).length, 'it is kept once').toBe(1);
    const line = wizard.locator('[data-preset="text"]');
    const shared = await line.inputValue();
    expect(JSON.parse(shared)).toEqual({ game: 'civil-war', 'first-hand': 4 });
    // the wizard may redraw between two steps of a page that is quicker than a person
    const brings4 = (how: string, act: () => Promise<unknown>): Promise<void> =>
      until(`${how} makes the first hand 4`, async () => {
        await act();
        return (await field.inputValue()) === '4';
      });
    await set('6');
    await brings4('the shared line', async () => {
      await line.fill(shared);
      await line.press('Enter');
    });
    await set('6');
    await brings4('the kept name', async () =>
      wizard.locator('[data-preset="choose"]').selectOption((await kept.getAttribute('value')) ?? ''),
    );
    // a number out of its bounds is told by the name of its option, and changes nothing
    await line.fill('{"game":"civil-war","first-hand":400}');
    await line.press('Enter');
    await untilTold(gm, 'First hand cannot be 400.');
    await stands('4');
    gm.troubles.splice(0, Infinity, ...gm.troubles.filter(one => !one.includes('cannot be 400')));
  }));
