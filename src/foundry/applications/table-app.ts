/** The Table window: ribbon, prompt, choices with their reasons and odds, undo, votes and the last events. */
import type { Change, TableClient } from '../../table/panels/client-model';
import type { pilesPanel } from '../../table/panels/piles';
import { questionKind, seatToSwitchTo } from '../../table/panels/prompt';
import { countdown, reactionPanel } from '../../table/panels/reaction';
import { chosenIn } from '../../table/board/which-counter';
import { questionNow } from '../../table/panels/hint';
import { tablePanel } from '../../table/panels/table';
import { onceFree } from '../board/hands-free';
import { dimParts, focusLesson, holdsFocus } from './lesson-focus';
import { bringIntoSight, lightHint, type Hint, hintFor, unlight } from './hint';
import { lazyImport } from '../lazy-import';
import { onReplay, seenUntil, show, shownAt } from '../replay';
import { setting } from '../settings';
import { Sheet } from './sheet';
import { AutoChoice } from './auto-choice';
import { drawCards } from '../pictures/card-pictures';
import { ChoiceList } from './choice-list';
import { Coach } from './coach';
import { DoneNote } from './done-note';
import { isPassphraseOffered } from './passphrase-offer';
import { isCodeOffered } from './recovery';
import type { Options, Parts } from '../rt-application';
import { drawPlots, END_ACTIONS, EndFigures, mayPlayAgain, nextGame } from './end-actions';
import { submit, TABLE_ACTIONS } from './table-actions';
import { type TableContext, TABLE_PARTS, type Why } from './table-context';
import { TableWindow } from './table-window';

export class TableApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-table-app'],
    window: { icon: 'fa-solid fa-chess-board' },
    position: { width: 380, height: 680, top: 70, left: 110 },
    actions: {
      ...TABLE_ACTIONS,
      ...END_ACTIONS,
      undo: TableApp.#onUndo,
      hint: TableApp.#onHint,
      react: TableApp.#onReact,
      waitInWindow: TableApp.#onWait,
      stand: TableApp.#onStand,
      putAway: TableApp.#onPutAway,
      known: TableApp.#onKnown,
      present: TableApp.#onPresent,
      async fill(this: TableApp): Promise<void> {
        await this.#sheet.fill();
      },
      async goOn(this: TableApp): Promise<void> {
        await this.#done.goOn();
      },
    },
  };

  static override PARTS: Parts = TABLE_PARTS;

  protected override readonly keepsParts = true;
  #why: Why | undefined;
  #stopClock: (() => void) | undefined;
  #awayShown = 0;
  #hint: Hint | undefined;
  /** One computation at a time. It restarts when others act meanwhile. */
  #thinking: Promise<void> | undefined;
  /** The pile spread out in the column, and the last look that the user closed. */
  #spread: string | undefined;
  #lookedUpTo = 0;
  /** The code that shows piles loads where changes by hand are allowed. */
  #piles: typeof pilesPanel | undefined;
  #stopWaiting: (() => void) | undefined;
  /** The kind of question that the list was drawn for. */
  #asked: string | undefined;
  /** Did an element of this window have the focus before drawing? At first: does nothing else have it? */
  #hadFocus = false;
  readonly #auto: AutoChoice;
  readonly #list: ChoiceList;
  readonly #coach: Coach;
  readonly #done = new DoneNote(this.client, () => this.refresh('prompt'));
  readonly #figures = new EndFigures();
  readonly #sheet = new Sheet(this.client, command => submit(this, command));

  constructor(client: TableClient, into?: HTMLElement) {
    super('table', client, into);
    this.#auto = new AutoChoice(client);
    this.#list = new ChoiceList(client);
    this.#coach = new Coach(client);
  }

  protected override panel(): TableContext {
    const { lesson } = this.client;
    // the past is not the question that the coach explains
    const coach = lesson || shownAt(this.client.id) ? undefined : this.#coach.panel(this.reading);
    const piles = this.#piles?.(this.reading, { pile: this.focus.spread, done: this.#lookedUpTo });
    const end = this.#figures.panel(this, () => this.refresh('end'));
    return {
      ...tablePanel(
        this.reading,
        chosenIn(this.reading, this.focus.chosen),
        seenUntil(this.client.id),
        shownAt(this.client.id),
      ),
      auto: this.#auto.note,
      sounds: setting('sounds'),
      codeOffered: isCodeOffered(this.client),
      passphraseOffered: isPassphraseOffered(this.client),
      mayPlayAgain: mayPlayAgain(this.client),
      next: nextGame(this.client),
      inColumn: true,
      ...(end && { end }),
      ...(piles && { piles }),
      ...(coach && { coach }),
      ...(this.#done.panel && { doneByHand: this.#done.panel }),
      ...(lesson && { lesson: lesson.panel() }),
      ...(this.#why && { why: this.#why }),
      ...(this.#hint && { hint: this.#hint.texts }),
    };
  }

  protected override listen(): readonly (() => void)[] {
    return [...super.listen(), onReplay(this.client.id, () => this.refresh())];
  }

  protected override onTableChange({ kind }: Change): void {
    if (kind === 'record') this.#coach.follow();
    if (kind === 'record' || kind === 'seat') {
      void this.#done.follow();
      this.#why = undefined;
      // an act of others at the same time leaves the reader's question open
      if (this.#hint && this.#hint.question !== questionNow(this.reading)) this.#hint = undefined;
      // but it may change which choice is best
      else if (this.#hint) void this.#think();
    }
    if (kind === 'pending') this.refresh('prompt', 'window');
    else this.refresh();
    if (kind === 'record') this.#followMyTurn();
  }
  protected override onFocusChange(): void {
    if (this.#spread !== this.focus.spread) {
      this.#spread = this.focus.spread;
      this.refresh('piles');
    }
    const chosen = this.focus.chosen ?? '';
    if (this.element.dataset['chosen'] === chosen) return;
    this.element.dataset['chosen'] = chosen;
    this.#why = undefined;
    this.refresh('choices');
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.pointAt(this.element);
    void this.#done.follow();
    this.#stopWaiting = onceFree(this.client, () => void this.#takeByHand());
    const view = this.element.ownerDocument.defaultView;
    const clock = view?.setInterval(() => this.#count(), 500);
    this.#stopClock = () => view?.clearInterval(clock);
    this.#list.follow(this.element);
    // A long press on a touch screen asks why, as a click does.
    this.element.addEventListener('contextmenu', event => {
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('[aria-disabled="true"][data-why]');
      if (button) {
        event.preventDefault();
        this.explain(button);
      }
    });
  }

  override async _preRender(...given: Parameters<TableWindow['_preRender']>): Promise<void> {
    await super._preRender(...given);
    this.#hadFocus = holdsFocus(this.element);
  }

  override async _onRender(...given: Parameters<TableWindow['_onRender']>): Promise<void> {
    await super._onRender(...given);
    if (this.client.lesson && this.#hadFocus) focusLesson(this.element);
    void drawCards(this.element, this.client);
    void this.#sheet.draw(this.element);
    drawPlots(this.element);
    this.#list.show();
    this.#beginAtTop();
    dimParts(this.element, this.client);
    if (this.client.lesson) bringIntoSight(this.element, this.client.lesson);
    lightHint(this.element, this.client.lesson?.lit ?? this.#hint?.command, this.client.lesson !== undefined);
    this.#auto.consider(this.element.ownerDocument.defaultView);
  }

  /** Another kind of question begins at the top of its list; the same kind again stays where the user scrolled. */
  #beginAtTop(): void {
    const kind = questionKind(this.reading);
    const list = this.element.querySelector('.rt-choices');
    if (list && kind !== this.#asked) list.scrollTop = 0;
    this.#asked = kind;
  }

  override _onClose(...given: Parameters<TableWindow['_onClose']>): void {
    super._onClose(...given);
    this.#auto.stop();
    this.#list.stop();
    this.#stopClock?.();
    this.#stopWaiting?.();
  }

  async #takeByHand(): Promise<void> {
    const made = await lazyImport(async () => {
      const [{ handlePiles }, panels] = await Promise.all([
        import('../board/piles-by-hand'),
        import('../../table/panels/piles'),
      ]);
      return { handlePiles, pilesPanel: panels.pilesPanel };
    });
    // the window may have been closed during the import
    if (!made || !this.element?.isConnected) return;
    this.#piles = made.pilesPanel;
    made.handlePiles(this.element, this.client);
    this.refresh('piles');
  }

  chosen(): void {
    this.#auto.chosen();
  }

  /** Counts down the open reaction window, redrawing only the number. */
  #count(): void {
    const left = this.element?.querySelector<HTMLElement>('[data-until]');
    const until = Number(left?.dataset['until']);
    if (left && Number.isFinite(until)) left.textContent = countdown(until, this.client.now());
    // from now on others may pass for an absent player
    const { length } = reactionPanel(this.reading)?.away ?? [];
    if (length !== this.#awayShown) this.refresh('window');
    this.#awayShown = length;
  }

  /** A user with several seats sees the table through the seat that must act. */
  #followMyTurn(): void {
    const other = seatToSwitchTo(this.reading);
    if (other !== undefined) this.client.sitAs(other);
  }

  explain({ dataset }: HTMLElement): void {
    const { why: text = '', section = '', forbiddenBy: mark = '' } = dataset;
    this.#why = { text, section, mark };
    this.refresh('choices');
  }

  static async #onStand(this: TableApp, _event: Event, { dataset, ariaPressed }: HTMLElement): Promise<void> {
    await this.client.stand?.(ariaPressed === 'true' ? undefined : dataset['standing']);
  }

  /** Returns board and column to the present. */
  static #onPresent(this: TableApp): void {
    show(this.client.id, undefined);
  }

  static async #onUndo(this: TableApp, _event: Event, target: HTMLElement): Promise<void> {
    if (target.ariaDisabled === 'true') return this.explain(target);
    await this.client.undo();
  }

  static async #onHint(this: TableApp): Promise<void> {
    unlight(this.element);
    // a hint in progress may belong to the question before
    await this.#thinking;
    await this.#think();
  }
  #think(): Promise<void> {
    this.#thinking ??= hintFor(() => this.reading)
      .then(hint => {
        this.#hint = hint;
        this.refresh('prompt', 'choices');
      })
      .finally(() => {
        this.#thinking = undefined;
      });
    return this.#thinking;
  }
  /** Goes to the choices of a reaction window, which then no longer passes by itself. */
  static #onReact(this: TableApp): void {
    this.#auto.leave();
    const first = this.element.querySelector<HTMLElement>(
      '.rt-choices summary, .rt-choices [data-command]:not([aria-disabled])',
    );
    first?.scrollIntoView({ block: 'nearest' });
    first?.focus();
  }
  static async #onWait(this: TableApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { seat } = this.client;
    this.#auto.leave();
    if (seat !== undefined) await this.client.ask({ kind: 'wait', seat, on: Number(dataset['on']) });
  }
  /** "I know this": the coach no longer explains this kind of question. */
  static #onKnown(this: TableApp, _event: Event, { dataset }: HTMLElement): void {
    this.#coach.know(dataset['kind'] ?? '');
    this.refresh('prompt');
  }
  /** Closes a spread pile or a look at cards. */
  static #onPutAway(this: TableApp): void {
    if (this.focus.spread === undefined) this.#lookedUpTo = this.client.timeline.revision;
    this.focus.spreadOut(undefined);
    this.refresh('piles');
  }
}
