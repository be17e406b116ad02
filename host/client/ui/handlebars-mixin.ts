import { parse } from './dom';
import { loadTemplates, renderTemplate } from './templates';
import type { ApplicationV2 } from './application/application';
import type { FormOptions, RenderOptions } from './application/options';

/** [D13] HandlebarsTemplatePart; docs/platform.md 6 */
export interface TemplatePart {
  readonly template: string;
  readonly id?: string;
  readonly root?: boolean;
  readonly classes?: readonly string[];
  readonly templates?: readonly string[];
  readonly scrollable?: readonly string[];
  readonly forms?: Readonly<Record<string, FormOptions>>;
}

interface PartState {
  focus?: string;
  scrolls: [selector: string, top: number, left: number][];
}

type Context = Record<string, unknown>;

/** The id or name by which the focused element is found in a new copy of the part. */
const focusIn = (part: HTMLElement): string | undefined => {
  const focused = part.querySelector<HTMLElement>(':focus');
  if (focused?.id) return `#${CSS.escape(focused.id)}`;
  const name = focused?.getAttribute('name');
  return focused && name ? `${focused.tagName}[name="${CSS.escape(name)}"]` : undefined;
};

const found = (part: HTMLElement, selector: string): HTMLElement | null =>
  selector === '' ? part : part.querySelector<HTMLElement>(selector);

/** [D13] foundry.applications.api.HandlebarsApplicationMixin; docs/platform.md 6 */
export const HandlebarsApplicationMixin = (Base: typeof ApplicationV2) => {
  class HandlebarsApplication extends Base {
    /** [D13] HandlebarsApplication.PARTS */
    static PARTS: Record<string, TemplatePart> = {};

    #parts: Record<string, HTMLElement> = {};
    #described: Record<string, TemplatePart> = {};

    /** [D13] HandlebarsApplication#parts: the elements of the rendered parts. */
    get parts(): Record<string, HTMLElement> {
      return this.#parts;
    }

    /** [D13] HandlebarsApplication#_configureRenderParts */
    _configureRenderParts(_options: RenderOptions): Record<string, TemplatePart> {
      return { ...(this.constructor as typeof HandlebarsApplication).PARTS };
    }

    /** [D13] HandlebarsApplication#_configureRenderOptions: all parts, unless some are named. */
    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#described = this._configureRenderParts(options);
      const all = Object.keys(this.#described);
      options.parts = options.isFirstRender || !options.parts ? all : options.parts.filter(part => all.includes(part));
    }

    /** [D13] HandlebarsApplication#_preFirstRender */
    override async _preFirstRender(context: Context, options: RenderOptions): Promise<void> {
      await super._preFirstRender(context, options);
      await loadTemplates([
        ...new Set(Object.values(this.#described).flatMap(({ template, templates = [] }) => [template, ...templates])),
      ]);
    }

    /** [D13] HandlebarsApplication#_preparePartContext */
    async _preparePartContext(partId: string, context: Context, _options: RenderOptions): Promise<Context> {
      context['partId'] = `${this.id}-${partId}`;
      const tabs = context['tabs'] as Record<string, unknown> | undefined;
      if (tabs?.[partId]) context['tab'] = tabs[partId];
      return context;
    }

    /** [D13] HandlebarsApplication#_renderHTML */
    override async _renderHTML(context: Context, options: RenderOptions): Promise<Record<string, HTMLElement>> {
      const result: Record<string, HTMLElement> = {};
      for (const partId of options.parts ?? []) {
        const part = this.#described[partId] as TemplatePart;
        const partContext = await this._preparePartContext(partId, { ...context }, options);
        try {
          result[partId] = this.#element(partId, part, await renderTemplate(part.template, partContext));
        } catch (error) {
          throw new Error(`Failed to render template part "${partId}":\n${(error as Error).message}`, { cause: error });
        }
      }
      return result;
    }

    #element(partId: string, part: TemplatePart, markup: string): HTMLElement {
      const nodes = parse(markup);
      const [first] = nodes.children;
      if (!part.root && (nodes.children.length !== 1 || !(first instanceof HTMLElement))) {
        throw new Error(`Template part "${partId}" must render a single HTML element.`);
      }
      let element = first as HTMLElement;
      if (part.root) {
        element = document.createElement(this.options.tag);
        element.append(...nodes.childNodes);
      } else if (part.id) element.id = `${this.id}-${part.id}`;
      else if (!element.id && this.hasFrame === false) element.id = `${this.id}-${partId}`;
      if (part.classes) element.classList.add(...part.classes);
      element.dataset['applicationPart'] = partId;
      return element;
    }

    /** [D13] HandlebarsApplication#_replaceHTML */
    override _replaceHTML(result: unknown, content: HTMLElement, options: RenderOptions): void {
      for (const [partId, element] of Object.entries(result as Record<string, HTMLElement>)) {
        const prior =
          content.querySelector<HTMLElement>(`:scope > [data-application-part="${CSS.escape(partId)}"]`) ??
          this.#parts[partId];
        const state: PartState = { scrolls: [] };
        if (this.#described[partId]?.root) {
          content.replaceChildren(...element.childNodes);
          this.#parts[partId] = content;
        } else if (prior?.isConnected || prior?.parentElement) {
          this._preSyncPartState(partId, element, prior, state);
          prior.replaceWith(element);
          this._syncPartState(partId, element, prior, state);
          this.#parts[partId] = element;
        } else {
          content.append(element);
          this.#parts[partId] = element;
        }
        this._attachPartListeners(partId, this.#parts[partId] as HTMLElement, options);
      }
    }

    /** [D13] HandlebarsApplication#_preSyncPartState: keeps the focus and the scroll positions of a part. */
    _preSyncPartState(partId: string, _element: HTMLElement, prior: HTMLElement, state: PartState): void {
      const focus = focusIn(prior);
      if (focus) state.focus = focus;
      for (const selector of this.#described[partId]?.scrollable ?? []) {
        const scrolled = found(prior, selector);
        if (scrolled) state.scrolls.push([selector, scrolled.scrollTop, scrolled.scrollLeft]);
      }
    }

    /** [D13] HandlebarsApplication#_syncPartState */
    _syncPartState(_partId: string, element: HTMLElement, _prior: HTMLElement, state: PartState): void {
      if (state.focus) element.querySelector<HTMLElement>(state.focus)?.focus();
      for (const [selector, top, left] of state.scrolls) {
        const scrolled = found(element, selector);
        if (!scrolled) continue;
        // writing even a zero forces a layout
        if (top !== 0) scrolled.scrollTop = top;
        if (left !== 0) scrolled.scrollLeft = left;
      }
    }

    /** [D13] HandlebarsApplication#_attachPartListeners */
    _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      for (const [selector, form] of Object.entries(this.#described[partId]?.forms ?? {})) {
        const target = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector);
        if (!(target instanceof HTMLFormElement)) continue;
        target.addEventListener('submit', event => void this._onSubmitForm(form, event));
        target.addEventListener('change', event => this._onChangeForm(form, event));
      }
    }

    /** [D13] HandlebarsApplication#_tearDown */
    override _tearDown(options: object): void {
      super._tearDown(options);
      this.#parts = {};
    }
  }
  return HandlebarsApplication;
};
