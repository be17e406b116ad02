import { EnrichedContent } from '../enriching';

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
