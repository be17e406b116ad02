import { button, make } from '../dom';
import { deprecated } from '../../data/hooks';
import { localize, page } from '../globals';
import { InterfacePart } from './interface-part';
import type { ApplicationOptions } from '../application/options';

type Change = (event: Event | undefined, active: boolean) => unknown;

/** [D14] SceneControlTool; docs/platform.md 6 */
export interface SceneControlTool {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly order?: number;
  readonly visible?: boolean;
  readonly toggle?: boolean;
  readonly button?: boolean;
  active?: boolean;
  readonly onChange?: Change;
  /** [I] 12761: what version 12 called, for tools without `onChange`. */
  readonly onClick?: (active: boolean) => unknown;
}

/** [D14] SceneControl; docs/platform.md 6 */
export interface SceneControl {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly order?: number;
  readonly visible?: boolean;
  activeTool?: string;
  readonly layer?: string;
  /** [D14] SceneControl#tools; docs/platform.md 6 */
  readonly tools?: Record<string, SceneControlTool>;
  readonly onChange?: Change;
  readonly onToolChange?: (event: Event | undefined, tool: SceneControlTool) => unknown;
}

interface Layer {
  activate(): unknown;
}

/** A control of a layer that only game masters have. */
const forGameMasters = (name: string, title: string, icon: string, order: number, select: string): SceneControl => ({
  name,
  title,
  icon,
  order,
  layer: name,
  activeTool: 'select',
  visible: page.game.user?.isGM ?? false,
  tools: { select: { name: 'select', title: select, icon: 'fa-solid fa-arrow-pointer', order: 1 } },
});

/** [D14] SceneControls#controls: one for each layer of documents. */
const coreControls = (): Record<string, SceneControl> => ({
  tokens: {
    name: 'tokens',
    title: 'Token controls',
    icon: 'fa-solid fa-user-large',
    order: 1,
    layer: 'tokens',
    activeTool: 'select',
    tools: {
      select: { name: 'select', title: 'Look and move the view', icon: 'fa-solid fa-expand', order: 1 },
      target: { name: 'target', title: 'Target tokens', icon: 'fa-solid fa-bullseye', order: 2 },
    },
  },
  tiles: forGameMasters('tiles', 'Tile controls', 'fa-solid fa-cubes', 2, 'Select and move tiles'),
  drawings: forGameMasters('drawings', 'Drawing controls', 'fa-solid fa-pencil', 3, 'Select and move drawings'),
  walls: forGameMasters('walls', 'Wall controls', 'fa-solid fa-trowel-bricks', 4, 'Select walls'),
  lighting: forGameMasters('lighting', 'Light controls', 'fa-regular fa-lightbulb', 5, 'Select lights'),
  sounds: forGameMasters('sounds', 'Sound controls', 'fa-solid fa-music', 6, 'Select sounds'),
  regions: forGameMasters('regions', 'Region controls', 'fa-solid fa-draw-polygon', 7, 'Select regions'),
  notes: forGameMasters('notes', 'Note controls', 'fa-solid fa-bookmark', 8, 'Select notes'),
});

interface Shown {
  readonly order?: number;
  readonly visible?: boolean;
}

const shown = <T extends Shown>(entries: Record<string, T> = {}): T[] =>
  Object.values(entries)
    .filter(({ visible }) => visible ?? true)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

/** [D13] foundry.applications.ui.SceneControls (`ui.controls`): layers and tools of the canvas, left. */
export class SceneControls extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'scene-controls',
    tag: 'aside',
    actions: { control: SceneControls.#onControl, tool: SceneControls.#onTool },
  };

  static override readonly PARTS = { layers: '#scene-controls-layers', tools: '#scene-controls-tools' };

  readonly place = 'ui-left-column-1';

  /** [D13] SceneControls#controls */
  controls: Record<string, SceneControl> = {};

  #active = '';

  /** [D13] SceneControls.buildToolclipItems: the content of a tool's tooltip, without missing items. */
  static buildToolclipItems(items: readonly (object | null | undefined)[]): object[] {
    return items.flatMap(item => item ?? []);
  }

  /** [D13] SceneControls#control: the active one. */
  get control(): SceneControl | null {
    return this.controls[this.#active] ?? null;
  }

  /** [D13] SceneControls#tool: the active tool of the active control. */
  get tool(): SceneControlTool | null {
    const { control } = this;
    return control?.tools?.[control.activeTool ?? ''] ?? null;
  }

  /** [D13] SceneControls#tools: those of the active control. */
  get tools(): Record<string, SceneControlTool> {
    return this.control?.tools ?? {};
  }

  /** [D12] SceneControls#activeControl, SceneControls#activeTool: their names. */
  get activeControl(): string {
    deprecated('SceneControls#activeControl is deprecated: it is now SceneControls#control.');
    return this.#active;
  }

  get activeTool(): string | null {
    deprecated('SceneControls#activeTool is deprecated: it is now SceneControls#tool.');
    return this.tool?.name ?? null;
  }

  /** Asks modules for their controls; the active one stays active. */
  #prepare(): void {
    const before = this.controls;
    const controls = coreControls();
    page.Hooks.callAll('getSceneControlButtons', controls);
    for (const [name, control] of Object.entries(controls)) {
      const kept = before[name]?.activeTool;
      if (kept && control.tools?.[kept]) control.activeTool = kept;
      for (const tool of Object.values(control.tools ?? {})) {
        const active = before[name]?.tools?.[tool.name]?.active;
        if (tool.toggle && active !== undefined) tool.active = active;
      }
    }
    this.controls = controls;
    if (!shown(controls).some(({ name }) => name === this.#active)) this.#active = shown(controls)[0]?.name ?? '';
  }

  override build(): Node[] {
    if (Object.keys(this.controls).length === 0) this.#prepare();
    const layers = shown(this.controls).map(control =>
      make(
        'li',
        {},
        button({
          class: `control ui-control layer icon ${control.icon}`,
          'data-action': 'control',
          'data-control': control.name,
          'aria-pressed': control.name === this.#active,
          'aria-label': localize(control.title),
          'data-tooltip': control.title,
          'data-tooltip-direction': 'RIGHT',
        }),
      ),
    );
    const { control } = this;
    const tools = shown(control?.tools).map(tool =>
      make(
        'li',
        {},
        button({
          class: `control ui-control tool icon ${tool.icon}${tool.toggle ? ' toggle' : ''}${tool.button ? ' button' : ''}`,
          'data-action': 'tool',
          'data-tool': tool.name,
          'aria-label': localize(tool.title),
          'data-tooltip': tool.title,
          'data-tooltip-direction': 'RIGHT',
          'aria-pressed': tool.button
            ? undefined
            : tool.toggle
              ? (tool.active ?? false)
              : tool.name === control?.activeTool,
        }),
      ),
    );
    return [
      make('menu', { id: 'scene-controls-layers', class: 'flexcol', 'data-application-part': 'layers' }, ...layers),
      make('menu', { id: 'scene-controls-tools', class: 'flexcol', 'data-application-part': 'tools' }, ...tools),
    ];
  }

  override _configureRenderOptions(options: { reset?: boolean; controls?: string; tool?: string }): void {
    super._configureRenderOptions(options);
    if (options.reset) this.#prepare();
    if (options.controls && this.controls[options.controls]) this.#active = options.controls;
    if (options.tool && this.control?.tools?.[options.tool]) this.control.activeTool = options.tool;
  }

  /** [D13] SceneControls#activate */
  async activate({ event, control, tool }: { event?: Event; control?: string; tool?: string } = {}): Promise<void> {
    const before = this.control;
    const next = this.controls[control ?? this.#active];
    if (!next) return;
    if (next !== before) {
      before?.onChange?.(event, false);
      this.#active = next.name;
      const layer = next.layer
        ? ((page.canvas as Record<string, unknown>)[next.layer] as Layer | undefined)
        : undefined;
      layer?.activate();
      next.onChange?.(event, true);
    }
    if (tool) this.#use(next, next.tools?.[tool], event);
    await this.render();
  }

  #tell(tool: SceneControlTool, event: Event | undefined, active: boolean): void {
    if (tool.onChange || !tool.onClick) {
      tool.onChange?.(event, active);
      return;
    }
    deprecated(`"onClick" of the tool ${tool.name} is deprecated: it is now "onChange".`);
    tool.onClick(active);
  }

  #use(control: SceneControl, tool: SceneControlTool | undefined, event: Event | undefined): void {
    if (!tool) return;
    if (tool.button) {
      this.#tell(tool, event, true);
      return;
    }
    if (tool.toggle) {
      tool.active = !tool.active;
      this.#tell(tool, event, tool.active);
    } else if (control.activeTool !== tool.name) {
      control.tools?.[control.activeTool ?? '']?.onChange?.(event, false);
      control.activeTool = tool.name;
      this.#tell(tool, event, true);
    }
    control.onToolChange?.(event, tool);
  }

  static #onControl(this: SceneControls, event: PointerEvent, target: HTMLElement): void {
    void this.activate({ event, control: target.dataset['control'] ?? '' });
  }

  static #onTool(this: SceneControls, event: PointerEvent, target: HTMLElement): void {
    void this.activate({ event, tool: target.dataset['tool'] ?? '' });
  }
}
