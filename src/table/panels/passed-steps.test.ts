/** A question that is skipped or ticked off by hand is told to everybody, though only its maker can read the change itself. */
import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { stepOf, topOf } from '../../kernel/lookup';
import { EVERY_GAME } from '../../testing/all-games';
import { seatedTable } from '../testing/seated-tables';
import { plain } from '../i18n/links';
import { happenedLine, lastLines } from './entry-sentences';
import { loggedOf } from './log';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';

/** So many questions are left one after the other: after some, the rules only announce what comes. */
const STEPS = 4;

const WAYS = [
  ['skip', 'skipped: '],
  ['tick', 'ticked off: '],
] as const;

test.each(EVERY_GAME.flatMap(game => WAYS.map(way => [game.id, ...way, game] as const)))(
  '%s: %s',
  async (_, kind, own, game) => {
    const { table, at, seats } = await seatedTable(game, { mode: 'advised' });
    const eve = await table.browser('eve');
    for (let step = 0; step < STEPS; step++) {
      const before = table.referee.timeline.state;
      const [seat = ''] = toAct(game, before);
      const top = topOf(before);
      // somebody is asked until the game ends
      if (!top || !seat) break;
      const reply = await at[seat]?.ask({ kind: 'edit', seat, edit: { kind } });
      expect(reply).toMatchObject({ ok: true });
      const pages = [...seats.map(one => [one, at[one]?.sees(one)] as const), [undefined, eve.sees()] as const];
      for (const [reader, timeline] of pages) {
        if (!timeline) return expect.fail(`${String(reader)} sees no table`);
        const client = clientOf(
          timeline,
          reader === undefined ? 'eve' : `user-${reader}`,
          reader === undefined ? {} : { seat: reader },
        );
        const reading = readingOf(client, english);
        const moment = timeline.moments.findLast(({ entry }) => entry.kind === 'turn' && entry.by === 'hand');
        if (!moment) return expect.fail('no change by hand is recorded');
        const line = happenedLine(reading, moment);
        const told = line?.texts.join(' ') ?? '';
        // where the rules went on at once, what they did is told
        const wasQuiet = moment.events.every(({ kind }) => kind === 'agenda');
        if (reader === seat || wasQuiet) {
          // whether it was skipped or done by hand only its maker knows: nobody else is told the one for the other
          const word = reader === seat ? own : 'moved on from: ';
          expect(told).toContain(word);
          expect(told).toContain(reading.words.section(stepOf(game, top).section));
          expect(loggedOf(reading, moment).map(plain).join(' ')).toContain(word);
          expect(line?.breaksNone).toBe(false);
        } else expect(told).not.toBe('');
        // whoever looks at what just happened sees that it was done by hand
        expect(lastLines(reading, 1)[0]).toMatchObject({ byHand: true, revision: moment.entry.r });
      }
    }
  },
);
