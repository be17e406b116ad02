/** The Helpers window: the game's own tools for free play, and for those who want to reckon. */
import type { Finding, Values } from '../../kernel/helper';
import type { TableClient } from '../../table/panels/client-model';
import { answers, helpersPanel, type AnyHelper, type HelpersPanel } from '../../table/panels/helpers';
import { postFinding } from '../chat/post-finding';
import { hostDice } from '../chat/rolls';
import { template, type Options, type Parts } from './rt-application';
import { TableWindow } from './table-window';

export class HelpersApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-helpers-app'],
    window: { icon: 'fa-solid fa-dice' },
    position: { width: 420, height: 600 },
    actions: {
      pick: HelpersApp.#onPick,
      roll: HelpersApp.#onRoll,
      post: HelpersApp.#onPost,
      apply: HelpersApp.#onApply,
    },
  };
  static override PARTS: Parts = {
    form: { template: template('helpers-form') },
    sums: { template: template('helpers-sums'), scrollable: [''] },
  };

  #chosen: string | undefined;
  #values: Values = {};
  #finding: Finding | undefined;
  #applied = false;

  constructor(client: TableClient) {
    super('helpers', client);
  }

  get #helper(): AnyHelper | undefined {
    const { helpers } = this.client.showing;
    return helpers.find(helper => helper.id === this.#chosen) ?? helpers[0];
  }

  protected override panel(): HelpersPanel & { readonly applied: boolean } {
    return { ...helpersPanel(this.reading, this.#chosen, this.#values, this.#finding), applied: this.#applied };
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) this.#read(target);
    });
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
    const now = helper && answers(helper, this.client.timeline.state, this.#values)[input];
    const others = (Array.isArray(now) ? now : []).filter(one => one !== member);
    return field instanceof HTMLInputElement && field.checked ? [...others, member] : others;
  }

  /** Shows a helper, with none of its questions answered. */
  bring(helper: string | undefined): void {
    this.#chosen = helper;
    this.#values = {};
    this.#finding = undefined;
    if (this.rendered) this.refresh();
  }

  static #onPick(this: HelpersApp, _event: Event, { dataset }: HTMLElement): void {
    this.bring(dataset['helper']);
  }

  static #onRoll(this: HelpersApp): void {
    const helper = this.#helper;
    const { state } = this.client.timeline;
    if (!helper) return;
    const values = answers(helper, state, this.#values);
    if (helper.preview(state, values).refusal) return;
    this.#finding = helper.run(state, values, hostDice());
    this.#applied = false;
    this.refresh('sums');
  }

  static async #onPost(this: HelpersApp): Promise<void> {
    if (this.#helper && this.#finding) await postFinding(this.client, this.#helper.id, this.#finding);
  }

  /** Each change is sent by itself: the table says which of them it refuses. */
  static async #onApply(this: HelpersApp): Promise<void> {
    if (!this.#finding || this.#applied) return;
    this.#applied = true;
    for (const edit of this.#finding.edits) {
      const reply = await this.client.edit(edit);
      if (!reply.ok) {
        this.#applied = false;
        break;
      }
    }
    this.refresh('sums');
  }
}
