import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { isPlain, type Data } from '../shared/json';
import { documentType } from '../shared/documents';
import { operatorOf } from '../shared/merge';
import type { Field, Fields } from '../shared/schema';
import { htmlBudget, spendOnHtml, type HtmlBudget } from './limits';

const TEXT = [
  ...['address', 'article', 'aside', 'footer', 'header', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup', 'main', 'nav'],
  ...['section', 'blockquote', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'hr', 'li', 'menu', 'ol', 'p', 'pre'],
  ...['ul', 'a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'dfn', 'em', 'i', 'kbd', 'mark', 'q', 'rp'],
  ...['rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr', 'del', 'ins'],
  ...['details', 'summary', 'caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
];
const MEDIA = ['img', 'picture', 'source', 'video', 'audio', 'track'];
const FORMS = [
  ...['button', 'datalist', 'fieldset', 'input', 'label', 'legend', 'meter', 'optgroup', 'option', 'output'],
  ...['progress', 'select', 'textarea', 'form'],
];
const STYLES = [/^(?!.*(?:url\s*\(|expression|javascript:|@import|behavior\s*:)).*$/i];

const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...MEDIA, ...FORMS],
  allowedAttributes: {
    '*': [
      ...['class', 'id', 'style', 'title', 'lang', 'dir', 'hidden', 'tabindex', 'role', 'aria-*', 'data-*'],
      ...['width', 'height', 'align', 'draggable', 'inert', 'slot'],
    ],
    a: ['href', 'name', 'target', 'rel', 'download'],
    img: ['src', 'srcset', 'alt', 'loading'],
    source: ['src', 'srcset', 'type', 'media'],
    video: ['src', 'poster', 'controls', 'autoplay', 'loop', 'muted', 'preload'],
    audio: ['src', 'controls', 'autoplay', 'loop', 'muted', 'preload'],
    track: ['src', 'kind', 'label', 'srclang', 'default'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open', 'name'],
    time: ['datetime'],
    button: ['type', 'name', 'value', 'disabled', 'autofocus'],
    input: [
      ...['type', 'name', 'value', 'placeholder', 'checked', 'disabled', 'readonly', 'required', 'autofocus', 'min'],
      ...['max', 'step', 'minlength', 'maxlength', 'pattern', 'autocomplete', 'list', 'size', 'multiple', 'spellcheck'],
    ],
    label: ['for'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
    progress: ['value', 'max'],
    option: ['value', 'label', 'selected', 'disabled'],
    optgroup: ['label', 'disabled'],
    select: ['name', 'multiple', 'required', 'disabled', 'size', 'autofocus'],
    textarea: ['name', 'rows', 'cols', 'placeholder', 'required', 'disabled', 'readonly', 'maxlength', 'autofocus'],
  },
  allowedStyles: { '*': Object.fromEntries(safeStyles().map(name => [name, STYLES])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'poster'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

function safeStyles(): string[] {
  return [
    ...['align-items', 'background', 'background-color', 'border', 'border-bottom', 'border-collapse', 'border-color'],
    ...['border-left', 'border-radius', 'border-right', 'border-spacing', 'border-style', 'border-top', 'border-width'],
    ...['clear', 'color', 'column-count', 'column-gap', 'display', 'flex', 'flex-direction', 'flex-wrap', 'float'],
    ...['font', 'font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'gap', 'grid', 'grid-column'],
    ...['grid-row', 'grid-template-columns', 'grid-template-rows', 'height', 'justify-content', 'letter-spacing'],
    ...['line-height', 'list-style', 'list-style-type', 'margin', 'margin-bottom', 'margin-left', 'margin-right'],
    ...['margin-top', 'max-height', 'max-width', 'min-height', 'min-width', 'opacity', 'overflow', 'padding'],
    ...['padding-bottom', 'padding-left', 'padding-right', 'padding-top', 'text-align', 'text-decoration'],
    ...['text-indent', 'text-transform', 'vertical-align', 'white-space', 'width', 'word-break'],
  ];
}

/** HTML without anything that could act when other people's pages show it: by a list of allowed elements. */
export const sanitize = (html: string, budget: HtmlBudget = htmlBudget()): string => {
  if (!/[<&]/.test(html)) return html;
  spendOnHtml(html, budget);
  return sanitizeHtml(html, OPTIONS);
};

/** The fields of a source that lies whole in another: what is embedded in it is a list there. */
const withEmbedded = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.kind === 'embedded' ? { kind: 'array', documents: field.documentName } : field,
    ]),
  );

const sanitized = (field: Field, value: unknown, budget: HtmlBudget): unknown => {
  if (field.kind === 'html' && typeof value === 'string') return sanitize(value, budget);
  if (field.kind === 'array' && field.documents && Array.isArray(value)) {
    const { fields } = documentType(field.documents);
    return value.map(one => (isPlain(one) ? sanitizeFields(withEmbedded(fields), one, budget) : one));
  }
  if (field.kind === 'array' && field.of && Array.isArray(value)) {
    const { of } = field;
    return value.map(one => sanitized(of, one, budget));
  }
  return field.kind === 'schema' && isPlain(value) ? sanitizeFields(field.fields, value, budget) : value;
};

/** `data` with the text of its HTML fields sanitized: one user's text is shown in everybody's pages. */
export const sanitizeFields = (fields: Fields, data: Data, budget: HtmlBudget = htmlBudget()): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = fields[operatorOf(key)?.name ?? key];
      return [key, field ? sanitized(field, value, budget) : value];
    }),
  );
