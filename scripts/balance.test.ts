/** The counts in a report on the balance of a game, on the toy game. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultOptions } from '../src/kernel/options';
import { toy } from '../src/kernel/testing/toy/toy';
import type { AnyGame } from '../src/table/record/model';
import { gameOf } from '../src/testing/all-games';
import { playAll } from './balance/crew';
import { countGame, type GameCount, type Plan } from './balance/game-count';
import { levelsOf } from './balance/levels';
import { reportOf } from './balance/report';
import { openResults } from './balance/result-file';
import { commandKinds, neverUsed, tally } from './balance/tally';
import { editionsOf, randomGames } from './soak/random-games';

const game = toy as unknown as AnyGame;
/** `fish-3` is a fish. */
const nameOf = (card: string): string => card.replace(/-\d+$/, '');
const bots = { north: 'deckhand', south: 'deckhand' };
const plan = { game, options: defaultOptions(game.options), bots, nameOf, seed: 1 };
const played = (of: Plan, games: number): readonly GameCount[] =>
  Array.from({ length: games }, (_, n) => countGame(of, n));
const counted = tally(plan, played(plan, 20));
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

test('acts that never happen are listed: no bot takes a bid back, and without storms nobody plays one', () => {
  const withoutStorms = { ...plan, options: { ...plan.options, storms: false } };
  const calm = tally(withoutStorms, played(withoutStorms, 5));
  expect(neverUsed(counted)).toEqual({ commands: ['unseal'], cards: [], neverHeld: [] });
  expect(neverUsed(calm)).toEqual({ commands: ['unseal', 'pass', 'storm'], cards: ['storm'], neverHeld: [] });
  expect(reportOf(calm).join('\n')).toMatch(
    /COMMANDS NEVER GIVEN\n {2}unseal\n {2}pass\n {2}storm\nCARDS HELD AND NEVER USED\n {2}storm/,
  );
});

test('every kind of command is known, including those open at any time', () => {
  expect(commandKinds(game)).toContain('storm');
  expect(commandKinds(game)).toContain('unseal');
});

test('the same plan gives the same counts, in whatever order its games are played', () =>
  expect(tally(plan, played(plan, 20).toReversed())).toEqual(counted));

test('what a seat did is counted beside its opportunities', () => {
  const uses = Object.values(counted.seats);
  expect(sum(Object.fromEntries(uses.map(({ given }, n) => [n, sum(given)])))).toBe(sum(counted.commands));
  for (const { given, offered } of uses) {
    for (const [kind, count] of Object.entries(given)) expect(offered[kind]).toBeGreaterThanOrEqual(count);
  }
});

const linesOf = async (only?: readonly string[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const text of levelsOf(plan, async of => played(of, 2), only)) lines.push(text);
  return lines;
};

test('each bot is tried from each seat', async () => {
  const lines = await linesOf();
  expect(lines[0]).toMatch(/^against deckhand/);
  expect(lines.slice(1, -2).map(text => text.trim().split('  ')[0])).toEqual([
    'deckhand (-) as north',
    'deckhand (-) as south',
  ]);
  expect(lines.at(-2)).toMatch(/^never given in any of them: unseal/);
  expect(await linesOf(['nobody'])).toHaveLength(3);
});

const run = { game: 'toy', options: {}, seed: 1, commit: 'abc' };
const [first, second] = played(plan, 2);

test('a run continues after the games in its file, even if the last line was cut off', () => {
  if (!first || !second) throw new Error('two games were played');
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  const results = openResults(folder, run);
  results.add(bots, first);
  results.add({ ...bots, north: 'other' }, second);
  writeFileSync(results.path, readFileSync(results.path, 'utf8').slice(0, -20));
  expect(openResults(folder, run).gamesOf(bots)).toEqual([first]);
  expect(JSON.parse(readFileSync(results.path, 'utf8').split('\n')[0] ?? '')).toEqual(run);
  expect(openResults(folder, run, true).gamesOf(bots)).toEqual([]);
});

test('another commit, or code changed since, starts another run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  const paths = [run, { ...run, commit: 'abd' }, { ...run, changes: '1f' }, { ...run, seed: 2 }].map(
    one => openResults(folder, one).path,
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('threads play the same games as one alone, and stop when the time is up', async () => {
  const real = gameOf('prelude');
  if (!real) throw new Error('the game is of ours');
  const options = defaultOptions(real.options);
  const pairing = Object.fromEntries(real.seats(options).map(seat => [seat, real.bots[0]?.id ?? '']));
  const told = { game: real.id, options, bots: pairing, seed: 1 };
  const found: GameCount[] = [];
  await playAll(told, [0, 1], 2, one => found.push(one));
  // the threads keep full card names, which changes no game
  const plain = (one: GameCount) => ({ ...one, held: [], used: {} });
  const alone = played({ game: real, options, bots: pairing, seed: 1, nameOf: card => card }, 2);
  expect(found.toSorted((a, b) => a.number - b.number).map(plain)).toEqual(alone.map(plain));
  found.length = 0;
  await playAll(
    told,
    [0, 1],
    1,
    one => found.push(one),
    () => false,
  );
  expect(found).toEqual([]);
});

test('a thread that cannot play says so', async () => {
  const told = { game: 'nothing', options: plan.options, bots, seed: 1 };
  await expect(playAll(told, [0], 1, () => undefined)).rejects.toThrow('nothing');
});

test('random games of every edition end, and keep every law', () => {
  const found = ['dual-powers', 'kremlin', 'all-bridges'].map(id => gameOf(id));
  const editions = found.map(one => (one ? editionsOf(one).map(({ name }) => name) : []));
  expect(editions).toEqual([
    ['as printed', 'alone as soviet', 'alone as government', 'other readings'],
    ['modern', 'standard', '1928', 'variant'],
    ['as printed', 'one Non-player', 'two Non-players', 'other readings'],
  ]);
  const [dualPowers] = found;
  if (!dualPowers) throw new Error('the game is of ours');
  for (const edition of editionsOf(dualPowers)) {
    const report = randomGames(dualPowers, edition, 3, 1);
    expect(report.faults).toEqual([]);
    expect(report.ended).toBe(3);
    expect(report.commands).toBeGreaterThan(report.longest);
  }
});
