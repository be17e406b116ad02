import { expect, test } from 'vitest';
import { redeal } from '../../kernel/redeal';
import { quickDice } from '../../kernel/dice';
import { begin, edit } from '../../kernel/referee';
import { looseName, allCardsIn } from '../../kernel/piles';
import { defaultOptions } from '../../kernel/options';
import { allBridges } from '.';
import { EVENTS_1917, PROPAGANDA } from './data/cards';
import { options } from './options';
import type { State } from './state';
import type { GameEdit } from '../../kernel/edit';

const dice = quickDice(5);
const begun = begin(allBridges, allBridges.setUp(defaultOptions(options)), dice).state;
const done = (state: State, change: GameEdit): State => {
  const verdict = edit(allBridges, state, change, dice);
  if (!verdict.ok) throw new Error(verdict.refusal.reason);
  return verdict.state;
};
const dealt = (state: State): State => {
  const verdict = redeal(allBridges, allBridges.hide(state, undefined), dice);
  if (!verdict.ok) throw new Error(verdict.refusal.reason);
  return verdict.state;
};

test('§2.1 after a redeal, each Campaign has its Propaganda card among its last five', () => {
  const { deck } = dealt(begun).piles;
  expect(deck).toHaveLength(begun.piles.deck.length);
  const fromBelow = deck.toReversed();
  expect(PROPAGANDA.map(card => Math.floor(fromBelow.indexOf(card) / 10))).toEqual([3, 2, 1, 0]);
  expect(PROPAGANDA.every(card => fromBelow.indexOf(card) % 10 < 5)).toBe(true);
});

test('§2.1 cards loose face down, or moved from the deck to the cards left over, are redealt with the others', () => {
  const down = looseName({ home: 'deck', x: 300, y: 200, up: false });
  const loose = done(begun, { kind: 'card', card: '?', from: 'deck', to: down });
  const away = done(loose, { kind: 'cards', from: 'deck', to: 'unused', count: 12 });
  const { piles } = dealt(away);
  for (const [pile, cards] of Object.entries(away.piles)) expect(piles).toHaveProperty([pile, 'length'], cards.length);
  expect(allCardsIn(dealt(away)).toSorted()).toEqual(allCardsIn(begun).toSorted());
});

test('§2.1 unknown cards, or too few for the blanks, are not redealt', () => {
  const seen = allBridges.hide(begun, undefined);
  const [first = ''] = EVENTS_1917;
  const twice = { ...seen, piles: { ...seen.piles, discarded: [first, first] } };
  expect(redeal(allBridges, twice, dice)).toMatchObject({ ok: false, refusal: { reason: 'cards-put-elsewhere' } });
});
