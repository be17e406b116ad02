/** Standard tests of every game's answers to changes by hand: a table of changes, with the rules that each breaks. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../agenda';
import { advise } from '../advice';
import { chooser, quickDice } from '../dice';
import { eventsOf } from '../change';
import { type GameEdit, isOfSequence } from '../edit';
import type { Game } from '../game';
import type { GameTypes, Options } from '../messages';
import { openPlay } from '../playthrough';
import { anyEdit, type MakeEdit } from './edits';
import { diceOfSeed, movesOf, optionsOfGame, pickMove } from './random-play';
import { adviceOn, sectionOf } from '../untimely';

/** `§section reason`, with the names and numbers for its words. */
export type Broken = readonly [rule: string, details?: Options];

/** One cell: a change, and the rules' answer. */
export interface Cell<G extends GameTypes> {
  readonly is: string;
  /** The position, if not that of the table. */
  readonly at?: G['state'];
  /** The seat that makes it, if not that of the table; nobody: a game master without a seat. */
  readonly by?: G['seat'] | 'nobody';
  readonly change: GameEdit;
  /** The rules it breaks, the nearest first; or the legal actions that lead to it; or nothing. */
  readonly breaks?: readonly Broken[];
  readonly actions?: readonly G['command'][];
  /**
   * The kind of the action that it may be a part of, now or in the next steps: `run` for what the rules do alone, in the
   * section that the cell's sentence begins with.
   */
  readonly partOf?: string;
}

type Words = Readonly<Record<string, string>>;

export interface AdviceTests<G extends GameTypes> {
  /** The position and the seat of every cell that names no other. */
  readonly at: G['state'];
  readonly by: G['seat'];
  readonly cells: readonly Cell<G>[];
  /** Kinds of change that make no sense in this game: always refused. */
  readonly never?: readonly GameEdit['kind'][];
  /** The reasons in each language. */
  readonly words: readonly { readonly refusals: Words; readonly sections: Words }[];
  readonly edits?: MakeEdit<G>;
}

/** Every kind of change that a game answers: a new kind fails to compile until it is listed, and then needs its cell. */
const EVERY: Readonly<Record<GameEdit['kind'], true>> = {
  move: true,
  add: true,
  remove: true,
  flip: true,
  set: true,
  card: true,
  cards: true,
  deal: true,
  show: true,
  look: true,
  recall: true,
  shuffle: true,
};
const KINDS = Object.keys(EVERY) as readonly GameEdit['kind'][];

/** Events about moved cards, which do not count. */
const OF_PILES: readonly string[] = ['cards-taken', 'cards-laid'];

const fields = (text: string): readonly string[] => [...text.matchAll(/\{([\w-]+)/g)].map(([, name]) => name ?? '');

/** Registers them. */
export const adviceTests = <G extends GameTypes>(game: Game<G>, how: AdviceTests<G>): void => {
  const { cells, words, never = [] } = how;
  describe(`${game.id}: advice on a change by hand`, () => {
    test.each(cells.map(cell => [cell.is, cell] as const))(
      '%s',
      (is, { at = how.at, by: maker = how.by, change, breaks = [], actions, partOf }) => {
        const by = maker === 'nobody' ? undefined : maker;
        const seen = game.hide(at, by);
        const advice = advise(game, seen, by, change);
        if ('reason' in advice) return expect.fail(`nonsense: ${JSON.stringify(advice)}`);
        const { commands, later, parts } = advice;
        if (partOf !== undefined) expect(commands[0]?.kind ?? (later && (later.command?.kind ?? 'run'))).toBe(partOf);
        else expect([commands, later]).toEqual([actions ?? [], undefined]);
        if (partOf === 'run') expect(is.split(' ')[0]).toBe(parts?.[0]?.section);
        expect(advice.breaks.map(({ section, reason }) => `${section} ${reason}`)).toEqual(
          breaks.map(([rule]) => rule),
        );
        breaks.forEach(([, details], n) => {
          if (details) expect(advice.breaks[n]?.details).toMatchObject(details);
        });
        for (const { refusals, sections } of words)
          for (const { section, reason, details = {} } of advice.breaks) {
            expect(sections).toHaveProperty([section.slice(1).replaceAll('.', '-')]);
            const own = refusals[reason];
            const { numbers = {} } = game.presentation(at.options);
            const known = Object.keys({ ...numbers, ...details });
            if (own !== undefined) expect(known).toEqual(expect.arrayContaining([...fields(own)]));
          }
      },
    );

    test('every law is broken by some change of this table, and every kind of change occurs in it', () => {
      const named = new Set(cells.flatMap(({ breaks = [] }) => breaks.map(([rule]) => rule)));
      const laws = game.editRules.laws.map(({ section, reason }) => `${section} ${reason}`);
      expect(laws.filter(law => !named.has(law))).toEqual([]);
      const kinds = new Set(cells.map(({ change }) => change.kind));
      expect(KINDS.filter(kind => !kinds.has(kind) && !never.includes(kind))).toEqual([]);
    });

    test('every kind of change has a text: how the rules do it, with all fields filled', () => {
      const { belongs, advice } = game.editRules;
      if (!advice) return expect.fail('no advice');
      const kinds = Object.entries(belongs).flatMap(([kind, section]) => (section === 'free' ? [] : [kind]));
      expect(kinds.filter(kind => !Object.hasOwn(advice.events, kind) && !OF_PILES.includes(kind))).toEqual([]);
      const without = new Set<string>();
      const unfilled = new Set<string>();
      const said = new Set<string>();
      for (let n = 0; n < 5; n++) {
        const choose = chooser(quickDice(800 + n));
        const play = openPlay(game, optionsOfGame(game, {}, n), diceOfSeed(800 + n));
        const { numbers = {} } = game.presentation(play.state.options);
        for (let turn = 0; turn < 150 && play.state.agenda.length; turn++) {
          const { state } = play;
          for (let tried = 0; tried < 12 && turn % 3 === 0; tried++) {
            const change = how.edits && choose([true, false]) ? how.edits(state, choose) : anyEdit(game, state, choose);
            if (isOfSequence(change) || change.kind === 'together') continue;
            const made = game.edit(state, change, quickDice(1));
            if ('reason' in made) continue;
            const sections = made.map(event => sectionOf(game, event));
            const told = made.flatMap(
              (_event, at) =>
                adviceOn(advice, state, made, at, sections[at] === 'free' ? '§table' : (sections[at] ?? '§table')) ??
                [],
            );
            if (!told.length && sections.some(section => section !== 'free')) without.add(JSON.stringify(change));
            for (const { reason, details = {} } of told) {
              said.add(reason);
              for (const { refusals } of words) {
                const lacking = fields(refusals[reason] ?? '{?}').filter(
                  field => !(field in { ...numbers, ...details }),
                );
                if (lacking.length || refusals[reason] === undefined) unfilled.add(`${reason} ${lacking.join()}`);
              }
            }
          }
          const { seat, command } = pickMove(movesOf(game, state), choose);
          play.submit(seat, command);
        }
      }
      expect([...without]).toEqual([]);
      expect([...unfilled]).toEqual([]);
      expect(said.size).toBeGreaterThan(5);
    });

    test('every change by hand gets an answer, at any moment', () => {
      const silent = new Set<string>();
      const answered = new Set<string>();
      const pointless = new Set<string>();
      for (let n = 0; n < 6; n++) {
        const choose = chooser(quickDice(700 + n));
        const play = openPlay(game, optionsOfGame(game, {}, n), diceOfSeed(700 + n));
        for (let turn = 0; turn < 120 && play.state.agenda.length; turn++) {
          const { state } = play;
          const change = how.edits && choose([true, false]) ? how.edits(state, choose) : anyEdit(game, state, choose);
          if (turn % 4 === 0 && !isOfSequence(change)) {
            const by = choose(game.seats(state.options));
            const seen = game.hide(state, by);
            const made = eventsOf(game, seen, change, quickDice(1));
            if (!('reason' in made) && change.kind !== 'together') answered.add(change.kind);
            const advice = advise(game, seen, by, change);
            // the moment is no reason where it is the right one
            if (!('reason' in advice) && toAct(game, seen).includes(by))
              for (const { section, reason, details } of advice.breaks)
                if (reason.startsWith('way-') && details?.['moment'] === section) pointless.add(`${section} ${reason}`);
            if (
              !('reason' in made) &&
              !('reason' in advice) &&
              !advice.breaks.length &&
              !advice.commands.length &&
              !advice.later
            )
              for (const { kind } of made)
                if (game.editRules.belongs[kind as G['event']['kind']] !== 'free') silent.add(kind);
          }
          const { seat, command } = pickMove(movesOf(game, state), choose);
          play.submit(seat, command);
        }
      }
      expect([...silent]).toEqual([]);
      expect([...pointless]).toEqual([]);
      expect(never.filter(kind => answered.has(kind))).toEqual([]);
    });
  });
};
