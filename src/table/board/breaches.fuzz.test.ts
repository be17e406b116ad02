/** What a rule forbids, done by hand all the same: the rule that forbids it is named, and not only that it is too early. */
import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf, OURS } from '../../testing/all-games';
import { advise } from '../../kernel/advice';
import { applyEvents, toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { eachCommand, eachForm } from '../../kernel/offers';
import { eachPosition } from '../../kernel/testing/positions';
import type { Refusal } from '../../kernel/refusal';
import { defaultOptions } from '../../kernel/options';
import type { AnyGame, AnyTypes } from '../record/model';
import { sameFaces } from './by-hand';
import { changesBetween, makesSense } from './testing/changes';

const BREACHES = 100;
const EVERY = 3;
/** Of one kind of refusal not more than so many are counted, so that the common ones do not hide the rest. */
const OF_A_KIND = 12;
/** What says when something is done, and no more. */
const MOMENTS: readonly string[] = ['not-now', 'not-so', 'not-the-turn', 'game-over'];

interface Breach {
  readonly edit: GameEdit;
  readonly refusal: Refusal;
}

/** The forbidden commands of a seat, as the first change that hands would make of each. */
const breachesAt = (game: AnyGame, seen: AnyTypes['state'], seat: string): readonly Breach[] => {
  const { tabletop } = game.presentation(seen.options);
  const found: Breach[] = [];
  eachForm(game, seen, seat, (rule, at, form) =>
    eachCommand(form, command => {
      const refusal = rule.forbids?.(at, command);
      if (!refusal) return false;
      try {
        const { state } = applyEvents(game, seen, rule.decide(at, command, sameFaces).events ?? []);
        const edit = changesBetween(tabletop(seen), tabletop(game.hide(state, seat))).find(one =>
          makesSense(game, seen, one),
        );
        if (edit) found.push({ edit, refusal });
      } catch {
        return false; // what is forbidden may be impossible, too
      }
      return found.length > 40;
    }),
  );
  return found;
};

const tallied = (game: AnyGame) => {
  const tally = { breaches: 0, named: 0, silent: 0, examples: [] as string[] };
  const kinds = new Map<string, number>();
  const choose = chooser(quickDice(5));
  for (let seed = 1; seed <= 8 && tally.breaches < BREACHES; seed++)
    eachPosition(
      game,
      { games: 1, cap: 240, every: EVERY, seed, options: [defaultOptions(game.options)] },
      ({ state }) => {
        const seat = toAct(game, state)[0];
        if (seat === undefined || tally.breaches >= BREACHES) return;
        const seen = game.hide(state, seat);
        const all = breachesAt(game, seen, seat);
        if (!all.length) return;
        const { edit, refusal } = choose(all);
        const key = `${refusal.section} ${refusal.reason}`;
        const before = kinds.get(key) ?? 0;
        const advice = advise(game, seen, seat, edit);
        // a legal action may lead to the same by another way: then nothing is broken
        if ('reason' in advice || advice.commands.length || advice.later || before >= OF_A_KIND) return;
        kinds.set(key, before + 1);
        tally.breaches++;
        const own = advice.breaks.filter(({ reason }) => !MOMENTS.includes(reason));
        if (own.length) tally.named++;
        else tally.examples.push(`${key}: ${JSON.stringify(edit)} is told ${JSON.stringify(advice.breaks)}`);
        if (!advice.breaks.length) tally.silent++;
      },
    );
  return { ...tally, kinds };
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a breach by hand is told the rule it breaks',
  (_, game) => {
    const { breaches, named, silent, examples, kinds } = tallied(game);
    const said = `${named} of ${breaches} named, ${silent} told nothing, ${kinds.size} rules\n${examples.slice(0, 12).join('\n')}`;
    console.log(game.id, said);
    expect(breaches, said).toBeGreaterThan(floorOf(game.id, 10, -1));
    if (!OURS.includes(game.id)) return;
    expect(silent, said).toBe(0);
    expect(named, said).toBeGreaterThanOrEqual(breaches * 0.9);
  },
);
