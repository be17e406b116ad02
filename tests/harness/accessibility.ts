/** What a machine can find of what hinders people: axe-core over all that is ours on a page, in light and in dark. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { paleWords } from './contrast';
import { type Person, snapshot } from './people';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is ours: each element of a class of ours, wherever it lies; and dialogs, whose words are. */
const OURS = '[class~="rt"], [class^="rt-"], [class*=" rt-"], dialog.application';

/**
 * What holds of whole pages is for the page's maker. Of words on our paper, which is a picture, axe-core cannot say the
 * contrast: that is measured beside it.
 */
const NOT_ASKED = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'color-contrast'];

/**
 * What is not looked at for a rule: the header of a window, which Foundry draws; and where a name should hold all that is
 * written, cards and pieces: they are pictures, whose words their names say in another order.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '': '.window-header',
  // an open menu lies over what is beneath it
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

/** What axe-core finds against what is ours and seen; the header of a window is drawn by Foundry. */
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

/** Looks at a page as it is, and at its words in light and in dark; each line says where something is wrong. */
export const lookedAt = async (person: Person, what: string): Promise<readonly string[]> => {
  const { page } = person;
  const found = (await violations(page)).map(line => `${what}: ${line}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`body.theme-${colorScheme}`).waitFor();
    found.push(...(await paleWords(page, OURS)).map(line => `${what} in ${colorScheme}: ${line}`));
    await snapshot(person, `axe-${what}-${colorScheme}`);
  }
  return found;
};
