/** Soft sounds for what moves and for one's turn; none when they are turned off. */
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { gather, session } from '../harness/session';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

/** Counts what the page's audio starts, by kind: a tone (a piece, one's turn) or noise (a card, a die). */
const COUNTED = `(() => {
  globalThis.heard = { tone: 0, noise: 0 };
  for (const [kind, source] of [['tone', OscillatorNode], ['noise', AudioBufferSourceNode]]) {
    const { start } = source.prototype;
    source.prototype.start = function (...given) {
      globalThis.heard[kind]++;
      globalThis.audio = this.context;
      return start.apply(this, given);
    };
  }
})()`;

const heard = ({ page }: Person): Promise<{ readonly tone: number; readonly noise: number }> =>
  page.evaluate('globalThis.heard');

test('cards, dice and turns are heard by those who want it, and stop with one click; silence costs nothing', () =>
  session({ title: 'sounds' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, {
      name: 'Sounds',
      holders: { red: 'Player 1', white: 'Player 2' },
      scene: false,
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    for (const { page } of everybody) await page.evaluate(COUNTED);

    // the Reds turn theirs off by the bell
    const bell = tableWindow(red.page, table).locator('[data-action="sounds"]');
    await bell.click();
    await until('the bell is off', async () => (await bell.getAttribute('aria-pressed')) === 'false');
    // a browser takes its time to open its audio: what falls into that is not heard
    const hasHeard = async (): Promise<boolean> => {
      const { tone, noise } = await heard(white);
      return tone > 0 && noise > 0;
    };
    for (let seed = 1; seed < 20 && !(await hasHeard()); seed++)
      await playByClicking([red, white], everybody, table, { seed, most: 6 });
    expect(await hasHeard()).toBe(true);
    expect(await heard(red)).toEqual({ tone: 0, noise: 0 });
    await until('the audio rests when nothing is heard', () =>
      white.page.evaluate<boolean>("globalThis.audio.state === 'suspended'"),
    );
  }));
