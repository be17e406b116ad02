/** Actions of the Table window's buttons that need only its table. */
import type { Message } from '../../kernel/messages';
import { missingSeats } from '../../table/panels/prompt';
import { seatsToFill } from '../../table/panels/way-on';
import { ID } from '../module-id';
import { setting } from '../settings';
import { unlight } from './hint';
import { lazyImport } from '../lazy-import';
import { saveRecord } from '../files';
import { changeMode, isMode, proposeUndo, vote } from './asking';
import { fetchPairing, fetchPassphrase } from './passphrase-offer';
import { enterRecoveryCode, showRecoveryCode } from './recovery';
import { onceAtATime } from '../once-at-a-time';
import { openTable } from '../layout/open-table';
import { showMissed } from './show-missed';
import type { TableWindow } from './table-window';
import { openWindow, type WindowKind } from '../windows';

/** A window with choices, and what it does besides sending one. */
interface ChoiceWindow extends TableWindow {
  /** Called when the user has chosen: the window chooses nothing by itself after that. */
  chosen(): void;
  /** Explains why a choice is not available. */
  explain(button: HTMLElement): void;
}

/** Sends what the user has chosen; the client reports refusals. */
export const submit = async (window: Pick<ChoiceWindow, 'chosen' | 'client' | 'focus'>, command: Message) => {
  window.chosen();
  const reply = await window.client.submit(command);
  if (reply.ok) window.focus.choose(undefined);
  return reply;
};

export const TABLE_ACTIONS = {
  async submit(this: ChoiceWindow, _event: Event, target: HTMLElement): Promise<void> {
    if (target.ariaDisabled === 'true') return this.explain(target);
    if (this.client.pending) return; // a second click before the answer would be stale
    const command: Message = JSON.parse(target.dataset['command'] ?? '');
    await submit(this, command);
  },
  async proposeUndo(this: TableWindow): Promise<void> {
    await proposeUndo(this.reading);
  },
  async vote(this: TableWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await vote(this.client, dataset);
  },
  async mode(this: TableWindow, _event: Event, target: HTMLElement): Promise<void> {
    const mode = target.dataset['mode'];
    // what was chosen needs its room no longer
    target.closest('details')?.removeAttribute('open');
    if (isMode(mode)) await changeMode(this.client, mode);
  },
  async takeOver(this: TableWindow): Promise<void> {
    await this.client.takeOver();
  },
  async showMissed(this: TableWindow): Promise<void> {
    await showMissed(this.client);
  },
  async sawMissed(this: TableWindow): Promise<void> {
    await this.client.sawMissed?.();
  },
  async forgetLeft(this: TableWindow): Promise<void> {
    await this.client.forgetLeft?.();
  },
  async keepCode(this: TableWindow): Promise<void> {
    await showRecoveryCode(this.client);
    this.refresh('tools');
  },
  async choosePassphrase(this: TableWindow): Promise<void> {
    await (await fetchPassphrase())?.choosePassphrase();
    this.refresh();
  },
  async unlock(this: TableWindow): Promise<void> {
    await (await fetchPassphrase())?.enterPassphrase();
    this.refresh();
  },
  async fetchFromOther(this: TableWindow): Promise<void> {
    (await fetchPairing())?.fetchFromOther();
  },
  async goWithout(this: TableWindow): Promise<void> {
    await (await fetchPassphrase())?.goWithout();
    this.refresh();
  },
  async enterCode(this: TableWindow): Promise<void> {
    await enterRecoveryCode(this.client);
    this.refresh();
  },
  /** Takes the step that the button names, at a table that nobody can continue. */
  async anew(this: TableWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const takeStep = await lazyImport(async () => (await import('./asking')).takeStep);
    await takeStep?.(this.client, dataset['step'] ?? '');
  },
  async start(this: TableWindow): Promise<void> {
    await this.client.ask({ kind: 'start' });
  },
  /** Gives each empty seat to a bot. The game then begins by itself, unless somebody has not come. */
  fillSeats: onceAtATime(async function (this: TableWindow): Promise<void> {
    const { client, reading } = this;
    const [bot] = client.game.bots;
    if (!bot) return;
    for (const seat of seatsToFill(reading)) {
      const reply = await client.assign(seat, { kind: 'bot', bot: bot.id });
      if (!reply.ok) return;
    }
    if (!client.timeline.begun && missingSeats(reading).length) await client.ask({ kind: 'start' });
  }),
  async skip(this: TableWindow): Promise<void> {
    await this.client.edit({ kind: 'skip' });
  },
  async watch(this: TableWindow): Promise<void> {
    const watch = await lazyImport(async () => (await import('../playing/play')).watchAgain);
    watch?.(this.client);
  },
  async sounds(this: TableWindow): Promise<void> {
    await game.settings.set(ID, 'sounds', !setting('sounds'));
    this.refresh('happened');
  },
  sitAs(this: TableWindow, _event: Event, { dataset }: HTMLElement): void {
    this.client.sitAs(dataset['seat'] ?? '');
  },
  async passFor(this: TableWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.client.ask({ kind: 'away', seat: dataset['seat'] ?? '', on: Number(dataset['on']) });
  },
  lesson(this: TableWindow, _event: Event, { dataset }: HTMLElement): void {
    unlight(this.element);
    this.client.lesson?.act(dataset['act'] ?? '');
  },
  clear(this: TableWindow): void {
    this.focus.choose(undefined);
  },
  save(this: TableWindow): void {
    saveRecord(this.client);
  },
  async open(this: TableWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    // the template names only kinds of windows
    await openWindow(dataset['window'] as WindowKind, this.client);
  },
  async scene(this: TableWindow): Promise<void> {
    await openTable(this.client);
  },
};
