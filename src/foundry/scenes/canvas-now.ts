/** What the canvas shows now, and what lies over it. docs/platform.md 4 */

/** What the canvas shows in the middle of the page, and how large. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How the canvas is looked at; undefined where there is none. */
export const viewNow = (): View | undefined => {
  const { stage } = canvas ?? {};
  return stage && { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
};

/** The element that lies over the canvas and moves with it; a Foundry without it shows boards in the page. */
export const hudElement = (): HTMLElement | undefined => {
  const element: unknown = canvas?.hud?.element;
  return element instanceof HTMLElement ? element : undefined;
};
