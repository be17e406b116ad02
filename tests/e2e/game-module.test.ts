/**
 * A game that another module brings: it stands in the library, is played to its end by pages of their own, and its hidden
 * cards reach nobody. Faulty ones are named to the game master, and disturb neither it nor ours.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { overlayOf } from '../harness/board';
import { writeModules } from '../harness/foreign-games';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playThrough } from '../harness/playing-on';
import { gather, session } from '../harness/session';
import {
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  tableWindow,
  verdictOf,
  waitForBeginning,
} from '../harness/table';
import { leaksIn, secretsOf } from '../harness/wire';

vi.mock('../../src/catalog', async original => {
  const { CATALOG } = await original<typeof import('../../src/catalog')>();
  const { tugEntry } = await import('../harness/foreign-games');
  return { CATALOG: [...CATALOG, tugEntry] };
});

const folder = mkdtempSync(join(tmpdir(), 'rt-games-'));
const modulesDir = join(folder, 'modules');
beforeAll(() => writeModules(modulesDir));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said to a game master, and what threw, stands in the console as well: as it should. The faulty games lack words. */
const NAMED =
  /from the module “|The module “|A game \(absent-module\)|cannot decide|no face|made a mistake here|RT\.tug-of-war\.cards/;
const forgetNamed = (people: readonly Person[]): void => {
  for (const { troubles } of people) troubles.splice(0, Infinity, ...troubles.filter(trouble => !NAMED.test(trouble)));
};

/** Everything the page has said to its user so far, and has not put away. */
const saidTo = async ({ page }: Person): Promise<string> =>
  (await page.locator('.notification').allInnerTexts()).join('\n');

/** Puts away whatever was said: it lies over the windows until somebody does. */
const putAway = async ({ page }: Person): Promise<void> => {
  // some go by themselves meanwhile
  await page.locator('.notification [data-action="close"]').evaluateAll(all => {
    for (const close of all) if (close instanceof HTMLElement) close.click();
  });
};

test('it is on the shelf beside ours, and each faulty one is named to the game master alone', () =>
  session({ title: 'game-module', host: { modulesDir }, seating: { chance: 3 } }, async one => {
    const [gm, north, south] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, north, south];

    // what was refused before any of its code ran
    const answers = await gm.page.evaluate<readonly { readonly problem?: { readonly problem: string } }[]>(
      'Promise.all(globalThis.answers)',
    );
    expect(answers.flatMap(({ problem }) => problem?.problem ?? [])).toEqual([
      'registration-api',
      'registration-taken',
      'registration-malformed',
      'registration-malformed',
      'registration-module',
      'registration-malformed',
    ]);
    for (const words of [
      'made for version 7',
      'under the id “kremlin”',
      'whose “manifest” is missing',
      'whose “rules” is missing',
      '“absent-module”, which is not switched on',
      'The leaky-game (from the module “leaky-game”) shows what should be hidden',
      'The throwing-game (from the module “throwing-game”) failed when it was tried: no table today',
      'The partial-game (from the module “partial-game”) is no whole game: its “folds”',
      'The looping-game (from the module “looping-game”) came to no end',
      'The unplain-game (from the module “unplain-game”) broke its own rules when it was tried: not JSON at',
      'The enormous-game (from the module “enormous-game”) broke its own rules when it was tried: a position has',
      'The polluting-game (from the module “polluting-game”) is no whole game: its “options/__proto__”',
      'The broken-game (from the module “broken-game”) failed when it was tried: Error: no such luck',
      'The wordless-game (from the module “wordless-game”) is no whole game: its “words.json”',
    ])
      await until(`the game master is told: ${words}`, async () => (await saidTo(gm)).includes(words));
    expect(await north.page.locator('.notification.error').count()).toBe(0);
    expect(await gm.page.evaluate('({}).polluted')).toBeUndefined();
    await putAway(gm);

    const library = await openLibrary(gm);
    expect(await library.locator('.rt-poster--tug-of-war').innerText()).toMatch(/Tug of War/i);
    expect(await library.locator('.rt-poster--civil-war').count()).toBe(1);
    expect(await library.locator('.rt-poster--kremlin').count()).toBe(1);

    // its guide stub says what is missing
    await library.locator('[data-key="guide-tug-of-war"]').click();
    const guide = gm.page.locator('#rt-guide');
    await guide.waitFor();
    await until('the guide says that it is not written', async () =>
      (await guide.innerText()).includes('not written yet'),
    );
    await guide.locator('[data-action="close"]').first().click();

    const table = await makeTable(gm, {
      name: 'The rope',
      game: 'tug-of-war',
      holders: { north: 'Player 1', south: 'Player 2' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await (await openTableWindow(north, table)).locator('[data-action="scene"]').press('Enter');
    await overlayOf(north.page).locator('.rt-piece').first().waitFor();
    const hand = await openSideWindow(north, table, 'hand');
    await until('its cards say what they are', async () => /Pull/i.test(await hand.innerText()));

    const ending = await playThrough([north, south], everybody, table, { seed: 1, clicks: 5, between: 40 });
    expect(ending).toMatch(/^(north|south|draw) cards-out$/);
    for (const { page } of everybody)
      expect(await tableWindow(page, table).locator('.rt-ending').innerText()).toMatch(/The cards are out/i);
    const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
    expect(leaksIn(north.received, secretsOf(record, 'north'))).toEqual([]);
    expect(leaksIn(south.received, secretsOf(record, 'south'))).toEqual([]);
    expect(await verdictOf(gm, table)).toMatch(/^(?!.*wrong)/);
    forgetNamed([gm]);
  }));

test('sealed, its hidden hands lie in no flag of the world and reach nobody until they are played; its record is right', () =>
  session({ title: 'game-module-sealed', host: { modulesDir }, seating: { chance: 6 } }, async one => {
    const [gm, north, south] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, north, south];
    await until('the game master is told', async () => (await saidTo(gm)).includes('came to no end'));
    await putAway(gm);
    const table = await makeTable(gm, {
      name: 'The sealed rope',
      game: 'tug-of-war',
      holders: { north: 'Player 1', south: 'Player 2' },
      secrecy: 'sealed',
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    for (const { page } of everybody) {
      expect(await inTable(page, table, ({ timeline }) => timeline.open === true)).toBe(false);
      const shared = `game.users.some(user => user.getFlag('revolution-tables', 'shared')?.['${table}'])`;
      expect(await page.evaluate(shared)).toBe(false);
    }
    // each page sees its own hand, and of the other one nothing but how many cards it holds
    const handOf = async ({ page }: Person, seat: string): Promise<readonly string[]> => {
      const state = (await inTable(page, table, ({ timeline }) => timeline.state)) as unknown as {
        readonly piles: Readonly<Record<string, readonly string[]>>;
      };
      return state.piles[`hand-${seat}`] ?? [];
    };
    for (const [person, seat, other] of [
      [north, 'north', 'south'],
      [south, 'south', 'north'],
    ] as const) {
      const [own, theirs] = [await handOf(person, seat), await handOf(person, other)];
      expect(own.length).toBeGreaterThan(0);
      expect(own.every(card => card.startsWith('pull-'))).toBe(true);
      expect(theirs.length).toBe(own.length);
      expect(theirs.some(card => card.startsWith('pull-'))).toBe(false);
    }
    const ending = await playThrough([north, south], everybody, table, { seed: 2, clicks: 3, between: 40 });
    expect(ending).toMatch(/^(north|south|draw) cards-out$/);
    const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
    expect(leaksIn(north.received, secretsOf(record, 'north'))).toEqual([]);
    expect(leaksIn(south.received, secretsOf(record, 'south'))).toEqual([]);
    expect(await verdictOf(gm, table)).toMatch(/^(?!.*wrong)/);
    expect(await verdictOf(south, table)).toMatch(/^(?!.*wrong)/);
    forgetNamed([gm]);
  }));

test('one that fails in play is named, what it concerns is left out, and a table of ours beside it goes on', () =>
  session({ title: 'game-module-faulty', host: { modulesDir }, seating: { chance: 4 } }, async one => {
    const [gm, north] = await gather(one, 'Player 1');
    await until('the game master is told', async () => (await saidTo(gm)).includes('came to no end'));
    await putAway(gm);
    // no piece has a face in the page, and the table is played all the same
    const faceless = await makeTable(gm, {
      name: 'No face',
      game: 'faceless-game',
      holders: { north: 'Player 1', south: 'Bot' },
      scene: false,
    });
    await waitForBeginning([gm, north], faceless);
    await openTableWindow(gm, faceless);
    await until('the game master is told of the face', async () =>
      (await saidTo(gm)).includes(
        'The faceless-game (from the module “faceless-game”) made a mistake: presentation.face',
      ),
    );

    await putAway(gm);

    // no move can be made, and nothing is changed
    const undecided = await makeTable(gm, {
      name: 'No decision',
      game: 'undecided-game',
      holders: { north: 'Player 1', south: 'Bot' },
      scene: false,
    });
    await waitForBeginning([gm, north], undecided);
    const window = await openTableWindow(north, undecided);
    await window.locator('[data-command]').first().press('Enter');
    await until('the game master is told of the decision', async () =>
      (await saidTo(gm)).includes('made a mistake: cannot decide'),
    );

    await putAway(gm);

    const ours = await makeTable(gm, { name: 'Ours', holders: { red: 'Player 1', white: 'Bot' }, scene: false });
    await waitForBeginning([gm, north], ours);
    forgetNamed(one.people);
  }));

test('its tutorial is played like ours; one that cannot be played is named, and nothing else is lost', () =>
  session({ title: 'game-module-tutorial', host: { modulesDir }, seating: { chance: 5 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await until('the game master is told', async () => (await saidTo(gm)).includes('came to no end'));
    await putAway(gm);
    const learn = async (game: string): Promise<void> => {
      await (await openLibrary(gm)).locator(`[data-action="learn"][data-game="${game}"]`).click();
    };
    await learn('untaught-game');
    await until('the fault is named', async () =>
      (await saidTo(gm)).includes(
        'The tutorial of The untaught-game (from the module “untaught-game”) cannot be played: step 1: a move is refused',
      ),
    );
    await putAway(gm);
    await learn('tug-of-war');
    const next = page.locator('[data-key="lesson-next"]').first();
    const says = (text: string) => page.getByText(text).first().waitFor();
    const play = (card: string) =>
      page.locator(`[data-command*='"${card}"'], [data-card="${card}"]`).first().press('Enter');
    await says('Two teams pull a rope.');
    await next.click();
    await says('Keep your strong cards');
    await play('pull-3');
    await says('The 6 of South was stronger');
    await play('pull-17');
    await says('17 is more than 12');
    await next.click();
    await says('That is the whole game.');
    await page.locator('[data-key="lesson-leave"], [data-key="lesson-next"]').first().click();
    forgetNamed([gm]);
  }));
