import { describe, expect, test } from 'vitest';
import { CARDS, cardsOf, SUSTAINED } from '../data/cards';
import { play } from '../testing/cards';
import { withOptions } from '../testing/positions';
import { CARD_RULES } from './steps';

describe('§intrigue the cards', () => {
  test('are 108, each with a rule', () => {
    expect(CARDS.map(card => card.number)).toEqual(Array.from({ length: 108 }, (_, n) => n + 1));
    expect(CARDS.filter(card => !Object.hasOwn(CARD_RULES, card.title))).toEqual([]);
    expect([...SUSTAINED].filter(title => !Object.hasOwn(CARD_RULES, title))).toEqual([]);
  });
  test.each([
    ['modern', 1, 108],
    ['standard', 1, 36],
    ['1928', 1, 72],
    ['variant', 1, 36],
  ] as const)('%s plays with those from %i to %i that are its own', (edition, least, most) => {
    const numbers = cardsOf(withOptions({ edition })).map(card => Number(card.split('-')[1]));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([least, most]);
  });
  test('are played in their moment', () => {
    play('red-1', 'B', 'health', { people: { B: { sick: 1 } } }).isRefused({
      section: '§intrigue',
      reason: 'not-the-moment',
      details: { phase: 'cures' },
    });
    play('red-1', 'B', 'cures', { people: { B: { sick: 1 } } }).ok();
  });
  test('leave the hand for the discards; cards written in red stay in play', () => {
    play('red-9', 'A', 'health', { people: { A: { stress: 5 } } })
      .ok()
      .leaves({ piles: { 'stalinists-hand': [], discards: ['red-9'] } });
    play('red-4', 'A', 'health')
      .ok()
      .leaves({ piles: { 'in-play': ['red-4'], discards: [] } });
  });
  test('reopen the window for all others', () => {
    play('red-9', 'A', 'health', { people: { A: { stress: 5 } } })
      .ok()
      .asks(['militarists', 'evolutionists', 'apologists'], { kind: 'window', round: 1 });
  });
});
