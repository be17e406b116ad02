import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { readingOf } from './reading';
import { ribbonPanel } from './ribbon';
import { tablePanel } from './table';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';
import { playOn, seatedTable } from '../testing/seated-tables';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  'the line of every seat of %s shows sign, name, holder, presence, figures and turn',
  async (_, game) => {
    const { table, at, seats } = await seatedTable(game, { seed: 3 });
    await playOn(table, at, 12, undefined, 5, 'bot');
    const [own = '', away = ''] = seats;
    const people = seats.map(seat =>
      person(`user-${seat}`, { name: `Player of ${seat}`, active: seat !== away, self: seat === own }),
    );
    const timeline = at[own]?.sees(own) ?? table.referee.timeline;
    for (const speech of [english, speechOf('de')]) {
      const reading = readingOf(clientOf(timeline, `user-${own}`, { people }), speech);
      const { columns, seats: lines } = ribbonPanel(reading);
      expect(lines.map(line => line.seat)).toEqual(seats);
      expect(lines.map(line => line.presence)).toEqual(seats.map(seat => (seat === away ? 'away' : 'here')));
      expect(lines.filter(line => line.toAct).map(line => line.seat)).toEqual(toAct(game, timeline.state));
      expect(lines.filter(line => line.mine).map(line => line.seat)).toEqual([own]);
      expect(columns.length).toBeGreaterThan(floorOf(game.id, 1));
      for (const line of lines) expect(line.figures).toHaveLength(columns.length);
      // negative numbers are printed with a minus sign, not a hyphen
      expect(lines.flatMap(line => [...line.figures, line.facts]).join(' ')).not.toMatch(/(^| )-\d/);
      for (const { brief } of columns) expect(brief).not.toContain('figures.');
      const text = textOf(render('table-ribbon', tablePanel(reading, undefined)));
      expect(text).toContain(`Player of ${away}`);
    }
  },
);
