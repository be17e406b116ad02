/** The thirteenth list: initiative that players enter, the spotlight of a session, and targets that a token keeps. */
import {
  complaints,
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

/** Two unlinked tokens of one actor, which the player owns. */
const TOKENS = `(async () => {
  const actor = await Actor.create({ name: 'Ann', type: game.documentTypes.Actor.at(-1), ownership: { default: 3 } });
  return canvas.scene.createEmbeddedDocuments('Token', [400, 700].map((x, n) => ({ actorId: actor.id, name: 'Ann ' + n, x, y: 400 })));
})()`;

export const playerInitiative: Scenario = {
  id: 'fvtt-player-initiative',
  what: 'a fight begins, the player is asked for initiative, enters it, and changes it in the tracker',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await player.evaluate(`ui.sidebar.changeTab('combat', 'primary')`);
    await gm.evaluate(`${TOKENS}.then(async ([token]) => {
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      await TokenDocument.createCombatants([token], { combat });
      await combat.startCombat();
    })`);
    await player.locator('.initiative-dialog-input').fill('17');
    await player.locator('.initiative-editor-dialog button[type="submit"]').click();
    const initiative = async (): Promise<unknown> => {
      const [combat] = (await session.documents())['Combat'] ?? [];
      return ((combat?.['combatants'] as Source[] | undefined) ?? [])[0]?.['initiative'];
    };
    const entered = await settled(async () => ((await initiative()) === 17 ? true : undefined));
    await player.locator('.token-initiative.initiative-editable').first().click();
    await player.locator('input.initiative-input').fill('9');
    await player.locator('input.initiative-input').press('Enter');
    return complaints({
      'the initiative of the dialog is not there': entered,
      'that of the tracker is not there': await settled(async () => ((await initiative()) === 9 ? true : undefined)),
    });
  },
};

export const spotlight: Scenario = {
  id: 'fvtt-player-spotlight',
  what: 'its tool opens the list of players, a session begins, and a player gets the spotlight',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(
      `${TOKENS}.then(([token]) => Promise.all(game.users.players.map(user => user.update({ character: token.actorId }))))`,
    );
    await gm.evaluate(`ui.controls.activate({ control: 'tokens' })`);
    await gm.locator('#scene-controls-tools [data-tool="fvtt-player-spotlight"]').click();
    await gm.locator('#fvtt-player-spotlight [data-action="startSession"]').click();
    await gm.waitForTimeout(300);
    await gm.locator('#fvtt-player-spotlight [data-action="spotlight"]').first().click();
    const kept = await settled(async () => {
      const settings: readonly Source[] = (await session.documents())['Setting'] ?? [];
      const value = settings.find(
        ({ key }) => String(key).startsWith('fvtt-player-spotlight.') && String(key).endsWith('ata'),
      )?.['value'];
      return (JSON.parse(String(value ?? '[]')) as { spotlights?: unknown[] }[])[0]?.spotlights?.length === 1
        ? true
        : undefined;
    });
    // it counts what is saved when it is drawn the next time
    await gm.evaluate(`foundry.applications.instances.get('fvtt-player-spotlight').render()`);
    return complaints({
      'no spotlight is kept': kept,
      'the list does not show it': await truth(gm, `document.querySelector('[data-spotlight-count="1"]') !== null`),
    });
  },
};

export const targeting: Scenario = {
  id: 'fvtt-token-targeting',
  what: 'a token keeps whom it targets, whoever controls it next',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(TOKENS);
    const [one, two] = ['Ann 0', 'Ann 1'].map(
      name => `canvas.tokens.placeables.find(token => token.name === '${name}')`,
    );
    for (const page of [gm, player]) await page.waitForFunction(`${two}`);
    await gm.evaluate(`${one}.control()`);
    await gm.evaluate(`${two}.setTarget(true)`);
    const kept = await settled(async () => {
      const [scene] = (await session.documents())['Scene'] ?? [];
      const token = ((scene?.['tokens'] as Source[] | undefined) ?? []).find(({ name }) => name === 'Ann 0');
      const targets = (token?.['flags'] as Record<string, Source> | undefined)?.['fvtt-token-targeting']?.['targets'];
      return (targets as unknown[] | undefined)?.length === 1 ? true : undefined;
    });
    await gm.evaluate(`${one}.release()`);
    const released = await truth(gm, 'game.user.targets.size === 0');
    await player.evaluate(`${one}.control()`);
    return complaints({
      'the token does not keep its target': kept,
      'the target stays after its release': released,
      'the player does not get it': await truth(player, `game.user.targets.has(${two})`),
    });
  },
};
