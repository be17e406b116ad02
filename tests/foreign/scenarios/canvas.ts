/** What is drawn on the board, and what happens there. */
import { named, settled, type Scenario, type Source } from './evening';

export const effects: Scenario = {
  id: 'fxmaster',
  what: 'drawing on the canvas: a filter over the scene, kept by its flags',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Scene.create({ name: 'Field', width: 1000, height: 1000, padding: 0, active: true })`);
    for (const page of [gm, player]) {
      await page.waitForFunction(`canvas.ready && canvas.scene?.name === 'Field'`, undefined, { timeout: 10_000 });
    }
    await gm.waitForFunction(`globalThis.FXMASTER?.filters !== undefined`, undefined, { timeout: 10_000 });
    await gm.evaluate(`FXMASTER.filters.setFilters([{ type: 'color', options: {} }])`);
    const kept = await settled(async () => {
      const flags = named((await documents()).Scene, 'Field')?.['flags'] as Record<string, object> | undefined;
      return flags?.['fxmaster'] && JSON.stringify(flags['fxmaster']).includes('color') ? true : undefined;
    });
    const shown = `Object.keys(FXMASTER.filters.filters).length`;
    await gm.evaluate(
      `Scene.create({ name: 'Elsewhere', width: 500, height: 500, padding: 0 }).then(one => one.view())`,
    );
    const elsewhere = await settled(async () => ((await gm.evaluate(shown)) === 0 ? true : undefined));
    await gm.evaluate(`game.scenes.getName('Field').view()`);
    const again = await settled(async () => ((await gm.evaluate(shown)) === 1 ? true : undefined));
    return [
      ...(kept ? [] : ['the filter is not among the flags of the scene']),
      ...(elsewhere ? [] : ['the filter lies over another scene too']),
      ...(again ? [] : ['the filter is gone after another scene was viewed']),
    ];
  },
};

export const behaviors: Scenario = {
  id: 'regionba',
  what: 'behaviors of regions: a token that comes into a region has a message written, once',
  async play({ gm, player, documents }) {
    await gm.evaluate(`(async () => {
      const shapes = [{ type: 'rectangle', x: 0, y: 0, width: 400, height: 400 }];
      const behavior = {
        name: 'Tell',
        type: 'regionba.postChatMessage',
        system: { events: ['tokenMoveIn'] },
        flags: { regionba: { chatMessage: '{token} is in the wood', playerTokensTriggeronly: false, once: true } },
      };
      const scene = await Scene.create({
        name: 'Wood', width: 1000, height: 1000, padding: 0, active: true,
        regions: [{ name: 'Wood', shapes, behaviors: [behavior] }],
      });
      const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Hare', x: 600, y: 600 }]);
      await token.update({ x: 100, y: 100 });
    })()`);
    await player.waitForFunction(`canvas.ready && canvas.scene?.name === 'Wood'`, undefined, { timeout: 10_000 });
    const told = await settled(async () =>
      (await documents()).ChatMessage?.find(({ content }) => content === 'Hare is in the wood'),
    );
    const disabled = await settled(async () => {
      const scene = named((await documents()).Scene, 'Wood') as { regions: { behaviors: Source[] }[] } | undefined;
      return scene?.regions[0]?.behaviors[0]?.['disabled'] === true ? true : undefined;
    });
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 600 })`);
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 100 })`);
    const messages = (await documents()).ChatMessage ?? [];
    return [
      ...(told ? [] : ['no message tells of the token']),
      ...(disabled ? [] : ['the behavior is not used up']),
      ...(messages.length === 1 ? [] : [`${messages.length} messages were written`]),
    ];
  },
};
