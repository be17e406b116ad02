import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { GAMES } from '../../testing/all-games';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import { begunTable } from '../testing/seated-tables';
import { cardRows } from './card-rows';
import { pileRows } from './pile-rows';
import { toldOnce } from './by-hand-rows';
import { viewOf } from './view';

test('rows that break no rule come first; a rule broken by several is a heading, one broken by one is in its row', () => {
  const row = (key: string, text?: string) => ({ key, ...(text && { breaks: { section: '§1', text } }) });
  const rows = [row('a', 'no'), row('b'), row('c', 'never'), row('d', 'no'), row('e')];
  expect(toldOnce(rows).map(({ key, told }) => [key, told])).toEqual([
    ['b', undefined],
    ['e', undefined],
    ['a', '§1: no'],
    ['d', '§1: no'],
    ['c', undefined],
  ]);
});

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: in Advised no menu of a pile or card shows a rule twice',
  async (_, game) => {
    const { at } = await begunTable(game, { mode: 'advised' });
    const [seat, browser] = Object.entries(at)[0] ?? [];
    if (!seat || !browser) return expect.fail('nobody plays');
    const reading = readingOf(clientOf(browser.sees(seat), browser.user, { seat }), speechOf('en'));
    const view = viewOf(reading.client);
    const menus = view.tabletop.piles.flatMap(({ id, cards }) => [
      pileRows(reading, view, id, 1),
      ...cards.slice(0, 1).map(card => cardRows(reading, view, { pile: id, at: 0, card })),
    ]);
    for (const menu of menus) {
      const rows = toldOnce(menu);
      // a rule appears where a heading begins, and in rows without heading
      const written = rows.flatMap(({ told, breaks }, n) =>
        told === undefined ? (breaks?.text ?? []) : told === rows[n - 1]?.told ? [] : told,
      );
      expect(new Set(written).size).toBe(written.length);
    }
    expect(menus.length).toBeGreaterThan(0);
  },
);
