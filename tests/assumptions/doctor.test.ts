/** "Check this Foundry" sees both answers to every open question, says them, and leaves nothing behind. */
import { expect, test } from 'vitest';
import { type Assumptions, defaultAssumptions } from 'vtt-stand-in/assumptions';
import { uncovered, WORLDS } from '../harness/assumptions';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { type Person, ready, snapshot } from '../harness/people';
import { makeTable } from '../harness/table';

/** What the doctor should answer under each value. */
const EXPECTED: Readonly<Record<string, (assume: Assumptions) => string>> = {
  release: () => 'known',
  chance: () => 'there',
  socket: one => one['module-socket'],
  ownership: one => (one['observer-writes'] === 'refused' ? 'observers' : 'owners'),
  'tile-anchor': one => (one['tile-anchor'] === 'center' ? 'centre' : 'corner'),
  'query-self': one => one['query-self'],
  dialogs: one => one['clean-html'],
  'dialog-close': one => one['dialog-close'],
  csp: one => (one.csp === 'strict' ? 'strict' : 'open'),
  'query-user': one =>
    one['query-self'] === 'refused' ? 'unseen' : one['query-user'] === 'present' ? 'named' : 'nameless',
  'query-tabs': one => (one['query-self'] === 'refused' ? 'unseen' : one['query-tabs'] === 'all' ? 'all' : 'one'),
  'query-permission': one => (one['permissions-query'] === 'yes' ? 'players' : 'masters'),
  levels: one => (one['level-required'] === 'yes' ? 'always' : 'never'),
  'duplicate-ids': one => (one['duplicate-id'] === 'reject' ? 'refused' : 'replaced'),
  svg: one => (one['svg-texture'] === 'yes' ? 'drawn' : 'missing'),
  wheel: one => one['wheel-over-hud'],
  rolls: one => (one['roll-from-terms'] === 'kept' ? 'terms' : 'data'),
  hud: () => 'there',
  zoom: one => one['zoom-limit'],
  'fresh-read': one => one['database-get'],
  'scene-shape': one => (one['scene-padding'] === 'kept' ? 'kept' : 'changed'),
  clipboard: one => (one.clipboard === 'browser' ? 'there' : 'missing'),
  storage: one => one['client-storage'],
  clock: one => (one['server-clock'] === 'same' ? 'same' : 'apart'),
};

type Answers = Readonly<Record<string, string>>;

/** The answers that are not as expected: a failure names them, and not all the others. */
const differing = (answers: Answers, expected: Answers): readonly string[] =>
  [...new Set([...Object.keys(answers), ...Object.keys(expected)])]
    .filter(probe => answers[probe] !== expected[probe])
    .map(probe => `${probe}: ${answers[probe]} instead of ${expected[probe]}`);

const check = ({ page }: Person): Promise<Answers> =>
  page.evaluate(
    `game.modules.get('revolution-tables').api.checkFoundry()
    .then(({ findings }) => Object.fromEntries(findings.map(one => [one.probe, one.answer])))`,
  );

const inventory = ({ page }: Person): Promise<unknown> =>
  page.evaluate(`[
    game.scenes.size, game.journal.size, game.folders.size, ...game.scenes.map(scene => scene.tiles.size),
  ]`);

const viewScene = async ({ page }: Person, table: string): Promise<void> => {
  const mine = `scene.flags['revolution-tables']?.table === ${JSON.stringify(table)}`;
  await page.evaluate(`game.scenes.find(scene => ${mine}).view()`);
  await until('the board lies over the scene', () => page.locator('.rt-overlay > .rt-board__sheet').isVisible());
};

/** The window, as a game master opens it: from the settings. What it says stands in the reader's language. */
const expectWindow = async (person: Person): Promise<void> => {
  const { page } = person;
  await page.evaluate(`new (game.settings.menus.get('revolution-tables.diagnostics').type)().render({ force: true })`);
  const window = page.locator('#rt-diagnostics');
  await window.locator('[data-action="check"]').click();
  await until(
    'the doctor has looked at everything',
    async () => (await window.locator('.rt-finding').count()) === Object.keys(EXPECTED).length + 1,
  );
  const words = await window.innerText();
  expect(words).not.toMatch(/\bRT\.|\{\w+\}/);
  expect(words).not.toContain('bitte ändern');
  expect(await window.locator('textarea').inputValue()).toContain('[fine] ownership = observers');
  await window.locator('[data-action="copy"]').click();
  await until('somebody says where the report is', () => page.locator('.notification.info').last().isVisible());
  await snapshot(person, 'diagnostics');
};

// shows table.10, host.12
test('both values of every switch are in some world', () => {
  expect(uncovered()).toEqual([]);
});

// shows referee.11, secrets.5, table.10, table.15
test.each(WORLDS)('the doctor sees a Foundry that is $name', ({ name, assume }) =>
  session({ title: `doctor-${name}`, plain: false, host: { assume } }, async one => {
    const [gm] = await gather(one);
    const player = await one.join('Player 1');
    const table = await makeTable(gm, { name: 'Examined', holders: { red: 'Open', white: 'Open' } });
    await viewScene(gm, table);
    const second = await one.join('Gamemaster', { context: gm.context });
    const before = await inventory(gm);
    const expected = Object.fromEntries(Object.entries(EXPECTED).map(([probe, of]) => [probe, of(assume)]));
    expect(differing(await check(gm), { ...expected, 'own-flags': 'yes' })).toEqual([]);
    expect(await inventory(gm)).toEqual(before);
    const asPlayer = { 'own-flags': assume['user-flags'], levels: 'unseen', socket: assume['module-socket'] };
    expect(await check(player)).toMatchObject(asPlayer);
    await second.page.close();
    if (name === 'as supposed') await expectWindow(await one.join('Assistant', { language: 'de' }));
  }),
);

// shows table.10
test('a first start where something that a table rests on goes another way says so once, to the game master alone', () =>
  session(
    { title: 'first-start', host: { assume: { ...defaultAssumptions(), 'observer-writes': 'allowed' } } },
    async one => {
      const [gm] = await gather(one);
      const player = await one.join('Player 1');
      const said = ({ page }: Person) => page.locator('.notification', { hasText: 'something works in another way' });
      await until('it is said', async () => (await said(gm).count()) === 1);
      const words = await said(gm).innerText();
      expect(words).toContain('Rights of observers');
      expect(words).not.toMatch(/\bRT\.|\{\w+\}/);
      expect(await said(player).count()).toBe(0);
      await until(
        'it is kept',
        async () => (await gm.page.evaluate(`game.settings.get('revolution-tables', 'told')`)) === 'ownership=owners',
      );
      await gm.page.reload();
      await ready(gm.page);
      // a whole examination takes longer than the look at the start
      await check(gm);
      expect(await said(gm).count()).toBe(0);
    },
  ));
