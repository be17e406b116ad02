/**
 * Foundry's own parts of the page at a table: hotbar, players and navigation give way to the docks, with what other
 * modules have put beside them or over the page, and come back by a key or a button; the sidebar is closed and opens over the column.
 * Leaving gives everything back as it was.
 */

import { asideEnd, onAside } from './guide-space';

/** The styles hide what has this mark, and nothing else of the page. */
const AWAY = 'data-rt-away';

const onPage = (element: HTMLElement | null | undefined): DOMRect | undefined => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : undefined;
};

/** Where the last button of a part ends: the part itself may be as wide as what stands below it. */
const endOf = (element: HTMLElement | undefined): number =>
  Math.max(0, ...[...(element?.querySelectorAll('button') ?? [])].map(button => onPage(button)?.right ?? 0));

type PartName = 'controls' | 'sidebar' | 'hotbar' | 'players' | 'nav' | 'pause';

/** Foundry's parts as applications of the page; one may be missing where a world or a module does without it. */
const part = (name: PartName): HTMLElement | undefined => ui[name]?.element ?? undefined;
const partsOf = (...names: readonly PartName[]): readonly HTMLElement[] => names.flatMap(name => part(name) ?? []);

/** What a table leaves alone, though it may stand beside what gives way. */
const staying = (body: HTMLElement): readonly Element[] => [
  ...partsOf('controls', 'sidebar', 'pause'),
  ...body.querySelectorAll('.rt, #board, #hud, #notifications'),
];

/**
 * A part with everything around it that only it and other modules have: its whole container, as long as nothing that
 * stays is in there, and then what stands beside it.
 */
export const regionOf = (one: Element, stays: readonly Element[]): readonly Element[] => {
  const isFree = (element: Element): boolean => !stays.some(other => element.contains(other));
  let region = one;
  while (region.parentElement && region.parentElement !== one.ownerDocument.body && isFree(region.parentElement))
    region = region.parentElement;
  const { parentElement: around } = region;
  // beside the sidebar stands what belongs to the whole page
  const sidebar = part('sidebar');
  const isOwn = around && around !== one.ownerDocument.body && !(sidebar && around.contains(sidebar));
  return isOwn ? [...around.children].filter(isFree) : [region];
};

/** What lies on the page itself and is no bar or button of another module: Foundry's own, windows, and what shows pictures. */
const NOT_BARS =
  '.rt, .application, .window-app, dialog, [popover], [role="dialog"], [role="alert"], [role="status"], [role="log"], [role="tooltip"], [role="menu"], [aria-live], canvas, video, script, style, ' +
  '#interface, #hud, #pause, #menu, #notifications, #tooltip, #context-menu, #loading, #camera-views, [id^="ui-"]';
/** What covers more of the page than this part is an effect or a curtain, and somebody means it. */
const CURTAIN = 1 / 2;

/** What cannot be seen now waits for something to tell, and is left alone. */
const isShown = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility();
};
const isSmall = (one: Element): boolean => {
  const { clientWidth, clientHeight } = one.ownerDocument.documentElement;
  const { width, height } = one.getBoundingClientRect();
  return width * height < clientWidth * clientHeight * CURTAIN;
};

/** The bars and buttons that other modules have laid over the page, or on a curtain, without a place among Foundry's parts. */
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

/** So long (ms) after the page began, what appears on it came with the page. Later it tells something, and stays in sight. */
const COMES_WITH_PAGE = 20_000;

/** Where the tools at the left end. */
export const toolsEnd = (): number => endOf(part('controls'));

/** The free room (px) between two columns of tools. */
const GAP = 8;

/** Stands our tools beside Foundry's where a column of those reaches down to them: other modules add to it. */
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
  /** Where the tools at the left and what stands beside them end, how wide the closed sidebar is, and where it begins now. */
  measure(): { readonly tools: number; readonly tabs: number; readonly sidebar: number };
  /** Hotbar, players, navigation: shown over the docks, or hidden. */
  shown: boolean;
  /** Puts away what gives way; on a narrow page tools and sidebar as well. `tools`: ours, which stand clear of the rest. */
  putAway(narrow: boolean, tools: HTMLElement): void;
  /** Calls whenever one of them, or a part of ours, changes its size, or something new stands beside them. */
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
  const give = (): void => {
    for (const element of body.querySelectorAll(`[${AWAY}]`)) element.removeAttribute(AWAY);
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
      for (const element of body.querySelectorAll(`[${AWAY}]`)) if (!away.has(element)) element.removeAttribute(AWAY);
      for (const element of away) element.setAttribute(AWAY, '');
      standClear(tools);
    },
    watch(ours, changed) {
      stopAside = onAside(changed);
      // the list of new messages enters the page with the first of them
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
      give();
      if (wasOpen) ui.sidebar?.expand();
    },
  };
};
