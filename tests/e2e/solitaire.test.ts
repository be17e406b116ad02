/** Dual Powers alone: the opposition plays by itself and in the open; a game of which every stretch is clicked in part. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { playThrough } from '../harness/playing-on';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

test('every card of the opposition is shown and explained before it takes effect, until the game is decided', () =>
  session({ title: 'solitaire', seating: { chance: 11 } }, async one => {
    const [gm, soloist] = await gather(one, 'Player 1');
    const { page } = soloist;
    const table = await makeTable(gm, {
      name: 'Alone',
      game: 'dual-powers',
      holders: { soviet: 'Player 1' },
      options: { players: 'solitaire', side: 'soviet', difficulty: '2' },
    });
    await waitForBeginning([gm, soloist], table);
    await openTableWindow(soloist, table);
    const window = tableWindow(page, table);
    const shown = new Set<string>();
    const ending = await playThrough([soloist], [gm, soloist], table, {
      seed: 3,
      clicks: 24,
      between: 24,
      async stop() {
        const step = await inTable(page, table, ({ timeline: { state } }) => {
          const [top] = state.agenda as readonly { readonly kind: string; readonly card?: string }[];
          return top?.kind.startsWith('opposing-') ? { kind: top.kind, card: top.card ?? '' } : undefined;
        });
        if (!step) return false;
        shown.add(step.kind);
        // the card lies in the prompt with its picture and what will come of it, and nothing else can be done
        const picture = window.locator(`.rt-ask__card[data-picture="${step.card}"] > svg`);
        await until('the card is drawn', async () => (await picture.count()) === 1);
        expect(await window.locator('.rt-ask__text').innerText()).toMatch(/^The opposition reveals .+: /);
        expect(await window.locator('[data-action="submit"]').count()).toBe(1);
        return false;
      },
    });
    expect([...shown].sort()).toEqual(['opposing-card', 'opposing-leader']);
    expect(ending).toMatch(/^(soviet|government) (support|third-round|third-round-will)$/);
    expect(await window.locator('.rt-ending__winner').innerText()).toMatch(/soviet|government/i);
  }));
