/** An owner's file that tries to do more than replace cards: it defines cards, and nothing else of the table. */
import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import type { AnyGame } from '../record/model';
import { verify } from '../judgement/verify';
import { begunTable } from '../testing/seated-tables';

const games = (EVERY_GAME as unknown as readonly AnyGame[]).flatMap(game => {
  const option = game.options.find(({ kind }) => kind === 'data');
  return option?.kind === 'data' ? [[game.id, game, option] as const] : [];
});

const CARD = { number: 1, title: 'Mine' };
const FILES: Readonly<Record<string, string>> = {
  'a card that the game does not have': JSON.stringify({ cards: [{ ...CARD, number: 9999 }] }),
  'a card twice': JSON.stringify({ cards: [CARD, CARD] }),
  'seats of the table': JSON.stringify({ cards: [CARD], holders: { all: 'eve' } }),
  'a pile for a card to lie in': JSON.stringify({ cards: [{ ...CARD, pile: 'hand-north' }] }),
  'a user, a table and a world': JSON.stringify({ cards: [{ ...CARD, user: 'eve', table: 'x', world: 'y' }] }),
  'what reaches into prototypes': '{"__proto__":{"cards":[]},"constructor":{"prototype":{"gm":true}}}',
  'nothing but a text': '"cards"',
};

test('some games take one', () => expect(games.map(([id]) => id)).toContain('kremlin'));

describe.each(games)('%s', (_, game, option) => {
  // shows trust.11
  test.each(Object.entries(FILES))('takes no file with %s, and names the place', (_what, file) => {
    const read = option.read(file);
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ at }) => at === '' || at.startsWith('/'))).toBe(true);
    expect(({} as { gm?: unknown }).gm).toBeUndefined();
  });

  test('a table that was made with such a file is not opened', async () => {
    const { table } = await begunTable(game);
    const made = (data: string) =>
      verify(game, { ...table.head, options: { ...table.head.options, data } }, table.raws, table.tableSecret);
    for (const file of Object.values(FILES)) {
      expect(made(file)).toMatchObject({
        revision: 0,
        problem: { problem: 'not-a-value', details: { option: 'data' } },
      });
    }
  });
});
