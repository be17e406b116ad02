/** Another device of the same person: at an open table it goes on at once; at a sealed one the person is asked. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { reload, snapshot, type Person, untilTold } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord, leave, shortenSilence, untilOneReferees } from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

/** What a page can read of its own seat's hand: the cards by name, or blanks. */
const handOf = async ({ page }: Person, table: string): Promise<readonly string[]> =>
  (await inTable(page, table, ({ timeline, seat }) =>
    seat === undefined
      ? []
      : ((timeline.state as unknown as { piles: Record<string, string[]> }).piles[`${seat}-hand`] ?? []),
  )) ?? [];

const untilSameHand = async (one: Person, other: Person, table: string): Promise<void> => {
  const hand = await handOf(one, table);
  expect(hand.length).toBeGreaterThan(0);
  expect(hand).not.toContain('?');
  await until(`${other.name} reads the hand`, async () => String(await handOf(other, table)) === String(hand));
};

/** Whatever speaks of keys, browsers or referees to somebody who only wants to play. */
const ALARMS = /browser|key\b|referee|code|Verify/i;
const expectNoAlarm = async (person: Person, table: string): Promise<void> => {
  const window = await openTableWindow(person, table);
  const told = [
    ...(await person.page.locator('.notification').allInnerTexts()),
    ...(await person.page.locator('dialog').allInnerTexts()),
    ...(await window.locator('.rt-banner, .rt-prompt').allInnerTexts()),
  ];
  expect(told.filter(text => ALARMS.test(text))).toEqual([]);
};

const CODE = /[0-9A-Z]{4}\u2011[0-9A-Z]{4}\u2011[0-9A-Z]{4}/;

/** Says at the earlier device that the other is theirs: one sentence, one button. Returns the code that it shows. */
const confirm = async (person: Person): Promise<string | undefined> => {
  const asking = person.page.locator('dialog', { hasText: CODE });
  await asking.waitFor();
  await snapshot(person, 'devices-sealed');
  expect(await asking.locator('p').count()).toBe(1);
  expect(await asking.locator('footer button').count()).toBe(1);
  const code = CODE.exec(await asking.innerText())?.[0];
  await asking.locator('[data-action="yes"]').click();
  return code;
};

/** Forgets what a browser keeps for this module, as whoever clears its data does. */
const clearStorage = async (person: Person): Promise<void> => {
  await person.page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.includes('revolution-tables.')) localStorage.removeItem(name);
  });
  await reload(person);
};

test('a game against a bot goes on at a second device, back at the first, and after its data was cleared', () =>
  session({ title: 'devices-alone' }, async one => {
    const [desk] = await gather(one);
    await shortenSilence(desk);
    const table = await makeTable(desk, { name: 'Alone', holders: { red: 'Gamemaster', white: 'Bot' }, scene: false });
    await waitForBeginning([desk], table);
    await playByClicking([desk], [desk], table, { seed: 3, most: 2 });

    const phone = await one.join('Gamemaster');
    await untilSameHand(desk, phone, table);
    await expectNoAlarm(phone, table);
    await snapshot(phone, 'devices-phone');
    await playByClicking([phone], [desk, phone], table, { seed: 4, most: 2 });
    await expectNoAlarm(desk, table);
    await playByClicking([desk], [desk, phone], table, { seed: 5, most: 2 });

    await leave(desk);
    expect(await untilOneReferees([phone], table)).toBe(phone);
    await playByClicking([phone], [phone], table, { seed: 6, most: 2 });
    await clearStorage(phone);
    await until('the hand is there again', async () => (await handOf(phone, table)).every(card => card !== '?'));
    await openTableWindow(phone, table);
    expect(await untilOneReferees([phone], table)).toBe(phone);
    await playByClicking([phone], [phone], table, { seed: 7, most: 2 });
    await expectNoAlarm(phone, table);
    await expectWholeRecord(phone, table);
    // one browser has signed it all, as far as anybody can tell
    expect(await inTable(phone.page, table, ({ timeline }) => Object.keys(timeline.keys).length)).toBe(1);
  }));

test('where two people trust each other, a second device of one goes on, and neither reads the other’s hand', () =>
  session({ title: 'devices-trusted' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const holders = { red: 'Player 1', white: 'Gamemaster' };
    const table = await makeTable(gm, { name: 'Trusted', holders, scene: false, secrecy: 'open' });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([red, gm], [gm, red], table, { seed: 3, most: 3 });
    const phone = await one.join('Player 1');
    await untilSameHand(red, phone, table);
    await playByClicking([phone, gm], [gm, red, phone], table, { seed: 4, most: 3 });
    for (const person of [red, phone]) await expectNoAlarm(person, table);
    const seats = await openSideWindow(red, table, 'seats');
    expect(await seats.locator('.rt-openness').innerText()).toContain('We trust each other');
    await snapshot(red, 'devices-trusted');
    expect(await inTable(gm.page, table, ({ timeline }) => JSON.stringify(timeline.state).includes('"?"'))).toBe(true);

    // sealed by everybody's consent: the keys leave the world, and both devices go on as the same browser
    await seats.locator('[data-action="openness"]').click();
    await tableWindow(gm.page, table).locator('[data-action="vote"][data-yes="true"]').click();
    await until('the table is sealed', async () =>
      Boolean(await inTable(phone.page, table, ({ timeline }) => !timeline.open)),
    );
    const isShared = (person: Person): Promise<boolean> =>
      person.page.evaluate(`game.users.some(user => user.getFlag('revolution-tables', 'shared')?.['${table}'])`);
    await until('no key lies with the world', async () => !(await isShared(gm)));
    await playByClicking([phone, gm], [gm, red, phone], table, { seed: 5, most: 2 });
  }));

// shows trust.19
test('a sealed table asks in one sentence whether the other device is mine, and goes on there; no document holds a key', () =>
  session({ title: 'devices-sealed' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const table = await makeTable(gm, {
      name: 'Sealed',
      holders: { red: 'Player 1', white: 'Gamemaster' },
      scene: false,
    });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([red, gm], [gm, red], table, { seed: 3, most: 2 });
    const seats = await openSideWindow(red, table, 'seats');
    expect(await seats.locator('.rt-openness').innerText()).toContain('Sealed hands');
    await seats.locator('[data-action="close"]').first().click();
    const phone = await one.join('Player 1');
    await untilSameHand(red, phone, table);
    await openTableWindow(phone, table);
    // both show the same code, and the second complains of nothing that the first has done
    const told = phone.page.locator('.notification', { hasText: CODE });
    await told.waitFor();
    expect(await confirm(red)).toBe(CODE.exec(await told.innerText())?.[0]);
    await told.click();
    await playByClicking([phone, gm], [gm, red, phone], table, { seed: 4, most: 4 });

    // the host, too: when the first device is gone, the second hosts the game
    await shortenSilence(gm);
    const laptop = await one.join('Gamemaster');
    await confirm(gm);
    await until('the laptop may host', async () =>
      Boolean(await inTable(laptop.page, table, ({ timeline }) => timeline.handed !== undefined)),
    );
    await leave(gm);
    expect(await untilOneReferees([laptop, red], table)).toBe(laptop);
    await openTableWindow(laptop, table);
    await playByClicking([phone, laptop], [laptop, red, phone], table, { seed: 6, most: 2 });
    const shared: boolean = await laptop.page.evaluate(
      `game.users.some(user => user.getFlag('revolution-tables', 'shared') !== undefined)`,
    );
    expect(shared).toBe(false);
  }));

const SENTENCE = 'Sieben Gänse im Nebel';

const typeSentence = async ({ page }: Person, sentence: string): Promise<void> => {
  const dialog = page.locator('dialog.rt-passphrase');
  await dialog.waitFor();
  for (const field of await dialog.locator('input[type="password"]').all()) await field.fill(sentence);
  await dialog.locator('footer button').click();
};

const chooseSentence = async (person: Person, table: string): Promise<void> => {
  await tableWindow(person.page, table).locator('[data-action="choosePassphrase"]').click();
  await person.page.locator('dialog.rt-passphrase').waitFor();
  await snapshot(person, 'devices-sentence');
  await typeSentence(person, 'too short');
  await untilTold(person, 'at least 12 letters');
  await typeSentence(person, SENTENCE);
  await untilTold(person, 'every device');
};

/** Goes on at another device of the same person, which has been told nothing yet but their sentence. */
const goOnWith = async (person: Person, table: string): Promise<void> => {
  await openTableWindow(person, table);
  const banner = tableWindow(person.page, table).locator('.rt-banner', { hasText: 'secret sentence' });
  await banner.waitFor();
  await snapshot(person, 'devices-locked');
  await banner.locator('[data-action="unlock"]').click();
  await typeSentence(person, 'Acht Gänse im Nebel');
  await untilTold(person, 'not the sentence');
  await typeSentence(person, SENTENCE);
  await untilTold(person, 'go on in this browser');
  await until('nothing more is asked', async () => (await banner.count()) === 0);
};

/** What a person was told about their own slips is no trouble. */
const forgiveSlips = (people: readonly Person[]): void => {
  for (const { troubles } of people)
    troubles.splice(0, Infinity, ...troubles.filter(text => !/at least 12 letters|not the sentence/.test(text)));
};

/** The secrets that a browser keeps for this module. */
const secretsOf = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(`[
    ...Object.values(game.settings.get('revolution-tables', 'keys')).flatMap(held => [held.key?.secret, held.tableSecret]),
    ...Object.values(game.settings.get('revolution-tables', 'person')).map(held => held.secret),
  ].filter(Boolean)`);

// shows trust.21
test('a sealed table goes on at another device whose person types their secret sentence there, or says yes at both, and in no other', () =>
  session({ title: 'devices-locked' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const holders = { red: 'Player 1', white: 'Gamemaster' };
    const table = await makeTable(gm, { name: 'Locked', holders, scene: false });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([red, gm], [gm, red], table, { seed: 3, most: 2 });
    for (const person of [gm, red]) await chooseSentence(person, table);
    forgiveSlips([gm, red]);

    // who has joined in this user's name, and does not know the sentence, has nothing and is nobody
    const phone = await one.join('Player 1');
    await openTableWindow(phone, table);
    const keys = (): Promise<number | undefined> =>
      inTable(gm.page, table, ({ timeline }) => Object.keys(timeline.keys).length);
    const before = await keys();
    expect(await handOf(phone, table)).toContain('?');
    await goOnWith(phone, table);
    forgiveSlips([phone]);
    await untilSameHand(red, phone, table);
    await playByClicking([phone, gm], [gm, red, phone], table, { seed: 4, most: 4 });
    // its data is cleared, and the sentence brings it back once more
    await clearStorage(phone);
    await goOnWith(phone, table);
    forgiveSlips([phone]);
    await untilSameHand(red, phone, table);
    await playByClicking([phone, gm], [gm, red, phone], table, { seed: 5, most: 2 });
    for (const person of [red, phone])
      expect((await person.page.locator('.notification').allInnerTexts()).filter(text => CODE.test(text))).toEqual([]);

    // the host, too, this time without typing: both devices show one code, and both are asked
    await shortenSilence(gm);
    const laptop = await one.join('Gamemaster');
    await openTableWindow(laptop, table);
    await tableWindow(laptop.page, table).locator('[data-action="fetchFromOther"]').click();
    const asked = [gm, laptop].map(({ page }) => page.locator('dialog.rt-pairing'));
    const codes: (string | undefined)[] = [];
    for (const dialog of asked) {
      await dialog.waitFor();
      codes.push(CODE.exec(await dialog.innerText())?.[0]);
    }
    await snapshot(laptop, 'devices-fetched');
    expect(codes[0]).toBeDefined();
    expect(codes[1]).toBe(codes[0]);
    for (const dialog of asked) await dialog.locator('[data-action="yes"]').click();
    await untilTold(laptop, 'go on in this browser');
    await leave(gm);
    expect(await untilOneReferees([laptop, red], table)).toBe(laptop);
    await playByClicking([phone, laptop], [laptop, red, phone], table, { seed: 6, most: 2 });
    // to the record they are one browser each, and the world holds no key of theirs
    expect(await inTable(laptop.page, table, ({ timeline }) => Object.keys(timeline.keys).length)).toBe(before);
    const world = JSON.stringify(await laptop.page.evaluate('game.users.contents.map(user => user.toObject())'));
    const secrets = [...(await secretsOf(phone)), ...(await secretsOf(laptop))];
    expect(secrets.length).toBeGreaterThanOrEqual(5);
    for (const secret of [...secrets, SENTENCE]) expect(world).not.toContain(secret);
    await expectWholeRecord(laptop, table);
  }));
