import { button, make } from '../dom';
import { dataAbove } from '../form-data';
import { page, type HostScene } from '../globals';
import { InterfacePart } from './interface-part';
import type { ContextMenuEntry } from '../context-menu';
import type { ApplicationOptions, RenderOptions } from '../application/options';

/** [D13] foundry.applications.ui.SceneNavigation (`ui.nav`): the scenes one can view, at the top. */
export class SceneNavigation extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'scene-navigation',
    tag: 'nav',
    classes: ['flexcol'],
    actions: { viewScene: SceneNavigation.#view },
  };

  readonly place = 'ui-left-column-2';

  /** [M] SceneNavigation#expanded, #expand, #collapse, #toggleExpanded; hookEvents.collapseSceneNavigation */
  get expanded(): boolean {
    return !this.element.classList.contains('collapsed');
  }

  expand(): void {
    this.toggleExpanded(true);
  }

  collapse(): void {
    this.toggleExpanded(false);
  }

  toggleExpanded(expanded = !this.expanded): void {
    if (expanded === this.expanded) return;
    this.element.classList.toggle('collapsed', !expanded);
    page.Hooks.callAll('collapseSceneNavigation', this, !expanded);
  }

  /** [D13] SceneNavigation#scenes */
  get scenes(): HostScene[] {
    const { scenes, user } = page.game;
    return scenes.contents
      .filter(scene => scene.active || ((scene.navigation ?? true) && (user?.isGM || scene.visible)))
      .sort((a, b) => Number(b.active) - Number(a.active) || (a.navOrder ?? 0) - (b.navOrder ?? 0));
  }

  override build(): Node[] {
    const viewed = (page.canvas as { scene?: HostScene | null } | undefined)?.scene;
    const entry = (scene: HostScene): HTMLElement =>
      make(
        'li',
        {},
        button(
          {
            class: `scene ui-control${scene === viewed ? ' view' : ''}${scene.active ? ' active' : ''}`,
            'data-action': 'viewScene',
            'data-scene-id': scene.id,
            'aria-pressed': scene === viewed,
          },
          make('span', { class: 'scene-name ellipsis' }, scene.navName || scene.name),
        ),
      );
    const active = this.scenes.filter(scene => scene.active);
    const others = this.scenes.filter(scene => !scene.active);
    return [
      make('menu', { id: 'scene-navigation-active', class: 'scene-navigation-menu flexcol' }, ...active.map(entry)),
      make('menu', { id: 'scene-navigation-inactive', class: 'scene-navigation-menu flexcol' }, ...others.map(entry)),
    ];
  }

  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getContextMenuOptions(), '[data-scene-id]', {
      hookName: 'getSceneContextOptions',
    });
  }

  /** [M] SceneNavigation#_getContextMenuOptions, which packages wrap. */
  _getContextMenuOptions(): ContextMenuEntry[] {
    const sceneOf = (target: HTMLElement): HostScene | undefined => page.game.scenes.get(dataAbove(target, 'scene-id'));
    const visible = (): boolean => page.game.user?.isGM ?? false;
    return [
      { label: 'View', icon: 'fa-solid fa-eye', callback: target => void sceneOf(target)?.view?.() },
      {
        label: 'Activate',
        icon: 'fa-solid fa-bullseye',
        visible,
        callback: target => void sceneOf(target)?.activate?.(),
      },
      {
        label: 'Configure',
        icon: 'fa-solid fa-gear',
        visible,
        callback: target => void sceneOf(target)?.sheet?.render({ force: true }),
      },
    ];
  }

  static #view(this: SceneNavigation, _event: PointerEvent, target: HTMLElement): void {
    void page.game.scenes.get(target.dataset['sceneId'] ?? '')?.view?.();
  }
}
