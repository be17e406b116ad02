/** *My copy*: an owner compares their copy by keyboard, from a spreadsheet and a file; a table is played with it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inTable, tableNamed, until, untilAll } from '../harness/in-page';
import { snapshot, type Person, untilTold } from '../harness/people';
import { playNow } from '../harness/place';
import { gather, session, shared } from '../harness/session';
import { dismissWelcome, openLibrary, openSideWindow } from '../harness/table';

const openMyCopy = async (person: Person, game: string) => {
  const library = await openLibrary(person);
  await library.locator(`[data-action="myCopy"][data-game="${game}"]`).click();
  const window = person.page.locator('.rt-my-copy-app');
  await window.locator('.rt-my-copy__sheet [data-at]').first().waitFor();
  return window;
};
const closeMyCopy = async ({ page }: Person): Promise<void> => {
  const window = page.locator('.rt-my-copy-app');
  await window.locator('header [data-action="close"]').click();
  await window.waitFor({ state: 'detached' });
};
const KEPT = "game.settings.get('revolution-tables', 'workshops')";

describe('an owner alone', () => {
  const evening = shared({ title: 'my-copy' }, async one => (await gather(one))[0]);

  test('fifteen cards are typed by keyboard alone, undone, and kept when the page is loaded again', () =>
    evening(async gm => {
      const { page } = gm;
      const window = await openMyCopy(gm, 'dual-powers');
      const begun = Date.now();
      await window.locator('[data-at="/region"]').focus();
      for (let n = 1; n <= 15; n++) {
        // region, day, recruit, action, points: days and points are typed, the rest stands
        await page.keyboard.press('Tab');
        await page.keyboard.type('9');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type('7');
        await page.keyboard.press('Control+Enter');
        await until(`card ${n} is compared and the next one open`, async () =>
          (await window.locator('.rt-my-copy__progress span').innerText()).startsWith(`${n} of`),
        );
      }
      console.log(`fifteen cards by keyboard: ${Math.round((Date.now() - begun) / 1000)} s by a machine's hands`);
      const state = () => window.locator('.rt-my-copy__part--checked').count();
      expect(await state()).toBe(15);
      await window.locator('[data-action="undo"]').click();
      await until('the last card is undone', async () => (await state()) === 14);
      await window.locator('[data-action="redo"]').click();
      await until('and done again', async () => (await state()) === 15);
      await window.locator('header [data-action="close"]').click();
      await until('the world keeps it', async () => Boolean(await page.evaluate(`${KEPT}['dual-powers']`)));
      await page.reload();
      await page.waitForFunction('globalThis.game?.ready');
      const again = await openMyCopy(gm, 'dual-powers');
      expect(await again.locator('.rt-my-copy__part--checked').count()).toBe(15);
      await again.locator('[data-at="/day"]').first().waitFor();
      expect(await again.locator('[data-at="/day"]').inputValue()).toBe('9');
      // what is wrong is told at its field, and nothing of the copy is used until it is mended
      await again.locator('[data-at="/day"]').fill('99');
      await again.locator('[data-at="/day"]').press('Tab');
      await again.locator('.rt-field__problem').first().waitFor();
      await again.locator('[data-action="undo"]').click();
      await again.locator('.rt-field__problem').waitFor({ state: 'detached' });
      await closeMyCopy(gm);
    }));

  test('a card with an Event from steps takes less than twenty seconds by keyboard, at two keys a second', () =>
    evening(async gm => {
      const { page } = gm;
      const window = await openMyCopy(gm, 'prelude');
      let keys = 0;
      const press = async (key: string): Promise<void> => {
        keys++;
        await page.keyboard.press(key);
      };
      const type = async (text: string): Promise<void> => {
        keys += text.length;
        await page.keyboard.type(text);
      };
      const focused = (): Promise<string> =>
        page.evaluate<string>('document.activeElement?.dataset.at ?? document.activeElement?.dataset.add ?? ""');
      /** On to a field, as a reader of the form would go. */
      const go = async (to: string): Promise<void> => {
        for (let n = 0; n < 12 && (await focused()) !== to; n++) await press('Tab');
        expect(await focused()).toBe(to);
      };
      await window.locator('.rt-my-copy__name', { hasText: /^28 / }).click();
      await window.locator('.rt-my-copy__title', { hasText: '28' }).waitFor();
      // what stands in the copy as it stands here is passed over
      await window.locator('[data-at="/points"]').focus();
      await type('3');
      await go('/event');
      await type('from');
      await press('Enter');
      await window.locator('[data-add="/steps"]').waitFor();
      await go('/steps');
      await type('Revo');
      await press('Enter');
      await window.locator('[data-at="/steps/0/by"]').waitFor();
      await go('/steps/0/by');
      await type('2');
      await press('Control+Enter');
      await until('the card is compared', async () =>
        (await window.locator('.rt-my-copy__progress span').innerText()).startsWith('1 of'),
      );
      console.log(`a card with an Event from steps: ${keys} keys`);
      expect(keys / 2).toBeLessThan(20);
      await until('the world keeps it', async () => JSON.stringify(await page.evaluate(KEPT)).includes('"steps"'));
      await closeMyCopy(gm);
    }));

  test('an Event, a border and the set-up of All Bridges reach table, board and differences', () =>
    evening(async gm => {
      const { page } = gm;
      const window = await openMyCopy(gm, 'all-bridges');
      const open = async (name: string) => {
        await window.locator('[data-view="search"]').fill(name);
        await window.locator('.rt-my-copy__name', { hasText: name }).first().click();
        await window.locator('.rt-my-copy__title', { hasText: name }).waitFor();
      };
      // our Event is there step by step: its owner changes what theirs has otherwise
      await open('July Days');
      await window.locator('[data-at="/event"]').selectOption('steps');
      await window.locator('[data-at="/shaded/0/by"]').selectOption('5');
      await until('the text says what the steps do', async () =>
        (await window.locator('[data-at="/text"]').inputValue()).includes('Resources +5: the Moderates.'),
      );
      await snapshot(gm, 'my-copy-all-bridges-event');
      await open('Oulun');
      await window.locator('[data-at="/reds"]').fill('2');
      await window.locator('[data-at="/reds"]').press('Tab');
      await window.locator('[data-at="/senate"]').fill('20');
      await window.locator('[data-at="/senate"]').press('Tab');
      await window.locator('.rt-field__problem', { hasText: 'there are 20 in all' }).waitFor();
      await snapshot(gm, 'my-copy-all-bridges-set-up');
      await window.locator('[data-at="/senate"]').fill('');
      await window.locator('[data-at="/senate"]').press('Tab');
      await window.locator('.rt-field__problem').waitFor({ state: 'detached' });
      await open('Uusimaa – Karelia');
      await window.locator('[data-at="/isThere"]').selectOption('false');
      await snapshot(gm, 'my-copy-all-bridges-border');
      await until('the world keeps it', async () =>
        JSON.stringify(await page.evaluate(KEPT)).includes('uusimaa/karelia'),
      );
      await window.locator('header [data-action="close"]').click();
      const table = await playNow(gm, 'all-bridges');
      expect(await inTable(page, table, client => String(client.timeline.head.options['data']))).toContain(
        '{"reds":2,"space":"oulu"}',
      );
      const seats = await openSideWindow(gm, table, 'seats');
      await seats.locator('[data-action="differences"]').click();
      const lines = page.locator('.rt-differences-app tbody tr');
      for (const text of ['Reds Cells at the start', 'Is there', 'Shaded text'])
        await lines.filter({ hasText: text }).first().waitFor();
      await snapshot(gm, 'my-copy-all-bridges-differences');
    }));

  test('a card of Kremlin is assembled from steps, with its moment and whom it is played on', () =>
    evening(async gm => {
      const { page } = gm;
      const window = await openMyCopy(gm, 'kremlin');
      await window.locator('[data-at="/title"]').fill('A Long Night');
      await window.locator('[data-at="/title"]').press('Tab');
      await window.locator('[data-at="/event"]').selectOption('steps');
      await window.locator('[data-add="/steps"]').selectOption('age');
      await window.locator('[data-at="/steps/0/years"]').fill('4');
      await window.locator('[data-at="/steps/0/years"]').press('Tab');
      await until('the text says what the step does', async () =>
        (await window.locator('[data-at="/text"]').inputValue()).includes('4 years older'),
      );
      await snapshot(gm, 'my-copy-kremlin-steps');
      await window.locator('[data-action="deal"]').click();
      await until(
        'the card lies in the hand',
        async () => (await page.locator('.rt-hand [data-card="red-1"]').count()) > 0,
        300,
      );
      await page.locator('.rt-hand', { hasText: 'A Long Night' }).first().waitFor();
    }));
});

test('a spreadsheet, an Event from steps, a file: dealt at a test table, whose guests read what differs', () =>
  session({ title: 'my-copy-table' }, async one => {
    const [gm, guest] = await gather(one, 'Player 1');
    await dismissWelcome(gm);
    const { page } = gm;
    const window = await openMyCopy(gm, 'prelude');
    // fifty rows of a spreadsheet
    const rows = Array.from({ length: 50 }, (_, n) => [n + 1, `Copied ${n + 1}`, 'Neutral', 3, 'Duma die'].join('\t'));
    await window.locator('[data-action="paste"]').click();
    const paste = page.locator('.rt-table-paste-app');
    await paste
      .locator('textarea')
      .fill(['Number', 'Title', 'Faction', 'Activity Points', 'Die'].join('\t') + '\n' + rows.join('\n'));
    // a heading that no field is called like is matched by hand
    const column = paste.locator('[data-column="4"]');
    await column.selectOption('die');
    await paste.locator('[data-action="take"]').click();
    await paste.locator('[role="status"]', { hasText: '50 parts' }).first().waitFor();
    await paste.locator('header [data-action="close"]').click();
    await window.locator('.rt-my-copy__name', { hasText: '28 Copied 28' }).click();
    // an Event, assembled: its text is written by its steps
    await window.locator('.rt-my-copy__title', { hasText: '28' }).waitFor();
    await window.locator('[data-at="/event"]').selectOption('steps');
    await window.locator('[data-add="/steps"]').selectOption('unrest');
    await window.locator('[data-at="/steps/0/by"]').fill('-2');
    await window.locator('[data-at="/steps/0/by"]').press('Tab');
    await until('the text says what the step does', async () =>
      (await window.locator('[data-at="/text"]').inputValue()).includes('Revolutionary Unrest −2'),
    );
    await window.locator('.rt-face__name', { hasText: 'Copied 28' }).waitFor();
    await window.locator('[data-action="printed"]').click();
    // the file holds it, and another's is added
    const saving = page.waitForEvent('download');
    await window.locator('[data-action="save"]').click();
    const file = JSON.parse(readFileSync((await (await saving).path()) ?? '', 'utf8')) as {
      readonly cards: readonly { readonly number: number; readonly title: string }[];
    };
    expect(file.cards).toHaveLength(50);
    expect(file.cards[27]).toMatchObject({ number: 28, title: 'Copied 28', event: 'steps' });
    const choosing = page.waitForEvent('filechooser');
    await window.locator('[data-action="merge"]').click();
    const theirs = {
      cards: [
        { number: 101, title: 'Theirs' },
        { number: 28, title: 'Another 28' },
      ],
    };
    await (await choosing).setFiles({
      name: 'theirs.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(theirs)),
    });
    await untilTold(gm, 'Another 28');
    const warned = gm.troubles.filter(trouble => /differ in 1 field/.test(trouble));
    expect(warned).toHaveLength(1);
    gm.troubles.splice(gm.troubles.indexOf(warned[0] ?? ''), 1);
    await window.locator('[data-view="only"]').selectOption('different');
    await until('fifty-one parts differ', async () => (await window.locator('.rt-my-copy__part').count()) === 51);
    // the card is dealt into the owner's hand
    await window.locator('.rt-my-copy__name', { hasText: '28 Copied 28' }).click();
    await window.locator('[data-action="deal"]').click();
    await until(
      'the card lies in the hand',
      async () => (await page.locator('.rt-hand [data-card="card-28"]').count()) > 0,
      300,
    );
    const table = await tableNamed(page, 'Test: 28 Copied 28');
    expect(table).toBeDefined();
    // everybody may read what differs, before the first move too
    if (table === undefined) return;
    await untilAll([guest], table, 'the table is there', () => true);
    const seats = await openSideWindow(guest, table, 'seats');
    await seats.locator('[data-action="differences"]').click();
    const lines = guest.page.locator('.rt-differences-app tbody tr');
    await lines.filter({ hasText: 'Copied 28' }).first().waitFor();
    expect(await lines.count()).toBeGreaterThan(100);
  }));

/** A picture of one red dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture of one’s own lies on the card for all at the table; it stands in no record, and nothing else is taken', () =>
  session({ title: 'my-copy-pictures' }, async one => {
    const people = await gather(one, 'Player 1');
    const [gm, guest] = people;
    await dismissWelcome(gm);
    const { page } = gm;
    const fetched: string[] = [];
    for (const person of people)
      await person.page.route('**/worlds/ours/*', async route => {
        fetched.push(`${person === gm ? 'gm' : 'guest'} ${new URL(route.request().url()).pathname.split('/').at(-1)}`);
        if (!route.request().url().endsWith('/none.png')) await route.fulfill({ contentType: 'image/png', body: DOT });
        else await route.fulfill({ status: 200, contentType: 'text/html', body: '<script>alert(1)</script>' });
      });
    const window = await openMyCopy(gm, 'prelude');
    const choose = async (path: string) => {
      await window.locator('[data-action="picture"]').click();
      const asked = page.locator('dialog, .application').filter({ has: page.locator('input[name="path"]') });
      await asked.locator('input[name="path"]').fill(path);
      await asked.locator('button[type="submit"], button[data-action="ok"]').first().click();
    };
    await window.locator('[data-view="search"]').fill('28');
    await window.locator('.rt-my-copy__name', { hasText: /^28 / }).click();
    await window.locator('.rt-my-copy__title', { hasText: '28' }).waitFor();
    for (const path of ['https://example.org/28.png', 'javascript:alert(1)//.png', '../28.png', 'data:image/png,x']) {
      await choose(path);
      await until(`${path} is not taken`, async () => gm.troubles.some(trouble => trouble.includes(path)));
      gm.troubles.splice(0, gm.troubles.length);
    }
    expect(JSON.stringify(await page.evaluate(KEPT))).not.toContain('28.png');
    // what is no picture leaves the drawn face
    await choose('worlds/ours/none.png');
    await window.locator('.rt-my-copy__picture [role="alert"]').waitFor();
    await window.locator('.rt-my-copy__face .rt-face__art').waitFor();
    await choose('worlds/ours/28.png');
    await window.locator('.rt-my-copy__face img.rt-face__own').waitFor();
    // the guest's browser has it too, though no card has been seen
    await until('the guest has it', async () => fetched.includes('guest 28.png'));
    // the guest meanwhile learns the game: what comes later is shown there too
    await (await openLibrary(guest)).locator('[data-action="learn"][data-game="prelude"][data-lesson="first"]').click();
    await guest.page.locator('.rt-board__ground').first().waitFor({ state: 'attached' });
    // the board and the backs have pictures of their own as well
    await window.locator('[data-action="pictures"]').click();
    const pictures = page.locator('.rt-pictures-app');
    const chooseFor = async (piece: string, path: string) => {
      await pictures.locator(`[data-action="picture"][data-piece="${piece}"]`).click();
      const asked = page.locator('dialog, .application').filter({ has: page.locator('input[name="path"]') });
      await asked.locator('input[name="path"]').fill(path);
      await asked.locator('button[type="submit"], button[data-action="ok"]').first().click();
    };
    await pictures.locator('[data-piece="board"]').first().waitFor();
    const backs = await pictures
      .locator('[data-action="picture"][data-piece^="back"]')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('data-piece') ?? ''));
    expect(backs.length).toBeGreaterThan(0);
    for (const [n, piece] of ['board', ...backs].entries()) {
      await chooseFor(piece, `worlds/ours/${piece}.png`);
      await until(`${piece} is shown`, async () => (await pictures.locator('img').count()) === n + 1);
    }
    await guest.page.locator('.rt-board__ground image[href^="blob:"]').first().waitFor({ state: 'attached' });
    await pictures.locator('header [data-action="close"]').click();
    await window.locator('[data-action="deal"]').click();
    await until(
      'the picture lies in the hand',
      async () => (await page.locator('.rt-hand [data-card="card-28"] img.rt-face__own').count()) > 0,
      300,
    );
    const shown = page.locator('.rt-hand [data-card="card-28"] img.rt-face__own').first();
    expect(await shown.getAttribute('src')).toMatch(/^blob:/);
    expect(await shown.getAttribute('alt')).not.toBe('');
    await until('the board is the owner’s', async () => {
      const levels = await page.evaluate<string>(
        'JSON.stringify(game.scenes.map(scene => [...scene.levels].map(level => level.background.src)))',
      );
      return levels.includes('worlds/ours/board.png');
    });
    expect(await page.evaluate('JSON.stringify(game.journal.map(entry => entry.toObject()))')).not.toContain('28.png');
    // fetched once in each browser, whoever sees the card
    expect(fetched.filter(name => name === 'gm 28.png')).toHaveLength(1);
    expect(fetched.filter(name => name === 'guest 28.png')).toHaveLength(1);
    expect(guest.troubles).toEqual([]);
  }));
