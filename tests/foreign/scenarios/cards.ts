/** Stacks of cards and their sheets. */
import { named, settled, type Scenario } from './scenario';

export const cards: Scenario = {
  id: 'complete-card-management',
  what: 'card sheets and cards on the canvas: dealt, placed by the game master, and by a player through his socket',
  async play({ gm, player, documents }) {
    const made = (await gm.evaluate(`(async () => {
      const scene = await Scene.create({ name: 'Table', width: 2000, height: 2000, padding: 0, active: true });
      const user = game.users.getName('Player 1').id;
      const face = { name: 'Face', img: 'icons/svg/card-hand.svg' };
      const cards = ['Ace', 'King', 'Queen'].map((name, sort) => ({ name, sort, faces: [face], back: face, face: 0 }));
      const deck = await Cards.create({ name: 'Deck', type: 'deck', cards });
      const hand = await Cards.create({ name: 'Hand', type: 'hand', ownership: { default: 0, [user]: 3 } });
      await deck.deal([hand], 2, { chatNotification: false });
      return { scene: scene.id, deck: deck.uuid, hand: hand.id };
    })()`)) as { scene: string; deck: string; hand: string };
    const ready = `canvas.ready && canvas.scene?.id === '${made.scene}'`;
    await gm.waitForFunction(ready, undefined, { timeout: 10_000 });
    await player.waitForFunction(ready, undefined, { timeout: 10_000 });
    await gm.evaluate(`ccm.api.placeCard(fromUuidSync('${made.deck}'), { x: 600, y: 600 })`);
    await player.evaluate(`ccm.api.placeCard([...game.cards.get('${made.hand}').cards][0], { x: 1200, y: 600 })`);
    const placed = await settled(async () => {
      const scene = named((await documents())['Scene'], 'Table');
      const flags = (scene?.['flags'] as Record<string, { cardCollection?: string[] }>)['complete-card-management'];
      return flags?.cardCollection?.length === 2 ? flags.cardCollection : undefined;
    });
    await player.evaluate(`(async () => {
      const document = game.cards.get('${made.hand}');
      await new ccm.apps.CardsSheets.HandSheet({ document }).render({ force: true });
    })()`);
    const shown = await player.locator('.ccm [data-card-id]').count();
    const hand = (await documents())['Cards']?.find(({ _id }) => _id === made.hand);
    return [
      ...(placed ? [] : ['the scene does not list both the deck and the card of the player']),
      ...((hand?.['cards'] as unknown[] | undefined)?.length === 2 ? [] : ['the hand does not hold two cards']),
      ...(shown === 2 ? [] : [`the sheet of the hand shows ${shown} cards`]),
    ];
  },
};

export const viewer: Scenario = {
  id: 'orcnog-card-viewer',
  what: 'cards in windows of the first generation over a library: the game master draws, a player sees the card',
  async play({ gm, player, documents }) {
    await gm.evaluate(`(async () => {
      const face = { name: 'Ace', img: 'icons/svg/card-hand.svg' };
      const back = { name: 'Back', img: 'icons/svg/card-joker.svg' };
      const cards = [{ name: 'Ace', faces: [face], back, face: null }, { name: 'King', faces: [face], back, face: null }];
      await Cards.create({ name: 'Drawn from', type: 'deck', cards, ownership: { default: 2 } });
      await Cards.create({ name: 'Drawn to', type: 'pile', ownership: { default: 2 } });
      game.modules.get('orcnog-card-viewer').api.draw('Drawn from', 'Drawn to', 1, true, false);
    })()`);
    const isSeen = await player
      .locator('#CardViewerTemplate, .card-viewer, [id*="ardViewer"], [class*="orcnog"]')
      .first()
      .waitFor({ state: 'attached', timeout: 8000 })
      .then(
        () => true,
        () => false,
      );
    const kept = await settled(async () => {
      const pile = named((await documents())['Cards'], 'Drawn to');
      return (pile?.['cards'] as unknown[] | undefined)?.length === 1 ? true : undefined;
    });
    return [...(isSeen ? [] : ['the player sees no card']), ...(kept ? [] : ['the pile does not hold the drawn card'])];
  },
};
