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

  /** [D14] AbstractSidebarTab#isPopout, AbstractSidebarTab#popout: no tab stands in a window of its own here. */
  readonly isPopout = false;
  readonly popout: AbstractSidebarTab | null = null;

  /** [K] AbstractSidebarTab#_onActivate: the tab comes to the front. */
  _onActivate(): void {}

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const element = await super._renderFrame(options);
    element.role = 'tabpanel';
    element.dataset['tab'] = this.tabName;
    element.dataset['group'] = 'primary';
    return element;
  }
}
