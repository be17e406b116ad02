/** Elements that choose several of their options. */
import { make } from '../dom';
import { AbstractFormInputElement } from './form-input';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** [D14] AbstractMultiSelectElement: its options are given as its children. */
export abstract class AbstractMultiSelectElement extends AbstractFormInputElement {
  protected choices: Choice[] = [];

  protected get set(): Set<string> {
    if (!(this._value instanceof Set))
      this._value = new Set(this._value === undefined ? [] : [...(this._value as Iterable<string>)]);
    return this._value as Set<string>;
  }

  protected override _getValue(): unknown {
    return [...this.set];
  }

  protected override _setValue(value: unknown): void {
    this._value = new Set(
      value === undefined || value === null
        ? []
        : typeof value === 'string'
          ? value.split(',')
          : [...(value as Iterable<string>)],
    );
  }

  override connectedCallback(): void {
    if (this.choices.length === 0) {
      const options = [...this.querySelectorAll('option')];
      this.choices = options.map(({ value, text }) => ({ value, label: text }));
      const chosen = options.filter(({ selected, defaultSelected }) => selected || defaultSelected);
      if (this._value === undefined) this._value = new Set(chosen.map(({ value }) => value));
    }
    super.connectedCallback();
  }

  select(value: string): void {
    this.value = [...this.set, value];
  }

  unselect(value: string): void {
    this.value = [...this.set].filter(one => one !== value);
  }
}

/** [D14] HTMLMultiSelectElement */
export class HTMLMultiSelectElement extends AbstractMultiSelectElement {
  static tagName = 'multi-select';
  #tags: HTMLElement | undefined;
  #select: HTMLSelectElement | undefined;

  protected override _buildElements(): HTMLElement[] {
    this.#tags = make('div', { class: 'tags input-element-tags' });
    this.#select = make(
      'select',
      {},
      make('option', { value: '' }),
      ...this.choices.map(({ value, label }) => make('option', { value }, label)),
    );
    this.#select.addEventListener('change', event => {
      event.stopPropagation();
      if (this.#select?.value) this.select(this.#select.value);
    });
    this._primaryInput = this.#select;
    return [this.#tags, this.#select];
  }

  protected override _refresh(): void {
    if (this.#select) this.#select.value = '';
    this.#tags?.replaceChildren(
      ...[...this.set].map(value => {
        const label = this.choices.find(choice => choice.value === value)?.label ?? value;
        const tag = make(
          'div',
          { class: 'tag', 'data-key': value },
          make('span', {}, label),
          make('i', { class: 'remove fa-solid fa-xmark' }),
        );
        tag.querySelector('.remove')?.addEventListener('click', () => this.editable && this.unselect(value));
        return tag;
      }),
    );
  }
}

/** [D14] HTMLMultiCheckboxElement */
export class HTMLMultiCheckboxElement extends AbstractMultiSelectElement {
  static tagName = 'multi-checkbox';

  protected override _buildElements(): HTMLElement[] {
    return this.choices.map(({ value, label }) => {
      const box = make('input', { type: 'checkbox', value, checked: this.set.has(value) });
      box.addEventListener('change', event => {
        event.stopPropagation();
        if (box.checked) this.select(value);
        else this.unselect(value);
      });
      return make('label', { class: 'checkbox' }, box, label);
    });
  }
}
