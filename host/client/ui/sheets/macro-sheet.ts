import { make } from '../dom';
import { formGroup, labelledButton, saveButton } from '../form-data';
import { DocumentSheetV2 } from '../document-sheet';
import type { HostDocument } from '../globals';
import type { ApplicationOptions } from '../application/options';

type Macro = HostDocument & { readonly command?: string; readonly type?: string; execute?(): unknown };

/** [D13] foundry.applications.sheets.MacroConfig: a macro's name, type and command. */
export class MacroConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['macro-config'],
    window: { icon: 'fa-solid fa-code', contentClasses: ['standard-form'] },
    position: { width: 520 },
    actions: { execute: MacroConfig.#execute },
    form: { closeOnSubmit: true },
  };

  get #macro(): Macro {
    return this.document as Macro;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const types = ['script', 'chat'].map(type =>
      make('option', { value: type, selected: type === this.#macro.type }, type),
    );
    const select = make('select', { name: 'type' }, ...types);
    return [
      formGroup('Name', make('input', { type: 'text', name: 'name', value: this.#macro.name })),
      formGroup('Type', select),
      make('textarea', { name: 'command', rows: 12, class: 'command' }, this.#macro.command ?? ''),
      make('footer', { class: 'form-footer' }, labelledButton('execute', 'fa-solid fa-play', 'Execute'), saveButton()),
    ];
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  static #execute(this: MacroConfig): void {
    this.#macro.execute?.();
  }
}
