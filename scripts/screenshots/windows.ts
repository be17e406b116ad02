/**
 * Windows where a picture wants them. Functions given to a page run there: they see nothing of this
 * file.
 */
import type { Page } from 'playwright-core';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width?: number;
  readonly height?: number;
}

declare const foundry: {
  readonly applications: {
    readonly instances: ReadonlyMap<string, { setPosition(place: Place): void; close(): Promise<unknown> }>;
  };
};
declare const ui: { readonly sidebar: { toggleExpanded(expanded: boolean): void } };

/** Moves and sizes the windows whose id begins so. */
export const place = (page: Page, id: string, where: Place): Promise<void> =>
  page.evaluate(
    ([wanted, position]) => {
      for (const [key, window] of foundry.applications.instances)
        if (key.startsWith(wanted)) window.setPosition(position);
    },
    [id, where] as const,
  );

/** Closes every window of the module but those whose id begins so. */
export const clear = (page: Page, keep = 'none'): Promise<void> =>
  page.evaluate(async kept => {
    for (const [key, window] of [...foundry.applications.instances]) {
      if (key.startsWith('rt-') && !key.startsWith(kept)) await window.close();
    }
  }, keep);

/** Shows or folds the sidebar. */
export const sidebar = (page: Page, expanded: boolean): Promise<void> =>
  page.evaluate(shown => ui.sidebar.toggleExpanded(shown), expanded);
