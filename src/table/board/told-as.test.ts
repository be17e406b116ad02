/**
 * Everybody at an advising table is told which action a change by hand belongs to, and nobody more than an observer
 * without a key could find out.
 */
import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { finished } from '../../kernel/slices';
import { EVERY_GAME, OURS } from '../../testing/all-games';
import type { AnyGame, AnyTypes } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { playOn, seatedTable } from '../testing/seated-tables';
import { eachChangeOf } from './testing/changes';
import { toldAs } from './told-as';

/** So many changes of legal moves are made by hand in a game, in at most so many turns. */
const ENOUGH = 10;
const TURNS = 200;
/** The most changes among which one is chosen. */
const FOUND = 40;
/** In Kremlin few answers move anything. */
const FEW: readonly string[] = ['kremlin'];
/** The part of the changes that is told at least. Nobody can tell what a card does that its owner has not shown. */
const HIDDEN: Readonly<Record<string, number>> = { 'dual-powers': 0.4, kremlin: 0.2 };

/** What a page tells: the actions that it may be, what is owed, and whether it is done. */
const told = (timeline: Timeline, revision: number): string | undefined => {
  const presentation = timeline.game.presentation(timeline.head.options);
  const as = finished(toldAs(timeline, presentation, revision));
  return JSON.stringify(
    as && [as.parts.map(({ seat, command, section }) => [seat, command, section]), as.owed, as.isDone],
  );
};

interface Made {
  readonly command: AnyTypes['command'];
  readonly edit: GameEdit;
}

/** The changes that begin or are a legal answer of a seat. */
const answersByHand = (game: AnyGame, seen: AnyTypes['state'], seat: string): readonly Made[] => {
  const found: Made[] = [];
  eachChangeOf(game, seen, seat, (command, [edit]) => {
    if (edit) found.push({ command, edit });
    return found.length >= FOUND;
  });
  return found;
};

test.for(EVERY_GAME.map(game => [game.id, game] as const))('%s', async ([id, game], { annotate }) => {
  const { table, gm, at, seats } = await seatedTable(game, { seed: 3 });
  const eve = await table.browser('eve');
  const choose = chooser(quickDice(7));
  const count = { made: 0, told: 0, named: 0 };
  const wrong: string[] = [];
  expect((await gm.ask({ kind: 'mode', mode: 'advised' })).ok).toBe(true);
  for (let turn = 0; turn < TURNS && count.made < (FEW.includes(id) ? 3 : ENOUGH); turn++) {
    const { state } = table.referee.timeline;
    const [seat = ''] = toAct(game, state);
    const found = at[seat] ? answersByHand(game, game.hide(state, seat), seat) : [];
    if (!found.length || turn % 3 === 0) {
      if (!(await playOn(table, at, 1, undefined, turn))) break;
      continue;
    }
    const { command, edit } = choose(found);
    if (!(await at[seat]?.ask({ kind: 'edit', seat, edit }))?.ok) continue;
    const { revision, moments } = table.referee.timeline;
    const last = moments.at(-1)?.entry;
    if (last?.kind !== 'turn' || last.breaks?.length) continue;
    count.made++;
    const everybody = told(eve.sees(), revision);
    const other = seats.find(one => one !== seat) ?? seat;
    // neither its maker's page nor another player's tells more, nor the referee's, which knows every card
    for (const [who, page] of [
      ...[seat, other].map(one => [one, at[one]?.sees(one)] as const),
      ['the host', table.referee.timeline] as const,
    ])
      if (page) expect(told(page, revision), `${who}: ${JSON.stringify([command, edit])}`).toBe(everybody);
    if (!everybody) continue;
    count.told++;
    if (everybody.includes(`"kind":"${command.kind}"`)) count.named++;
    else wrong.push(JSON.stringify([command, edit, everybody]));
  }
  await annotate(JSON.stringify(count));
  if (!OURS.includes(id)) return;
  expect(count.told).toBeGreaterThan(count.made * (HIDDEN[id] ?? 0.8));
  expect(count.named, wrong.join('\n')).toBeGreaterThanOrEqual(count.told * 0.9);
});
