/** Moving a counter by hand: refused with its reason where the rules are enforced, recorded where they advise. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { clearScene, drag, liesAt, overlayOf, pieceOn } from '../harness/board';
import { evening, gather } from '../harness/evening';
import { inTable, until, untilAll } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { makeTable, openSideWindow, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';

test('a drag springs back with its reason, or moves on every page and is recorded as done by hand', () => evening({ title: 'by-hand' }, async one => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2'), everybody = [gm, red, white];
  const table = await makeTable(gm, { name: 'By hand', holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  /** A leader of the Reds, while the Whites are to move: no rule lets the Reds move him now. */
  const leader = (): Promise<{ id: string; front: string } | undefined> => inTable(red.page, table, ({ timeline: { state } }) => {
    const { armies, active } = state as unknown as State, army = armies.find(one => one.leader.startsWith('red-'));
    return active === 'white' && army ? { id: army.leader, front: army.front } : undefined;
  });
  await playByClicking([red, white], everybody, table, { seed: 2, stop: async () => await leader() !== undefined });
  const found = await leader();
  if (!found) throw new Error('no leader came into play');
  const { id, front } = found, to = front === 'east' ? 'south-red' : 'east-red';

  await (await openTableWindow(red, table)).locator('[data-action="scene"]').click();
  await overlayOf(red.page).waitFor();
  const board = await openSideWindow(red, table, 'board');
  for (const surface of [board, overlayOf(red.page)]) {
    if (surface !== board) await clearScene(red);
    const home = await liesAt(surface, id), revision = await revisionOf(gm.page, table);
    await drag(red, surface, id, to);
    await surface.locator('.rt-bubble--why').waitFor();
    expect((await surface.locator('.rt-bubble--why').innerText()).length).toBeGreaterThan(10);
    await until('the counter springs back', async () => await liesAt(surface, id) === home);
    expect(await revisionOf(gm.page, table)).toBe(revision);
  }

  const tools = await openTableWindow(gm, table);
  await tools.locator('details[data-key="mode"] > summary').click();
  await tools.locator('[data-action="mode"][data-mode="advised"]').click();
  await untilAll(everybody, table, 'the table advises', client => client.timeline.mode === 'advised');
  const surface = overlayOf(red.page), home = await liesAt(surface, id);
  await drag(red, surface, id, to);
  for (const { page, name } of everybody) {
    await until(`${name}: the leader stands elsewhere`, async () => await inTable(page, table, ({ timeline: { state, moments } }) => {
      const last = moments.at(-1)?.entry;
      return last?.kind === 'turn' && last.by === 'hand' && JSON.stringify((state as unknown as State).armies);
    }).then(armies => typeof armies === 'string' && armies.includes(`"leader":"${id}","front":"${to.replace('-red', '')}"`)));
  }
  expect(await liesAt(surface, id)).not.toBe(home);
  expect(await pieceOn(await openSideWindow(white, table, 'board'), id).count()).toBe(1);
  for (const person of everybody) {
    const record = await openSideWindow(person, table, 'record');
    await record.locator('.rt-log__line--hand').first().waitFor();
  }
}));
