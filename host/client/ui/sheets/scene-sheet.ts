import { DocumentSheetV2 } from '../document-sheet';
import type { HostScene } from '../globals';
import { HandlebarsApplicationMixin, type TemplatePart } from '../handlebars-mixin';
import type { ApplicationOptions, RenderOptions, TabsConfiguration } from '../application/options';

type Context = Record<string, unknown>;

/**
 * [D14] foundry.applications.sheets.SceneConfig: a scene's fields in tabs, and buttons to view it. Its parts and tabs are
 * open, so that packages add theirs `[M]`.
 */
export class SceneConfig extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['scene-config'],
    window: { icon: 'fa-solid fa-map', contentClasses: ['standard-form'] },
    position: { width: 560 },
    actions: { view: SceneConfig.#view, activate: SceneConfig.#activate },
    form: { closeOnSubmit: true },
  };

  static override PARTS: Record<string, TemplatePart> = {
    tabs: { template: 'templates/generic/tab-navigation.hbs' },
    basics: { template: 'templates/scene/basics.hbs' },
    grid: { template: 'templates/scene/grid.hbs' },
    lighting: { template: 'templates/scene/lighting.hbs' },
    ambience: { template: 'templates/scene/ambience.hbs' },
    footer: { template: 'templates/generic/form-footer.hbs' },
  };

  static override TABS: Record<string, TabsConfiguration> = {
    sheet: {
      tabs: [
        { id: 'basics', icon: 'fa-solid fa-image', label: 'Basics' },
        { id: 'grid', icon: 'fa-solid fa-border-all', label: 'Grid' },
        { id: 'lighting', icon: 'fa-solid fa-lightbulb', label: 'Lighting' },
        { id: 'ambience', icon: 'fa-solid fa-cloud-sun', label: 'Ambience' },
      ],
      initial: 'basics',
    },
  };

  get #scene(): HostScene {
    return this.options['document'] as HostScene;
  }

  override async _prepareContext(options: RenderOptions): Promise<Context> {
    return {
      ...(await super._prepareContext(options)),
      size: `${this.#scene.width} × ${this.#scene.height}`,
      tiles: this.#scene.tiles.size,
      buttons: [
        { action: 'view', icon: 'fa-solid fa-eye', label: 'View' },
        { action: 'activate', icon: 'fa-solid fa-bullseye', label: 'Activate' },
        { type: 'submit', icon: 'fa-solid fa-floppy-disk', label: 'Save changes' },
      ],
    };
  }

  static async #view(this: SceneConfig): Promise<void> {
    await this.#scene.view?.();
  }

  static async #activate(this: SceneConfig): Promise<void> {
    await this.#scene.activate?.();
  }
}
