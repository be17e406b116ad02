/** Elements that hold a list of words or of documents. */
import { button, icon, make } from '../dom';
import { localize } from '../globals';
import { AbstractFormInputElement, type Config } from './form-input';
import { globals } from '../../global';

/** [D14] HTMLStringTagsElement */
export class HTMLStringTagsElement extends AbstractFormInputElement {
  static tagName = 'string-tags';
  protected tags: HTMLElement | undefined;
  protected input: HTMLInputElement | undefined;

  protected override _getValue(): unknown {
    return [...this.#set];
  }

  get #set(): Set<string> {
    if (!(this._value instanceof Set)) this._setValue(this._value ?? []);
    return this._value as Set<string>;
  }

  protected override _setValue(value: unknown): void {
    const list =
      typeof value === 'string'
        ? value
            .split(',')
            .map(one => one.trim())
            .filter(Boolean)
        : [...((value ?? []) as Iterable<string>)];
    this._value = new Set(list);
  }

  protected override _buildElements(): HTMLElement[] {
    this.tags = make('div', { class: 'tags input-element-tags' });
    this.input = make('input', { type: 'text', placeholder: this.getAttribute('placeholder') ?? '' });
    const add = button({ class: 'icon fa-solid fa-file-plus', 'aria-label': localize('Add') });
    add.addEventListener('click', () => this.add(this.input?.value ?? ''));
    this.input.addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.add(this.input?.value ?? '');
    });
    this.input.addEventListener('change', event => event.stopPropagation());
    this._primaryInput = this.input;
    return [this.tags, this.input, add];
  }

  add(value: string): void {
    const given = value.trim();
    if (given === '') return;
    if (this.input) this.input.value = '';
    this.value = [...this.#set, given];
  }

  protected label(value: string): string {
    return value;
  }

  protected override _refresh(): void {
    this.tags?.replaceChildren(
      ...[...this.#set].map(value => {
        const remove = icon('remove fa-solid fa-xmark');
        remove.removeAttribute('inert');
        remove.addEventListener('click', () => {
          if (this.editable) this.value = [...this.#set].filter(one => one !== value);
        });
        return make('div', { class: 'tag', 'data-key': value }, make('span', {}, this.label(value)), remove);
      }),
    );
  }

  static create(config: Config): HTMLElement {
    const values = [...((config['value'] ?? []) as Iterable<string>)];
    return make(this.tagName as 'div', { value: values.join(',') });
  }
}

/** [D14] HTMLDocumentTagsElement: documents by their uuids. */
export class HTMLDocumentTagsElement extends HTMLStringTagsElement {
  static override tagName = 'document-tags';

  get single(): boolean {
    return this.hasAttribute('single');
  }

  protected override _getValue(): unknown {
    const values = super._getValue() as string[];
    return this.single ? (values[0] ?? null) : values;
  }

  protected override label(value: string): string {
    const { fromUuidSync } = globals<{ fromUuidSync(uuid: string): { name?: string } | null }>();
    return fromUuidSync(value)?.name ?? value;
  }

  override add(value: string): void {
    if (this.single) this._setValue([]);
    super.add(value);
  }

  protected override _activateListeners(): void {
    this.addEventListener('dragover', event => event.preventDefault());
    this.addEventListener('drop', event => {
      event.preventDefault();
      try {
        const { uuid } = JSON.parse(event.dataTransfer?.getData('text/plain') ?? '{}') as { uuid?: string };
        if (uuid) this.add(uuid);
      } catch {
        // the dropped item is not a document
      }
    });
  }

  static override create(config: Config): HTMLElement {
    const { value, type, single, max } = config as { value?: unknown; type?: string; single?: boolean; max?: number };
    const values = typeof value === 'string' ? [value] : [...((value ?? []) as Iterable<string>)];
    return make('document-tags' as 'div', { value: values.join(','), type, single, max });
  }
}
