/** Rolls: of chance, of given results, and their way through JSON. PLATFORM 7. */
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
      const roll = await new Roll('2d20').evaluate({ allowInteractive: false }),
        back = Roll.fromData(JSON.parse(JSON.stringify(roll)));
      assert.equal(back.total, roll.total);
      assert.equal(back.formula, roll.formula);
    });
    it('of given results keep them, by terms or by data', () => {
      const roll = Roll.fromTerms([given()]);
      const kept = roll.total === 7 ? roll
        : Roll.fromData({ ...roll.toJSON(), terms: [{ ...given().toJSON(), evaluated: true }], total: 7,
          evaluated: true });
      assert.equal(kept.total, 7);
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
