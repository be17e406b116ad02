/** A referee who cheats at an open window: they record that somebody waits, is away, or passes. */
import { describe, expect, test } from 'vitest';
import { windowIn } from '../judgement/reaction-window';
import { verify } from '../judgement/verify';
import type { Entry } from '../record/model';
import { play } from '../referee/commands';
import type { Sender } from '../referee/referee-model';
import { type Cheat, cheatAt } from '../testing/cheating';
import type { Browser } from '../testing/tables';
import { atWindow } from '../testing/reaction-windows';
import { rewritten } from '../testing/rewriting';

const [us, them] = ['stalinists', 'militarists'] as const;
const session = atWindow();

interface AtWindow {
  readonly cheat: Cheat;
  readonly opened: number;
  readonly at: Readonly<Record<string, Browser>>;
  waits(seat: string, on?: number): Promise<unknown>;
  /** Says that a seat is away, so long after the window was opened (ms). */
  away(by: Browser, seat: string, after: number, on?: number): Promise<unknown>;
}

const LONG = 1_000_000;
const cases: readonly (readonly [string, string, (one: AtWindow, gm: Browser) => Promise<unknown>])[] = [
  ['a seat that is asked may wait', 'right', ({ waits }) => waits(us)],
  [
    'it says so once',
    'verify-wait',
    async ({ waits }) => {
      await waits(us);
      await waits(us);
    },
  ],
  ['it waits in the window that stands open', 'verify-wait', ({ waits, opened }) => waits(us, opened - 1)],
  [
    'who plays says that another is away when the time has gone by',
    'right',
    ({ away, at }) => away(one(at, us), them, LONG),
  ],
  ['and not before', 'verify-away', ({ away, at }) => away(one(at, us), them, 1)],
  ['nobody says it of themselves', 'verify-away', ({ away, at }) => away(one(at, us), us, LONG)],
  ['nor of another window', 'verify-away', ({ away, at, opened }) => away(one(at, us), them, LONG, opened - 1)],
  ['who holds no seat says it at once', 'right', ({ away }, gm) => away(gm, them, 1)],
  [
    'a pass is not told before the window closes',
    'verify-window',
    ({ cheat, at }) =>
      play(
        cheat.book,
        us,
        { kind: 'pass' },
        {
          sender: cheat.signedBy(one(at, us), { kind: 'command', seat: us, command: { kind: 'pass' } }),
        },
      ),
  ],
];

const one = (at: AtWindow['at'], seat: string): Browser => {
  const browser = at[seat];
  if (!browser) throw new Error('nobody sits here');
  return browser;
};

describe('at a window', () => {
  test.each(cases)('%s', async (_, finding, cheating) => {
    const { table, at, gm, window } = await session;
    const { opened, since } = window();
    const cheat = cheatAt(table);
    const waits: AtWindow['waits'] = (seat, on = opened) =>
      cheat.book.add({ kind: 'wait', seat, on }, { asked: cheat.signedBy(one(at, seat), { kind: 'wait', seat, on }) });
    const away: AtWindow['away'] = (by, seat, after, on = opened) =>
      cheat
        .altered(draft => ({ ...draft, t: since + after }))
        .add({ kind: 'away', seat, on, user: by.user }, { asked: cheat.signedBy(by, { kind: 'away', seat, on }) });
    await cheating({ cheat, opened, at, waits, away }, gm);
    expect(cheat.says()).toBe(finding);
  });
});

// shows trust.2
test('a pass is taken back by asking to wait: the referee takes it no more, and Verify convicts who uses it', async () => {
  const { table, at, window, pass, wait, goBy } = await atWindow();
  const command = { kind: 'command', seat: us, command: { kind: 'pass' } } as const;
  const first = one(at, us).envelope(command);
  expect(await table.referee.handle(first, one(at, us).user)).toMatchObject({ held: true });
  const { opened, seats } = window();
  const late = one(at, us).envelope(command);
  expect(await wait(us)).toMatchObject({ ok: true });
  expect(await table.referee.handle(late, one(at, us).user)).toMatchObject({ problem: { problem: 'stale' } });
  const taken = cheatAt(table).kept(one(at, us), first);
  for (const seat of seats) await pass(seat);
  await goBy(1);
  expect(windowIn(table.referee.timeline)?.opened).not.toBe(opened);
  const judged = (by: Pick<Sender, 'id' | 's' | 'seen'> | undefined): string => {
    const raws = rewritten(table.head, table.raws, (entry): readonly Entry[] => {
      if (entry.kind !== 'turn' || !entry.passes || !by) return [entry];
      const passes = entry.passes.map(found =>
        found.seat === us ? { seat: us, by: 'own' as const, m: by.id, seen: by.seen, s: by.s } : found,
      );
      return [{ ...entry, passes }];
    });
    const found = verify(table.game, table.head, raws, table.tableSecret);
    return found.ok ? 'right' : found.problem.problem;
  };
  expect(judged(undefined)).toBe('right');
  expect(judged(taken)).toBe('verify-pass');
});
