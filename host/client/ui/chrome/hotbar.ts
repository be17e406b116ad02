import { button, make } from '../dom';
import { localize, page, type HostDocument } from '../globals';
import { InterfacePart } from './interface-part';
import type { ApplicationOptions } from '../application-options';

const SLOTS = 10;

/** [D13] foundry.applications.ui.Hotbar (`ui.hotbar`): ten places for macros, bottom centre. */
export class Hotbar extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'hotbar',
    tag: 'aside',
    classes: ['faded-ui'],
    actions: { execute: Hotbar.#execute },
  };

  readonly place = 'ui-bottom';

  /** The macro that the user keeps in a slot. */
  #macro(slot: number): (HostDocument & { readonly img?: string; execute?(): unknown }) | undefined {
    const { hotbar } = page.game.user as unknown as { hotbar?: Record<string, string> };
    const id = hotbar?.[slot];
    return id ? page.game.macros.get(id) : undefined;
  }

  override build(): Node[] {
    const slots = Array.from({ length: SLOTS }, (_, index) => {
      const slot = index + 1, macro = this.#macro(slot);
      return make('li', {}, button({
        class: `slot ui-control${macro ? ' full' : ''}`, 'data-action': 'execute', 'data-slot': slot,
        'aria-label': macro?.name ?? localize('Empty macro slot'), 'data-tooltip': macro?.name,
      }, macro?.img ? make('img', { class: 'slot-icon', src: macro.img, alt: '' }) : undefined,
      make('span', { class: 'key' }, String(slot % SLOTS))));
    });
    return [make('menu', { id: 'action-bar', class: 'flexrow' }, ...slots)];
  }

  static #execute(this: Hotbar, _event: PointerEvent, target: HTMLElement): void {
    this.#macro(Number(target.dataset['slot']))?.execute?.();
  }
}
