/** The fourteenth list: templates of regions, a region that goes with its token, a challenge in the chat, linked teleports. */
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

const region = (name: string): string =>
  `canvas.scene.createEmbeddedDocuments('Region', [{ name: '${name}', shapes: [{ type: 'rectangle', x: 300, y: 300, width: 400, height: 400 }] }])`;

/** What the server keeps of one kind in the first scene. */
const inScene = async (session: TestSession, kind: string): Promise<readonly Source[]> =>
  (((await session.documents())['Scene'] ?? [])[0]?.[kind] as Source[] | undefined) ?? [];

const behaviors = (source: Source | undefined): readonly Source[] =>
  (source?.['behaviors'] as Source[] | undefined) ?? [];

export const regionTemplates: Scenario = {
  id: 'region-templates',
  what: 'the behaviors of a region are saved as a template from its window, and dropped on another region',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`${region('One')}.then(([one]) => one.createEmbeddedDocuments('RegionBehavior',
      [{ type: 'pauseGame', name: 'Halt' }])).then(([halt]) => halt.parent.sheet.render({ force: true }))`);
    await gm.locator('.application nav.sheet-tabs [data-tab="behaviors"]').click();
    await gm.locator('.save-as-template-btn').click();
    await gm.locator('.region-template-editor [name="name"]').fill('Halting');
    await gm.locator('.region-template-editor [data-action="saveTemplate"]').click();
    const kept = await settled(async () => {
      const setting = ((await session.documents())['Setting'] ?? []).find(({ key }) =>
        String(key).startsWith('region-templates.'),
      );
      return String(setting?.['value'] ?? '').includes('Halting') ? true : undefined;
    });
    await gm.evaluate(`Promise.all(canvas.scene.regions.map(one => one.sheet.close())).then(() => ${region('Two')})`);
    await gm.evaluate(`ui.controls.activate({ control: 'regions' })`);
    await gm.locator('#scene-controls-tools [data-tool="regionTemplates"]').click();
    await gm.locator('#region-template-index .region-template-row').first().waitFor();
    await gm.evaluate(`canvas.scene.regions.getName('Two').object.control({ releaseOthers: true })`);
    await gm.evaluate(`(() => {
      const dataTransfer = new DataTransfer();
      const row = document.querySelector('#region-template-index .region-template-row');
      row.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
      document.querySelector('#board').dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, clientX: 500, clientY: 400 }));
    })()`);
    const applied = await settled(async () =>
      behaviors(named(await inScene(session, 'regions'), 'Two'))[0]?.['type'] === 'pauseGame' ? true : undefined,
    );
    return complaints({ 'the template is not kept': kept, 'the other region does not get it': applied });
  },
};

export const regionVisibility: Scenario = {
  id: 'region-visibility',
  what: 'a pattern is marked in the window of a token; its keys make a region that goes with the token, and remove it',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Ann', x: 800, y: 800 }])
      .then(([ann]) => ann.sheet.render({ force: true }))`);
    await gm.locator('.application nav.sheet-tabs [data-tab="appearance"]').click();
    await gm.locator('.vr-cell').nth(2).click();
    await gm.locator('.vr-cell').nth(3).click();
    const marked = await settled(async () => {
      const flags = named(await inScene(session, 'tokens'), 'Ann')?.['flags'] as Record<string, Source> | undefined;
      return flags?.['region-visibility']?.['rangeGrid'] ? true : undefined;
    });
    await gm.evaluate(`canvas.scene.tokens.contents[0].sheet.close()`);
    await gm.evaluate(`canvas.tokens.placeables[0].control()`);
    await gm.keyboard.press('Control+Shift+KeyV');
    const made = await settled(async () => ((await inScene(session, 'regions')).length === 1 ? true : undefined));
    const x = `canvas.scene.regions.contents[0].bounds.x`;
    const before = await player.evaluate(x);
    await gm.evaluate(`canvas.scene.tokens.contents[0].update({ x: 1000 })`);
    const follows = await settled(async () =>
      (await player.evaluate<number>(x)) === Number(before) + 200 ? true : undefined,
    );
    await gm.keyboard.press('Control+Shift+KeyV');
    const gone = await settled(async () => ((await inScene(session, 'regions')).length === 0 ? true : undefined));
    return complaints({
      'the pattern is not kept': marked,
      'its keys make no region': made,
      'the region does not go with its token': follows,
      'its keys do not remove it': gone,
    });
  },
};

export const challenge: Scenario = {
  id: 'boulder-parchment-shears',
  what: 'a word in the chat challenges the player, both pick, and the chat tells who won',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`ui.chat.processMessage('bps')`);
    await gm.getByRole('button', { name: 'Player 1' }).click();
    for (const [page, choice] of [
      [gm, 'boulder'],
      [player, 'shears'],
    ] as const) {
      await page.locator(`.bps-choice[data-choice="${choice}"]`).click();
    }
    const told = await settled(async () =>
      ((await session.documents())['ChatMessage'] ?? []).some(({ content }) =>
        String(content).includes('First player wins'),
      )
        ? true
        : undefined,
    );
    const seen = await truth(player, `document.querySelector('#chat .chat-message')?.textContent.includes('First')`);
    return complaints({ 'no result is kept': told, 'the player does not read it': seen });
  },
};

export const linkedTeleports: Scenario = {
  id: 'easy-regions',
  what: 'a teleport is linked with that of the region whose name answers, and a region gets a picture in its window',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`${region('A01 down to B02')}.then(() => ${region('B02 up to A01')}).then(([two]) =>
      two.createEmbeddedDocuments('RegionBehavior', [{ type: 'teleportToken', name: 'Stairs' }]))`);
    const destination = (source: Source | undefined): string =>
      String((behaviors(source)[0]?.['system'] as Source | undefined)?.['destination'] ?? '');
    const linked = await settled(async () => {
      const regions = await inScene(session, 'regions');
      const [one, two] = ['A01 down to B02', 'B02 up to A01'].map(name => named(regions, name));
      return destination(two).endsWith(String(one?.['_id'])) && destination(one).endsWith(String(two?.['_id']))
        ? true
        : undefined;
    });
    await gm.evaluate(`canvas.scene.regions.contents[0].sheet.render({ force: true })`);
    await gm.locator('.application nav.sheet-tabs [data-tab="shapes"]').click();
    const field = gm.locator('[name="flags.easy-regions.size"]');
    await field.fill('64');
    await gm.locator('.application button[type="submit"]').first().click();
    const sized = await settled(async () => {
      const flags = named(await inScene(session, 'regions'), 'A01 down to B02')?.['flags'] as
        | Record<string, Source>
        | undefined;
      return flags?.['easy-regions']?.['size'] === 64 ? true : undefined;
    });
    return complaints({ 'the teleports are not linked': linked, 'the picture has no size': sized });
  },
};
