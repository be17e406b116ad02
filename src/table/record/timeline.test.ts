import { describe, expect, test } from 'vitest';
import { entryKey, makeEntry } from './codec';
import { linkOf } from '../crypto/bytes';
import type { Entry } from './model';
import { extend, openTimeline, rawEntries, readAs, stateAt } from './timeline';
import { begunTable, playOn } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const observer = { keys: {} };

const played = async (most = 30) => {
  const setting = await begunTable(game);
  await playOn(setting.table, setting.at, most);
  const { table } = setting;
  const texts = Object.entries(table.raws).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...setting, texts, read: (raws = table.raws) => openTimeline(game, table.head, raws, observer) };
};

describe('reading a record', () => {
  test('entry by entry gives what reading it whole gives', async () => {
    const { read, texts, table } = await played();
    let grown = openTimeline(game, table.head, {}, observer);
    for (const [key, raw] of texts) grown = extend(grown, key, raw);
    expect(grown).toEqual(read());
    expect(rawEntries(grown)).toEqual(table.raws);
  });

  test('knows the state after each revision', async () => {
    const { read } = await played(5);
    const timeline = read();
    expect(stateAt(timeline, 0)).toEqual(game.hide(game.setUp(timeline.head.options), undefined));
    expect(stateAt(timeline, timeline.revision)).toEqual(timeline.state);
  });

  test('through other eyes needs the record only once', async () => {
    const { read, ann, table } = await played(5);
    expect(readAs(read(), ann.reader('north')).state).toEqual(game.hide(table.referee.timeline.state, 'north'));
  });

  // shows dice.2
  test('numbers the dice without a gap, and one only where a turn has rolled', async () => {
    const { read } = await played(10);
    const turns = read().moments.flatMap(({ entry }) => (entry.kind === 'turn' ? [entry] : []));
    let n = 1;
    for (const turn of turns) {
      expect(turn.n).toBe(n);
      if (turn.rolled) n++;
    }
    expect(turns.filter(({ rolled }) => rolled).length).toBeGreaterThan(1);
    expect(turns.filter(({ rolled }) => !rolled).length).toBeGreaterThan(1);
  });
});

describe('a damaged record', () => {
  // shows record.4
  test('is read up to the entry that is missing', async () => {
    const { table, read, texts } = await played();
    const { [entryKey(10)]: _, ...rest } = table.raws;
    const timeline = read(rest);
    expect(timeline.state).toEqual(stateAt(read(), 9));
    expect(timeline.problems[0]).toEqual({ problem: 'entries-missing', details: { from: 10, to: 10 }, revision: 11 });
    expect(timeline.problems).toHaveLength(texts.length - 10);
    expect(timeline.revision).toBe(texts.length);
  });

  // shows record.4
  test('shows and ignores what is unreadable, misnamed, misplaced, foreign', async () => {
    const { table, read } = await played(5);
    const whole = read();
    const at = whole.revision + 1;
    const mode: Entry = { r: at, e: 1, p: whole.hash, t: 1, kind: 'mode', mode: 'free', user: 'eve' };
    const misplaced = makeEntry({ ...mode, r: 3 });
    const foreign = makeEntry({ ...mode, p: 'y'.repeat(22) });
    const cases = { 'entry-unreadable': 'x', 'entry-misplaced': misplaced, 'entry-foreign': foreign };
    for (const [problem, raw] of Object.entries(cases)) {
      const timeline = read({ ...table.raws, [entryKey(at)]: raw });
      expect(timeline.problems.map(one => one.problem)).toEqual([problem]);
      expect(timeline.state).toBe(timeline.moments.at(-1)?.state);
      expect(timeline.mode).toBe('enforced');
    }
    expect(read({ ...table.raws, '-=1': 'x' }).problems.map(one => one.problem)).toEqual(['entry-misnamed']);
  });

  test('survives an event that no fold of the game can carry', async () => {
    const { table, read } = await played(3);
    const { hash, revision } = read();
    const place = { r: revision + 1, e: 1, p: hash, t: 1 };
    const turn = { ...place, kind: 'turn', seat: 'north', by: 'command', n: 99, barrier: false } as const;
    for (const event of [{ kind: 'no-such-event' }, { kind: 'bids-opened' }]) {
      const timeline = read({ ...table.raws, [entryKey(revision + 1)]: makeEntry({ ...turn, events: [event] }) });
      expect(timeline.problems.map(one => one.problem)).toEqual(['entry-unplayable']);
    }
  });

  // shows referee.2
  test('ignores an entry of a referee whose lease is over', async () => {
    const { table, read } = await played(3);
    const { hash, revision } = read();
    const taken: Entry = { r: revision + 1, e: 2, p: hash, t: 1, kind: 'referee', user: 'gm', client: 'two' };
    const p = linkOf(makeEntry(taken));
    const late: Entry = { r: revision + 2, e: 1, p, t: 2, kind: 'mode', mode: 'free', user: 'gm' };
    const more = Object.fromEntries([taken, late].map(entry => [entryKey(entry.r), makeEntry(entry)]));
    const timeline = read({ ...table.raws, ...more });
    const outdated = { problem: 'entry-outdated', details: { epoch: 1, now: 2 }, revision: revision + 2 };
    expect(timeline.problems).toEqual([outdated]);
    expect(timeline.mode).toBe('enforced');
  });

  test('is read again when an entry is replaced, for example by a new referee', async () => {
    const { table, read } = await played(6);
    const before = read();
    const at = before.revision;
    const previous = before.moments.at(-1)?.entry.p ?? '';
    const other: Entry = { r: at, e: 2, p: previous, t: 1, kind: 'referee', user: 'gm', client: 'two' };
    const after = extend(before, entryKey(at), makeEntry(other));
    expect(after.state).toEqual(stateAt(before, at - 1));
    expect(after.epoch).toBe(2);
    expect(extend(before, entryKey(at), table.raws[entryKey(at)] ?? '')).toBe(before);
  });
});
