/** The boot, the game's own members, settings, utilities. docs/platform.md 1, 6. */
export const registerGame = ({ describe, it, assert }, id, inInit) => {
  describe('the boot', () => {
    it('has no user in init and a game that is ready now', () => {
      assert.isNull(inInit.user ?? null);
      assert.isTrue(game.ready);
      assert.isTrue(game.user.isSelf);
      assert.equal(game.user.id, game.userId);
    });
    it('is of generation 14 or later, and says its version', () => {
      const { generation } = game.release;
      assert.isAtLeast(generation, 14);
      assert.isTrue(String(game.version).startsWith(`${generation}.`));
    });
    it('knows its world and its system', () => {
      assert.match(game.world.id, /^[\w-]+$/);
      assert.equal(typeof game.paused, 'boolean');
      assert.match(game.system.id, /^[\w-]+$/);
      assert.match(game.system.version, /\d/);
      assert.equal(typeof game.system.documentTypes, 'object');
    });
    it('knows this module by its manifest', () => {
      const module = game.modules.get(id);
      assert.isTrue(module.active);
      assert.equal(module.title, 'Revolution Tables: conformance');
      assert.equal(module.version, '0.1.0');
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
    it('read a file of a package', async () => {
      const manifest = await foundry.utils.fetchJsonWithTimeout(`modules/${id}/module.json`);
      assert.equal(manifest.id, id);
    });
    it('know the language and its words', () => {
      assert.match(game.i18n.lang, /^[a-z]{2}/);
      game.i18n.translations['RT-CONFORMANCE-TRIAL'] = { greeting: 'Hello {name}' };
      assert.equal(game.i18n.format('RT-CONFORMANCE-TRIAL.greeting', { name: 'Anna' }), 'Hello Anna');
      delete game.i18n.translations['RT-CONFORMANCE-TRIAL'];
    });
    it('format words', () => {
      assert.isFalse(game.i18n.has('RT-CONFORMANCE.nothing'));
      assert.equal(game.i18n.localize('RT-CONFORMANCE.nothing'), 'RT-CONFORMANCE.nothing');
    });
    it('know the time of the server', () => assert.isNumber(game.time.serverTime));
  });
};
