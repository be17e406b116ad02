/** What a player may and may not do: run it as a player. docs/platform.md 5. */
export const registerPlayer = ({ describe, it, assert }, id, answers) => {
  const refused = work =>
    work().then(
      () => false,
      () => true,
    );

  describe('a player', () => {
    it('writes flags of his own user, or is refused', async () => {
      const isRefused = await refused(() => game.user.setFlag(id, 'trial', 1));
      answers['own flags of a player'] = isRefused ? 'refused' : 'written';
      if (isRefused) return;
      assert.equal(game.user.getFlag(id, 'trial'), 1);
      await game.user.unsetFlag(id, 'trial');
    });
    it('writes no flags of other users', async () => {
      const other = game.users.find(user => !user.isSelf);
      assert.isTrue(await refused(() => other.setFlag(id, 'trial', 1)));
    });
    it('makes no Scene and no Cards', async () => {
      assert.isTrue(await refused(() => Scene.create({ name: 'Conformance' })));
      assert.isTrue(await refused(() => Cards.create({ name: 'Conformance', type: 'pile' })));
    });
    it('writes no setting of the world', async () =>
      assert.isTrue(await refused(() => game.settings.set(id, 'world', 1))));
    it('may query others, or not', () => {
      answers['a player may query'] = game.user.can('QUERY_USER');
      assert.equal(typeof game.user.can('QUERY_USER'), 'boolean');
    });
  });
};
