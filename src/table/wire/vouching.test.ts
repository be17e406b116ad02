/** A browser that can make itself known by word of mouth alone, and the game master who is asked whether it is whose. */
import { describe, expect, test } from 'vitest';
import { isVouchingNeeded, NO_VOUCHING, stepVouching, type VouchingEffect, type VouchingInput } from './vouching';

const ANN = { table: 'table', user: 'ann', key: "ann's key", proof: '' };

const page = () => {
  let vouching = NO_VOUCHING;
  let now = 0;
  const hear = (input: VouchingInput): readonly VouchingEffect[] => {
    const done = stepVouching(vouching, input, now);
    vouching = done.vouching;
    return done.effects;
  };
  return {
    hear,
    wait: (ms: number) => {
      now += ms;
      return hear({ kind: 'tick' });
    },
    says: (key = ANN.key, by?: string, user = 'ann') =>
      hear({ kind: 'stranger', stranger: { ...ANN, user, key }, isMine: true, ...(by !== undefined && { by }) }),
    answers: (isSame: boolean, key = ANN.key) => hear({ kind: 'answered', stranger: { ...ANN, key }, isSame }),
    isNeeded: () => isVouchingNeeded(vouching),
  };
};

describe('a newcomer', () => {
  const newcomer = () => {
    const one = page();
    expect(one.hear({ kind: 'unknown', stranger: ANN })).toEqual([]);
    return one;
  };

  test('shows their code when they sit down, not before', () => {
    const one = newcomer();
    expect(one.wait(60_000)).toEqual([]);
    expect(one.hear({ kind: 'needed', table: 'table' })).toEqual([
      { kind: 'show-code', table: 'table', key: ANN.key },
      { kind: 'say-stranger', stranger: ANN },
    ]);
    expect(one.hear({ kind: 'needed', table: 'table' })).toEqual([]);
  });

  test('says whose they are every five seconds, for a game master may come later', () => {
    const one = newcomer();
    one.hear({ kind: 'needed', table: 'table' });
    expect(one.wait(4_999)).toEqual([]);
    expect(one.wait(1)).toEqual([{ kind: 'say-stranger', stranger: ANN }]);
    expect(one.wait(4_999)).toEqual([]);
  });

  test('is silent when they are known', () => {
    const one = newcomer();
    one.hear({ kind: 'needed', table: 'table' });
    expect(one.hear({ kind: 'settled', table: 'table' })).toEqual([
      { kind: 'hide-code', table: 'table', key: ANN.key },
    ]);
    expect(one.wait(60_000)).toEqual([]);
    expect(one.isNeeded()).toBe(false);
  });

  test('needs nothing where they are known already', () => {
    expect(page().hear({ kind: 'needed', table: 'table' })).toEqual([]);
    expect(page().hear({ kind: 'settled', table: 'table' })).toEqual([]);
  });
});

describe('a game master', () => {
  // shows table.11
  test('is asked once, and vouches for what they say is the same', () => {
    const gm = page();
    expect(gm.says()).toEqual([{ kind: 'ask', stranger: ANN }]);
    expect(gm.says()).toEqual([]);
    expect(gm.isNeeded()).toBe(true);
    expect(gm.answers(true)).toEqual([{ kind: 'vouch', stranger: ANN }]);
    expect(gm.answers(true)).toEqual([]);
  });

  test('is not asked again what they have refused', () => {
    const gm = page();
    gm.says();
    expect(gm.answers(false)).toEqual([]);
    expect(gm.says()).toEqual([]);
    expect(gm.answers(true)).toEqual([]);
  });

  test('vouches again, unasked, where what they wrote was lost', () => {
    const gm = page();
    gm.says();
    gm.answers(true);
    expect(gm.says()).toEqual([{ kind: 'vouch', stranger: ANN }]);
  });

  test('is not asked on a page that is not to ask, nor about what they were never asked', () => {
    const gm = page();
    expect(gm.hear({ kind: 'stranger', stranger: ANN, isMine: false })).toEqual([]);
    expect(gm.answers(true)).toEqual([]);
  });
});

describe('somebody who says that they are another', () => {
  // shows table.11
  test('is not heard where the host knows whose page it is', () => {
    const gm = page();
    expect(gm.says('false key', 'eve')).toEqual([]);
    expect(gm.says(ANN.key, 'ann')).toEqual([{ kind: 'ask', stranger: ANN }]);
  });

  test('asks one question at a time', () => {
    const gm = page();
    gm.says('false key');
    expect(gm.says()).toEqual([]);
    gm.answers(false, 'false key');
    expect(gm.says()).toEqual([{ kind: 'ask', stranger: ANN }]);
  });

  test("does not spoil a newcomer's key by naming it as another's", () => {
    const gm = page();
    gm.says(ANN.key, undefined, 'bob');
    gm.hear({ kind: 'answered', stranger: { ...ANN, user: 'bob' }, isSame: false });
    expect(gm.says()).toEqual([{ kind: 'ask', stranger: ANN }]);
  });

  test('asks five questions in a quarter of an hour; then the game master is told of it once', () => {
    const gm = page();
    for (let n = 0; n < 5; n++) {
      expect(gm.says(`false ${n}`)).toHaveLength(1);
      gm.answers(false, `false ${n}`);
    }
    expect(gm.says('false 5')).toEqual([{ kind: 'flood', user: 'ann' }]);
    expect(gm.says('false 6')).toEqual([]);
    expect(gm.says('a key of theirs', undefined, 'bob')).toHaveLength(1);
    gm.wait(15 * 60_000);
    expect(gm.says()).toEqual([{ kind: 'ask', stranger: ANN }]);
  });
});
