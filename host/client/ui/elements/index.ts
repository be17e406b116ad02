/** [D14] foundry.applications.elements: the platform's own form elements. */
import { EnrichedContent } from '../enriching';
import { HTMLProseMirrorElement } from '../writing/editor';
import { HTMLCodeMirrorElement, AbstractFormInputElement } from './form-input';
import { AbstractMultiSelectElement, HTMLMultiCheckboxElement, HTMLMultiSelectElement } from './multi-select';
import {
  HTMLColorPickerElement,
  HTMLFilePickerElement,
  HTMLHueSelectorSlider,
  HTMLRangePickerElement,
} from './pickers';
import { HTMLDocumentTagsElement, HTMLStringTagsElement } from './tags';

/** [D14] HTMLSecretBlockElement, HTMLEnrichedContentElement, HTMLDocumentEmbedElement: blocks of enriched text. */
export class HTMLSecretBlockElement extends HTMLElement {
  static tagName = 'secret-block';

  get revealed(): boolean {
    return this.querySelector('section.secret.revealed') !== null;
  }
}
export class HTMLEnrichedContentElement extends EnrichedContent {
  static tagName = 'enriched-content';
}
export class HTMLDocumentEmbedElement extends HTMLElement {
  static tagName = 'document-embed';
}

export { HTMLProseMirrorElement } from '../writing/editor';
export { HTMLCodeMirrorElement } from './form-input';
export { HTMLMultiCheckboxElement, HTMLMultiSelectElement } from './multi-select';
export { HTMLColorPickerElement, HTMLFilePickerElement, HTMLRangePickerElement } from './pickers';
export { HTMLDocumentTagsElement, HTMLStringTagsElement } from './tags';

export const elements = {
  AbstractFormInputElement,
  AbstractMultiSelectElement,
  HTMLCodeMirrorElement,
  HTMLColorPickerElement,
  HTMLDocumentEmbedElement,
  HTMLDocumentTagsElement,
  HTMLEnrichedContentElement,
  HTMLFilePickerElement,
  HTMLHueSelectorSlider,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLSecretBlockElement,
  HTMLStringTagsElement,
} as const;

/** Makes the elements known to the browser under their names. */
export const defineElements = (): void => {
  for (const element of Object.values(elements)) {
    const { tagName } = element as unknown as { tagName?: string };
    if (tagName && !customElements.get(tagName)) {
      customElements.define(tagName, element as unknown as CustomElementConstructor);
    }
  }
};
