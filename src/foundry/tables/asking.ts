/** What this page asks of a table's referee: signed, sealed, sent, and signed again if a new referee has sat down. */
import type { Message } from '../../kernel/messages';
import type { TableClient } from '../../table/panels/client-model';
import type { KeyPair } from '../../table/crypto/keys';
import type { Ask, Envelope, Head, Reply } from '../../table/record/model';
import type { Asking as Signed, Letter } from '../../table/wire/envelopes';
import { withShare } from '../../table/record/shares';
import { linkAt } from '../../table/record/timeline';
import type { Timeline } from '../../table/record/timeline-model';
import { post } from './delivery';
import { browserKey, random } from './keys';
import { letters } from './letters';
import { rememberSent } from './memory';
import { refereeOf } from './refereeing';

/** This client was the referee when it was asked, and another is by now. */
const isReplaced = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'not-referee';

/** A referee has sat down since it was signed, and does nothing old: it is signed again. */
const isOfAnotherSitting = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'sat-down-since';

const NOBODY_SITS: Reply = { ok: false, problem: { problem: 'sat-down-since' } };

const isShareNeeded = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'share-needed';

/** How often a message is signed again for a referee who has sat down. */
const TRIES = 10;

/** When my seats have last let a reaction window pass, as long as the referee who keeps that sits. */
class Passes {
  readonly #passed = new Map<string, { readonly seen: number; readonly sitting: number }>();

  has(seat: string | undefined, opened: number, sitting: number): boolean {
    const passed = this.#passed.get(seat ?? '');
    return passed !== undefined && passed.seen >= opened && passed.sitting === sitting;
  }

  note(ask: Ask, reply: Reply, seen: number, sitting: number): void {
    if (!reply.ok || !('seat' in ask) || ask.seat === undefined) return;
    if (reply.held) this.#passed.set(ask.seat, { seen, sitting });
    else if (ask.kind === 'wait') this.#passed.delete(ask.seat);
  }
}

/** How long (ms) news of the referee's sitting down may take. */
const AGAIN = 1_000;

/** Resolves when more of a table's record has come, or after a moment. */
export const furtherThan = (table: Pick<TableClient, 'onChange'>, revision: number): Promise<void> =>
  new Promise(resolve => {
    const stop = table.onChange(change => {
      if (change.revision > revision) done();
    });
    const timer = window.setTimeout(() => done(), AGAIN);
    const done = (): void => {
      window.clearTimeout(timer);
      stop();
      resolve();
    };
  });

/** What is asked; where it follows from the record, made of the same that is signed. */
export type Asked = Ask | ((timeline: Timeline) => Ask);

/** What the asks of a table need of it. */
export interface AskingTable {
  readonly head: Head;
  readonly timeline: Timeline;
  /** Resolves when more of the record has come, or after a moment. */
  isFurther(revision: number): Promise<void>;
  /** The referee does not know this browser. */
  introduce(): void;
}

export class Asking {
  readonly #table: AskingTable;
  readonly #passes = new Passes();
  /** The commands on their way: each can be answered otherwise, where the referee goes before they have answered. */
  readonly sending = new Map<Message, (reply: Reply) => void>();

  constructor(table: AskingTable) {
    this.#table = table;
  }

  /** Has this seat let the window pass that was opened at a revision? */
  hasPassed(seat: string | undefined, opened: number): boolean {
    return this.#passes.has(seat, opened, this.#table.timeline.sitting);
  }

  /** What was answered is remembered, as far as the record does not say it. */
  note(ask: Ask, reply: Reply, seen: number): void {
    this.#passes.note(ask, reply, seen, this.#table.timeline.sitting);
  }

  /** Asks the referee, here or elsewhere, and waits for the answer. What is not `isWanted` any more is not signed again. */
  async send(ask: Asked, isWanted: () => boolean = () => true): Promise<Reply> {
    for (let n = 1; ; n++) {
      const { revision } = this.#table.timeline;
      const first = await this.#sendOnce(ask);
      // it rolls, though this seat could not see that it would
      const reply = isShareNeeded(first) && isWanted() ? await this.#sendOnce(ask, true) : first;
      if (!isOfAnotherSitting(reply) || n >= TRIES) return reply;
      await this.#table.isFurther(revision);
      if (!isWanted()) return reply;
    }
  }

  /** What is signed: an ask over the record as it stands. */
  #asking(asked: Asked, mine: KeyPair, isShareNeeded = false): Signed {
    const { timeline } = this.#table;
    const { revision: seen } = timeline;
    const ask = withShare(typeof asked === 'function' ? asked(timeline) : asked, mine.secret, timeline, isShareNeeded);
    return { ask, seen, link: linkAt(timeline, seen) };
  }

  /** Signs an ask and seals it to the table: for what is left while nobody referees. */
  async seal(asked: Asked): Promise<{ readonly seen: number; readonly envelope: Envelope } | undefined> {
    const { head } = this.#table;
    const mine = await browserKey(head);
    const asking = this.#asking(asked, mine);
    const wire = letters();
    const envelope = wire?.sealEnvelope(asking, mine, head, wire.newMessageId(mine, random), random);
    return envelope && { seen: asking.seen, envelope };
  }

  /** Gives a letter of this browser to the referee, here or elsewhere. */
  async deliver(letter: Letter): Promise<Reply> {
    const { head } = this.#table;
    const own = await refereeOf(head.id)?.handle(letter.envelope, game.userId ?? undefined);
    return own && !isReplaced(own) ? own : post(head, await browserKey(head), letter);
  }

  /** Sends a command; where it is left instead before it is answered, that is the answer. */
  async sendOrLeave(ask: Extract<Ask, { readonly kind: 'command' }>): Promise<Reply> {
    const { command } = ask;
    try {
      return await Promise.race([
        this.send(ask, () => this.sending.has(command)),
        new Promise<Reply>(resolve => {
          this.sending.set(command, resolve);
        }),
      ]);
    } finally {
      this.sending.delete(command);
    }
  }

  async #sendOnce(asked: Asked, isShareNeeded = false): Promise<Reply> {
    const { head, timeline } = this.#table;
    const mine = await browserKey(head);
    const asking = this.#asking(asked, mine, isShareNeeded);
    const wire = letters();
    const letter = wire?.sealLetter(asking, mine, wire.letterBox(timeline), wire.newMessageId(mine, random), random);
    // nobody can read it before a referee has sat down
    if (!letter) return NOBODY_SITS;
    const { ask, seen } = asking;
    const reply = await this.deliver(letter);
    if (!reply.ok && 'problem' in reply && reply.problem.problem === 'unknown-browser') this.#table.introduce();
    this.note(ask, reply, seen);
    await rememberSent(head.id, ask, letter.envelope.id, reply);
    return reply;
  }
}
