import DOMPurify from 'dompurify';

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
