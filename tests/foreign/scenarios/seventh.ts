/** Of the fifth six: what each one's README says first, by the ways of a user, seen on the pages and in the database. */
import { complaints, named, onField, settled, truth, withoutLibrary, type Scenario } from './scenario';

export const newspaper: Scenario = {
  id: 'campaign-master-tools',
  what: 'a newspaper is laid out and published; the player reads it',
  async play({ gm, player }) {
    await withoutLibrary(gm);
    await gm.locator('#sidebar [data-tab="journal"]').first().click();
    await gm.locator('#journal .header-actions button:has(.fa-newspaper)').click();
    const editor = gm.locator('#ed-publish-btn');
    await editor.waitFor();
    await editor.click();
    // sure? then to whom, and under which name it is kept
    await gm.locator('dialog.application button[data-action="yes"]').click();
    await gm.locator('dialog.application button[data-action="publish"]').click();
    await gm.locator('dialog.application').last().locator('footer button').first().click();
    await withoutLibrary(player);
    await player.locator('#sidebar [data-tab="journal"]').first().click();
    await player.locator('#journal .header-actions button:has(.fa-book-open)').click();
    return complaints({
      'the player has no window of it': await truth(
        player,
        `[...foundry.applications.instances.values()].some(one => one.constructor.name.includes('News'))`,
      ),
      'nobody is told that it is published': await truth(player, `game.messages.size > 0`),
    });
  },
};

export const sharedDice: Scenario = {
  id: 'shareddice',
  what: 'a die is given to a player, who uses it by a click in the list of players',
  async play({ gm, player }) {
    await gm.evaluate(`(async () => {
      const { DiceType, add } = shareddice;
      const type = await DiceType.create();
      await type.update({ name: 'Hope', enabled: true });
      await add(game.users.getName('Player 1'), type.id, { amount: 2 });
    })()`);
    const mine = `shareddice.getUserDice(game.users.getName('Player 1'), shareddice.findDiceTypesByName('Hope')[0]?.id)`;
    const given = await truth(player, `${mine} === 2`);
    const id = String(await player.evaluate(`game.user.id`));
    await withoutLibrary(player);
    await player.locator(`#players li[data-user-id="${id}"] .die-container`).first().click();
    return complaints({
      'the player did not get them': given,
      'the use is not counted': await truth(player, `${mine} === 1`),
      'the other does not see it': await truth(gm, `${mine} === 1`),
    });
  },
};

export const nexus: Scenario = {
  id: 'campaign-nexus',
  what: 'a menu over the whole page: opened by its key, shown to everybody, closed for everybody',
  async play({ gm, player }) {
    await withoutLibrary(gm);
    await gm.locator('#board').click({ position: { x: 700, y: 400 } });
    await gm.keyboard.press('Shift+KeyM');
    const overlay = '#campaign-nexus-overlay';
    const isOpen = `document.querySelector('${overlay}')?.checkVisibility({ checkVisibilityCSS: true }) === true`;
    const opened = await truth(gm, isOpen);
    await gm.locator(`${overlay} [data-cn-action="show-all"]`).click();
    const shown = await truth(player, isOpen);
    await gm.locator(`${overlay} [data-cn-action="start-game"]`).click();
    return complaints({
      'its key does not open it': opened,
      'the player does not see it': shown,
      'it stays with the player': await truth(player, `!(${isOpen})`),
    });
  },
};

export const screen: Scenario = {
  id: 'community-screen',
  what: 'a table’s screen shows a journal entry that the game master pushes to it, and nothing else of the page',
  async play({ gm, player }) {
    await gm.evaluate(`game.settings.set('community-screen', 'table-user-id', game.users.getName('Player 1').id)`);
    await gm.evaluate(`JournalEntry.create({ name: 'News', ownership: { default: 2 },
      pages: [{ name: 'One', type: 'text', text: { content: '<p>The bridge is down.</p>' } }] })`);
    await player.reload();
    await player.waitForFunction('game.ready');
    await gm.evaluate(`game.journal.getName('News').sheet.render({ force: true }).then(() => undefined)`);
    await gm
      .locator('.journal-entry [data-action="toggleControls"], .journal-sheet [data-action="toggleControls"]')
      .first()
      .click();
    await gm.locator('[data-action="community-screen-push"]').first().click();
    return complaints({
      'the screen does not show it': await truth(player, `document.body.innerText.includes('The bridge is down.')`),
      'its sidebar is still there': await truth(player, `!document.querySelector('#sidebar').checkVisibility()`),
    });
  },
};

export const toChat: Scenario = {
  id: 'roll-from-compendium',
  what: 'an item is sent to the chat by the menu of its entry',
  async play({ gm, player, documents }) {
    await withoutLibrary(gm);
    await gm.evaluate(`Item.create({ name: 'Lantern', type: 'base' })`);
    await gm.locator('#sidebar [data-tab="items"]').first().click();
    const entry = gm.locator('#items .directory-item', { hasText: 'Lantern' });
    await entry.waitFor();
    await entry.click({ button: 'right' });
    await gm.locator('#context-menu li:has(.fa-comment-alt)').click();
    const told = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ content }) => String(content).includes('Lantern')),
    );
    return complaints({
      'no message tells of it': told,
      'the player does not read it': await truth(
        player,
        `game.messages.some(({ content }) => content.includes('Lantern'))`,
      ),
    });
  },
};

export const faces: Scenario = {
  id: 'ginzzzu-portraits',
  what: 'the portrait of an actor is shown on all pages by a click in the dock, and taken away',
  async play({ gm, player, documents }) {
    await withoutLibrary(gm);
    await onField(gm, player);
    await gm.evaluate(`game.settings.set('ginzzzu-portraits', 'npcActorTypes', 'base')`);
    await gm.evaluate(`Actor.create({ name: 'Mayor', type: 'base', img: 'icons/svg/mystery-man.svg' })`);
    const card = gm.locator('#ginzzzu-npc-dock .item[data-actor-id]').first();
    await card.waitFor();
    await card.click();
    const shown = await truth(player, `document.querySelectorAll('.ginzzzu-portrait').length === 1`);
    const kept = named((await documents())['Actor'], 'Mayor');
    await gm.locator('#ginzzzu-npc-dock .item[data-actor-id]').first().click();
    return complaints({
      'the player sees none': shown,
      'nothing of it is kept': kept && JSON.stringify(kept['flags']).includes('ginzzzu'),
      'it stays on the page': await truth(player, `document.querySelectorAll('.ginzzzu-portrait').length === 0`),
    });
  },
};
