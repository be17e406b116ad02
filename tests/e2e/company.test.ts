/** Who comes and goes at a table: observers, late comers, bots in a player's place; undo and consent; several tables; files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { inTable, until, untilAll } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import {
  makeTable, openLibrary, openSideWindow, openTableWindow, revisionOf, tableWindow, valueOf, waitForBeginning, waitForRevision,
} from '../harness/table';

test('somebody comes late and watches; a bot takes a seat in mid-game', () => evening({ title: 'company' }, async one => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2'), three = [gm, red, white];
  const table = await makeTable(gm, { name: 'Company', holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning(three, table);
  for (const person of three) await openTableWindow(person, table);
  await playByClicking([red, white], three, table, { seed: 11, most: 25 });

  const late = await one.join('Player 3'), watched = await openTableWindow(late, table);
  expect(await revisionOf(late.page, table)).toBe(await revisionOf(gm.page, table));
  expect(await watched.locator('[data-action="submit"]').count()).toBe(0);
  expect(await (await openSideWindow(late, table, 'board')).locator('.rt-piece').count()).toBeGreaterThan(5);
  expect(await inTable(late.page, table, ({ timeline: { state } }) => JSON.stringify(state))).toBe(
    await inTable(gm.page, table, ({ timeline: { state } }) => JSON.stringify(state)));

  const seats = await openSideWindow(gm, table, 'seats'), box = seats.locator('select[data-seat="white"]');
  await box.selectOption(await valueOf(box, 'Bot'));
  await untilAll(three, table, 'a bot plays the Whites', ({ timeline: { holders } }) => holders['white']?.kind === 'bot');
  const before = await revisionOf(gm.page, table);
  await playByClicking([red], [...three, late], table, { seed: 12, most: 12 });
  expect(await inTable(late.page, table, ({ timeline: { moments } }) => moments.filter(({ entry }) => entry.kind === 'turn' && entry.seat === 'white').at(-1)?.entry.r))
    .toBeGreaterThan(before);
}));

test('one\'s own slip is taken back at once, anything else by consent', () => evening({ title: 'undo' }, async one => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2'), everybody = [gm, red, white], players = [red, white];
  const table = await makeTable(gm, { name: 'Undo', holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  const undo = ({ page }: typeof red) => tableWindow(page, table).locator('[data-action="undo"]:not([aria-disabled="true"])');
  const mayUndo = async (): Promise<typeof red | undefined> => {
    for (const person of players) if (await undo(person).count()) return person;
    return undefined;
  };
  const undone = (n: number) => untilAll(everybody, table, `${n} times something is taken back`,
    n === 1 ? ({ timeline: { moments } }) => moments.filter(({ entry }) => entry.kind === 'undo').length === 1
      : ({ timeline: { moments } }) => moments.filter(({ entry }) => entry.kind === 'undo').length === 2);

  await playByClicking(players, everybody, table, { seed: 21, stop: async () => await mayUndo() !== undefined });
  const slipped = await mayUndo();
  if (!slipped) throw new Error('nothing could be taken back');
  await undo(slipped).click();
  await undone(1);

  const asks = ({ page }: typeof red) => tableWindow(page, table).locator('[data-action="proposeUndo"]');
  await playByClicking(players, everybody, table, { seed: 22, stop: async () => await asks(red).count() > 0 });
  await asks(red).click();
  await tableWindow(white.page, table).locator('[data-action="vote"][data-yes="true"]').click();
  await undone(2);
  expect(await inTable(gm.page, table, ({ timeline: { moments } }) => moments.findLast(({ entry }) => entry.kind === 'undo')?.entry)).toMatchObject({ consent: true });
  await playByClicking(players, everybody, table, { seed: 23, most: 4 });
}));

test('several tables live in one world; a record goes to a file and into another world', () => evening({ title: 'tables' }, async one => {
  const [gm, red] = await gather(one, 'Player 1'), everybody = [gm, red];
  const holders = { red: 'Player 1', white: 'Gamemaster' };
  const first = await makeTable(gm, { name: 'First', holders, scene: false }), second = await makeTable(gm, { name: 'Second', holders, scene: false });
  for (const table of [first, second]) {
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
  }
  await playByClicking(everybody, everybody, first, { seed: 31, most: 10 });
  const still = await revisionOf(gm.page, first);
  await playByClicking(everybody, everybody, second, { seed: 32, most: 6 });
  await waitForRevision(everybody, second, 6);
  expect(await revisionOf(gm.page, first)).toBe(still);
  expect(await (await openLibrary(red)).locator('[data-action="resume"]').count()).toBe(2);

  const saved = gm.page.waitForEvent('download');
  await (await openTableWindow(gm, first)).locator('[data-action="save"]').click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  const seen = await inTable(gm.page, first, ({ timeline: { moments } }) => JSON.stringify(moments.map(({ entry }) => entry)));
  await evening({ title: 'import' }, async other => {
    const [reader] = await gather(other), library = await openLibrary(reader);
    const chosen = reader.page.waitForEvent('filechooser');
    await library.locator('[data-action="importRecord"]').click();
    await (await chosen).setFiles({ name: 'first.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await until('the whole record has come', async () =>
      await inTable(reader.page, first, ({ timeline: { moments } }) => JSON.stringify(moments.map(({ entry }) => entry))) === seen);
    await tableWindow(reader.page, first).waitFor();
  });
}));
