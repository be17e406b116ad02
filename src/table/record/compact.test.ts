import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import { defaultOptions } from '../../kernel/options';
import { begin, submit } from '../../kernel/referee';
import { compact, expanded, lexiconOf } from './compact';
import { namesFor } from './lexicon';

const lexicon = lexiconOf(['kind', 'play', 'lenin', 'a-much-longer-name-of-a-card']);

describe('compact JSON', () => {
  test('comes back as it was, whatever it holds', () => {
    const word = fc.constantFrom(...lexicon.words, '__proto__', '');
    const json = fc.jsonValue({ maxDepth: 5 }).filter(value => !Object.is(value, -0));
    const named = fc.dictionary(word, fc.oneof(word, fc.integer()));
    const value = fc.oneof(json, named, fc.array(fc.double({ noNaN: true })));
    fc.assert(
      fc.property(value, given => {
        const text = JSON.stringify(given);
        const plain: unknown = JSON.parse(text);
        expect(JSON.stringify(expanded(compact(plain, lexicon), lexicon))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('is as long for one listed word as for another', () => {
    const cards = ['lenin', 'a-much-longer-name-of-a-card'];
    const [short, long] = cards.map(card => compact({ kind: 'play', card }, lexicon));
    expect(short?.length).toBe(long?.length);
    expect(short?.length).toBe(1 + 2 + 2 + 5 + 2);
  });

  test('keeps order of fields, long lists and long texts', () => {
    const given = { z: 1, a: Array.from({ length: 300 }, (_, n) => n), text: 'ж'.repeat(5000) };
    expect(JSON.stringify(expanded(compact(given, lexicon), lexicon))).toBe(JSON.stringify(given));
  });

  test('reads other bytes as nothing, or as plain JSON', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
        const value = expanded(bytes, lexicon);
        if (value !== undefined && !Number.isNaN(value)) JSON.stringify(value);
      }),
      { numRuns: 5000 },
    );
    const none = [[], [0xcf, 0xff, 0xff, 0xff, 0xff], [0x80, 99], [0xe5, 65], [0xc1], [1, 2], [0xd1, 3, 4], [0xff]];
    for (const bytes of none) {
      expect(expanded(Uint8Array.from(bytes), lexicon)).toBeUndefined();
    }
    expect(expanded(new Uint8Array(100).fill(0xc1), lexicon)).toBeUndefined();
  });
});

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: every piece that comes into play is a word',
  (_, game) => {
    const options = defaultOptions(game.options);
    const words = new Set(namesFor(game, options));
    const met = new Set<string>();
    const meet = (value: unknown): void => {
      if (typeof value === 'string') met.add(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(meet);
    };
    const dice = quickDice(4);
    const pick = chooser(quickDice(5));
    let { state } = begin(game, game.setUp(options), dice);
    for (let n = 0; n < 150 && state.agenda.length; n++) {
      meet(state);
      const seat = pick(toAct(game, state));
      const verdict = submit(game, state, seat, pick(legal(game, state, seat)), dice);
      if (verdict.ok) ({ state } = verdict);
    }
    const { face } = game.presentation(options);
    const pieces = [...met].filter(name => face(name) !== undefined);
    expect(pieces.length).toBeGreaterThan(floorOf(game.id, 20));
    expect(pieces.filter(name => !words.has(name))).toEqual([]);
    expect(words.size).toBeLessThan(2000);
  },
);
