import { expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { viewOf } from '../board/view';
import { handPanel } from './hand';
import { readingOf } from './reading';
import { tablePanel } from './table';
import { clientOf } from './testing/client';
import { english, render } from './testing/render';
import { playOn, seatedTable } from '../testing/seated-tables';

const MOST = 12;

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: while a past moment is shown, the column describes the board of that moment, in the words of then',
  async (_id, game) => {
    const { table, at, seats } = await seatedTable(game);
    const [seat = ''] = seats;
    const seen = () => at[seat]?.sees(seat) ?? table.referee.timeline;
    const reading = () => readingOf(clientOf(seen(), `user-${seat}`, { seat }), english);
    const told = () => {
      const { ribbon, openCards, goal, secretSheet } = tablePanel(reading(), undefined);
      const { cards, others, open } = handPanel(reading(), undefined, 'drawn');
      return { ribbon, openCards, goal, secretSheet, cards: cards.map(({ card }) => card), others, open };
    };
    const before = new Map([[reading().client.timeline.revision, told()]]);
    await playOn(table, at, MOST, () => before.set(reading().client.timeline.revision, told()));
    expect(before.size).toBeGreaterThan(1);
    const { revision: now } = reading().client.timeline;
    // what the rules did by themselves then was not stopped by anybody
    for (let revision = 1; revision < now; revision++) {
      const { prompt } = tablePanel(reading(), undefined, undefined, { revision });
      expect(prompt?.text ?? '', String(revision)).not.toContain('stopped by hand');
    }
    for (const [revision, then] of [...before].filter(([one]) => one < now)) {
      const looked = { revision };
      const panel = tablePanel(reading(), undefined, undefined, looked);
      const { ribbon, openCards, goal, secretSheet } = panel;
      const { cards, others, open } = handPanel(reading(), undefined, 'drawn', looked);
      expect({ ribbon, openCards, goal, secretSheet, cards: cards.map(({ card }) => card), others, open }).toEqual(
        then,
      );
      // the board has the cards that the column mentions
      const { piles } = viewOf(reading().client, looked).tabletop;
      const lying = piles.flatMap(pile => pile.cards);
      for (const { card } of openCards) expect(lying).toContain(card);
      // nothing can be answered in the past, and there is a way back
      expect(cards.some(({ playable }) => playable)).toBe(false);
      const html = render('table-choices', panel);
      expect(html).not.toContain('data-action="submit"');
      expect(html).toContain('data-action="present"');
    }
  },
);
