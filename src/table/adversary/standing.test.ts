/** Answers in advance: used as they were signed, in windows that everybody can see they let pass, while they lie there. */
import { describe, expect, test } from 'vitest';
import { windowIn } from '../judgement/reaction-window';
import { endOf, isGivenAgain, passesBy, type Ended, type Standing } from '../judgement/standing';
import { openTimeline } from '../record/timeline';
import { standingAt } from '../referee/left-move';
import { AT, leftMove } from '../testing/left-moves';
import { ownPass, standingTable } from '../testing/standing';

const TOUCHED = 'until-touched';
const PARADE = 'until-parade';

/** A table at a window, whose first seat has answered in advance. */
const answered = async (word: string, seed?: number) => {
  const one = await standingTable(seed);
  const [absent = '', other = ''] = one.window().seats;
  const move = await one.stand(absent, word);
  return { one, absent, other, move, mine: one.browserAt(absent), others: one.browserAt(other) };
};

describe('an answer in advance', () => {
  // shows trust.23
  test('passes the window that is open, and later ones, while its seat is away; each is as it was signed', async () => {
    const { one, absent, move } = await answered(PARADE);
    await one.goOn(3, absent);
    const passes = one.closes().map(close => ownPass(close, absent));
    const used = passes.filter(pass => pass?.m === move.envelope.id);
    expect(used.length).toBeGreaterThanOrEqual(2);
    for (const pass of used) expect(pass).toMatchObject({ stands: PARADE, left: AT });
    expect(one.verdict()).toBe('right');
  });

  test('is found again by the next referee', async () => {
    const { one, absent } = await answered(PARADE);
    await one.nextReferee();
    await one.looks();
    await one.passAllBut(absent);
    expect(ownPass(one.closes()[0], absent)).toMatchObject({ stands: PARADE });
    expect(one.verdict()).toBe('right');
  });

  test('lets a window stand open for the same moment, whoever has given it', async () => {
    const one = await standingTable();
    const { seats } = one.window();
    for (const seat of seats) await one.stand(seat, TOUCHED);
    expect(one.closes()).toHaveLength(0);
    await one.goBy(0.9 - (one.clock.now - one.window().since) / 1000);
    expect(one.closes()).toHaveLength(0);
    await one.goBy(0.2);
    expect(one.closes()).toHaveLength(1);
  });

  test('writes nothing down before a window closes, and the referee says the same of each', async () => {
    const one = await standingTable();
    const [first = '', second = ''] = one.window().seats;
    const before = one.entries();
    for (const seat of [first, second]) await one.stand(seat, TOUCHED);
    await one.goBy(5);
    expect(one.entries()).toBe(before);
  });

  test('waits where its seat asks for time', async () => {
    const { one, absent } = await answered(PARADE);
    await one.wait(absent);
    await one.passAllBut(absent);
    expect(one.closes()).toHaveLength(0);
    expect(await one.pass(absent)).toMatchObject({ ok: true });
    expect(one.closes()).toHaveLength(1);
    expect(one.verdict()).toBe('right');
  });

  // shows trust.6
  test('does nothing once it is taken back', async () => {
    const { one, absent, mine } = await answered(PARADE);
    one.flags[mine.user] = {};
    await one.passAllBut(absent);
    await one.goBy(5);
    expect(one.closes()).toHaveLength(0);
  });

  // shows trust.6
  test('does nothing in the flags of somebody else', async () => {
    const { one, absent, other, move, mine, others } = await answered(PARADE);
    one.flags[mine.user] = {};
    one.flags[others.user] = { [absent]: move, [other]: move };
    await one.nextReferee();
    const reply = await one.table.referee.handle(move.envelope, others.user);
    expect(reply).toMatchObject({ problem: { problem: 'taken-back' } });
    await one.passAllBut(absent);
    await one.goBy(5);
    expect(one.closes()).toHaveLength(0);
  });

  // shows trust.6
  test.each([
    ['a pass for one window', ['absent', 'pass', undefined]],
    ['another command', ['absent', 'declare', PARADE]],
    ['an answer that the game does not know', ['absent', 'pass', 'always']],
    ['the answer of another seat', ['other', 'pass', PARADE]],
  ] as const)('is not %s that is put in its place', async (_what, [whose, kind, stands]) => {
    const one = await standingTable();
    const [absent = '', other = ''] = one.window().seats;
    const seat = { absent, other }[whose];
    const mine = one.browserAt(absent);
    const ask = { kind: 'command', seat, command: { kind }, ...(stands !== undefined && { stands }) } as const;
    const forged = leftMove(one.table, mine, ask);
    one.flags[mine.user] = { [seat]: forged };
    expect(await one.table.referee.handle(forged.envelope, mine.user)).toMatchObject({ ok: false });
    await one.passAllBut(absent);
    await one.goBy(5);
    expect(one.closes()).toHaveLength(0);
  });

  test('can be read by the browser that gave it alone', async () => {
    const { absent, move, mine, others } = await answered(PARADE);
    const read = (key: typeof mine.key) => standingAt(mine.sees(absent), absent, move, key);
    expect(read(mine.key)).toMatchObject({ word: PARADE, end: undefined });
    expect(read(others.key)).toMatchObject({ word: undefined, end: undefined });
  });

  test('ends with an act of its seat, and its browser reads the reason', async () => {
    const { one, absent, move, mine } = await answered(PARADE);
    const hasActed = () =>
      one.table.referee.timeline.moments.some(
        ({ entry }) =>
          entry.kind === 'turn' && entry.by === 'command' && entry.seat === absent && (entry.seen ?? 0) > move.seen,
      );
    for (let n = 0; n < 40 && !hasActed(); n++) await one.goOn(1);
    expect(hasActed()).toBe(true);
    expect(standingAt(mine.sees(absent), absent, move, mine.key)?.end).toMatch(/^(?:acted|met)$/);
    await one.nextReferee();
    const reply = await one.table.referee.handle(move.envelope, mine.user);
    expect(reply).toMatchObject({ problem: { problem: 'stale' } });
    expect(one.verdict()).toBe('right');
  });

  // shows trust.23
  test('is signed again by a page that has seen it stand, and by none that finds it in its flags', async () => {
    const { table } = await standingTable();
    const stood = { seat: 'stalinists', word: TOUCHED, seen: 7, left: AT };
    const again = (was: Standing | undefined, found: Standing, end: Ended) => isGivenAgain(table.game, was, found, end);
    for (const end of ['acted', 'met'] as const) {
      expect(again(stood, stood, end)).toBe(true);
      const old = { ...stood, seen: 3 };
      for (const was of [undefined, stood]) expect(again(was, old, end)).toBe(false);
      for (const other of [{ left: AT - 1 }, { word: PARADE }, { seat: 'militarists' }])
        expect(again(stood, { ...stood, ...other }, end)).toBe(false);
    }
    for (const end of ['shifted', 'over'] as const) expect(again(stood, stood, end)).toBe(false);
  });

  test('goes on after a window that touches its seat, and ends at the parade', async () => {
    const { table } = await standingTable();
    const met = (word: string): boolean => {
      const stood = { seat: 'stalinists', word, seen: 7, left: AT };
      return isGivenAgain(table.game, stood, stood, 'met');
    };
    expect(met(TOUCHED)).toBe(true);
    for (const word of [PARADE, 'always']) expect(met(word)).toBe(false);
  });

  // shows trust.23
  test('follows from what everybody sees: who has no key at all finds the same of every window', async () => {
    const one = await standingTable(5);
    const { table } = one;
    const standing = one.seats.flatMap(seat =>
      [TOUCHED, PARADE].map(word => ({ seat, word, seen: table.referee.timeline.revision, left: AT })),
    );
    let asked = 0;
    const found = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const seen = openTimeline(table.game, table.head, table.raws, { keys: {} });
      const all = table.referee.timeline;
      for (const answer of standing) {
        expect(endOf(seen, answer)).toBe(endOf(all, answer));
        const [theirs, ours] = [windowIn(seen), windowIn(all)];
        if (!theirs || !ours) continue;
        asked++;
        found.add(String(passesBy(all, ours, answer)));
        expect(passesBy(seen, theirs, answer)).toBe(passesBy(all, ours, answer));
      }
      await one.goOn(1);
    }
    expect(asked).toBeGreaterThan(30);
    expect([...found].sort()).toEqual(['false', 'true']);
  });
});
