/** Windows, tabs and the interface by what the API's pages say of their members. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession();
let page: Page;

beforeAll(() => {
  ({ gm: page } = session);
});

const told = (body: string): Promise<unknown> => page.evaluate(`(async () => { ${body} })()`);

test('a tab says that it comes and goes, and stands in a window of its own', async () => {
  expect(
    await told(`const heard = [];
      for (const hook of ['activateChatLog', 'deactivateChatLog', 'activateAbstractSidebarTab'])
        Hooks.on(hook, ({ tabName }) => heard.push([hook, tabName]));
      ui.sidebar.changeTab('journal', 'primary');
      ui.chat.activate();
      const popout = await ui.journal.renderPopout();
      await JournalEntry.create({ name: 'Seen in both' });
      await new Promise(resolve => setTimeout(resolve, 300));
      const shown = [popout.isPopout, ui.journal.isPopout, ui.journal.popout === popout, ui.chat.active,
        popout.element.textContent.includes('Seen in both'), popout.element.querySelector('.window-header') !== null];
      await popout.close();
      return [heard, shown];`),
  ).toEqual([
    [
      ['deactivateChatLog', 'chat'],
      ['activateAbstractSidebarTab', 'journal'],
      ['activateChatLog', 'chat'],
      ['activateAbstractSidebarTab', 'chat'],
    ],
    [true, false, true, true, true, true],
  ]);
});

test('whoever hears of a part’s drawing learns which parts', async () => {
  expect(
    await told(`const heard = {};
      for (const name of ['SceneControls', 'DocumentDirectory', 'CombatTracker', 'Players', 'Hotbar', 'Sidebar'])
        Hooks.once('render' + name, (app, html, context, { parts }) => { heard[name] = [parts, Object.keys(app.parts)]; });
      for (const app of [ui.controls, ui.journal, ui.combat, ui.players, ui.hotbar]) await app.render();
      return Object.values(heard).map(([parts, there]) => parts.length > 0 && parts.join() === there.join()).concat(heard.SceneControls[0]);`),
  ).toEqual([true, true, true, true, true, 'layers', 'tools']);
});

test('a picker lists folders and files of its kind, and gives the one that is chosen', async () => {
  await told(`const data = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'sun.svg');
    const { FilePicker } = foundry.applications.apps;
    await FilePicker.createDirectory('data', 'pictures').catch(() => undefined);
    await FilePicker.upload('data', 'pictures', data, {}, { notify: false });
    await FilePicker.upload('data', 'pictures', new File(['x'], 'note.txt'), {}, { notify: false });
    globalThis.picker = new FilePicker({ type: 'image', current: '', callback: path => { globalThis.picked = path; } });
    await picker.browse('pictures');`);
  expect(
    await page.evaluate(`[picker.source.files.length, picker.target, picker.extensions.includes('.svg')]`),
  ).toEqual([1, 'pictures', true]);
  await page.locator('.file-picker [data-action="pickFile"]').click();
  await page.locator('.file-picker button[type="submit"]').click();
  await page.waitForFunction('globalThis.picked');
  expect(await page.evaluate('picked.endsWith("sun.svg")')).toBe(true);
});

test('a tour goes from step to step, and is over', async () => {
  expect(
    await told(`const { Tour } = foundry.nue;
      const tour = new Tour({ title: 'Round', steps: [{ id: 'a', title: 'A', content: 'x' }, { id: 'b', title: 'B', content: 'y', selector: '#sidebar' }] });
      game.tours.register('core', 'round', tour);
      const states = [tour.status];
      await tour.start();
      states.push(tour.status, tour.currentStep.id, tour.hasNext, document.querySelector('.tour h3').textContent);
      await tour.next();
      states.push(tour.currentStep.id, tour.hasNext);
      await tour.next();
      return [...states, tour.status, Tour.tourInProgress, game.tours.get('core.round') === tour, document.querySelector('.tour')];`),
  ).toEqual(['unstarted', 'in-progress', 'a', true, 'A', 'b', false, 'completed', false, true, null]);
});

test('a tooltip may stay until it is dismissed; the hotbar turns to another row', async () => {
  expect(
    await told(`const locked = game.tooltip.createLockedTooltip({ top: 10, left: 10 }, '<b>Stay</b>');
      const stays = locked.matches(':popover-open');
      game.tooltip.dismissLockedTooltips();
      await ui.hotbar.changePage(2);
      const slots = [...ui.hotbar.element.querySelectorAll('[data-slot]')].map(slot => slot.dataset.slot);
      await ui.hotbar.cyclePage(-1);
      return [stays, locked.isConnected, slots[0], slots.at(-1), ui.hotbar.page];`),
  ).toEqual([true, false, '11', '20', 1]);
});
