import { button, icon, make } from '../dom';
import { dataAbove } from '../form-data';
import { TextEditor } from '../clean-html';
import { localize, notifications, page, type HostDocument } from '../globals';
import { InterfacePart } from './interface-part';
import type { ApplicationOptions, RenderOptions } from '../application/options';
import { globals } from '../../global';

const SLOTS = 10;
const ROWS = 5;

type Macro = HostDocument & { readonly img?: string; execute?(): unknown };

interface HotbarUser {
  readonly hotbar?: Readonly<Record<string, string>>;
  update(changes: object): Promise<unknown>;
}

const user = (): HotbarUser => page.game.user as unknown as HotbarUser;

/** [D13] foundry.applications.ui.Hotbar (`ui.hotbar`): ten places for macros, bottom centre. */
export class Hotbar extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'hotbar',
    tag: 'aside',
    classes: ['faded-ui'],
    actions: { execute: Hotbar.#execute },
  };

  static override readonly PARTS = { hotbar: '#action-bar' };

  readonly place = 'ui-bottom';

  /** [D14] Hotbar#page: which of the user's five rows is shown. */
  page = 1;
  locked = false;

  /** [D14] Hotbar#slots: those of this row, with what lies in them. */
  get slots(): { slot: number; key: string; macro: Macro | null; img: string | null; tooltip: string | null }[] {
    return Array.from({ length: SLOTS }, (_, index) => {
      const slot = (this.page - 1) * SLOTS + index + 1;
      const macro = this.#macro(String(slot)) ?? null;
      const key = String((index + 1) % SLOTS);
      return { slot, key, macro, img: macro?.img ?? null, tooltip: macro?.name ?? null };
    });
  }

  /** [D14] Hotbar#changePage, Hotbar#cyclePage: to another of the five rows. */
  async changePage(number: number): Promise<void> {
    this.page = Math.max(1, Math.min(ROWS, number || 1));
    await this.render();
  }

  async cyclePage(direction = 1): Promise<void> {
    await this.changePage(((this.page - 1 + Math.sign(direction) + ROWS) % ROWS) + 1);
  }

  /** The macro that the user keeps in a slot. */
  #macro(slot: string): Macro | undefined {
    return page.game.macros.get(user().hotbar?.[slot] ?? '');
  }

  override build(): Node[] {
    const slots = this.slots.map(({ slot, key, macro }) =>
      make(
        'li',
        {},
        button(
          {
            class: `slot ui-control${macro ? ' full' : ''}`,
            'data-action': 'execute',
            'data-slot': String(slot),
            'aria-label': macro?.name ?? localize('Empty macro slot'),
            'data-tooltip': macro?.name,
          },
          macro?.img
            ? make('img', { class: 'slot-icon', src: macro.img, alt: '' })
            : macro
              ? icon('fa-solid fa-code')
              : undefined,
          make('span', { class: 'key' }, key),
        ),
      ),
    );
    return [make('menu', { id: 'action-bar', class: 'flexrow' }, ...slots)];
  }

  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(
      () => [
        {
          label: 'Edit',
          icon: 'fa-solid fa-pen',
          callback: target => void this.#macro(dataAbove(target, 'slot'))?.sheet?.render({ force: true }),
        },
        {
          label: 'Remove from the bar',
          icon: 'fa-solid fa-xmark',
          callback: target => void user().update({ hotbar: { [`-=${dataAbove(target, 'slot')}`]: null } }),
        },
      ],
      '[data-slot].full',
    );
    this.element.addEventListener('dragover', event => event.preventDefault());
    this.element.addEventListener('drop', event => {
      event.preventDefault();
      const slot = dataAbove(event.target, 'slot');
      if (slot) void this.#drop(TextEditor.getDragEventData(event) as { type?: string; uuid?: string }, slot);
    });
  }

  /** [D13] hookEvents.hotbarDrop: a package may handle a drop; a macro goes into the slot. */
  async #drop(data: { type?: string; uuid?: string }, slot: string): Promise<void> {
    if (!page.Hooks.call('hotbarDrop', this, data, Number(slot)) || data.type !== 'Macro') return;
    const id = data.uuid?.split('.').at(-1);
    if (id && page.game.macros.get(id)) await user().update({ hotbar: { [slot]: id } });
  }

  /** An empty slot makes a new macro for itself. */
  async #create(slot: string): Promise<void> {
    const { Macro } = globals<{ Macro: { create(data: object): Promise<Macro | undefined> } }>();
    try {
      const macro = await Macro.create({ name: localize('New macro'), type: 'script', command: '' });
      if (!macro) return;
      await user().update({ hotbar: { [slot]: macro.id } });
      await macro.sheet?.render({ force: true });
    } catch (error) {
      notifications().error(error as Error);
    }
  }

  static #execute(this: Hotbar, _event: PointerEvent, target: HTMLElement): void {
    const { slot = '' } = target.dataset;
    const macro = this.#macro(slot);
    if (macro) macro.execute?.();
    else void this.#create(slot);
  }
}
