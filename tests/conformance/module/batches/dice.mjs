/** Rolls: of chance, of given results, and their way through JSON. docs/platform.md 7. */
export const registerDice = ({ describe, it, assert }) => {
  const { Die } = foundry.dice.terms;
  const given = () => new Die({ number: 2, faces: 6, results: [2, 5].map(result => ({ result, active: true })) });

  describe('rolls', () => {
    it('fall between their bounds', async () => {
      const roll = await new Roll('3d6').evaluate({ allowInteractive: false });
      assert.isAtLeast(roll.total, 3);
      assert.isAtMost(roll.total, 18);
      assert.equal(roll.dice[0].results.length, 3);
    });
    it('go through JSON', async () => {
      const roll = await new Roll('2d20').evaluate({ allowInteractive: false });
      const back = Roll.fromData(JSON.parse(JSON.stringify(roll)));
      assert.equal(back.total, roll.total);
      assert.equal(back.formula, roll.formula);
    });
    it('are read from the text that a message keeps', async () => {
      const roll = await new Roll('1d6').evaluate({ allowInteractive: false });
      assert.equal(Roll.fromJSON(JSON.stringify(roll)).total, roll.total);
    });
    // shows table.8
    it('of given results keep them, by terms or by data', () => {
      const roll = Roll.fromTerms([given()]);
      const kept =
        roll.total === 7
          ? roll
          : Roll.fromData({
              ...roll.toJSON(),
              terms: [{ ...given().toJSON(), evaluated: true }],
              total: 7,
              evaluated: true,
            });
      assert.equal(kept.total, 7);
    });
  });

  describe('a die of a package', () => {
    class Coloured extends foundry.dice.terms.DiceTerm {
      static DENOMINATION = 'q';
      constructor(data) {
        super({ ...data, faces: 3 });
      }
      getResultLabel({ result }) {
        return ['red', 'white', 'blue'][result - 1];
      }
    }
    CONFIG.Dice.terms.q = Coloured;

    it('is rolled by its letter, between 1 and its faces', async () => {
      const roll = await new Roll('4dq').evaluate({ allowInteractive: false });
      const [term] = roll.dice;
      assert.isTrue(term instanceof Coloured);
      assert.equal(roll.formula, '4dq');
      assert.isTrue(term.results.every(({ result }) => result >= 1 && result <= 3));
    });
    it('reads as it says, also after the way through JSON', async () => {
      const roll = await new Roll('1dq').evaluate({ allowInteractive: false });
      const [term] = Roll.fromData(JSON.parse(JSON.stringify(roll))).dice;
      assert.isTrue(term instanceof Coloured);
      assert.equal(term.getResultLabel(term.results[0]), roll.dice[0].getResultLabel(roll.dice[0].results[0]));
      assert.isTrue(['red', 'white', 'blue'].includes(term.getResultLabel(term.results[0])));
    });
    it('shows what it says in the chat', async () => {
      const roll = await new Roll('1dq').evaluate({ allowInteractive: false });
      const message = await roll.toMessage({}, { messageMode: 'self' });
      const html = await message.renderHTML();
      const said = roll.dice[0].getResultLabel(roll.dice[0].results[0]);
      assert.isTrue(html.querySelector('.dice-roll').textContent.includes(said));
      await message.delete();
    });
  });

  describe('chance', () => {
    it('is a number from 0 to below 1', () => {
      const numbers = Array.from({ length: 100 }, () => CONFIG.Dice.randomUniform());
      assert.isTrue(numbers.every(number => number >= 0 && number < 1));
      assert.isAbove(new Set(numbers).size, 90);
    });
  });
};
