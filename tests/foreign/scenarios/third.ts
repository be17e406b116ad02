/** Of the last ones of the rule: what each one's own description says first, seen on the pages and in the database. */
import type { Page } from 'playwright-core';
import { complaints, FIELD, named, settled, type Scenario } from './scenario';

const isSeen = (page: Page, selector: string): Promise<true | undefined> =>
  settled(async () => ((await page.locator(selector).count()) > 0 ? true : undefined));

export const locks: Scenario = {
  id: 'LockView',
  what: 'a lock of the view: the game master locks panning, the player’s canvas stays where it is',
  async play({ gm, player, documents }) {
    await gm.evaluate(FIELD);
    await player.waitForFunction(`canvas.ready`);
    await gm.evaluate(`game.settings.set('LockView', 'userSettings',
      game.users.map(user => ({ id: user.id, enable: !user.isGM, viewbox: false, static: false, control: user.isGM })))`);
    await gm.evaluate(`lockView.refresh()`);
    await gm.evaluate(`lockView.locks.update({ pan: true, zoom: true, boundingBox: false }, { save: true })`);
    const kept = await settled(async () =>
      (await documents())['Scene']?.find(({ flags }) => JSON.stringify(flags).includes('"pan":true')),
    );
    await player.waitForFunction(`lockView.locks.pan && lockView.locks.applyLocks`);
    const moved = await player.evaluate(`(() => {
      const before = canvas.stage.pivot.x;
      canvas.pan({ x: before + 300 });
      return canvas.stage.pivot.x !== before;
    })()`);
    await gm.evaluate(`game.scenes.active.sheet.render({ force: true })`);
    const tab = await isSeen(gm, '.scene-config [data-tab="lockView"]');
    return complaints({
      'the lock is not kept': kept,
      'the player’s canvas moves': !moved,
      'the scene’s window has no tab of it': tab,
    });
  },
};

export const whispers: Scenario = {
  id: 'autocomplete-whisper',
  what: 'names to whisper to are offered while one types',
  async play({ gm, documents }) {
    await gm.locator('#chat-message .editor-content').pressSequentially('/w Player 1'.slice(0, 5));
    const offered = await isSeen(gm, '#acw-whispermenu li[data-name="Player 1"]');
    if (offered) await gm.locator('#acw-whispermenu li[data-name="Player 1"]').click();
    await gm.locator('#chat-message .editor-content').pressSequentially('hush');
    await gm.keyboard.press('Enter');
    const kept = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ content }) => String(content).includes('hush')),
    );
    const to = kept?.['whisper'] as readonly string[] | undefined;
    return complaints({ 'no name is offered': offered, 'it was not whispered': to?.length === 1 });
  },
};

export const portraits: Scenario = {
  id: 'chat-portrait',
  what: 'a message of a token shows its picture to both',
  async play({ gm, player }) {
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Anna', type: 'base', img: 'icons/svg/mystery-man.svg' });
      await ChatMessage.create({ content: 'Good day', speaker: { actor: actor.id, alias: 'Anna' } });
    })()`);
    const portrait = '.chat-message [class*="chat-portrait-message-portrait"]';
    return complaints({
      'the game master sees no picture': await isSeen(gm, portrait),
      'the player sees no picture': await isSeen(player, portrait),
    });
  },
};

export const environment: Scenario = {
  id: 'forien-copy-environment',
  what: 'the list of what is installed, by a click with the right button',
  async play({ gm }) {
    await gm.locator('#sidebar [data-tab="settings"]').first().click();
    await gm.locator('#settings section.info').first().click({ button: 'right' });
    const menu = await isSeen(gm, '#context-menu .context-item');
    const [download] = await Promise.all([
      gm.waitForEvent('download', { timeout: 6_000 }).catch(() => undefined),
      gm.locator('#context-menu .context-item').nth(2).click(),
    ]);
    return complaints({ 'no menu opens': menu, 'no file is saved': download });
  },
};

export const popups: Scenario = {
  id: 'fvtt-module-enable-popup',
  what: 'a window of Foundry in a window of the browser',
  async play({ gm }) {
    await gm.evaluate(`JournalEntry.create({ name: 'Log' }).then(entry => entry.sheet.render({ force: true }))`);
    await gm.locator('.journal-sheet, .journal-entry').first().waitFor();
    const [popup] = await Promise.all([
      gm.waitForEvent('popup', { timeout: 6_000 }).catch(() => undefined),
      gm.evaluate(`game.journal.getName('Log').sheet.popup({ left: 0, top: 0, width: 500, height: 400 })`),
    ]);
    const inside = popup && (await isSeen(popup, '.application'));
    return complaints({ 'no window of the browser opens': popup, 'nothing stands in it': inside });
  },
};

export const estimates: Scenario = {
  id: 'healthEstimate',
  what: 'how well a token is, in words over it',
  async play({ gm }) {
    await gm.evaluate(FIELD);
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Boris', type: 'base', system: { hp: { value: 3, max: 10 } } });
      await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Boris', x: 200, y: 200, actorId: actor.id }]);
    })()`);
    await gm.waitForFunction(`canvas.tokens.placeables.length === 1`);
    const words = await settled(async () => {
      await gm
        .evaluate(`canvas.tokens.placeables[0]._onHoverIn?.(new PIXI.FederatedPointerEvent(null), {})`)
        .catch(() => undefined);
      const text = await gm.evaluate(`canvas.tokens.placeables[0].healthEstimate?.text ?? ''`);
      return text || undefined;
    });
    return complaints({ 'nothing stands over the token': words });
  },
};

export const party: Scenario = {
  id: 'journeys-and-jamborees',
  what: 'a party as an actor of its own, with its sheet',
  async play({ gm, documents }) {
    await gm.evaluate(`Actor.create({ name: 'The band', type: 'journeys-and-jamborees.party' })
      .then(actor => actor?.sheet?.render({ force: true }))`);
    const kept = await settled(async () => named((await documents())['Actor'], 'The band'));
    return complaints({
      'the party is not kept': kept,
      'it has no sheet': await isSeen(gm, '.application [class*="party"], .application.party'),
    });
  },
};

export const controls: Scenario = {
  id: 'window-controls',
  what: 'a window is put away into a bar and comes back',
  async play({ gm }) {
    await gm.evaluate(`JournalEntry.create({ name: 'Log' }).then(entry => entry.sheet.render({ force: true }))`);
    const minimize =
      '.journal-sheet .window-header [class*="minimize"], .journal-entry .window-header [class*="minimize"]';
    const offered = await isSeen(gm, minimize);
    if (offered) await gm.locator(minimize).first().click();
    const away = await settled(async () =>
      (await gm.evaluate(`game.journal.getName('Log').sheet.minimized`)) === true ? true : undefined,
    );
    return complaints({ 'no button puts it away': offered, 'it stays': away });
  },
};
