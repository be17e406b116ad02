/** Maps without a table: imported with their words and pieces, helpers asked with one click, a table saved as it lies. */
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import { snapshot, type Person } from '../harness/people';
import { gather, session } from '../harness/session';
import { openLibrary } from '../harness/table';

/** Imports a scene of the compendium by its name, and looks at it. */
const importBoard = async ({ page }: Person, name: string): Promise<void> => {
  await page.evaluate(`(async () => {
    const pack = game.packs.get('revolution-tables.boards');
    const { _id } = pack.index.find(({ name }) => name === ${JSON.stringify(name)});
    const scene = await game.scenes.importFromCompendium(pack, _id);
    await scene.activate();
    await scene.view();
  })()`);
  await until(`${name} is drawn`, () =>
    page.evaluate(`canvas.ready && canvas.scene?.name === ${JSON.stringify(name)}`),
  );
};

const lastMessage = ({ page }: Person): Promise<{ readonly author: string; readonly content: string } | null> =>
  page.evaluate(`(() => {
    const message = game.messages.contents.at(-1);
    return message ? { author: message.author.name, content: message.content } : null;
  })()`);

test('a board of the compendium in English: pieces in place by name, a helper put on it, asked by a player', () =>
  session({ title: 'helper-buttons' }, async one => {
    const [gm, player] = await gather(one, 'Player 1');
    await importBoard(gm, 'Dual Powers: Revolution 1917: set up');
    await until('the player is there', () =>
      player.page.evaluate(`canvas.ready && canvas.scene?.name === 'Dual Powers: Revolution 1917: set up'`),
    );
    expect(await gm.page.evaluate('canvas.scene.tokens.size')).toBeGreaterThan(30);
    expect(await gm.page.evaluate(`canvas.scene.tokens.contents.every(({ name }) => name.trim() !== '')`)).toBe(true);
    await snapshot(gm, 'board-of-the-compendium');

    await gm.page.locator('[data-tool="revolutionTablesHelpers"]').first().click();
    const helpers = gm.page.locator('.rt-helpers-app');
    await helpers.locator('[data-helper="strength"]').click();
    await helpers.locator('[data-input="region"]').selectOption('brown');
    await helpers.locator('[data-action="put"]').click();
    const button = player.page.locator('.rt-helper-button');
    await button.waitFor();
    expect((await button.innerText()).trim()).toMatch(/· Narva$/);
    await helpers.locator('[data-action="close"]').first().click();
    await snapshot(gm, 'helper-on-the-board');

    // what the player asks is said by the player, with its subject, and with what lies there now
    await button.click();
    await until('the answer is posted', async () => (await lastMessage(gm)) !== null);
    const answer = await lastMessage(gm);
    expect(answer?.author).toBe('Player 1');
    expect(answer?.content).toContain('Narva');
    expect(answer?.content).toContain('Counted on this map');
    await snapshot(player, 'helper-asked');

    // in the Drawings layer the button gives way, so that its Drawing can be moved
    await gm.page.locator('[data-control="drawings"]').first().click();
    await until('the buttons give way', () =>
      gm.page.evaluate(`document.querySelector('.rt-helper-buttons')?.inert === true`),
    );
    await gm.page.locator('[data-control="tokens"]').first().click();
    await gm.page.evaluate('canvas.scene.drawings.contents[0].delete()');
    await button.waitFor({ state: 'detached' });

    // a button made by somebody else asks what it can, or says that it cannot
    const odd = [
      { game: 'dual-powers', helper: 'strength' },
      { game: 'dual-powers', helper: 'none', values: 7 },
      { game: 5 },
    ];
    const drawings = odd.map((helper, n) => ({
      shape: { type: 'r', width: 300, height: 60 },
      x: 900,
      y: 700 + n * 80,
      text: `Odd ${n}`,
      flags: { 'revolution-tables': { helper } },
    }));
    await gm.page.evaluate(`canvas.scene.createEmbeddedDocuments('Drawing', ${JSON.stringify(drawings)})`);
    await button.nth(2).waitFor();
    const before = await player.page.evaluate<number>('game.messages.size');
    await button.nth(1).click();
    await button.nth(2).click();
    await button.nth(0).click();
    await until('the first has answered', () => player.page.evaluate(`game.messages.size > ${before}`));
    expect(await player.page.evaluate<number>('game.messages.size')).toBe(before + 1);
    const refused = player.troubles.filter(trouble => /does not lie on this scene/.test(trouble));
    expect(refused).toHaveLength(2);
    player.troubles.splice(0, Infinity, ...player.troubles.filter(trouble => !refused.includes(trouble)));
  }));

// shows table.9
test('a plain scene: a counter dragged there is read in the Region that is called like a space', () =>
  session({ title: 'helper-on-a-plain-scene' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const library = await openLibrary(gm);
    await library.locator('[data-action="counters"][data-game="dual-powers"]').click();
    await until('the counters are there', () => page.evaluate('game.actors.size > 50'));
    await library.locator('[data-action="close"]').first().click();
    await page.evaluate(`(async () => {
      const scene = await Scene.create({ name: 'Plain', width: 1200, height: 800, padding: 0,
        grid: { type: 0, size: 60 }, tokenVision: false });
      await scene.createEmbeddedDocuments('Region', [{ name: 'narva', color: '#aa0000',
        shapes: [{ type: 'rectangle', x: 100, y: 100, width: 700, height: 600, hole: false }] }]);
      await scene.activate();
      await scene.view();
    })()`);
    await until('the scene is drawn', () => page.evaluate(`canvas.ready && canvas.scene?.name === 'Plain'`));
    await page.locator('#sidebar-tabs [data-tab="actors"]').click();
    const lenin = page.locator('#actors .entry', { hasText: /^\s*Lenin\s*$/ }).first();
    await lenin.scrollIntoViewIfNeeded();
    await lenin.dragTo(page.locator('#board'), { targetPosition: { x: 420, y: 380 } });
    await until('Lenin lies there', () => page.evaluate('canvas.scene.tokens.size === 1'));
    // whatever the token is called: its document says what it is
    await page.evaluate(`canvas.scene.tokens.contents[0].update({ name: 'Somebody' })`);

    await page.locator('[data-tool="revolutionTablesHelpers"]').first().click();
    await page.locator('[data-action="dual-powers"]').click();
    const helpers = page.locator('.rt-helpers-app');
    await helpers.locator('[data-helper="strength"]').click();
    await helpers.locator('[data-input="region"]').selectOption('brown');
    await until('Lenin is counted', async () => /Lenin/.test(await helpers.locator('.rt-sums').innerText()));
    await helpers.locator('[data-action="put"]').click();
    await page.locator('.rt-helper-button').waitFor();
    await helpers.locator('[data-action="close"]').first().click();
    await page.locator('.rt-helper-button').click();
    await until('the answer is posted', async () => /Lenin/.test((await lastMessage(gm))?.content ?? ''));
    await snapshot(gm, 'helper-on-a-plain-scene');
  }));

test('a plain scene in a German world: names in English and in other spellings are read, and what is nothing is named', () =>
  session({ title: 'helper-on-names', seating: { language: 'de' } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await page.evaluate(`(async () => {
      const scene = await Scene.create({ name: 'Plain', width: 1200, height: 800, padding: 0,
        grid: { type: 0, size: 60 }, tokenVision: false });
      await scene.createEmbeddedDocuments('Region', [{ name: 'NARVA', color: '#aa0000',
        shapes: [{ type: 'rectangle', x: 100, y: 100, width: 700, height: 600, hole: false }] }]);
      const names = ['lenin', 'Kerenskij', 'Trotsky, Bolshevik', 'Government unit of strength 3 (2 when exhausted)', 'Drache'];
      await scene.createEmbeddedDocuments('Token', names.map((name, n) => ({ name, x: 200 + 70 * n, y: 300 })));
      await scene.activate();
      await scene.view();
    })()`);
    await until('the scene is drawn', () => page.evaluate(`canvas.ready && canvas.scene?.name === 'Plain'`));
    await page.locator('[data-tool="revolutionTablesHelpers"]').first().click();
    await page.locator('[data-action="dual-powers"]').click();
    const helpers = page.locator('.rt-helpers-app');
    await helpers.locator('[data-helper="strength"]').click();
    await helpers.locator('[data-input="region"]').selectOption('brown');
    const sums = helpers.locator('.rt-sums');
    await until('Lenin is counted', async () => /Lenin/.test(await sums.innerText()));
    expect(await sums.innerText()).toMatch(/Kerenski/);
    expect(await sums.innerText()).toMatch(/Trotzki/);
    expect(await helpers.innerText()).toMatch(/1 [^:]*: Drache/);
    await snapshot(gm, 'helper-on-names');
  }));

test('a table in German is saved as it lies: what is hidden is not in it', () =>
  session({ title: 'as-it-lies', seating: { language: 'de', viewport: { width: 1280, height: 720 } } }, async one => {
    const [gm] = await gather(one);
    const library = await openLibrary(gm);
    await library.locator('[data-action="atOnce"][data-how="play"][data-game="civil-war"]').click();
    const tables = `game.modules.get('revolution-tables').api.tables()`;
    await until('the game has begun', () => gm.page.evaluate(`${tables}.some(({ timeline }) => timeline.begun)`));
    const again = await openLibrary(gm);
    await snapshot(gm, 'library-de');
    await again.locator('[data-action="asItLies"]').click();
    await until('the scene is there', () =>
      gm.page.evaluate(`game.scenes.some(one => one.getFlag('revolution-tables', 'board') === 'civil-war')`),
    );
    const told = await gm.page.evaluate<string>(
      `JSON.stringify(game.scenes.find(one => one.getFlag('revolution-tables', 'board')).toObject())`,
    );
    const mine = await gm.page.evaluate<readonly string[]>(`(() => {
      const [{ presentation, timeline, mySeats }] = ${tables};
      return presentation.tabletop(timeline.state).piles
        .filter(({ role, owner }) => role === 'hand' && mySeats.includes(owner)).flatMap(({ cards }) => cards);
    })()`);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.filter(card => told.includes(JSON.stringify(card)))).toEqual([]);
    await again.locator('[data-action="close"]').first().click();
    await gm.page.evaluate(`game.scenes.find(one => one.getFlag('revolution-tables', 'board')).view()`);
    await until('it is drawn', () =>
      gm.page.evaluate(`canvas.ready && canvas.scene.getFlag('revolution-tables', 'board') === 'civil-war'`),
    );
    await snapshot(gm, 'as-it-lies-de');

    // the boards of the compendium speak German, too
    for (const [name, picture] of [
      ['All Bridges Burning: aufgebaut', 'finland-de'],
      ['Prelude to Revolution: aufgebaut', 'petersburg-de'],
      ['Kremlin: aufgebaut', 'politburo-de'],
    ] as const) {
      await importBoard(gm, name);
      await snapshot(gm, picture);
    }
  }));
