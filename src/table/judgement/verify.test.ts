import { describe, expect, test } from 'vitest';
import type { Message } from '../../kernel/messages';
import { contextOf } from '../record/browser-parts';
import { linkOf } from '../crypto/bytes';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { compact, expanded, lexiconOf } from '../record/compact';
import { commitmentTo, linkOfHead } from '../record/head';
import { seedOf } from '../record/seed';
import type { Entry, Head } from '../record/model';
import { openSmall, sealSmall, seatSecret } from '../crypto/siv';
import type { TestTable } from '../testing/tables';
import { verify, verifying } from './verify';
import { begunTable, playOn } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const finished = async () => {
  const { table, ann, bob, gm } = await begunTable(game);
  await ann.ask({ kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as Message });
  await ann.ask({ kind: 'undo', seat: 'north' });
  await gm.ask({ kind: 'edit', edit: { kind: 'set', marker: 'coins-south', to: 5 } });
  await playOn(table, { north: ann, south: bob }, 6);
  await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'undo', to: table.referee.timeline.revision - 3 } });
  await bob.ask({ kind: 'vote', seat: 'south', on: table.referee.timeline.revision, yes: true });
  await playOn(table, { north: ann, south: bob }, 500);
  const entries = Object.keys(table.raws)
    .sort()
    .map(key => parseEntry(table.raws[key]) as Entry);
  return { table, entries };
};

/** A record with one entry altered by somebody who knows how to chain the entries after it. */
const forged = (
  head: Head,
  entries: readonly Entry[],
  at: (entry: Entry) => boolean,
  change: (entry: Entry) => Entry,
) => {
  const found = entries.find(at);
  let p = linkOfHead(head);
  const raws: Record<string, string> = {};
  for (const entry of entries) {
    const raw = makeEntry({ ...(entry === found ? change(entry) : entry), p });
    raws[entryKey(entry.r)] = raw;
    p = linkOf(raw);
  }
  return { raws, revision: found?.r ?? 0, dice: found?.kind === 'turn' ? found.n : 0 };
};

const wrong = (revision: number, problem: string, details?: object) => ({
  ok: false,
  revision,
  problem: { problem, ...(details && { details }) },
});

describe('verifying', () => {
  // shows dice.3, trust.17
  test('finds an honest game right to the last die, undone turns included', async () => {
    const { table, entries } = await finished();
    const turns = entries.filter(({ kind }) => kind === 'turn').length;
    const signed = entries.filter(entry => entry.kind === 'turn' && entry.by === 'command').length;
    const counts = { turns, signed, bots: 0, byHand: 1, redrawn: 0, unbound: [], hands: { gm: 1 } };
    expect(verify(game, table.head, table.raws)).toMatchObject({ ok: true, ...counts });
  });

  test('reports its progress', async () => {
    const { table } = await finished();
    const work = verifying(game, table.head, table.raws);
    expect(work.next()).toEqual({ done: false, value: { done: 0, of: Object.keys(table.raws).length } });
    expect(work.next().value).toMatchObject({ done: 20 });
  });

  test("waits for the end, or for the referee's key", async () => {
    const { table } = await begunTable(game);
    expect(verify(game, table.head, table.raws)).toEqual(wrong(0, 'verify-not-revealed'));
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, turns: 1 });
  });

  const isTurn =
    (kind: string) =>
    (entry: Entry): boolean =>
      entry.kind === 'turn' && entry.events.some(event => event.kind === kind);
  const withEvent =
    (kind: string, more: object) =>
    (entry: Entry): Entry =>
      entry.kind !== 'turn'
        ? entry
        : { ...entry, events: entry.events.map(event => (event.kind === kind ? { ...event, ...more } : event)) };

  // shows dice.3
  test('names the first turn with another die than the seed gives', async () => {
    const { table, entries } = await finished();
    const luckier = withEvent('check-rolled', { faces: [1, 1, 1] });
    const { raws, revision } = forged(table.head, entries, isTurn('check-rolled'), luckier);
    expect(verify(game, table.head, raws, table.tableSecret)).toEqual(
      wrong(revision, 'verify-other-events', { event: 'check-rolled' }),
    );
  });

  test('names a barrier that was left out, and dice used twice', async () => {
    const { table, entries } = await finished();
    const open = forged(table.head, entries, isTurn('check-rolled'), entry => ({ ...entry, barrier: false }) as Entry);
    expect(verify(game, table.head, open.raws, table.tableSecret)).toEqual(wrong(open.revision, 'verify-barrier'));
    const twice = forged(table.head, entries, isTurn('check-rolled'), entry => ({ ...entry, n: 1 }) as Entry);
    expect(verify(game, table.head, twice.raws, table.tableSecret)).toEqual(
      wrong(twice.revision, 'verify-dice-number', { number: 1, right: twice.dice }),
    );
  });

  test('names a rollback that nobody agreed to', async () => {
    const { table, entries } = await finished();
    const { raws, revision } = forged(
      table.head,
      entries,
      entry => entry.kind === 'undo' && entry.consent,
      entry => ({ ...entry, consent: false }) as Entry,
    );
    expect(verify(game, table.head, raws, table.tableSecret)).toEqual(
      wrong(revision, 'verify-unsigned', { user: 'ann' }),
    );
  });

  /** The record with the first two cards swapped in the secret part of the deal: to the table, or to a seat. */
  const stacked = (table: TestTable, entries: readonly Entry[], isFor: (to: string) => boolean) => {
    const lexicon = lexiconOf(table.head.words ?? []);
    const swapped = (told: Uint8Array = new Uint8Array()): Uint8Array => {
      const text = JSON.stringify(expanded(told, lexicon));
      return compact(JSON.parse(text.replace(/\["([^"]*)","([^"]*)"/, '["$2","$1"')), lexicon);
    };
    return forged(
      table.head,
      entries,
      isTurn('cards-drawn'),
      entry =>
        ({
          ...entry,
          sealed: entry.sealed?.map(({ to, box }) => {
            const place = contextOf(table.head, entry.r);
            const secret = to === '*' ? table.tableSecret : seatSecret(table.tableSecret, to.slice(1), 0);
            return isFor(to)
              ? { to, box: sealSmall(swapped(openSmall(box, secret, place)), secret, place) }
              : { to, box };
          }),
        }) as Entry,
    );
  };

  // shows dice.3
  test('names the turn with another order of a deck, or with another card', async () => {
    const { table, entries } = await finished();
    const deck = stacked(table, entries, to => to === '*');
    expect(verify(game, table.head, deck.raws, table.tableSecret)).toEqual(
      wrong(deck.revision, 'verify-other-events', { event: 'pile-shuffled' }),
    );
    const hand = stacked(table, entries, to => to !== '*');
    expect(verify(game, table.head, hand.raws, table.tableSecret)).toEqual(
      wrong(hand.revision, 'verify-other-events', { event: 'cards-drawn' }),
    );
  });

  // shows dice.3
  test('names an entry that was left out, and one that another stands for', async () => {
    const { table, entries } = await finished();
    const out = entries.find(isTurn('check-rolled'))?.r ?? 0;
    const without = Object.fromEntries(Object.entries(table.raws).filter(([key]) => key !== entryKey(out)));
    expect(verify(game, table.head, without)).toEqual(wrong(out + 1, 'entries-missing', { from: out, to: out }));
    const [one = '', other = ''] = [entryKey(out), entryKey(out + 1)];
    const swapped = { ...table.raws, [one]: table.raws[other] ?? '', [other]: table.raws[one] ?? '' };
    expect(verify(game, table.head, swapped)).toEqual(wrong(out, 'entry-misplaced', { revision: out + 1 }));
  });

  test('says which edition of the rules a record needs', async () => {
    const { table } = await finished();
    const head = { ...table.head, edition: '1911' };
    expect(verify(game, head, table.raws)).toEqual(
      wrong(0, 'verify-other-edition', { made: '1911', known: game.edition }),
    );
  });

  test('notices a secret that is not the committed one', async () => {
    const { table } = await finished();
    const head = { ...table.head, commitment: commitmentTo('ab'.repeat(32)) };
    expect(verify(game, head, table.raws, table.tableSecret)).toEqual(wrong(0, 'verify-broken-promise'));
  });
});

describe('the seed', () => {
  // shows dice.1
  test('changes with the secret, with every number, and with whose number it is', () => {
    const secret = 'cd'.repeat(32);
    const [one, two] = ['01'.repeat(16), '02'.repeat(16)];
    const seats = ['north', 'south'];
    const numbers = [{}, { north: one }, { south: one }, { north: one, south: two }, { north: two, south: one }];
    const seeds = [...numbers.map(some => seedOf(secret, seats, some)), seedOf('ce'.repeat(32), seats, {})];
    expect(new Set(seeds.map(String)).size).toBe(seeds.length);
  });
});
