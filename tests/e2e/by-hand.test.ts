/** Moving a counter by hand: refused with its reason where the rules are enforced, recorded where they advise. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { clearScene, drag, liesAt, overlayOf, pieceOn } from '../harness/board';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openSideWindow, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';

/** A leader of the Reds, while the Whites are to move: no rule lets the Reds move him now. */
const redLeader = async ({ page }: Person, table: string): Promise<{ id: string; front: string } | undefined> =>
  inTable(page, table, ({ timeline: { state } }) => {
    const { armies, active } = state as unknown as State;
    const army = armies.find(one => one.leader.startsWith('red-'));
    return active === 'white' && army ? { id: army.leader, front: army.front } : undefined;
  });

/** Where a leader stands by the record, if its last entry was made by hand. */
const movedByHand = ({ page }: Person, table: string): Promise<readonly string[] | undefined> =>
  inTable(page, table, ({ timeline: { state, moments } }) => {
    const last = moments.at(-1)?.entry;
    if (last?.kind !== 'turn' || last.by !== 'hand') return [];
    return (state as unknown as State).armies.map(army => `${army.leader} ${army.front}`);
  });

// shows table.4
test('a drag springs back with its reason, or moves on every page and is recorded as done by hand', () =>
  session({ title: 'by-hand' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, { name: 'By hand', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await playByClicking([red, white], everybody, table, {
      seed: 2,
      stop: async () => (await redLeader(red, table)) !== undefined,
    });
    const found = await redLeader(red, table);
    if (!found) throw new Error('no leader came into play');
    const { id } = found;
    const front = found.front === 'east' ? 'south' : 'east';
    const slot = `${front}-red`;

    await (await openTableWindow(red, table)).locator('[data-action="scene"]').click();
    await overlayOf(red.page).waitFor();
    const surface = overlayOf(red.page);
    await clearScene(red);
    const origin = await liesAt(surface, id);
    const revision = await revisionOf(gm.page, table);
    await drag(red, surface, id, slot);
    const why = surface.locator('.rt-bubble--why');
    await why.waitFor();
    expect((await why.innerText()).length).toBeGreaterThan(10);
    await until('the counter springs back', async () => (await liesAt(surface, id)) === origin);
    expect(await revisionOf(gm.page, table)).toBe(revision);

    const tools = await openTableWindow(gm, table);
    await tools.locator('details[data-key="mode"] > summary').click();
    await tools.locator('[data-action="mode"][data-mode="advised"]').click();
    await untilAll(everybody, table, 'the table advises', client => client.timeline.mode === 'advised');
    const home = await liesAt(surface, id);
    await drag(red, surface, id, slot);
    for (const person of everybody) {
      await until(
        `${person.name}: the leader stands elsewhere`,
        async () => (await movedByHand(person, table))?.includes(`${id} ${front}`) === true,
      );
    }
    expect(await liesAt(surface, id)).not.toBe(home);
    expect(await pieceOn(await openSideWindow(white, table, 'board'), id).count()).toBe(1);
    // the log tells it once, under the name of who did it
    for (const person of everybody)
      await until(`${person.name}: the log tells who moved it`, () =>
        person.page.evaluate(`game.messages.contents.filter(one =>
          one.flags['revolution-tables']?.kind === 'hand' && one.author.name === ${JSON.stringify(red.name)}).length === 1`),
      );
    for (const person of everybody) {
      const record = await openSideWindow(person, table, 'record');
      await record.locator('.rt-log__line--hand').first().waitFor();
    }
  }));
