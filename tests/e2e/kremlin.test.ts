/** Kremlin in real pages: a game master, three players and two bots; what each page was sent of sheets, hands and deck. */
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { inTable, untilAll } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { expectSecretsKept } from '../harness/secrecy';
import { makeTable, openTableWindow, revisionOf, tableWindow, waitForBeginning } from '../harness/table';

/** What has been written on a sheet, as it would stand in what a page receives. */
const WRITTEN = /kind\\*":\\*"influence-assigned\\*"[^}]*(points|politician)\\*":/;
const UNSEALED = { kind: 'influence-assigned', seat: 'x', secret: { to: 'x', is: { politician: 'A', points: 7 } } };
/** Clicks of a year or so, before the last year comes. */
const SOME = 45;

test('three players and two bots: sheets in secret, a year of windows, a last year to its end, and nobody is sent what he may not know', () =>
  evening({ title: 'kremlin', seating: { chance: 1 } }, async one => {
    const [gm, first, second, third] = await gather(one, 'Player 1', 'Player 2', 'Player 3');
    const everybody = [gm, first, second, third];
    const players = [first, second, third];
    const table = await makeTable(gm, {
      name: 'Kremlin',
      game: 'kremlin',
      scene: false,
      options: { players: '5', window: 'until-all' },
      holders: {
        stalinists: 'Player 1',
        militarists: 'Player 2',
        evolutionists: 'Player 3',
        apologists: 'Bot',
        'young-guard': 'Bot',
      },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    for (const { page } of everybody) {
      expect(await tableWindow(page, table).locator('.rt-standing__seat').count()).toBe(5);
    }

    // the sheets: nobody's wire carries a number, not even in a reply to himself
    const hasBegun = async (): Promise<boolean> =>
      (await inTable(gm.page, table, ({ timeline: { state } }) => 'turn' in state && Number(state.turn) > 0)) === true;
    expect(
      await playByClicking(players, everybody, table, { seed: 1, stop: hasBegun, eagerness: { unassign: 0 } }),
    ).toBeUndefined();
    for (const { received } of everybody) {
      expect(received.length).toBeGreaterThan(30);
      expect(received.some(frame => frame.includes('influence-assigned'))).toBe(true);
      expect(received.filter(frame => WRITTEN.test(frame))).toEqual([]);
    }
    // the net has no holes
    expect(JSON.stringify(UNSEALED)).toMatch(WRITTEN);
    expect(JSON.stringify(JSON.stringify(UNSEALED))).toMatch(WRITTEN);
    // each has its own sheet at hand
    for (const { page } of players) {
      const dossier = tableWindow(page, table).locator('.rt-dossier');
      if (await dossier.locator('details:not([open])').count()) await dossier.locator('summary').first().click();
      expect(await dossier.locator('tbody tr').count()).toBeGreaterThanOrEqual(10);
    }

    // a window is one line with what may be done in it
    const windows = new Set<string>();
    const look = async (): Promise<boolean> => {
      for (const { page } of players) {
        const line = tableWindow(page, table).locator('.rt-window:not(.rt-window--none) .rt-window__text');
        for (const text of await line.allInnerTexts()) windows.add(text.trim());
      }
      return false;
    };
    await playByClicking(players, everybody, table, { seed: 2, most: SOME, stop: look });
    expect(windows.size).toBeGreaterThan(0);

    const before = await revisionOf(gm.page, table);
    await inTable(gm.page, table, client => client.edit({ kind: 'set', marker: 'turn', to: 10 }));
    await untilAll(
      everybody,
      table,
      'the last year has come',
      ({ timeline: { state } }) => 'turn' in state && Number(state.turn) >= 10,
    );
    expect(await revisionOf(gm.page, table)).toBeGreaterThan(before);
    const ending = await playByClicking(players, everybody, table, { seed: 3 });
    expect(ending).toMatch(/ (three-waves|sudden-death|score|americans)$/);
    for (const { page } of everybody)
      expect(await tableWindow(page, table).locator('.rt-ending__winner').count()).toBe(1);

    await expectSecretsKept(gm, table, { stalinists: first, militarists: second, evolutionists: third });
  }));
