/** An action of several changes, begun by hand: its first change identifies it, and the computed rest completes it. */
import { describe, expect, test } from 'vitest';
import { advise } from '../../kernel/advice';
import { evolve, toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { begunIn, partsOf } from '../../kernel/begun-actions';
import { letPass } from '../../kernel/let-pass';
import { topOf } from '../../kernel/lookup';
import { edit as editByHand } from '../../kernel/referee';
import { finished } from '../../kernel/slices';
import { defaultOptions } from '../../kernel/options';
import { diceShowing, openPlay } from '../../kernel/playthrough';
import { windowOn } from '../../kernel/reaction-windows';
import { playRandomly, diceOfSeed } from '../../kernel/testing/random-play';
import { gameOf } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import { changesBetween } from './tabletop-diff';
import { isDoneByHand, likeliestOf, owedOf } from './rest-of-action';
import { makesSense } from './testing/changes';

/** Games that do more than move cards and set values; how many of their actions, found in how many turns. */
const IDS = ['prelude', 'dual-powers', 'civil-war', 'all-bridges'] as const;
const ENOUGH = 4;
const TURNS = 220;

interface Begun {
  readonly seen: AnyTypes['state'];
  readonly seat: string;
  readonly command: AnyTypes['command'];
  /** The table after the rules have acted. */
  readonly end: AnyTypes['state'];
}

/** Actions of a random game that change several things and roll no dice. */
const actionsOf = (game: AnyGame): readonly Begun[] => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const found: Begun[] = [];
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 3 && found.length < ENOUGH; seed++) {
    const play = openPlay(game, options, diceOfSeed(seed));
    const how = { choose: chooser(quickDice(seed)), cap: TURNS, weigh: game.demo.eagerness };
    for (const { before, seat, command } of playRandomly(game, play, how)) {
      const [seen, end] = [before, play.state].map(state => game.hide(state, seat));
      if (play.turns.at(-1)?.barrier !== false || kinds.has(command.kind) || !seen || !end) continue;
      const changes = changesBetween({ game, presentation }, seen, end);
      if (changes.length < 2 || !changes.every(change => makesSense(game, seen, change))) continue;
      kinds.add(command.kind);
      found.push({ seen, seat, command, end });
      if (found.length === ENOUGH) break;
    }
  }
  return found;
};

/** A change by hand alone, without what the rules would do next. */
const laid = (game: AnyGame, state: AnyTypes['state'], change: GameEdit): AnyTypes['state'] => {
  const made = game.edit(state, change, quickDice(1));
  return 'reason' in made ? state : made.reduce<AnyTypes['state']>((now, event) => evolve(game, now, event), state);
};

describe.each(IDS)('%s: an action begun by hand', id => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const presentation = game.presentation(defaultOptions(game.options));
  const actions = actionsOf(game);

  test('is recognized by its first change, and its rest leads to the table of the rules', () => {
    expect(actions.length).toBeGreaterThan(1);
    let claimed = 0;
    const missed = actions.filter(({ seen, seat, command, end }) => {
      const [first] = changesBetween({ game, presentation }, seen, end);
      if (!first) return expect.fail('nothing is changed');
      const made = laid(game, seen, first);
      const parts = finished(partsOf(game, [], [seen, made], seat));
      const own = parts.find(part => JSON.stringify(part.command) === JSON.stringify(command));
      if (!own) return true;
      // if chance has several results, only what all share remains to do
      if (own.ends.length > 1) return false;
      const owed = owedOf(game, presentation, own, made);
      if (!owed.length) return false;
      claimed++;
      const ended = owed.reduce((state, change) => laid(game, state, change), made);
      expect(changesBetween({ game, presentation }, ended, end), JSON.stringify(command)).toEqual([]);
      return false;
    });
    expect(missed.map(({ command }) => command)).toEqual([]);
    expect(claimed).toBeGreaterThan(0);
  });

  test('breaks no rule in any of its changes, one after another', () => {
    for (const { seen, seat, command, end } of actions) {
      const left = [{ state: seen, by: seat }];
      for (const change of changesBetween({ game, presentation }, seen, end)) {
        const now = left.at(-1)?.state ?? seen;
        if (!makesSense(game, now, change)) continue;
        const advice = advise(game, now, seat, change, finished(begunIn(game, left)));
        if ('reason' in advice) return expect.fail(JSON.stringify(advice));
        expect(advice.breaks, `${JSON.stringify(command)}: ${JSON.stringify(change)}`).toEqual([]);
        left.push({ state: advice.after, by: seat });
      }
    }
  });
});

/** How many actions done by hand are looked at in a game, of how many random games. */
const MOST_DONE = 60;
const GAMES = [1, 2, 3];

describe.each([...IDS, 'kremlin'])('%s: an action that hands have done whole', id => {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const presentation = game.presentation(defaultOptions(game.options));

  /** The question that stands after these, as far as it tells which step it is. */
  const question = (state: AnyTypes['state']): string => JSON.stringify([topOf(state)?.kind, toAct(game, state)]);

  test('is done with its last change and not before, and skipping its question leads to the next one', () => {
    const found = { done: 0, told: 0, shared: 0 };
    for (const seed of GAMES) {
      const play = openPlay(game, defaultOptions(game.options), diceOfSeed(seed));
      const how = { choose: chooser(quickDice(seed)), cap: TURNS, weigh: game.demo.eagerness };
      for (const { before, seat, command } of playRandomly(game, play, how)) {
        if (found.done >= MOST_DONE) break;
        const [seen, end] = [before, play.state].map(state => game.hide(state, seat));
        if (!seen || !end || play.turns.at(-1)?.barrier !== false) continue;
        const changes = changesBetween({ game, presentation }, seen, end);
        const states = changes.reduce<readonly AnyTypes['state'][]>(
          (all, change) => [...all, laid(game, all.at(-1) ?? seen, change)],
          [seen],
        );
        const part = {
          seat,
          command,
          section: '§table',
          ahead: 0,
          from: seen,
          ends: [end],
          all: [end],
          exact: true,
        } as const;
        const [last, ...earlier] = states.toReversed();
        if (!changes.length || !last || changesBetween({ game, presentation }, last, end).length) continue;
        // what follows from others, such as a Control marker, may be right before its own change
        for (const state of earlier)
          if (changesBetween({ game, presentation }, state, end).length)
            expect(isDoneByHand(game, presentation, part, state), JSON.stringify(command)).toBe(false);
        found.done++;
        // to leave a question leaves it for all who are asked, and for those who may react
        const others = toAct(game, last).filter(other => other !== seat);
        if (others.length || windowOn(game, last)) {
          const passed = { ...part, ends: [end, ...letPass(game, end, diceShowing([3]), undefined)] };
          expect(isDoneByHand(game, presentation, passed, last), JSON.stringify(command)).toBe(false);
          found.shared++;
          continue;
        }
        if (!isDoneByHand(game, presentation, part, last)) continue;
        found.told++;
        const left = editByHand(game, last, { kind: 'skip' }, quickDice(1));
        expect(left.ok && question(left.state), JSON.stringify(command)).toBe(question(end));
      }
    }
    expect(found.done).toBeGreaterThan(5);
    expect(found.told).toBeGreaterThan(0);
    if (id === 'kremlin') expect(found.shared).toBeGreaterThan(0);
  });
});

describe('a change that several actions share', () => {
  const game = gameOf('dual-powers');
  if (!game) throw new Error('no game');
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);

  test('means the one with the least rest; if two differ in their rest, nothing remains to do yet', () => {
    const found = { sure: 0, unsure: 0 };
    for (let seed = 1; seed <= 6 && (!found.sure || !found.unsure); seed++) {
      const play = openPlay(game, options, diceOfSeed(seed));
      const how = { choose: chooser(quickDice(seed)), cap: TURNS, weigh: game.demo.eagerness };
      for (const { before, seat, command } of playRandomly(game, play, how)) {
        const [seen, end] = [before, play.state].map(state => game.hide(state, seat));
        if (command.kind !== 'play-card' || !seen || !end) continue;
        // the days of a card are counted by hand, and no card is laid down yet
        const days = changesBetween({ game, presentation }, seen, end).find(
          one => one.kind === 'set' && one.marker === 'day',
        );
        if (!days || !makesSense(game, seen, days)) continue;
        const made = laid(game, seen, days);
        const all = finished(partsOf(game, [], [seen, made], seat)).filter(one => one.command?.kind === 'play-card');
        const [first] = all;
        // those that come after other steps are compared among themselves
        const parts = all.filter(({ ahead }) => ahead === first?.ahead);
        // what leads on to another month cannot be compared
        if (!first || !owedOf(game, presentation, first, made).length) continue;
        const likely = likeliestOf(game, presentation, parts, made);
        const owes = likely.parts.map(part => owedOf(game, presentation, part, made).length);
        const least = Math.min(...parts.map(part => owedOf(game, presentation, part, made).length).filter(Boolean));
        expect(new Set(owes)).toEqual(new Set([least]));
        expect(likely.parts.map(part => part.command)).toContainEqual(command);
        if (likely.parts.length > 1) {
          expect(likely.owed).toEqual([]);
          found.unsure++;
        } else found.sure++;
      }
    }
    expect(found.sure).toBeGreaterThan(0);
    expect(found.unsure).toBeGreaterThan(0);
  });
});
