import { describe, expect, test } from 'vitest';
import { civilWar } from '../../games/civil-war';
import { army, at, from, hands } from '../../games/civil-war/testing/positions';
import type { AnyGame, Holder } from '../record/model';
import type { TableClient } from './client-model';
import { forcedChoice, type Wish } from './forced-choice';
import { clientOf } from './testing/client';
import { begunTable } from '../testing/seated-tables';

const game = civilWar as unknown as AnyGame;
const { bob } = await begunTable(game, {});
const BOT: Holder = { kind: 'bot', bot: 'commissar' };

/** The white seat before a step of its turn; a person or a bot holds the red one. */
const before = (step: 'events' | 'propaganda' | 'rally', cards: readonly string[], red?: Holder): TableClient => {
  const seen = bob.sees('white');
  const state = game.hide(
    at({
      active: 'white',
      agenda: from(step, 'white'),
      hands: hands([], [...cards]),
      armies: [army('white-yudenich', 'north-west', ['white-latvians']), army('red-trotsky', 'south')],
    }),
    'white',
  );
  const holders = red ? { ...seen.holders, red } : seen.holders;
  return clientOf({ ...seen, state, holders }, 'bob', { seat: 'white' });
};
const forced = (client: TableClient, wish: Wish = 'choices') => forcedChoice(client, wish)?.kind;

describe('a step with one possible answer', () => {
  test('is taken automatically if everybody knows that there is no other', () => {
    expect(forced(before('rally', []))).toBe('rally');
    expect(forced(before('rally', ['white-finns']))).toBeUndefined();
  });

  test('is not taken if a hand could hold another answer: its speed would show that', () => {
    expect(forced(before('events', ['white-finns']))).toBeUndefined();
  });

  test('is taken against bots alone, whatever the hand holds', () => {
    expect(forced(before('events', ['white-finns'], BOT))).toBe('done');
  });

  test('is not taken if it cannot be undone, unless the user wishes so', () => {
    expect(forced(before('propaganda', []))).toBeUndefined();
    expect(forced(before('propaganda', []), 'rolls')).toBe('draw-cards');
  });

  test('is not taken if the user wants to decide everything, has undone something, or is not asked', () => {
    const client = before('rally', []);
    expect(forced(client, 'off')).toBeUndefined();
    expect(forced({ ...client, seat: 'red' })).toBeUndefined();
    expect(forced({ ...client, pending: 1 })).toBeUndefined();
    const [moment] = client.timeline.moments;
    const undo = moment && { ...moment, entry: { ...moment.entry, kind: 'undo' as const, seat: 'white', to: 0 } };
    const moments = [...client.timeline.moments, ...(undo ? [undo] : [])] as typeof client.timeline.moments;
    expect(forced({ ...client, timeline: { ...client.timeline, moments } })).toBeUndefined();
  });
});
