import { make, parse } from './dom';
import { localize } from './globals';
import { cleanHTML } from './clean-html';

type Direction = 'UP' | 'DOWN' | 'LEFT' | 'RIGHT' | 'CENTER';

export interface TooltipOptions {
  readonly text?: string;
  readonly html?: string | HTMLElement;
  readonly content?: string | HTMLElement;
  readonly direction?: Direction;
  readonly cssClass?: string;
}

const GAP = 6;
const DELAY_MS = 350;

/** [D13] foundry.helpers.interaction.TooltipManager: one tooltip, for all that has `data-tooltip(-html)`. */
export class TooltipManager {
  /** [D13] TooltipManager#element: the element that the tooltip speaks of. */
  element: HTMLElement | null = null;
  /** [D13] TooltipManager#tooltip */
  readonly tooltip = make('aside', { id: 'tooltip', role: 'tooltip', popover: 'manual' });

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** [D13] TooltipManager#activateEventListeners */
  activateEventListeners(): void {
    document.body.append(this.tooltip);
    const target = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip], [data-tooltip-html]') : null;
    document.addEventListener(
      'pointerenter',
      event => {
        const element = target(event);
        if (!element || element === this.element) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => element.isConnected && this.activate(element), DELAY_MS);
      },
      true,
    );
    document.addEventListener('focusin', event => {
      const element = target(event);
      if (element?.matches(':focus-visible')) this.activate(element);
    });
    document.addEventListener(
      'pointerleave',
      event => {
        if (event.target !== target(event)) return;
        clearTimeout(this.#timer);
        if (event.target === this.element) this.deactivate();
      },
      true,
    );
    document.addEventListener('focusout', () => this.deactivate());
    document.addEventListener(
      'pointerdown',
      () => {
        clearTimeout(this.#timer);
        this.deactivate();
      },
      true,
    );
    setInterval(() => this.element && !this.element.isConnected && this.deactivate(), 500);
  }

  /** [D13] TooltipManager#activate */
  activate(element: HTMLElement, options: TooltipOptions = {}): void {
    const { tooltip: key, tooltipHtml, tooltipClass, tooltipText } = element.dataset;
    const html = options.html ?? (options.content instanceof HTMLElement ? options.content : undefined) ?? tooltipHtml;
    const text =
      options.text ??
      (typeof options.content === 'string' ? options.content : undefined) ??
      tooltipText ??
      (key ? localize(key) : (element.ariaLabel ?? ''));
    if (!html && !text) return;
    this.element = element;
    this.tooltip.className =
      options.cssClass ??
      tooltipClass ??
      element.closest<HTMLElement>('[data-tooltip-class]')?.dataset['tooltipClass'] ??
      '';
    if (html instanceof HTMLElement) this.tooltip.replaceChildren(html);
    else this.tooltip.replaceChildren(parse(cleanHTML(html ?? text)));
    this.tooltip.showPopover();
    this.tooltip.classList.add('active');
    element.setAttribute('aria-describedby', 'tooltip');
    const asked =
      options.direction ?? element.closest<HTMLElement>('[data-tooltip-direction]')?.dataset['tooltipDirection'];
    this.#place(element.getBoundingClientRect(), asked as Direction | undefined);
  }

  /** [D13] TooltipManager#deactivate */
  deactivate(): void {
    if (!this.element) return;
    this.element.removeAttribute('aria-describedby');
    this.element = null;
    this.tooltip.classList.remove('active');
    if (this.tooltip.matches(':popover-open')) this.tooltip.hidePopover();
  }

  /** [D13] TooltipManager#clearPending */
  clearPending(): void {
    clearTimeout(this.#timer);
  }

  #place(box: DOMRect, asked: Direction | undefined): void {
    const { offsetWidth: width, offsetHeight: height, style } = this.tooltip;
    const direction = asked ?? (box.bottom + GAP + height < innerHeight ? 'DOWN' : 'UP');
    const middle = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
    const { left, top } = {
      UP: { left: middle.left, top: box.top - GAP - height },
      DOWN: { left: middle.left, top: box.bottom + GAP },
      LEFT: { left: box.left - GAP - width, top: middle.top },
      RIGHT: { left: box.right + GAP, top: middle.top },
      CENTER: middle,
    }[direction];
    style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
  }
}
