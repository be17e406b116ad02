/** A session of Kremlin by clicking: secret sheets, windows, a last year; and a check of what each page was sent. */
import { expect } from 'vitest';
import { inTable, untilAll } from './in-page';
import type { Person } from './people';
import { playByClicking } from './playing';
import { playOn, unseen } from './playing-on';
import { expectSecretsKept } from './wire';
import { makeTable, openSideWindow, openTableWindow, revisionOf, tableWindow, waitForBeginning } from './table';

const SEATS = ['stalinists', 'militarists', 'evolutionists', 'apologists', 'young-guard', 'reformers'] as const;

/** What is written on a sheet, as it would appear in received data. */
const WRITTEN = /kind\\*":\\*"influence-assigned\\*"[^}]*(points|politician)\\*":/;
const UNSEALED = { kind: 'influence-assigned', seat: 'x', secret: { to: 'x', is: { politician: 'A', points: 7 } } };
/** The ways in which a last year may end a game of the Modern edition. */
const ENDS = / (three-waves|sudden-death|score|americans)$/;

export interface Politburo {
  readonly gm: Person;
  /** They have the first factions; bots have the others. */
  readonly players: readonly Person[];
  readonly bots: number;
  /** Clicks in each stretch: sheets, a year with windows, the last year. */
  readonly clicks: number;
}

/** Sits down and writes the sheets: no page receives a number of them, not even in a reply to itself. */
const begin = async ({ gm, players, bots, clicks }: Politburo): Promise<string> => {
  const everybody = [gm, ...players];
  const seats = SEATS.slice(0, players.length + bots);
  const table = await makeTable(gm, {
    name: 'Kremlin',
    game: 'kremlin',
    scene: false,
    options: { players: String(seats.length), window: 'until-all' },
    holders: Object.fromEntries(seats.map((seat, n) => [seat, players[n]?.name ?? 'Bot'])),
  });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  for (const { page } of everybody)
    expect(await tableWindow(page, table).locator('.rt-standing__seat').count()).toBe(seats.length);
  const hasBegun = async (): Promise<boolean> =>
    (await inTable(gm.page, table, ({ timeline: { state } }) => 'turn' in state && Number(state.turn) > 0)) === true;
  const clicked = { seed: 1, most: clicks, stop: hasBegun, eagerness: { unassign: 0 } };
  expect(await playByClicking(players, everybody, table, clicked)).toBeUndefined();
  const rest = await unseen(everybody, table, () => playOn(players, table, { stop: hasBegun }));
  expect(rest).toBeUndefined();
  for (const { received } of everybody) {
    expect(received.length).toBeGreaterThan(30);
    expect(received.some(frame => frame.includes('influence-assigned'))).toBe(true);
    expect(received.filter(frame => WRITTEN.test(frame))).toEqual([]);
  }
  // checks that the pattern would catch a leak
  expect(JSON.stringify(UNSEALED)).toMatch(WRITTEN);
  expect(JSON.stringify(JSON.stringify(UNSEALED))).toMatch(WRITTEN);
  // each sees their own sheet
  for (const { page } of players) {
    const sheet = tableWindow(page, table).locator('.rt-secret-sheet');
    if (await sheet.locator('details:not([open])').count()) await sheet.locator('summary').first().click();
    expect(await sheet.locator('tbody tr').count()).toBeGreaterThanOrEqual(10);
  }
  return table;
};

/** The height of a window's line, and the top of the choices, measured at the same time. */
const measured = ({ page }: Person, table: string): Promise<{ line: number; choices: number; isOpen: boolean }> =>
  tableWindow(page, table).evaluate(window => {
    const box = (selector: string): DOMRect | undefined => window.querySelector(selector)?.getBoundingClientRect();
    return {
      line: Math.round(box('.rt-window')?.height ?? 0),
      choices: Math.round((box('.rt-choices')?.top ?? 0) - (box('.rt-prompt')?.top ?? 0)),
      isOpen: window.querySelector('.rt-window:not(.rt-window--none, .rt-window--idle)') !== null,
    };
  });

/** Some clicks with windows between them, each one line; choices stay in place when a window opens and closes. */
const reactForAWhile = async ({ gm, players, clicks }: Politburo, table: string): Promise<void> => {
  const lines = new Set<number>();
  const places = new Map<Person, Set<number>>();
  let opened = 0;
  let looks = 0;
  const look = async (): Promise<boolean> => {
    for (const person of players) {
      const { line, choices, isOpen } = await measured(person, table);
      if (isOpen) opened++;
      if (!line) continue;
      lines.add(line);
      places.set(person, (places.get(person) ?? new Set()).add(choices));
    }
    return opened > 0 && looks++ >= clicks;
  };
  // a window opens only if somebody can react
  await playByClicking(players, [gm, ...players], table, { seed: 2, most: 8 * clicks, stop: look });
  expect(opened).toBeGreaterThan(0);
  expect(lines.size).toBe(1);
  for (const person of players) expect([...(places.get(person) ?? [])], person.name).toHaveLength(1);
};

/** Plays the last year, set by hand, to its end. */
const lastYear = async ({ gm, players, clicks }: Politburo, table: string): Promise<void> => {
  const everybody = [gm, ...players];
  const before = await revisionOf(gm.page, table);
  await inTable(gm.page, table, client => client.edit({ kind: 'set', marker: 'turn', to: 10 }));
  await untilAll(
    everybody,
    table,
    'the last year has come',
    ({ timeline: { state } }) => 'turn' in state && Number(state.turn) >= 10,
  );
  expect(await revisionOf(gm.page, table)).toBeGreaterThan(before);
  const ending =
    (await playByClicking(players, everybody, table, { seed: 3, most: clicks })) ??
    (await unseen(everybody, table, () => playOn(players, table, { seed: 3 })));
  expect(ending).toMatch(ENDS);
};

/**
 * What everybody sees after the game: the winner, all sheets and whether they cover what was declared, and the bots'
 * reasons.
 */
const lookBack = async ({ gm, players, bots }: Politburo, table: string): Promise<void> => {
  for (const { page } of [gm, ...players]) {
    const window = tableWindow(page, table);
    expect(await window.locator('.rt-ending__winner').count()).toBe(1);
    const sheets = window.locator('.rt-secret-sheet__sheet--open');
    expect(await sheets.locator('.rt-secret-sheet__other').count()).toBeGreaterThanOrEqual(
      10 * (players.length + bots) - 10,
    );
    expect(await window.locator('.rt-secret-sheet summary').innerText()).toContain(
      'all declared influence is on the sheets',
    );
  }
  const [reader] = players;
  if (!reader) return;
  const record = await openSideWindow(reader, table, 'record');
  expect(await record.getByText(/^Why: /).count()).toBeGreaterThan(0);
};

/** A whole session. */
export const politburo = async (plan: Politburo): Promise<void> => {
  const table = await begin(plan);
  await reactForAWhile(plan, table);
  await lastYear(plan, table);
  await lookBack(plan, table);
  await expectSecretsKept(
    plan.gm,
    table,
    Object.fromEntries(plan.players.map((person, n) => [SEATS[n] ?? '', person])),
  );
};
