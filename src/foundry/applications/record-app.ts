/** The Record window: history, replay, verification. */
import type { TableClient } from '../../table/panels/client-model';
import { recordPanel, type RecordPanel } from '../../table/panels/record';
import { joined, type Reading, userName } from '../../table/panels/reading';
import { verifiedText } from '../../table/panels/verified';
import { rawEntries } from '../../table/record/timeline';
import { fetchRedeal } from '../lazy-translations';
import { onReplay, replayAt, seenUntil, showRevision } from '../replay';
import { knownRegistry } from '../windows';
import { drawPlots, END_ACTIONS, type EndFigured, EndFigures, mayPlayAgain, nextGame } from './end-actions';
import { saveRecord } from '../files';
import { template, type Options, type Parts } from '../rt-application';
import { TableWindow } from './table-window';
import type { TableContext } from './table-context';
import { openDifferences } from '../my-copy/own-copy';

/**
 * The verdict on a table that was dealt again: does its position match the table before it, if that is in this world?
 */
const originVerdict = async ({ client, speech, words }: Reading): Promise<Verdict | undefined> => {
  const { head } = client.timeline;
  if (!head.anew) return undefined;
  const [{ strangersTo, wrongOrigin }] = await Promise.all([import('../../table/judgement/redeal'), fetchRedeal()]);
  const entry = String(head.anew.revision);
  const before = knownRegistry()?.table(head.anew.table);
  if (!before) return { ok: true, text: speech.format('RT.redeal.verified-alone', { entry }) };
  const { timeline } = before;
  const wrong = wrongOrigin(client.game, head, timeline.head, rawEntries(timeline));
  if (wrong) return { ok: false, text: words.problem(wrong) };
  const strangers = strangersTo(head, timeline).map(user => userName({ client, speech, words }, user));
  const told = strangers.length ? [speech.format('RT.redeal.strangers', { names: joined(speech, strangers) })] : [];
  return { ok: true, text: [speech.format('RT.redeal.verified', { entry }), ...told].join(' ') };
};

interface Verdict {
  readonly text: string;
  readonly ok: boolean;
}

export class RecordApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-record-app'],
    window: { icon: 'fa-solid fa-clock-rotate-left' },
    position: { width: 420, height: 620 },
    actions: {
      step: RecordApp.#onStep,
      show: RecordApp.#onShow,
      sitAs: RecordApp.#onSitAs,
      save: RecordApp.#onSave,
      verify: RecordApp.#onVerify,
      differences: RecordApp.#onDifferences,
      ...END_ACTIONS,
    },
  };
  static override PARTS: Parts = {
    replay: { template: template('record-replay') },
    end: { template: template('end'), scrollable: [''] },
    history: { template: template('record-history'), scrollable: [''] },
    foot: { template: template('record-foot') },
  };

  #verdict: Verdict | undefined;
  readonly #figures = new EndFigures();
  /** The shown entry has changed and may be out of view. */
  #isSeeking = false;
  /** The newest line is in view, and the next one shall be too. */
  #isFollowing = true;

  constructor(client: TableClient, into?: HTMLElement) {
    super('record', client, into);
  }

  protected override panel(): RecordPanel & {
    readonly verdict?: Verdict;
    readonly end?: EndFigured;
    readonly ending?: EndFigured;
    readonly mayPlayAgain: boolean;
    readonly next: TableContext['next'];
  } {
    const end = this.#figures.panel(this, () => this.refresh('end'));
    return {
      ...recordPanel(this.reading, replayAt(this.client.id), seenUntil(this.client.id)),
      ...(this.#verdict && { verdict: this.#verdict }),
      ...(end && { end, ending: end }),
      mayPlayAgain: mayPlayAgain(this.client),
      next: nextGame(this.client),
    };
  }

  protected override listen(): readonly (() => void)[] {
    return [
      ...super.listen(),
      onReplay(this.client.id, () => {
        this.#isSeeking = true;
        this.refresh('replay', 'history');
      }),
    ];
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.pointAt(this.element);
    this.element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset['key'] === 'slider') this.#show(Number(target.value));
    });
    this.element.addEventListener('scroll', () => (this.#isFollowing = this.#showsNewest()), { capture: true });
  }

  /** The newest line: the last one of the first chapter that is not folded away. */
  get #newest(): Element | undefined {
    const lines = this.element.querySelectorAll('.rt-record__chapter:first-child .rt-log__line');
    return [...lines].findLast(line => line.getClientRects().length > 0);
  }

  #showsNewest(): boolean {
    const line = this.#newest?.getBoundingClientRect();
    const list = this.element.querySelector('.rt-record')?.getBoundingClientRect();
    return !line || !list || (line.top < list.bottom && line.bottom > list.top);
  }

  override async _onRender(...given: Parameters<TableWindow['_onRender']>): Promise<void> {
    await super._onRender(...given);
    drawPlots(this.element);
    if (this.#isSeeking) this.element.querySelector('.rt-log__line--shown')?.scrollIntoView({ block: 'nearest' });
    else if (this.#isFollowing) this.#newest?.scrollIntoView({ block: 'nearest' });
    this.#isSeeking = false;
  }

  override _onClose(...given: Parameters<TableWindow['_onClose']>): void {
    super._onClose(...given);
    showRevision(this.client.id, undefined);
  }

  /** Shows a revision. The last one means the present, which keeps moving. */
  #show(revision: number): void {
    const { revision: last } = this.client.timeline;
    showRevision(this.client.id, revision >= last ? undefined : Math.max(0, revision));
  }

  static #onStep(this: RecordApp, _event: Event, { dataset }: HTMLElement): void {
    const { revision: last } = this.client.timeline;
    const at = replayAt(this.client.id) ?? last;
    const to = { first: 0, back: at - 1, forward: at + 1, last }[dataset['step'] ?? ''];
    if (to !== undefined) this.#show(to);
  }
  static #onShow(this: RecordApp, _event: Event, { dataset }: HTMLElement): void {
    this.#show(Number(dataset['revision']));
  }
  static #onSitAs(this: RecordApp, _event: Event, { dataset }: HTMLElement): void {
    this.client.sitAs(dataset['seat'] ?? '');
  }
  static #onSave(this: RecordApp): void {
    saveRecord(this.client);
  }

  /** Replays the record from its seed in pieces, so that the page stays responsive. */
  static async #onDifferences(this: RecordApp): Promise<void> {
    await openDifferences(this.client);
  }

  static async #onVerify(this: RecordApp, _event: Event, { ariaDisabled }: HTMLElement): Promise<void> {
    if (ariaDisabled === 'true') return;
    const { speech, words } = this.reading;
    const { timeline, game: rules } = this.client;
    // rarely used and as large as a window's code, so it loads on request
    const { verifying } = await import('../../table/judgement/verify');
    const work = verifying(rules, timeline.head, rawEntries(timeline));
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        const origin = await originVerdict(this.reading);
        this.#verdict = step.value.ok
          ? {
              ok: origin?.ok ?? true,
              text: [verifiedText(this.reading, step.value), ...(origin ? [origin.text] : [])].join(' '),
            }
          : {
              ok: false,
              text: speech.format('RT.record.not-verified', {
                revision: String(step.value.revision),
                problem: words.problem(step.value.problem),
              }),
            };
        this.refresh('foot');
        return;
      }
      this.#verdict = {
        ok: true,
        text: speech.format('RT.record.verifying', { done: String(step.value.done), total: String(step.value.of) }),
      };
      this.refresh('foot');
      await new Promise(resume => {
        setTimeout(resume, 0);
      });
    }
  }
}
