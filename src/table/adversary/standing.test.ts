/** Answers in advance: used as they were signed, in windows that everybody can see they let pass, while they lie there. */
import { describe, expect, test } from 'vitest';
import { windowIn } from '../judgement/reaction-window';
import { endOf, isGivenAgain, passesBy, type Ended, type Standing } from '../judgement/standing';
import type { Entry, EntryOf } from '../record/model';
import { openTimeline } from '../record/timeline';
import { standingAt } from '../referee/left-move';
import { verify } from '../judgement/verify';
import { AT, leftMove } from '../testing/left-moves';
import { rewritten } from '../testing/rewriting';
import { type OwnPass, standingMove, standingTable } from '../testing/standing';

const TOUCHED = 'until-touched';
const PARADE = 'until-parade';

const ownPass = (turn: EntryOf<'turn'> | undefined, seat: string): OwnPass | undefined => {
  const pass = turn?.passes?.find(one => one.seat === seat);
  return pass?.by === 'own' ? pass : undefined;
};

describe('an answer in advance', () => {
  // shows trust.23
  test('passes the window that is open, and later ones, while its seat is away; each is as it was signed', async () => {
    const one = await standingTable();
    const [absent = ''] = one.window().seats;
    const { envelope } = await one.stand(absent, PARADE);
    await one.goOn(3, absent);
    const passes = one.closes().map(close => ownPass(close, absent));
    expect(passes.filter(pass => pass?.m === envelope.id).length).toBeGreaterThanOrEqual(2);
    for (const pass of passes) if (pass?.m === envelope.id) expect(pass).toMatchObject({ stands: PARADE, left: AT });
    expect(one.verdict()).toBe('right');
  });

  test('is found again by the next referee', async () => {
    const one = await standingTable();
    const [absent = ''] = one.window().seats;
    await one.stand(absent, PARADE);
    one.table.restart({ client: 'four', epoch: 4 });
    await one.table.referee.serve();
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
    const one = await standingTable();
    const [absent = ''] = one.window().seats;
    await one.stand(absent, PARADE);
    await one.wait(absent);
    await one.passAllBut(absent);
    expect(one.closes()).toHaveLength(0);
    expect(await one.pass(absent)).toMatchObject({ ok: true });
    expect(one.closes()).toHaveLength(1);
    expect(one.verdict()).toBe('right');
  });

  // shows trust.6
  test('does nothing once it is taken back, in flags of somebody else, or for what was signed as something else', async () => {
    const one = await standingTable();
    const [absent = '', other = ''] = one.window().seats;
    const [mine, others] = [one.browserAt(absent), one.browserAt(other)];
    const { table, flags } = one;
    const move = await one.stand(absent, PARADE);
    flags[mine.user] = {};
    await one.passAllBut(absent);
    expect(one.closes()).toHaveLength(0);
    flags[others.user] = { [absent]: move, [other]: move };
    await table.referee.handle(move.envelope, others.user);
    await one.goBy(5);
    expect(one.closes()).toHaveLength(0);
    table.restart({ client: 'four', epoch: 4 });
    await table.referee.serve();
    expect(await table.referee.handle(move.envelope, others.user)).toMatchObject({
      problem: { problem: 'taken-back' },
    });
    // a pass for one window does not stand for others by being put there
    const once = leftMove(table, mine, { kind: 'command', seat: absent, command: { kind: 'pass' } });
    flags[mine.user] = { [absent]: once };
    expect(await table.referee.handle(once.envelope, mine.user)).toMatchObject({ problem: { problem: 'taken-back' } });
    // nor does another command, or an answer that the game does not know
    for (const ask of [
      { kind: 'command', seat: absent, command: { kind: 'declare' }, stands: PARADE },
      { kind: 'command', seat: absent, command: { kind: 'pass' }, stands: 'always' },
      { kind: 'command', seat: other, command: { kind: 'pass' }, stands: PARADE },
    ] as const) {
      const forged = leftMove(table, mine, ask);
      flags[mine.user] = { [ask.seat]: forged };
      expect(await table.referee.handle(forged.envelope, mine.user)).toMatchObject({ ok: false });
    }
    await one.goBy(5);
    expect(one.closes()).toHaveLength(0);
  });

  test('ends with an act of its seat, and is read with its reason by the browser that gave it', async () => {
    const one = await standingTable();
    const [absent = '', other = ''] = one.window().seats;
    const mine = one.browserAt(absent);
    const move = await one.stand(absent, PARADE);
    const read = (seat: string, key = mine.key) => standingAt(mine.sees(absent), seat, move, key);
    expect(read(absent)).toMatchObject({ word: PARADE, end: undefined });
    expect(read(absent, one.browserAt(other).key)).toMatchObject({ word: undefined, end: undefined });
    const hasActed = () =>
      one.table.referee.timeline.moments.some(
        ({ entry }) =>
          entry.kind === 'turn' && entry.by === 'command' && entry.seat === absent && (entry.seen ?? 0) > move.seen,
      );
    for (let n = 0; n < 40 && !hasActed(); n++) await one.goOn(1);
    expect(hasActed()).toBe(true);
    expect(read(absent)?.end).toMatch(/^(?:acted|met)$/);
    one.table.restart({ client: 'four', epoch: 4 });
    await one.table.referee.serve();
    expect(await one.table.referee.handle(move.envelope, mine.user)).toMatchObject({ problem: { problem: 'stale' } });
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

describe('who verifies the record', () => {
  const played = async () => {
    const one = await standingTable();
    const [absent = ''] = one.window().seats;
    await one.stand(absent, PARADE);
    await one.goOn(2, absent);
    const judged = (change: (pass: OwnPass, turn: EntryOf<'turn'>) => object): string => {
      const raws = rewritten(one.table.head, one.table.raws, (entry): readonly Entry[] => {
        if (entry.kind !== 'turn' || !entry.passes) return [entry];
        const passes = entry.passes.map(pass =>
          pass.by === 'own' && pass.seat === absent && pass.stands !== undefined
            ? { ...pass, ...change(pass, entry) }
            : pass,
        );
        return [{ ...entry, passes }];
      });
      const found = verify(one.table.game, one.table.head, raws, one.table.tableSecret);
      return found.ok ? 'right' : found.problem.problem;
    };
    return { one, absent, judged };
  };

  test('convicts a referee who says another answer, another time, or takes it for a pass of one window', async () => {
    const { judged } = await played();
    expect(judged(() => ({}))).toBe('right');
    expect(judged(() => ({ stands: TOUCHED }))).toBe('verify-pass');
    expect(judged(() => ({ left: AT + 1 }))).toBe('verify-pass');
    expect(judged(() => ({ stands: undefined }))).toBe('verify-pass');
    expect(judged(({ seen }) => ({ seen: seen + 1 }))).toBe('verify-pass');
  });

  // shows trust.23
  test.each([
    ['at once', false],
    ['later', true],
  ])('convicts a referee who goes back to an answer in whose place another was given %s', async (_when, isLater) => {
    const one = await standingTable(5);
    const { table } = one;
    const [absent = ''] = one.window().seats;
    const browser = one.browserAt(absent);
    const early = standingMove(table, browser, absent, PARADE);
    if (isLater) await one.wait(one.window().seats[1] ?? '');
    const command = { kind: 'pass' };
    const later = leftMove(table, browser, { kind: 'command', seat: absent, command, stands: PARADE }, AT + 1);
    one.flags[browser.user] = { [absent]: later };
    await table.referee.handle(later.envelope, browser.user);
    await one.goOn(4, absent);
    const by = one.closes().filter(close => ownPass(close, absent)?.m === later.envelope.id);
    expect(by.length).toBeGreaterThan(1);
    // from the second window on, the earlier answer once more
    const { seen, envelope } = early;
    const s = await signatureOf(one, absent, early);
    const forged = { seat: absent, by: 'own' as const, m: envelope.id, seen, s, left: AT, stands: PARADE };
    const judged = (close: EntryOf<'turn'> | undefined): string => {
      const raws = rewritten(table.head, table.raws, entry => {
        if (entry.r !== close?.r || entry.kind !== 'turn' || !entry.passes) return [entry];
        return [{ ...entry, passes: entry.passes.map(pass => (pass.seat === absent ? forged : pass)) }];
      });
      const upTo = Object.fromEntries(Object.entries(raws).filter(([key]) => Number(key) <= (close?.r ?? 0)));
      const found = verify(table.game, table.head, upTo, table.tableSecret);
      return found.ok ? 'right' : found.problem.problem;
    };
    expect(judged(by[0])).toBe('right');
    expect(judged(by[1])).toBe('verify-pass');
  });

  test('convicts a referee who uses it after its seat has acted, or once it had let a window not pass', async () => {
    const one = await standingTable(5);
    const { table } = one;
    // each answer that has ended by some entry is put in the place of a later pass by hand
    const early = one.seats.map(seat => ({ seat, move: standingMove(table, one.browserAt(seat), seat, TOUCHED) }));
    await one.goOn(12);
    expect(one.verdict()).toBe('right');
    let convicted = 0;
    for (const { seat, move } of early) {
      const { seen, envelope } = move;
      const standing = { seat, word: TOUCHED, seen, left: AT };
      const signature = await signatureOf(one, seat, move);
      for (const close of one.closes()) {
        if (!ownPass(close, seat)) continue;
        const before = openTimeline(
          table.game,
          table.head,
          Object.fromEntries(Object.entries(table.raws).filter(([key]) => Number(key) < close.r)),
          { keys: { table: table.tableSecret } },
        );
        const window = windowIn(before);
        const forged = { seat, by: 'own' as const, m: envelope.id, seen, s: signature, left: AT, stands: TOUCHED };
        const raws = rewritten(table.head, table.raws, entry =>
          entry.kind === 'turn' && entry.r === close.r && entry.passes
            ? [{ ...entry, passes: entry.passes.map(pass => (pass.seat === seat ? forged : pass)) }]
            : [entry],
        );
        const upTo = Object.fromEntries(Object.entries(raws).filter(([key]) => Number(key) <= close.r));
        const found = verify(table.game, table.head, upTo, table.tableSecret);
        const says = found.ok ? 'right' : found.problem.problem;
        const mayPass = window !== undefined && passesBy(before, window, standing);
        if (!mayPass) {
          convicted++;
          expect(says).toBe('verify-pass');
        }
      }
    }
    expect(convicted).toBeGreaterThan(3);
  });
});

const signatureOf = async (
  { table, browserAt }: Awaited<ReturnType<typeof standingTable>>,
  seat: string,
  { envelope }: ReturnType<typeof standingMove>,
): Promise<string> => {
  const { openOwnEnvelope } = await import('../wire/envelopes');
  return openOwnEnvelope(envelope, browserAt(seat).key, table.head)?.s ?? '';
};
