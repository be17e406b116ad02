/** A referee who rewrites entries of a record. Forged fields in general: forging.test.ts. */
import { describe, expect, test } from 'vitest';
import type { Entry } from '../record/model';
import { verify } from '../judgement/verify';
import { entryKey, makeEntry } from '../record/codec';
import { openTimeline } from '../record/timeline';
import { eventfulTable } from '../testing/eventful';
import { rewritten } from '../testing/rewriting';
import { begunTable } from '../testing/seated-tables';
import { game, user } from '../testing/toy-table';

describe('a referee who cheats is convicted', () => {
  const record = eventfulTable(game, 4, 500);

  test('of nothing, if they did not', async () => {
    const { table } = await record;
    expect(table.referee.timeline.secret).toBeDefined();
    expect(verify(game, table.head, table.raws)).toMatchObject({ ok: true });
  });

  const first = (test: (entry: Entry) => boolean, change: (entry: Entry) => readonly Entry[]) => {
    let isDone = false;
    return (entry: Entry): readonly Entry[] => {
      if (isDone || !test(entry)) return [entry];
      isDone = true;
      return change(entry);
    };
  };
  const a = (kind: Entry['kind']) => (entry: Entry) => entry.kind === kind;
  const isHand = (entry: Entry) => entry.kind === 'turn' && entry.by === 'hand';
  const isCommand = (entry: Entry) => entry.kind === 'turn' && entry.by === 'command';
  const isRollback = (entry: Entry) => entry.kind === 'undo' && entry.consent;
  const with_ = (more: object) => (entry: Entry) => [{ ...entry, ...more } as Entry];

  // shows trust.5, trust.8
  test.each<readonly [string, string, (entry: Entry) => readonly Entry[]]>([
    ['skipping a number of the dice', 'verify-dice-number', first(isCommand, entry => with_({ n: 9 })(entry))],
    ['a counter of dice that wraps', 'entry-malformed', first(isCommand, with_({ n: 2 ** 32 }))],
    ['a raised epoch, after which all is outdated', 'verify-epoch', first(isCommand, with_({ e: 9 }))],
    ['a rollback without one vote', 'verify-undo', entry => (entry.kind === 'vote' ? [] : [entry])],
    ['a vote told as no', 'verify-unsigned', first(a('vote'), with_({ yes: false }))],
    ['a vote of the seat that asks', 'verify-unsigned', first(a('vote'), with_({ seat: 'north' }))],
    [
      'another mode than was agreed',
      'verify-mode',
      first(entry => entry.kind === 'mode' && entry.fulfils !== undefined, with_({ mode: 'free' })),
    ],
    ['an undo by another seat than proposed it', 'verify-undo', first(isRollback, with_({ seat: 'south' }))],
    ["a change by hand in another user's name", 'verify-unsigned', first(isHand, with_({ user: 'eve' }))],
    ['an invented broken rule', 'verify-breaks', first(isHand, with_({ breaks: [{ section: '§9', reason: 'x' }] }))],
    ['the fulfilment of nothing', 'verify-undo', first(isRollback, with_({ fulfils: 2 }))],
    ['a field that nobody knows', 'entry-malformed', first(isCommand, with_({ note: 'x' }))],
    [
      'secrets revealed too early',
      'verify-revealed',
      first(a('look'), ({ r, e, p, t }) => [
        { r, e, p, t, kind: 'revealed', secret: 'ab'.repeat(32), table: 'c'.repeat(43) },
      ]),
    ],
    ['a seat given by nobody', 'verify-unsigned', first(a('seat'), with_({ holder: user('eve') }))],
    ['trust that nobody gave', 'verify-unsigned', first(a('trust'), with_({ user: 'bob' }))],
    [
      // shows trust.2
      'a command without its signature',
      'verify-unsigned',
      first(isCommand, entry => {
        const { m: _, seen: __, ...rest } = entry;
        return [rest as Entry];
      }),
    ],
    ['a message carried out twice', 'verify-again', first(a('proposal'), entry => [entry, entry])],
    ['a proposal left out', 'verify-vote', first(a('proposal'), () => [])],
  ])('of %s', async (_, problem, change) => {
    const { table } = await record;
    const raws = rewritten(table.head, table.raws, change);
    const verdict = verify(game, table.head, raws, table.tableSecret);
    // a missing entry shifts everything that was signed after it: then the signatures show it first
    expect([problem, 'verify-unsigned', 'verify-signed-by-nobody', 'verify-late', 'verify-undo']).toContain(
      verdict.ok ? 'right' : verdict.problem.problem,
    );
  });

  // shows trust.8
  test("of a card taken out of another's hand without their yes", async () => {
    const { table, ann, bob } = await begunTable(game, { mode: 'free' });
    const edit = { kind: 'cards', from: 'hand-south', to: 'hand-north', count: 1 } as const;
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'edit', edit } });
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    const verdictOf = (change: (entry: Entry) => readonly Entry[]) => {
      const verdict = verify(game, table.head, rewritten(table.head, table.raws, change), table.tableSecret);
      return verdict.ok ? 'right' : verdict.problem.problem;
    };
    expect(verdictOf(entry => [entry])).toBe('right');
    expect(verdictOf(entry => (entry.kind === 'vote' ? [] : [entry]))).toBe('verify-hand');
    expect(verdictOf(first(isHand, with_({ fulfils: on - 1 })))).toBe('verify-hand');
  });

  test('of a rollback after the secret was revealed', async () => {
    const { table } = await record;
    const { hash, revision, epoch: e } = openTimeline(game, table.head, table.raws, { keys: {} });
    const undo: Entry = {
      r: revision + 1,
      e,
      p: hash,
      t: 1,
      kind: 'undo',
      seat: 'north',
      to: revision - 3,
      consent: true,
    };
    const raws = { ...table.raws, [entryKey(undo.r)]: makeEntry(undo) };
    expect(verify(game, table.head, raws)).toMatchObject({
      revision: undo.r,
      problem: { problem: 'verify-after-end' },
    });
  });
});
