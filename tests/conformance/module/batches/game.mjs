/** The boot, the game's own members, settings, utilities. docs/platform.md 1, 6. */
export const registerGame = ({ describe, it, assert }, id, inInit) => {
  describe('the boot', () => {
    it('has no user in init and a game that is ready now', () => {
      assert.isNull(inInit.user ?? null);
      assert.isTrue(game.ready);
      assert.isTrue(game.user.isSelf);
      assert.equal(game.user.id, game.userId);
    });
    it('is of generation 14 or later', () => assert.isAtLeast(game.release.generation, 14));
    it('knows this module by its manifest', () => {
      const module = game.modules.get(id);
      assert.isTrue(module.active);
      assert.equal(module.title, 'Revolution Tables: conformance');
    });
  });

  describe('settings', () => {
    it('of a client have a default until they are set', () =>
      assert.deepEqual(game.settings.get(id, 'trial'), { n: 1 }));
    it('of a client stay on this machine', async () => {
      await game.settings.set(id, 'trial', { n: 2, deep: { list: [1, 2] } });
      assert.deepEqual(game.settings.get(id, 'trial'), { n: 2, deep: { list: [1, 2] } });
      assert.isUndefined(game.settings.storage.get('world').contents.find(one => one.key === `${id}.trial`));
      await game.settings.set(id, 'trial', { n: 1 });
    });
    it('that nobody has registered are an error', () => assert.throws(() => game.settings.get(id, 'nothing')));
  });

  describe('utilities', () => {
    const { utils } = foundry;
    it('make ids of sixteen letters and digits', () => assert.match(utils.randomID(16), /^[A-Za-z0-9]{16}$/));
    it('escape HTML', () => assert.notInclude(utils.escapeHTML('<b>"&\'</b>'), '<b>'));
    it('offer files for download', () => assert.isFunction(utils.saveDataToFile));
    it('merge objects deeply and replace arrays whole', () =>
      assert.deepEqual(utils.mergeObject({ a: { b: 1, c: [1, 2] } }, { a: { c: [3] } }), { a: { b: 1, c: [3] } }));
    it('format words', () => {
      assert.isFalse(game.i18n.has('RT-CONFORMANCE.nothing'));
      assert.equal(game.i18n.localize('RT-CONFORMANCE.nothing'), 'RT-CONFORMANCE.nothing');
    });
    it('know the time of the server', () => assert.isNumber(game.time.serverTime));
  });
};
