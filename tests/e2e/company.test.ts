/** Who comes and goes at a table: observers, late comers, bots; undo and consent; several tables; files. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { session, shared, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import {
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  revisionOf,
  tableWindow,
  valueOf,
  waitForBeginning,
} from '../harness/table';

const TWO = { red: 'Player 1', white: 'Player 2' } as const;

const seenBy = (page: Page, table: string): Promise<string | undefined> =>
  inTable(page, table, ({ timeline: { state } }) => JSON.stringify(state));
const recordOn = (page: Page, table: string): Promise<string | undefined> =>
  inTable(page, table, ({ timeline: { moments } }) => JSON.stringify(moments.map(({ entry }) => entry)));

describe('at a table of three', () => {
  const evening = shared({ title: 'company' }, async one => {
    const three = await gather(one, 'Player 1', 'Player 2');
    const table = await makeTable(three[0], { name: 'Company', holders: TWO });
    await waitForBeginning(three, table);
    for (const person of three) await openTableWindow(person, table);
    return { one, three, table };
  });

  // shows undo.2
  test("one's own slip is taken back at once, anything else by consent", () =>
    evening(async ({ three: everybody, table }) => {
      const [gm, red, white] = everybody;
      const players = [red, white];
      const button = ({ page }: Person, wanted: string): Locator => tableWindow(page, table).locator(wanted);
      const undo = (person: Person): Locator => button(person, '[data-action="undo"]:not([aria-disabled="true"])');
      const asks = button(red, '[data-action="proposeUndo"]');
      const mayUndo = async (): Promise<Person | undefined> => {
        for (const person of players) if (await undo(person).count()) return person;
        return undefined;
      };
      const isTakenBack = (what: string): Promise<void> =>
        untilAll(everybody, table, what, ({ timeline }) => timeline.moments.at(-1)?.entry.kind === 'undo');

      await playByClicking(players, everybody, table, { seed: 21, stop: async () => (await mayUndo()) !== undefined });
      const slipped = await mayUndo();
      if (!slipped) throw new Error('nothing could be taken back');
      await undo(slipped).click();
      await isTakenBack('the slip is taken back');

      await playByClicking(players, everybody, table, { seed: 22, most: 1 });
      await playByClicking(players, everybody, table, { seed: 22, stop: async () => (await asks.count()) > 0 });
      await asks.click();
      await button(white, '[data-action="vote"][data-yes="true"]').click();
      await isTakenBack('a turn is taken back by consent');
      const last = await inTable(gm.page, table, ({ timeline: { moments } }) => moments.at(-1)?.entry);
      expect(last).toMatchObject({ kind: 'undo', consent: true });
      await playByClicking(players, everybody, table, { seed: 23, most: 4 });
    }));

  test('somebody comes late and watches; a bot takes a seat in mid-game', () =>
    evening(async ({ one, three, table }) => {
      const [gm, red, white] = three;
      await playByClicking([red, white], three, table, { seed: 11, most: 6 });

      const late = await one.join('Player 3');
      const watched = await openTableWindow(late, table);
      expect(await revisionOf(late.page, table)).toBe(await revisionOf(gm.page, table));
      expect(await watched.locator('[data-action="submit"]').count()).toBe(0);
      expect(await (await openSideWindow(late, table, 'board')).locator('.rt-piece').count()).toBeGreaterThan(5);
      expect(await seenBy(late.page, table)).toBe(await seenBy(gm.page, table));

      const seats = await openSideWindow(gm, table, 'seats');
      const box = seats.locator('select[data-seat="white"]');
      await box.selectOption(await valueOf(box, 'Bot'));
      await untilAll(
        three,
        table,
        'a bot plays the Whites',
        ({ timeline }) => timeline.holders['white']?.kind === 'bot',
      );
      const before = await revisionOf(gm.page, table);
      const byBot = (): Promise<number> =>
        inTable(
          late.page,
          table,
          ({ timeline: { moments } }) =>
            moments.findLast(({ entry }) => entry.kind === 'turn' && entry.seat === 'white')?.entry.r ?? 0,
        ).then(revision => revision ?? 0);
      const hasPlayed = async (): Promise<boolean> => (await byBot()) > before;
      await playByClicking([red], [...three, late], table, { seed: 12, most: 80, stop: hasPlayed });
      expect(await hasPlayed()).toBe(true);
    }));
});

test('several tables live in one world; a record goes to a file and into another world', () =>
  session({ title: 'tables' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const everybody = [gm, red];
    const plan = { holders: { red: 'Player 1', white: 'Gamemaster' }, scene: false } as const;
    const first = await makeTable(gm, { name: 'First', ...plan });
    const second = await makeTable(gm, { name: 'Second', ...plan });
    const sitDown = async (table: string): Promise<void> => {
      await waitForBeginning(everybody, table);
      for (const person of everybody) await openTableWindow(person, table);
    };
    // one sits at one table at a time
    await sitDown(first);
    await playByClicking(everybody, everybody, first, { seed: 31, most: 4 });
    const still = await revisionOf(gm.page, first);
    await sitDown(second);
    await playByClicking(everybody, everybody, second, { seed: 32, most: 3 });
    expect(await revisionOf(gm.page, first)).toBe(still);
    expect(await (await openLibrary(red)).locator('[data-action="resume"]').count()).toBe(2);

    const saved = gm.page.waitForEvent('download');
    await (await openTableWindow(gm, first)).locator('[data-action="save"]').press('Enter');
    const buffer = readFileSync(await (await saved).path());
    const record = await recordOn(gm.page, first);
    await session({ title: 'import' }, async other => {
      const [reader] = await gather(other);
      const { page } = reader;
      const library = await openLibrary(reader);
      const chosen = page.waitForEvent('filechooser');
      await library.locator('[data-action="importRecord"]').click();
      await (await chosen).setFiles({ name: 'first.json', mimeType: 'application/json', buffer });
      await until('the whole record has come', async () => (await recordOn(page, first)) === record);
      await tableWindow(page, first).waitFor();
    });
  }));
