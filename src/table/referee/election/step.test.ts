import { describe, expect, test } from 'vitest';
import { routeTo } from './presence';
import { newElection, step } from './step';
import { nextEpoch, NUMBERS } from './succession';
import { FACTS, THEIRS, LEASE_TIMEOUT, MINE, PEOPLE, page, person, serving, TABLE } from '../../testing/election-page';

describe('a takeover', () => {
  // shows referee.3
  test('is the turn of the highest role that is there, after the lease timeout; of the next a third of it later', () => {
    const alone = [person('gm', 4, false), ...PEOPLE.slice(1)];
    const second = [person('gm', 4), ...PEOPLE.slice(1)];
    for (const [people, patience] of [
      [alone, LEASE_TIMEOUT],
      [second, (LEASE_TIMEOUT * 4) / 3],
    ] as const) {
      const one = page({ people });
      one.wait(patience);
      expect(one.done('write-lease')).toEqual([]);
      one.wait(500);
      expect(one.done('write-lease')).toHaveLength(1);
    }
  });

  test('is sooner from an earlier tab of the same user, which was never heard', () => {
    const one = page({ lease: { ...THEIRS, user: MINE.user } });
    one.wait(2_000);
    expect(one.done('write-lease')).toEqual([]);
    one.wait(500);
    expect(one.done('write-lease')).toHaveLength(1);
  });

  test.each([{ hasKey: false }, { isOwner: false }])('is not taken by a client that may not referee: %j', facts => {
    const one = page(facts);
    one.wait(60_000);
    one.hear({ kind: 'take-over', table: TABLE });
    expect(one.done('write-lease')).toEqual([]);
  });

  // shows referee.4
  test('serves when the lease has come back and rivals had a second', () => {
    const one = page();
    one.hear({ kind: 'take-over', table: TABLE });
    const [write] = one.done('write-lease');
    expect(write).toMatchObject({ lease: { user: MINE.user, client: MINE.client } });
    const lease = write?.kind === 'write-lease' ? write.lease : THEIRS;
    one.wait(5_000);
    expect(one.done('open-referee')).toEqual([]);
    one.world({ lease });
    one.hear({ kind: 'lease-stored', table: TABLE });
    one.wait(500);
    expect(one.done('open-referee')).toEqual([]);
    one.wait(500);
    expect(one.done('open-referee')).toEqual([{ kind: 'open-referee', table: TABLE, lease }]);
  });

  test('does not serve under a lease that a rival’s claim has overwritten', () => {
    const one = page();
    one.hear({ kind: 'take-over', table: TABLE });
    one.hear({ kind: 'lease-stored', table: TABLE });
    one.world({ lease: { ...THEIRS, client: 'rival', epoch: NUMBERS + 3 } });
    one.wait(2_000);
    expect(one.done('open-referee')).toEqual([]);
  });

  // shows referee.2
  test('that was written over a later one is taken again, later than both', () => {
    const one = page();
    one.hear({ kind: 'take-over', table: TABLE });
    const [write] = one.done('write-lease');
    const lease = write?.kind === 'write-lease' ? write.lease : THEIRS;
    one.world({ lease: { ...THEIRS, client: 'rival', epoch: lease.epoch + 1 } });
    one.world({ lease, epoch: lease.epoch + 1 });
    one.hear({ kind: 'lease-stored', table: TABLE });
    one.wait(1_000);
    expect(one.done('open-referee', 'write-lease')).toEqual([
      expect.objectContaining({ kind: 'write-lease', lease: expect.objectContaining({ epoch: 2 * NUMBERS + 7 }) }),
    ]);
  });

  test('that is refused is reported, and not tried again at once', () => {
    const one = page();
    one.hear({ kind: 'take-over', table: TABLE });
    one.done();
    one.hear({ kind: 'lease-refused', table: TABLE });
    expect(one.done('tell')).toEqual([{ kind: 'tell', table: TABLE, problem: 'not-stored' }]);
    one.wait(4_500);
    expect(one.done('write-lease')).toEqual([]);
    one.wait(1_000);
    expect(one.done('write-lease')).toHaveLength(1);
  });

  test('never has the epoch of another that was taken at once', () => {
    expect(nextEpoch(5, MINE)).toBe(NUMBERS + 7);
    expect(nextEpoch(NUMBERS + 7, MINE)).toBe(2 * NUMBERS + 7);
    expect(nextEpoch(5, { ...MINE, number: 8 })).toBe(NUMBERS + 8);
  });
});

describe('a page that referees', () => {
  test('answers every client that asks', () => {
    const { hear, done, lease } = serving();
    done();
    const challenge = { key: 'key', nonce: 'nonce' };
    hear({ kind: 'ping', challenge });
    expect(done('vouch')).toEqual([
      { kind: 'vouch', challenge, tables: [{ table: TABLE, client: 'mine', epoch: lease.epoch }] },
    ]);
  });

  test('answers ten questions of one user in a second, however many they ask, and those of others too', () => {
    const { hear, wait, done } = serving();
    wait(2_000);
    done();
    const ask = (by: string, nonce: string): void => hear({ kind: 'ping', challenge: { key: nonce, nonce }, by });
    for (let n = 0; n < 500; n++) ask('eve', `flood ${n}`);
    expect(done('vouch', 'flood').slice(9)).toEqual([
      expect.objectContaining({ kind: 'vouch' }),
      { kind: 'flood', by: 'eve' },
    ]);
    ask('ann', 'honest');
    expect(done('vouch')).toMatchObject([{ challenge: { nonce: 'honest' } }]);
    wait(1_000);
    done();
    ask('eve', 'later');
    expect(done('vouch')).toHaveLength(1);
  });

  test('answers forty questions in a second if nobody says whose they are', () => {
    const { hear, wait, done } = serving();
    wait(2_000);
    done();
    for (let n = 0; n < 500; n++) hear({ kind: 'ping', challenge: { key: `fresh ${n}`, nonce: 'x' } });
    expect(done('vouch', 'flood').slice(39)).toEqual([expect.objectContaining({ kind: 'vouch' }), { kind: 'flood' }]);
  });

  test('stops when it learns that its client id has changed: another tab has the old one', () => {
    const { hear, done } = serving();
    done();
    hear({ kind: 'named', mine: { ...MINE, client: 'another' } });
    expect(done('close-referee')).toEqual([{ kind: 'close-referee', table: TABLE }]);
  });

  test('stops at once when another lease comes', () => {
    const { world, done } = serving();
    done();
    world({ lease: { ...THEIRS, epoch: 5 * NUMBERS } });
    expect(done('close-referee')).toEqual([{ kind: 'close-referee', table: TABLE }]);
  });

  test('says farewell when it closes, and one that does not referee says nothing', () => {
    const one = serving();
    one.done();
    one.hear({ kind: 'page-closes' });
    expect(one.done('bye')).toHaveLength(1);
    const other = page();
    other.hear({ kind: 'page-closes' });
    expect(other.done('bye')).toEqual([]);
  });

  test('asks the server when it hears of a later lease, and stops if it has missed one', () => {
    const { hear, wait, answer, done } = serving();
    wait(1_000);
    done();
    answer('other', 5 * NUMBERS);
    expect(done('reread', 'close-referee')).toEqual([{ kind: 'reread', table: TABLE, round: 1 }]);
    hear({ kind: 'reread', table: TABLE, round: 1, stored: { lease: { ...THEIRS, epoch: 9 }, missing: [] } });
    expect(done('close-referee', 'tell')).toEqual([
      { kind: 'close-referee', table: TABLE },
      { kind: 'tell', table: TABLE, problem: 'outdated' },
    ]);
    wait(60_000);
    expect(done('write-lease', 'open-referee')).toEqual([]);
  });

  test('does not referee while another tab may have its client id', () => {
    const done = step(
      newElection(LEASE_TIMEOUT),
      { kind: 'table', table: TABLE, facts: { ...FACTS, lease: { ...THEIRS, user: MINE.user, client: MINE.client } } },
      { now: 0, nonce: '' },
    );
    expect(done.effects).toEqual([]);
  });
});

describe('envelopes that were not answered are sent again', () => {
  const changed = [{ kind: 'referee-changed', table: TABLE }];

  test('when the lease has a new holder', () => {
    const one = page({ hasKey: false });
    one.done();
    one.world({ lease: { ...THEIRS, user: 'ann', client: 'next', epoch: 9 } });
    expect(one.done('referee-changed')).toEqual(changed);
  });

  test('when a referee who had left is heard again', () => {
    const one = page();
    one.hear({ kind: 'user-left', user: 'gm' });
    one.done();
    one.answer('his', 5);
    expect(one.done('referee-changed')).toEqual(changed);
    one.answer('his', 5);
    expect(one.done('referee-changed')).toEqual([]);
  });

  test('when this page begins to serve, and it is known as their destination', () => {
    const one = serving();
    expect(one.done('referee-changed')).toContainEqual(changed[0]);
    expect(routeTo(one.election(), TABLE, 0)).toMatchObject({ isHere: true, isInDoubt: false });
  });
});
