/** Attempts to ruin a record for everybody: fill it, lock browsers out, claim the last lease, or write it oddly. */
import { describe, expect, test } from 'vitest';
import { type Piles, unknown, withPiles } from '../../kernel/piles';
import { is, isPosition, MOST_COUNTED, MOST_VALUES } from '../../kernel/reading';
import { EVERY_GAME } from '../../testing/all-games';
import { linkOf } from '../crypto/bytes';
import { newKey } from '../crypto/keys';
import { verify } from '../judgement/verify';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { linkOfHead } from '../record/head';
import type { Ask, Entry, Reply } from '../record/model';
import { toldIn } from '../record/opened-parts';
import { branch } from '../record/shapes';
import { makeClaim } from '../record/signatures';
import { MOST_ENTRIES, MOST_LATER, openTimeline } from '../record/timeline';
import { readingOf } from '../panels/reading';
import { refereeBanner } from '../panels/referee-banner';
import { clientOf } from '../panels/testing/client';
import { reveal } from '../referee/duties';
import { cheatAt } from '../testing/cheating';
import { olderHead } from '../testing/rewriting';
import { quickRandom, refereed, tableOf } from '../testing/tables';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';
import { game, problemOf, reasonOf } from '../testing/toy-table';

const coins = (to: number): Ask => ({ kind: 'edit', seat: 'north', edit: { kind: 'set', marker: 'coins-north', to } });

describe('a record', () => {
  // shows trust.16
  test('is not filled by one who does and undoes without end, and the others play on', async () => {
    const { table, ann, bob } = await begunTable(game, { mode: 'free' });
    const before = table.referee.timeline.revision;
    const answers = [];
    for (let n = 0; n < 60; n++) {
      await ann.ask(coins(1 + (n % 5)));
      answers.push(reasonOf(await ann.ask({ kind: 'undo', seat: 'north' })));
    }
    expect(answers.filter(answer => answer === 'too-many-undos').length).toBeGreaterThan(20);
    expect(table.referee.timeline.moments.filter(({ entry }) => entry.kind === 'undo').length).toBeLessThan(35);
    expect(table.referee.timeline.revision - before).toBeLessThan(100);
    expect((await bob.ask({ kind: 'edit', edit: { kind: 'set', marker: 'coins-south', to: 4 } })).ok).toBe(true);
    expect((await ann.ask(coins(2))).ok).toBe(true);
    expect((await ann.ask({ kind: 'undo', seat: 'north' })).ok).toBe(true);
  });

  // shows trust.16
  test('is not filled by one who sits down and gets up without end: who waits for others may do so a few times', async () => {
    const table = await tableOf(game, { holders: { north: { kind: 'user', user: 'ann' }, south: { kind: 'open' } } });
    const [ann, bob] = [await table.browser('ann'), await table.browser('bob')];
    const answers: (Reply | string)[] = [];
    const sitsAndGoes = async (): Promise<void> => {
      answers.push(problemOf(await bob.ask({ kind: 'claim', seat: 'south' })));
      await bob.ask({ kind: 'leave', seat: 'south' });
    };
    for (let n = 0; n < 30; n++) await sitsAndGoes();
    expect(answers.filter(answer => answer === 'too-many').length).toBeGreaterThan(20);
    expect(table.referee.timeline.moments.filter(({ entry }) => entry.kind === 'seat').length).toBeLessThan(10);
    expect((await ann.ask({ kind: 'leave', seat: 'north' })).ok).toBe(true);
    expect((await bob.ask({ kind: 'claim', seat: 'south' })).ok).toBe(true);
  });

  // shows trust.16
  test('that is full takes no more turns, and still a referee who sits down', async () => {
    const made = await tableOf(game, { holders: { north: { kind: 'user', user: 'ann' } } });
    const { tableSecret } = made;
    // of which none has to be signed
    const head = olderHead(made.head, tableSecret);
    const raws: Record<string, string> = {};
    let p = linkOfHead(head);
    for (let r = 1; r <= MOST_ENTRIES - 100; r++) {
      const entry: Entry = { kind: 'referee', r, e: 1, p, t: 1000, user: 'gm', client: 'one' };
      raws[entryKey(r)] = makeEntry(entry);
      p = linkOf(raws[entryKey(r)] ?? '');
    }
    const table = await refereed({ game, head, tableSecret, raws }, quickRandom(2));
    expect(table.referee.timeline.revision).toBe(MOST_ENTRIES - 99);
    const gm = await table.browser('gm');
    expect(problemOf(await gm.ask({ kind: 'mode', mode: 'free' }))).toBe('record-full');
    // it is closed before its game has ended, and then verifies
    const client = clientOf(gm.sees(), 'gm', { referee: { kind: 'here' } });
    const speech = { has: () => true, localize: (key: string) => key, format: (key: string) => key };
    expect(refereeBanner(readingOf(client, speech))?.text).toBe('RT.referee.full');
    expect((await gm.ask({ kind: 'reveal' })).ok).toBe(true);
    expect(verify(game, head, table.raws)).toMatchObject({ ok: true });
  });

  // shows trust.16
  test('that has room is revealed by nobody before its game has ended', async () => {
    const { table, gm } = await begunTable(game);
    expect(reasonOf(await gm.ask({ kind: 'reveal' }))).toBe('not-over');
    const cheat = cheatAt(table);
    await reveal(cheat.book, cheat.signedBy(gm, { kind: 'reveal' }));
    expect(cheat.says()).toBe('verify-revealed');
  });

  // shows trust.16
  test('locks nobody out, however many keys users without a seat bring', async () => {
    const eves = Object.fromEntries(['eve', 'mallory', 'trudy', 'oscar'].map(user => [user, 'player' as const]));
    const { table, ann } = await begunTable(game, { roles: { gm: 'gm', ann: 'player', bob: 'player', ...eves } });
    for (const user of Object.keys(eves)) {
      for (let n = 0; n < 64; n++) {
        await table.referee.announce(user, makeClaim(newKey(table.random), user, table.head));
      }
    }
    const later = await table.browser('ann');
    const bid: Ask = { kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as never };
    expect((await later.ask(bid)).ok).toBe(true);
    expect(ann.sees('north').problems).toEqual([]);
  });

  // shows trust.16
  test('takes no lease that is later than any can be: the honest one goes on', async () => {
    const { table, ann } = await begunTable(game);
    const { revision, hash, epoch } = table.referee.timeline;
    const late = { kind: 'referee', r: revision + 1, p: hash, t: 5000, user: 'eve', client: 'eves' } as const;
    for (const e of [epoch + MOST_LATER + 1, Number.MAX_SAFE_INTEGER]) {
      const raws = { ...table.raws, [entryKey(revision + 1)]: makeEntry({ ...late, e }) };
      const timeline = openTimeline(game, table.head, raws, ann.reader('north'));
      expect(timeline.problems).toMatchObject([{ problem: 'entry-epoch' }]);
      expect(timeline.epoch).toBe(epoch);
    }
    const raws = { ...table.raws, [entryKey(revision + 1)]: makeEntry({ ...late, e: epoch + MOST_LATER }) };
    expect(openTimeline(game, table.head, raws, ann.reader('north')).epoch).toBe(epoch + MOST_LATER);
  });
});

describe('an entry', () => {
  // shows trust.16
  test('has one text only: no field twice, no blanks, no other spelling of a number', async () => {
    const { table } = await begunTable(game);
    const raw = Object.values(table.raws).at(-1) ?? '';
    expect(parseEntry(raw)).toMatchObject({ kind: 'turn' });
    const others = [
      raw.replace('{', '{"events":[],'),
      raw.replace('{', '{ '),
      raw.replace('"e":1,', '"e":1.0,'),
      raw.replace('"e":1,', '"e":1e0,'),
      raw.replace('"kind":"turn"', '"kind":"\\u0074urn"'),
    ];
    for (const other of others) {
      expect(other).not.toBe(raw);
      expect(parseEntry(other)).toEqual({ problem: 'entry-unreadable' });
      const raws = { ...table.raws, [Object.keys(table.raws).at(-1) ?? '']: other };
      expect(verify(game, table.head, raws, table.tableSecret)).toMatchObject({ ok: false });
    }
  });

  test.each([-5, 1e300, 0.5])('must have a possible time, and not %s', async t => {
    const { table } = await begunTable(game);
    const entry = parseEntry(Object.values(table.raws).at(-1)) as Entry;
    expect(parseEntry(JSON.stringify({ ...entry, t }))).toMatchObject({ problem: 'entry-malformed' });
  });
});

/** The same with another number at each place where there is one. */
const withNumber = (value: unknown, to: number): readonly unknown[] => {
  if (typeof value === 'number') return [to];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([field, part]) =>
    withNumber(part, to).map(other => (isList ? value.with(Number(field), other) : { ...value, [field]: other })),
  );
};

describe('what all have agreed to', () => {
  // shows trust.16
  test.each(EVERY_GAME.map(one => [one.id, one] as const))(
    '%s: and what no record takes is closed by the table, so that nothing waits behind it',
    async (_, one) => {
      const { table, at, seats } = await seatedTable(one, { seed: 3, mode: 'advised' });
      await playOn(table, at, 5, undefined, 3, 'bot');
      const [asker = '', ...others] = seats;
      const { state } = table.referee.timeline;
      const [pile = ''] = Object.entries<readonly string[]>((state as unknown as { piles: Piles }).piles)
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([id]) => id);
      const shuffles = Array.from({ length: 200 }, () => ({ kind: 'shuffle', pile }) as const);
      const edit = { kind: 'together', edits: shuffles } as const;
      const asked = await at[asker]?.ask({ kind: 'propose', seat: asker, what: { kind: 'edit', edit } });
      expect(asked).toMatchObject({ ok: true });
      const on = table.referee.timeline.revision;
      for (const seat of others) await at[seat]?.ask({ kind: 'vote', seat, on, yes: true });
      expect(table.referee.timeline.proposals).toEqual([]);
      expect(await playOn(table, at, 2, undefined, 4, 'bot')).toBe(2);
      expect(verify(one, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
    },
  );
});

describe('what a referee makes up', () => {
  // shows trust.11
  test.each(EVERY_GAME.map(one => [one.id, one] as const))(
    '%s: a number that would fill the memory of every page is no entry, wherever it stands',
    async (_, one) => {
      const { table, at } = await seatedTable(one, { seed: 3 });
      await playOn(table, at, 25, undefined, 3, 'bot');
      let tried = 0;
      for (const raw of Object.values(table.raws)) {
        const entry = parseEntry(raw);
        if ('problem' in entry || entry.kind !== 'turn') continue;
        for (const number of [1e9, -1e9, MOST_COUNTED + 1])
          for (const events of withNumber(entry.events, number)) {
            tried++;
            const made = makeEntry({ ...entry, events } as Entry);
            expect(parseEntry(made)).toMatchObject({ problem: 'entry-malformed' });
          }
      }
      expect(tried).toBeGreaterThan(10);
    },
  );

  test('many smaller values that add up to as much are refused too, as are sealed ones and those in a position', () => {
    const many = Array.from({ length: 1500 }, () => ({ kind: 'coin-won', coins: 10 }));
    const turn = {
      r: 5,
      e: 1,
      p: 'A'.repeat(43),
      t: 1,
      kind: 'turn',
      seat: 'north',
      by: 'command',
      n: 0,
      barrier: false,
    };
    const entryOf = (events: readonly object[]) => parseEntry(JSON.stringify({ ...turn, events }));
    expect(entryOf(many.slice(0, 1000))).toMatchObject({ kind: 'turn' });
    expect(entryOf(many)).toMatchObject({ problem: 'entry-malformed' });
    expect(toldIn({ h: [[0, 'north', 5]] })).toBeDefined();
    for (const is of [1e9, [9000, 9000], { points: 1e9 }]) expect(toldIn({ h: [[0, 'north', is]] })).toBeUndefined();
    const branchOf = (position: object) => ({ table: 't', revision: 3, position });
    expect(is(branch, branchOf({ year: 1917 }))).toBe(true);
    expect(is(branch, branchOf({ year: 1e9 }))).toBe(false);
  });

  // shows trust.11
  test.each(EVERY_GAME.map(one => [one.id, one] as const))(
    '%s: turns that are each as long as they may be fill no memory together, and no list makes one slow',
    async (_, one) => {
      const { table } = await seatedTable(one, { seed: 3 });
      const { timeline } = table.referee;
      const read = (...turns: readonly (readonly object[])[]) => {
        const raws: Record<string, string> = { ...table.raws };
        let [r, p] = [timeline.revision, timeline.hash];
        const turn = { e: timeline.epoch, t: 2000, kind: 'turn', seat: 'table', by: 'hand', user: 'gm', n: 0 } as const;
        for (const events of turns) {
          const raw = makeEntry({ ...turn, r: ++r, p, barrier: false, events } as Entry);
          raws[entryKey(r)] = raw;
          p = linkOf(raw, p.length);
        }
        return openTimeline(one, table.head, raws, { keys: {} });
      };
      const steps = Array.from({ length: 1000 }, () => ({ kind: 'never' }));
      const frames = read(...Array.from({ length: 8 }, () => [{ kind: 'agenda', keep: MOST_COUNTED, top: steps }]));
      expect(frames.problems.map(({ problem }) => problem)).toContain('entry-unplayable');
      expect(isPosition(frames.state)).toBe(true);
      const laid = (n: number) => [{ kind: 'cards-laid', to: `@${n},0,down`, cards: unknown(2000) }];
      const piles = read(...Array.from({ length: 8 }, (_one, n) => laid(n)));
      expect(piles.problems.map(({ problem }) => problem)).toContain('entry-unplayable');
      expect(isPosition(piles.state)).toBe(true);
      // sixty thousand cards that lie nowhere, each looked for in a whole pile
      const nowhere = Array.from({ length: 60_000 }, () => 'x');
      expect(read([{ kind: 'cards-taken', from: '@0,0,down', cards: nowhere }]).problems).toMatchObject([
        { problem: 'entry-malformed' },
      ]);
      expect(toldIn({ h: [[0, 'nobody', nowhere]] })).toBeUndefined();
    },
  );

  test('a position has at most so many values, and no number beyond any choice', () => {
    expect(isPosition({ piles: { deck: unknown(MOST_VALUES - 3) } })).toBe(true);
    expect(isPosition({ piles: { deck: unknown(MOST_VALUES) } })).toBe(false);
    expect(isPosition({ born: Array.from({ length: 40 }, () => 1879) })).toBe(true);
    expect(isPosition({ agenda: [{ kind: 'spend', points: MOST_COUNTED + 1 }] })).toBe(false);
  });

  test('a pile that grows with every turn has an end', () => {
    const state = { options: {}, piles: { deck: ['a'] } };
    expect(withPiles(state, { deck: unknown(MOST_COUNTED) }).piles.deck).toHaveLength(MOST_COUNTED);
    expect(() => withPiles(state, { deck: unknown(MOST_COUNTED + 1) })).toThrow('too many cards');
  });
});
