/** Windows that a picture does not need. Functions given to a page run there: they see nothing of this file. */
import type { Page } from 'playwright-core';

declare const foundry: {
  readonly applications: {
    readonly instances: ReadonlyMap<string, { close(): Promise<unknown> }>;
  };
};
declare const game: { readonly settings: { set(module: string, key: string, value: object): Promise<unknown> } };
declare const ui: { readonly sidebar: { toggleExpanded(expanded: boolean): void } };

/** Closes every window of the module except those whose id begins like this. */
export const clear = (page: Page, keep = 'none'): Promise<void> =>
  page.evaluate(async kept => {
    for (const [key, window] of [...foundry.applications.instances]) {
      if (key.startsWith('rt-') && !key.startsWith(kept)) await window.close();
    }
  }, keep);

/** A new player begins with the default docks. */
export const forgetDocks = (page: Page): Promise<unknown> =>
  page.evaluate(() => game.settings.set('revolution-tables', 'arrangement', {}));

/** Shows or folds the sidebar. */
export const sidebar = (page: Page, expanded: boolean): Promise<void> =>
  page.evaluate(shown => ui.sidebar.toggleExpanded(shown), expanded);
