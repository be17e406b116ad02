/** What this page asks of a table's referee: signed, sealed, sent, and signed again if a new referee has sat down. */
import type { Message } from '../../kernel/messages';
import type { TableClient } from '../../table/panels/client-model';
import type { KeyPair } from '../../table/crypto/keys';
import type { Ask, Envelope, Head, Reply } from '../../table/record/model';
import type { Asking as Content, SealedRequest } from '../../table/wire/envelopes';
import { withShare } from '../../table/record/shares';
import { linkAt } from '../../table/record/timeline';
import type { Timeline } from '../../table/record/timeline-model';
import {
  type Delivery,
  type DeliveryEffect,
  type DeliveryInput,
  NO_ENVELOPES,
  stepDelivery,
} from '../../table/wire/delivery';
import { registerDelivery, sendEnvelope } from './delivery';
import { route } from './election';
import { browserKey, random } from './keys';
import { envelopes } from './lazy-envelopes';
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

/** How often a page looks whether something has to be sent again (ms). */
const TICK = 500;

/** An envelope without an answer, and what is done with one. */
interface Waiting {
  readonly envelope: Envelope;
  take(answer: object): void;
  settle(reply: Reply): void;
}
const waiting = new Map<string, Waiting>();
let delivery: Delivery = NO_ENVELOPES;

/** Tells the machine what has become of an envelope, or of a table's referee, and does what it does then. */
export const feedDelivery = (input: DeliveryInput): void => {
  const { delivery: next, effects } = stepDelivery(delivery, input, route, performance.now());
  delivery = next;
  for (const effect of effects) carryOut(effect);
};

const SENDER = {
  answered: (id: string, answer: object): void => waiting.get(id)?.take(answer),
  failed: (id: string): void => feedDelivery({ kind: 'query-failed', id }),
};

const carryOut = (effect: DeliveryEffect): void => {
  const { id } = effect;
  const one = waiting.get(id);
  if (!one) return;
  switch (effect.kind) {
    case 'judge':
      return void refereeOf(effect.table)
        ?.handle(one.envelope, game.userId ?? undefined)
        .then(reply => feedDelivery({ kind: 'answered', id, reply }));
    case 'query':
    case 'broadcast':
      return sendEnvelope(effect, one.envelope, SENDER);
    case 'settle':
      waiting.delete(id);
      return one.settle(effect.reply);
  }
};

/** Answers what other pages ask, and sends again what was not answered. Called in `init`. */
export const registerAsking = (): void => {
  registerDelivery(SENDER);
  window.setInterval(feedDelivery, TICK, { kind: 'tick' });
};

/** The record itself answers: the entry that names a message's id has come, written under an epoch. */
export const settleByRecord = (table: string, id: string, revision: number, epoch: number): void => {
  if (waiting.has(id)) feedDelivery({ kind: 'recorded', table, id, revision, epoch });
};

/**
 * Sends and waits for the answer, as long as it takes while there is no referee: the next is sent the same envelope.
 * Never throws: a lost connection is a reply too.
 */
const post = (head: Head, mine: KeyPair, sealed: SealedRequest): Promise<Reply> =>
  new Promise(resolve => {
    const { envelope } = sealed;
    const { id } = envelope;
    const take = (answer: object): void => {
      const reply = envelopes()?.openReply(answer, mine, head.tableKey, sealed);
      if (reply) feedDelivery({ kind: 'answered', id, reply });
    };
    waiting.set(id, { envelope, take, settle: resolve });
    feedDelivery({ kind: 'post', table: head.id, id });
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

/** The message ids of all envelopes signed for one wish of a player: at most one of them is carried out. */
export type Signed = Set<string>;

/** A command on its way. */
export interface Sending {
  readonly signed: Signed;
  /** Answers it otherwise, where the referee goes before they have answered. */
  settle(reply: Reply): void;
}

export class Asking {
  readonly #table: AskingTable;
  readonly #passes = new Passes();
  readonly sending = new Map<Message, Sending>();

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
  async send(ask: Asked, isWanted: () => boolean = () => true, signed: Signed = new Set()): Promise<Reply> {
    for (let n = 1; ; n++) {
      const { revision } = this.#table.timeline;
      const first = await this.#sendOnce(ask, signed);
      // it rolls, though this seat could not see that it would
      const reply = isShareNeeded(first) && isWanted() ? await this.#sendOnce(ask, signed, true) : first;
      if (!isOfAnotherSitting(reply) || n >= TRIES) return reply;
      await this.#table.isFurther(revision);
      if (!isWanted()) return reply;
    }
  }

  /**
   * The revision at which one of these envelopes was carried out. Look here before you sign: an envelope over a record in
   * which an earlier one stands would count as a second wish.
   */
  #carriedOut(signed: Signed): number | undefined {
    const { moments } = this.#table.timeline;
    return signed.size ? moments.findLast(({ entry: { m } }) => m !== undefined && signed.has(m))?.entry.r : undefined;
  }

  /** What is signed: an ask over the record as it stands. */
  #asking(asked: Asked, mine: KeyPair, isShareNeeded = false): Content {
    const { timeline } = this.#table;
    const { revision: seen } = timeline;
    const ask = withShare(typeof asked === 'function' ? asked(timeline) : asked, mine.secret, timeline, isShareNeeded);
    return { ask, seen, link: linkAt(timeline, seen) };
  }

  /**
   * Signs an ask and seals it to the table: for what is left while nobody referees. Undefined where an envelope of the same
   * wish was carried out already.
   */
  async seal(
    asked: Asked,
    signed: Signed = new Set(),
  ): Promise<{ readonly seen: number; readonly envelope: Envelope } | undefined> {
    const { head } = this.#table;
    const mine = await browserKey(head);
    if (this.#carriedOut(signed) !== undefined) return undefined;
    const asking = this.#asking(asked, mine);
    const wire = envelopes();
    const envelope = wire?.sealEnvelope(asking, mine, head, wire.newMessageId(mine, random), random);
    if (!envelope) return undefined;
    signed.add(envelope.id);
    return { seen: asking.seen, envelope };
  }

  /** Gives an envelope of this browser to the referee, here or elsewhere. */
  async deliver(sealed: SealedRequest): Promise<Reply> {
    const { head } = this.#table;
    const own = await refereeOf(head.id)?.handle(sealed.envelope, game.userId ?? undefined);
    return own && !isReplaced(own) ? own : post(head, await browserKey(head), sealed);
  }

  /** Sends a command; where it is left instead before it is answered, that is the answer. */
  async sendOrLeave(ask: Extract<Ask, { readonly kind: 'command' }>, signed: Signed = new Set()): Promise<Reply> {
    const { command } = ask;
    try {
      return await Promise.race([
        this.send(ask, () => this.sending.has(command), signed),
        new Promise<Reply>(settle => {
          this.sending.set(command, { signed, settle });
        }),
      ]);
    } finally {
      this.sending.delete(command);
    }
  }

  async #sendOnce(asked: Asked, signed: Signed, isShareNeeded = false): Promise<Reply> {
    const { head } = this.#table;
    const mine = await browserKey(head);
    const { timeline } = this.#table;
    const carriedOut = this.#carriedOut(signed);
    if (carriedOut !== undefined) return { ok: true, revision: carriedOut };
    const asking = this.#asking(asked, mine, isShareNeeded);
    const wire = envelopes();
    const sealed = wire?.sealToSession(
      asking,
      mine,
      wire.envelopeTarget(timeline),
      wire.newMessageId(mine, random),
      random,
    );
    // nobody can read it before a referee has sat down
    if (!sealed) return NOBODY_SITS;
    signed.add(sealed.envelope.id);
    const { ask, seen } = asking;
    const reply = await this.deliver(sealed);
    if (!reply.ok && 'problem' in reply && reply.problem.problem === 'unknown-browser') this.#table.introduce();
    this.note(ask, reply, seen);
    await rememberSent(head.id, ask, sealed.envelope.id, reply);
    return reply;
  }
}
