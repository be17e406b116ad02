/** A tutorial in a page: played to its end by mouse and by keyboard, left and taken up again, a wrong click explained. */
import { test } from 'vitest';
import { CATALOG } from '../../src/catalog';
import { until } from '../harness/in-page';
import { press, tabTo } from '../harness/keys';
import { reload, snapshot, type Person } from '../harness/people';
import { session } from '../harness/session';
import { openLibrary } from '../harness/table';

const tutorialOf = async (game: string) => {
  const tutorial = await CATALOG.find(({ manifest }) => manifest.id === game)?.tutorial?.();
  if (!tutorial) throw new Error(`${game} has no tutorial`);
  return tutorial;
};

const stepText = ({ page }: Person): Promise<string> => page.locator('.rt-lesson__head span').last().innerText();

const isAt = async (person: Person, step: number, steps: number): Promise<void> =>
  until(
    `step ${step + 1} of ${steps} is shown`,
    async () => (await stepText(person)) === `Step ${step + 1} of ${steps}`,
  );

const begin = async (person: Person, game: string): Promise<void> => {
  await (await openLibrary(person)).locator(`[data-action="learn"][data-game="${game}"]`).click();
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
const LIT = '.rt-button--hinted:not([aria-disabled])';

/** Plays the rest of a tutorial from a step. */
const playOn = async (person: Person, game: string, how: How, from = 0, to = Infinity): Promise<void> => {
  const { steps } = await tutorialOf(game);
  for (const [n, step] of steps.entries()) {
    if (n < from || n >= to) continue;
    await isAt(person, n, steps.length);
    await snapshot(person, `tutorial-${game}-${String(n + 1).padStart(2, '0')}`);
    if (step.awaits) {
      await how(person, SHOW);
      await how(person, LIT);
    }
    if (!step.awaits || step.then || n === steps.length - 1) {
      await person.page.locator(NEXT).waitFor();
      if (step.awaits) await snapshot(person, `tutorial-${game}-${String(n + 1).padStart(2, '0')}-then`);
      await how(person, NEXT);
    }
  }
};

test('a tutorial is played by mouse; a wrong click is explained; a reload finds back to the step', () =>
  session({ title: 'tutorial-mouse' }, async one => {
    const gm = await one.join('Gamemaster');
    const { steps } = await tutorialOf('civil-war');
    const first = steps.findIndex(({ awaits }) => awaits);
    await begin(gm, 'civil-war');
    await playOn(gm, 'civil-war', byMouse, 0, first);
    await gm.page.locator('.rt-choices [data-command*="red-generals-1"]:not([aria-disabled])').first().click();
    await gm.page.locator('.rt-lesson__wrong').waitFor();
    await snapshot(gm, 'tutorial-wrong');
    await isAt(gm, first, steps.length);
    await playOn(gm, 'civil-war', byMouse, first, first + 3);
    await reload(gm);
    await gm.page.locator('.rt-lesson').waitFor();
    await playOn(gm, 'civil-war', byMouse, first + 3);
    await gm.page.locator('.rt-lesson').waitFor({ state: 'detached' });
  }));

test('a player plays another one by keyboard alone', () =>
  session({ title: 'tutorial-keyboard' }, async one => {
    const player = await one.join('Player 1');
    await begin(player, 'dual-powers');
    await playOn(player, 'dual-powers', byKeyboard);
    await player.page.locator('.rt-lesson').waitFor({ state: 'detached' });
  }));

test('the others are played by mouse, one after the other', () =>
  session({ title: 'tutorial-others' }, async one => {
    const player = await one.join('Player 1', { viewport: { width: 1280, height: 720 }, colorScheme: 'dark' });
    for (const game of ['kremlin', 'prelude', 'all-bridges']) {
      await begin(player, game);
      await playOn(player, game, byMouse);
      await player.page.locator('.rt-lesson').waitFor({ state: 'detached' });
    }
  }));
