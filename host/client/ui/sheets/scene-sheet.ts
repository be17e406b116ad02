import { button, icon, make } from '../dom';
import { DocumentSheetV2 } from '../document-sheet';
import { localize, type HostScene } from '../globals';
import type { FormDataExtended } from '../form-data';
import type { ApplicationOptions } from '../application-options';

/** [D13] foundry.applications.sheets.SceneConfig: what a scene is called, and buttons to look at it. */
export class SceneConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['scene-config'],
    window: { icon: 'fa-solid fa-map', contentClasses: ['standard-form'] },
    position: { width: 420 },
    actions: { view: SceneConfig.#view, activate: SceneConfig.#activate },
    form: { handler: SceneConfig.#save, closeOnSubmit: true },
  };

  get #scene(): HostScene {
    return this.document as HostScene;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const scene = this.#scene;
    const group = (label: string, input: HTMLElement): HTMLElement =>
      make('div', { class: 'form-group' }, make('label', {}, localize(label)), make('div', { class: 'form-fields' }, input));
    return [
      group('Name', make('input', { type: 'text', name: 'name', value: scene.name })),
      group('In the navigation', make('input', { type: 'checkbox', name: 'navigation', checked: scene.navigation ?? true })),
      group('Size', make('span', {}, `${scene.width} × ${scene.height}`)),
      group('Tiles', make('span', {}, String(scene.tiles.size))),
      make('footer', { class: 'form-footer' },
        button({ 'data-action': 'view' }, icon('fa-solid fa-eye'), make('span', {}, localize('View'))),
        button({ 'data-action': 'activate' }, icon('fa-solid fa-bullseye'), make('span', {}, localize('Activate'))),
        button({ type: 'submit' }, icon('fa-solid fa-floppy-disk'), make('span', {}, localize('Save changes')))),
    ];
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...result as HTMLElement[]);
  }

  static async #view(this: SceneConfig): Promise<void> {
    await this.#scene.view?.();
  }

  static async #activate(this: SceneConfig): Promise<void> {
    await this.#scene.activate?.();
  }

  static async #save(this: SceneConfig, _event: Event, _form: HTMLFormElement, data: FormDataExtended): Promise<void> {
    await this.#scene.update(data.object);
  }
}
