/** A table in this browser: what this user may ask of it, and who answers. Reading it: `table-record.ts`. */
import type {
  EditReply,
  LeftNote,
  Missed,
  Redealing,
  Person,
  Refereeing,
  StandingNote,
  TableClient,
} from '../../table/panels/client-model';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import type { AnyGame, Ask, Head, Holder, Mode, Reply } from '../../table/record/model';
import type { Lying, LyingStanding } from '../../table/referee/left-move';
import type { Timeline } from '../../table/record/timeline-model';
import { exportRecord } from '../../table/record/record-file';
import { afterOf, leaseOf, type TableEntry } from '../documents/table-entry';
import { rawsOf } from '../documents/record-store';
import { ID } from '../module-id';
import { lazyImport } from '../lazy-import';
import { inWork, workDone } from '../in-work';
import { people } from '../users';
import { Asking, furtherThan, type Signed } from './asking';
import { browserKey, tableSecret } from './keys';
import { isHolderThere } from './election';
import { isLockedHere } from './person';
import { lyingAt, refereeOf, standingAt } from './refereeing';
import { SeedNumbers } from './seed-numbers';
import { TableRecord } from './table-record';
import { type Refusal, refuse } from '../../kernel/refusal';

/** The requests that a pause of the world stops, as it stops tokens. */
const PLAYS: ReadonlySet<Ask['kind']> = new Set(['command', 'edit', 'undo']);

/** Why this user's move waits, if it does. Without a game master to end it, a pause stops nobody. */
const heldByPause = ({ kind }: Ask): Refusal | undefined =>
  PLAYS.has(kind) && game.paused && !game.user.isGM && game.users.activeGM !== null
    ? refuse('§table', 'paused')
    : undefined;

/** Only the referee may know whose hand a change concerns: then its owner is asked for consent. */
const consentFor = (ask: Ask, reply: Exclude<Reply, { readonly ok: true }>): Ask | undefined =>
  ask.kind === 'edit' && ask.seat && 'refusal' in reply && reply.refusal.reason === 'hand-needs-consent'
    ? { kind: 'propose', seat: ask.seat, what: { kind: 'edit', edit: ask.edit } }
    : undefined;

/** Tells the user why their request failed. */
export type Complain = (table: LiveTable, reply: Exclude<Reply, { readonly ok: true }>) => void;

/** What a table needs of the file that keeps all tables. */
export interface TableHost {
  readonly complain: Complain;
  /** Called when the referee does not know this browser. */
  introduce(table: string): void;
  /** Takes the lease and referees, if this client can. */
  takeOver(table: string): void;
  /** The state of the table's redeal. */
  dealing(table: LiveTable): Redealing | undefined;
}

export class LiveTable extends TableRecord implements TableClient {
  #pending = 0;
  /** The last entry that a request of this page has made. */
  #reached = 0;
  readonly asking: Asking;
  readonly #seed = new SeedNumbers(ask => this.asking.send(ask));
  /** This user's left message, from their flags (table/wire/envelopes). */
  left: LeftNote | undefined;
  missed: Missed | undefined;
  /** Leaves a command for an absent referee; undefined if it must be sent as usual. Set by `weekly`. */
  leave?: (command: Message, signed: Signed) => Promise<Reply | undefined>;
  forgetLeft?: () => Promise<void>;
  sawMissed?: () => Promise<void>;
  stands: StandingNote | undefined;
  stand?: (word?: string) => Promise<void>;
  ahead?: NonNullable<TableClient['ahead']>;
  /** Does this seat's standing answer pass the window? */
  standsIn?: (opened: number) => boolean;

  private constructor(
    entry: TableEntry,
    game: AnyGame,
    head: Head,
    readonly host: TableHost,
  ) {
    super(entry, game, head);
    const read = (): Timeline => this.timeline;
    this.asking = new Asking({
      head,
      get timeline() {
        return read();
      },
      isFurther: revision => furtherThan(this, revision),
      introduce: () => host.introduce(head.id),
    });
  }

  /** Opens the table of an entry for this user: as their first seat, else as an observer. */
  static async open(entry: TableEntry, game: AnyGame, head: Head, host: TableHost): Promise<LiveTable> {
    const table = new LiveTable(entry, game, head, host);
    await table.open();
    return table;
  }

  get pending(): number {
    return this.#pending;
  }
  now(): number {
    return game.time.serverTime;
  }
  hasPassed = (opened: number): boolean => this.asking.hasPassed(this.seat, opened) || this.standsIn?.(opened) === true;
  get people(): readonly Person[] {
    return people();
  }
  get sceneId(): string | undefined {
    return game.scenes.find(scene => scene.getFlag(ID, 'table') === this.id)?.id ?? undefined;
  }
  get after(): string {
    return afterOf(this.entry);
  }
  get referee(): Refereeing {
    const lease = leaseOf(this.entry);
    const canTakeOver = tableSecret(this.id) !== undefined && this.entry.isOwner;
    if (refereeOf(this.id)) return { kind: 'here' };
    const holder = game.users.get(lease.user);
    if (!holder) return { kind: 'none', canTakeOver };
    const { name, isSelf: sameUser } = holder;
    return isHolderThere(this.id)
      ? { kind: 'there', name, sameUser, canTakeOver }
      : { kind: 'gone', name, canTakeOver };
  }

  /** The move that this user has left here. */
  async lying(): Promise<Lying | undefined> {
    return lyingAt(this.timeline, await browserKey(this.head));
  }

  /** The standing answer of the current seat. */
  async standing(): Promise<LyingStanding | undefined> {
    const { seat } = this;
    return seat === undefined ? undefined : standingAt(this.timeline, seat, await browserKey(this.head));
  }

  get isLocked(): boolean {
    return !this.timeline.open && isLockedHere();
  }

  /** Nobody referees, and this page cannot: moves are left. */
  get isAway(): boolean {
    const { referee } = this;
    return (referee.kind === 'gone' || referee.kind === 'none') && !referee.canTakeOver;
  }

  get dealing(): Redealing | undefined {
    return this.isAway && !this.timeline.ending ? this.host.dealing(this) : undefined;
  }

  /** Contributes this browser's seed number for each of my seats whose turn it is. */
  async contribute(): Promise<void> {
    // a browser that is not confirmed as theirs commits to nothing
    if (!this.isLocked) await this.#seed.contribute(this);
  }

  ask(ask: Ask, signed?: Signed): Promise<EditReply> {
    return inWork(this.id, this.#answer(ask, signed));
  }
  async #answer(ask: Ask, signed?: Signed): Promise<EditReply> {
    const refusal = heldByPause(ask);
    if (refusal) {
      const held = { ok: false, refusal } as const;
      this.host.complain(this, held);
      return held;
    }
    this.#pending++;
    this.changed('pending');
    try {
      const reply = await (ask.kind === 'command' ? this.asking.sendOrLeave(ask, signed) : this.asking.send(ask));
      const instead = reply.ok ? undefined : consentFor(ask, reply);
      if (instead) return { ...(await this.ask(instead)), isProposal: true };
      if (!reply.ok) this.host.complain(this, reply);
      else this.#reached = reply.revision;
      return reply;
    } finally {
      this.#pending--;
      this.changed('pending');
    }
  }

  /** The asking seat; without one the referee answers with the reason. */
  #askingSeat(): string {
    return this.seat ?? '';
  }
  async submit(command: Message): Promise<Reply> {
    const ask = { kind: 'command', seat: this.#askingSeat(), command } as const;
    const signed: Signed = new Set();
    const left = this.isAway && !heldByPause(ask) ? await this.leave?.(command, signed) : undefined;
    return left ?? this.ask(ask, signed);
  }
  edit(edit: Edit): Promise<EditReply> {
    return this.ask({ kind: 'edit', edit, ...(this.seat !== undefined && { seat: this.seat }) });
  }
  /** Takes back the last move. A GM without a seat takes back the table's own last change by hand. */
  undo(): Promise<Reply> {
    return inWork(this.id, this.#takeBack(workDone(this.id)));
  }
  async #takeBack(work: Promise<void>): Promise<Reply> {
    // the last move may be on its way, or may still be judged here
    await work;
    if (this.timeline.revision < this.#reached) await furtherThan(this, this.timeline.revision);
    const takeBack = await lazyImport(async () => (await import('./take-back')).takeBack);
    return takeBack?.(this) ?? this.ask({ kind: 'undo', seat: this.#askingSeat() });
  }
  assign(seat: string, holder: Holder): Promise<Reply> {
    return this.ask({ kind: 'seat', seat, holder });
  }
  setMode(mode: Mode): Promise<Reply> {
    return this.ask({ kind: 'mode', mode });
  }
  async takeOver(): Promise<void> {
    this.host.takeOver(this.id);
  }
  exportRecord(): string {
    return exportRecord(this.head, rawsOf(this.entry));
  }

  async deleteTable(): Promise<void> {
    await game.scenes.get(this.sceneId ?? '')?.delete();
    await this.entry.delete();
  }
}
