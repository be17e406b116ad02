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
    it('are shuffled and recalled', async () => {
      await deck.shuffle(quiet);
      await deck.recall(quiet);
      assert.equal(deck.availableCards.length, 4);
      assert.equal(hand.cards.size, 0);
    });
  });
};
