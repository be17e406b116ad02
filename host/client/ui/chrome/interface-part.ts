import { ApplicationV2 } from '../application/application';
import type { ApplicationOptions } from '../application/options';

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]';

/** A frameless application that has a fixed place in the page: controls, navigation, players, hotbar, sidebar tabs. */
export abstract class InterfacePart extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    window: { frame: false, positioned: false },
  };

  /** The id of the element that contains it. */
  abstract readonly place: string;

  /** Everything it shows. */
  abstract build(): (Node | string)[];

  override async _renderHTML(): Promise<(Node | string)[]> {
    return this.build();
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    const scrolled = [...content.querySelectorAll('[data-scrolls]')].map(element => element.scrollTop);
    const focused = [...content.querySelectorAll(FOCUSABLE)].findIndex(element => element === document.activeElement);
    content.replaceChildren(...(result as (Node | string)[]));
    content.querySelectorAll('[data-scrolls]').forEach((element, index) => {
      element.scrollTop = scrolled[index] ?? 0;
    });
    if (focused >= 0) content.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus();
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById(this.place)?.append(element);
  }
}
