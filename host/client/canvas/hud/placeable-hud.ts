import { ApplicationV2 } from '../../ui/application/application';
import type { ApplicationOptions, Position, RenderOptions } from '../../ui/application/options';
import { page, type Json } from '../../ui/globals';
import { HandlebarsApplicationMixin } from '../../ui/handlebars-mixin';
import { board } from '../board';
import type { PlaceableObject } from '../placeables/placeable-object';

/** The value typed into a field of an attribute. */
export interface AttributeInput {
  readonly value: number;
  readonly isDelta: boolean;
  readonly isBar: boolean;
}

/**
 * [D14] foundry.applications.hud.BasePlaceableHUD: the actions for the object it is bound to, shown around it.
 * Its elements move with the board. docs/platform.md 6
 */
export class BasePlaceableHUD extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['placeable-hud'],
    window: { frame: false, positioned: true },
    actions: {
      config: BasePlaceableHUD.#onConfig,
      locked: BasePlaceableHUD.#onLocked,
      sort: BasePlaceableHUD.#onSort,
      togglePalette: BasePlaceableHUD.#onTogglePalette,
      visibility: BasePlaceableHUD.#onVisibility,
    },
  };

  #object: PlaceableObject | null = null;
  #palette: string | null = null;

  /** [D14] BasePlaceableHUD#object, BasePlaceableHUD#document, BasePlaceableHUD#layer */
  get object(): PlaceableObject | null {
    return this.#object;
  }

  get document(): PlaceableObject['document'] | null {
    return this.#object?.document ?? null;
  }

  get layer(): unknown {
    return this.#object?.layer ?? null;
  }

  /** [D14] BasePlaceableHUD#activePalette */
  get activePalette(): string | null {
    return this.#palette;
  }

  /** [D14] BasePlaceableHUD#bind: shows it for an object. */
  async bind(object: PlaceableObject): Promise<void> {
    if (this.#object !== object) {
      await this.close();
      this.#object = object;
    }
    await this.render({ force: true });
  }

  /** [D13] BasePlaceableHUD#clear */
  clear(): void {
    void this.close();
  }

  override _canRender(): false | void {
    return this.#object && !this.#object.destroyed ? undefined : false;
  }

  override async _prepareContext(options: RenderOptions): Promise<Json> {
    const { document } = this;
    const { user } = page.game;
    const on = (is: boolean | undefined): string => (is ? 'active' : '');
    return {
      ...(await super._prepareContext(options)),
      ...document?.toObject(),
      id: this.id,
      isGM: user?.isGM ?? false,
      icons: page.CONFIG['controlIcons'],
      lockedClass: on(document?.locked),
      visibilityClass: on(document?.hidden),
    };
  }

  override async _onRender(context: Json, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    for (const input of this.element.querySelectorAll<HTMLInputElement>('.attribute input')) {
      input.addEventListener('change', () => void this._onChangeAttribute(input));
    }
    if (this.#palette) this.togglePalette(this.#palette, true);
  }

  /** [D13] BasePlaceableHUD#_parseAttributeInput: a number, or with a sign the change. */
  _parseAttributeInput(_name: string, _attribute: unknown, input: string): AttributeInput {
    const value = Number(input.replace(/^[=+]/, ''));
    return { value, isDelta: /^[+-]/.test(input), isBar: false };
  }

  /** The input for a field of its attributes. */
  async _onChangeAttribute({ name, value: input }: HTMLInputElement): Promise<void> {
    const before = Number((this.document as unknown as Json)[name] ?? 0);
    const { value, isDelta } = this._parseAttributeInput(name, before, input.trim());
    if (Number.isFinite(value)) await this.document?.update({ [name]: isDelta ? before + value : value });
  }

  /** It is one of the canvas's HUDs, in the coordinates of the scene. */
  override _insertElement(element: HTMLElement): void {
    (board().hud as { element: HTMLElement } | undefined)?.element.append(element);
  }

  override setPosition(position: Position = {}): Position | void {
    const { bounds } = this.#object ?? {};
    if (!this.element || !bounds) return undefined;
    const { x: left, y: top, width, height } = bounds;
    Object.assign(this.position, { left, top, width, height }, position);
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      this.element.style[side] = `${String(this.position[side])}px`;
    }
    return this.position;
  }

  override _onClose(options: Json): void {
    super._onClose(options);
    this.#object = null;
    this.#palette = null;
  }

  /** [D14] BasePlaceableHUD#togglePalette: one of its palettes at a time. */
  togglePalette(palette: string, active: boolean = this.#palette !== palette): void {
    this.#palette = active ? palette : null;
    for (const element of this.element.querySelectorAll<HTMLElement>('[data-palette]')) {
      element.classList.toggle('active', element.dataset['palette'] === this.#palette);
    }
  }

  static #onConfig(this: BasePlaceableHUD): void {
    void this.document?.sheet?.render({ force: true });
  }

  static #onLocked(this: BasePlaceableHUD): void {
    void this.document?.update({ locked: !this.document.locked });
  }

  static #onVisibility(this: BasePlaceableHUD): void {
    void this.document?.update({ hidden: !this.document.hidden });
  }

  static #onSort(this: BasePlaceableHUD, _event: Event, target: HTMLElement): void {
    const others = [...((this.#object?.layer?.placeables ?? []) as PlaceableObject[])].map(
      ({ document }) => document.sort ?? 0,
    );
    const sort = target.dataset['direction'] === 'up' ? Math.max(...others) + 1 : Math.min(...others) - 1;
    void this.document?.update({ sort });
  }

  static #onTogglePalette(this: BasePlaceableHUD, _event: Event, target: HTMLElement): void {
    this.togglePalette(target.dataset['palette'] ?? '');
  }
}
