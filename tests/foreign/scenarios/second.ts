/** Of the second twenty, those whose first sentence can be seen to happen without a renderer or another site. */
import { complaints, onField, settled, truth, withoutLibrary, type Scenario } from './scenario';

export const narrator: Scenario = {
  id: 'narrator-tools',
  what: 'a command of the chat: what the game master narrates is read by both',
  async play({ gm, player, documents }) {
    await gm.evaluate(`ui.chat.processMessage('/narrate The sun rises')`);
    const kept = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ content }) => String(content).includes('The sun rises')),
    );
    const read = await settled(async () => ((await player.getByText('The sun rises').count()) > 0 ? true : undefined));
    return [...(kept ? [] : ['no message of it is kept']), ...(read ? [] : ['the player does not read it'])];
  },
};

export const permissions: Scenario = {
  id: 'permission_viewer',
  what: 'marks in the directories: an entry that players see has one',
  async play({ gm }) {
    await gm.evaluate(`JournalEntry.create({ name: 'For all', ownership: { default: 2 } })`);
    const marks = gm.locator('#journal .ownership-viewer');
    const seen = await settled(async () => ((await marks.count()) > 0 ? true : undefined));
    return seen ? [] : ['the entry has no mark'];
  },
};

export const markdown: Scenario = {
  id: 'mrkb-chat-enhancements',
  what: 'Markdown in the chat: what stands between two stars is bold for both',
  async play({ gm, player }) {
    await gm.evaluate(`ui.chat.processMessage('Listen to **this** here')`);
    const bold = await settled(async () =>
      (await player.locator('.chat-message strong', { hasText: 'this' }).count()) > 0 ? true : undefined,
    );
    return bold ? [] : ['nothing is bold for the player'];
  },
};

export const scattering: Scenario = {
  id: 'z-scatter',
  what: 'two tokens on one square are drawn side by side for both, until its tool is off',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Token', ['One', 'Two'].map(name => ({ name, x: 400, y: 400 })))
      .then(() => undefined)`);
    const places = `new Set(canvas.tokens.placeables.map(({ mesh }) => Math.round(mesh.x) + ' ' + Math.round(mesh.y))).size`;
    const apart = [await truth(gm, `${places} === 2`), await truth(player, `${places} === 2`)];
    await withoutLibrary(gm);
    await gm.evaluate(`ui.controls.activate({ control: 'tokens' }).then(() => undefined)`);
    await gm.locator('[data-tool="sizeSnap"]').first().click();
    const together = await truth(gm, `${places} === 1`);
    const kept = (await documents())['Scene']?.flatMap(({ tokens }) => tokens as readonly { readonly x: number }[]);
    return complaints({
      'they lie on each other for the game master': apart[0],
      'they lie on each other for the player': apart[1],
      'they stay apart when the tool is off': together,
      'the database holds other places': kept?.every(({ x }) => x === 400),
    });
  },
};

export const hexes: Scenario = {
  id: 'hexworld',
  what: 'a world of hexagons becomes a scene, which the player sees and the game master edits with its tools',
  async play({ gm, player, documents }) {
    await withoutLibrary(gm);
    await gm.evaluate(`void game.modules.get('hexworld').api.open()`);
    await gm.locator('[data-action="generate"]').click();
    await gm.locator('[data-action="createScene"]:not([disabled])').click();
    const viewed = await truth(gm, `canvas.ready && canvas.scene?.flags.hexworld !== undefined`);
    const kept = (await documents())['Scene']?.some(({ flags }) => JSON.stringify(flags).includes('hexworld'));
    await gm.evaluate('canvas.scene.activate().then(() => undefined)');
    const seen = await truth(player, `canvas.ready && canvas.scene?.flags.hexworld !== undefined`);
    await gm.locator('[data-control="hexworld"]').click();
    const tools = await truth(gm, `document.querySelector('[data-tool="raise"]') !== null`);
    return complaints({
      'the game master does not see the world': viewed,
      'the database has no such scene': kept,
      'the player does not see it': seen,
      'its tools do not appear': tools,
    });
  },
};
