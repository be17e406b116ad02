/**
 * Foundry's own parts of the page at a table. Hotbar, players and navigation give way to the docks, with what other
 * modules put beside them or over the page; a key or button brings them back. The sidebar closes, and opens over the
 * column. Leaving restores everything.
 */

import { asideEnd, onAside } from './guide-space';

/** The styles hide elements with this mark. */
const AWAY = 'data-rt-away';

const onPage = (element: HTMLElement | null | undefined): DOMRect | undefined => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
};

/** The end of a part's last button: the part itself may be as wide as what is below it. */
const endOf = (element: HTMLElement | undefined): number =>
  Math.max(0, ...[...(element?.querySelectorAll('button') ?? [])].map(button => onPage(button)?.right ?? 0));

type PartName = 'controls' | 'sidebar' | 'hotbar' | 'players' | 'nav' | 'pause';

/** Foundry's parts as applications; one may be missing in some worlds or with some modules. */
const part = (name: PartName): HTMLElement | undefined => ui[name]?.element ?? undefined;
const partsOf = (...names: readonly PartName[]): readonly HTMLElement[] => names.flatMap(name => part(name) ?? []);

/** Elements that a table leaves alone, though they may stand beside what gives way. */
const staying = (body: HTMLElement): readonly Element[] => [
  ...partsOf('controls', 'sidebar', 'pause'),
  ...body.querySelectorAll('.rt, #board, #hud, #notifications'),
];

/**
 * A part with all surroundings that only it and other modules use: its largest container without anything that stays,
 * and then its siblings.
 */
export const regionOf = (one: Element, stays: readonly Element[]): readonly Element[] => {
  const isFree = (element: Element): boolean => !stays.some(other => element.contains(other));
  let region = one;
  while (region.parentElement && region.parentElement !== one.ownerDocument.body && isFree(region.parentElement))
    region = region.parentElement;
  const { parentElement: around } = region;
  // elements beside the sidebar belong to the whole page
  const sidebar = part('sidebar');
  const isOwn = around && around !== one.ownerDocument.body && !(sidebar && around.contains(sidebar));
  return isOwn ? [...around.children].filter(isFree) : [region];
};

/**
 * Children of the page that are no bar or button of another module: Foundry's own, windows, and what shows pictures.
 */
const NOT_BARS =
  '.rt, .application, .window-app, dialog, [popover], [role="dialog"], [role="alert"], [role="status"], [role="log"], [role="tooltip"], [role="menu"], [aria-live], canvas, video, script, style, ' +
  '#interface, #hud, #pause, #menu, #notifications, #tooltip, #context-menu, #loading, #camera-views, [id^="ui-"]';
/** An element that covers more than this part of the page is an intended effect or curtain. */
const CURTAIN = 1 / 2;

/** An invisible element will appear with a notice, so it is left alone. */
const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility();
};
const isSmall = (one: Element): boolean => {
  const { clientWidth, clientHeight } = one.ownerDocument.documentElement;
  const { width, height } = one.getBoundingClientRect();
  return width * height < clientWidth * clientHeight * CURTAIN;
};

/** Bars and buttons of other modules that lie over the page or a curtain, outside Foundry's parts. */
const barsOn = (body: HTMLElement): readonly Element[] => {
  const inFront = [...body.children, ...(body.querySelector('#interface')?.children ?? [])];
  const laid = inFront.filter(
    one => !one.matches(NOT_BARS) && ['fixed', 'absolute'].includes(getComputedStyle(one).position),
  );
  const onCurtains = laid
    .filter(one => !isSmall(one) && getComputedStyle(one).pointerEvents === 'none')
    .flatMap(curtain => [...curtain.children].filter(one => getComputedStyle(one).pointerEvents !== 'none'));
  return [...laid, ...onCurtains].filter(one => isSmall(one) && isShown(one));
};

/** How long (ms) after the page's start new elements count as part of the page. Later ones are notices and stay. */
const COMES_WITH_PAGE = 20_000;

/** The right end of the tools at the left. */
export const toolsEnd = (): number => endOf(part('controls'));

/** The free room (px) between two columns of tools. */
const GAP = 8;

/** Moves our tools beside Foundry's if a column of those reaches down to them: other modules add tools. */
const standClear = (ours: HTMLElement): void => {
  ours.style.cssText = '';
  // beside the first column, then beside the second
  for (const _ of [1, 2]) {
    const own = onPage(ours);
    const ends = [...(part('controls')?.querySelectorAll('button') ?? [])].flatMap(button => {
      const it = onPage(button);
      return own && it && it.left < own.right && it.right > own.left && it.bottom > own.top ? it.right : [];
    });
    if (ends.length) ours.style.cssText = `left: ${Math.max(...ends) + GAP}px; max-width: min-content`;
  }
};

export interface OwnParts {
  /** The right end of the tools and their neighbours, the width of the closed sidebar, and its left end now. */
  measure(): { readonly tools: number; readonly tabs: number; readonly sidebar: number };
  /** Hotbar, players, navigation: shown over the docks, or hidden. */
  shown: boolean;
  /** Hides what gives way; on a narrow page also tools and sidebar. `tools`: ours, which avoid the rest. */
  putAway(narrow: boolean, tools: HTMLElement): void;
  /** Calls when one of these parts or ours resizes, or something new appears beside them. */
  watch(ours: Element, changed: () => void): void;
  giveBack(): void;
}

/** Makes room for a table. */
export const takePlace = (body: HTMLElement): OwnParts => {
  const wasOpen = ui.sidebar?.expanded ?? false;
  let resized: ResizeObserver | undefined;
  let added: MutationObserver | undefined;
  let stopAside: (() => void) | undefined;
  let messages: number | undefined;
  let shown = false;
  const bars = new Set<Element>(barsOn(body));
  /** All that was ever put away: another module may take its own part off the page, and put it back when nobody sits here. */
  const marked = new Set<Element>();
  const give = (away: ReadonlySet<Element>): void => {
    for (const element of new Set([...marked, ...body.querySelectorAll(`[${AWAY}]`)])) {
      if (away.has(element)) continue;
      element.removeAttribute(AWAY);
      marked.delete(element);
    }
  };
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
      return shown;
    },
    set shown(on) {
      shown = on;
    },
    putAway(narrow, tools) {
      const stays = staying(body);
      if (performance.now() < COMES_WITH_PAGE) for (const bar of barsOn(body)) bars.add(bar);
      const ways = shown
        ? []
        : [
            ...partsOf('hotbar', 'players', 'nav').flatMap(one => regionOf(one, stays)),
            ...(narrow ? partsOf('controls', 'sidebar') : []),
            ...bars,
          ];
      const away = new Set<Element>([...ways, ...body.querySelectorAll('#chat-notifications')]);
      give(away);
      for (const element of away) {
        element.setAttribute(AWAY, '');
        marked.add(element);
      }
      standClear(tools);
    },
    watch(ours, changed) {
      stopAside = onAside(changed);
      // the list of new messages enters the page with its first message
      messages = Hooks.on('renderChatMessageHTML', () => changed());
      resized = new ResizeObserver(changed);
      for (const element of [ours, ...partsOf('controls', 'sidebar')]) resized.observe(element);
      added = new MutationObserver(changed);
      for (const { parentElement } of partsOf('players', 'nav', 'hotbar'))
        for (let around = parentElement; around && around !== body; around = around.parentElement)
          added.observe(around, { childList: true });
    },
    giveBack() {
      resized?.disconnect();
      added?.disconnect();
      stopAside?.();
      if (messages !== undefined) Hooks.off('renderChatMessageHTML', messages);
      give(new Set());
      if (wasOpen) ui.sidebar?.expand();
    },
  };
};
