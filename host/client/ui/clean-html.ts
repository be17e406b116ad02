import DOMPurify from 'dompurify';
import { page, type HostDocument } from './globals';
import { make, parse } from './dom';

/** The platform's own elements, which HTML may contain. [I] foundryvtt#12178; docs/platform.md 15 */
const OWN_ELEMENTS = [
  ...['code-mirror', 'color-picker', 'document-embed', 'document-tags', 'enriched-content', 'file-picker'],
  ...['hue-slider', 'multi-checkbox', 'multi-select', 'prose-mirror', 'range-picker', 'secret-block', 'string-tags'],
];
const OWN_ATTRIBUTES = [
  ...['autofocus', 'contenteditable', 'required', 'spellcheck', 'target', 'draggable', 'inert', 'popover', 'form'],
  ...['min', 'max', 'step', 'noupload', 'types', 'single', 'toggled', 'collaborate', 'compact', 'alpha', 'wildcard'],
];

/**
 * [D14] foundry.utils.cleanHTML: HTML without anything that could run, by a list of allowed elements: text, media, forms and the
 * platform's own elements. Content of dialogs, tooltips and notifications passes through it. docs/platform.md 15
 */
export const cleanHTML = (markup: string): string =>
  DOMPurify.sanitize(markup, {
    ADD_TAGS: OWN_ELEMENTS,
    ADD_ATTR: OWN_ATTRIBUTES,
    FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'link', 'meta', 'base'],
    ALLOW_UNKNOWN_PROTOCOLS: false,
  });

/** A click on a link to a document (`@UUID[…]`) opens its sheet. [D13] TextEditor, content links */
export const followContentLinks = (): void => {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-link][data-uuid]') : null;
    if (!link) return;
    event.preventDefault();
    const { fromUuid } = page as unknown as { fromUuid(uuid: string): Promise<HostDocument | null> };
    void fromUuid(link.dataset['uuid'] ?? '').then(document => document?.sheet?.render({ force: true }));
  });
};

/** `@UUID[JournalEntry.x]{label}` as a link to the document. */
const withLinks = (markup: string): string =>
  markup.replaceAll(/@UUID\[([^\]]+)\](?:\{([^}]*)\})?/g, (_whole, uuid: string, label?: string) => {
    const attributes = { class: 'content-link', draggable: true, 'data-link': true, 'data-uuid': uuid };
    return make('a', attributes, label ?? uuid).outerHTML;
  });

/** [D13] foundry.applications.ux.TextEditor */
export class TextEditor {
  /** [D13] TextEditor.implementation */
  static get implementation(): typeof TextEditor {
    return TextEditor;
  }

  /** [D13] TextEditor.enrichHTML */
  static async enrichHTML(content: string, { secrets = false }: { secrets?: boolean } = {}): Promise<string> {
    const nodes = parse(cleanHTML(withLinks(content)));
    if (!secrets) for (const secret of nodes.querySelectorAll('section.secret:not(.revealed)')) secret.remove();
    return make('div', {}, nodes).innerHTML;
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
