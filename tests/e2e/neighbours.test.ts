/** Other modules at a table: what they put beside Foundry's own parts, and what their styles do. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { session, shared, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { press } from '../harness/keys';
import { snapshot } from '../harness/people';
import { atRest, overlap, parts } from '../harness/place';
import { makeTable, openLibrary, waitForBeginning } from '../harness/table';

/** Where modules put something of theirs: beside the hotbar, over it, below the players, beside the navigation. */
const PLACES = ['#ui-bottom', '#ui-top', '#ui-left-column-1', '#ui-left-column-2'] as const;

const putThings = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    ([places, of]) => {
      for (const place of places) {
        const thing = document.createElement('div');
        thing.className = `neighbour ${of}`;
        thing.textContent = `${of} of another module`;
        Object.assign(thing.style, {
          background: '#fc0',
          minHeight: '30px',
          pointerEvents: 'auto',
          visibility: 'visible',
        });
        document.querySelector(place)?.append(thing);
      }
    },
    [PLACES, name] as const,
  );

/** How many of them are seen, and how many there are. */
const things = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.neighbour')];
    return [all.filter(one => one.checkVisibility({ checkVisibilityCSS: true })).length, all.length];
  });

/** Lays things over the page, at its own level: a bar, a button, a window and a curtain. */
const layThings = (page: Page, name: string): Promise<void> =>
  page.evaluate(of => {
    const lay = (kind: string, style: string, className = ''): void => {
      const thing = document.createElement('div');
      thing.className = `neighbour ${className}`;
      thing.id = `${of}-${kind}`;
      thing.textContent = `${of} ${kind}`;
      thing.style.cssText = `position: fixed; z-index: 70; background: #fc0; ${style}`;
      document.body.append(thing);
    };
    lay('bar', 'left: 30%; bottom: 80px; width: 40%; height: 150px');
    lay('button', 'left: 35%; bottom: 20px; width: 36px; height: 36px');
    lay('window', 'left: 20%; top: 20%; width: 200px; height: 100px', 'application');
    // it is there, and shows something only when there is something to tell
    lay('news', 'left: 20%; top: 40%; width: 200px; height: 40px; display: none');
    lay('curtain', 'inset: 0; opacity: 0.1; pointer-events: none');
    const button = document.createElement('button');
    button.id = `${of}-on-curtain`;
    button.className = 'neighbour';
    button.style.cssText = 'position: absolute; right: 320px; bottom: 20px; pointer-events: auto';
    document.querySelector(`#${of}-curtain`)?.append(button);
  }, name);

test('bars and buttons that other modules lay over the page give way too; windows, curtains and news stay', () =>
  session({ title: 'over-the-page' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await layThings(page, 'early');
    const table = await makeTable(gm, { name: 'Over the page', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], table);
    await atRest(page);
    const seen = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('body > .neighbour, .neighbour > .neighbour')]
          .filter(one => one.checkVisibility({ checkVisibilityCSS: true }))
          .map(({ id }) => id),
      );
    await until('the bar and the button are away', async () => (await seen()).length === 2);
    expect(await seen()).toEqual(['early-window', 'early-curtain']);
    // what waited for something to tell tells it
    await page.locator('#early-news').evaluate(news => (news as HTMLElement).style.removeProperty('display'));
    expect(await seen()).toContain('early-news');
    // what comes while people play tells them something
    await page.evaluate(`performance.now = () => 1e9`);
    await layThings(page, 'late');
    await page.setViewportSize({ width: 1400, height: 900 });
    await atRest(page);
    expect(await seen()).toContain('late-bar');
    await page.locator('#late-bar').evaluate(bar => (bar as HTMLElement).remove());
    await press(page, 'Alt+m');
    await until('they come when they are called', async () => (await seen()).includes('early-bar'));
    await snapshot(gm, 'over-the-page');
    await press(page, 'Alt+m');
    // its module takes the button off the page, and puts it back when nobody sits any more
    await until('they go again', async () => !(await seen()).includes('early-button'));
    await page.evaluate(`void (globalThis.taken = document.querySelector('#early-button'), taken.remove())`);
    await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view()).then(() => undefined)`);
    await page.locator('.rt-place').waitFor({ state: 'detached' });
    await page.evaluate(`document.body.append(taken)`);
    expect(await seen()).toEqual(expect.arrayContaining(['early-bar', 'early-button']));
    expect(await page.locator('[data-rt-away]').count()).toBe(0);
  }));

/** How a module may turn or mirror the canvas. */
const ASKEW = {
  turned: `canvas.stage.rotation = 0.1`,
  mirrored: `document.querySelector('#board').style.transform = 'scaleX(-1)'`,
} as const;

/** The groups of tools that other modules add at the left. */
const addGroups = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    `Hooks.on('getSceneControlButtons', controls => {
      for (let n = 0; n < ${count}; n++) {
        const of = 'neighbour' + n;
        const tool = { name: 'select', order: 1, title: of, icon: 'fa-solid fa-expand' };
        controls[of] = { name: of, order: 100 + n, title: of, icon: 'fa-solid fa-star', activeTool: 'select', tools: { select: tool } };
      }
    });
    ui.controls.render({ reset: true }).then(() => undefined)`,
  );

/** Style sheets of other modules, in the layer in which Foundry puts them. */
const SHEETS = {
  reset: '* { margin: 0; padding: 0; border: 0; box-sizing: content-box; list-style: square; line-height: 2.2 }',
  loud: '* { font-size: 22px; text-transform: uppercase; letter-spacing: 3px } button, input { min-height: 60px; width: 100% }',
  dark: 'body, div, p, table, tr, td, th { background: #111; color: #222 } svg { fill: #f0f; max-width: 40px }',
  tricks:
    'section { position: static; display: block } [hidden] { display: block } div { overflow: visible; flex: 1 0 50% }',
} as const;

/** The parts of a table and of a window that their readers need. */
const TABLE_PARTS =
  '.rt-dock, .rt-dock__body, .rt-dock__edge, .rt-ask__text, .rt-place__tools, .rt-overlay, .rt-overlay svg';
const WINDOW_PARTS =
  '#rt-library .rt-poster, #rt-library .rt-poster__name, #rt-library .rt-button, #rt-library .rt-tables, #rt-library .rt-open-table__name';

/** What they look like: where they stand in the flow, and how they are written. Big fonts may make them grow. */
const look = (page: Page, parts: string): Promise<readonly string[]> =>
  page.locator(parts).evaluateAll(all =>
    all.map(one => {
      const { position, display, color, backgroundColor, fontFamily, overflow } = getComputedStyle(one);
      return [one.getAttribute('class'), position, display, color, backgroundColor, fontFamily, overflow].join(' | ');
    }),
  );

describe('a game master who sits down and gets up', () => {
  const evening = shared({ title: 'neighbours' }, async one => (await gather(one))[0]);

  test('what other modules put beside hotbar, players and navigation gives way with them, and comes back', () =>
    evening(async gm => {
      const { page } = gm;
      await putThings(page, 'early');
      const table = await makeTable(gm, { name: 'Neighbours', holders: { red: 'Gamemaster', white: 'Bot' } });
      await waitForBeginning([gm], table);
      await atRest(page);
      const seen = async (count: number): Promise<boolean> => (await things(page))[0] === count;
      await until('nothing of theirs lies over the table', () => seen(0));
      await putThings(page, 'late');
      await until('nor what comes later', () => seen(0));
      expect((await things(page))[1]).toBe(2 * PLACES.length);
      expect(await page.locator('#scene-controls button').first().isVisible()).toBe(true);
      await snapshot(gm, 'neighbours-away');
      await press(page, 'Alt+m');
      await until('all of it comes when it is called', () => seen(2 * PLACES.length));
      await snapshot(gm, 'neighbours-called');
      await press(page, 'Alt+m');
      await until('and goes', () => seen(0));
      await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view()).then(() => undefined)`);
      await page.locator('.rt-place').waitFor({ state: 'detached' });
      await until('it is there again where nobody sits', () => seen(2 * PLACES.length));
      expect(await page.locator('[data-rt-away]').count()).toBe(0);
      await page.locator('.neighbour').evaluateAll(all => all.map(one => one.remove()));
    }));

  test('a canvas that another module turns or mirrors carries no board: it lies in its dock, and is played there', () =>
    evening(async gm => {
      const { page } = gm;
      for (const [name, script] of Object.entries(ASKEW)) {
        const table = await makeTable(gm, { name, holders: { red: 'Gamemaster', white: 'Bot' } });
        await waitForBeginning([gm], table);
        await page.locator('.rt-overlay .rt-board__sheet').waitFor();
        await atRest(page);
        await page.evaluate(`void (${script}, canvas.pan({ x: canvas.stage.pivot.x + 20 }))`);
        await page.locator('.rt-dock--board .rt-board__sheet').waitFor();
        await atRest(page);
        expect(await page.locator('.rt-overlay').count(), name).toBe(0);
        await page.locator('.rt-dock--board .rt-piece').first().waitFor();
        await snapshot(gm, `askew-${name}`);
        await page.evaluate(`void (canvas.stage.rotation = 0, document.querySelector('#board').style.transform = '')`);
        await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view()).then(() => undefined)`);
        await page.locator('.rt-place').waitFor({ state: 'detached' });
      }
    }));

  test('at a canvas that is mirrored already one sits down once, and gets up wholly; an idle transform turns nothing', () =>
    evening(async gm => {
      const { page } = gm;
      const style = (transform: string): Promise<unknown> =>
        page.evaluate(`void (document.querySelector('#board').style.transform = '${transform}')`);
      const elsewhere = async (): Promise<void> => {
        await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view()).then(() => undefined)`);
        await page.locator('.rt-place').waitFor({ state: 'detached' });
        expect(await page.locator('[data-rt-away]').count()).toBe(0);
      };
      for (const [transform, shown] of [
        ['scaleX(-1)', '.rt-dock--board .rt-board__sheet'],
        ['translateZ(0)', '.rt-overlay .rt-board__sheet'],
      ] as const) {
        await style(transform);
        const table = await makeTable(gm, { name: transform, holders: { red: 'Gamemaster', white: 'Bot' } });
        await waitForBeginning([gm], table);
        await page.locator(shown).waitFor();
        await atRest(page);
        expect(await page.locator('.rt-place').count()).toBe(1);
        await style('');
        await elsewhere();
      }
    }));
});

describe('at a table', () => {
  const evening = shared({ title: 'neighbours-at-table' }, async one => {
    const [gm] = await gather(one);
    const table = await makeTable(gm, { name: 'Neighbours', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], table);
    return { gm, table };
  });

  test('style sheets of other modules neither move nor colour the parts of a table or of a window', () =>
    evening(async ({ gm, table }) => {
      const { page } = gm;
      await page.locator('.rt-dock--table .rt-ask__text').first().waitFor();
      await atRest(page);
      const before = await look(page, TABLE_PARTS);
      for (const [name, sheet] of Object.entries(SHEETS)) {
        const tag = await page.addStyleTag({ content: `@layer modules { ${sheet} }` });
        await atRest(page);
        expect(await look(page, TABLE_PARTS), name).toEqual(before);
        await snapshot(gm, `styles-${name}`);
        const all = await parts(page);
        for (const [n, first] of all.entries())
          for (const other of all.slice(n + 1))
            expect(overlap(first, other), `${name}: ${first.name} over ${other.name}`).toBe(false);
        await tag.evaluate(element => (element as HTMLElement).remove());
      }
      await openLibrary(gm);
      await page.locator(`#rt-library [data-table="${table}"]`).first().waitFor();
      const window = await look(page, WINDOW_PARTS);
      expect(window.length).toBeGreaterThan(20);
      for (const [name, sheet] of Object.entries(SHEETS)) {
        const tag = await page.addStyleTag({ content: `@layer modules { ${sheet} }` });
        expect(await look(page, WINDOW_PARTS), name).toEqual(window);
        await snapshot(gm, `styles-library-${name}`);
        await tag.evaluate(element => (element as HTMLElement).remove());
      }
      await page.locator('#rt-library [data-action="close"]').click();
      await page.locator('#rt-library').waitFor({ state: 'detached' });
    }));

  test('a window lies over the board and over every dock, and takes the clicks there', () =>
    evening(async ({ gm }) => {
      const { page } = gm;
      await atRest(page);
      await page.evaluate(
        `JournalEntry.create({ name: 'Notes' }).then(entry => entry.sheet.render({ force: true })).then(() => undefined)`,
      );
      const shown = `[...foundry.applications.instances.values()].find(one => one.document?.name === 'Notes')`;
      await page.waitForFunction(`${shown}?.rendered`);
      const all = await parts(page);
      expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['table', 'hand', 'sheet']));
      for (const { name, left, top, right, bottom } of all) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isOver = await page.evaluate(`(() => {
          const shown = ${shown};
          shown.setPosition({ left: ${x} - 150, top: ${y} - 20, width: 300, height: 200 });
          const { left, top, width } = shown.element.getBoundingClientRect();
          return shown.element.contains(document.elementFromPoint(left + width / 2, top + 15));
        })()`);
        expect(isOver, name).toBe(true);
        await snapshot(gm, `window-over-${name}`);
      }
      await page.evaluate(`${shown}.close().then(() => undefined)`);
    }));

  test('our tools stand clear of those of others, however many groups they add on a low page', () =>
    evening(async ({ gm }) => {
      const { page } = gm;
      await page.setViewportSize({ width: 1280, height: 720 });
      await atRest(page);
      const rects = (of: string) =>
        page.locator(of).evaluateAll(all =>
          all.flatMap(shown => {
            const { left, top, right, bottom } = shown.getBoundingClientRect();
            return right > left ? [{ name: shown.className, left, top, right, bottom }] : [];
          }),
        );
      const before = await rects('#scene-controls button');
      await addGroups(page, 4);
      await until(
        'the groups are there',
        async () => (await rects('#scene-controls button')).length >= before.length + 4,
      );
      await until('no tool of ours lies over one of theirs', async () => {
        const [ours, theirs] = await Promise.all([rects('.rt-place__tools button'), rects('#scene-controls button')]);
        return ours.length > 1 && !ours.some(tool => theirs.some(other => overlap(tool, other)));
      });
      await snapshot(gm, 'tools-clear');
    }));
});
