/** “Why not?”: a refusal names the smallest change that would allow the command. */
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../src/catalog';
import { chooser, quickDice } from '../src/kernel/dice';
import type { Message, Options } from '../src/kernel/messages';
import { choices } from '../src/kernel/offers';
import { defaultOptions } from '../src/kernel/options';
import { openPlay } from '../src/kernel/playthrough';
import { refuse, type Refusal } from '../src/kernel/refusal';
import { diceOfSeed, movesOf, optionsOfGame, pickMove } from '../src/kernel/testing/random-play';
import type { AnyGame } from '../src/table/record/model';
import { shortfall } from '../src/table/i18n/remedies';
import { wordingOf } from '../src/table/i18n/wording';
import { played } from '../src/table/panels/tutorial-run';
import { flatten, LANGUAGES, translations, speechOf } from './languages';

const GAMES = await Promise.all(
  CATALOG.map(async ({ manifest: { id }, load, tutorials = {} }) => {
    const game = await load?.();
    if (!game) throw new Error(`${id} cannot be loaded`);
    return [id, game, await Promise.all(Object.values(tutorials).map(lesson => lesson()))] as const;
  }),
);

const wordsOf = (id: string, language: string) => {
  const game = GAMES.find(([one]) => one === id)?.[1];
  if (!game) throw new Error(`no game ${id}`);
  return wordingOf(game.presentation(defaultOptions(game.options)), speechOf(language));
};

/** The greyed commands in a random game, sampled. */
const greyedAtRandom = (game: AnyGame, options: Options, seed: number) => {
  const choose = chooser(quickDice(seed));
  const play = openPlay(game, options, diceOfSeed(seed));
  const found: { readonly command: Message; readonly refusal: Refusal }[] = [];
  for (let n = 0; n < 300; n++) {
    const moves = movesOf(game, play.state);
    if (!moves.length) break;
    if (n % 20 === 0)
      for (const seat of game.seats(play.state.options))
        for (const { command, refusal } of choices(game, game.hide(play.state, seat), seat))
          if (refusal) found.push({ command, refusal });
    const { seat, command } = pickMove(moves, choose, game.demo.eagerness);
    play.submit(seat, command);
  }
  return found;
};

describe('the figures of a refusal', () => {
  test('show what is missing of a price', () => expect(shortfall({ cost: 4, points: 1 })).toEqual({ missing: 3 }));
  test('show the excess, and the limit', () =>
    expect(shortfall({ units: 4, left: 3, most: 2 })).toEqual({ over: 1, beyond: 3 }));
  test('are empty if there are none', () => expect(shortfall({ leader: 'red-lenin' })).toEqual({}));
});

describe('a refusal', () => {
  test('names the missing points', () => {
    const refusal = refuse('§10.1', 'too-few-activity-points', { cost: 2, points: 1 });
    const command = { kind: 'mobilize', place: 'liberal' };
    expect(wordsOf('prelude', 'en').refusal(refusal, command)).toMatch(/ You need 1 more Activity Point\.$/);
    expect(wordsOf('prelude', 'de').refusal(refusal, command)).toMatch(/ Es fehlt 1 AP\.$/);
  });
  test('has singular and plural', () => {
    const refusal = refuse('§rally', 'too-many-moved', { units: 4, left: 3 });
    const command = { kind: 'move-leader', leader: 'red-lenin' };
    expect(wordsOf('civil-war', 'en').refusal(refusal, command)).toMatch(/ Possible with one unit fewer\.$/);
    expect(wordsOf('civil-war', 'de').refusal(refusal, command)).toMatch(/ Möglich mit einer Einheit weniger\.$/);
  });
  test('names the place of the command', () => {
    const refusal = refuse('§3.2.3', 'no-active-cell');
    const command = { kind: 'terror', space: 'turku' };
    expect(wordsOf('all-bridges', 'en').refusal(refusal, command)).toMatch(/\. You need an Active Cell in Turku\.$/);
  });
  test('says no more than it knows', () => {
    const refusal = refuse('§3.2.3', 'no-active-cell');
    const words = wordsOf('all-bridges', 'en');
    expect(words.refusal(refusal, { kind: 'done' })).toBe(words.refusal(refusal));
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const said = flatten(translations(language));
  test.each(GAMES.map(([id]) => id))('%s names only reasons that exist', id => {
    const under = `RT.${id}.remedies.`;
    const reasons = Object.keys(said).flatMap(key => (key.startsWith(under) ? [key.slice(under.length)] : []));
    expect(reasons.length).toBeGreaterThan(0);
    const isReason = (reason: string) => `RT.${id}.refusals.${reason}` in said || `RT.refusals.${reason}` in said;
    const kinds = Object.keys(said).flatMap(key => (key.startsWith(`RT.${id}.commands.`) ? [key.split('.')[3]] : []));
    // a reason for one kind of command is named after both
    const isFor = (key: string) =>
      kinds.some(kind => key.endsWith(`-${kind}`) && isReason(key.slice(0, -`-${kind}`.length)));
    expect(reasons.filter(reason => !isReason(reason) && !isFor(reason))).toEqual([]);
  });

  test.each(GAMES)(
    'every greyed choice in random games of %s names its smallest change, if one is written',
    (id, game) => {
      const under = `RT.${id}.remedies.`;
      const written = Object.keys(said).flatMap(key => (key.startsWith(under) ? [key.slice(under.length)] : []));
      const silent = new Set<string>();
      let spoken = 0;
      for (const seed of [1, 2, 3]) {
        const options = optionsOfGame(game, {}, seed - 1);
        const words = wordingOf(game.presentation(options), speechOf(language));
        const once = new Set<string>();
        for (const { command, refusal } of greyedAtRandom(game, options, seed)) {
          const name = `${refusal.reason} ${command.kind}`;
          if (once.has(name) || !written.some(key => key.startsWith(refusal.reason))) continue;
          once.add(name);
          if (words.refusal(refusal, command) === words.refusal(refusal)) silent.add(name);
          else spoken++;
        }
      }
      expect([...silent]).toEqual([]);
      expect(spoken).toBeGreaterThan(0);
    },
  );

  test.each(GAMES)('every greyed choice in the tutorials of %s is explained without a gap', (_id, game, tutorials) => {
    let greyed = 0;
    for (const tutorial of tutorials) {
      if (!tutorial) throw new Error('a tutorial of ours does not come');
      const words = wordingOf(
        game.presentation({ ...defaultOptions(game.options), ...tutorial.options }),
        speechOf(language),
      );
      for (const step of tutorial.steps.keys()) {
        const { state } = played(game, tutorial, { step, done: false, given: {} });
        for (const { command, refusal } of choices(game, game.hide(state, tutorial.seat), tutorial.seat)) {
          if (!refusal) continue;
          greyed++;
          expect(words.refusal(refusal, command)).not.toMatch(/[{}]/);
        }
      }
    }
    expect(greyed).toBeGreaterThan(0);
  });
});

test('the effect of Growing Extremism is told in one line', () => {
  const told = (language: string, removed: number, moved: number, points: number) =>
    wordsOf('prelude', language).text('lines.growth', { removed, moved, points, cubes: removed + moved });
  expect(told('en', 0, 1, 0)).toBe('1 cube to the extremists');
  expect(told('en', 2, 0, 0)).toBe('2 cubes removed');
  expect(told('en', 1, 1, 1)).toBe('1 cube removed, 1 to the extremists, 1 VP for the opponent');
  expect(told('en', 0, 0, 2)).toBe('2 VP for the opponent');
  expect(told('de', 1, 1, 0)).toBe('1 Klötzchen entfernt, 1 zu den Extremen');
  expect(told('de', 0, 1, 0)).toBe('1 Klötzchen zu den Extremen');
});
