import { make } from '../dom';
import { formGroup, labelledButton, saveButton, type FormDataExtended } from '../form-data';
import { DocumentSheetV2 } from '../document-sheet';
import type { HostScene } from '../globals';
import type { ApplicationOptions } from '../application/options';

/** [D13] foundry.applications.sheets.SceneConfig: a scene's name, and buttons to view it. */
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
    const inNavigation = scene.navigation ?? true;
    return [
      formGroup('Name', make('input', { type: 'text', name: 'name', value: scene.name })),
      formGroup('In the navigation', make('input', { type: 'checkbox', name: 'navigation', checked: inNavigation })),
      formGroup('Size', make('span', {}, `${scene.width} × ${scene.height}`)),
      formGroup('Tiles', make('span', {}, String(scene.tiles.size))),
      make(
        'footer',
        { class: 'form-footer' },
        labelledButton('view', 'fa-solid fa-eye', 'View'),
        labelledButton('activate', 'fa-solid fa-bullseye', 'Activate'),
        saveButton(),
      ),
    ];
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
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
