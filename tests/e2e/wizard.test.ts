/** The pages of a new table at the smallest desk, in the longer language: no part lies over another, none is cut. */
import { expect, test } from 'vitest';
import type { Person } from '../harness/people';
import { session } from '../harness/session';
import { makeTable } from '../harness/table';

/** Parts of the page that lie over the one before, and those with more in them than they show. */
const crowded = ({ page }: Person): Promise<string[]> =>
  page.locator('.rt-wizard').evaluate(wizard => {
    const parts = [...wizard.children].filter(part => part.getClientRects().length > 0);
    const nameOf = (part: Element | undefined): string => part?.textContent?.trim().slice(0, 30) ?? '';
    return [
      ...parts.filter((part, n) => {
        const before = parts[n - 1]?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY;
        return part.getBoundingClientRect().top < before - 1;
      }),
      ...[...wizard.querySelectorAll('button')].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ),
    ].map(nameOf);
  });

const SMALL = { viewport: { width: 1280, height: 720 }, colorScheme: 'dark', language: 'de' } as const;

test('on no page of the wizard does a part lie over another, and none is cut', () =>
  session({ title: 'wizard' }, async one => {
    const gm = await one.join('Gamemaster', SMALL);
    let pages = 0;
    await makeTable(gm, {
      name: 'Ein Abend',
      game: 'prelude',
      holders: { revolutionary: 'Gamemaster' },
      async eachPage() {
        pages++;
        expect(await crowded(gm), `page ${pages}`).toEqual([]);
      },
    });
    expect(pages).toBe(3);
  }));
