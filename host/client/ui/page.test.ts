import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { buildHost } from '../../build';
import type { Host } from '../../server';
import { joinAs, openBrowser } from '../../testing/browser';
import { startTestHost, worldFolder } from '../../testing/host';

const SCENE = {
  name: 'Board',
  width: 2000,
  height: 1000,
  padding: 0,
  active: true,
  ownership: { default: 2 },
  tiles: [
    { x: 400, y: 400, width: 200, height: 200 },
    { x: 900, y: 600, width: 200, height: 200, locked: true },
  ],
};

/** Scripts that run in the page; as text, because they use the page's globals. */
const scripts = {
  scene: `Scene.create(${JSON.stringify(SCENE)}).then(() => new Promise(done => {
    const wait = () => canvas.scene?.tiles.size === 2 && canvas.ready ? done() : setTimeout(wait, 20); wait();
  }))`,
  tiles: 'canvas.scene.tiles.contents.map(({ x, y }) => `${x},${y}`)',
  counter: `(async () => {
    const { ApplicationV2 } = foundry.applications.api;
    globalThis.told = [];
    class Counter extends ApplicationV2 {
      static DEFAULT_OPTIONS = { id: 'counter', window: { title: 'Counter' }, actions: { up: Counter.#up } };
      count = 0;
      static #up() { this.count++; return this.render(); }
      async _renderHTML() { return '<button type="button" data-action="up">' + this.count + '</button>'; }
      _replaceHTML(result, content) { content.innerHTML = result; }
    }
    for (const hook of ['renderCounter', 'renderApplicationV2', 'closeCounter', 'closeApplicationV2']) {
      Hooks.on(hook, app => app.id === 'counter' && told.push(hook));
    }
    await new Counter().render({ force: true });
  })()`,
  parts: `(async () => {
    const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
    const template = html => 'data:text/html,' + encodeURIComponent(html);
    class Parts extends HandlebarsApplicationMixin(ApplicationV2) {
      static DEFAULT_OPTIONS = { id: 'parts', position: { width: 300 } };
      static PARTS = {
        list: {
          template: template('<ul style="height: 40px; overflow: auto"><li style="height: 400px">{{count}}</li></ul>'),
          scrollable: [''],
        },
        form: { template: template('<section><input name="word"><b>{{count}}</b></section>') },
      };
      count = 0;
      async _prepareContext() { return { count: this.count++ }; }
    }
    const app = await new Parts().render({ force: true });
    app.element.querySelector('ul').scrollTop = 70;
    app.element.querySelector('input').focus();
    await app.render({ parts: ['form'] });
    const alone = app.element.querySelector('li').textContent;
    await app.render();
    const { scrollTop } = app.element.querySelector('ul'), focused = document.activeElement.name;
    const text = app.element.querySelector('b').textContent;
    await app.close();
    return { alone, scrollTop, focused, text };
  })()`,
};

describe('the page', () => {
  const folder = worldFolder();
  let host: Host;
  let browser: Browser;
  let gm: Page;

  beforeAll(async () => {
    await buildHost();
    host = await startTestHost({ world: folder.world });
    browser = await openBrowser(['--disable-gpu']);
    gm = await joinAs(browser, host, 'Gamemaster');
    await gm.evaluate(scripts.scene);
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
    folder.remove();
  });

  /** The place on the page of a point of the scene. */
  const at = (x: number, y: number): Promise<{ x: number; y: number }> =>
    gm.evaluate(`canvas.clientCoordinatesFromCanvas({ x: ${x}, y: ${y} })`);

  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    const start = await at(...from);
    const end = await at(...to);
    await gm.mouse.move(start.x, start.y);
    await gm.mouse.down();
    await gm.mouse.move(end.x, end.y, { steps: 4 });
    await gm.mouse.up();
  };

  test('a window handles its actions and calls the hooks of its classes', async () => {
    await gm.evaluate(scripts.counter);
    await gm.click('#counter [data-action=up]');
    await gm.waitForSelector('#counter button:text("1")');
    await gm.click('#counter .window-header [data-action=close]');
    await gm.waitForSelector('#counter', { state: 'detached' });
    const drawn = ['renderCounter', 'renderApplicationV2'];
    expect(await gm.evaluate('told')).toEqual([...drawn, ...drawn, 'closeCounter', 'closeApplicationV2']);
  });

  test('a single part is drawn alone, and a redraw keeps focus and scrolling', async () => {
    expect(await gm.evaluate(scripts.parts)).toEqual({ alone: '0', scrollTop: 70, focused: 'word', text: '2' });
  });

  test('a dialog gives the answer of the pressed button, and null when it is closed', async () => {
    const asked = gm.evaluate('foundry.applications.api.DialogV2.confirm({ content: "Sure?" })');
    await gm.click('dialog [data-action=yes]');
    expect(await asked).toBe(true);
    const again = gm.evaluate('foundry.applications.api.DialogV2.confirm({ content: "Sure?" })');
    await gm.click('dialog [data-action=close]');
    expect(await again).toBeNull();
  });

  test('the file picker is a window that passes the typed path to its opener', async () => {
    const chosen = gm.evaluate(`new Promise(done =>
      new foundry.applications.apps.FilePicker({ current: 'icons/one.svg', callback: done }).browse())`);
    const field = gm.locator('.file-picker input[name="path"]');
    expect(await field.inputValue()).toBe('icons/one.svg');
    await field.fill('icons/other.svg');
    await gm.click('.file-picker button[type=submit]');
    expect(await chosen).toBe('icons/other.svg');
    await gm.waitForSelector('.file-picker', { state: 'detached' });
    expect(await gm.evaluate('FilePicker.prototype instanceof foundry.applications.api.ApplicationV2')).toBe(true);
  });

  test('keys act on the page, but not while the user types', async () => {
    await gm.evaluate('canvas.tiles.activate(), canvas.tiles.placeables[0].control()');
    await gm.focus('#chat-message .editor-content');
    await gm.keyboard.press('Delete');
    expect(await gm.evaluate('canvas.scene.tiles.size')).toBe(2);
  });

  test('the HUD lies on the stage', async () => {
    await gm.evaluate('canvas.pan({ x: 700, y: 450, scale: 0.75 })');
    const box = await gm.evaluate(`(() => {
      const mark = document.createElement('div');
      mark.style.cssText = 'position: absolute; left: 400px; top: 300px; width: 100px; height: 10px';
      canvas.hud.element.append(mark);
      const { left, top, width } = mark.getBoundingClientRect();
      return { x: left, y: top, width };
    })()`);
    expect(box).toEqual({ ...(await at(400, 300)), width: 75 });
  });

  test('a GM moves a tile in its layer and undoes it; a locked one stays', async () => {
    await gm.click('[data-control=tiles]');
    await drag([500, 500], [650, 500]);
    await gm.waitForFunction('canvas.scene.tiles.contents[0].x === 550');
    await drag([1000, 700], [1100, 700]);
    await gm.keyboard.press('Control+z');
    await gm.waitForFunction('canvas.scene.tiles.contents[0].x === 400');
    expect(await gm.evaluate(scripts.tiles)).toEqual(['400,400', '900,600']);
  });

  test('a right click on a token shows its HUD, which follows its document', async () => {
    await gm.evaluate(`(async () => {
      globalThis.huds = [];
      Hooks.on('renderTokenHUD', (app, element, context) => huds.push([app === canvas.hud.token, element.id, context.name]));
      await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Hare', x: 900, y: 200 }]);
    })()`);
    await gm.click('[data-control=tokens]');
    const place = await at(950, 250);
    await gm.mouse.click(place.x, place.y, { button: 'right' });
    await gm.click('#token-hud .col.right [data-action=visibility]');
    await gm.waitForSelector('#token-hud [data-action=visibility].active');
    await drag([950, 250], [1050, 350]);
    await gm.waitForFunction('canvas.scene.tokens.contents[0].x === 1000');
    expect(await gm.evaluate('huds[0]')).toEqual([true, 'token-hud', 'Hare']);
    expect(
      await gm.evaluate(`(() => {
        const [{ object, hidden }] = canvas.scene.tokens.contents;
        return [hidden, canvas.hud.token.object === object, object instanceof foundry.canvas.placeables.PlaceableObject];
      })()`),
    ).toEqual([true, true, true]);
    await gm.evaluate('canvas.scene.tokens.contents[0].delete()');
    await gm.waitForSelector('#token-hud', { state: 'detached' });
    expect(await gm.evaluate('[canvas.tokens.placeables.length, canvas.tokens.controlled.length]')).toEqual([0, 0]);
  });

  // As the v14 pages TokenHUD, TokenDocument, Actor and CONFIG.statusEffects say.
  test('the token HUD changes the bars of its actor, the statuses, and whether it takes part in a fight', async () => {
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Hare', type: 'base', system: { health: { value: 5, max: 9 }, speed: 3 } });
      const bars = { bar1: { attribute: 'health' }, bar2: { attribute: 'speed' } };
      await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Hare', actorId: actor.id, x: 900, y: 200, ...bars }]);
      globalThis.modified = [];
      Hooks.on('modifyTokenAttribute', ({ attribute, value, isDelta, isBar }) => modified.push([attribute, value, isDelta, isBar]));
    })()`);
    await gm.click('[data-control=tokens]');
    const place = await at(950, 250);
    await gm.mouse.click(place.x, place.y, { button: 'right' });
    const health = 'canvas.scene.tokens.contents[0].actor.system.health.value';
    await gm.fill('#token-hud .bar1 input', '+8');
    await gm.press('#token-hud .bar1 input', 'Enter');
    await gm.waitForFunction(`${health} === 9`);
    await gm.fill('#token-hud .bar2 input', '-1');
    await gm.press('#token-hud .bar2 input', 'Enter');
    await gm.waitForFunction('canvas.scene.tokens.contents[0].actor.system.speed === 2');
    expect(await gm.evaluate('modified')).toEqual([
      ['health', 8, true, true],
      ['speed', -1, true, false],
    ]);
    await gm.click('#token-hud button[data-palette=effects]');
    await gm.click('#token-hud [data-status-id=dead]');
    await gm.waitForSelector('#token-hud .palette.active [data-status-id=dead].active');
    await gm.click('#token-hud [data-action=combat]');
    await gm.waitForSelector('#token-hud [data-action=combat].active');
    expect(
      await gm.evaluate(`(() => {
        const [token] = canvas.scene.tokens.contents;
        return [token.hasStatusEffect('dead'), token.inCombat, token.combatant.isDefeated, game.combat.turns.length];
      })()`),
    ).toEqual([true, true, true, 1]);
    await gm.click('#token-hud [data-status-id=dead]');
    await gm.click('#token-hud [data-action=combat]');
    await gm.waitForSelector('#token-hud [data-action=combat]:not(.active)');
    expect(await gm.evaluate('[...canvas.scene.tokens.contents[0].actor.statuses]')).toEqual([]);
    await gm.evaluate('canvas.scene.tokens.contents[0].delete().then(() => game.combat.delete())');
  });

  test('a player reads the chat and has no tile controls', async () => {
    const player = await joinAs(browser, host, 'Player 1');
    await gm.fill('#chat-message .editor-content', 'Hello <b>all</b>');
    await gm.press('#chat-message .editor-content', 'Enter');
    await player.waitForSelector('.chat-message .message-content:text("Hello <b>all</b>")');
    expect(await player.$('[data-control=tiles]')).toBeNull();
  });

  // shows host.13
  test('the interface is in its place: controls, navigation, players, hotbar and sidebar, under windows', async () => {
    const { width, height } = gm.viewportSize() ?? { width: 0, height: 0 };
    const box = async (id: string) => (await gm.locator(id).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const [controls, players, hotbar, sidebar] = [
      await box('#scene-controls'),
      await box('#players'),
      await box('#hotbar'),
      await box('#sidebar'),
    ];
    for (const one of [controls, players, hotbar, sidebar]) expect(one.width * one.height).toBeGreaterThan(0);
    expect(controls.x).toBeLessThan(width / 4);
    expect(controls.y).toBeLessThan(height / 4);
    expect(players.x).toBeLessThan(width / 4);
    expect(players.y + players.height).toBeGreaterThan((height * 3) / 4);
    expect(hotbar.y).toBeGreaterThan((height * 3) / 4);
    expect(sidebar.x + sidebar.width).toBeGreaterThan(width * 0.95);
    expect(await gm.locator('#scene-navigation').count()).toBe(1);
    const layers = await gm.evaluate<number[]>(`(() => {
      const window = document.createElement('div');
      Object.assign(window, { className: 'application probe', innerHTML: '<header class="window-header"></header>' });
      document.body.append(window);
      return ['#board', '#interface', '.application.probe']
        .map(selector => Number(getComputedStyle(document.querySelector(selector)).zIndex) || 0);
    })()`);
    expect(layers).toEqual(layers.toSorted((a, b) => a - b));
    expect(new Set(layers).size).toBe(3);
  });

  // shows host.13
  test('the base style is as intrusive as a real one: wide buttons, bordered headings, no text selection', async () => {
    const style = await gm.evaluate<Record<string, string>>(`(() => {
      const form = Object.assign(document.createElement('form'), { innerHTML: '<button type="button">x</button><h3>y</h3>' });
      form.style.width = '321px';
      document.querySelector('.application.probe').append(form);
      const [button, heading] = form.children;
      const found = {
        button: getComputedStyle(button).width, border: getComputedStyle(heading).borderBottomStyle,
        select: getComputedStyle(heading).userSelect,
      };
      document.querySelector('.application.probe').remove();
      return found;
    })()`);
    expect(style).toEqual({ button: '321px', border: 'solid', select: 'none' });
  });

  test('no host fault was reported', () => expect(host.faults()).toEqual([]));
});
