import { page } from '../globals';
import { InterfacePart } from '../chrome/interface-part';
import type { ApplicationOptions, RenderOptions } from '../application/options';

/** [D13] DocumentDirectory#_onDragStart: an entry that can be dragged carries its document's type and uuid as JSON. */
export const carried = (entry: HTMLElement, type: string, uuid: string): HTMLElement => {
  entry.draggable = true;
  entry.addEventListener('dragstart', event => {
    event.dataTransfer?.setData('text/plain', JSON.stringify({ type, uuid }));
  });
  return entry;
};

/** [K] foundry.applications.sidebar.AbstractSidebarTab; docs/platform.md 6 */
export abstract class AbstractSidebarTab extends InterfacePart {
  /** [K] AbstractSidebarTab.tabName */
  static tabName = '';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    tag: 'section',
    classes: ['tab', 'sidebar-tab'],
  };

  readonly place = 'sidebar-content';

  /** [K] AbstractSidebarTab#tabName */
  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }

  /** [D14] AbstractSidebarTab#isPopout, AbstractSidebarTab#popout: the same in a window of its own. */
  get isPopout(): boolean {
    return this.options['isPopout'] === true;
  }

  popout: AbstractSidebarTab | null = null;

  /** [D14] AbstractSidebarTab#active, AbstractSidebarTab#activate */
  get active(): boolean {
    return this.element?.classList.contains('active') ?? false;
  }

  activate(): void {
    const { sidebar } = page.ui as { sidebar?: { changeTab(tab: string, group: string): void } };
    sidebar?.changeTab(this.tabName, 'primary');
  }

  /** [D14] AbstractSidebarTab#renderPopout */
  async renderPopout(): Promise<AbstractSidebarTab> {
    if (this.isPopout) return this;
    const Class = this.constructor as unknown as new (options: object) => AbstractSidebarTab;
    this.popout ??= new Class({
      id: `${this.id}-popout`,
      classes: ['sidebar-popout', 'active'],
      isPopout: true,
      window: { frame: true, positioned: true, title: this.title || this.tabName },
      position: { width: 320, height: 480 },
    });
    await this.popout.render({ force: true });
    return this.popout;
  }

  override async render(options?: object | boolean): Promise<this> {
    await super.render(options as never);
    if (this.popout?.rendered) await this.popout.render();
    return this;
  }

  override _insertElement(element: HTMLElement): void {
    if (this.isPopout) document.body.append(element);
    else super._insertElement(element);
  }

  /** [K] AbstractSidebarTab#_onActivate, AbstractSidebarTab#_onDeactivate: the tab comes to the front, or leaves it. */
  _onActivate(): void {}

  _onDeactivate(): void {}

  /** [D14] hookEvents.activateAbstractSidebarTab, hookEvents.deactivateAbstractSidebarTab: for each class of the tab. */
  tellActive(isActive: boolean): void {
    const hook = isActive ? 'activate' : 'deactivate';
    for (const { name } of (this.constructor as typeof AbstractSidebarTab).inheritanceChain()) {
      if (name) page.Hooks.callAll(`${hook}${name}`, this);
    }
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const element = await super._renderFrame(options);
    element.role = 'tabpanel';
    element.dataset['tab'] = this.tabName;
    element.dataset['group'] = 'primary';
    return element;
  }
}
