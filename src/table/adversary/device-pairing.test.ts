/** Attacks on device pairing: everybody hears the socket, and may say anything there. */
import { describe, expect, test } from 'vitest';
import { toBase64 } from '../crypto/bytes';
import { newEphemeralKey } from '../crypto/envelope-keys';
import {
  NO_PAIRING,
  type Pairing,
  type PairingEffect,
  type PairingInput,
  type Said,
  stepPairing,
} from '../wire/device-pairing';
import { quickRandom } from '../testing/tables';

const random = quickRandom(8);
const owner = { world: 'home', user: 'ann' };
const SECRET = toBase64(random(32));

/** A page, and what it has said, shown and taken. */
const page = (person?: string, own = owner) => {
  let pairing: Pairing = NO_PAIRING;
  const all: PairingEffect[] = [];
  return {
    all,
    do(input: PairingInput): readonly Said[] {
      const next = stepPairing(pairing, input, { owner: own, random, person });
      pairing = next.pairing;
      all.push(...next.effects);
      return next.effects.flatMap(effect => (effect.kind === 'say' ? [effect.said] : []));
    },
    hear(some: readonly Said[]): readonly Said[] {
      return some.flatMap(said => this.do({ kind: 'said', said }));
    },
    /** Its person says that the word it showed last stands on both screens. */
    agree(): readonly Said[] {
      return this.do({ kind: 'same', word: this.words().at(-1) ?? '' });
    },
    words: () => all.flatMap(effect => (effect.kind === 'compare' ? [effect.word] : [])),
    taken: () => all.flatMap(effect => (effect.kind === 'take' ? [effect.secret] : [])),
  };
};
const keyOf = (some: readonly Said[]): string => some.flatMap(said => ('key' in said ? [said.key] : []))[0] ?? '';

/** Two pages of one person up to the word; all that was heard of it. */
const compared = () => {
  const [old, fresh] = [page(SECRET), page()];
  const ask = fresh.do({ kind: 'begin' });
  const offer = old.hear(ask);
  const show = fresh.hear(offer);
  old.hear(show);
  return { old, fresh, heard: [...ask, ...offer, ...show] };
};

describe('two browsers of one person', () => {
  // shows trust.21
  test('show the same word, and the secret goes over when both have said that they do, whoever says it first', () => {
    for (const isOldFirst of [true, false]) {
      const { old, fresh } = compared();
      expect(old.words()).toHaveLength(1);
      expect(fresh.words()).toEqual(old.words());
      if (!isOldFirst) fresh.agree();
      fresh.hear(old.agree());
      expect(fresh.taken()).toEqual(isOldFirst ? [] : [SECRET]);
      if (isOldFirst) fresh.agree();
      expect(fresh.taken()).toEqual([SECRET]);
    }
  });

  test('say nothing to anybody who hears it all: neither before nor after', () => {
    const { old, heard } = compared();
    const give = old.agree();
    expect(JSON.stringify([...heard, ...give])).not.toContain(SECRET);
    const late = page();
    late.hear([...heard, ...give]);
    late.agree();
    expect(late.taken()).toEqual([]);
  });

  test('give nothing without a yes, nor after a no', () => {
    const { old, fresh } = compared();
    expect(fresh.taken()).toEqual([]);
    old.do({ kind: 'stop' });
    expect(old.agree()).toEqual([]);
  });
});

describe('a forged other browser', () => {
  // shows trust.21
  test('shows another word than the real one, in the middle too: it cannot choose its key when it knows the other', () => {
    const [old, fresh] = [page(SECRET), page()];
    const [eve, mallory] = [page(), page('A'.repeat(43))];
    const ask = fresh.do({ kind: 'begin' });
    // whoever is between asks in their own name, and offers a key of their own
    const own = eve.do({ kind: 'begin' });
    const shown = fresh.hear(mallory.hear(ask));
    old.hear(eve.hear(old.hear(own)));
    mallory.hear(shown);
    expect(old.words()).toHaveLength(1);
    expect(fresh.words()).toHaveLength(1);
    expect(old.words()).not.toEqual(fresh.words());
  });

  // shows trust.21
  test('is not shown at all with another key than it was bound to before it saw the first', () => {
    const [old, eve] = [page(SECRET), page()];
    const offer = old.hear(eve.do({ kind: 'begin' }));
    expect(keyOf(offer)).toMatch(/^[\w-]{43}$/);
    const id = offer[0]?.id ?? '';
    const other = newEphemeralKey(random).public;
    expect(old.hear([{ step: 'show', id, key: other }])).toEqual([]);
    expect(old.words()).toEqual([]);
    expect(old.agree()).toEqual([]);
  });

  test('of another user or world opens nothing, though it has heard it all', () => {
    for (const own of [
      { ...owner, user: 'eve' },
      { ...owner, world: 'away' },
    ]) {
      const [old, fresh] = [page(SECRET, own), page()];
      old.hear(fresh.hear(old.hear(fresh.do({ kind: 'begin' }))));
      expect(old.words()).not.toEqual(fresh.words());
      fresh.agree();
      fresh.hear(old.agree());
      expect(fresh.taken()).toEqual([]);
      expect(fresh.all.at(-1)).toEqual({ kind: 'failed' });
    }
  });

  // shows trust.21
  test('does not put a secret of its own into a browser that has shown its word to another', () => {
    const { fresh, heard } = compared();
    const id = heard[0]?.id ?? '';
    fresh.agree();
    fresh.hear([{ step: 'offer', id, key: newEphemeralKey(random).public }]);
    fresh.hear([{ step: 'give', id, box: 'A'.repeat(200) }]);
    expect(fresh.taken()).toEqual([]);
    expect(fresh.words()).toHaveLength(1);
  });

  test('is answered by no browser that has no secret, and asks a person five questions at most, one at a time', () => {
    expect(page().hear(page().do({ kind: 'begin' }))).toEqual([]);
    const old = page(SECRET);
    for (let n = 0; n < 12; n++) {
      const eve = page();
      old.hear(eve.hear(old.hear(eve.do({ kind: 'begin' }))));
      expect(old.hear(page().do({ kind: 'begin' }))).toEqual([]);
      old.do({ kind: 'stop' });
    }
    expect(old.words()).toHaveLength(5);
  });

  // shows trust.21
  test('gets no yes that was said to another word: not where its own question took the place of the first', () => {
    const [old, fresh, mallory] = [page(SECRET), page(), page('A'.repeat(43))];
    const ask = fresh.do({ kind: 'begin' });
    old.hear(fresh.hear(old.hear(ask)));
    const [word = ''] = fresh.words();
    expect(old.words()).toEqual([word]);
    // its person has asked once more, and somebody was quicker to offer
    const again = fresh.do({ kind: 'begin' });
    mallory.hear(fresh.hear(mallory.hear(again)));
    expect(fresh.words()).toHaveLength(2);
    expect(fresh.do({ kind: 'same', word })).toEqual([]);
    fresh.hear(mallory.agree());
    expect(fresh.taken()).toEqual([]);
  });

  // shows trust.21
  test('gets no secret by a yes to the word of the first, from a page that asks and is asked', () => {
    const [old, eve] = [page(SECRET), page()];
    const fresh = page();
    const ask = fresh.do({ kind: 'begin' });
    old.hear(fresh.hear(old.hear(ask)));
    const [word = ''] = old.words();
    old.do({ kind: 'stop' });
    old.hear(eve.hear(old.hear(eve.do({ kind: 'begin' }))));
    expect(old.words()).toHaveLength(2);
    expect(old.do({ kind: 'same', word })).toEqual([]);
    expect(eve.taken()).toEqual([]);
  });

  test('with a key that leads nowhere is not heard', () => {
    const [old, fresh] = [page(SECRET), page()];
    const [ask] = fresh.do({ kind: 'begin' });
    const id = ask?.id ?? '';
    expect(fresh.hear([{ step: 'offer', id, key: 'A'.repeat(43) }])).toEqual([]);
    expect(old.hear([{ step: 'show', id, key: 'A'.repeat(43) }])).toEqual([]);
  });
});
