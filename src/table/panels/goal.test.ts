/** The strip of the goal calls one's own side "you", unless one plays several sides. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME } from '../../testing/all-games';
import { seatedTable } from '../testing/seated-tables';
import { goalPanel } from './goal';
import { readingOf } from './reading';
import { clientOf } from './testing/client';

const YOU = 'you';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: the goal names every side once: "you" for the only seat of a player, names for somebody who plays several',
  async (_, game) => {
    const { table, seats } = await seatedTable(game, { seed: 3 });
    const namesOf = (mySeats: readonly string[]): readonly string[] => {
      const client = clientOf(table.referee.timeline, 'me', { seat: seats[0] ?? '', mySeats });
      const panel = goalPanel(readingOf(client, speechOf('en')));
      return [...new Set(panel?.rows.flatMap(({ cells }) => cells.map(({ name }) => name)))];
    };
    const many = namesOf(seats);
    if (!many.length) return;
    expect(many).not.toContain(YOU);
    const single = namesOf(seats.slice(0, 1));
    expect(single).toContain(YOU);
    expect(new Set(single).size).toBe(new Set(many).size);
  },
);
