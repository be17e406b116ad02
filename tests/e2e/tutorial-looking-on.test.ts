/**
 * A tutorial with the game master looking on: the game master asks a player to begin one, sees the step and the position
 * of the learner, follows them, and has no hand in it.
 */
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import { snapshot, type Person } from '../harness/people';
import { gather, session } from '../harness/session';
import { openLibrary } from '../harness/table';

const stepOf = ({ page }: Person): Promise<string> => page.locator('.rt-lesson__head span').last().innerText();
/** Where each piece that the board shows lies, as somebody reads it. */
const positionOf = ({ page }: Person): Promise<readonly string[]> =>
  page
    .locator('.rt-board [aria-label]')
    .evaluateAll(parts => parts.map(part => part.getAttribute('aria-label') ?? '').sort());

const NEXT = '[data-key="lesson-next"]';

test('a game master starts a tutorial for a player and looks on at it', () =>
  session({ title: 'tutorial-looking-on' }, async one => {
    const [gm, player] = await gather(one, 'Player 1');
    const library = await openLibrary(gm);
    await library.locator('[data-action="teach"][data-game="dual-powers"]').click();
    const asking = gm.page.locator('dialog:has([name="lesson"])');
    await asking.locator('[name="user"]').selectOption({ label: 'Player 1' });
    await asking.locator('[name="lesson"]').selectOption('first');
    await snapshot(gm, 'tutorial-teach');
    await asking.locator('button[data-action="ok"]').click();

    const invited = player.page.locator('dialog:has-text("wants to teach you")');
    await invited.locator('button[data-action="yes"]').click();
    await player.page.locator('.rt-lesson').waitFor();
    await player.page.locator(NEXT).click();
    await until('the learner has gone on', async () => (await stepOf(player)).startsWith('Step 2 '));

    const learner = library.locator('[data-action="lookOn"]');
    await until('the library says the step', async () =>
      /Player 1.*step 2/s.test((await library.locator('li:has([data-action="lookOn"])').innerText()) || ''),
    );
    await snapshot(gm, 'tutorial-learners');
    await learner.click();
    await gm.page.locator('.rt-lesson').waitFor();
    expect(await stepOf(gm)).toBe(await stepOf(player));
    await until('both see the same position', async () => {
      const [mine, theirs] = [await positionOf(gm), await positionOf(player)];
      return mine.length > 20 && JSON.stringify(mine) === JSON.stringify(theirs);
    });

    // the game master only looks
    expect(await gm.page.locator('.rt-lesson [data-action="lesson"]').evaluateAll(all => all.length)).toBe(1);
    expect(await gm.page.locator('.rt-choices').evaluate(part => part.closest('[inert]') !== null)).toBe(true);

    // and follows: a command, and what comes of it
    const before = await positionOf(player);
    await player.page.locator('[data-key="lesson-show"]').click();
    await player.page.locator('.rt-button--hinted:not([aria-disabled])').first().click();
    await until('the game master sees what came of it', async () => {
      const [mine, theirs] = [await positionOf(gm), await positionOf(player)];
      return JSON.stringify(mine) === JSON.stringify(theirs) && JSON.stringify(mine) !== JSON.stringify(before);
    });
    expect(await stepOf(gm)).toBe(await stepOf(player));
    await snapshot(gm, 'tutorial-looked-on');

    // who leaves is no longer looked on at
    await player.page.locator('[data-key="lesson-leave"]').click();
    await gm.page.locator('.rt-lesson').waitFor({ state: 'detached' });
    await until('nobody learns any more', async () => {
      const again = await openLibrary(gm);
      return (await again.locator('[data-action="lookOn"]').count()) === 0;
    });
  }));
