/** What a cheat has tried at a window: a seat that would know who could react, and a referee who closes as they like. */
import { describe, expect, test } from 'vitest';
import { legal } from '../kernel/offers';
import { passesAfter } from '../kernel/reaction-windows';
import { entryKey, parseEntry } from './record/codec';
import type { Entry, EntryOf } from './record/model';
import { strangeAct } from './judgement/browser-memory';
import { openTimeline } from './record/timeline';
import { verify } from './judgement/verify';
import { caseOf, forge } from './testing/forging';
import { rewritten } from './testing/rewriting';
import { atWindow, type WindowTable } from './testing/reaction-windows';

const [us, them, third] = ['stalinists', 'militarists', 'evolutionists'] as const;
const all = [us, them, third];

describe('no seat’s wire tells who could have reacted', () => {
  /** All that `third` has written down is declared: there is nothing left that it could do in a window. */
  const exhausted = async (): Promise<WindowTable> => {
    const table = await atWindow();
    const commands = () =>
      legal(table.table.game, table.table.game.hide(table.table.referee.timeline.state, third), third);
    for (;;) {
      const [most] = commands()
        .filter(({ kind }) => kind === 'declare')
        .toReversed();
      if (!most) break;
      await table.as(third, { kind: 'command', seat: third, command: most });
    }
    // the last declaration has reopened the window for the others: it passes, and another asks all
    for (const seat of table.window().seats) await table.pass(seat);
    expect(commands().map(({ kind }) => kind)).toEqual(['pass']);
    return table;
  };
  const letter = (table: WindowTable, seat: string) =>
    table.at[seat]?.envelope({ kind: 'command', seat, command: { kind: 'pass' } });

  test('the envelopes of one who could and of one who could not are alike, and so are the answers', async () => {
    const table = await exhausted();
    const { table: at } = table;
    const mine = legal(at.game, at.game.hide(at.referee.timeline.state, us), us);
    expect(mine.length).toBeGreaterThan(1);
    const before = table.entries();
    const sizes = new Set<number>();
    for (const seat of [us, third]) {
      const sent = letter(table, seat);
      const reply = await at.referee.answer(sent);
      sizes.add((sent?.box.length ?? 0) * 10_000 + JSON.stringify(reply).length);
    }
    expect(sizes.size).toBe(1);
    expect(table.entries()).toBe(before);
  });

  test('what the record says of the two is alike when the window has closed', async () => {
    const table = await exhausted();
    for (const seat of all) await table.pass(seat);
    const entry = parseEntry(table.table.raws[entryKey(table.entries())]) as EntryOf<'turn'>;
    const shapes = (entry.passes ?? []).map(pass =>
      Object.entries(pass)
        .map(([field, value]) => (field === 'seat' ? field : `${field} ${String(value).length}`))
        .join(),
    );
    expect(new Set(shapes).size).toBe(1);
    expect(entry.sealed ?? []).toEqual([]);
  });

  test('a page passes by itself after a time that asks for nothing but chance', () => {
    expect(passesAfter({ seconds: 30, away: 180 }, 0)).toBe(12_000);
    expect(passesAfter({ seconds: 30, away: 180 }, 1)).toBe(24_000);
    expect(passesAfter({ away: 180 }, 0.5)).toBe(12_000);
  });
});

describe('a referee who cheats at a window is convicted', () => {
  type Close = EntryOf<'turn'> & { readonly passes: NonNullable<EntryOf<'turn'>['passes']> };
  const verdict = (table: WindowTable, change: (close: Close) => Partial<Close>) => {
    const { game, head, tableSecret } = table.table;
    const at = table.table.referee.timeline.revision;
    const raws = rewritten(table.table.head, table.table.raws, entry =>
      entry.r === at ? [{ ...entry, ...change(entry as Close) } as Entry] : [entry],
    );
    const found = verify(game, head, raws, tableSecret);
    return found.ok ? 'right' : found.problem.problem;
  };
  const closed = async () => {
    const table = await atWindow();
    for (const seat of all) await table.pass(seat);
    return table;
  };
  const timed = async () => {
    const table = await atWindow();
    await table.wait(us);
    await table.goBy(30);
    await table.pass(us);
    return table;
  };

  test('of nothing, if they did not', async () => expect(verdict(await closed(), () => ({}))).toBe('right'));
  test('who closes it before its time by the clock', async () => {
    expect(verdict(await timed(), ({ t }) => ({ t: t - 1 }))).toBe('verify-pass');
  });
  test('who has it passed by the clock for one who waits', async () => {
    const table = await timed();
    expect(verdict(table, ({ passes }) => ({ passes: passes.map(({ seat }) => ({ seat, by: 'clock' })) }))).toBe(
      'verify-pass',
    );
  });
  test('who passes for somebody present, as if others had said that they are away', async () => {
    const table = await closed();
    const others = { seat: third, by: 'others' } as const;
    expect(verdict(table, ({ passes }) => ({ passes: [...passes.slice(0, 2), others] }))).toBe('verify-pass');
  });
  test('who passes for a person as if they were a bot', async () => {
    const table = await closed();
    const bot = { seat: third, by: 'bot' } as const;
    expect(verdict(table, ({ passes }) => ({ passes: [...passes.slice(0, 2), bot] }))).toBe('verify-pass');
  });
  test('who waits for fewer than all', async () => {
    expect(verdict(await closed(), ({ passes }) => ({ passes: passes.slice(0, 2) }))).toBe('verify-window');
  });
  test('who tells them in another order', async () => {
    expect(verdict(await closed(), ({ passes }) => ({ passes: passes.toReversed() }))).toBe('verify-window');
  });
  test('who takes the pass of one window for another’s', async () => {
    const table = await closed();
    const entry = parseEntry(table.table.raws[entryKey(table.entries())]) as Close;
    for (const seat of table.window().seats) await table.pass(seat);
    expect(verdict(table, () => ({ passes: entry.passes }))).toBe('verify-pass');
  });
  test('who writes a pass before the window closes', async () => {
    const table = await closed();
    const says = verdict(table, () => ({ seat: us, by: 'command' }) as Partial<Close>);
    expect(says).not.toBe('right');
  });
  test('by the browser in whose name they do it', async () => {
    const table = await closed();
    const { game, head, raws } = table.table;
    const at = table.table.referee.timeline.revision;
    const forged = rewritten(table.table.head, table.table.raws, entry =>
      entry.r !== at || entry.kind !== 'turn'
        ? [entry]
        : [{ ...entry, passes: (entry.passes ?? []).map(pass => ({ ...pass, s: 'A'.repeat(86) })) } as Entry],
    );
    const browser = table.at[us];
    const strange = (of: Readonly<Record<string, string>>) =>
      browser &&
      strangeAct(openTimeline(game, head, of, browser.reader(us)), browser.user, new Set([browser.key.public]), at - 1)
        ?.problem;
    expect(strange(raws)).toBeUndefined();
    expect(strange(forged)).toBe('acts-forged');
  });
  test('whatever they change in what stands there', async () => {
    const table = await timed();
    const { game, head, raws, tableSecret } = table.table;
    const { missed } = forge(caseOf(game, head, raws, tableSecret), 300, 5);
    expect(missed).toEqual([]);
  });
});
