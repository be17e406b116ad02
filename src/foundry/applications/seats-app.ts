/** The Seats window: who sits where, who is present, and who referees. */
import type { Change, TableClient } from '../../table/panels/client-model';
import type { Holder } from '../../table/record/model';
import { parseHolder, seatsPanel, type SeatsPanel } from '../../table/panels/seats';
import { openDiagnostics } from './diagnostics-app';
import { tellKeeper } from './invitation';
import { speech } from '../lazy-import';
import { fetchPassphrase, hasPassphrase, isPassphraseOffered } from './passphrase-offer';
import { enterRecoveryCode, holdsTableKey, isCodeOffered, showRecoveryCode } from './recovery';
import { template, type Options, type Parts } from '../rt-application';
import { TableWindow } from './table-window';
import { openDifferences } from '../my-copy/own-copy';

/** Under these host names only the same computer can reach the server. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

export class SeatsApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-seats-app'],
    window: { icon: 'fa-solid fa-users' },
    position: { width: 420, height: 'auto' as const },
    actions: {
      claim: SeatsApp.#onClaim,
      leave: SeatsApp.#onLeave,
      sitAs: SeatsApp.#onSitAs,
      takeOver: SeatsApp.#onTakeOver,
      swap: SeatsApp.#onSwap,
      keepCode: SeatsApp.#onKeepCode,
      choosePassphrase: SeatsApp.#onChoosePassphrase,
      proposeSeat: SeatsApp.#onProposeSeat,
      handKey: SeatsApp.#onHandKey,
      newKey: SeatsApp.#onNewKey,
      copyAddress: SeatsApp.#onCopyAddress,
      enterCode: SeatsApp.#onEnterCode,
      look: SeatsApp.#onLook,
      askKey: SeatsApp.#onAskKey,
      openness: SeatsApp.#onOpenness,
      differences: SeatsApp.#onDifferences,
      checkFoundry: openDiagnostics,
    },
  };
  static override PARTS: Parts = { seats: { template: template('seats'), scrollable: [''] } };

  /** A window opened before the game began is a lobby; it closes when the cards are dealt. */
  #isLobby: boolean;

  constructor(client: TableClient) {
    super('seats', client);
    this.#isLobby = !client.timeline.begun;
  }

  protected override onTableChange(change: Change): void {
    if (this.#isLobby && this.client.timeline.begun) {
      this.#isLobby = false;
      void this.close();
    } else super.onTableChange(change);
  }

  protected override panel(): SeatsPanel & {
    readonly holdsKey: boolean;
    readonly codeOffered: boolean;
    readonly passphraseOffered: boolean;
    readonly passphraseKept: boolean;
    readonly address: string;
    readonly isLocal: boolean;
  } {
    return {
      ...seatsPanel(this.reading),
      holdsKey: holdsTableKey(this.client),
      codeOffered: isCodeOffered(this.client),
      passphraseOffered: isPassphraseOffered(this.client),
      passphraseKept: hasPassphrase(this.client),
      address: new URL(foundry.utils.getRoute('join'), globalThis.location.origin).href,
      isLocal: LOCAL.includes(globalThis.location.hostname),
    };
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('change', event => {
      const { target } = event;
      if (target instanceof HTMLInputElement) this.#trust(target);
      if (!(target instanceof HTMLSelectElement) || target.dataset['seat'] === undefined) return;
      const holder = parseHolder(target.value);
      if (holder) void this.#assign(target.dataset['seat'], holder);
    });
  }

  async #assign(seat: string, holder: Holder): Promise<void> {
    const reply = await this.client.assign(seat, holder);
    if (reply.ok && holder.kind === 'user' && holder.user === game.userId) tellKeeper(this.client);
  }

  static async #onClaim(this: SeatsApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const reply = await this.client.ask({ kind: 'claim', seat: dataset['seat'] ?? '' });
    if (reply.ok) tellKeeper(this.client);
  }
  static async #onLeave(this: SeatsApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.client.ask({ kind: 'leave', seat: dataset['seat'] ?? '' });
  }
  static #onSitAs(this: SeatsApp, _event: Event, { dataset }: HTMLElement): void {
    this.client.sitAs(dataset['seat'] ?? '');
  }
  static async #onTakeOver(this: SeatsApp): Promise<void> {
    await this.client.takeOver();
  }

  /** Lets a player referee in the game master's absence, or no longer. */
  #trust({ dataset, checked }: HTMLInputElement): void {
    const user = dataset['trust'];
    if (user !== undefined) void this.client.ask({ kind: 'trust', user, trusted: checked });
  }

  static async #onLook(this: SeatsApp): Promise<void> {
    await this.client.ask({ kind: 'look', open: !this.panel().isLooking });
  }
  static async #onAskKey(this: SeatsApp): Promise<void> {
    const { askFrom: seat } = this.panel();
    const user = game.userId;
    if (seat !== undefined && user) await this.client.ask({ kind: 'propose', seat, what: { kind: 'trust', user } });
  }
  static async #onDifferences(this: SeatsApp): Promise<void> {
    await openDifferences(this.client);
  }

  static async #onOpenness(this: SeatsApp): Promise<void> {
    const [seat] = this.client.mySeats;
    const what = { kind: 'openness', open: !this.client.timeline.open } as const;
    if (seat !== undefined) await this.client.ask({ kind: 'propose', seat, what });
  }
  static async #onChoosePassphrase(this: SeatsApp): Promise<void> {
    await (await fetchPassphrase())?.choosePassphrase();
    this.refresh();
  }
  static async #onKeepCode(this: SeatsApp): Promise<void> {
    await showRecoveryCode(this.client);
    this.refresh();
  }
  static async #onProposeSeat(this: SeatsApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { seat = '' } = dataset;
    const chosen = this.element.querySelector<HTMLSelectElement>(`[data-propose="${CSS.escape(seat)}"]`)?.value;
    const [asking] = this.client.mySeats;
    if (chosen === undefined || asking === undefined) return;
    await this.client.ask({ kind: 'propose', seat: asking, what: { kind: 'seat', seat, user: chosen } });
  }
  static async #onNewKey(this: SeatsApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { user, browser } = dataset;
    // a game master without a seat asks in the name of the table
    const [seat = 'table'] = this.client.mySeats;
    if (user === undefined || browser === undefined) return;
    await this.client.ask({ kind: 'propose', seat, what: { kind: 'key', user, key: browser } });
  }
  static async #onHandKey(this: SeatsApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { user } = dataset;
    if (user !== undefined) await this.client.ask({ kind: 'trust', user, trusted: true });
  }
  static async #onCopyAddress(this: SeatsApp): Promise<void> {
    await game.clipboard.copyPlainText(this.panel().address);
    ui.notifications.info(speech.localize('RT.invitation.copied'));
  }
  static async #onEnterCode(this: SeatsApp): Promise<void> {
    await enterRecoveryCode(this.client);
    this.refresh();
  }

  /** Moves every holder to the next seat: with two seats, they swap. */
  static async #onSwap(this: SeatsApp): Promise<void> {
    const {
      game: rules,
      timeline: { head, holders },
    } = this.client;
    const seats = rules.seats(head.options);
    for (const [n, seat] of seats.entries()) {
      const holder = holders[seats[(n + 1) % seats.length] ?? seat];
      if (holder) await this.client.assign(seat, holder);
    }
  }
}
