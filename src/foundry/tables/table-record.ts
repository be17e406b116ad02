/** The record of a table in this browser: read with this user's keys and seat, and updated with its documents. */
import type { Change } from '../../table/panels/client-model';
import type { AnyGame, AnyPresentation, Head } from '../../table/record/model';
import { keyId } from '../../table/crypto/keys';
import { extend, openTimeline, type Raws } from '../../table/record/timeline';
import type { Timeline } from '../../table/record/timeline-model';
import type { TableEntry } from '../documents/table-entry';
import { changedRaws, rawsOf, resolvedRaws } from '../documents/record-store';
import { browserKey, keepTableSecret, tableSecret } from './keys';
import { tendKeys } from './shared-keys';

export class TableRecord {
  readonly presentation: AnyPresentation;
  #timeline: Timeline;
  #seat: string | undefined;
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(
    readonly entry: TableEntry,
    readonly game: AnyGame,
    readonly head: Head,
  ) {
    this.presentation = game.presentation(head.options);
    this.#timeline = openTimeline(game, head, rawsOf(entry), { keys: {} });
  }

  /** Reads the record as this user's first seat, else as an observer. */
  protected async open(): Promise<void> {
    await tendKeys(this.head, this.timeline, this.mySeats);
    await this.#sit();
    await this.#keepHanded();
  }

  get id(): string {
    return this.head.id;
  }
  get timeline(): Timeline {
    return this.#timeline;
  }
  get seat(): string | undefined {
    return this.#seat;
  }
  get mySeats(): readonly string[] {
    return Object.entries(this.#timeline.holders)
      .filter(([, holder]) => holder.kind === 'user' && holder.user === game.userId)
      .map(([seat]) => seat);
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Called when something that windows show has changed. */
  changed(kind: Change['kind']): void {
    for (const listener of [...this.#listeners]) listener({ kind, revision: this.#timeline.revision });
  }

  /** Reads entries from the world in their order. */
  async receive(raws: Raws): Promise<void> {
    for (const [key, raw] of Object.entries(raws).sort(([a], [b]) => (a < b ? -1 : 1))) {
      this.#timeline = extend(this.#timeline, key, raw);
    }
    await this.tendKeys();
    if (this.#isSatWrongly()) await this.#sit();
    await this.#keepHanded();
    this.changed('record');
  }

  /** Keeps an open table's keys in the world, and reads with the key that this user's browsers share. */
  async tendKeys(): Promise<void> {
    if (await tendKeys(this.head, this.#timeline, this.mySeats)) await this.#sit(this.#seat);
  }

  /** Reads the whole record again: after a takeover, or when entries may have been missed. */
  reread(): void {
    this.#timeline = openTimeline(this.game, this.head, rawsOf(this.entry), this.#timeline.reader);
    this.changed('record');
  }

  /** The table's key, while this user looks as the referee: the record says so, and everybody is told. */
  get #referees(): string | undefined {
    return this.#timeline.looking.includes(game.userId ?? '') ? tableSecret(this.id) : undefined;
  }

  /** Should the record now be read as another seat? */
  #isSatWrongly(): boolean {
    const isOpen = Object.hasOwn(this.#timeline.reader.keys, 'table');
    if (isOpen !== (this.#referees !== undefined)) return true;
    if (isOpen) return false;
    return this.#seat !== undefined ? !this.mySeats.includes(this.#seat) : this.mySeats.length > 0;
  }

  /** Reads as the referee if that is open, else as the wanted seat if it is mine, else as my first seat. */
  async #sit(wanted?: string): Promise<void> {
    const key = await browserKey(this.head);
    const keys = { [keyId(key.public)]: key.secret };
    const table = this.#referees;
    const mine = this.mySeats;
    const seat = wanted !== undefined && mine.includes(wanted) ? wanted : mine[0];
    const reader = table !== undefined ? { keys: { ...keys, table } } : { keys, ...(seat !== undefined && { seat }) };
    this.#seat = table !== undefined ? undefined : seat;
    this.#timeline = openTimeline(this.game, this.head, rawsOf(this.entry), reader);
  }

  /** Keeps the table's key when the record gives it to this browser, which may then referee. */
  async #keepHanded(): Promise<void> {
    const { handed } = this.#timeline;
    if (handed !== undefined && tableSecret(this.id) === undefined) await keepTableSecret(this.id, handed);
  }

  sitAs(seat: string): void {
    void this.#sit(seat).then(() => this.changed('seat'));
  }
}

/**
 * Follows the pages of tables' entries. `tableOf`: the open table of an entry; `read`: called with what it has read
 * since a revision.
 */
export const followPages = <T extends TableRecord>(
  tableOf: (entry: TableEntry) => T | undefined,
  read: (table: T, raws: Raws, since: number) => void,
): void => {
  const receive = async (entry: TableEntry, changed: Raws): Promise<void> => {
    const table = tableOf(entry);
    if (!table) return;
    const raws = resolvedRaws(entry, changed);
    if (!Object.keys(raws).length) return;
    const { revision } = table.timeline;
    await table.receive(raws);
    read(table, raws, revision);
  };
  Hooks.on('createJournalEntryPage', page => {
    if (page.parent) void receive(page.parent, changedRaws(page, page));
  });
  Hooks.on('updateJournalEntryPage', (page, changed) => {
    if (page.parent) void receive(page.parent, changedRaws(page, changed));
  });
};
