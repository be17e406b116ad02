import { make } from '../dom';
import { ApplicationV2 } from '../application/application';
import type { ApplicationOptions, RenderOptions } from '../application/options';

/** The places of the interface over the canvas, by Foundry's ids: left, top, right, bottom. */
export const layOutInterface = (): HTMLElement => {
  const known = document.getElementById('interface');
  if (known) return known;
  const ui = make(
    'div',
    { id: 'interface' },
    make(
      'section',
      { id: 'ui-left' },
      make('div', { id: 'ui-left-column-1' }),
      make('div', { id: 'ui-left-column-2' }),
    ),
    make('section', { id: 'ui-middle' }, make('header', { id: 'ui-top' }), make('footer', { id: 'ui-bottom' })),
    make('section', { id: 'ui-right' }, make('div', { id: 'ui-right-column-1' })),
  );
  document.body.append(ui);
  return ui;
};

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]';

/** A frameless application that has a fixed place in the page: controls, navigation, players, hotbar, sidebar tabs. */
export abstract class InterfacePart extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    window: { frame: false, positioned: false },
  };

  /** [D14] HandlebarsApplicationMixin.PARTS: core's parts are known by names; here each is what matches a selector. */
  static PARTS: Readonly<Record<string, unknown>> = {};

  /** [D14] HandlebarsApplication#parts: the elements of its parts. */
  get parts(): Record<string, HTMLElement> {
    const { PARTS } = this.constructor as typeof InterfacePart;
    return Object.fromEntries(
      Object.entries(PARTS).flatMap(([name, selector]) => {
        const found = typeof selector === 'string' ? this.element?.querySelector<HTMLElement>(selector) : null;
        return found ? [[name, found] as const] : [];
      }),
    );
  }

  /** [D14] HandlebarsRenderOptions#parts: which are drawn; here always all. */
  override _configureRenderOptions(options: RenderOptions): void {
    super._configureRenderOptions(options);
    options['parts'] ??= Object.keys((this.constructor as typeof InterfacePart).PARTS);
  }

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
