import { cleanHTML } from './clean-html';
import { make, parse } from './dom';

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
