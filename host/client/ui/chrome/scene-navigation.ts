import { button, make } from '../dom';
import { page, type HostScene } from '../globals';
import { InterfacePart } from './interface-part';
import type { ApplicationOptions } from '../application/options';

/** [D13] foundry.applications.ui.SceneNavigation (`ui.nav`): the scenes one can view, at the top. */
export class SceneNavigation extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'scene-navigation',
    tag: 'nav',
    classes: ['flexcol'],
    actions: { viewScene: SceneNavigation.#view },
  };

  readonly place = 'ui-left-column-2';

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

  static #view(this: SceneNavigation, _event: PointerEvent, target: HTMLElement): void {
    void page.game.scenes.get(target.dataset['sceneId'] ?? '')?.view?.();
  }
}
