/** Texts of a game by the week: whom it waits for and since when, what was missed, what was left. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import type { AnyGame } from '../record/model';
import { leftPanel } from './weekly';
import { timeText } from './waiting-since';
import { hostAbsenceText, makerAbsenceText } from './host-absence';
import { libraryPanel } from './library';
import { readingOf } from './reading';
import { refereeBanner } from './referee-banner';
import { tablePanel } from './table';
import type { TableClient } from './client-model';
import { clientOf } from './testing/client';
import { english, render, textOf } from './testing/render';
import { begunTable, playOn } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;
const MINUTE = 60_000;

const after = async (played: number, self: 'asked' | 'other', given: Partial<TableClient> = {}) => {
  const { table, at, seats } = await begunTable(civilWar);
  await playOn(table, at, played);
  const asked = toAct(civilWar, table.referee.timeline.state)[0] ?? '';
  const seat = self === 'asked' ? asked : (seats.find(one => one !== asked) ?? '');
  const client = clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, at[seat]?.user ?? '', given);
  return { client, reading: readingOf(client, english), seat };
};
const lineOf = (client: TableClient): string =>
  textOf(render('library-tables', libraryPanel([], [client], [], false, english)));

describe('the library says', () => {
  test('whose turn it is, and since when', async () => {
    const then = (client: TableClient): number => client.timeline.moments.at(-1)?.entry.t ?? 0;
    for (const [self, text] of [
      ['asked', /It is your turn, since /],
      ['other', /Waiting for .* \((?:ann|bob)\), since /],
    ] as const) {
      const { client } = await after(3, self);
      expect(lineOf({ ...client, now: () => then(client) + 90 * MINUTE })).toMatch(text);
      // within the first minute the time is not shown
      expect(lineOf({ ...client, now: () => then(client) + 1000 })).not.toContain('since');
    }
  });

  test('what was missed, with the way to it', async () => {
    const { client } = await after(3, 'asked', { missed: { from: 9, to: 12, count: 3 } });
    expect(lineOf(client)).toMatch(/Since you were here: 3 moves\..*Show what happened/);
    expect(lineOf({ ...client, missed: undefined })).not.toContain('Since you were here');
  });
});

test('a time is worded as people say it', () => {
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 40).getTime();
  const now = at(24, 20);
  const english_ = { language: 'en-GB' };
  expect(timeText(at(24, 18), now, english_)).toBe('18:40');
  expect(timeText(at(22, 18), now, english_)).toMatch(/^Sunday.* 18:40$/);
  expect(timeText(at(17, 18), now, english_)).toMatch(/^17 November.* 18:40$/);
  expect(timeText(at(22, 18), now, { language: 'de' })).toMatch(/^Sonntag.* 18:40$/);
});

describe('who can host while its host is away', () => {
  const said = async (given: Partial<TableClient>): Promise<string> =>
    hostAbsenceText((await after(3, 'asked', given)).reading);

  test('is named for a table of several people', async () => {
    // the only other user who has hosted is the present host
    expect(await said({ referee: { kind: 'there', name: 'gm', sameUser: false } })).toContain('can leave your move');
    expect(await said({ referee: { kind: 'there', name: 'bob', sameUser: false } })).toContain('goes on with gm');
  });

  test('is said to who makes a table, of each way to keep the cards', () => {
    expect(makerAbsenceText(false, english)).toMatch(/^You host it from this browser; without you, /);
    expect(makerAbsenceText(true, english)).toMatch(/^You host it from any browser of yours; without you, /);
  });
});

describe('while the host is away', () => {
  const gone = { kind: 'gone', name: 'gm', canTakeOver: false } as const;

  test('the asked player is told that they may move, and nobody is alarmed', async () => {
    const asked = await after(3, 'asked', { referee: gone });
    expect(refereeBanner(asked.reading)).toMatchObject({ urgent: false, hint: expect.stringContaining('it waits') });
    const other = await after(3, 'other', { referee: gone });
    expect(refereeBanner(other.reading)).toMatchObject({ urgent: false });
    expect(refereeBanner(other.reading)?.hint).toBeUndefined();
  });

  test('a left move replaces everything else, with the way to take it back', async () => {
    const { client, seat } = await after(3, 'asked', { referee: gone });
    const [command] = legal(civilWar, client.timeline.state, seat);
    if (!command) throw new Error('nothing is offered');
    const left = readingOf({ ...client, left: { at: 1, command } }, english);
    expect(leftPanel(left)).toMatchObject({ urgent: false, button: 'Take it back' });
    expect(leftPanel(left)?.text).toContain(`waits for gm: ${left.words.command(command)}`);
    const text = textOf(render('table-prompt', tablePanel(left, undefined)));
    expect(text).not.toContain('is away');
    // at a table with sealed hands no other browser can read it
    expect(leftPanel(readingOf({ ...client, left: { at: 1 } }, english))?.text).toContain('another browser');
    // a returned host is about to carry it out
    const back = { ...client, left: { at: 1, command }, referee: { ...gone, kind: 'there', sameUser: false } as const };
    expect(leftPanel(readingOf(back, english))).toBeUndefined();
  });

  test('a move that was not carried out is returned with the reason', async () => {
    const { client, seat } = await after(3, 'asked');
    const [command] = legal(civilWar, client.timeline.state, seat);
    const why = { ok: false, problem: { problem: 'stale' } } as const;
    const panel = leftPanel(readingOf({ ...client, left: { at: 1, ...(command && { command }), why } }, english));
    expect(panel).toMatchObject({ urgent: true, button: 'Choose again' });
    expect(panel?.text).toMatch(/^Your move was not made: .+\. The table has changed/);
  });
});
