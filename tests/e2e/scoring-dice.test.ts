/** §4 The four Scoring Dice of Prelude to Revolution as dice of the host: in formulas, in the chat, in a dice module. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

const FACE = /^(DI|O|WA|DU)$/;

interface Seen {
  readonly formula: string;
  readonly dice: string[];
  readonly total: string;
  readonly text: string;
}

/** What the last message of the chat log shows of a roll: its dice, and what stands where the sum of others stands. */
const lastRoll = (page: Page): Promise<Seen> =>
  page
    .locator('#chat .chat-message')
    .filter({ has: page.locator('.dice-roll') })
    .last()
    .evaluate(message => ({
      formula: message.querySelector('.dice-formula')?.textContent ?? '',
      dice: [...message.querySelectorAll('.dice-rolls .roll')].map(die => die.textContent ?? ''),
      total: message.querySelector('.dice-total')?.textContent ?? '',
      text: message.querySelector('.rt-chat')?.textContent ?? '',
    }));

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('#chat-message .editor-content').fill(text);
  await page.locator('#chat-message .editor-content').press('Enter');
};

interface Preset {
  readonly type: string;
  readonly labels: readonly string[];
  readonly shape: string;
}

test('anybody rolls them by their letters, and a dice module is told of their faces', () =>
  session({ title: 'scoring-dice' }, async one => {
    const [, player] = await gather(one, 'Player 1');
    const { page } = player;
    for (const letter of ['i', 'o', 'w', 'u']) {
      await say(page, `/r 2d${letter}`);
      await expect.poll(async () => (await lastRoll(page)).formula).toBe(`2d${letter}`);
      const { dice, total } = await lastRoll(page);
      expect(dice).toHaveLength(2);
      for (const face of dice) expect(face).toMatch(FACE);
      expect(total).toBe(dice.join(' '));
    }
    const presets = await page.evaluate<Preset[]>(`(() => {
      const told = [];
      Hooks.callAll('diceSoNiceReady', {
        addColorset() {}, addDicePreset({ type, labels }, shape) { told.push({ type, labels, shape }); },
      });
      return told;
    })()`);
    expect(presets).toEqual([
      { type: 'di', labels: ['DI', 'DI', 'DI', 'O', 'WA', 'DU'], shape: 'd6' },
      { type: 'do', labels: ['O', 'O', 'O', 'DI', 'WA', 'DU'], shape: 'd6' },
      { type: 'dw', labels: ['WA', 'WA', 'WA', 'DI', 'O', 'DU'], shape: 'd6' },
      { type: 'du', labels: ['DU', 'DU', 'DU', 'DI', 'O', 'WA'], shape: 'd6' },
    ]);
  }));

test('where every roll is told, a Scoring Die of the game falls in the chat as itself', () =>
  session({ title: 'scoring-die-falls', seating: { chance: 1 } }, async one => {
    const [gm, player] = await gather(one, 'Player 1');
    const everybody = [gm, player];
    await Promise.all(
      everybody.map(({ page }) => page.evaluate(`game.settings.set('revolution-tables', 'chat', 'roll')`)),
    );
    const table = await makeTable(gm, {
      name: 'Dice',
      game: 'prelude',
      holders: { revolutionary: 'Player 1', government: 'Gamemaster' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    const fell = player.page.locator('#chat .dice-formula', { hasText: /^1d[iowu]$/ });
    await playByClicking(everybody, everybody, table, {
      seed: 2,
      most: 60,
      eagerness: { done: 5, 'roll-scoring-die': 50 },
      stop: async () => (await fell.count()) > 0,
    });
    // the words of a message come after its roll
    await until('the message has its words', async () => (await lastRoll(player.page)).text !== '');
    const { formula, dice, total, text } = await lastRoll(player.page);
    expect(formula).toMatch(/^1d[iowu]$/);
    expect(total).toMatch(FACE);
    expect(dice).toEqual([total]);
    expect(text).toContain('rolls the Scoring Die');
  }));
