/** Who is reminded, how often, and that reminders tell nothing hidden. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { EVERY_GAME, gameOf } from '../../testing/all-games';
import type { AnyGame } from '../record/model';
import { openTimeline } from '../record/timeline';
import type { TableClient } from './client-model';
import { parseTold, remindersAt, reminderText, type Told, withTold, writtenAs } from './reminding';
import { clientOf, person } from './testing/client';
import { english } from './testing/render';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const waiting = async () => {
  const { table, gm } = await begunTable(civilWar);
  const client = clientOf(gm.sees(), 'gm');
  const since = client.timeline.moments.at(-1)?.entry.t ?? 0;
  const [seat = ''] = toAct(civilWar, client.timeline.state);
  const holder = client.timeline.holders[seat];
  const asked = holder?.kind === 'user' ? holder.user : '';
  const at = (passed: number, active: boolean, given: Partial<TableClient> = {}) => ({
    ...client,
    people: ['gm', 'ann', 'bob'].map(id => person(id, { active: id === asked ? active : true })),
    now: () => since + passed,
    ...given,
  });
  return { table, client, asked, at };
};

describe('a user whom the table waits for', () => {
  test('is reminded at once if absent, after some minutes if present; other users are not', async () => {
    const { asked, at } = await waiting();
    expect(remindersAt(at(0, false), {})).toMatchObject([{ user: asked, whisper: true, write: true }]);
    expect(remindersAt(at(4 * MINUTE, true), {})).toEqual([]);
    expect(remindersAt(at(6 * MINUTE, true), {})).toMatchObject([{ user: asked }]);
  });

  test('gets one whisper for a question, and one message a day', async () => {
    const { at } = await waiting();
    let told: Told = {};
    const tell = (passed: number) => {
      const due = remindersAt(at(passed, false), told);
      told = withTold(told, due, at(passed, false).now());
      return due.map(({ whisper, write }) => ({ whisper, write }));
    };
    expect(tell(0)).toEqual([{ whisper: true, write: true }]);
    expect(tell(MINUTE)).toEqual([]);
    expect(tell(DAY - 1)).toEqual([]);
    expect(tell(DAY)).toEqual([{ whisper: false, write: true }]);
    expect(tell(DAY + MINUTE)).toEqual([]);
  });

  test('gets another whisper for another question, but no second message that day', async () => {
    const { asked, at } = await waiting();
    const [first] = remindersAt(at(0, false), {});
    const told = { [asked]: { whispered: (first?.question ?? 0) - 1, written: at(0, false).now() } };
    expect(remindersAt(at(MINUTE, false), told)).toMatchObject([{ whisper: true, write: false }]);
  });

  test('is not reminded after leaving their move, in Free, or after the game', async () => {
    const { at, asked, client } = await waiting();
    expect(remindersAt(at(DAY, false), {}, user => user === asked)).toEqual([]);
    const timeline = { ...client.timeline, mode: 'free' as const };
    expect(remindersAt(at(DAY, false, { timeline }), {})).toEqual([]);
  });

  test('has their reminders read from a setting that may contain anything', () => {
    for (const junk of [undefined, 7, 'x'.repeat(1_000_000), [1], { ann: 7 }, { ann: { written: 'today' } }])
      expect(parseTold(junk)).toEqual({});
    expect(parseTold({ ann: { whispered: 3 } })).toEqual({ ann: { whispered: 3 } });
  });
});

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  'a message about %s is the same, whether its sender sees everything or nothing',
  async (_, game) => {
    const { table, at } = await seatedTable(game, { seed: 3 });
    for (let n = 0; n < 4; n++) {
      await playOn(table, at, 3, undefined, n + 1);
      const { head, raws, tableSecret } = table;
      const said = (keys: Readonly<Record<string, string>>): string => {
        const timeline = openTimeline(game, head, raws, { keys });
        const everybody = Object.values(at).map(({ user }) => person(user, { active: false }));
        const client = { ...clientOf(timeline, 'gm'), people: everybody, now: () => 5 * DAY };
        const due = remindersAt(client, {});
        const texts = due.map(one => reminderText(head.name, one, client.now(), english));
        return JSON.stringify([writtenAs('json', head.name, due, texts), writtenAs('discord', head.name, due, texts)]);
      };
      expect(said({ table: tableSecret })).toBe(said({}));
    }
  },
);

test('a chosen name cannot notify a whole channel, nor exceed the service’s limit', async () => {
  const { at } = await waiting();
  const [one] = remindersAt(at(0, false), {});
  if (!one) throw new Error('nobody is waited for');
  const told = { ...one, name: `@everyone ${'x'.repeat(5_000)}` };
  const body = writtenAs('discord', 'Table', [told], [reminderText('Table', told, 0, english)]);
  expect(body).toMatchObject({ allowed_mentions: { parse: [] } });
  expect('content' in body && String(body.content).length).toBeLessThanOrEqual(2_000);
});
