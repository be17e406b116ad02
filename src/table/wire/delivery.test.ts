/** What becomes of an envelope that one page has sent. Times are in ms. */
import { describe, expect, test } from 'vitest';
import type { Lease } from '../record/model';
import {
  type Delivery,
  type DeliveryEffect,
  type DeliveryInput,
  NO_ENVELOPES,
  type Route,
  stepDelivery,
} from './delivery';

const TABLE = 'table';
const LEASE: Lease = { user: 'gm', client: 'his', epoch: 5, version: '1' };
const ROUTE: Route = {
  lease: LEASE,
  holder: { user: 'gm', isActive: true },
  mine: { user: 'ann', version: '1' },
  isHere: false,
  isThere: true,
  isInDoubt: false,
};
const OK = { ok: true, revision: 3 } as const;

/** A page that has sent one envelope, and what it has done since it was last looked at. */
const sent = (more: Partial<Route> = {}) => {
  let delivery: Delivery = NO_ENVELOPES;
  let effects: readonly DeliveryEffect[] = [];
  let now = 0;
  let route: Route | undefined = { ...ROUTE, ...more };
  const hear = (input: DeliveryInput): void => {
    const done = stepDelivery(delivery, input, id => (id === TABLE ? route : undefined), now);
    delivery = done.delivery;
    effects = [...effects, ...done.effects];
  };
  const done = (): readonly DeliveryEffect[] => {
    const found = effects;
    effects = [];
    return found;
  };
  const wait = (ms: number): void => {
    for (const end = now + ms; now < end; ) {
      now = Math.min(now + 500, end);
      hear({ kind: 'tick' });
    }
  };
  const world = (changed: Partial<Route> | undefined): void => {
    route = changed && { ...ROUTE, ...changed };
  };
  hear({ kind: 'post', table: TABLE, id: 'envelope' });
  return { hear, done, wait, world };
};
const QUERY = { kind: 'query', id: 'envelope', user: 'gm' };
const settled = (reply: object) => [{ kind: 'settle', id: 'envelope', reply }];
const failed = (problem: string) => settled({ ok: false, problem: { problem } });

describe('an envelope', () => {
  // shows referee.5
  test('goes by query, and by the socket if that does not reach the referee', () => {
    const { hear, done } = sent();
    expect(done()).toEqual([QUERY]);
    hear({ kind: 'query-failed', id: 'envelope' });
    expect(done()).toEqual([{ kind: 'broadcast', id: 'envelope' }]);
  });

  test('goes by the socket to a referee whom the list of users does not show as active', () => {
    const broadcast = [{ kind: 'broadcast', id: 'envelope' }];
    expect(sent({ holder: { user: 'gm', isActive: false } }).done()).toEqual(broadcast);
    expect(sent({ mine: { user: 'gm', version: '1' } }).done()).toEqual(broadcast);
  });

  test('is sent again, and given up when a referee who is there has not answered for twelve seconds', () => {
    const { wait, done } = sent();
    wait(11_500);
    expect(done()).toEqual([QUERY, QUERY, QUERY]);
    wait(500);
    expect(done()).toEqual(failed('no-answer'));
  });

  test('waits as long as nobody referees, and goes to the next at once', () => {
    const { wait, world, hear, done } = sent({ isThere: false });
    wait(60_000);
    expect(done().filter(({ kind }) => kind === 'settle')).toEqual([]);
    world({ lease: { ...LEASE, user: 'bob', epoch: 9 }, holder: { user: 'bob', isActive: true } });
    hear({ kind: 'referee-changed', table: TABLE });
    expect(done()).toEqual([{ ...QUERY, user: 'bob' }]);
  });

  test('is answered once', () => {
    const { hear, done } = sent();
    done();
    hear({ kind: 'answered', id: 'envelope', reply: OK });
    hear({ kind: 'answered', id: 'envelope', reply: OK });
    expect(done()).toEqual(settled(OK));
  });

  test.each(['not-referee', 'reply-unreadable'])('is not answered by: %s', problem => {
    const { hear, done } = sent();
    done();
    hear({ kind: 'answered', id: 'envelope', reply: { ok: false, problem: { problem } } });
    expect(done()).toEqual([]);
  });

  test('is answered by the record, if its writer had the lease then, and this page knows that', () => {
    const { hear, done, world } = sent();
    done();
    const recorded = { kind: 'recorded', table: TABLE, id: 'envelope', revision: 3 } as const;
    hear({ ...recorded, epoch: 4 });
    world({ isInDoubt: true });
    hear({ ...recorded, epoch: 5 });
    expect(done()).toEqual([]);
    world({});
    hear({ ...recorded, epoch: 5 });
    expect(done()).toEqual(settled(OK));
  });

  test('is judged here once this page referees', () => {
    expect(sent({ isHere: true }).done()).toEqual([{ kind: 'judge', id: 'envelope', table: TABLE }]);
  });

  test('is refused where pages of two versions would misread each other', () => {
    const details = { ours: '1', theirs: '2' };
    expect(sent({ lease: { ...LEASE, version: '2' } }).done()).toEqual(
      settled({ ok: false, problem: { problem: 'other-version', details } }),
    );
  });

  test('is given up with its table', () => {
    const { hear, done } = sent();
    done();
    hear({ kind: 'table-gone', table: TABLE });
    expect(done()).toEqual(failed('table-gone'));
    const late = sent();
    late.done();
    late.world(undefined);
    late.wait(4_000);
    expect(late.done()).toEqual(failed('table-gone'));
  });
});
