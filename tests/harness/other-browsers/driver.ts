/**
 * A page of another browser than Chromium, driven through its makers' protocol: Firefox by WebDriver BiDi, WebKitGTK
 * by its driver. Both take the actions of the W3C's WebDriver specification.
 */
import { existsSync } from 'node:fs';
import { until } from '../in-page';

/** One step of a pointer, a key or a pause, as the W3C names it. */
export type Step =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration?: number };

export interface Source {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Step[];
}

/** What a browser's protocol provides. */
export interface Wire {
  open(url: string): Promise<void>;
  /** The awaited value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly Source[]): Promise<void>;
  /** The page as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors on the page, as far as the protocol reports them. */
  troubles(): readonly string[];
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** Its program on this machine; undefined if not installed. */
  readonly program: string | undefined;
  /** Does its protocol support touch? */
  readonly touches: boolean;
  start(size: { readonly width: number; readonly height: number }): Promise<Wire>;
}

/** The first of these files that exists. */
export const firstOf = (...paths: readonly string[]): string | undefined => paths.find(path => existsSync(path));

/** Key codes of the W3C's WebDriver. */
export const KEYS = { Enter: '\uE007', Space: ' ', Tab: '\uE004', ArrowLeft: '\uE012', ArrowUp: '\uE013' } as const;
/** More focusable elements than any page of ours has. */
const MANY = 600;
/** How often Tab is pressed before the page is asked where the focus is. */
const STRETCH = 20;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A page with user actions. */
export interface OtherPage extends Wire {
  /** Waits for an element that nothing covers, scrolls to it, and returns its middle. */
  spotOf(selector: string): Promise<Spot>;
  click(selector: string): Promise<void>;
  /** A finger's click. */
  tap(selector: string): Promise<void>;
  /** Presses an element that lies still, by mouse or finger, if it can be pointed at now. */
  tryPress(selector: string, pointerType: 'mouse' | 'touch'): Promise<void>;
  /** Drags from one spot to another in steps. */
  drag(from: Spot, to: Spot, pointerType: 'mouse' | 'touch'): Promise<void>;
  /** Presses Tab until the focus is on a match. */
  tabTo(selector: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  type(text: string): Promise<void>;
}

/**
 * The middle of the first match that nothing covers; else what was found, for a message. Opens the folds around it at
 * every look, because a redraw closes them.
 */
const place = (selector: string): string => `(() => {
  const found = [];
  for (const one of document.querySelectorAll(${JSON.stringify(selector)})) {
    for (let at = one.parentElement; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(at.x, at.y);
    if (width && height && one.contains(hit)) return at;
    found.push([x, y, width, height, hit?.outerHTML.slice(0, 200)]);
  }
  return found;
})()`;

const isSpot = (value: unknown): value is Spot =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

export const pageOf = (wire: Wire): OtherPage => {
  const spotOf = async (selector: string): Promise<Spot> => {
    let spot: Spot | undefined;
    let before = '';
    const look = async (): Promise<boolean> => {
      const seen = await wire.evaluate(place(selector));
      const now = JSON.stringify(seen);
      if (isSpot(seen) && now === before) spot = seen;
      before = now;
      return spot !== undefined;
    };
    await until(`${selector} can be pointed at`, look).catch((error: Error) => {
      throw new Error(`${error.message}, but found: ${before}`);
    });
    if (!spot) throw new Error(`nothing is found by ${selector}`);
    return spot;
  };
  const pointer = (pointerType: 'mouse' | 'touch', actions: readonly Step[]): Promise<void> =>
    wire.perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]);
  const pressed = (spot: Spot): readonly Step[] => [
    { type: 'pointerMove', ...spot, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const press = (key: keyof typeof KEYS): Promise<void> =>
    wire.perform([{ type: 'key', id: 'keys', actions: stroke(KEYS[key]) }]);
  return {
    ...wire,
    spotOf,
    async tabTo(selector) {
      const isThere = `document.activeElement?.matches(${JSON.stringify(selector)}) === true`;
      // a driver may be slow, so it presses many at a time; the page lets none lead past the match
      const hold = `(() => {
        globalThis.__held?.abort();
        globalThis.__held = new AbortController();
        document.addEventListener('keydown', event => { if (event.key === 'Tab' && ${isThere}) event.preventDefault(); },
          { capture: true, signal: globalThis.__held.signal });
      })()`;
      const tabs = Array.from({ length: STRETCH }, () => stroke(KEYS.Tab)).flat();
      await wire.evaluate(hold);
      for (let n = 0; n < MANY && (await wire.evaluate(isThere)) !== true; n += STRETCH)
        await wire.perform([{ type: 'key', id: 'keys', actions: tabs }]);
      await wire.evaluate('globalThis.__held.abort()');
      if ((await wire.evaluate(isThere)) !== true) throw new Error(`Tab does not lead to ${selector}`);
    },
    click: async selector => pointer('mouse', pressed(await spotOf(selector))),
    tap: async selector => pointer('touch', pressed(await spotOf(selector))),
    async tryPress(selector, pointerType) {
      const [first, spot] = [await wire.evaluate(place(selector)), await wire.evaluate(place(selector))];
      if (isSpot(spot) && JSON.stringify(first) === JSON.stringify(spot)) await pointer(pointerType, pressed(spot));
    },
    drag: (from, to, pointerType) =>
      pointer(pointerType, [
        { type: 'pointerMove', ...from, duration: 0 },
        { type: 'pointerDown', button: 0 },
        {
          type: 'pointerMove',
          x: Math.round((from.x + to.x) / 2),
          y: Math.round((from.y + to.y) / 2),
          duration: 50,
        },
        { type: 'pointerMove', ...to, duration: 50 },
        { type: 'pointerUp', button: 0 },
      ]),
    press,
    type: text => wire.perform([{ type: 'key', id: 'keys', actions: [...text].flatMap(stroke) }]),
  };
};

const stroke = (value: string): readonly Step[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
