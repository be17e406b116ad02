/**
 * Foundry's own parts of the page at a table: hotbar, players and navigation give way to the docks and come back by a
 * key or a button; the sidebar is closed and opens over the column. Leaving gives everything back as it was.
 */

import { asideEnd, onAside } from './aside';

/** The one class under which all this is styled, and what says that Foundry's own parts are to be seen. */
const AT_TABLE = 'rt-at-table';
const SHOWN = 'data-rt-own-parts';

const onPage = (element: HTMLElement | null | undefined): DOMRect | undefined => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
};

/** Where the last button of a part ends: the part itself may be as wide as what stands below it. */
const endOf = (element: HTMLElement | undefined): number =>
  Math.max(0, ...[...(element?.querySelectorAll('button') ?? [])].map(button => onPage(button)?.right ?? 0));

/** Foundry's parts as applications of the page; one may be missing where a world or a module does without it. */
const part = (name: 'controls' | 'sidebar'): HTMLElement | undefined => ui[name]?.element ?? undefined;

/** Where the tools at the left end. */
export const toolsEnd = (): number => endOf(part('controls'));

export interface OwnParts {
  /** Where the tools at the left and what stands beside them end, how wide the closed sidebar is, and where it begins now. */
  measure(): { readonly tools: number; readonly tabs: number; readonly sidebar: number };
  /** Hotbar, players, navigation: seen over the docks, or put away. */
  shown: boolean;
  /** Calls whenever one of them, or a part of ours, changes its size. */
  watch(ours: Element, changed: () => void): void;
  giveBack(): void;
}

/** Makes room for a table. */
export const takePlace = (body: HTMLElement): OwnParts => {
  const wasOpen = ui.sidebar?.expanded ?? false;
  let observer: ResizeObserver | undefined;
  let stopAside: (() => void) | undefined;
  body.classList.add(AT_TABLE);
  if (wasOpen) ui.sidebar?.collapse();
  return {
    measure() {
      const page = body.ownerDocument.documentElement.clientWidth;
      const tabs = onPage(part('sidebar')?.querySelector<HTMLElement>('#sidebar-tabs'))?.width ?? 0;
      return {
        tools: Math.max(toolsEnd(), asideEnd()),
        tabs,
        sidebar: onPage(part('sidebar'))?.left ?? page - tabs,
      };
    },
    get shown() {
      return body.hasAttribute(SHOWN);
    },
    set shown(on) {
      body.toggleAttribute(SHOWN, on);
    },
    watch(ours, changed) {
      stopAside = onAside(changed);
      observer = new ResizeObserver(changed);
      observer.observe(ours);
      for (const name of ['controls', 'sidebar'] as const) {
        const element = part(name);
        if (element) observer.observe(element);
      }
    },
    giveBack() {
      observer?.disconnect();
      stopAside?.();
      body.classList.remove(AT_TABLE);
      body.removeAttribute(SHOWN);
      if (wasOpen) ui.sidebar?.expand();
    },
  };
};
