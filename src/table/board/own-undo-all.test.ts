/** What a player did by hand to open pieces can be taken back by the way that leads past others' turns, in every game. */
import { expect, test } from 'vitest';
import { eventsOf } from '../../kernel/change';
import type { Change, GameEdit } from '../../kernel/edit';
import type { AnyGame } from '../record/model';
import { EVERY_GAME } from '../../testing/all-games';
import { begunTable } from '../testing/seated-tables';
import { sameFaces } from './by-hand';
import { ownUndo } from './own-undo';
import { diffTabletops } from './tabletop-diff';

/** So many pieces and markers are tried in a game, and so many places for each. */
const FEW = 4;

const sitDown = async (game: AnyGame) => {
  const { table, ann, seats } = await begunTable(game, { mode: 'free', seed: 5 });
  const [seat] = seats;
  const presentation = game.presentation(table.head.options);
  const seen = () => ann.sees(seat);
  const can = (edit: GameEdit): boolean => !('reason' in eventsOf(game, seen().state, edit, sameFaces));
  const ask = async (edit: Change): Promise<boolean> => {
    const reply = await ann.ask({ kind: 'edit', edit, seat });
    return reply.ok && !('isProposal' in reply);
  };
  return { seat, presentation, seen, can, ask, tabletop: () => presentation.tabletop(seen().state) };
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s: each change leads back', async (_, game) => {
  const { seat, presentation, seen, can, ask, tabletop } = await sitDown(game);
  const slots = presentation.board.slots.map(({ id }) => id);
  const { counters: laid, piles } = tabletop();
  // where a game begins without pieces they are cards in the hand: a leader brings troops along
  const held = laid.length ? [] : (piles.find(({ id }) => id === `${seat}-hand`)?.cards ?? []);
  for (const piece of held) {
    const edit = slots.map((to): GameEdit => ({ kind: 'add', piece, to, count: 1 })).find(can);
    if (edit) await ask(edit);
  }
  const { counters, markers } = tabletop();
  // on a deck a card is hidden from all
  const open = piles.flatMap(({ id }) => (game.piles(seen().head.options)[id]?.role === 'deck' ? [] : [id]));
  const changes = [
    ...counters.slice(0, FEW).flatMap(({ piece, slot }) => [
      { kind: 'remove', piece, from: slot, count: 1 } as const,
      { kind: 'flip', piece, at: slot } as const,
      ...[...open, ...slots]
        .map((to): GameEdit => ({ kind: 'move', piece, from: slot, to, count: 1 }))
        .filter(edit => can(edit))
        .slice(0, FEW),
    ]),
    ...markers
      .slice(0, FEW)
      .flatMap(({ id, value }) => [0, value + 1].map((to): GameEdit => ({ kind: 'set', marker: id, to }))),
  ];
  const before = tabletop();
  let tried = 0;
  for (const edit of changes) {
    if (!can(edit) || !(await ask(edit)) || seen().ending) continue;
    const back = ownUndo(seen(), presentation, seat);
    if (back.kind !== 'back') return expect.fail(`${back.kind}: ${JSON.stringify(edit)}`);
    expect(await ask(back.edit), JSON.stringify(edit)).toBe(true);
    const { counters: pieces, markers: values, cards } = diffTabletops(before, tabletop());
    expect([...pieces, ...values, ...cards], JSON.stringify([edit, back.edit])).toEqual([]);
    tried++;
  }
  expect(tried).toBeGreaterThan(FEW - 1);
});

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a card that was drawn has been seen',
  async (_, game) => {
    const { seat, presentation, seen, can, ask } = await sitDown(game);
    const specs = Object.entries(game.piles(seen().head.options));
    const hands = specs.flatMap(([id, { role, owner }]) => (role === 'hand' && owner === seat ? [id] : []));
    const draws = specs.flatMap(([from, { role }]) =>
      role === 'deck' ? hands.map((to): GameEdit => ({ kind: 'cards', from, to, count: 1 })) : [],
    );
    const draw = draws.find(can);
    // at a game without hands nobody draws
    expect(draw !== undefined).toBe(hands.length > 0);
    if (!draw || !(await ask(draw))) return;
    expect(ownUndo(seen(), presentation, seat).kind).toBe('seen');
  },
);
