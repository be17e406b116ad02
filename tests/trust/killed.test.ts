/**
 * The referee's page is killed after each frame between a click and the last acknowledgement of it. Whole games with a
 * referee lost at every entry are played in src/table/desk/trusting.test.ts; here are the steps in between.
 */
import { expect, test } from 'vitest';
import { fuseIn, type Fuse } from '../harness/breaking';
import { evening, type Evening } from '../harness/evening';
import { inTable, until } from '../harness/in-page';
import { reload, type Person } from '../harness/people';
import { endingOf, playByClicking } from '../harness/playing';
import { commandsIn, expectWholeRecord, leave, shortenSilence, untilOneReferees } from '../harness/referees';
import { dismissWelcome, makeTable, openTableWindow, waitForBeginning } from '../harness/table';

interface Referee { person: Person; readonly fuse: Fuse }

const joinBreakable = async (one: Evening, name: string): Promise<Referee> => {
  const context = await one.browser.newContext({ viewport: { width: 1500, height: 950 } });
  const fuse = await fuseIn(context);
  return { person: await one.join(name, { context }), fuse };
};

/** Nothing is on its way from any of the players. */
const answered = (players: readonly Person[], table: string): Promise<void> =>
  until('every ask is answered', async () => {
    const pending = await Promise.all(players.map(({ page }) => inTable(page, table, client => client.pending)));
    return pending.every(count => count === 0);
  });

/** How many frames are let through at most: more than any move takes. */
const MOST = 24;

/**
 * Plays on; in each turn the referee is killed one frame later than in the turn before, until a turn is over before he
 * would be. Returns how often he was killed.
 */
const playKilling = async (
  players: readonly Person[], table: string, referee: () => Referee, replace: () => Promise<void>, step = 1,
): Promise<number> => {
  for (let frames = 0, killed = 0; frames < MOST; frames += step, killed++) {
    const before = await commandsIn(players[0] as Person, table), { fuse } = referee();
    if (await endingOf(players[0] as Person, table) !== undefined) return killed;
    fuse.arm(frames);
    const moved = playByClicking(players, players, table, { seed: 20 + frames, most: 1 });
    const wasKilled = await Promise.race([
      until('the referee is killed', () => Promise.resolve(fuse.isBlown())).then(() => true),
      moved.then(() => new Promise<boolean>(resume => { setTimeout(() => resume(fuse.isBlown()), 400); })),
    ]);
    if (wasKilled) await replace();
    else fuse.arm(Infinity);
    await moved;
    await answered(players, table);
    expect(await commandsIn(players[0] as Person, table)).toBe(before + 1);
    if (!wasKilled) return killed;
  }
  return MOST;
};

const begin = async (one: Evening, gm: Person, others: readonly Person[]) => {
  const red = await one.join('Player 1'), white = await one.join('Player 2'), players = [red, white];
  await dismissWelcome(gm);
  await shortenSilence(gm);
  const table = await makeTable(gm, { name: 'Killed', holders: { red: 'Player 1', white: 'Player 2' }, scene: false });
  await waitForBeginning([...others, ...players], table);
  for (const person of players) await openTableWindow(person, table);
  return { table, players, white };
};

test('the page is loaded anew and goes on', () => evening({ title: 'killed' }, async one => {
  const gm = await joinBreakable(one, 'Gamemaster'), { table, players, white } = await begin(one, gm.person, []);
  const killed = await playKilling(players, table, () => gm, async () => {
    await reload(gm.person);
    gm.person.troubles.splice(0);
  });
  expect(killed).toBeGreaterThan(3);
  await playByClicking(players, players, table, { seed: 50, most: 3 });
  await expectWholeRecord(white, table);
}));

test('another game master goes on', () => evening({ title: 'replaced' }, async one => {
  let [acting, waiting] = [await joinBreakable(one, 'Gamemaster'), await joinBreakable(one, 'Assistant')];
  const { table, players, white } = await begin(one, acting.person, [waiting.person]);
  const killed = await playKilling(players, table, () => acting, async () => {
    await leave(acting.person);
    acting.person.troubles.splice(0);
    await untilOneReferees([waiting.person], table);
    acting.person = await one.join(acting.person.name, { context: acting.person.context });
    [acting, waiting] = [waiting, acting];
  }, 2);
  expect(killed).toBeGreaterThan(1);
  await playByClicking(players, players, table, { seed: 60, most: 2 });
  await expectWholeRecord(white, table);
}));
