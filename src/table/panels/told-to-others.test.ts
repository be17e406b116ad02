/** Every page tells a change by hand as its author's page does: who, which piece, from where, to where; then the rules. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { chooser, quickDice } from '../../kernel/dice';
import { anyEdit } from '../../kernel/testing/edits';
import { EVERY_GAME } from '../../testing/all-games';
import { plain } from '../i18n/links';
import { playOn, seatedTable } from '../testing/seated-tables';
import { happenedLine, lastLines } from './entry-sentences';
import { framesOf } from './frames';
import { loggedSentences } from './log';
import { person, clientOf } from './testing/client';
import { readingOf } from './reading';

/** So many changes by hand are looked at in a game. */
const ENOUGH = 12;
const PAST = / (moved|placed|removed|turned over|set|put|shuffled|gathered|looked at|showed|left:)/;
/** Only its maker knows in which way a step was left. */
const LEFT = / (skipped|ticked off|moved on from): /;
const NAME = 'Annabel';

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const { table, gm, at, seats } = await seatedTable(game, { seed: 3 });
  const eve = await table.browser('eve');
  const speech = speechOf('en');
  const choose = chooser(quickDice(5));
  const found = { made: 0, withRules: 0 };
  expect((await gm.ask({ kind: 'mode', mode: 'advised' })).ok).toBe(true);
  for (let n = 0; n < 12 * ENOUGH && found.made < ENOUGH; n++) {
    if (n % 5 === 0) await playOn(table, at, 1, undefined, n);
    const seat = seats[n % seats.length] ?? '';
    const edit = anyEdit(game, table.referee.timeline.state, choose);
    const reply = await at[seat]?.ask({ kind: 'edit', seat, edit });
    if (!reply?.ok) continue;
    const readingFor = (reader: string | undefined) => {
      const timeline = reader === undefined ? eve.sees() : at[reader]?.sees(reader);
      if (!timeline) throw new Error('no table');
      return readingOf(
        clientOf(timeline, 'me', {
          ...(reader !== undefined && { seat: reader }),
          people: [person(`user-${seat}`, { name: NAME })],
        }),
        speech,
      );
    };
    const linesFor = (reader: string | undefined) => {
      const reading = readingFor(reader);
      const moment = reading.client.timeline.moments.findLast(({ entry }) => entry.kind === 'turn');
      if (moment?.entry.kind !== 'turn' || moment.entry.by !== 'hand') return undefined;
      const told = loggedSentences(reading, moment);
      const texts = told.map(({ parts }) => plain(parts));
      // what just happened and the record tell the same, and the replay shows it in these words
      expect(happenedLine(reading, moment)?.texts ?? []).toEqual(texts);
      const last = moment.entry.r;
      if (texts.length && !moment.undone) {
        expect(lastLines(reading, 1)[0]?.texts).toEqual(texts);
        expect(framesOf(reading, last - 1, last).map(({ sentence }) => plain(sentence.parts))).toEqual(texts);
      }
      const of = (byRules: boolean): readonly string[] =>
        told.flatMap(({ parts, byRules: is = false }) => (is === byRules ? [plain(parts)] : []));
      return { own: of(false).map(text => text.replace(LEFT, ' left: ')), rules: of(true) };
    };
    const author = linesFor(seat);
    if (!author?.own.length) continue;
    found.made++;
    if (author.rules.length) found.withRules++;
    for (const reader of [...seats, undefined]) {
      const lines = linesFor(reader);
      const name = JSON.stringify([edit, reader, author, lines]);
      if (!lines) return expect.fail(name);
      for (const line of lines.own) expect(line, name).toMatch(new RegExp(`^${NAME}.*${PAST.source}`));
      // nothing that the rules did is told as the author's
      for (const line of lines.rules) expect(line, name).not.toContain(NAME);
      expect(lines.rules.length, name).toBe(author.rules.length);
      // only a card that they may not see is told otherwise
      if (JSON.stringify(lines.own) !== JSON.stringify(author.own))
        expect(JSON.stringify([edit, author.own]), name).toMatch(/card|look|show|shuffle|deal|recall|pile|hand/i);
    }
  }
  expect(found.made).toBeGreaterThan(ENOUGH / 2);
});
