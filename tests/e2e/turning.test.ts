/** After a game: what would have been better, seat by seat, and one click plays on from before it at a new table. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical } from '../../src/kernel/fields';
import { defaultOptions } from '../../src/kernel/options';
import { exportRecord } from '../../src/table/record/record-file';
import { openTimeline, stateAt } from '../../src/table/record/timeline';
import { shownWhole } from '../../src/table/panels/turning-points';
import { tableOf } from '../../src/table/testing/tables';
import { gameOf } from '../../src/testing/all-games';
import { inTable, tableNamed, until } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { GAMES } from '../harness/place';
import { gather, session } from '../harness/session';
import { openLibrary, openSideWindow, tableWindow } from '../harness/table';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rt-turning-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game that bots have played to its end, as a file; and how it stood, read with all its keys. */
const finishedGame = async (id: string) => {
  const game = gameOf(id);
  const bot = game?.bots[0]?.id;
  if (!game || bot === undefined) throw new Error(`${id} has no bots`);
  const options = defaultOptions(game.options);
  const holders = Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'bot', bot } as const]));
  const { head, raws, referee } = await tableOf(game, {
    holders,
    options,
    seed: 5,
    id: `tablefinished${id}`.slice(0, 16),
  });
  await referee.idle();
  const file = join(folder, `${id}.json`);
  writeFileSync(file, exportRecord(head, raws));
  const whole = shownWhole(openTimeline(game, head, raws, { keys: {} }));
  if (!whole) throw new Error(`${id} is not over`);
  return { game, file, whole, seats: game.seats(options) };
};

/** Opens a record from a file, and waits until all its turning points are found. */
const lookedBack = async (gm: Person, file: string): Promise<string> => {
  const { page } = gm;
  const choosing = page.waitForEvent('filechooser');
  await (await openLibrary(gm)).locator('[data-action="importRecord"]').click();
  await (await choosing).setFiles(file);
  await until('the record is here', async () => (await tableNamed(page, 'Tests')) !== undefined);
  const table = (await tableNamed(page, 'Tests')) ?? '';
  const fold = tableWindow(page, table).locator('details[data-key="end-turning"]');
  await fold.locator('.rt-end__turning').first().waitFor();
  await fold.locator('> p[aria-live]').waitFor({ state: 'detached' });
  return table;
};

/** The Record window opens at what happened last, however long its turn was. */
const opensAtTheNewest = async (gm: Person, table: string): Promise<void> => {
  const record = await openSideWindow(gm, table, 'record');
  const newest = record.locator('.rt-record__chapter').first().locator('.rt-log__line:visible').last();
  await until('the newest line is in view', () =>
    newest.evaluate(line => {
      const { top, bottom } = line.getBoundingClientRect();
      const list = line.closest('.rt-record')?.getBoundingClientRect();
      return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
    }),
  );
  await snapshot(gm, `newest-${table}`);
  await record.locator('[data-action="close"]').first().click();
};

const POINT = {
  en: /^.+: “.+”\.\nBetter: “.+”\. That wins about \d+ more games in 100\./,
  de: /^.+: „.+“\.\nBesser: „.+“\. Das gewinnt von 100 Partien etwa \d+ mehr\./,
};

const played = async (gm: Person, id: string, language: keyof typeof POINT): Promise<void> => {
  const { page } = gm;
  const { game, file, whole, seats } = await finishedGame(id);
  const table = await lookedBack(gm, file);
  await opensAtTheNewest(gm, table);
  const window = tableWindow(page, table);
  const turning = window.locator('.rt-end__turning');
  expect(await turning.count()).toBe(seats.length);
  for (const seat of await turning.all()) expect(await seat.locator('.rt-end__point').count()).toBeLessThanOrEqual(3);
  const points = window.locator('.rt-end__point');
  expect(await points.count()).toBeGreaterThan(0);
  for (const text of await points.locator('> p').allInnerTexts())
    expect(text).not.toMatch(/[{}]|RT\.|undefined|NaN|\.\./);
  const first = points.first();
  expect((await first.locator('> p').allInnerTexts()).join('\n')).toMatch(POINT[language]);
  const tooWide = await window.locator('.rt-end').evaluate(end => end.scrollWidth - end.clientWidth);
  expect(tooWide, 'nothing is cut off at the side').toBeLessThanOrEqual(0);
  await first.scrollIntoViewIfNeeded();
  await snapshot(gm, `turning-${id}-${language}`);
  await window.locator('.rt-end__table').scrollIntoViewIfNeeded();
  await snapshot(gm, `turning-${id}-${language}-figures`);

  const again = first.locator('[data-action="playOn"]');
  const seat = (await again.getAttribute('data-seat')) ?? '';
  const revision = Number(await again.getAttribute('data-revision'));
  const known: readonly string[] = await page.evaluate(
    `game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`,
  );
  await again.click();
  let next = '';
  await until('a new table has begun', async () => {
    const all: readonly string[] = await page.evaluate(
      `game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`,
    );
    next = all.find(one => !known.includes(one)) ?? '';
    return next !== '' && (await inTable(page, next, ({ timeline }) => timeline.begun)) === true;
  });
  await tableWindow(page, next).waitFor();
  const begun = await inTable(page, next, ({ timeline: { head, holders, moments }, mySeats }) => ({
    from: head.branch?.table,
    holders,
    mySeats,
    state: moments[0]?.state,
  }));
  expect(begun?.from).toBe(table);
  expect(begun?.mySeats).toEqual([seat]);
  expect(
    Object.entries(begun?.holders ?? {})
      .filter(([, { kind }]) => kind === 'user')
      .map(([one]) => one),
  ).toEqual([seat]);
  // it stands as it stood before the move, as far as that seat could see
  const before = game.hide(stateAt(whole, revision - 1), seat);
  expect(canonical(begun?.state)).toBe(canonical(before));
  // and asks whom it asked then
  await tableWindow(page, next).locator('.rt-ask--mine').waitFor();
  await snapshot(gm, `turning-${id}-${language}-on`);
};

test.each(GAMES)('%s: the turning points of each seat are shown, and one click plays on from there', id =>
  session({ title: `turning-${id}`, seating: { chance: 3, viewport: { width: 1280, height: 720 } } }, async one => {
    const [gm] = await gather(one);
    await played(gm, id, 'en');
  }),
);

test.each(['dual-powers'])('%s: and in German, in the dark', id =>
  session(
    {
      title: `turning-de-${id}`,
      seating: { chance: 4, language: 'de', colorScheme: 'dark', viewport: { width: 1280, height: 720 } },
    },
    async one => {
      const [gm] = await gather(one);
      await played(gm, id, 'de');
    },
  ),
);
