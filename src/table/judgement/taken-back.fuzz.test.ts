/** Whoever takes back what they did by hand is accused of nothing; done again, it counts again. */
import { expect, test } from 'vitest';
import { evolve } from '../../kernel/agenda';
import { eventsOf } from '../../kernel/change';
import type { Change, GameEdit } from '../../kernel/edit';
import { EVERY_GAME } from '../../testing/all-games';
import { sameFaces } from '../board/by-hand';
import { ownUndo } from '../board/own-undo';
import { begunTable } from '../testing/seated-tables';
import { isTakenBack } from './taken-back';

/** So many breaches are taken back in a game. */
const ENOUGH = 2;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const { table, ann, seats } = await begunTable(game, { mode: 'advised', seed: 5 });
  const [seat] = seats;
  const presentation = game.presentation(table.head.options);
  const seen = () => ann.sees(seat);
  /** The rules that the change breaks, by its entry in the record. */
  const breaks = async (edit: Change): Promise<number | undefined> => {
    if ('reason' in eventsOf(game, seen().state, edit, sameFaces)) return undefined;
    const reply = await ann.ask({ kind: 'edit', edit, seat });
    const last = table.referee.timeline.moments.at(-1)?.entry;
    return reply.ok && last?.kind === 'turn' ? last.breaks?.length : undefined;
  };
  const { counters, markers, piles } = presentation.tabletop(seen().state);
  const slots = presentation.board.slots.map(({ id }) => id);
  const hand = piles.find(({ id, cards }) => id.startsWith(seat) && cards.some(card => card !== '?'));
  const changes: readonly GameEdit[] = [
    ...counters.slice(0, 4).map(({ piece, slot }) => ({ kind: 'remove', piece, from: slot, count: 1 }) as const),
    ...counters
      .slice(0, 2)
      .flatMap(({ piece, slot }) => slots.map(to => ({ kind: 'move', piece, from: slot, to, count: 1 }) as const)),
    ...(hand?.cards ?? []).flatMap(card => slots.map(to => ({ kind: 'add', piece: card, to, count: 1 }) as const)),
    ...markers.map(({ id, value }) => ({ kind: 'set', marker: id, to: value + 1 }) as const),
  ];
  // shuffled once more, a pile is not as it was: nobody sees a difference, and nothing is taken back
  const pile = Object.entries(game.piles(table.head.options)).find(([, { role }]) => role === 'deck')?.[0] ?? '';
  const shuffled = await breaks({ kind: 'shuffle', pile });
  expect(await breaks({ kind: 'shuffle', pile })).toBe(shuffled);
  let found = 0;
  for (const edit of changes) {
    if (found >= ENOUGH) break;
    if (!(await breaks(edit)) || seen().ending) continue;
    const back = ownUndo(seen(), presentation, seat);
    if (back.kind !== 'back') return expect.fail(JSON.stringify(edit));
    expect(await breaks(back.edit), JSON.stringify([edit, back.edit])).toBe(0);
    const events = eventsOf(game, seen().state, edit, sameFaces);
    if ('reason' in events) return expect.fail(events.reason);
    const again = events.reduce((state, event) => evolve(game, state, event), seen().state);
    expect(isTakenBack(seen(), seat, again), JSON.stringify(edit)).toBe(false);
    found++;
  }
  expect(found).toBe(ENOUGH);
});
