import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import type { Options } from '../kernel/messages';
import { defaultOptions, type OptionSpec } from '../kernel/options';
import { entriesOf, makeChapter } from './record/chapters';
import { packChapter } from './record/pack-chapters';
import type { AnyGame, Holder } from './record/model';
import { tableOf } from './testing/tables';
import { extend, openTimeline } from './record/timeline';
import type { Reader } from './record/timeline-model';
import { verify } from './judgement/verify';
import { playOn, seatedTable } from './testing/seated-tables';

/** A game with the options that decide how many sit down to it. */
type Plan = readonly [name: string, game: AnyGame, options: Options];

const seatsOf = (game: AnyGame, options: Options): readonly string[] =>
  game.seats({ ...defaultOptions(game.options), ...options });

const valuesOf = (spec: OptionSpec): readonly Options[string][] => {
  if (spec.kind === 'choice') return spec.values;
  if (spec.kind === 'number' && spec.max - spec.min < 10) {
    return Array.from({ length: spec.max - spec.min + 1 }, (_, n) => spec.min + n);
  }
  return [];
};

/** A game as it is played by default, and for each other number of seats that an option brings. */
const plansOf = (game: AnyGame): readonly Plan[] => {
  const plans = new Map<number, Options>([[seatsOf(game, {}).length, {}]]);
  for (const spec of game.options) {
    for (const value of valuesOf(spec)) {
      const options = { [spec.id]: value };
      const { length } = seatsOf(game, options);
      if (!plans.has(length)) plans.set(length, options);
    }
  }
  return [...plans].map(([seats, options]) => [`${game.id}, ${seats} seats`, game, options]);
};

const plans = EVERY_GAME.flatMap(plansOf);

/** Every word of a value that could be a card or a counter. */
const wordsIn = (value: unknown, words: Set<string>): Set<string> => {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) wordsIn(part, words);
  return words;
};

test('there are games for one, for two and for more', () => {
  const counts = new Set(plans.map(([, game, options]) => seatsOf(game, options).length));
  expect([...counts].sort()).toEqual(expect.arrayContaining([1, 2, 4]));
});

describe.each(plans)('%s', (_, game, options) => {
  // shows secrets.4, trust.1
  test('is seen by every seat and the observer as they may see it, and kept secret where they may not', async () => {
    const { table, at, seats, browsers } = await seatedTable(game, { seed: 11, options });
    const seated = seats.flatMap(seat => browsers[seat]?.[0]?.reader(seat) ?? []);
    const readers: readonly Reader[] = [...seated, { keys: {} }];
    expect(readers).toHaveLength(seats.length + 1);
    const views = readers.map(reader => ({ seat: reader.seat, timeline: openTimeline(game, table.head, {}, reader) }));
    const hidden = new Set<string>();
    const shown = new Set<string>();
    let wholes = 0;
    const compare = () => {
      const { timeline } = table.referee;
      const isOpen = timeline.secret !== undefined;
      for (const view of views) {
        for (const [key, raw] of Object.entries(table.raws)) view.timeline = extend(view.timeline, key, raw);
        expect(view.timeline.problems).toEqual([]);
        expect(view.timeline.state).toEqual(game.hide(timeline.state, view.seat));
      }
      if (isOpen) return;
      wholes++;
      wordsIn(timeline.state, hidden);
      wordsIn(game.hide(timeline.state, undefined), shown);
    };
    compare();
    await playOn(table, at, 400, compare);
    expect(wholes).toBeGreaterThan(10);
    // the head names every word of the game, whoever holds it
    const record = Object.values(table.raws)
      .filter(raw => !raw.includes('"kind":"revealed"'))
      .join('\n');
    const secret = [...hidden].filter(
      word =>
        !shown.has(word) &&
        !views.at(-1)?.timeline.moments.some(({ events }) => JSON.stringify(events).includes(`"${word}"`)),
    );
    for (const word of secret) expect(record).not.toContain(`"${word}"`);
  });

  test('goes on after the referee has been away, with the same position', async () => {
    const { table, at } = await seatedTable(game, { seed: 3, options });
    for (let n = 0; n < 6; n++) {
      await playOn(table, at, 15, undefined, n);
      const before = table.referee.timeline;
      const after = table.restart({ epoch: n + 2 }).timeline;
      expect(after).toEqual(before);
      await table.referee.serve();
    }
  });
});

describe.each(plans.filter(([, { bots }]) => bots.length > 0))('%s', (_, game, options) => {
  test('is played to its end by bots, verified, and packed into a world', async () => {
    const bot: Holder = { kind: 'bot', bot: game.bots[0]?.id ?? '' };
    const seats = seatsOf(game, options);
    const holders = Object.fromEntries(seats.map(seat => [seat, bot]));
    const table = await tableOf(game, { holders, seed: 5, options });
    await table.referee.idle();
    const { timeline } = table.referee;
    expect(timeline.ending).toBeDefined();
    const turns = timeline.moments.filter(({ entry }) => entry.kind === 'turn').length;
    expect(verify(game, table.head, table.raws)).toMatchObject({ ok: true, turns, signed: 0, byHand: 0 });
    const packed = packChapter({ ...makeChapter(1, 1, ''), entries: table.raws });
    expect(packed.packed?.length).toBeLessThan(300 * 1024);
    expect(entriesOf(packed)).toEqual(table.raws);
  });
});
