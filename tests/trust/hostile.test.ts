/** A player's page that sends whatever it likes: nothing changes, nobody's page breaks, and the game goes on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile, spoilt } from '../../src/table/testing/hostile';
import { session, type TestSession } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import {
  dismissWelcome,
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  revisionOf,
  waitForBeginning,
} from '../harness/table';
import { playByClicking } from '../harness/playing';
import { reload, type Person } from '../harness/people';

const MARKUP = '<img src=x onerror="globalThis.broken=1"> [[/r 1d6]] {{x}}';
const SOCKET = 'module.revolution-tables';
const QUERY = 'revolution-tables.ask';

/** Runs an expression in a page; what it throws is the attacker's own trouble. */
const inPage = (person: Person, expression: string): Promise<unknown> =>
  person.page.evaluate(
    `(async () => { try { return await (async () => { ${expression} })(); } catch (error) { return String(error); } })()`,
  );

/** What is longer never leaves the page: its connection refuses frames over a megabyte. */
const isSent = (value: unknown): boolean => (JSON.stringify(value) ?? '').length < 900_000;

/** Parsed in the page, where a field named `__proto__` stays one. */
const parsed = (values: readonly unknown[]): string => `JSON.parse(${JSON.stringify(JSON.stringify(values))})`;

const lineOf = async (gm: Person, table: string): Promise<string | undefined> =>
  inTable(gm.page, table, ({ timeline: { hash, revision, problems } }) => JSON.stringify({ hash, revision, problems }));

const seated = async (one: TestSession): Promise<{ gm: Person; red: Person; white: Person; table: string }> => {
  const gm = await one.join('Gamemaster');
  await dismissWelcome(gm);
  await inPage(gm, `await game.users.getName('Player 1').update({ name: ${JSON.stringify(`Player 1 ${MARKUP}`)} });`);
  const red = await one.join(`Player 1 ${MARKUP}`);
  const white = await one.join('Player 2');
  const table = await makeTable(gm, { name: `Table ${MARKUP}`, holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning([gm, red, white], table);
  for (const person of [gm, red, white]) await openTableWindow(person, table);
  return { gm, red, white, table };
};

const expectUnharmed = async (people: readonly Person[]): Promise<void> => {
  for (const { page } of people)
    expect(await page.evaluate('globalThis.broken ?? Object.keys(Object.prototype).length')).toBe(0);
};

// shows trust.1, trust.13
test('messages, flags, copies of the table and names with markup change nothing', () =>
  session({ title: 'hostile' }, async one => {
    const { gm, red, white, table } = await seated(one);
    const everybody = [gm, red, white];
    await playByClicking([red, white], everybody, table, { seed: 41, most: 8 });
    for (const kind of ['seats', 'record', 'hand'] as const) await openSideWindow(white, table, kind);
    const before = await lineOf(gm, table);
    const epoch = 1e9;

    const envelope = { format: 1, table, id: 'AAAAAAAAAAAA.AAAAAAAA', key: 'A'.repeat(43), box: 'A'.repeat(200) };
    const signals = [
      { kind: 'ask', from: 'x', envelope },
      { kind: 'reply', from: 'x', id: 'y', answer: { format: 1, id: 'y', box: 'z' } },
      { kind: 'pong', from: 'x', tables: [{ table, epoch, proof: 'x' }] },
      { kind: 'ping', from: 'x' },
      { kind: 'name', from: 'x', tab: 'y' },
    ];
    const sent = fc
      .sample(fc.oneof(hostile, spoilt(envelope), ...signals.map(spoilt), fc.constantFrom(...signals)), {
        numRuns: 300,
        seed: 7,
      })
      .filter(isSent);
    const asked = fc
      .sample(fc.oneof(hostile, spoilt(envelope), fc.constant(envelope)), {
        numRuns: 120,
        seed: 8,
      })
      .filter(isSent);
    await inPage(red, `for (const value of ${parsed(sent)}) game.socket.emit('${SOCKET}', value);`);
    await inPage(
      red,
      `
    const referee = game.users.getName('Gamemaster');
    await Promise.all(${parsed(asked)}.map(value => referee.query('${QUERY}', value, { timeout: 8000 }).catch(() => undefined)));`,
    );
    expect(
      await inPage(
        red,
        `return JSON.stringify(await game.users.getName('Gamemaster').query('${QUERY}', { table: '${table}' }));`,
      ),
    ).toBe('{"ok":false,"problem":{"problem":"letter-malformed"}}');

    const keys = [null, 'x', 7, { a: { b: 1 } }, { a: 'A'.repeat(43), b: 'x'.repeat(100_000) }, ['A'.repeat(43)]];
    for (const value of keys) {
      await inPage(
        red,
        `await game.user.update({ flags: { 'revolution-tables': { keys: { '${table}': ${JSON.stringify(value)} } } } });`,
      );
      await inPage(
        red,
        `await game.user.update({ flags: { 'revolution-tables': { keys: ${JSON.stringify(value)} } } });`,
      );
    }
    expect(await lineOf(gm, table)).toBe(before);

    // an entry of their own that says it is this table, with a lease of their own, and then is deleted
    const copy = await inPage(
      gm,
      `
    const made = await JournalEntry.create({ name: 'Notes', ownership: { default: 0, [game.users.getName(${JSON.stringify(red.name)}).id]: 3 } });
    return made.id;`,
    );
    const hasEntry = (id: string) => async () =>
      (await red.page.evaluate(`game.journal.some(({ id, name }) => [id, name].includes('${id}'))`)) === true;
    await until('their page has the copy', hasEntry(String(copy)));
    const did = await inPage(
      red,
      `
    const own = game.journal.get('${String(copy)}'), real = game.journal.find(entry => entry !== own && entry.flags['revolution-tables']?.head);
    await own.update({ flags: { 'revolution-tables': { head: real.flags['revolution-tables'].head, lease: { user: game.userId, client: 'x', epoch: ${epoch} } } } });
    await own.createEmbeddedDocuments('JournalEntryPage', [{ name: 'x', type: 'text', flags: { 'revolution-tables': { chapter: 1, from: 1, checkpoint: 'x', entries: { '00000001': '{"kind":"mode"}', '99999999': 'x' } } } }]);
    await own.update({ 'flags.revolution-tables.lease.epoch': ${epoch + 1} });
    await own.delete();
    return 'deleted';`,
    );
    expect(did).toBe('deleted');
    await until(
      'the copy is gone',
      async () => (await gm.page.evaluate(`game.journal.has('${String(copy)}')`)) === false,
    );

    expect(await lineOf(gm, table)).toBe(before);
    await playByClicking([white, red], everybody, table, { seed: 42, most: 6 });
    expect(await revisionOf(white.page, table)).toBeGreaterThan(JSON.parse(before ?? '{}').revision as number);
    expect(await white.page.locator('.rt img[src="x"]').count()).toBe(0);
    // an entry of their own that says it is another table: nobody's page opens it by itself, and the Library says whose it is
    await inPage(
      gm,
      `await JournalEntry.create({ name: 'Mine', ownership: { default: 2, [game.users.getName(${JSON.stringify(red.name)}).id]: 3 } });`,
    );
    await until('their page has the other entry', hasEntry('Mine'));
    await inPage(
      red,
      `
    const own = game.journal.getName('Mine'), real = game.journal.find(entry => entry !== own && entry.flags['revolution-tables']?.head);
    const head = JSON.parse(real.flags['revolution-tables'].head);
    await own.update({ flags: { 'revolution-tables': { head: JSON.stringify({ ...head, id: 'made-up' }) } } });`,
    );
    await reload(gm);
    await until(
      'the referee goes on',
      async () => (await inTable(gm.page, table, client => client.referee.kind === 'here')) === true,
    );
    expect(await inTable(gm.page, 'made-up', client => client.id)).toBeUndefined();
    const library = await openLibrary(gm);
    expect(await library.locator('[data-closed="made-up"]').innerText()).toContain(`${red.name} may write`);
    await library.locator('[data-action="close"]').first().click();
    await playByClicking([white, red], [red, white], table, { seed: 43, most: 3 });
    await expectUnharmed(everybody);
    red.troubles.length = 0; // what their own page says to what they did is their own affair
  }));
