/** One position by hand, with advice, and under the rules: what is broken is named, and the game goes on from there. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { clearScene, drag, overlayOf } from '../harness/board';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openSideWindow, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';

const play = async (gm: Person, table: string, mode: string): Promise<void> => {
  const tools = await openTableWindow(gm, table);
  const fold = tools.locator('details[data-key="mode"]');
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  await tools.locator(`[data-action="mode"][data-mode="${mode}"]`).click();
};

/** What the last change by hand breaks, as a page reads the record. */
const lastBroken = async ({ page }: Person, table: string): Promise<string> =>
  (await inTable(page, table, ({ timeline: { moments } }) => {
    const last = moments.at(-1)?.entry;
    return last?.kind === 'turn' && last.by === 'hand'
      ? `hand ${(last.breaks ?? []).map(({ section, reason }) => `${section} ${reason}`).join(', ')}`
      : '';
  })) ?? '';

test('the same position goes from Free through Advised, with five breaches named, to Enforced and on', () =>
  session({ title: 'advised' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const everybody = [gm, red];
    const table = await makeTable(gm, { name: 'Both ways', mode: 'free', holders: { red: 'Player 1', white: 'Bot' } });
    await waitForBeginning(everybody, table);
    await openTableWindow(red, table);

    // Free: the sequence of play is ticked off by hand, and a leader comes into play
    const helpers = await openSideWindow(red, table, 'helpers');
    await helpers.locator('.rt-guide__step--now').waitFor();
    const cards = () =>
      inTable(
        red.page,
        table,
        ({ timeline: { state } }) => Object.values((state as unknown as State).piles).flat().length,
      );
    const before = await cards();
    for (let n = 0; n < 3; n++) {
      const revision = await revisionOf(red.page, table);
      await helpers.locator('[data-action="tick"]').click();
      await until('the step is ticked off', async () => (await revisionOf(red.page, table)) > revision);
      await until('the list shows the next', async () => !(await helpers.locator('[data-action="tick"]').isDisabled()));
    }
    expect(await cards()).toBe(before);
    await helpers.locator('[data-action="resolve"]').click();
    await inTable(red.page, table, client =>
      client.edit({ kind: 'add', piece: 'red-lenin', to: 'east-red', count: 1 }),
    );
    await untilAll(everybody, table, 'Lenin is in the East', ({ timeline: { state } }) =>
      (state as unknown as State).armies.some(({ leader, front }) => leader === 'red-lenin' && front === 'east'),
    );
    await snapshot(red, 'advised-guide');

    // Advised: five breaches by hand, each named to everybody
    await play(gm, table, 'advised');
    await untilAll(everybody, table, 'the table advises', client => client.timeline.mode === 'advised');
    await inTable(red.page, table, client => client.edit({ kind: 'set', marker: 'morale-white', to: 7 }));
    await until('1: Morale', async () => /more-than-the-die/.test(await lastBroken(gm, table)));
    await inTable(red.page, table, client => client.edit({ kind: 'set', marker: 'markers-south', to: 1 }));
    await until('2: markers', async () => /more-than-one-marker/.test(await lastBroken(gm, table)));
    await inTable(red.page, table, client => client.edit({ kind: 'look', seat: 'red', pile: 'red-deck', count: 2 }));
    await until('3: the deck', async () => /§setup/.test(await lastBroken(gm, table)));
    await inTable(red.page, table, client => client.edit({ kind: 'shuffle', pile: 'red-deck' }));
    await until('4: shuffled', async () => /§setup/.test(await lastBroken(gm, table)));
    await (await openTableWindow(red, table)).locator('[data-action="scene"]').click();
    const surface = overlayOf(red.page);
    await surface.waitFor();
    await clearScene(red);
    await inTable(red.page, table, client => client.edit({ kind: 'set', marker: 'markers-north-west', to: 5 }));
    await until('5: markers again', async () => /more-than-one-marker/.test(await lastBroken(gm, table)));
    // a leader who is moved before the Rally Phase is a part of it, and the board says of what
    await drag(red, surface, 'red-lenin', 'south-red');
    const bubble = surface.locator('.rt-bubble--rules');
    await bubble.waitFor();
    expect(await bubble.innerText()).toMatch(/part of a coming action/i);
    await snapshot(red, 'advised-drag');
    // the others are told the same, under the name of the one who did it
    const action =
      (await bubble.innerText())
        .replace(/^[^:]*:\s*/, '')
        .split('\n')[0]
        ?.toLowerCase() ?? '';
    expect(action).toMatch(/lenin/);
    const column = await openTableWindow(gm, table);
    const told = column.locator('.rt-log__line--hand').first();
    await told.locator('.rt-log__taken').first().waitFor();
    expect(await told.innerText()).toMatch(/^Player 1 moved Lenin/);
    expect((await told.locator('.rt-log__taken').first().innerText()).toLowerCase()).toContain(action);
    await snapshot(gm, 'advised-told-to-others');
    await until('it is no breach', async () => (await lastBroken(gm, table)) === 'hand ');
    // what the rules leave to the players breaks none
    await inTable(red.page, table, client => {
      const { piles } = client.timeline.state as unknown as State;
      return client.edit({ kind: 'show', card: piles['red-hand'][0] ?? '?', pile: 'red-hand' });
    });
    await until('it breaks no rule', async () => (await lastBroken(gm, table)) === 'hand ');
    const record = await openSideWindow(gm, table, 'record');
    expect(await record.locator('.rt-log__line--hand .rt-why').count()).toBeGreaterThanOrEqual(5);
    await snapshot(gm, 'advised-record');

    // Enforced: the rules go on from there, whatever was left undone by hand
    await play(gm, table, 'enforced');
    await untilAll(everybody, table, 'the rules are enforced', client => client.timeline.mode === 'enforced');
    await openTableWindow(red, table);
    const revision = await revisionOf(gm.page, table);
    const far = revision + 6;
    await playByClicking([red], everybody, table, {
      seed: 4,
      stop: async () => (await revisionOf(gm.page, table)) >= far,
    });
    expect(await revisionOf(gm.page, table)).toBeGreaterThanOrEqual(far);
  }));
