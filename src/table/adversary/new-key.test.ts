/** A new key for a seat whose browsers are lost: by everybody's consent only, told by Verify, and the old key is worth nothing. */
import { describe, expect, test } from 'vitest';
import { kremlin } from '../../games/kremlin';
import { toy } from '../../kernel/testing/toy/toy';
import { keyId } from '../crypto/keys';
import { strangeAct } from '../judgement/browser-memory';
import { verify } from '../judgement/verify';
import { windowIn } from '../judgement/reaction-window';
import { isVouchedFor } from '../judgement/vouched';
import type { AnyGame, Ask, Entry } from '../record/model';
import { makeClaim } from '../record/signatures';
import { openTimeline } from '../record/timeline';
import { leftMove } from '../testing/left-moves';
import { atWindow } from '../testing/reaction-windows';
import { rewritten } from '../testing/rewriting';
import { cheatAt } from '../testing/cheating';
import type { Browser } from '../testing/tables';
import { playOn, type SeatedTable, seatedTable } from '../testing/seated-tables';

const game = kremlin as unknown as AnyGame;

interface Lost extends SeatedTable {
  /** Whose browsers are lost, the seat, and the browser they have come with. */
  readonly seat: string;
  readonly old: Browser;
  readonly later: Browser;
  readonly others: readonly (readonly [string, Browser])[];
  proposes(by: Browser, seat?: string): ReturnType<Browser['ask']>;
  votes(yes?: boolean): Promise<void>;
  verdict(): ReturnType<typeof verify>;
}

/** A begun game of three, and one of them comes with a browser that nobody knows. */
const lost = async (): Promise<Lost> => {
  const seated = await seatedTable(game, { seed: 3, options: { players: 3 } });
  const { table, at, seats } = seated;
  await playOn(table, at, 6, undefined, 3, 'bot');
  const [seat = ''] = seats;
  const old = at[seat];
  if (!old) throw new Error('nobody sits there');
  const later = await table.browser(old.user);
  const others = Object.entries(at).filter(([one]) => one !== seat);
  return {
    ...seated,
    seat,
    old,
    later,
    others,
    proposes: (by, from = 'table') =>
      by.ask({ kind: 'propose', seat: from, what: { kind: 'key', user: old.user, key: later.key.public } }),
    async votes(yes = true) {
      const [open] = table.referee.timeline.proposals;
      for (const [voter, browser] of others)
        if (open && table.referee.timeline.proposals.length)
          await browser.ask({ kind: 'vote', seat: voter, on: open.revision, yes });
    },
    verdict: () => verify(game, table.head, table.raws, table.tableSecret),
  };
};

const says = (found: ReturnType<typeof verify>): string => (found.ok ? 'right' : found.problem.problem);

/** A move of a seat, where it is asked for one: how many it made, or what is wrong. */
const moveOf = ({ table }: SeatedTable, seat: string, browser: Browser): Promise<string> =>
  playOn(table, { [seat]: browser }, 1, undefined, 5, 'bot').then(String, String);

describe('a new key', () => {
  // shows trust.22
  test('is asked for by a game master without a seat, agreed to by all others, and is told by Verify', async () => {
    const one = await lost();
    const { table, gm, seat, old, later } = one;
    expect(await one.proposes(gm)).toMatchObject({ ok: true });
    expect(table.referee.timeline.proposals).toHaveLength(1);
    await one.votes();
    const { timeline } = table.referee;
    expect(timeline.proposals).toHaveLength(0);
    expect(timeline.retired).toEqual({ [old.key.public]: old.user });
    expect(isVouchedFor(timeline, later.key.public)).toBe(true);
    // the later browser acts and reads, the earlier one does neither
    expect(later.sees(seat).state).toEqual(game.hide(timeline.state, seat));
    await playOn(table, { ...one.at, [seat]: later }, 8, undefined, 4, 'bot');
    const found = one.verdict();
    expect(says(found)).toBe('right');
    expect(found).toMatchObject({ replaced: [{ user: old.user }] });
    expect(found.ok && found.seats[seat]?.strange).toBe(0);
  });

  test('opens what its seat is told from then on, and the old one nothing of it', async () => {
    const one = await lost();
    const { table, gm, seat, old, later } = one;
    const before = table.referee.timeline.revision;
    await one.proposes(gm);
    await one.votes();
    await playOn(table, { ...one.at, [seat]: later }, 12, undefined, 4, 'bot');
    const right = game.hide(table.referee.timeline.state, seat);
    expect(later.sees(seat).state).toEqual(right);
    const [theirs, seen] = [old, later].map(browser =>
      openTimeline(game, table.head, table.raws, browser.reader(seat)),
    );
    const told = (timeline: typeof theirs): number =>
      timeline?.moments.filter(
        ({ entry, command }) => entry.r > before && entry.kind === 'turn' && entry.seat === seat && command,
      ).length ?? 0;
    expect(told(seen)).toBeGreaterThan(0);
    expect(told(theirs)).toBe(0);
    expect(theirs?.seatSecrets[seat]).toBeUndefined();
  });

  test('the old browser is refused afterwards, whatever it asks or has left, and cannot come back as another', async () => {
    const one = await lost();
    const { table, gm, seat, old, later } = one;
    const left = leftMove(table, old, { kind: 'command', seat, command: { kind: 'pass' } });
    await one.proposes(gm);
    await one.votes();
    const asks: readonly Ask[] = [
      { kind: 'command', seat, command: { kind: 'pass' } },
      { kind: 'undo', seat },
      { kind: 'leave', seat },
      { kind: 'vouch', key: old.key.public },
    ];
    for (const ask of asks) expect(await old.ask(ask)).toMatchObject({ problem: { problem: 'replaced-browser' } });
    table.io = { ...table.io, leftBy: () => left };
    expect(await table.referee.handle(left.envelope, old.user)).toMatchObject({
      problem: { problem: 'replaced-browser' },
    });
    const revision = table.referee.timeline.revision;
    await table.referee.announce(old.user, makeClaim(old.key, old.user, table.head));
    expect(table.referee.timeline.revision).toBe(revision);
    expect(await later.ask({ kind: 'vouch', key: old.key.public })).toMatchObject({ ok: false });
    // a later referee knows it as well
    table.restart({ client: 'two', epoch: 2 });
    await table.referee.serve();
    await table.referee.announce(old.user, makeClaim(old.key, old.user, table.head));
    expect(await old.ask({ kind: 'undo', seat })).toMatchObject({ ok: false });
    expect(Object.hasOwn(table.referee.timeline.keys, old.key.public)).toBe(false);
    expect(says(one.verdict())).toBe('right');
  });
});

describe('a window that is open meanwhile', () => {
  // shows trust.22
  test('closes without the pass that the old key had signed: it waits for the new one, and Verify finds nothing wrong', async () => {
    const one = await atWindow();
    const { table, at, gm } = one;
    const [seat = '', ...others] = one.window().seats;
    const old = at[seat];
    if (!old) throw new Error('nobody sits there');
    expect(await one.pass(seat)).toMatchObject({ held: true });
    const later = await table.browser(old.user);
    await gm.ask({ kind: 'propose', seat: 'table', what: { kind: 'key', user: old.user, key: later.key.public } });
    const on = table.referee.timeline.revision;
    for (const voter of one.seats)
      if (voter !== seat) await one.as(voter, { kind: 'vote', seat: voter, on, yes: true });
    expect(Object.hasOwn(table.referee.timeline.retired, old.key.public)).toBe(true);
    const { opened } = one.window();
    for (const voter of others) await one.pass(voter);
    await one.goBy(2);
    expect(one.window().opened).toBe(opened);
    await later.ask({ kind: 'command', seat, command: { kind: 'pass' } });
    expect(windowIn(table.referee.timeline)?.opened).not.toBe(opened);
    expect(says(verify(game, table.head, table.raws, table.tableSecret))).toBe('right');
  });
});

describe('what stands in somebody’s name', () => {
  /** What the browsers of a seat's holder find strange once it has been replaced; and with an entry that a referee made up. */
  const replaced = async () => {
    const one = await lost();
    const { table, gm, seat, old, later } = one;
    await one.proposes(gm);
    await one.votes();
    const { revision } = table.referee.timeline;
    await playOn(table, { ...one.at, [seat]: later }, 12, undefined, 4, 'bot');
    const timelineOf = (browser: Browser) => openTimeline(game, table.head, table.raws, browser.reader(seat));
    const strange = (browser: Browser, of = timelineOf(browser)) =>
      strangeAct(of, old.user, new Set([browser.key.public]), 0);
    /** The record with an entry in the seat's name whose id is of its earlier browser, before or after the replacement. */
    const forged = (browser: Browser, when: (entry: Entry) => boolean) => {
      const timeline = timelineOf(browser);
      const found = timeline.moments.find(
        ({ entry }) => entry.kind === 'turn' && entry.by === 'command' && entry.seat === seat && when(entry),
      );
      if (!found) throw new Error('no such turn');
      const entry = { ...found.entry, m: `${keyId(old.key.public)}.forgedby` };
      return {
        ...timeline,
        moments: timeline.moments.map(moment => (moment === found ? { ...moment, entry } : moment)),
      };
    };
    return { old, later, revision, strange, forged };
  };

  test('of what an earlier browser has done, or a later one does, neither complains', async () => {
    const { old, later, strange } = await replaced();
    expect(strange(later)).toBeUndefined();
    expect(strange(old)).toBeUndefined();
  });

  // shows trust.22
  test('what a referee makes up with the id of a browser that was replaced is found by whoever can read it', async () => {
    const { old, later, revision, strange, forged } = await replaced();
    expect(
      strange(
        later,
        forged(later, ({ r }) => r > revision),
      ),
    ).toMatchObject({ problem: 'acts-forged' });
    expect(
      strange(
        old,
        forged(old, ({ r }) => r < revision),
      ),
    ).toMatchObject({ problem: 'acts-forged' });
  });
});

describe('nobody gets one without consent', () => {
  test('one no is enough: of any other, and of an earlier browser of theirs', async () => {
    for (const who of ['other', 'old'] as const) {
      const one = await lost();
      const { table, gm, seat, old, others } = one;
      await one.proposes(gm);
      const [open] = table.referee.timeline.proposals;
      const [voter, browser] = who === 'old' ? [seat, old] : (others[0] ?? [seat, old]);
      expect(await browser.ask({ kind: 'vote', seat: voter, on: open?.revision ?? 0, yes: false })).toMatchObject({
        ok: true,
      });
      expect(table.referee.timeline.proposals).toHaveLength(0);
      await one.votes();
      expect(table.referee.timeline.retired).toEqual({});
      expect(await moveOf(one, seat, old)).toMatch(/^\d+$/);
    }
  });

  test('a game master alone cannot: without the votes nothing happens, and a player cannot ask for it', async () => {
    const one = await lost();
    const { table, gm, later, others, old, seat } = one;
    const [[voter, browser] = ['', old]] = others;
    expect(await one.proposes(browser, voter)).toMatchObject({ problem: { problem: 'gm-only' } });
    expect(await one.proposes(gm, seat)).toMatchObject({ problem: { problem: 'not-your-seat' } });
    await one.proposes(gm);
    const [open] = table.referee.timeline.proposals;
    // they vote for nobody, and the new browser's own yes is not one
    await gm.ask({ kind: 'vote', seat: voter, on: open?.revision ?? 0, yes: true });
    await later.ask({ kind: 'vote', seat, on: open?.revision ?? 0, yes: true });
    expect(table.referee.timeline.retired).toEqual({});
    expect(table.referee.timeline.proposals).toHaveLength(1);
  });

  // shows trust.22
  test('of two requests at once the first that all agree to counts, and the other is closed by the table', async () => {
    const one = await lost();
    const { table, gm, old, later, others } = one;
    const [[second, playing] = ['', old], [third, last] = ['', old]] = others;
    table.roles[playing.user] = 'gm';
    const another = await table.browser(old.user);
    await one.proposes(gm);
    const first = table.referee.timeline.revision;
    const what = { kind: 'key', user: old.user, key: another.key.public } as const;
    expect(await playing.ask({ kind: 'propose', seat: second, what })).toMatchObject({ ok: true });
    const other = table.referee.timeline.revision;
    // a yes to the one is none to the other
    await last.ask({ kind: 'vote', seat: third, on: first, yes: true });
    await playing.ask({ kind: 'vote', seat: second, on: first, yes: true });
    await last.ask({ kind: 'vote', seat: third, on: other, yes: true });
    const { retired, keys, proposals } = table.referee.timeline;
    expect(Object.keys(retired)).toContain(another.key.public);
    expect(Object.keys(keys).filter(key => keys[key] === old.user)).toEqual([later.key.public]);
    expect(proposals).toEqual([]);
    expect(says(one.verdict())).toBe('right');
  });

  test('who plays against them alone is refused: they would decide it alone', async () => {
    const { table, at, seats, gm } = await seatedTable(toy as unknown as AnyGame, { seed: 3 });
    const [first = '', second = ''] = seats;
    const [mine, theirs] = [at[first], at[second]];
    if (!mine || !theirs) throw new Error('nobody sits there');
    const later = await table.browser(theirs.user);
    table.roles[mine.user] = 'gm';
    const what = { kind: 'key', user: theirs.user, key: later.key.public } as const;
    expect(await mine.ask({ kind: 'propose', seat: first, what })).toMatchObject({
      refusal: { reason: 'nobody-to-agree' },
    });
    // one who does not play needs the yes of the other
    expect(await gm.ask({ kind: 'propose', seat: 'table', what })).toMatchObject({ ok: true });
    const on = table.referee.timeline.revision;
    expect(table.referee.timeline.retired).toEqual({});
    await mine.ask({ kind: 'vote', seat: first, on, yes: true });
    expect(table.referee.timeline.retired).toEqual({ [theirs.key.public]: theirs.user });
  });

  test('a key that is nobody’s, another user’s, known already, or of an open table, is none', async () => {
    const one = await lost();
    const { gm, old, later, others } = one;
    const ask = (user: string, key: string) =>
      gm.ask({ kind: 'propose', seat: 'table', what: { kind: 'key', user, key } });
    const [[, other] = ['', old]] = others;
    expect(await ask(old.user, other.key.public)).toMatchObject({ ok: false });
    expect(await ask(other.user, later.key.public)).toMatchObject({ ok: false });
    await old.ask({ kind: 'vouch', key: later.key.public });
    expect(await ask(old.user, later.key.public)).toMatchObject({ ok: false });
  });

  // shows trust.22
  test('Verify and every reader find a swapped key: no vote, too few, other votes, another key', async () => {
    const one = await lost();
    const { table, gm, old, later, others } = one;
    await one.proposes(gm);
    const on = table.referee.timeline.revision;
    const swap = { kind: 'vouch', user: old.user, key: later.key.public } as const;
    const tries: ((cheat: ReturnType<typeof cheatAt>) => Promise<unknown>)[] = [
      cheat => cheat.book.add(swap),
      cheat => cheat.book.add({ ...swap, fulfils: on }),
      cheat => cheat.book.add({ ...swap, fulfils: on - 1 }),
    ];
    for (const attempt of tries) {
      const cheat = cheatAt(table);
      await attempt(cheat);
      expect(cheat.says()).toMatch(/^verify-(?:vouch|unsigned)$/);
      expect(cheat.book.timeline.retired).toEqual({});
    }
    // votes that a referee makes up stand in their seats' names, without their signatures
    const cheat = cheatAt(table);
    for (const [voter] of others) await cheat.book.add({ kind: 'vote', seat: voter, on, yes: true });
    await cheat.book.add({ ...swap, fulfils: on });
    expect(cheat.says()).toMatch(/^verify-unsigned/);
    // and what was agreed to is another browser than the one that is written down
    await one.votes();
    const other = await table.browser(old.user);
    const raws = rewritten(table.head, table.raws, (entry): readonly Entry[] =>
      entry.kind === 'vouch' ? [{ ...entry, key: other.key.public }] : [entry],
    );
    expect(says(verify(game, table.head, raws, table.tableSecret))).not.toBe('right');
  });
});
