/** The Helpers window: tools of the game for free play and for computing odds. */
import type { Finding, Values } from '../../kernel/helper';
import type { TableClient } from '../../table/panels/client-model';
import { inOrder } from '../../table/panels/due-helpers';
import { type Corrections, corrected } from '../../table/panels/what-if';
import { guidePanel, type GuidePanel } from '../../table/panels/guide';
import { answers, foundWithoutDice, helpersPanel, type AnyHelper, type HelpersPanel } from '../../table/panels/helpers';
import { documentId } from '../../table/crypto/bytes';
import type { AnyTypes } from '../../table/record/model';
import { postFinding } from '../helpers/post-finding';
import { hostDice } from '../chat/rolls';
import { ownLanguage } from '../lazy-translations';
import { hearHotbar, mayPut, putHelper } from '../helpers/put-helper';
import { ID } from '../module-id';
import { template, type Options, type Parts } from '../rt-application';
import { TableWindow } from './table-window';

interface Shown extends HelpersPanel {
  readonly applied: boolean;
  /** Can the viewed scene take a button? */
  readonly canPut: boolean;
  readonly guide?: GuidePanel;
}

export class HelpersApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-helpers-app'],
    window: { icon: 'fa-solid fa-dice' },
    position: { width: 420, height: 680 },
    actions: {
      pick: HelpersApp.#onPick,
      roll: HelpersApp.#onRoll,
      post: HelpersApp.#onPost,
      put: HelpersApp.#onPut,
      apply: HelpersApp.#onApply,
      takeBack: HelpersApp.#onTakeBack,
      asItLies: HelpersApp.#onAsItLies,
      tick: HelpersApp.#onTick,
      resolve: HelpersApp.#onResolve,
    },
  };
  static override PARTS: Parts = {
    guide: { template: template('helpers-guide') },
    form: { template: template('helpers-form'), scrollable: [''] },
    sums: { template: template('helpers-sums'), scrollable: [''] },
  };

  #chosen: string | undefined;
  #values: Values = {};
  #finding: Finding | undefined;
  /** Is there a finding that has not been drawn? */
  #isFresh = false;
  /** How many changes have been applied and can be taken back. */
  #applied = 0;
  #corrections: Corrections = {};
  #reads = false;

  constructor(client: TableClient) {
    super('helpers', client);
  }

  get #helper(): AnyHelper | undefined {
    const helpers = inOrder(this.client.presentation.helpers, this.client.timeline.state);
    return helpers.find(helper => helper.id === this.#chosen) ?? helpers[0];
  }

  /** The table as this window reads it. */
  get #state(): AnyTypes['state'] {
    return corrected(this.client.game, this.client.timeline.state, this.#corrections);
  }

  /** What was rolled or applied; without dice, what the table gives now. */
  get #result(): Finding | undefined {
    const helper = this.#helper;
    return (
      this.#finding ?? (helper && foundWithoutDice(helper, this.#state, answers(helper, this.#state, this.#values)))
    );
  }

  protected override panel(): Shown {
    const guide = guidePanel(this.reading);
    const how = { corrections: this.#corrections, reads: this.#reads };
    return {
      ...helpersPanel(this.reading, this.#chosen, this.#values, this.#finding, how),
      applied: this.#applied > 0,
      canPut: mayPut(),
      ...(guide && { guide }),
    };
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('dragstart', event => this.#carryMacro(event));
    this.element.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || target.dataset['key'] !== 'reads') return;
        if (this.#reads === target.open) return;
        this.#reads = target.open;
        this.refresh('form');
      },
      { capture: true },
    );
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset['read'] !== undefined) this.#correct(target);
      else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) this.#read(target);
    });
  }

  /** scrolls the newest finding into view */
  override async _onRender(...given: Parameters<TableWindow['_onRender']>): Promise<void> {
    await super._onRender(...given);
    if (this.#isFresh) this.element.querySelector('.rt-found')?.scrollIntoView({ block: 'nearest' });
    this.#isFresh = false;
  }

  /** Dragging a tool sets its macro as data, which the hotbar accepts. */
  #carryMacro(event: DragEvent): void {
    const helper = event.target instanceof HTMLElement ? event.target.dataset['helper'] : undefined;
    if (helper === undefined) return;
    const id = documentId(`packs/macros/helper-${this.client.game.id}-${helper}.${ownLanguage()}`);
    const uuid = `Compendium.${ID}.macros.Macro.${id}`;
    hearHotbar();
    event.dataTransfer?.setData('text/plain', JSON.stringify({ type: 'Macro', uuid }));
  }

  #correct(field: HTMLInputElement): void {
    this.#corrections = { ...this.#corrections, [field.dataset['read'] ?? '']: Number(field.value) };
    this.#finding = undefined;
    this.refresh();
  }

  #read(field: HTMLInputElement | HTMLSelectElement): void {
    const { input, member } = field.dataset;
    if (input === undefined) return;
    this.#values = {
      ...this.#values,
      [input]: member === undefined ? this.#valueOf(field) : this.#with(input, member, field),
    };
    this.#finding = undefined;
    this.refresh();
  }

  #valueOf(field: HTMLInputElement | HTMLSelectElement): Values[string] {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
    return field.type === 'number' ? Number(field.value) : field.value;
  }

  #with(input: string, member: string, field: HTMLInputElement | HTMLSelectElement): readonly string[] {
    const helper = this.#helper;
    const now = helper && answers(helper, this.#state, this.#values)[input];
    const others = (Array.isArray(now) ? now : []).filter(one => one !== member);
    return field instanceof HTMLInputElement && field.checked ? [...others, member] : others;
  }

  /** Shows a helper. `part` is its name alone, without answers, or `{ helper, values }` in JSON. */
  bring(part: string | undefined): void {
    const asked = part?.startsWith('{') ? (JSON.parse(part) as { helper: string; values: Values }) : undefined;
    this.#chosen = asked?.helper ?? part;
    this.#values = asked?.values ?? {};
    this.#finding = undefined;
    this.#corrections = {};
    this.#applied = 0;
    if (this.rendered) this.refresh();
  }

  static #onPick(this: HelpersApp, _event: Event, { dataset }: HTMLElement): void {
    this.bring(dataset['helper'] ?? dataset['tool']);
  }

  static #onRoll(this: HelpersApp): void {
    const helper = this.#helper;
    const state = this.#state;
    if (!helper) return;
    const values = answers(helper, state, this.#values);
    if (helper.preview(state, values).refusal) return;
    this.#finding = helper.run(state, values, hostDice());
    this.#applied = 0;
    this.#isFresh = true;
    this.refresh('sums');
  }

  static async #onPost(this: HelpersApp): Promise<void> {
    const helper = this.#helper;
    const result = this.#result;
    if (!helper || !result) return;
    await postFinding(this.client, helper.id, answers(helper, this.#state, this.#values), result);
  }

  /** Puts a button with the given answers on the scene; other answers are read from the map at each click. */
  static async #onPut(this: HelpersApp): Promise<void> {
    const helper = this.#helper;
    if (helper) await putHelper(this.client, helper.id, this.#values);
  }

  /** Sends each change separately: the table refuses single ones, and proposes those that need consent. */
  static async #onApply(this: HelpersApp): Promise<void> {
    const result = this.#result;
    if (!result || this.#applied) return;
    // it stays, although the table that it was computed from changes
    this.#finding = result;
    for (const edit of result.edits) {
      const reply = await this.client.edit(edit);
      if (!reply.ok) break;
      // a proposal is not made yet, so it cannot be taken back
      if (!reply.isProposal) this.#applied++;
    }
    this.refresh('sums');
  }

  /** Takes back the applied changes, the last one first, as far as the table allows. */
  static async #onTakeBack(this: HelpersApp): Promise<void> {
    while (this.#applied) {
      const reply = await this.client.undo();
      if (!reply.ok) break;
      this.#applied--;
    }
    this.refresh('sums');
  }

  static #onAsItLies(this: HelpersApp): void {
    this.#corrections = {};
    this.#finding = undefined;
    this.refresh();
  }

  static async #onTick(this: HelpersApp): Promise<void> {
    await this.client.edit({ kind: 'tick' });
  }

  static async #onResolve(this: HelpersApp): Promise<void> {
    await this.client.edit({ kind: 'resolve' });
  }
}
