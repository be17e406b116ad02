import DOMPurify from 'dompurify';
import { assumed } from './globals';
import { make, parse } from './dom';
import { createAnchor, enrich, type EnrichmentOptions, rollInline } from './enriching';
import { globals } from '../global';

/** The platform's own elements, which HTML may contain. [I] foundryvtt#12178; docs/platform.md 15 */
const OWN_ELEMENTS = [
  ...['code-mirror', 'color-picker', 'document-embed', 'document-tags', 'enriched-content', 'file-picker'],
  ...['hue-slider', 'multi-checkbox', 'multi-select', 'prose-mirror', 'range-picker', 'secret-block', 'string-tags'],
];
const OWN_ATTRIBUTES = [
  ...['autofocus', 'contenteditable', 'required', 'spellcheck', 'target', 'draggable', 'inert', 'popover', 'form'],
  ...['min', 'max', 'step', 'noupload', 'types', 'single', 'toggled', 'collaborate', 'compact', 'alpha', 'wildcard'],
];

const FIELDS = new Set(['input', 'select', 'textarea', 'button', ...OWN_ELEMENTS]);
const form = document.createElement('form');

/** Would a field of this name hide a function or an object of its form, such as `elements`? */
const isHiding = (name: string): boolean =>
  name in form && ['function', 'object'].includes(typeof Reflect.get(form, name));

/**
 * Fields may be called `name` or `title`: the library would drop that, because a document has them too. [M] dialogs of
 * packages. A form may hide its own members behind its fields, so only the element's prototype is asked.
 */
DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName !== 'name' || isHiding(attribute.attrValue)) return;
  const name: unknown = Reflect.get(Element.prototype, 'localName', element);
  if (typeof name === 'string' && FIELDS.has(name)) attribute.forceKeepAttr = true;
});

/**
 * [D14] foundry.utils.cleanHTML: HTML without anything that could run, by a list of allowed elements: text, media, forms and the
 * platform's own elements. Content of dialogs, tooltips and notifications passes through it. docs/platform.md 15
 */
export const cleanHTML = (markup: string): string =>
  DOMPurify.sanitize(markup, {
    ADD_TAGS: OWN_ELEMENTS,
    ADD_ATTR: OWN_ATTRIBUTES,
    ...(assumed('clean-html', 'kept') === 'bare' && { FORBID_ATTR: ['required', 'value'] }),
    FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'link', 'meta', 'base'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });

interface Linked {
  _onClickDocumentLink(event: Event): unknown;
}

/** A click on a link to a document (`@UUID[…]`) opens its sheet, one on a roll rolls it. [D13] TextEditor, content links */
export const followContentLinks = (): void => {
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a.content-link, a.inline-roll') : null;
    if (!link || (!link.dataset['uuid'] && !link.dataset['formula'])) return;
    event.preventDefault();
    if (link.dataset['formula']) {
      rollInline(link);
      return;
    }
    const { fromUuid } = globals<{ fromUuid(uuid: string): Promise<Linked | null> }>();
    void fromUuid(link.dataset['uuid'] ?? '').then(document => document?._onClickDocumentLink(event));
  });
};

/** [D13] foundry.applications.ux.TextEditor */
export class TextEditor {
  /** [D13] TextEditor.implementation */
  static get implementation(): typeof TextEditor {
    return TextEditor;
  }

  /** [D13] TextEditor.enrichHTML */
  static async enrichHTML(content: string, options: EnrichmentOptions = {}): Promise<string> {
    const nodes = parse(cleanHTML(content));
    if (!options.secrets) for (const secret of nodes.querySelectorAll('section.secret:not(.revealed)')) secret.remove();
    const whole = make('div', {}, nodes);
    await enrich(whole, options);
    return whole.innerHTML;
  }

  /** [D14] TextEditor.createAnchor */
  static readonly createAnchor = createAnchor;

  /** [D14] TextEditor.previewHTML: the first words of a text. */
  static previewHTML(content: string, length = 250): string {
    const text = TextEditor.decodeHTML(content).replaceAll(/\s+/g, ' ').trim();
    return text.length > length ? `${text.slice(0, length).replace(/\s\S*$/, '')}…` : text;
  }

  /** [D14] TextEditor.truncateText: the beginning of a text, if it is longer. */
  static truncateText(
    text: string,
    {
      maxLength = 50,
      splitWords = true,
      suffix = '…',
    }: { maxLength?: number; splitWords?: boolean; suffix?: string } = {},
  ): string {
    if (text.length <= maxLength) return text;
    const cut = text.slice(0, maxLength);
    return `${splitWords ? cut : cut.replace(/\s+\S*$/, '')}${suffix ?? ''}`;
  }

  /** [D14] TextEditor.truncateHTML: the beginning of what an element shows. */
  static truncateHTML(
    html: HTMLElement,
    options: { maxLength?: number; splitWords?: boolean; suffix?: string } = {},
  ): HTMLElement {
    const cut = html.cloneNode(false) as HTMLElement;
    cut.textContent = TextEditor.truncateText(html.textContent ?? '', options);
    return cut;
  }

  /** [D14] TextEditor.create: an editor in an element; core has one kind. */
  static async create({ target }: { readonly target?: HTMLElement } = {}, content = ''): Promise<unknown> {
    const { ProseMirrorEditor } = globals<{
      foundry: {
        applications: { ux: { ProseMirrorEditor: { create(target: HTMLElement, content: string): Promise<unknown> } } };
      };
    }>().foundry.applications.ux;
    return ProseMirrorEditor.create(target ?? document.createElement('div'), content);
  }

  /** [D14] TextEditor.getContentLink: what stands in a text for a document that is dropped on it. */
  static async getContentLink(
    { uuid }: { readonly uuid?: string },
    { label }: { readonly label?: string } = {},
  ): Promise<string | null> {
    const { fromUuid } = globals<{ fromUuid(uuid: string): Promise<{ readonly name: string } | null> }>();
    const found = uuid ? await fromUuid(uuid) : null;
    return found ? `@UUID[${uuid}]{${label ?? found.name}}` : null;
  }

  /** [D13] TextEditor.getDragEventData */
  static getDragEventData(event: DragEvent): unknown {
    try {
      return JSON.parse(event.dataTransfer?.getData('text/plain') ?? '{}') as unknown;
    } catch {
      return {};
    }
  }

  /** [D13] TextEditor.decodeHTML */
  static decodeHTML(markup: string): string {
    return parse(markup).textContent ?? '';
  }
}
