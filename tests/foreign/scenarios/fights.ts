/** Encounters, and what shows their turns. */
import { settled, type TestSession, type Scenario, type Source } from './scenario';

/** A scene with a hare, whom the player owns, and a wolf, both in an encounter that is not begun. */
const arena = async ({ gm, player }: TestSession): Promise<void> => {
  await gm.evaluate(`(async () => {
    const ownership = { [game.users.getName('Player 1').id]: 3 };
    const hare = await Actor.create({ name: 'Hare', type: 'base', ownership });
    const tokens = [{ name: 'Hare', actorId: hare.id, x: 100, y: 100 }, { name: 'Wolf', x: 600, y: 600 }];
    await Scene.create({ name: 'Arena', width: 1000, height: 1000, padding: 0, active: true, tokens });
  })()`);
  for (const page of [gm, player]) {
    await page.waitForFunction(`canvas.ready && canvas.scene?.name === 'Arena'`, undefined, { timeout: 10_000 });
  }
  await gm.evaluate(`(async () => {
    const combat = await Combat.implementation.create({ scene: canvas.scene.id, active: true });
    await combat.createEmbeddedDocuments('Combatant', canvas.scene.tokens.map(({ id, name, actorId }) =>
      ({ tokenId: id, sceneId: canvas.scene.id, actorId, initiative: name === 'Hare' ? 20 : 10 })));
  })()`);
};

export const dock: Scenario = {
  id: 'combat-tracker-dock',
  what: 'the turns of an encounter across the top: the game master begins and goes on, the player sees it',
  async play(session) {
    const { gm, player, documents } = session;
    await arena(session);
    await gm.waitForSelector('#combat-dock .combatant-portrait', { timeout: 10_000 });
    await gm.evaluate(`document.querySelector('#combat-dock [data-action="start-combat"]').click()`);
    await gm.waitForFunction('game.combat.started', undefined, { timeout: 10_000 });
    await gm.evaluate(`document.querySelector('#combat-dock [data-action="next-turn"]').click()`);
    const turned = await settled(async () => {
      const [combat] = (await documents())['Combat'] ?? [];
      return combat?.['round'] === 1 && combat['turn'] === 1 ? true : undefined;
    });
    const active = `document.querySelector('#combat-dock .combatant-portrait.active')?.dataset.combatantId`;
    const seen = await settled(async () =>
      (await player.evaluate(`${active} === game.combat.combatants.getName('Wolf').id`)) ? true : undefined,
    );
    return [
      ...(turned ? [] : ['the second turn of the first round is not in the database']),
      ...(seen ? [] : ['the player does not see whose turn it is']),
    ];
  },
};

export const timer: Scenario = {
  id: 'hurry-up',
  what: 'a clock for the turns of players, kept in a setting of the world',
  async play(session) {
    const { gm, player, documents } = session;
    await arena(session);
    await gm.evaluate('game.combat.startCombat()');
    const shown = await settled(async () => ((await player.$('#hurry-up')) ? true : undefined));
    const kept = async (): Promise<string[]> => {
      const setting = ((await documents())['Setting'] as Source[]).find(({ key }) => key === 'hurry-up.timersData');
      return Object.keys(JSON.parse(String(setting?.['value'] ?? '{}')) as object);
    };
    const runs = await settled(async () => ((await kept()).includes('hurry-up') ? true : undefined));
    await gm.evaluate('game.combat.nextTurn()');
    const ended = await settled(async () => ((await kept()).length === 0 ? true : undefined));
    return [
      ...(shown ? [] : ['the player sees no clock']),
      ...(runs ? [] : ['the clock is not in the database']),
      ...(ended ? [] : ['the clock runs on in the turn of nobody']),
    ];
  },
};
