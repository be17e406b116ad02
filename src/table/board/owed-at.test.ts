/**
 * What remains of an action begun by hand is done once: not again after hands have done it, or the rules have moved
 * on.
 */
import { expect, test } from 'vitest';
import { foresee } from '../../kernel/preview';
import { legal } from '../../kernel/offers';
import { toAct } from '../../kernel/agenda';
import type { GameEdit } from '../../kernel/edit';
import { gameOf } from '../../testing/all-games';
import { changesBetween } from './tabletop-diff';
import { makesSense } from './testing/changes';
import { playOn, seatedTable } from '../testing/seated-tables';
import { finished } from '../../kernel/slices';
import { adviseAt } from '../judgement/violations';
import { owedAt } from './rest-of-action';

test.each(['civil-war', 'all-bridges'])('%s: the rest of an action is done only once', async id => {
  const game = gameOf(id);
  if (!game) return expect.fail(`no game ${id}`);
  const found = { byHand: 0, byRules: 0 };
  for (let seed = 1; seed <= 8 && (!found.byHand || !found.byRules); seed++) {
    const { table, gm, at } = await seatedTable(game, { seed });
    const presentation = game.presentation(table.head.options);
    expect((await gm.ask({ kind: 'mode', mode: 'advised' })).ok).toBe(true);
    for (let turn = 0; turn < 12 && (!found.byHand || !found.byRules); turn++) {
      await playOn(table, at, 1, undefined, seed * 100 + turn);
      const { state } = table.referee.timeline;
      const [seat = ''] = toAct(game, state);
      const seen = game.hide(state, seat);
      const changes = legal(game, seen, seat)
        .slice(0, 12)
        .map((command): readonly GameEdit[] => {
          const certain = foresee(game, seen, seat, command);
          if (!certain || certain.rolls) return [];
          const all = changesBetween({ game, presentation }, seen, certain.state);
          return all.length > 1 && all.every(one => makesSense(game, seen, one)) ? all : [];
        })
        .find(all => all.length);
      const [first] = changes ?? [];
      if (!first) continue;
      const advice = finished(adviseAt(table.referee.timeline, seat, first));
      await at[seat]?.ask({ kind: 'edit', seat, edit: first });
      const parts = 'reason' in advice ? [] : advice.parts;
      const owing = parts.find(part => owedAt(table.referee.timeline, presentation, seat, part).length > 0);
      if (!owing) continue;
      const owed = owedAt(table.referee.timeline, presentation, seat, owing);
      if (found.byHand) {
        // lets the rules continue as far as they can from this table
        await playOn(table, at, 1, undefined, seed);
        expect(owedAt(table.referee.timeline, presentation, seat, owing)).toEqual([]);
        found.byRules++;
        continue;
      }
      const rest = { kind: 'together', edits: [...owed] } as const;
      const reply = await at[seat]?.ask({ kind: 'edit', seat, edit: rest });
      // what reaches into another's hand is proposed to them instead
      if (reply?.ok === false && 'refusal' in reply && reply.refusal.reason === 'hand-needs-consent') continue;
      expect(reply?.ok).toBe(true);
      expect(owedAt(table.referee.timeline, presentation, seat, owing)).toEqual([]);
      found.byHand++;
    }
  }
  expect(found.byHand).toBeGreaterThan(0);
  expect(found.byRules).toBeGreaterThan(0);
});
