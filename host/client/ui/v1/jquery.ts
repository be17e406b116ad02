/** The parts of jQuery that these windows use. */
export interface JQueryLike extends Iterable<HTMLElement> {
  readonly length: number;
  readonly [index: number]: HTMLElement;
  find(selector: string): JQueryLike;
  on(event: string, handler: (event: Event) => unknown): JQueryLike;
}

export const $ = (given: unknown): JQueryLike =>
  (globalThis as unknown as { jQuery(given: unknown): JQueryLike }).jQuery(given);
