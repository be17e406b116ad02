import { describe, expect, test } from 'vitest';
import type { Reply } from '../record/model';
import { makeClaim } from '../record/signatures';
import { addNumbers, type Browser, tableOf, type TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user, problemOf, reasonOf } from '../testing/toy-table';

const kinds = ({ referee }: TestTable) => referee.timeline.moments.map(({ entry }) => entry.kind);

/** The secret that the record hands to a browser. */
const handedTo = (browser: Browser, seat?: string) => browser.sees(seat).handed;

describe("the table's key", () => {
  // shows secrets.7
  test('is handed to the browsers of game masters who hold no seat, and can be read by nobody else', async () => {
    const {
      table,
      gm,
      ann,
      seats: [north],
    } = await begunTable(game);
    const second = await table.browser('gm');
    for (const browser of [gm, second]) expect(handedTo(browser)).toBe(table.tableSecret);
    expect(table.referee.timeline.deputies).toEqual({ [gm.key.public]: 'gm', [second.key.public]: 'gm' });
    expect(handedTo(ann, north)).toBe(undefined);
  });

  // shows secrets.7
  test('is not handed to a game master who plays, unless all others agree', async () => {
    const roles = { gm: 'gm', ann: 'gm', bob: 'player' } as const;
    const {
      table,
      gm,
      ann,
      bob,
      seats: [north, south],
    } = await begunTable(game, { roles });
    expect(table.referee.timeline.keepers).toEqual(['gm']);
    expect(reasonOf(await gm.ask({ kind: 'trust', user: 'ann', trusted: true }))).toBe('trust-needs-consent');
    expect(reasonOf(await ann.ask({ kind: 'trust', user: 'ann', trusted: true }))).toBe('trust-needs-consent');
    await ann.ask({ kind: 'propose', seat: north, what: { kind: 'trust', user: 'ann' } });
    expect(handedTo(ann, north)).toBe(undefined);
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    await bob.ask({ kind: 'vote', seat: south, on, yes: true });
    expect(kinds(table).slice(-3)).toEqual(['vote', 'trust', 'deputy']);
    expect(handedTo(ann, north)).toBe(table.tableSecret);
    expect(handedTo(bob, south)).toBe(undefined);
    expect(table.referee.timeline.proposals).toEqual([]);
  });

  // shows referee.12
  test("is handed to a player by the game master's choice alone, and to their later browsers too", async () => {
    const {
      table,
      gm,
      ann,
      bob,
      seats: [north, south],
    } = await begunTable(game);
    expect(problemOf(await bob.ask({ kind: 'trust', user: 'bob', trusted: true }))).toBe('gm-only');
    expect(problemOf(await gm.ask({ kind: 'trust', user: 'nobody', trusted: true }))).toBe('no-such-holder');
    expect(problemOf(await bob.ask({ kind: 'propose', seat: south, what: { kind: 'trust', user: 'bob' } }))).toBe(
      'no-such-holder',
    );
    await gm.ask({ kind: 'trust', user: 'ann', trusted: true });
    expect(handedTo(ann, north)).toBe(table.tableSecret);
    const later = await table.browser('ann');
    expect(handedTo(later, north)).toBe(table.tableSecret);
    await gm.ask({ kind: 'trust', user: 'ann', trusted: false });
    const last = await table.browser('ann');
    expect(handedTo(last, north)).toBe(undefined);
    expect(table.referee.timeline).toMatchObject({ trusted: [], keepers: ['gm', 'ann'] });
  });

  test('goes to a deputy, who continues the same game under their lease', async () => {
    const { table, at } = await begunTable(game);
    await playOn(table, at, 5);
    const { state, revision } = table.referee.timeline;
    table.restart({ user: 'ann', client: 'two', epoch: 2 });
    await table.referee.serve();
    expect(table.referee.timeline).toMatchObject({ state, revision: revision + 1, epoch: 2, client: 'two' });
    expect(await playOn(table, at, 5)).toBe(5);
  });

  // shows referee.4
  test('opens no referee under a lease that another client has used', async () => {
    const { table } = await begunTable(game);
    expect(() => table.restart({ client: 'two' })).toThrow('lease-taken');
    table.restart({ client: 'two', epoch: 2 });
    await table.referee.serve();
    expect(() => table.restart({ client: 'one', epoch: 1 })).toThrow('lease-taken');
  });
});

// shows secrets.9
test("the referee's view is a game master's, and stands in the record", async () => {
  const { table, gm, ann } = await begunTable(game);
  expect(problemOf(await ann.ask({ kind: 'look', open: true }))).toBe('gm-only');
  await gm.ask({ kind: 'look', open: true });
  await gm.ask({ kind: 'look', open: true });
  expect(ann.sees('north').looking).toEqual(['gm']);
  await gm.ask({ kind: 'look', open: false });
  expect(ann.sees('north').looking).toEqual([]);
  expect(kinds(table).filter(kind => kind === 'look')).toHaveLength(2);
});

describe('a referee who is lost at any step', () => {
  /** A whole game in which each request loses two referees: one at their first entry, the next at their second. */
  const playLosing = async (isWritten: boolean) => {
    const table = await tableOf(game, { holders: { north: user('ann'), south: user('bob') } });
    const at: Record<string, Browser> = { north: await table.browser('ann'), south: await table.browser('bob') };
    await addNumbers(table, at);
    let epoch = 1;
    let lost = 0;

    const replace = async (): Promise<void> => {
      table.store = write => write();
      table.restart({ client: `client ${++epoch}`, epoch });
      await table.referee.serve();
      for (const one of Object.values(at))
        await table.referee.announce(one.user, makeClaim(one.key, one.user, table.head));
    };
    /** From their `step`-th entry on, a referee writes no more. That entry may have been written. */
    const loseAt = (step: number): void => {
      let written = 0;
      table.store = write => {
        written++;
        if (written < step || (isWritten && written === step)) write();
        if (written < step) return;
        if (written === step) lost++;
        throw new Error('the page is closed');
      };
    };
    const patient = (browser: Browser): Browser => ({
      ...browser,
      async ask(ask, seen) {
        let envelope = browser.envelope(ask, seen);
        // whoever sits down later signs the request again, unless it stands in the record already
        const send = async (): Promise<Reply> => {
          const reply = await table.referee.handle(envelope);
          if (problemOf(reply) !== 'sat-down-since') return reply;
          envelope = browser.envelope(ask);
          return table.referee.handle(envelope);
        };
        for (const step of [1, 2]) {
          loseAt(step);
          await send();
          await replace();
        }
        return send();
      },
    });
    const asking = Object.fromEntries(Object.entries(at).map(([seat, browser]) => [seat, patient(browser)]));
    const turns = await playOn(table, asking, 500);
    return { table, turns, lost };
  };

  test.each([true, false])('skips no turn and makes none twice (their last entry is stored: %s)', async isWritten => {
    const { table, turns, lost } = await playLosing(isWritten);
    const made = table.referee.timeline.moments.filter(({ entry }) => entry.kind === 'turn' && entry.by === 'command');
    expect(table.referee.timeline.ending).toBeDefined();
    expect(table.referee.timeline.problems).toEqual([]);
    expect(lost).toBeGreaterThanOrEqual(turns);
    expect(made).toHaveLength(turns);
    expect(new Set(made.map(({ entry }) => entry.m)).size).toBe(turns);
  });
});
