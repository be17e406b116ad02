/** What floats over the board at a place: a menu of choices, or the reason why something is forbidden. */
import type { Point } from '../../kernel/board';
import type { ChoiceButton } from '../../table/panels/choice-buttons';
import type { BrokenRule } from '../../table/panels/entry-sentences';
import { htmlElement } from '../dom';
import { freeOf } from './frame';
import { coverPage } from '../page-size';

/** What a menu does with its choices. */
export interface MenuActions {
  choose(choice: ChoiceButton): void;
  /** The choice under the pointer or the focus changed; undefined for none. */
  point(choice: ChoiceButton | undefined): void;
}

/** A section of the rulebook: its heading, and its mark in the guide. */
export interface Cited {
  readonly section: string;
  readonly mark: string;
}

/** What remains to be done, in words, and the button that does it. */
export interface Rest {
  readonly text: string;
  readonly label: string;
  finish(): Promise<void>;
}

export interface Bubbles {
  /** Offers several choices at a place of the screen. */
  menu(at: Point, heading: string, items: readonly ChoiceButton[], actions: MenuActions): void;
  /** Opens a menu that `fill` fills, again while it is open. `gone` is called when it closes. */
  list(at: Point, heading: string, fill: (menu: HTMLElement) => void, gone?: () => void): void;
  /** Shows a reason with the section that forbids it. */
  why(at: Point, section: Cited | undefined, text: string): void;
  /** Lists the rules that a change by hand breaks, and what remains of its action. */
  rules(at: Point, heading: string, rules: readonly BrokenRule[], rest?: Rest): void;
  close(): void;
  readonly open: boolean;
}

const STAYS = 6000;
const GAP = 10;

/** The position at which a bubble is whole on the page: after the place, else before it. */
const within = (at: number, size: number, low: number, high: number): number =>
  at + GAP + size <= high ? at + GAP : at - GAP - size >= low ? at - GAP - size : Math.max(low, high - size);

/** Bubbles are children of `root`, and ignore its scale. */
export const makeBubbles = (root: HTMLElement): Bubbles => {
  const document = root.ownerDocument;
  let current: HTMLElement | undefined;
  let left: (() => void) | undefined;
  let timer: number | undefined;

  const close = (): void => {
    document.defaultView?.clearTimeout(timer);
    document.removeEventListener('keydown', escape, true);
    grown.disconnect();
    current?.remove();
    current = undefined;
    left?.();
    left = undefined;
  };

  /** Escape closes what is only read, wherever the focus is, and does nothing else then. */
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  /** Shows what is only read. It may lie on what somebody wants next, so a click on it closes it, too. */
  const read = (element: HTMLElement, at: Point): void => {
    element.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('button'))) close();
    });
    put(element, at);
    document.addEventListener('keydown', escape, true);
  };

  /** A menu that has grown when filled again moves if it no longer fits. */
  const grown = new ResizeObserver(() => settle());
  let settle: () => void = () => undefined;

  const put = (element: HTMLElement, at: Point): void => {
    close();
    current = element;
    root.append(element);
    settle = () => settleAt(element, at);
    settle();
    grown.observe(element);
  };

  const settleAt = (element: HTMLElement, { x, y }: Point): void => {
    const frame = root.getBoundingClientRect();
    const free = freeOf(document);
    const scale = frame.width / (root.offsetWidth || 1) || 1;
    element.style.setProperty('--rt-at-scale', String(1 / scale));
    element.style.setProperty('--rt-at-most', `${Math.max(120, free.bottom - free.top - 2 * GAP)}px`);
    const size = element.getBoundingClientRect();
    const atX = within(x, size.width, free.left, free.right);
    const atY = Math.max(free.top, Math.min(y - GAP, free.bottom - size.height));
    element.style.setProperty('--rt-at-x', `${(atX - frame.left) / scale}px`);
    element.style.setProperty('--rt-at-y', `${(atY - frame.top) / scale}px`);
  };

  const small = (kind: string, text: string): HTMLElement =>
    htmlElement(document, 'span', { class: `rt-bubble__${kind}` }, text);

  /** A section that opens its page in the guide. */
  const cite = ({ section, mark }: Cited): HTMLElement =>
    htmlElement(
      document,
      'button',
      { type: 'button', class: 'rt-bubble__section rt-bubble__section--open', 'data-mark': mark },
      section,
    );

  const bar = (width: number): HTMLElement => {
    const made = htmlElement(document, 'span', { class: 'rt-bubble__bar' });
    made.style.setProperty('--rt-chance', `${width}%`);
    return made;
  };

  const row = (choice: ChoiceButton, actions: MenuActions): HTMLElement => {
    const { label, name, price, brief, chance, final, refusal } = choice;
    const button = htmlElement(document, 'button', {
      type: 'button',
      class: 'rt-bubble__choice',
      'aria-label': [name, refusal?.text].filter(Boolean).join(', '),
      'data-command': choice.command,
      ...(refusal && { 'aria-disabled': 'true' }),
    });
    button.append(small('label', refusal ? `${label}: ${refusal.text}` : label));
    if (price || brief) button.append(small('brief', price || brief));
    if (chance) button.append(bar(chance.width), small('chance', chance.percent));
    if (final) button.append(small('final', final));
    if (refusal) button.append(small('section', refusal.section));
    const point = (): void => actions.point(refusal ? undefined : choice);
    button.addEventListener('pointerenter', point);
    button.addEventListener('focus', point);
    button.addEventListener('click', event => {
      event.stopPropagation();
      if (refusal) return;
      close();
      actions.choose(choice);
    });
    const item = htmlElement(document, 'li', {});
    item.append(button);
    return item;
  };

  /** Arrow keys move through the rows, Escape closes the menu. */
  const steer = (menu: HTMLElement, event: KeyboardEvent, back: Element | null): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...menu.querySelectorAll('button')];
    if (by !== undefined) {
      const at = buttons.findIndex(button => button === document.activeElement);
      buttons[(at + by + buttons.length) % buttons.length]?.focus({ preventScroll: true });
    } else if (event.key === 'Escape') {
      close();
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const list: Bubbles['list'] = (at, heading, fill, gone) => {
    const back = document.activeElement;
    const bubble = htmlElement(document, 'section', { class: 'rt-bubble rt-bubble--menu', 'aria-label': heading });
    const menu = htmlElement(document, 'menu', { class: 'rt-bubble__list' });
    bubble.append(htmlElement(document, 'h2', { class: 'rt-bubble__heading' }, heading), menu);
    fill(menu);
    bubble.addEventListener('keydown', event => steer(menu, event, back));
    bubble.addEventListener('wheel', event => event.stopPropagation());
    put(bubble, at);
    left = gone;
    // focuses a text field, else the first row, but not the row of counts
    const [first] = ['input', '.rt-bubble__choice', 'button'].flatMap(
      one => menu.querySelector<HTMLElement>(`${one}:not([aria-disabled])`) ?? [],
    );
    first?.focus({ preventScroll: true });
  };

  return {
    list,
    menu(at, heading, items, actions) {
      list(
        at,
        heading,
        menu => menu.append(...items.map(item => row(item, actions))),
        () => actions.point(undefined),
      );
    },
    why(at, cited, text) {
      const why = htmlElement(document, 'p', { class: 'rt-bubble rt-bubble--why', role: 'status' });
      if (cited) why.append(cite(cited));
      why.append(text);
      read(why, at);
      timer = document.defaultView?.setTimeout(close, STAYS);
    },
    rules(at, heading, rules, rest) {
      const bubble = htmlElement(document, 'section', {
        class: 'rt-bubble rt-bubble--why rt-bubble--rules',
        role: 'status',
      });
      bubble.append(htmlElement(document, 'h2', { class: 'rt-bubble__heading' }, heading));
      for (const { text, ...cited } of rules) {
        const line = htmlElement(document, 'p', { class: 'rt-bubble__rule' });
        line.append(cite(cited), text);
        bubble.append(line);
      }
      if (rest) {
        const line = htmlElement(document, 'p', { class: 'rt-bubble__rule rt-bubble__rest' }, rest.text);
        const button = htmlElement(document, 'button', { type: 'button', class: 'rt-button' }, rest.label);
        button.addEventListener('click', () => {
          close();
          void rest.finish();
        });
        bubble.append(line, button);
      }
      read(bubble, at);
      // the offer of what remains stays until the user does something else
      if (!rest) timer = document.defaultView?.setTimeout(close, STAYS * (rules.length || 1));
    },
    close,
    get open() {
      return current !== undefined;
    },
  };
};

// Menus that float over the whole page, above docks and trays.

const floats = new WeakMap<Document, Bubbles>();

/** The menus of windows and docks: they float over the whole page. */
export const floating = (document: Document): Bubbles => {
  const known = floats.get(document);
  if (known) return known;
  const root = htmlElement(document, 'div', { class: 'rt rt-float' });
  document.body.append(root);
  coverPage(root);
  document.defaultView?.addEventListener('resize', () => coverPage(root));
  const made = makeBubbles(root);
  // a press outside a menu closes it
  document.addEventListener('pointerdown', event => {
    if (made.open && event.target instanceof Node && !root.contains(event.target)) made.close();
  });
  floats.set(document, made);
  return made;
};
