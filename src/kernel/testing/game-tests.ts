/** The standard tests of every game, registered by a few lines in each `game.test.ts`. */
import { describe, expect, test } from 'vitest';
import type { Level } from '../bot';
import type { Ending, Game } from '../game';
import type { Options, GameTypes } from '../messages';
import { playBot } from './bots';
import { redealt } from './redeal';
import { editAtLength, playWithEdits, type MakeEdit } from './edits';
import { forge, guard, guardAlong } from './forge';
import { fuzz, unplayed } from './fuzz';
import { endingsWithoutGolden, goldenFault, goldenIn, goldenStates, writeGolden } from './golden';
import { oddsOfEverything } from './odds-of-everything';
import { boundsOf, optionsOfGame, type Choose, type Weights } from './random-play';
import { replayBothWays } from './replay';
import type { IsSecretId } from './secrets';
import { swap } from './swap';
import { faultText } from './values';

export interface GameTests<G extends GameTypes> {
  /** Which strings are ids that can be hidden. */
  readonly ids: IsSecretId;
  /** Hidden ids of the same class may be swapped (cards of one deck). */
  classOf(id: string): string;
  /** The fault of a state, if any: pieces that do not add up, numbers out of bounds. */
  invariant(state: G['state']): string | undefined | void;
  readonly weigh?: Weights<G>;
  /** Sensible changes by hand of this game. */
  readonly edits?: MakeEdit<G>;
  /** Changes hidden values of `seat` that are no '?': hidden numbers. */
  vary?(state: G['state'], seat: G['seat'], choose: Choose): G['state'];
  /** Options to play with, in turn; without them the defaults, and any values every second game. */
  readonly options?: readonly Options[];
  /** How many games: plain ones, ones with every view compared, ones for swapping secrets. */
  readonly games: { readonly shallow: number; readonly deep: number; readonly swap: number };
  /** A game that has not ended after this number of commands is endless. */
  readonly cap: number;
  /** Steps and commands (`step peace`, `command resign`) too rare for random games; each needs its own test. */
  readonly rare?: readonly string[];
  /** Why positions of this game cannot be dealt again: section and reason. */
  readonly undealt?: readonly string[];
  /** Every way the game can end, each with a golden game in the folder `golden`; RT_GOLDEN=1 writes missing ones. */
  readonly endings?: readonly Ending[];
  readonly golden?: URL;
}

/** Long runs: RT_SCALE=50 plays fifty times as many games; RT_SEED other ones. */
const scale = Number(process.env['RT_SCALE'] ?? 1);
/** A bot is asked at every n-th of its questions: the longer it thinks, the less often. The soak asks at all. */
const ASKED: Readonly<Record<Level, number>> = { quick: 1, sound: 4, strong: 12 };
const seedFrom = (own: number): number => own + 10 * Number(process.env['RT_SEED'] ?? 0);
/** How many positions of each step of a golden game are tested: hundreds are alike. */
const OFTEN = 4;

const scaled = (games: number): number => Math.max(1, Math.round(games * scale));

/** Registers the standard tests of a game. */
export const gameTests = <G extends GameTypes>(game: Game<G>, how: GameTests<G>): void => {
  const { cap, games, ids } = how;
  const common = { cap, ...(how.weigh && { weigh: how.weigh }), ...(how.options && { options: how.options }) };
  const hand = how.edits && { edits: how.edits };
  const sound = { ids, invariant: (state: G['state']) => how.invariant(state) };

  describe(`${game.id}: the tests of every game`, () => {
    test('random games end, and use every step and command', () => {
      const report = fuzz(game, { ...common, ...sound, games: scaled(games.shallow), seed: seedFrom(1) });
      expect(faultText(report.faults)).toBe('');
      expect(unplayed(game, report).filter(what => !how.rare?.includes(what))).toEqual([]);
    });

    test('every view by events equals the view by state, no id is learned unseen, and the board can be drawn', () => {
      const report = fuzz(game, { ...common, ...sound, games: scaled(games.deep), seed: seedFrom(2), deep: true });
      expect(faultText(report.faults)).toBe('');
    });

    test('random games end with every number of a house rule at its least and its most', () => {
      const options = boundsOf(game);
      const invariant = (state: G['state']) => sound.invariant(state) ?? game.invalid(state)?.at;
      const report = fuzz(game, { ...common, ids, invariant, options, games: options.length, seed: seedFrom(13) });
      expect(faultText(report.faults)).toBe('');
      expect(report.games).toBe(options.length);
    });

    test('no value of a game in progress counts as invalid', () => {
      const invariant = (state: G['state']) => game.invalid(state)?.at;
      const report = fuzz(game, { ...common, ids, invariant, games: scaled(4), seed: seedFrom(10) });
      expect(faultText(report.faults)).toBe('');
    });

    test('what a seat cannot see makes no difference to it', () => {
      const vary = how.vary && {
        vary: (state: G['state'], seat: G['seat'], choose: Choose) => how.vary?.(state, seat, choose) ?? state,
      };
      const report = swap(game, {
        ...common,
        ...vary,
        games: scaled(games.swap),
        every: 5,
        seed: seedFrom(3),
        classOf: id => how.classOf(id),
      });
      expect(faultText(report.faults)).toBe('');
      expect(report.commands).toBeGreaterThan(0);
    });

    test('no forged command is accepted', () => {
      const report = forge(game, { ...common, games: scaled(3), every: 25, seed: seedFrom(4) });
      expect(faultText(report.faults)).toBe('');
      expect(report.tried).toBeGreaterThan(0);
    });

    test('every legal command is refused to other seats, and with any field changed', () => {
      const report = guard(game, { ...common, games: scaled(3), every: 7, seed: seedFrom(5) });
      expect(faultText(report.faults)).toBe('');
    });

    test('thousands of changes by hand keep every card and counter accounted for', () => {
      const every = scaled(5000);
      const report = editAtLength(game, { ...common, ...sound, ...hand, games: 1, every, seed: seedFrom(11) });
      expect(faultText(report.faults)).toBe('');
      expect(report.edits).toBe(every);
      // a game without piles has no cards to move by hand
      const piles = Object.keys(game.piles(optionsOfGame(game, common, 0)));
      const wanted = piles.length ? ['card', 'cards', 'shuffle', 'show'] : [];
      expect([...report.kinds.keys()]).toEqual(expect.arrayContaining(wanted));
    });

    test('a game can continue after changes by hand at any moment', () => {
      const report = playWithEdits(game, {
        ...common,
        ...sound,
        ...hand,
        games: scaled(Math.max(4, games.deep / 2)),
        every: 9,
        seed: seedFrom(6),
      });
      expect(faultText(report.faults)).toBe('');
      expect(report.edits).toBeGreaterThan(0);
    });

    test('the record replays by events and by commands, with undo and changes by hand', () => {
      const report = replayBothWays(game, { ...common, ...hand, games: scaled(4), seed: seedFrom(7) });
      expect(faultText(report.faults)).toBe('');
    });

    test('the odds of everything can be calculated from a seat’s view', () => {
      const report = oddsOfEverything(game, { ...common, games: scaled(3), every: 6, seed: seedFrom(8) });
      expect(faultText(report.faults)).toBe('');
    });

    test('after a redeal from what everybody sees, nothing open has changed and all cards exist', () => {
      const report = redealt(game, { ...common, games: scaled(4), every: 5, seed: seedFrom(12) });
      expect(faultText(report.faults)).toBe('');
      expect([...report.refusals.keys()]).toEqual(how.undealt ?? []);
      expect(report.dealt + report.refusals.size).toBeGreaterThan(0);
    });

    test.each(game.bots.map(bot => [bot.id, bot] as const))('the bot %s gives legal commands', (_id, bot) => {
      const every = scale > 1 ? 1 : ASKED[bot.level ?? 'quick'];
      const asked = { ...common, games: scaled(1), seed: seedFrom(9), every };
      for (const seat of game.seats(optionsOfGame(game, common, 0))) {
        expect(faultText(playBot(game, bot, seat, asked).faults)).toBe('');
      }
    });
  });

  const { golden, endings = [] } = how;
  if (!golden) return;
  if (process.env['RT_GOLDEN']) writeGolden(game, golden, { ...common, games: scaled(2000) }, endings);
  const kept = goldenIn(golden);
  describe(`${game.id}: golden games`, () => {
    test('there is one for each way to end', () => expect(endingsWithoutGolden(kept.keys(), endings)).toEqual([]));
    test.each([...kept])('%s', (name, record) => expect(goldenFault(game, name, record)).toBeUndefined());
    test.each([...kept])(
      'along %s every legal command is refused to other seats, and with any field changed',
      (_name, record) => {
        const { tried, fault } = guardAlong(game, goldenStates(game, record), scaled(OFTEN));
        expect(fault).toBeUndefined();
        expect(tried).toBeGreaterThan(0);
      },
    );
  });
};
