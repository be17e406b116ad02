/** The chat keeps telling a change by hand that was undone, marked, and with who undid it: on every page. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { chooser, quickDice } from '../../kernel/dice';
import { isOfSequence } from '../../kernel/edit';
import { anyEdit } from '../../kernel/testing/edits';
import { EVERY_GAME } from '../../testing/all-games';
import { plain } from '../i18n/links';
import { seatedTable } from '../testing/seated-tables';
import { handLines } from './hand-lines';
import { readingOf } from './reading';
import { clientOf, person } from './testing/client';

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const { table, at, seats } = await seatedTable(game, { mode: 'free' });
  const eve = await table.browser('eve');
  const [seat = ''] = seats;
  const choose = chooser(quickDice(3));
  const make = async (): Promise<number> => {
    for (let n = 0; n < 200; n++) {
      const edit = anyEdit(game, table.referee.timeline.state, choose);
      if (isOfSequence(edit) || edit.kind === 'together') continue;
      const reply = await at[seat]?.ask({ kind: 'edit', seat, edit });
      const last = table.referee.timeline.moments.at(-1)?.entry;
      if (!reply?.ok || last?.kind !== 'turn' || last.barrier || last.by !== 'hand') continue;
      // what everybody is told
      const everybody = readingOf(clientOf(eve.sees(), 'eve'), speechOf('en'));
      if (handLines(everybody, [reply.revision], true).length) return reply.revision;
    }
    throw new Error('no change by hand makes sense');
  };
  const stays = await make();
  const goes = await make();
  const linesFor = (reader: string | undefined) => {
    const timeline = reader === undefined ? eve.sees() : at[reader]?.sees(reader);
    if (!timeline) throw new Error('no table');
    const people = [person(`user-${seat}`, { name: 'Annabel' })];
    return [true, false].map(asEverybody =>
      handLines(readingOf(clientOf(timeline, 'me', { people }), speechOf('en')), [stays, goes], asEverybody),
    );
  };
  const before = linesFor(seat)[0]?.map(({ parts }) => plain(parts));
  for (const lines of linesFor(seat)) expect(lines.map(({ undone }) => undone)).not.toContain('undone by Annabel');
  expect((await at[seat]?.ask({ kind: 'undo', seat }))?.ok).toBe(true);
  for (const reader of [...seats, undefined])
    for (const lines of linesFor(reader)) {
      expect(lines.length).toBe(before?.length);
      expect(lines.at(0)?.undone).toBeUndefined();
      expect(lines.at(-1)?.undone).toBe('undone by Annabel');
    }
});
