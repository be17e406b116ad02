/** Hands that are two questions ahead: once the first is answered, the second counts as done, and nothing else does. */
import { describe, expect, test } from 'vitest';
import { evolve, toAct } from '../../kernel/agenda';
import { quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import { topOf } from '../../kernel/lookup';
import { legal } from '../../kernel/offers';
import { isBarrier, sameQuestion, submit } from '../../kernel/referee';
import { finished } from '../../kernel/slices';
import { EVERY_GAME } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import type { At, TestTable } from '../testing/tables';
import { playOn, seatedTable } from '../testing/seated-tables';
import { doneAhead } from './done-ahead';
import { isDoneByHand } from './rest-of-action';
import { changesBetween } from './tabletop-diff';
import { makesSense } from './testing/changes';

type State = AnyTypes['state'];
type Command = AnyTypes['command'];

/** How many of these are looked at in a game, in how many games, and how many answers of each question are tried. */
const ENOUGH = 2;
const SEEDS = [1, 2, 3, 4, 5, 6];
const TURNS = 26;
const FIRST = 6;
const SECOND = 6;

/** The table after a command without a die or a secret. */
const after = (game: AnyGame, state: State, seat: string, command: Command): State | undefined => {
  const verdict = submit(game, state, seat, command, quickDice(1));
  return verdict.ok && !isBarrier(game, verdict) ? verdict.state : undefined;
};

/** A change by hand alone, without what the rules would do next. */
const laid = (game: AnyGame, state: State, change: GameEdit): State => {
  const made = game.edit(state, change, quickDice(1));
  return 'reason' in made ? state : made.reduce<State>((now, event) => evolve(game, now, event), state);
};

interface Pair {
  readonly seat: string;
  readonly first: Command;
  readonly second: Command;
  readonly changes: readonly GameEdit[];
  /** The table after the first alone, as its seat sees it, and after both. */
  readonly middle: State;
  readonly end: State;
}

/** Two answers of one seat in a row, of which hands can do the second before the first. */
const pairsAt = (game: AnyGame, state: State): readonly Pair[] => {
  const presentation = game.presentation(state.options);
  const of = { game, presentation };
  const found: Pair[] = [];
  for (const seat of toAct(game, state)) {
    const seen = game.hide(state, seat);
    for (const first of legal(game, seen, seat).slice(0, FIRST)) {
      const middle = after(game, state, seat, first);
      if (!middle || sameQuestion(topOf(state), topOf(middle)) || !toAct(game, middle).includes(seat)) continue;
      const between = game.hide(middle, seat);
      for (const second of legal(game, between, seat).slice(0, SECOND)) {
        const last = after(game, middle, seat, second);
        const end = last && game.hide(last, seat);
        const changes = end ? changesBetween(of, between, end) : [];
        const now = changes.reduce<State>(
          (at, change) => (makesSense(game, at, change) ? laid(game, at, change) : at),
          seen,
        );
        const whole = changes.reduce<State>((at, change) => laid(game, at, change), between);
        if (!end || !changes.length || changes.length > 4 || !after(game, now, seat, first)) continue;
        const part = {
          seat,
          command: second,
          section: '§table',
          ahead: 0,
          from: between,
          ends: [end],
          all: [end],
          exact: true,
        } as const;
        // what hands cannot do whole where it is asked they cannot do before either
        if (isDoneByHand(game, presentation, part, whole))
          found.push({ seat, first, second, changes, middle: between, end });
      }
    }
  }
  return found;
};

type Ask = (edit: GameEdit) => Promise<boolean>;

/** What hands make of the changes of a pair. */
const WAYS = {
  whole: async ({ changes }: Pair, ask: Ask) => {
    for (const change of changes) if (!(await ask(change))) return false;
    return true;
  },
  'but for one': async ({ changes }: Pair, ask: Ask) => {
    for (const change of changes.slice(0, -1)) if (!(await ask(change))) return false;
    return true;
  },
  /** `back` gives the changes that lead back to the table before. */
  'and back': async ({ changes }: Pair, ask: Ask, back: () => readonly GameEdit[]) => {
    for (const change of changes) if (!(await ask(change))) return false;
    for (const change of back()) if (!(await ask(change))) return false;
    return true;
  },
} as const;

/** In Kremlin no seat is asked twice in a row what its hands could do; the toy asks nothing twice. */
const FEW: readonly string[] = ['kremlin', 'toy'];

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (id, game) => {
  const presentation = game.presentation(defaultOptions(game.options));
  const of = { game, presentation };

  /** Pairs done by hand in a way, then their first answered: `visit` sees the table after it. */
  const answered = async (
    way: keyof typeof WAYS,
    visit: (pair: Pair, table: TestTable, at: At) => Promise<boolean>,
  ): Promise<void> => {
    const kinds = new Set<string>();
    let found = 0;
    for (const seed of SEEDS) {
      if (found >= ENOUGH) break;
      const { table, gm, at } = await seatedTable(game, { seed });
      expect((await gm.ask({ kind: 'mode', mode: 'advised' })).ok).toBe(true);
      for (let turn = 0; turn < TURNS && found < ENOUGH; turn++) {
        await playOn(table, at, 1, undefined, seed * 100 + turn);
        const { state } = table.referee.timeline;
        const pair = pairsAt(game, state).find(
          ({ first, second, changes }) =>
            !kinds.has(`${first.kind} ${second.kind}`) && (way !== 'but for one' || changes.length > 1),
        );
        const own = pair && at[pair.seat];
        if (!pair || !own) continue;
        const { seat, first, second } = pair;
        kinds.add(`${first.kind} ${second.kind}`);
        const ask = async (edit: GameEdit) => (await own.ask({ kind: 'edit', seat, edit })).ok;
        const seen = () => game.hide(table.referee.timeline.state, seat);
        const before = seen();
        const isMade = await WAYS[way](pair, ask, () => changesBetween(of, seen(), before));
        // nothing is done before its question comes
        expect(finished(doneAhead(table.referee.timeline, presentation, seat))).toEqual([]);
        // what is made in part would count for a later question
        if (!isMade) break;
        if (!(await own.ask({ kind: 'command', seat, command: first })).ok) continue;
        if (await visit(pair, table, at)) found++;
      }
    }
  };

  test('what hands did before an earlier answer is done once it is asked, and only once', async () => {
    const found = { offered: 0, missed: 0 };
    await answered('whole', async ({ seat, second, end, ...pair }, table, at) => {
      const name = JSON.stringify([pair.first, second]);
      const told = () => finished(doneAhead(table.referee.timeline, presentation, seat));
      const parts = told();
      found[parts.length ? 'offered' : 'missed']++;
      if (!parts.length) return false;
      expect(new Set(parts.map(({ command }) => command?.kind)), name).toEqual(new Set([second.kind]));
      expect(changesBetween(of, game.hide(table.referee.timeline.state, seat), end), name).toEqual([]);
      // its own browser knows no less than the referee; nobody else is told anything
      for (const [one, browser] of Object.entries(at)) {
        const there = finished(doneAhead(browser.sees(one), presentation, one));
        expect(there.map(({ command }) => command)).toEqual(one === seat ? parts.map(({ command }) => command) : []);
      }
      expect((await at[seat]?.ask({ kind: 'edit', seat, edit: { kind: 'skip' } }))?.ok).toBe(true);
      const { state } = table.referee.timeline;
      expect([topOf(state)?.kind, toAct(game, state)], name).toEqual([topOf(end)?.kind, toAct(game, end)]);
      expect(told(), name).toEqual([]);
      return true;
    });
    if (!FEW.includes(id)) expect(found.offered).toBeGreaterThan(0);
    expect(found.missed).toBeLessThanOrEqual(found.offered);
  });

  test.each(['but for one', 'and back'] as const)('what hands did %s is not done', async way => {
    await answered(way, async ({ seat, second }, table) => {
      const parts = finished(doneAhead(table.referee.timeline, presentation, seat));
      expect(parts.map(({ command }) => command)).not.toContainEqual(second);
      if (way === 'and back') expect(parts).toEqual([]);
      return true;
    });
  });
});
