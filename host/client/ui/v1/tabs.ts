/** [D14] foundry.applications.ux.Tabs */
export class TabsV1 {
  active: string | undefined;
  readonly group: string | undefined;
  readonly navSelector: string;
  readonly contentSelector: string | undefined;
  readonly callback: ((event: Event | null, tabs: TabsV1, active: string) => unknown) | undefined;
  #nav: HTMLElement | null = null;
  #content: HTMLElement | null = null;

  constructor(options: {
    navSelector: string;
    contentSelector?: string;
    initial?: string;
    group?: string;
    callback?: (event: Event | null, tabs: TabsV1, active: string) => unknown;
  }) {
    this.navSelector = options.navSelector;
    this.contentSelector = options.contentSelector;
    this.active = options.initial;
    this.group = options.group;
    this.callback = options.callback;
  }

  bind(html: HTMLElement): void {
    this.#nav = html.querySelector(this.navSelector);
    this.#content = this.contentSelector
      ? html.matches(this.contentSelector)
        ? html
        : html.querySelector(this.contentSelector)
      : null;
    for (const item of this.#nav?.querySelectorAll<HTMLElement>('[data-tab]') ?? []) {
      item.addEventListener('click', event => {
        event.preventDefault();
        if (item.dataset['tab']) this.activate(item.dataset['tab'], { triggerCallback: true, event });
      });
    }
    const first = this.#nav?.querySelector<HTMLElement>('[data-tab]')?.dataset['tab'];
    const active = this.active ?? first;
    if (active) this.activate(active);
  }

  activate(
    name: string,
    { triggerCallback = false, event = null }: { triggerCallback?: boolean; event?: Event | null } = {},
  ): void {
    const group = this.group ? `[data-group="${CSS.escape(this.group)}"]` : '';
    for (const item of this.#nav?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])
      item.classList.toggle('active', item.dataset['tab'] === name);
    for (const tab of this.#content?.querySelectorAll<HTMLElement>(`.tab[data-tab]${group}`) ?? [])
      tab.classList.toggle('active', tab.dataset['tab'] === name);
    this.active = name;
    if (triggerCallback) this.callback?.(event, this, name);
  }
}
