/** What is under the pointer is what moves, in pages of every game; and how many clicks twenty acts by hand take. */
import { expect, test } from 'vitest';
import { gameOf } from '../../src/testing/all-games';
import type { AnyGame } from '../../src/table/record/model';
import { overlayOf, pieceOn, placeOf, pointOn } from '../harness/board';
import { clicksPromised, counted, type Hand } from '../harness/clicks';
import { inTable, until, untilAll } from '../harness/in-page';
import { type Person, untilTold } from '../harness/people';
import { atRest, byHand, GAMES, liesOver, partOf, parts } from '../harness/place';
import { gather, session } from '../harness/session';
import { makeTable, revisionOf, waitForBeginning } from '../harness/table';
import { layFromTray, liftSome, openAndDelete, removeEach, touchSome } from '../harness/this-one';

/** So many pieces of a board are lifted, and so many again with a finger and in the other modes: all of them in the model. */
const MANY = 16;
const FEW = 4;

/** How late (ms) a script comes: longer than a page lies still by chance. */
const LATE = 700;

/** What a page loads for its first table comes late: the places of all parts, the hand, and its cards. */
const comeLate = ({ page }: Person): Promise<unknown> =>
  page.route(/(sitting|hand-app|card-face)-\w+\.js$/, async route => {
    await new Promise(resume => {
      setTimeout(resume, LATE);
    });
    await route.continue();
  });

const withRules = async (person: Person, table: string, mode: 'advised' | 'enforced'): Promise<void> => {
  const { page } = person;
  await page.evaluate(`game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).setMode('${mode}')`);
  await untilAll([person], table, 'the mode is another', ({ timeline }) => timeline.mode !== 'free');
};

// shows table.4
test('the piece that the page finds under the pointer is the one that is lifted, chosen, asked and taken away', () =>
  session({ title: 'this-one', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    await comeLate(gm);
    for (const id of GAMES) {
      const table = await byHand(gm, id);
      await atRest(gm.page);
      // a page whose requests are looked at is slower, and the first table has all its scripts
      await gm.page.unrouteAll({ behavior: 'wait' });
      const lain = await parts(gm.page);
      // the closed tray takes no click beside its tab
      expect(await liesOver(gm.page, await partOf(gm.page, 'sheet')), id).toEqual([]);
      const game = gameOf(id) as AnyGame;
      const { looked, lifted } = await liftSome(gm, MANY);
      // what was seen before the pointer came stays where it was
      expect(await parts(gm.page), id).toEqual(lain);
      expect(looked, id).toBeGreaterThan(FEW);
      expect(lifted, id).toBeGreaterThan(FEW);
      expect(await touchSome(gm, FEW), id).toBeGreaterThan(0);
      const removed = await removeEach(gm, table, game);
      if (id !== 'civil-war') expect(removed, id).toBe(4);
      await openAndDelete(gm, table, game);
      await withRules(gm, table, 'advised');
      expect((await liftSome(gm, FEW)).lifted, id).toBeGreaterThan(0);
      await openAndDelete(gm, table, game);
      expect(await layFromTray(gm, table, game), id).toBe(true);
      await withRules(gm, table, 'enforced');
      expect(await gm.page.locator('.rt-tray').isVisible(), id).toBe(false);
      await liftSome(gm, FEW);
      await openAndDelete(gm, table, game, true);
    }
  }));

test('twenty acts by hand take no more clicks than the page on them says', () =>
  session({ title: 'clicks' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const promised = clicksPromised();
    expect(promised.size).toBe(20);
    for (const [act, { vassal, here }] of promised) expect(here, act).toBeLessThanOrEqual(vassal);
    const board = overlayOf(page);
    const menu = (key: string) => page.locator(`[data-by-hand="${key}"]`);

    /** Does an act, sees it in the record if it changes anything, and compares its clicks. */
    const does = async (table: string, act: string, changes: boolean, how: (hand: Hand) => Promise<void>) => {
      const before = await revisionOf(page, table);
      const clicks = await counted(gm, how);
      if (changes) await until(`${act} is in the record`, async () => (await revisionOf(page, table)) > before);
      expect(clicks, act).toBe(promised.get(act)?.here);
      await page.keyboard.press('Escape');
    };

    const bridges = await byHand(gm, 'all-bridges');
    await atRest(page);
    const counterIn = async (slot: string): Promise<string> =>
      (await inTable(page, bridges, ({ presentation, timeline }) =>
        JSON.stringify(presentation.tabletop(timeline.state).counters),
      ).then(
        text => (JSON.parse(text ?? '[]') as { id: string; slot: string }[]).find(found => found.slot === slot)?.id,
      )) ?? '';
    const cell = await counterIn('in-tampere');
    await does(bridges, 'name', false, async hand => {
      await hand.hover(pieceOn(board, cell));
      await page.locator('.rt-name-tag').waitFor();
    });
    await does(bridges, 'move', true, async hand =>
      hand.drag(pieceOn(board, cell), await placeOf(board, 'in-turku', 'all-bridges')),
    );
    await does(bridges, 'undo', true, hand => hand.key('Control+z'));
    await does(bridges, 'heap', false, async hand => {
      await hand.hover(pieceOn(board, 'resources-reds'));
      await page.locator('.rt-piece[data-near]').nth(2).waitFor();
    });
    const track = gameOf('all-bridges')
      ?.presentation({})
      .board.tracks.find(({ id }) => id.startsWith('resources'));
    const far = track?.boxes[20];
    if (!far) return expect.fail('there is no track');
    const box = await pointOn(board, { x: far.x + far.width / 2, y: far.y + far.height / 2 });
    await does(bridges, 'middle', true, async hand => {
      await hand.hover(pieceOn(board, 'resources-moderates'));
      await page.locator('.rt-piece[data-near]').nth(2).waitFor();
      await hand.drag(pieceOn(board, 'resources-senate'), box);
    });
    await does(bridges, 'track', true, async hand => {
      const back = track?.boxes[15];
      await hand.drag(
        pieceOn(board, 'resources-senate'),
        await pointOn(board, { x: (back?.x ?? 0) + 10, y: (back?.y ?? 0) + 10 }),
      );
    });
    const again = await counterIn('in-tampere');
    await does(bridges, 'flip', true, async hand => {
      await hand.ask(pieceOn(board, again));
      await menu('flip').waitFor();
      await hand.click(menu('flip'));
    });
    const turned = await counterIn('in-tampere');
    await does(bridges, 'more', true, async hand => {
      await hand.ask(pieceOn(board, turned));
      await menu('one-more').waitFor();
      await hand.click(menu('one-more'));
    });
    await does(bridges, 'remove', true, async hand => {
      await hand.click(pieceOn(board, await counterIn('in-tampere')));
      await hand.key('Delete');
    });
    await does(bridges, 'to', true, async hand => {
      await hand.ask(pieceOn(board, await counterIn('in-tampere')));
      await menu('move-to').waitFor();
      await hand.type('turk');
      await page.locator('.rt-bubble__find').waitFor();
      await hand.key('Enter');
    });
    await does(bridges, 'add', true, async hand => {
      await hand.click(page.locator('.rt-tray > summary'));
      const piece = page.locator('.rt-tray__piece', { hasText: /cell/i }).first();
      await piece.waitFor();
      await hand.drag(piece, await placeOf(board, 'in-turku', 'all-bridges'));
    });
    await page.locator('.rt-tray > summary').click();
    await atRest(page);
    const helsinki = gameOf('all-bridges')
      ?.presentation({})
      .board.slots.find(({ id }) => id === 'in-helsinki')?.box;
    if (!helsinki) return expect.fail('there is no Helsinki');
    const { x, y, width, height } = helsinki;
    const corners = [
      await pointOn(board, { x: x - 25, y: y - 2 }),
      await pointOn(board, { x: x + width, y: y + height }),
    ] as const;
    await does(bridges, 'frame', false, async hand => {
      await hand.frame(...corners);
      await page.locator('.rt-piece[data-chosen]').nth(1).waitFor();
    });
    await does(bridges, 'remove-several', true, async hand => {
      await hand.frame(...corners);
      await page.locator('.rt-piece[data-chosen]').nth(1).waitFor();
      await hand.key('Delete');
    });

    const war = await byHand(gm, 'civil-war');
    await atRest(page);
    await does(war, 'draw', true, async hand => {
      await hand.drag(pieceOn(board, 'red-deck'), page.locator('.rt-hand__cards').last());
    });
    await atRest(page);
    const held = page.locator('.rt-hand [data-card]').first();
    await held.waitFor();
    await does(war, 'play', true, async hand => {
      await hand.drag(held, pieceOn(board, 'red-deck'));
    });
    await atRest(page);
    const deck = page
      .locator(`[data-table="${war}"] .rt-piles [data-pile="red-deck"], .rt-piles [data-pile="red-deck"]`)
      .last();
    for (const [act, row] of [
      ['shuffle', 'shuffle'],
      ['look', 'look'],
      ['show', 'show'],
      ['recall', 'recall'],
    ] as const)
      await does(war, act, true, async hand => {
        await hand.click(deck);
        await menu(row).waitFor();
        await hand.click(menu(row));
      });
  }));

test('a pause of the world holds a player and says so; the game master goes on, and ends it', () =>
  session({ title: 'pause' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const holders = { red: 'Player 1', white: 'Gamemaster' };
    const table = await makeTable(gm, { name: 'Paused', mode: 'free', holders, scene: false });
    await waitForBeginning([gm, red], table);
    const turn = ({ page }: Person, to: number): Promise<boolean | undefined> =>
      page.evaluate(
        `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})
          .edit({ kind: 'set', marker: 'turn', to: ${to} }).then(({ ok }) => ok)`,
      );
    await gm.page.evaluate('game.togglePause(true, { broadcast: true })');
    await until('the player sees the pause', () => red.page.evaluate<boolean>('game.paused'));
    expect(await turn(red, 3)).toBe(false);
    await untilTold(red, 'paused');
    expect(await turn(gm, 2)).toBe(true);
    await gm.page.evaluate('game.togglePause(false, { broadcast: true })');
    await until('the pause is over', () => red.page.evaluate<boolean>('!game.paused'));
    expect(await turn(red, 3)).toBe(true);
    // what is refused stands on the console, too
    const refused = red.troubles.filter(trouble => /The world is paused/.test(trouble));
    expect(refused).toHaveLength(1);
    for (const trouble of refused) red.troubles.splice(red.troubles.indexOf(trouble), 1);
  }));
