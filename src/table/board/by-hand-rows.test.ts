import { describe, expect, test } from 'vitest';
import { gameOf, EVERY_GAME } from '../../testing/all-games';
import { speechOf } from '../../../scripts/languages';
import type { Edit } from '../../kernel/edit';
import { looseOf } from '../../kernel/piles';
import { pilesPanel } from '../panels/piles';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import type { AnyGame, Mode } from '../record/model';
import type { PiledCard } from './by-hand-rows';
import { cardRows } from './card-rows';
import { pieceRows } from './piece-rows';
import { pileRows } from './pile-rows';
import { lookedAt } from './looking';
import { viewOf } from './view';
import { begunTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const civilWar = gameOf('civil-war') as AnyGame;
const speech = speechOf('en');

/** A table of Ann (north) and Bob (south), with what each may do and sees. */
const table = async (mode: Mode = 'free') => {
  const made = await begunTable(game, { mode });
  const people = { north: ['ann', made.ann], south: ['bob', made.bob] } as const;
  const reading = (seat: 'north' | 'south') => {
    const [user, browser] = people[seat];
    return readingOf(clientOf(browser.sees(seat), user, { seat }), speech);
  };
  return {
    ...made,
    reading,
    rows: (seat: 'north' | 'south', pile: string, count = 1) =>
      pileRows(reading(seat), viewOf(reading(seat).client), pile, count),
    card: (seat: 'north' | 'south', card: PiledCard) => cardRows(reading(seat), viewOf(reading(seat).client), card),
    does: (seat: 'north' | 'south', edit: Edit) => people[seat][1].ask({ kind: 'edit', seat, edit }),
    looks: (seat: 'north' | 'south') => lookedAt(reading(seat).client.timeline, seat),
  };
};
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('before it is touched, the menu of a deck shows', () => {
  test('every action on it', async () => {
    const { rows } = await table();
    expect(keys(rows('north', 'deck'))).toEqual(
      expect.arrayContaining(['deal hand-north', 'deal', 'deal hand-south', 'look', 'search', 'show', 'shuffle']),
    );
  });

  test('who will see what', async () => {
    const { rows } = await table();
    const said = Object.fromEntries(rows('north', 'deck').map(({ key, seen }) => [key, seen]));
    expect(said).toMatchObject({
      'deal hand-north': 'only you see it',
      'deal hand-south': expect.stringMatching(/^only .*see it$/),
      deal: 'each sees their own',
      look: expect.stringContaining('all are told'),
      show: 'all see it',
      bottom: 'nobody sees it',
      'up discards': 'all see it',
    });
  });

  test('the chosen number of cards, and no more than it has', async () => {
    const { rows } = await table();
    const draw = (count: number) => rows('north', 'deck', count).find(({ key }) => key === 'deal hand-north');
    expect(draw(3)?.drop).toMatchObject({ kind: 'edit', edit: { kind: 'deal', count: 3, to: 'hand-north' } });
    expect(keys(rows('north', 'deck', 999))).not.toContain('deal');
  });
});

test('in Advised, the rule that each row breaks or the legal action that leads to it; else neither', async () => {
  const reds = async (mode: Mode) => {
    const { at } = await begunTable(civilWar, { mode });
    const browser = Object.values(at)[0];
    if (!browser) throw new Error('nobody plays the Reds');
    const reading = readingOf(clientOf(browser.sees('red'), browser.user, { seat: 'red' }), speech);
    const rows = pileRows(reading, viewOf(reading.client), 'red-deck', 2);
    return Object.fromEntries(rows.map(({ key, breaks, action }) => [key, breaks ?? action]));
  };
  expect(Object.values(await reds('free')).filter(Boolean)).toEqual([]);
  const advised = await reds('advised');
  expect(advised).toMatchObject({ shuffle: { section: 'Setting up' }, look: { section: 'Setting up' } });
  expect(advised['deal red-hand']).toBe('Also a legal action: Draw two cards');
  expect(advised['show']).toBeUndefined();
});

test('a look into the hand of another, or a gift of a card, as a request to them', async () => {
  const { rows, card, reading } = await table();
  const look = rows('north', 'hand-south').find(({ key }) => key === 'look');
  expect(look).toMatchObject({ drop: { kind: 'proposal' }, seen: expect.stringContaining('is asked first') });
  const [mine = ''] = viewOf(reading('north').client).tabletop.piles.find(({ id }) => id === 'hand-north')?.cards ?? [];
  const give = card('north', { pile: 'hand-north', at: 0, card: mine }).find(({ key }) => key === 'give hand-south');
  expect(give?.drop).toMatchObject({ kind: 'proposal', edit: { kind: 'card', card: '?', to: 'hand-south' } });
  expect(JSON.stringify(give?.drop)).not.toContain(mine);
});

test('turning over, looking at and picking up a loose card, and where it lies', async () => {
  const { rows, card, does, reading } = await table();
  const [mine = ''] = viewOf(reading('north').client).tabletop.piles.find(({ id }) => id === 'hand-north')?.cards ?? [];
  const laid = card('north', { pile: 'hand-north', at: 0, card: mine });
  expect(keys(laid)).toEqual(expect.arrayContaining(['board-up', 'board-down']));
  expect(laid.find(({ key }) => key === 'board-up')?.seen).toBe('all see it');
  const down = laid.find(({ key }) => key === 'board-down');
  if (down?.drop.kind !== 'edit') throw new Error('it cannot be laid face down');
  await does('north', down.drop.edit);
  const { tabletop } = viewOf(reading('south').client);
  const loose = tabletop.piles.find(({ id }) => looseOf(id));
  expect(loose?.cards).toEqual(['?']);
  expect(keys(rows('south', loose?.id ?? ''))).toEqual(
    expect.arrayContaining(['turn', 'look', 'take-it hand-south', 'top deck', 'under deck']),
  );
  expect(pilesPanel(reading('south'), { done: 0 })?.lines.map(({ name }) => name)).toContain('Board, face down');
});

test('a card of my hand to every pile, or shown', async () => {
  const { card, reading } = await table();
  const [mine = ''] = viewOf(reading('north').client).tabletop.piles.find(({ id }) => id === 'hand-north')?.cards ?? [];
  expect(keys(card('north', { pile: 'hand-north', at: 0, card: mine }))).toEqual(
    expect.arrayContaining(['to discards', 'top deck', 'under deck', 'give hand-south', 'show-card']),
  );
});

test('nothing for what is no pile', async () => {
  const { rows, card } = await table();
  expect(rows('north', 'bay')).toEqual([]);
  expect(card('north', { pile: 'bay', at: 0, card: '?' })).toEqual([]);
});

describe('a seat that looks into a pile', () => {
  test('sees the cards, the top one first, and nobody else does', async () => {
    const { does, looks, reading, table: whole } = await table();
    await does('north', { kind: 'look', seat: 'north', pile: 'deck', count: 2 });
    const deck = (whole.referee.timeline.state as unknown as { piles: Record<string, string[]> }).piles['deck'];
    expect(looks('north')?.cards).toEqual(deck?.slice(0, 2));
    expect(looks('south')).toBeUndefined();
    const [first = ''] = deck ?? [];
    expect(JSON.stringify(reading('south').client.timeline.moments)).not.toContain(`"${first}"`);
    expect(pilesPanel(reading('north'), { done: 0 })?.spread?.cards).toHaveLength(2);
    expect(pilesPanel(reading('south'), { done: 0 })?.spread).toBeUndefined();
  });

  test('takes one of them and still knows the others', async () => {
    const { does, looks } = await table();
    await does('north', { kind: 'look', seat: 'north', pile: 'deck', count: 3 });
    const [first, second, third] = looks('north')?.cards ?? [];
    await does('north', { kind: 'card', card: '?', from: 'deck', to: 'hand-north', at: 1 });
    expect(looks('north')?.cards).toEqual([first, third]);
    await does('north', { kind: 'card', card: '?', from: 'deck', to: 'deck', at: 1 });
    expect(looks('north')?.cards).toEqual([third, first]);
    expect(second).toBeDefined();
  });

  test('forgets what another seat has touched or what was shuffled', async () => {
    const { does, looks } = await table();
    await does('north', { kind: 'look', seat: 'north', pile: 'deck', count: 3 });
    await does('south', { kind: 'deal', pile: 'deck', count: 1, to: 'hand-south' });
    expect(looks('north')).toBeUndefined();
    await does('north', { kind: 'look', seat: 'north', pile: 'deck', count: 3 });
    await does('north', { kind: 'shuffle', pile: 'deck' });
    expect(looks('north')).toBeUndefined();
  });
});

describe('the column', () => {
  test('shows every pile with its number of cards, and no card of a hand', async () => {
    const { reading } = await table();
    const panel = pilesPanel(reading('north'), { done: 0 });
    expect(panel?.lines.map(({ pile }) => pile)).toEqual(['deck', 'discards', 'hand-north', 'hand-south']);
    expect(panel?.lines.filter(({ top }) => top)).toEqual([]);
    expect(panel?.open).toBe(true);
  });

  test('shows no piles in Enforced', async () => {
    const { reading } = await table('enforced');
    expect(pilesPanel(reading('north'), { done: 0 })).toBeUndefined();
  });
});

test.each(EVERY_GAME)('$id: every pile offers every seat something, in words', async one => {
  const { table: whole, at } = await begunTable(one, { mode: 'free' });
  for (const [seat, browser] of Object.entries(at)) {
    const timeline = browser.sees(seat);
    const reading = readingOf(clientOf(timeline, browser.user, { seat }), speech);
    const view = viewOf(reading.client);
    for (const pile of Object.keys(one.piles(whole.head.options))) {
      const cards = view.tabletop.piles.find(({ id }) => id === pile)?.cards ?? [];
      const rows = pileRows(reading, view, pile, 1);
      if (cards.length) expect(rows.length, pile).toBeGreaterThan(0);
      for (const { label, seen } of rows) {
        expect(label).not.toMatch(/RT\.|[{}]/);
        expect(seen).not.toMatch(/RT\.|[{}]|^$/);
      }
    }
  }
});

test.each(EVERY_GAME)('$id: the menu of a counter changes its badge by one, up and down, within bounds', async one => {
  const { at } = await begunTable(one, { mode: 'free' });
  const first = Object.entries(at)[0];
  if (!first) return expect.fail('nobody plays');
  const [seat, browser] = first;
  const reading = readingOf(clientOf(browser.sees(seat), browser.user, { seat }), speech);
  const view = viewOf(reading.client);
  const bearing = view.tabletop.counters.filter(({ dials = [] }) => dials.length > 0);
  // only Kremlin's politicians have badges so far
  expect(bearing.length > 0).toBe(one.id === 'kremlin');
  for (const { id, piece, slot, dials = [] } of bearing) {
    const rows = pieceRows(reading, view, { kind: 'counter', id, piece, slot }, 1);
    for (const { id: marker, value, least, most } of dials) {
      const own = rows.filter(({ key }) => key.startsWith(`${marker} `));
      expect(own.map(({ key }) => key)).toEqual([
        ...(value < most ? [`${marker} 1`] : []),
        ...(value > least ? [`${marker} -1`] : []),
      ]);
      for (const { label, drop } of own) {
        expect(label).toMatch(/^.+ [+−]1: \d+ → \d+$/);
        expect(drop).toMatchObject({ kind: 'edit', edit: { kind: 'set', marker } });
      }
    }
  }
});
