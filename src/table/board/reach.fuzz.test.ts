/** Every possible answer can be given at its place: on the board or in the hand. */
import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import type { Message } from '../../kernel/messages';
import { isAnytime } from '../panels/choices';
import type { TableClient } from '../panels/client-model';
import { clientOf } from '../panels/testing/client';
import { idsOf, meansTarget } from './hit-targets';
import { step } from './gestures';
import { EMPTY } from './hand';
import { targetsIn, useOf } from './held';
import type { Target } from './targets';
import { type BoardView, viewOf } from './view';
import { playOn, seatedTable } from '../testing/seated-tables';

/** How many steps of a game are checked for every answer. */
const STEPS = 12;

const keyOf = (command: Message): string => JSON.stringify(command);
const standsIn = ({ commands, drop }: Target): readonly Message[] =>
  drop?.kind === 'command' ? [...commands, drop.command] : commands;

/** Every command that a click on the board or on a card in the hand leads to. */
const reached = (client: TableClient, view: BoardView): ReadonlySet<string> => {
  const situation = { client, view };
  const found = targetsIn(situation, EMPTY).flatMap(standsIn);
  for (const placement of view.placements) {
    if (useOf(situation, EMPTY, placement).use !== 'legal') continue;
    const { x, y, width, height } = placement;
    const { hand, action } = step(situation, EMPTY, {
      kind: 'click-piece',
      placement,
      at: { x: x + width / 2, y: y + height / 2 },
    });
    if (action?.kind === 'menu') found.push(...action.commands);
    if (action?.kind === 'go') found.push(...standsIn(action.target));
    found.push(...targetsIn(situation, hand).flatMap(standsIn));
  }
  const own = view.tabletop.piles.filter(({ role, owner }) => role === 'hand' && owner === client.seat);
  for (const card of own.flatMap(({ cards }) => cards)) {
    const { hand, action } = step(situation, EMPTY, { kind: 'click-card', card });
    if (action?.kind === 'menu') found.push(...action.commands);
    found.push(...targetsIn(situation, hand).flatMap(standsIn));
  }
  return new Set(found.map(keyOf));
};

/** Does a command mention a piece or place of the board, beyond its owner? */
const isOfTheBoard = ({ game, presentation }: TableClient, view: BoardView, command: Message): boolean =>
  idsOf(command).some(
    id =>
      !game.seats(view.state.options).includes(id) &&
      (view.placements.some(one => one.id === id || one.piece === id) ||
        view.aims.some(aim => meansTarget(aim, id, presentation.word))),
  );

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: every answer about a piece or card can be given on the board or in the hand',
  async (_, game) => {
    const { table, at } = await seatedTable(game, { seed: 4 });
    const unreached = new Map<string, string>();
    let looked = 0;
    for (let n = 0; n < STEPS && !table.referee.timeline.ending; n++) {
      await playOn(table, at, 1, undefined, n, 'bot');
      // one of the asked seats, each in turn
      const asked = toAct(game, table.referee.timeline.state);
      const seat = asked[n % asked.length] ?? '';
      const client = clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, `user-${seat}`);
      const view = viewOf(client);
      const anytime = isAnytime(game, view.state);
      // other answers are about no place: continue, roll, choose a text
      const placed = view.legal.filter(one => !anytime(one.kind) && isOfTheBoard(client, view, one));
      if (!placed.length) continue;
      looked += placed.length;
      const answers = reached(client, view);
      for (const command of placed) if (!answers.has(keyOf(command))) unreached.set(command.kind, keyOf(command));
    }
    expect(looked).toBeGreaterThan(floorOf(game.id, 0, -1));
    expect([...unreached.values()]).toEqual([]);
  },
);
