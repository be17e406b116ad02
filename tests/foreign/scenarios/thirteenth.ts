/** The eleventh list: polls, folders dropped on the canvas, names of tokens, flags as text. */
import {
  complaints,
  named,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type Source,
  type TestSession,
} from './scenario';

const begin = async ({ gm, player }: TestSession): Promise<void> => {
  for (const page of [gm, player]) await withoutLibrary(page);
  await onField(gm, player);
};

const tokensOf = async ({ documents }: TestSession): Promise<readonly Source[]> =>
  (named((await documents())['Scene'], 'Field')?.['tokens'] as Source[] | undefined) ?? [];

export const polls: Scenario = {
  id: 'forien-easy-polls',
  what: 'its key opens the dialog, a poll is made, and the player’s vote is counted',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.mouse.click(700, 450);
    await gm.keyboard.press('p');
    await gm.locator('.poll-title').fill('Which way?');
    const options = gm.locator('.poll-options tr:not(.hidden) .poll-option');
    await options.nth(0).fill('Left');
    await options.nth(1).fill('Right');
    await gm.locator('dialog [data-action="create"]').click();
    await player.evaluate(`ui.sidebar.changeTab('chat', 'primary')`);
    await player.locator('.forien-poll .poll-answer[data-answer="Right"]').first().click();
    return complaints({
      'the vote is not counted': await truth(
        gm,
        `document.querySelector('.forien-poll .count-answered')?.textContent.trim() === '1'`,
      ),
    });
  },
};

export const folders: Scenario = {
  id: 'dfreds-droppables',
  what: 'a folder of actors is dropped on the canvas and becomes a line of tokens',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      const folder = await Folder.create({ name: 'Band', type: 'Actor' });
      const type = game.documentTypes.Actor.at(-1);
      await Actor.create(['Ann', 'Bob', 'Cyd'].map(name => ({ name, type, folder: folder.id })));
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', JSON.stringify({ type: 'Folder', uuid: folder.uuid }));
      document.getElementById('board').dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, clientX: 600, clientY: 400 }));
    })()`);
    await gm
      .locator('dialog [value="horizontalLine"]')
      .first()
      .click({ timeout: 6000 })
      .catch(() => undefined);
    await gm
      .locator('dialog select')
      .first()
      .selectOption('horizontalLine', { timeout: 3000 })
      .catch(() => undefined);
    await gm.locator('dialog [data-action="yes"]').click();
    return complaints({
      'there are no three tokens in a line': await settled(async () => {
        const tokens = await tokensOf(session);
        const places = new Set(tokens.map(({ x }) => x));
        const heights = new Set(tokens.map(({ y }) => y));
        return tokens.length === 3 && places.size === 3 && heights.size === 1 ? true : undefined;
      }),
    });
  },
};

export const molds: Scenario = {
  id: 'token-mold',
  what: 'tokens of one actor get an adjective and a number',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Goblin', type: game.documentTypes.Actor.at(-1) });
      for (const x of [400, 600]) {
        await canvas.tokens._onDropActorData({}, { type: 'Actor', uuid: actor.uuid, x, y: 400 });
      }
    })()`);
    const names = await settled(async () => {
      const found = (await tokensOf(session)).map(({ name }) => String(name));
      return found.length === 2 ? found : undefined;
    });
    return complaints({
      [`their names are not numbered: ${String(names)}`]: names?.every((name, n) =>
        new RegExp(`^\\w.* Goblin \\(${n + 1}\\)$`).test(name),
      ),
    });
  },
};

export const flags: Scenario = {
  id: 'df-flag-edit',
  what: 'the flags of a scene are opened by the header of its window, and shown as text',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      await canvas.scene.setFlag('world', 'weather', 'sunny');
      await canvas.scene.sheet.render({ force: true });
    })()`);
    await gm.locator('[data-action="toggleControls"]').last().click();
    await gm.locator('[data-action="edit-flags"]').first().click();
    return complaints({
      'its flags are not shown': await truth(
        gm,
        `[...foundry.applications.instances.values()].some(({ constructor, element }) =>
          constructor.name.includes('FlagEditor') && element.textContent.includes('world'))`,
      ),
    });
  },
};
