/** Forward secrecy of envelopes: an attacker stores copies until some key is shown or stolen. */
import { describe, expect, test } from 'vitest';
import { keyPairOf, newKey } from '../crypto/keys';
import { keyForReader, keyForSender, newEphemeralKey, openBy } from '../crypto/envelope-keys';
import { open, openSent } from '../crypto/sealing';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import type { Ask, Entry, EntryOf, Reply } from '../record/model';
import { envelopeTarget, seatedBy, sittingIn } from '../record/sitting';
import { linkAt, openTimeline } from '../record/timeline';
import { cheatAt } from '../testing/cheating';
import type { TestTable } from '../testing/tables';
import {
  type SealedRequest,
  newMessageId,
  openEnvelope,
  openReply,
  sealEnvelope,
  sealToSession,
} from '../wire/envelopes';
import { begunTable } from '../testing/seated-tables';
import { game, problemOf } from '../testing/toy-table';

const bid = (coins: number): Ask => ({ kind: 'command', seat: 'north', command: { kind: 'bid', coins } as never });
const keyOf = ({ tableSecret, head }: TestTable) => {
  const pair = keyPairOf(tableSecret, head.tableKey);
  if (!pair) throw new Error('no key');
  return pair;
};
/** What went over the wire. */
const sent = ({ envelope }: SealedRequest) => {
  if (envelope.format !== 2) throw new Error('an older envelope');
  return envelope;
};

// shows trust.20
test('an envelope and its answer open for nobody after the session, though all long-term keys are known', async () => {
  const { table, ann, bob } = await begunTable(game);
  const sealed = ann.sealed(bid(9));
  const answer = await table.referee.answer(sealed.envelope);
  expect(problemOf(openReply(answer, ann.key, table.head.tableKey, sealed))).toMatchObject({ ok: false });
  const { box, id, from, to } = sent(sealed);
  const context = `${table.head.id} ask ${id}`;
  table.restart();
  await table.referee.serve();
  const own = keyOf(table);
  // the table's key, the sender's, another player's, and that of the later sitting
  const lasting = [own, ann.key, bob.key, table.sitting];
  for (const mine of lasting) {
    for (const { public: theirs } of lasting) {
      expect(open(box, mine, theirs, context)).toBeUndefined();
      expect(openSent(box, mine, theirs, context)).toBeUndefined();
      for (const passing of lasting) {
        const { secret } = passing;
        for (const key of [
          keyForSender({ secret, public: from }, ann.key, to, table.head.tableKey),
          keyForSender({ secret, public: from }, ann.key, theirs, table.head.tableKey),
          keyForReader(from, ann.key.public, { secret, public: to }, own),
          keyForReader(from, theirs, { secret, public: to }, mine),
        ]) {
          expect(openBy(key, 'letter', box, context)).toBeUndefined();
          expect(openBy(key, 'answer', (answer as { readonly box: string }).box, context)).toBeUndefined();
        }
      }
    }
  }
  expect(openEnvelope(sealed.envelope, { table: own, sitting: table.sitting })).toEqual({ problem: 'sat-down-since' });
  expect(openEnvelope({ ...sent(sealed), to: table.sitting.public }, { table: own, sitting: table.sitting })).toEqual({
    problem: 'letter-not-opened',
  });
});

// shows trust.20
test('the referee takes no envelope without forward secrecy', async () => {
  const { table, ann } = await begunTable(game);
  const { revision } = table.referee.timeline;
  const asking = { ask: bid(1), seen: revision, link: linkAt(table.referee.timeline, revision) };
  const lasting = sealEnvelope(asking, ann.key, table.head, newMessageId(ann.key, table.random), table.random);
  expect(open(lasting.box, keyOf(table), ann.key.public, `${table.head.id} ask ${lasting.id}`)).toContain('bid');
  const before = JSON.stringify(table.raws);
  expect(problemOf(await table.referee.handle(lasting))).toBe('letter-malformed');
  expect(JSON.stringify(table.raws)).toBe(before);
});

describe('the key of a sitting', () => {
  const sits = async () => {
    const { table, ann } = await begunTable(game);
    const { revision, hash } = table.referee.timeline;
    const cheat = cheatAt(table);
    const lease = { user: 'gm', client: 'one', epoch: 1 };
    const right = seatedBy(cheat.book, lease, newEphemeralKey(table.random).public);
    const after = (draft: object, head = table.head) => {
      const entry = { r: revision + 1, e: 1, p: hash, t: 5000, ...draft } as Entry;
      const raws = { ...table.raws, [entryKey(revision + 1)]: makeEntry(entry) };
      return envelopeTarget(openTimeline(game, head, raws, ann.reader('north')));
    };
    return { table, ann, cheat, right, after, revision };
  };

  test('counts as the referee has published it, and envelopes go to it', async () => {
    const { table, ann, right, after } = await sits();
    expect(after(right).sitting).toBe(right.sitting?.key);
    const asking = { ask: bid(1), seen: 1, link: linkAt(table.referee.timeline, 1) };
    const sealed = sealToSession(asking, ann.key, after(right), newMessageId(ann.key, table.random), table.random);
    expect(sealed?.envelope).toMatchObject({ format: 2, to: right.sitting?.key });
  });

  // shows trust.20
  test('is nobody’s without the table’s signature, in its place: then no envelope is written, and Verify names it', async () => {
    const { table, ann, right, after, cheat } = await sits();
    const eve = newKey(table.random);
    const { key = '', proof = '' } = right.sitting ?? {};
    const others = cheatAt({ ...table, tableSecret: eve.secret, head: { ...table.head, tableKey: eve.public } });
    const before = parseEntry(table.raws[entryKey(1)] ?? '') as EntryOf<'referee'>;
    expect(sittingIn(table.head, before)).toBeDefined();
    const wrong: readonly object[] = [
      { ...right, sitting: undefined },
      { ...right, sitting: { key: newEphemeralKey(table.random).public, proof } },
      { ...right, sitting: { key, proof: before.sitting?.proof } },
      { ...right, sitting: before.sitting },
      { ...right, user: 'eve' },
      { ...right, client: 'two' },
      { ...right, sitting: { ...right.sitting, key: 'A'.repeat(43) } },
      seatedBy({ ...others.book, timeline: cheat.book.timeline }, { user: 'gm', client: 'one', epoch: 1 }, key),
    ];
    for (const draft of wrong) {
      const box = after(JSON.parse(JSON.stringify(draft)) as object);
      expect(box.sitting).toBeUndefined();
      const asking = { ask: bid(1), seen: 1, link: linkAt(table.referee.timeline, 1) };
      expect(sealToSession(asking, ann.key, box, newMessageId(ann.key, table.random), table.random)).toBeUndefined();
      const liar = cheatAt(table);
      await liar.altered(() => JSON.parse(JSON.stringify(draft)) as object).add(right);
      expect(liar.says()).toBe('verify-referee');
    }
    await cheat.book.add(right);
    expect(cheat.says()).toBe('right');
  });
});

describe('an envelope', () => {
  // shows trust.20
  test('is written by nobody in another’s name, and answered by nobody without the table’s key', async () => {
    const { table, ann, bob } = await begunTable(game);
    const eve = ann.sealed(bid(1));
    const forged = { ...sent(bob.sealed({ kind: 'undo', seat: 'south' })), key: ann.key.public, id: eve.envelope.id };
    expect(problemOf(await table.referee.handle(forged))).toBe('letter-not-opened');
    const sitting = newEphemeralKey(table.random);
    const key = keyForReader(sent(eve).from, ann.key.public, sitting, newKey(table.random));
    expect(openBy(key, 'letter', sent(eve).box, `${table.head.id} ask ${eve.envelope.id}`)).toBeUndefined();
    const answer = await table.referee.answer(eve.envelope);
    for (const other of [{ by: sitting.public }, { id: 'x' }, { box: 'AAAA' }]) {
      const read = openReply({ ...answer, ...other }, ann.key, table.head.tableKey, eve);
      expect(problemOf(read)).toBe('reply-unreadable');
    }
    expect(openReply(answer, ann.key, table.head.tableKey, eve).ok).toBe(true);
  });

  // shows trust.20
  test('to a sitting that is over is answered by the next: what it did is told, and what it did not is written again', async () => {
    const { table, ann } = await begunTable(game);
    const [done, late] = [ann.sealed(bid(1)), ann.sealed(bid(2))];
    const first = await table.referee.handle(done.envelope);
    expect(first.ok).toBe(true);
    table.restart();
    await table.referee.serve();
    const read = async (sealed: SealedRequest): Promise<Reply> =>
      openReply(await table.referee.answer(sealed.envelope), ann.key, table.head.tableKey, sealed);
    expect(await read(done)).toEqual(first);
    expect(problemOf(await read(late))).toBe('sat-down-since');
  });
});
