/**
 * Windows and the canvas where a picture wants them. Functions given to a page run there: they see nothing of this
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
declare const canvas: {
  readonly stage: { readonly pivot: { readonly x: number; readonly y: number } };
  pan(view: { readonly x?: number; readonly y?: number; readonly scale?: number }): void;
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

/** Pans and zooms the canvas until the board's corner lies here, in pixels of the page. */
export const frame = async (
  page: Page,
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
): Promise<void> => {
  await page.evaluate(zoom => canvas.pan({ scale: zoom }), scale);
  await page.waitForTimeout(300);
  await page.evaluate(
    ([x, y, zoom]) => {
      const svg = document.querySelector('.rt-overlay svg');
      const corner = svg instanceof SVGSVGElement ? svg.getScreenCTM() : undefined;
      const { pivot } = canvas.stage;
      if (corner) canvas.pan({ x: pivot.x + (corner.e - x) / zoom, y: pivot.y + (corner.f - y) / zoom, scale: zoom });
    },
    [left, top, scale] as const,
  );
  await page.waitForTimeout(300);
};
