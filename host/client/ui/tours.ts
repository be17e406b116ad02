/** [D14] foundry.nue: tours of packages, step by step. */
import { Collection } from '../data/collection';
import { button, make, parse } from './dom';
import { cleanHTML } from './clean-html';
import { localize, page } from './globals';

/** [D14] TourStep */
interface Step {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly selector?: string;
  readonly restricted?: boolean;
}

/** [D14] TourConfig */
interface Config {
  readonly id?: string;
  readonly namespace?: string;
  readonly title?: string;
  readonly description?: string;
  readonly steps?: readonly Step[];
  readonly canBeResumed?: boolean;
  readonly restricted?: boolean;
  readonly [option: string]: unknown;
}

/** [D14] foundry.nue.Tour */
export class Tour {
  /** [D14] Tour.STATUS */
  static STATUS = { UNSTARTED: 'unstarted', IN_PROGRESS: 'in-progress', COMPLETED: 'completed' } as const;
  /** [D14] Tour.activeTour, Tour.tourInProgress */
  static activeTour: Tour | null = null;

  static get tourInProgress(): boolean {
    return Tour.activeTour !== null;
  }

  id: string;
  namespace: string;
  #step = -1;
  #shown: HTMLElement | undefined;

  constructor(readonly config: Config = {}) {
    this.id = config.id ?? '';
    this.namespace = config.namespace ?? '';
  }

  /** [D14] Tour.fromJSON */
  static async fromJSON(path: string): Promise<Tour> {
    const response = await fetch(path);
    return new this((await response.json()) as Config);
  }

  /** [D14] Tour#key, Tour#title, Tour#description */
  get key(): string {
    return `${this.namespace}.${this.id}`;
  }

  get title(): string {
    return localize(this.config.title ?? '');
  }

  get description(): string {
    return localize(this.config.description ?? '');
  }

  /** [D14] Tour#steps, Tour#stepIndex, Tour#currentStep, Tour#hasNext, Tour#hasPrevious, Tour#canStart, Tour#status */
  get steps(): Step[] {
    return (this.config.steps ?? []).filter(step => !step.restricted || page.game.user?.isGM);
  }

  get stepIndex(): number {
    return this.#step;
  }

  get currentStep(): Step | null {
    return this.steps[this.#step] ?? null;
  }

  get hasNext(): boolean {
    return this.#step < this.steps.length - 1;
  }

  get hasPrevious(): boolean {
    return this.#step > 0;
  }

  get canStart(): boolean {
    return true;
  }

  get status(): string {
    const { UNSTARTED, IN_PROGRESS, COMPLETED } = Tour.STATUS;
    if (this.#step === -1) return UNSTARTED;
    return this.#step >= this.steps.length ? COMPLETED : IN_PROGRESS;
  }

  /** [D14] Tour#start, Tour#next, Tour#previous, Tour#complete, Tour#exit, Tour#reset */
  async start(): Promise<void> {
    if (this.status === Tour.STATUS.IN_PROGRESS) await this.progress(this.#step);
    else await this.progress(0);
  }

  async next(): Promise<void> {
    if (this.hasNext) await this.progress(this.#step + 1);
    else await this.complete();
  }

  async previous(): Promise<void> {
    if (this.hasPrevious) await this.progress(this.#step - 1);
  }

  async complete(): Promise<void> {
    await this.progress(this.steps.length);
  }

  exit(): void {
    this.#hide();
  }

  async reset(): Promise<void> {
    await this.progress(-1);
  }

  /** [D14] Tour#progress: to a step; past the last one it is over. */
  async progress(stepIndex: number): Promise<void> {
    if (this.currentStep) await this._postStep();
    this.#hide();
    this.#step = stepIndex;
    if (!this.currentStep) return;
    Tour.activeTour = this;
    await this._preStep();
    await this._renderStep();
  }

  /** [D14] Tour#_preStep, Tour#_postStep, Tour#_renderStep: for subclasses. */
  async _preStep(): Promise<void> {}

  async _postStep(): Promise<void> {}

  async _renderStep(): Promise<void> {
    const step = this.currentStep;
    if (!step) return;
    const act = (label: string, go: () => unknown): HTMLElement => {
      const made = button({}, localize(label));
      made.addEventListener('click', () => void go());
      return made;
    };
    const target = step.selector ? document.querySelector(step.selector) : null;
    target?.scrollIntoView({ block: 'nearest' });
    const box = target?.getBoundingClientRect();
    this.#shown = make(
      'aside',
      { class: 'tour-center-step tour', role: 'dialog', style: 'position: fixed; z-index: 10000; max-width: 320px' },
      make('h3', {}, localize(step.title)),
      make('div', { class: 'tour-content' }, parse(cleanHTML(localize(step.content)))),
      make(
        'nav',
        { class: 'flexrow' },
        this.hasPrevious ? act('Previous', () => this.previous()) : undefined,
        act('Exit', () => this.exit()),
        act('Next', () => this.next()),
      ),
    );
    document.body.append(this.#shown);
    const { offsetWidth: width, offsetHeight: height } = this.#shown;
    const at = box
      ? { left: box.left, top: box.bottom + 8 }
      : { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 };
    this.#shown.style.left = `${Math.max(0, Math.min(at.left, innerWidth - width))}px`;
    this.#shown.style.top = `${Math.max(0, Math.min(at.top, innerHeight - height))}px`;
  }

  #hide(): void {
    this.#shown?.remove();
    this.#shown = undefined;
    if (Tour.activeTour === this) Tour.activeTour = null;
  }
}

/** [D14] foundry.nue.ToursCollection (`game.tours`) */
export class ToursCollection extends Collection<Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    tour.namespace = namespace;
    tour.id = id;
    this.set(`${namespace}.${id}`, tour);
  }
}
