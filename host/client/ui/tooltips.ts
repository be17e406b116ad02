import { make, parse } from './dom';
import { localize, page } from './globals';
import { cleanHTML } from './clean-html';

type Direction = 'UP' | 'DOWN' | 'LEFT' | 'RIGHT' | 'CENTER';

export interface TooltipOptions {
  readonly text?: string;
  readonly html?: string | HTMLElement;
  readonly content?: string | HTMLElement;
  readonly direction?: Direction;
  readonly cssClass?: string;
}

const DELAY_MS = 350;

/** [D13] foundry.helpers.interaction.TooltipManager: one tooltip, for every element with `data-tooltip(-html)`. */
export class TooltipManager {
  /** [D13] TooltipManager#element: the element of the tooltip. */
  element: HTMLElement | null = null;
  /** [D13] TooltipManager#tooltip */
  readonly tooltip = make('aside', { id: 'tooltip', role: 'tooltip', popover: 'manual' });

  /** [D14] TooltipManager.TOOLTIP_DIRECTIONS, TooltipManager.TOOLTIP_MARGIN_PX */
  static readonly TOOLTIP_DIRECTIONS = {
    UP: 'UP',
    DOWN: 'DOWN',
    LEFT: 'LEFT',
    RIGHT: 'RIGHT',
    CENTER: 'CENTER',
  } as const;
  static TOOLTIP_MARGIN_PX = 5;
  /** [D14] TooltipManager.TOOLTIP_ACTIVATION_MS, TooltipManager.LOCKED_TOOLTIP_BUFFER_PX, TooltipManager.implementation */
  static TOOLTIP_ACTIVATION_MS = DELAY_MS;
  static LOCKED_TOOLTIP_BUFFER_PX = 50;

  static get implementation(): typeof TooltipManager {
    return (
      (page.CONFIG['ux'] as { TooltipManager?: typeof TooltipManager } | undefined)?.TooltipManager ?? TooltipManager
    );
  }

  readonly #locked = new Set<HTMLElement>();

  /** [D14] TooltipManager#lockTooltip, TooltipManager#createLockedTooltip: one that stays until it is dismissed. */
  lockTooltip(): HTMLElement {
    const copy = this.tooltip.cloneNode(true) as HTMLElement;
    copy.removeAttribute('id');
    copy.classList.add('locked-tooltip', 'active');
    document.body.append(copy);
    copy.showPopover();
    this.#locked.add(copy);
    this.deactivate();
    return copy;
  }

  createLockedTooltip(
    position: Readonly<Record<string, string | number>>,
    text: string,
    { cssClass = '' } = {},
  ): HTMLElement {
    const made = make('aside', { class: `locked-tooltip active ${cssClass}`, role: 'tooltip', popover: 'manual' });
    made.append(parse(cleanHTML(text)));
    document.body.append(made);
    made.showPopover();
    const sides = Object.entries(position).map(([side, at]) => [side, typeof at === 'number' ? `${at}px` : at]);
    Object.assign(made.style, { inset: 'auto', ...Object.fromEntries(sides) });
    this.#locked.add(made);
    return made;
  }

  /** [D14] TooltipManager#dismissLockedTooltip, TooltipManager#dismissLockedTooltips */
  dismissLockedTooltip(element: HTMLElement): void {
    this.#locked.delete(element);
    element.remove();
  }

  dismissLockedTooltips(): void {
    for (const element of this.#locked) this.dismissLockedTooltip(element);
  }

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
    this._setAnchor((asked as Direction | undefined) ?? this._determineDirection());
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

  /** [M] TooltipManager#_determineDirection: where there is room for it; packages of v14 wrap it. */
  _determineDirection(): Direction {
    const bottom = this.element?.getBoundingClientRect().bottom ?? 0;
    const gap = TooltipManager.TOOLTIP_MARGIN_PX;
    return bottom + gap + this.tooltip.offsetHeight < innerHeight ? 'DOWN' : 'UP';
  }

  /** [M] TooltipManager#_setStyle: within the page; packages of v14 wrap it. */
  _setStyle({ left, top }: { readonly left: number; readonly top: number }): void {
    const { offsetWidth: width, offsetHeight: height, style } = this.tooltip;
    const gap = TooltipManager.TOOLTIP_MARGIN_PX;
    style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    style.top = `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`;
  }

  /** [M] TooltipManager#_setAnchor: puts it beside its element; packages of v14 wrap it. */
  _setAnchor(direction: Direction): void {
    const box = this.element?.getBoundingClientRect() ?? new DOMRect();
    const { offsetWidth: width, offsetHeight: height } = this.tooltip;
    const gap = TooltipManager.TOOLTIP_MARGIN_PX;
    const middle = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
    const { left, top } = {
      UP: { left: middle.left, top: box.top - gap - height },
      DOWN: { left: middle.left, top: box.bottom + gap },
      LEFT: { left: box.left - gap - width, top: middle.top },
      RIGHT: { left: box.right + gap, top: middle.top },
      CENTER: middle,
    }[direction];
    this._setStyle({ left, top });
  }
}
