/** Who reaches by hand into what only another may look into has to ask them, however the change is put. */
import { expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import { edit as byHand } from '../../kernel/referee';
import { toy } from '../../kernel/testing/toy/toy';
import { GAMES } from '../../testing/all-games';
import { handOwner } from '../judgement/agreement';
import type { AnyGame } from '../record/model';
import { playOn, seatedTable } from '../testing/tables';

const games = [toy, ...GAMES] as unknown as readonly AnyGame[];

/** Every change that names this pile. */
const changesOf = (pile: string, card: string, seat: string, others: readonly string[]): readonly Edit[] => [
  ...[card, '?'].flatMap(one => others.map(to => ({ kind: 'card', card: one, from: pile, to }) as const)),
  ...others.map(to => ({ kind: 'cards', from: pile, to, count: 1 }) as const),
  ...others.map(to => ({ kind: 'move', piece: card, from: pile, to, count: 1 }) as const),
  ...others.map(to => ({ kind: 'deal', pile, count: 1, to }) as const),
  { kind: 'deal', pile, count: 1 },
  { kind: 'remove', piece: card, from: pile, count: 1 },
  { kind: 'flip', piece: card, at: pile },
  { kind: 'set', marker: pile, to: 0 },
  { kind: 'show', card, pile },
  { kind: 'look', seat, pile, count: 1 },
  { kind: 'recall', pile },
  { kind: 'shuffle', pile },
];

test.each(games.map(game => [game.id, game] as const))(
  '%s: no change reaches into another’s hand unasked',
  async (_, game) => {
    const { table, at, seats } = await seatedTable(game, { seed: 5, mode: 'free' });
    await playOn(table, at, 12);
    const { timeline } = table.referee;
    const { state, head } = timeline;
    const specs = game.piles(head.options);
    const piles = ('piles' in state ? state.piles : {}) as Readonly<Record<string, readonly string[]>>;
    const loose = 'deck@300,300,up';
    const unasked: Edit[] = [];
    let asked = 0;
    let hands = 0;
    for (const seat of seats) {
      for (const [pile, { readers }] of Object.entries(specs)) {
        const [card] = piles[pile] ?? [];
        if (card === undefined || readers === seat || readers === 'everybody' || readers === 'nobody') continue;
        hands++;
        for (const change of changesOf(pile, card, seat, [...Object.keys(specs), loose])) {
          for (const one of [change, { kind: 'together', edits: [change] } as Edit]) {
            const isDone = [game.hide(state, seat), state].every(seen => byHand(game, seen, one, quickDice(1)).ok);
            if (isDone && handOwner(timeline, `user-${seat}`, seat, one) === undefined) unasked.push(one);
            else if (isDone) asked++;
          }
        }
      }
    }
    expect(unasked).toEqual([]);
    // where there are hands, something could have been done to them
    expect(asked > 0).toBe(hands > 0);
  },
);
