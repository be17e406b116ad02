/** What a report on the balance of a game counts, on the toy game. */
import { expect, test } from 'vitest';
import { defaultOptions } from '../src/kernel/options';
import { toy } from '../src/kernel/testing/toy/toy';
import type { AnyGame } from '../src/table/record/model';
import { levelsOf } from './balance/levels';
import { reportOf } from './balance/report';
import { commandKinds, neverUsed, tally } from './balance/tally';

const game = toy as unknown as AnyGame;
/** `fish-3` is a fish. */
const nameOf = (card: string): string => card.replace(/-\d+$/, '');
const plan = { game, options: defaultOptions(game.options), bots: { north: 'deckhand', south: 'deckhand' }, nameOf };
const counted = tally({ ...plan, games: 20, seed: 1 });
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

test('every game has a winner, an ending and a length', () => {
  expect(sum(counted.winners)).toBe(20);
  expect(sum(counted.endings)).toBe(20);
  expect(counted.lengths).toHaveLength(20);
  expect(sum(counted.commands)).toBe(counted.lengths.reduce((all, one) => all + one, 0));
});

test('a card is counted by the commands that name it', () => {
  expect(counted.cards['fish']?.used).toEqual({ fish: counted.commands['fish'] });
  expect(counted.cards['storm']?.used).toEqual({ storm: counted.commands['storm'] });
});

test('what is never done is named: no bot takes a bid back, and without storms nobody plays one', () => {
  const calm = tally({ ...plan, options: { ...plan.options, storms: false }, games: 5, seed: 1 });
  expect(neverUsed(counted)).toEqual({ commands: ['unseal'], cards: [], neverHeld: [] });
  expect(neverUsed(calm)).toEqual({ commands: ['unseal', 'pass', 'storm'], cards: ['storm'], neverHeld: [] });
  expect(reportOf(calm).join('\n')).toMatch(
    /COMMANDS NEVER GIVEN\n {2}unseal\n {2}pass\n {2}storm\nCARDS HELD AND NEVER USED\n {2}storm/,
  );
});

test('every kind of command is known, also what is open at any time', () => {
  expect(commandKinds(game)).toContain('storm');
  expect(commandKinds(game)).toContain('unseal');
});

test('the same plan gives the same counts', () => expect(tally({ ...plan, games: 20, seed: 1 })).toEqual(counted));

test('what a seat did is counted beside what it could have done', () => {
  const uses = Object.values(counted.seats);
  expect(sum(Object.fromEntries(uses.map(({ given }, n) => [n, sum(given)])))).toBe(sum(counted.commands));
  for (const { given, offered } of uses) {
    for (const [kind, count] of Object.entries(given)) expect(offered[kind]).toBeGreaterThanOrEqual(count);
  }
});

test('each bot is tried from each seat', () => {
  const lines = [...levelsOf({ ...plan, games: 2, seed: 1 })];
  expect(lines[0]).toMatch(/^won of 2, against deckhand/);
  expect(lines.slice(1, -2).map(text => text.trim().split('  ')[0])).toEqual([
    'deckhand (-) as north',
    'deckhand (-) as south',
  ]);
  expect(lines.at(-2)).toMatch(/^never given in any of them: unseal/);
  expect([...levelsOf({ ...plan, games: 2, seed: 1 }, ['nobody'])]).toHaveLength(3);
});
