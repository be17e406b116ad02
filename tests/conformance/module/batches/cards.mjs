/** Decks, hands and piles, for free play. docs/platform.md 3. */
export const registerCards = ({ describe, it, assert, before, after }, id) => {
  const quiet = { chatNotification: false };
  let deck;
  let hand;

  before(async () => {
    const card = n => ({
      name: `Card ${n}`,
      type: 'base',
      suit: 'red',
      value: n,
      back: { name: 'Back' },
      faces: [{ name: `Face ${n}` }],
      face: null,
      sort: n,
    });
    deck = await Cards.create({
      name: 'Conformance deck',
      type: 'deck',
      cards: [1, 2, 3, 4].map(card),
      flags: { [id]: { trial: true } },
    });
    hand = await Cards.create({ name: 'Conformance hand', type: 'hand' });
  });
  after(async () => {
    await hand?.delete();
    await deck?.delete();
  });

  describe('decks', () => {
    it('hold their cards', () => {
      assert.equal(deck.cards.size, 4);
      assert.equal(deck.availableCards.length, 4);
    });
    it('keep a drawn card, and give a copy of the same id', async () => {
      const [drawn] = await hand.draw(deck, 1, quiet);
      assert.equal(hand.cards.size, 1);
      assert.equal(deck.cards.size, 4);
      assert.isTrue(deck.cards.get(drawn.id).drawn);
      assert.equal(hand.cards.get(drawn.id).toObject().origin, deck.id);
    });
    it('deal to several stacks', async () => {
      await deck.deal([hand], 2, quiet);
      assert.equal(hand.cards.size, 3);
      assert.equal(deck.drawnCards.length, 3);
    });
    it('are shuffled and recalled', async () => {
      await deck.shuffle(quiet);
      await deck.recall(quiet);
      assert.equal(deck.availableCards.length, 4);
      assert.equal(hand.cards.size, 0);
    });
    it('are made and deleted several at once, in a folder', async () => {
      const folder = await Folder.create({ name: 'Conformance', type: 'Cards' });
      const made = await Cards.createDocuments([
        { name: 'Conformance pile 1', type: 'pile', folder: folder.id },
        { name: 'Conformance pile 2', type: 'pile', folder: folder.id },
      ]);
      assert.equal(made[0].folder, folder);
      assert.equal(folder.contents.length, 2);
      await Cards.deleteDocuments(made.map(stack => stack.id));
      assert.isUndefined(game.cards.get(made[0].id));
      await Folder.deleteDocuments([folder.id]);
    });
    it('come from presets, which packages add to', () => {
      const { presets } = CONFIG.Cards;
      assert.isDefined(presets);
      for (const { type, label, src } of Object.values(presets)) {
        assert.equal(type, 'deck');
        for (const text of [label, src]) assert.equal(typeof text, 'string');
      }
    });
  });
};
