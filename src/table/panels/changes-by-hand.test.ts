/** Cards unknown to the reader are counted exactly, whoever reads. */
import { expect, test } from 'vitest';
import { applyEvents } from '../../kernel/agenda';
import { eventsOf } from '../../kernel/change';
import { quickDice } from '../../kernel/dice';
import type { Change } from '../../kernel/edit';
import { redact } from '../../kernel/piles';
import { defaultOptions } from '../../kernel/options';
import { begin } from '../../kernel/referee';
import { EVERY_GAME } from '../../testing/all-games';
import type { AnyTypes } from '../record/model';
import { deedsIn } from './changes-by-hand';

const CARDS = 2;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const options = defaultOptions(game.options);
  const { state } = begin(game, game.setUp(options), quickDice(4));
  const presentation = game.presentation(options);
  const ids = presentation.tabletop(state).piles.map(({ id }) => id);
  let found = 0;
  for (const from of ids)
    for (const to of ids) {
      const one = { kind: 'card', card: '?', from, to } as const;
      const ways: readonly Change[] = [
        { kind: 'together', edits: Array.from({ length: CARDS }, () => one) },
        { kind: 'cards', from, to, count: CARDS },
      ];
      for (const edit of ways) {
        const events = eventsOf(game, state, edit, quickDice(1));
        if (from === to || 'reason' in events) continue;
        const made = applyEvents(game, state, events).state;
        const lies = (at: AnyTypes['state'], pile: string): number =>
          presentation.tabletop(at).piles.find(({ id }) => id === pile)?.cards.length ?? 0;
        if (lies(made, to) - lies(state, to) !== CARDS || lies(state, from) - lies(made, from) !== CARDS) continue;
        for (const reader of [...game.seats(options), undefined]) {
          const told = deedsIn(
            { game, presentation },
            game.hide(state, reader),
            events.map(event => redact(event, reader)),
          );
          const count = told.filter(deed => deed.to === to).reduce((sum, deed) => sum + deed.count, 0);
          expect(count, JSON.stringify([edit, reader, told.map(({ before: _, ...deed }) => deed)])).toBe(CARDS);
          found++;
        }
      }
    }
  expect(found).toBeGreaterThan(0);
});
