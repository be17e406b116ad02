/**
 * The list of choices in the page. Typing narrows it; the place under the pointer on the board marks its rows. What the
 * choice under the pointer will change is shown below the list, never on another choice.
 */
import { effectsOf } from '../../table/board/preview';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { focusOf, type Pointing } from '../focus';
import { speech } from '../lazy-import';

/** Is the key meant for the list, rather than for a field or a shortcut? */
const isTyped = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !altKey &&
  !metaKey &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

export class ChoiceList {
  readonly #client: TableClient;
  #root: HTMLElement | undefined;
  #wanted = '';
  #question = '';
  #end: (() => void) | undefined;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Listens on the window; called once. */
  follow(root: HTMLElement): void {
    this.#root = root;
    root.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches('[data-filter]')) this.#narrow(target.value);
    });
    root.addEventListener('keydown', event => this.#type(event));
    this.#end = focusOf(this.#client.id).onChange(what => this.#mark(what));
  }

  stop(): void {
    this.#end?.();
    this.#end = undefined;
  }

  /** Called after a redraw: the typed filter stays while the same question is asked. */
  show(): void {
    const question = JSON.stringify(this.#client.timeline.state.agenda[0] ?? '');
    if (question !== this.#question) this.#wanted = '';
    this.#question = question;
    const field = this.#field();
    if (field) field.value = this.#wanted;
    if (this.#wanted) this.#narrow(this.#wanted);
  }

  #field(): HTMLInputElement | null | undefined {
    return this.#root?.querySelector<HTMLInputElement>('[data-filter]');
  }

  #type(event: KeyboardEvent): void {
    const field = this.#field();
    if (event.key === 'Escape' && field && this.#wanted) {
      field.value = '';
      this.#narrow('');
      event.stopPropagation();
    } else if (field && isTyped(event)) field.focus();
  }

  /** Shows the choices whose sentence, or whose row or group, has every word that was typed. */
  #narrow(text: string): void {
    this.#wanted = text;
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    for (const group of this.#root?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      const heading = group.querySelector('h2, summary')?.textContent ?? '';
      for (const item of group.querySelectorAll<HTMLElement>('.rt-choices__item')) {
        const row = item.closest('.rt-choices__row')?.querySelector('.rt-choices__thing')?.textContent ?? '';
        const sentence = item.querySelector('[data-command]')?.ariaLabel ?? '';
        const said = `${heading} ${row} ${sentence}`.toLocaleLowerCase();
        item.hidden = !words.every(word => said.includes(word));
      }
      const isEmpty = (part: Element): boolean => part.querySelector('.rt-choices__item:not([hidden])') === null;
      for (const part of group.querySelectorAll<HTMLElement>('.rt-choices__row, .rt-choices__cluster'))
        part.hidden = isEmpty(part);
      group.hidden = words.length > 0 && isEmpty(group);
      if (words.length)
        for (const fold of [group, ...group.querySelectorAll('details')])
          if (fold instanceof HTMLDetailsElement && !isEmpty(fold)) fold.open = true;
    }
  }

  #mark(what: Pointing): void {
    const { over, foreseen } = focusOf(this.#client.id);
    if (what === 'over') {
      for (const row of this.#root?.querySelectorAll<HTMLElement>('[data-ids]') ?? []) {
        const ids = row.dataset['ids']?.split(' ') ?? [];
        row.toggleAttribute(
          'data-lit',
          over.some(id => ids.includes(id)),
        );
      }
    }
    if (what !== 'foreseen' && what !== 'chosen') return;
    const line = this.#root?.querySelector<HTMLElement>('[data-effects]');
    const text = line?.querySelector('span');
    const [around, told] = [line?.parentElement, text?.parentElement];
    if (!line || !text || !around || !told) return;
    const effects = foreseen ? effectsOf(readingOf(this.#client, speech), foreseen) : [];
    line.hidden = !effects.length;
    // show only the effects that fit, so that no text is cut off; the height stays, so that nothing jumps
    for (let shown = effects.length; shown > 0; shown--) {
      const count = String(effects.length - shown);
      const more = shown < effects.length ? [speech.format('RT.table.more', { count })] : [];
      text.textContent = [...effects.slice(0, shown), ...more].join(' · ');
      around.style.setProperty('--rt-effects', `${told.offsetHeight}px`);
      if (told.getBoundingClientRect().bottom <= around.getBoundingClientRect().bottom + 1) break;
    }
  }
}
