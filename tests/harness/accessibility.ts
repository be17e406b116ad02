/** Finds accessibility faults by machine: axe-core over all our elements on a page, in light and in dark. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { paleWords } from './contrast';
import { until } from './in-page';
import { type Person, snapshot } from './people';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Our elements: those with a class of ours anywhere, and dialogs, whose words are ours. */
const OURS = '[class~="rt"], [class^="rt-"], [class*=" rt-"], dialog.application';

/**
 * Rules about whole pages are for the page's maker. Axe-core cannot compute contrast on our paper, which is a
 * picture: `contrast.ts` does that.
 */
const NOT_ASKED = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'color-contrast'];

/**
 * Exceptions by rule: the header of a window, which Foundry draws; and cards and pieces, pictures whose names give
 * their words in another order.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '': '.window-header',
  // an open menu covers what is beneath it
  'target-size': '.window-header, body:has(.rt-bubble) .rt-tray',
  'label-content-name-mismatch': '.window-header, .rt-card, .rt-piece',
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}

interface Engine {
  run(context: object, how: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** Axe-core's violations by visible elements of ours, without the header of a window. */
const violations = async (page: Page): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ ours, tags, notAsked, elsewhere }) => {
      const { axe: engine } = globalThis as unknown as { readonly axe: Engine };
      const seen = [...document.querySelectorAll(ours)].filter(one => one.checkVisibility());
      const include = seen.filter(one => !seen.includes(one.parentElement?.closest(ours) ?? document.body));
      const rules = Object.fromEntries(notAsked.map(id => [id, { enabled: false }]));
      const found = await engine.run({ include }, { runOnly: { type: 'tag', values: tags }, rules });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target: [selector], html }) =>
          document.querySelector(String(selector))?.closest(elsewhere[id] ?? elsewhere[''] ?? '')
            ? []
            : [`${id}: ${html.slice(0, 240)}`],
        ),
      );
    },
    { ours: OURS, tags: TAGS, notAsked: NOT_ASKED, elsewhere: ELSEWHERE },
  );
};

/** What is found is looked for again until it stays the same: what only passes by, while the page changes, is no fault. */
const lasting = async (what: string, look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let found = await look();
  if (found.length === 0) return found;
  await until(`${what}: the page rests`, async () => {
    const before = found;
    found = await look();
    return String(found) === String(before);
  });
  return found;
};

/** Checks a page as it is, and its words in light and in dark; each line is a fault with its place. */
export const lookedAt = async (person: Person, what: string): Promise<readonly string[]> => {
  const { page } = person;
  const found = (await lasting(what, () => violations(page))).map(line => `${what}: ${line}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`body.theme-${colorScheme}`).waitFor();
    found.push(...(await lasting(what, () => paleWords(page, OURS))).map(line => `${what} in ${colorScheme}: ${line}`));
    await snapshot(person, `axe-${what}-${colorScheme}`);
  }
  return found;
};
