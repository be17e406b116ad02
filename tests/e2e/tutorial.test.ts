/**
 * Tutorials in pages: each is played to its end in both languages, by mouse in one and by keyboard in the other; left and
 * taken up again; a wrong click explained.
 */
import { expect, test } from 'vitest';
import { CATALOG } from '../../src/catalog';
import { until } from '../harness/in-page';
import { press, tabTo } from '../harness/keys';
import { reload, snapshot, type Person } from '../harness/people';
import { session } from '../harness/session';
import { openLibrary } from '../harness/table';

const tutorialOf = async (game: string, lesson = 'first') => {
  const tutorial = await CATALOG.find(({ manifest }) => manifest.id === game)?.tutorials?.[lesson]?.();
  if (!tutorial) throw new Error(`${game} has no tutorial`);
  return tutorial;
};

const stepText = ({ page }: Person): Promise<string> => page.locator('.rt-lesson__head span').last().innerText();

const isAt = async (person: Person, step: number, steps: number): Promise<void> =>
  until(`step ${step + 1} of ${steps} is shown`, async () =>
    [`Step ${step + 1} of ${steps}`, `Schritt ${step + 1} von ${steps}`].includes(await stepText(person)),
  );

const begin = async (person: Person, game: string): Promise<void> => {
  await (await openLibrary(person)).locator(`[data-action="learn"][data-game="${game}"][data-lesson="first"]`).click();
  await person.page.locator('.rt-lesson').waitFor();
  await person.page.locator('#rt-library').waitFor({ state: 'detached' });
};

/** Moves the focus by Tab to what fits the selector, and presses Enter. */
const byKeyboard = async ({ page }: Person, selector: string): Promise<void> => {
  const wanted = page.locator(selector).first();
  await wanted.waitFor();
  await tabTo(page, wanted);
  await press(page, 'Enter');
};
const byMouse = ({ page }: Person, selector: string): Promise<void> => page.locator(selector).first().click();

type How = (person: Person, selector: string) => Promise<void>;

const SHOW = '[data-key="lesson-show"]';
const NEXT = '[data-key="lesson-next"]';
const FURTHER = '[data-key="lesson-further"]';
const PLAY = '[data-key="lesson-play"]';
const LIT = '.rt-button--hinted:not([aria-disabled])';

/**
 * What is wrong with how a step shows what it waits for, before anybody asks: its button lies in no closed fold, wholly in
 * the column, under nothing, and no other one is louder.
 */
const faultIn = ({ page }: Person, awaited: unknown): Promise<string> =>
  page.evaluate(command => {
    const column = document.querySelector('.rt-table-app')?.getBoundingClientRect();
    const faultOf = (button: HTMLElement): string => {
      if (!button.checkVisibility()) return 'in a closed fold';
      const { left, top, right, bottom } = button.getBoundingClientRect();
      if (!column || top < column.top || bottom > Math.min(column.bottom, innerHeight)) return 'beyond the column';
      const over = [top + 4, (top + bottom) / 2, bottom - 4]
        .map(y => document.elementFromPoint((left + right) / 2, y))
        .find(one => !button.contains(one));
      return over ? `under ${over.className}` : '';
    };
    const wanted = [...document.querySelectorAll<HTMLElement>('.rt-table-app .rt-button[data-command]')].filter(
      one => one.dataset['command'] === command,
    );
    const loud = [...document.querySelectorAll<HTMLElement>('.rt-table-app .rt-button--primary')].find(
      one => !wanted.includes(one),
    );
    if (loud) return `less loud than ${loud.innerText}`;
    const happened = document.querySelector('.rt-happened')?.getBoundingClientRect();
    const foreseen = document.querySelector('.rt-effects:not([hidden]) > *')?.getBoundingClientRect();
    if (happened && foreseen && (foreseen.top < happened.top - 1 || foreseen.bottom > happened.bottom + 1))
      return 'what it will change is cut off';
    const faults = wanted.map(faultOf);
    return faults.includes('') ? '' : (faults[0] ?? 'not there');
  }, JSON.stringify(awaited));

/** Which totals of a battle are not seen, for they are scrolled away or covered. */
const totalsUnseen = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rt-key-figure--now .rt-key-figure__total')]
      .filter(total => {
        const { left, top, width, height } = total.getBoundingClientRect();
        return !total.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ innerText }) => `the total ${innerText} is not seen`),
  );

/** Waits until what a step waits for is in sight; says what is wrong, if it does not come into sight. */
const lookFor = async (person: Person, awaited: unknown): Promise<string> => {
  let fault = '';
  const isFound = async () => (fault = await faultIn(person, awaited)) === '';
  await until('what the step waits for is in sight', isFound).catch(() => undefined);
  return fault;
};

/** Plays the rest of a tutorial from a step; what it waits for is always in sight. */
const playOn = async (
  person: Person,
  game: string,
  how: How,
  {
    lesson = 'first',
    from = 0,
    to = Infinity,
    leaving = NEXT,
  }: { lesson?: string; from?: number; to?: number; leaving?: string } = {},
): Promise<void> => {
  const { steps } = await tutorialOf(game, lesson);
  const faults: string[] = [];
  for (const [n, step] of steps.entries()) {
    if (n < from || n >= to) continue;
    await isAt(person, n, steps.length);
    const shown = `tutorial-${game}-${lesson}-${String(n + 1).padStart(2, '0')}`;
    if (step.awaits) {
      const fault = await lookFor(person, step.awaits[0]);
      if (fault) faults.push(`${shown}: ${fault}`);
    }
    faults.push(...(await totalsUnseen(person)).map(fault => `${shown}: ${fault}`));
    await snapshot(person, shown);
    if (step.awaits) {
      await how(person, SHOW);
      await person.page.locator(LIT).first().hover();
      const covered = await lookFor(person, step.awaits[0]);
      if (covered) faults.push(`${shown}, pointed at: ${covered}`);
      await how(person, LIT);
    }
    if (!step.awaits || step.then || n === steps.length - 1) {
      await person.page.locator(NEXT).waitFor();
      if (step.awaits) await snapshot(person, `${shown}-then`);
      await how(person, n === steps.length - 1 ? leaving : NEXT);
    }
  }
  expect(faults).toEqual([]);
};

test('a wrong click is explained; a reload finds back to the step; a game master goes on to a game', () =>
  session({ title: 'tutorial-wrong' }, async one => {
    const gm = await one.join('Gamemaster');
    const { steps } = await tutorialOf('civil-war');
    const first = steps.findIndex(({ awaits }) => awaits);
    await begin(gm, 'civil-war');
    await playOn(gm, 'civil-war', byMouse, { to: first });
    await gm.page.locator('.rt-choices [data-command*="red-generals-1"]:not([aria-disabled])').first().click();
    await gm.page.locator('.rt-lesson__wrong').waitFor();
    await snapshot(gm, 'tutorial-wrong');
    await isAt(gm, first, steps.length);
    await playOn(gm, 'civil-war', byMouse, { from: first, to: first + 3 });
    await reload(gm);
    await gm.page.locator('.rt-lesson').waitFor();
    await playOn(gm, 'civil-war', byMouse, { from: first + 3, to: steps.length - 1 });
    await byMouse(gm, SHOW);
    await byMouse(gm, LIT);
    await gm.page.locator(FURTHER).waitFor();
    await snapshot(gm, 'tutorial-over');
    await gm.page.locator(PLAY).click();
    await gm.page.locator('.rt-lesson').waitFor({ state: 'detached' });
    await gm.page.locator('.rt-ask--mine').waitFor();
    await snapshot(gm, 'tutorial-then-played');
  }));

test('a lesson begun while bots play at a table shows and tells nothing of that table', () =>
  session({ title: 'tutorial-over-a-table', seating: { chance: 3 } }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    await (await openLibrary(gm)).locator('[data-action="atOnce"][data-how="watch"][data-game="prelude"]').click();
    await page.locator('.rt-overlay .rt-piece').first().waitFor();
    const revision = (): Promise<number> =>
      page.evaluate(`game.modules.get('revolution-tables').api.tables()[0].timeline.revision`);
    for (const { manifest } of CATALOG) {
      await begin(gm, manifest.id);
      await page.locator('.rt-dock--board .rt-piece').first().waitFor();
      expect(await page.locator('.rt-overlay').count(), manifest.id).toBe(0);
      // the harness asks for no motion, and so for no strip
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const before = await revision();
      await until('the bots play on', async () => (await revision()) > before + 1);
      expect(await page.locator('.rt-playing').count(), manifest.id).toBe(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator('[data-key="lesson-leave"]').click();
      await page.locator('.rt-lesson').waitFor({ state: 'detached' });
      // back at the table: its board and its column
      await page.locator('.rt-overlay .rt-piece').first().waitFor();
      await page.locator('.rt-dock--table').waitFor();
    }
  }));

/** The page of a small laptop. */
const SMALL = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } as const;

/** Plays both lessons of a game from the beginning to the end: the second follows the first. */
const learn = async (person: Person, game: string, first: How, second: How): Promise<void> => {
  await begin(person, game);
  await playOn(person, game, first, { leaving: FURTHER });
  await playOn(person, game, second, { lesson: 'second' });
  // a player cannot make tables
  expect(await person.page.locator(PLAY).count()).toBe(0);
  await person.page.locator('.rt-lesson').waitFor({ state: 'detached' });
  // the library says what one can do next
  await person.page.locator('#rt-library').waitFor();
};

test.each(CATALOG.map(({ manifest }) => manifest.id))(
  'both lessons of %s are played in English and German, by mouse and by keyboard',
  game =>
    session({ title: `tutorial-${game}` }, async one => {
      const english = await one.join('Player 1', SMALL);
      await learn(english, game, byMouse, byKeyboard);
      const german = await one.join('Player 2', { ...SMALL, colorScheme: 'light', language: 'de' });
      await learn(german, game, byKeyboard, byMouse);
    }),
);
