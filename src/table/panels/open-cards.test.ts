import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME } from '../../testing/all-games';
import { openCards } from './open-cards';
import { readingOf } from './reading';
import { tablePanel } from './table';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';
import { seatedTable } from '../testing/seated-tables';

const games = EVERY_GAME.filter(
  game => game.presentation(Object.fromEntries(game.options.map(one => [one.id, one.default]))).openCards,
);

test.each(games.map(game => [game.id, game] as const))(
  '%s: the column shows open cards with name and text, to a seat as to an observer',
  async (_, game) => {
    const { table, at, seats } = await seatedTable(game, { seed: 3 });
    const [own = ''] = seats;
    for (const timeline of [at[own]?.sees(own), table.referee.timeline]) {
      if (!timeline) continue;
      for (const speech of [english, speechOf('de')]) {
        const reading = readingOf(clientOf(timeline, 'anybody', { people: [person('anybody')] }), speech);
        const cards = openCards(reading);
        expect(cards.length).toBeGreaterThan(0);
        const text = textOf(render('table-ribbon', tablePanel(reading, undefined)));
        for (const { name, note, pile } of cards) {
          expect(note).toMatch(/\.$/);
          for (const said of [name, pile]) expect(text).toContain(said);
        }
      }
    }
  },
);

test('there are no open cards before the beginning', async () => {
  const [game] = games;
  if (!game) throw new Error('no game has open cards');
  const { table } = await seatedTable(game, { seed: 3 });
  const client = clientOf({ ...table.referee.timeline, begun: false }, 'anybody', { people: [person('anybody')] });
  expect(openCards(readingOf(client, english))).toEqual([]);
});
