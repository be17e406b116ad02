/** Users, queries, the socket of a module, chat messages. docs/platform.md 5, 6. */
export const registerMessages = ({ describe, it, assert }, id) => {
  describe('users', () => {
    it('name one active game master', () => {
      assert.isTrue(game.users.activeGM.isGM);
      assert.isTrue(game.users.activeGM.active);
    });
    it('have a colour, a role and permissions', () => {
      assert.match(String(game.user.color), /^#[0-9a-f]{6}$/i);
      assert.isTrue(game.user.hasRole('PLAYER'));
      assert.equal(game.user.role, CONST.USER_ROLES.GAMEMASTER);
      assert.isTrue(game.user.can('QUERY_USER'));
    });
    it('may write flags of their own', async () => {
      await game.user.setFlag(id, 'trial', { key: 'x' });
      assert.deepEqual(game.user.getFlag(id, 'trial'), { key: 'x' });
      await game.user.unsetFlag(id, 'trial');
    });
  });

  describe('queries', () => {
    it('are answered by the handler of their name', async () =>
      assert.deepEqual(await game.user.query(`${id}.echo`, { n: 1 }), { n: 1, echoed: true }));
    it('without a handler are rejected', async () => {
      const failure = await game.user.query(`${id}.nobody`, {}, { timeout: 2000 }).then(
        () => undefined,
        error => error,
      );
      assert.instanceOf(failure, Error);
    });
  });

  describe('the socket', () => {
    it('never tells the sender what he has sent', async () => {
      let heard = false;
      game.socket.on(`module.${id}`, () => {
        heard = true;
      });
      game.socket.emit(`module.${id}`, { n: 1 });
      await new Promise(resolve => {
        setTimeout(resolve, 300);
      });
      assert.isFalse(heard);
    });
  });

  describe('chat messages', () => {
    // shows table.8
    it('keep flags and rolls, and are rendered by a hook that gets an element', async () => {
      let element;
      const hook = Hooks.on('renderChatMessageHTML', (message, html) => {
        if (message.getFlag(id, 'trial')) element = html;
      });
      const results = [2, 5].map(result => ({ result, active: true }));
      const roll = Roll.fromTerms([new foundry.dice.terms.Die({ number: 2, faces: 6, results })]);
      const message = await ChatMessage.create({
        content: '<p>trial</p>',
        rolls: [JSON.stringify(roll)],
        flags: { [id]: { trial: true } },
      });
      const html = await message.renderHTML();
      Hooks.off('renderChatMessageHTML', hook);
      assert.instanceOf(html, HTMLElement);
      assert.instanceOf(element, HTMLElement);
      assert.equal(message.rolls[0].total, 7);
      assert.equal(game.messages.get(message.id), message);
      assert.equal(message.author.id, game.userId);
      assert.isAbove(message.timestamp, 0);
      await message.update({ content: '<p>again</p>' });
      assert.equal(game.messages.get(message.id).content, '<p>again</p>');
      await ChatMessage.deleteDocuments([message.id]);
      assert.isUndefined(game.messages.get(message.id));
    });
  });
};
