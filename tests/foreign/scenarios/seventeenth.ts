/** The fourteenth list, beyond its first four: a train by the time of the world, and texts of drawings. */
import { complaints, named, onField, settled, truth, withoutLibrary, type Scenario, type Source } from './scenario';

export const railNetwork: Scenario = {
  id: 'rail-network',
  what: 'a track is tagged, a route runs by the time of the world, and both see where its train is',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Train', type: game.documentTypes.Actor.at(-1) });
      await canvas.scene.createEmbeddedDocuments('Drawing', [{ x: 200, y: 400, strokeWidth: 4,
        shape: { type: 'p', width: 1000, height: 1, points: [0, 0, 500, 0, 1000, 0] },
        flags: { 'rail-network': { segmentId: 'line', stations: [
          { pointIndex: 0, name: 'West', dwellMinutes: 0 }, { pointIndex: 2, name: 'East', hoursFromPrev: 2, dwellMinutes: 5 }] } } }]);
      await game.modules.get('rail-network').api.addRoute({ name: 'Express', actorId: actor.id, nameTemplate: '[[name]]',
        schedule: [{ cron: '0 8', direction: 'outbound', routeNumbers: [1], segments: [{ segmentId: 'line' }] }] });
      await game.time.set(8.5 * 3600);
    })()`);
    const train = async (): Promise<Source | undefined> => {
      const [scene] = (await session.documents())['Scene'] ?? [];
      return named(scene?.['tokens'] as Source[] | undefined, 'Express');
    };
    const first = await settled(train);
    await gm.evaluate(`game.time.set(9.5 * 3600)`);
    const moved = await settled(async () =>
      Number((await train())?.['x']) > Number(first?.['x']) + 300 ? true : undefined,
    );
    const seen = await truth(player, `canvas.tokens.placeables.some(({ name, x }) => name === 'Express' && x > 600)`);
    return complaints({
      'no train runs': first,
      'the train does not go on': moved,
      'the player does not see it': seen,
    });
  },
};

export const textDrawings: Scenario = {
  id: 'better-text-drawings-v14',
  what: 'the window of a drawing offers more of its text, and its text is drawn so for both',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Drawing', [{ x: 300, y: 300, text: 'Inn', strokeWidth: 2,
      shape: { type: 'r', width: 300, height: 200 } }]).then(([one]) => one.sheet.render({ force: true }))`);
    await gm.locator('.application nav.sheet-tabs [data-tab="text"]').click();
    const flag = (name: string): string => `[name="flags.better-text-drawings-v14.${name}"]`;
    await gm.locator(`select${flag('textAlign')}`).selectOption('right');
    await gm.locator(`input${flag('strokeWidth')}`).fill('5');
    await gm.locator('.application button[type="submit"]').first().click();
    const kept = await settled(async () => {
      const [scene] = (await session.documents())['Scene'] ?? [];
      const [drawing] = (scene?.['drawings'] as Source[] | undefined) ?? [];
      const flags = (drawing?.['flags'] as Record<string, Source> | undefined)?.['better-text-drawings-v14'];
      return flags?.['textAlign'] === 'right' && Number(flags['strokeWidth']) === 5 ? true : undefined;
    });
    const style = `(() => { const style = canvas.drawings.placeables[0]?._getTextStyle();
      return style?.align === 'right' && style.strokeThickness === 5; })()`;
    return complaints({
      'its settings are not kept': kept,
      'the text of the game master is not drawn so': await truth(gm, style),
      'that of the player is not': await truth(player, style),
    });
  },
};
