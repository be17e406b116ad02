import { describe, expect, test } from 'vitest';
import type { TestSession } from '../page-globals';

/** Statements of single pages of the documentation of version 14, or of issues; each test names its own. */
export const asDocumented = (session: TestSession): void => {
  describe('as the documentation says', () => {
    test('a user’s level is what the ownership says, even of a GM, and needs no user (Document#getUserLevel)', async () => {
      const found = await session.gm.evaluate(`(async () => {
        const entry = await JournalEntry.create({ name: 'Level', ownership: { default: 0, [game.userId]: 0 } });
        return [entry.getUserLevel(), entry.getUserLevel(game.user), entry.testUserPermission(game.user, 'OWNER')];
      })()`);
      expect(found).toEqual([0, 0, true]);
    });

    test('a flag set to null is deleted (Document#setFlag)', async () => {
      const found = await session.gm.evaluate(`(async () => {
        const entry = game.journal.getName('Level');
        await entry.setFlag('core', 'mark', 1);
        const before = entry.getFlag('core', 'mark');
        await entry.setFlag('core', 'mark', null);
        return [before, 'mark' in entry.flags.core];
      })()`);
      expect(found).toEqual([1, false]);
    });

    test('a shuffle moves all cards of the stack, drawn ones too (Cards#shuffle)', async () => {
      const found = await session.gm.evaluate(`(async () => {
        const cards = [1, 2, 3].map(value => ({ name: 'Card ' + value, sort: 9, faces: [] }));
        const deck = await Cards.create({ name: 'Deck', type: 'deck', cards });
        const hand = await Cards.create({ name: 'Hand', type: 'hand' });
        await hand.draw(deck, 1, { chatNotification: false });
        await deck.shuffle({ chatNotification: false });
        return [deck.drawnCards.length, deck.cards.map(({ sort }) => sort).sort()];
      })()`);
      expect(found).toEqual([1, [0, 1, 2]]);
    });

    test('a mode keeps the given recipients of a whisper (issue 11442)', async () => {
      const found = await session.gm.evaluate(`['gm', 'self', 'public'].map(mode =>
        ChatMessage.implementation.applyMode({ whisper: ['somebody'] }, mode).whisper)`);
      expect(found).toEqual([['somebody'], ['somebody'], ['somebody']]);
    });

    test('the roles that always have a permission are a list (CONST.USER_PERMISSIONS)', async () => {
      const roles = 'CONST.USER_PERMISSIONS[name].requiredRoles';
      const found = await session.gm.evaluate(
        `['ACTOR_CREATE', 'CARDS_CREATE', 'DRAWING_CREATE'].map(name => ${roles})`,
      );
      expect(found).toEqual([
        [3, 4],
        [3, 4],
        [3, 4],
      ]);
    });

    test('a region may be of no levels in particular (RegionData)', async () => {
      const found = await session.gm.evaluate(`Scene.create({
        name: 'Levels', width: 100, height: 100, regions: [{ name: 'All', levels: null }, { name: 'None', levels: [] }],
      }).then(scene => scene.regions.map(({ levels }) => levels && [...levels]))`);
      expect(found).toEqual([null, []]);
    });

    test('a refusal names the parent of the refused document', async () => {
      const id = await session.gm.evaluate(`JournalEntry.create({ name: 'Shut' }).then(entry => entry.id)`);
      await session.gm.evaluate(
        `game.journal.get('${String(id)}').createEmbeddedDocuments('JournalEntryPage', [{ name: 'P' }])`,
      );
      const refused = session.player.evaluate(
        `game.journal.get('${String(id)}').pages.contents[0].update({ name: 'Q' })`,
      );
      await expect(refused).rejects.toThrow(
        new RegExp(`update JournalEntryPage .* in parent JournalEntry .${String(id)}`),
      );
    });

    test('a window is rendered with the tab that is asked for (ApplicationRenderOptions)', async () => {
      const found = await session.gm.evaluate(`(async () => {
        const { ApplicationV2 } = foundry.applications.api;
        class Tabbed extends ApplicationV2 {
          static DEFAULT_OPTIONS = { id: 'tabbed' };
          static TABS = { main: { initial: 'one', tabs: [{ id: 'one' }, { id: 'two' }] } };
          async _renderHTML() { return ''; }
          _replaceHTML() {}
        }
        const app = await new Tabbed().render({ force: true });
        const before = app.tabGroups.main;
        await app.render({ tab: 'two' });
        const after = app.tabGroups.main;
        await app.close();
        return [before, after];
      })()`);
      expect(found).toEqual(['one', 'two']);
    });
  });
};
