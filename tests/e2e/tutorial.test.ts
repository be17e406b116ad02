/**
 * Tutorials in pages: each is played to its end in both languages, by mouse in one and by keyboard in the other; left and
 * taken up again; a wrong click explained.
 */
import { test } from 'vitest';
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
const LIT = '.rt-button--hinted:not([aria-disabled])';

/** What a step waits for is in sight before anybody asks: its button, or the fold that it lies in. */
const isInSight = ({ page }: Person, awaited: unknown): Promise<boolean> =>
  page.evaluate(command => {
    const button = [...document.querySelectorAll<HTMLElement>('.rt-button[data-command]')].find(
      one => one.dataset['command'] === command,
    );
    let seen = button;
    for (let fold = button?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      if (!fold.open) seen = fold;
    if (!seen) return false;
    const { left, top } = seen.getBoundingClientRect();
    return seen.contains(document.elementFromPoint(left + 6, top + 6));
  }, JSON.stringify(awaited));

/** Plays the rest of a tutorial from a step. */
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
  for (const [n, step] of steps.entries()) {
    if (n < from || n >= to) continue;
    await isAt(person, n, steps.length);
    const shown = `tutorial-${game}-${lesson}-${String(n + 1).padStart(2, '0')}`;
    await snapshot(person, shown);
    if (step.awaits) {
      await until(`what step ${n + 1} waits for is in sight`, () => isInSight(person, step.awaits?.[0]));
      await how(person, SHOW);
      await how(person, LIT);
    }
    if (!step.awaits || step.then || n === steps.length - 1) {
      await person.page.locator(NEXT).waitFor();
      if (step.awaits) await snapshot(person, `${shown}-then`);
      await how(person, n === steps.length - 1 ? leaving : NEXT);
    }
  }
};

test('a wrong click is explained; a reload finds back to the step; the second lesson follows', () =>
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
    await gm.page.locator(FURTHER).click();
    await isAt(gm, 0, (await tutorialOf('civil-war', 'second')).steps.length);
  }));

const SMALL = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' } as const;

/** Plays both lessons of a game from the beginning to the end: the second follows the first. */
const learn = async (person: Person, game: string, first: How, second: How): Promise<void> => {
  await begin(person, game);
  await playOn(person, game, first, { leaving: FURTHER });
  await playOn(person, game, second, { lesson: 'second' });
  await person.page.locator('.rt-lesson').waitFor({ state: 'detached' });
};

test.each(CATALOG.map(({ manifest }) => manifest.id))(
  'both lessons of %s are played in English and German, by mouse and by keyboard',
  game =>
    session({ title: `tutorial-${game}` }, async one => {
      const english = await one.join('Player 1', SMALL);
      await learn(english, game, byMouse, byKeyboard);
      const german = await one.join('Player 2', { language: 'de' });
      await learn(german, game, byKeyboard, byMouse);
    }),
);
