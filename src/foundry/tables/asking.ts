/** Sends this page's requests to a table's referee: signed, sealed, and signed again for a new referee. */
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

/** Was this client the referee when asked, but replaced since? */
const isReplaced = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'not-referee';

/** Did a new referee, who refuses old messages, sit down after the signing? Then it is signed again. */
const isOfAnotherSitting = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'sat-down-since';

const NOBODY_SITS: Reply = { ok: false, problem: { problem: 'sat-down-since' } };

const isShareNeeded = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'share-needed';

/** How often a message is signed again for a new referee. */
const TRIES = 10;

/** When my seats last passed a reaction window, while the same referee sits. */
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

/** How long (ms) the news of a new referee may take. */
const AGAIN = 1_000;

/** Resolves when the record has grown, or after a moment. */
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

/** How often (ms) a page checks whether to send something again. */
const TICK = 500;

/** An envelope without an answer, and what to do with the answer. */
interface Waiting {
  readonly envelope: Envelope;
  take(answer: object): void;
  settle(reply: Reply): void;
}
const waiting = new Map<string, Waiting>();
let delivery: Delivery = NO_ENVELOPES;

/** Feeds the machine news of an envelope or a table's referee, and carries out its effects. */
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

/** Answers requests of other pages, and resends what was not answered. Called in `init`. */
export const registerAsking = (): void => {
  registerDelivery(SENDER);
  window.setInterval(feedDelivery, TICK, { kind: 'tick' });
};

/** Settles a message by the record: an entry with its id has come, written under an epoch. */
export const settleByRecord = (table: string, id: string, revision: number, epoch: number): void => {
  if (waiting.has(id)) feedDelivery({ kind: 'recorded', table, id, revision, epoch });
};

/**
 * Sends and waits for the answer, however long there is no referee: the next one gets the same envelope. Never
 * throws: a lost connection is also a reply.
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

/** A request; if it depends on the record, a function of the timeline that is signed. */
export type Asked = Ask | ((timeline: Timeline) => Ask);

/** What asking needs of a table. */
export interface AskingTable {
  readonly head: Head;
  readonly timeline: Timeline;
  /** Resolves when the record has grown, or after a moment. */
  isFurther(revision: number): Promise<void>;
  /** Called when the referee does not know this browser. */
  introduce(): void;
}

/** The message ids of all envelopes signed for one request of a player: at most one is carried out. */
export type Signed = Set<string>;

/** A command that has not been answered. */
export interface Sending {
  readonly signed: Signed;
  /** Answers the command in another way if the referee leaves before answering. */
  settle(reply: Reply): void;
}

export class Asking {
  readonly #table: AskingTable;
  readonly #passes = new Passes();
  readonly sending = new Map<Message, Sending>();

  constructor(table: AskingTable) {
    this.#table = table;
  }

  /** Did this seat pass the window that was opened at a revision? */
  hasPassed(seat: string | undefined, opened: number): boolean {
    return this.#passes.has(seat, opened, this.#table.timeline.sitting);
  }

  /** Remembers an answer, as far as the record does not contain it. */
  note(ask: Ask, reply: Reply, seen: number): void {
    this.#passes.note(ask, reply, seen, this.#table.timeline.sitting);
  }

  /** Asks the referee, here or elsewhere, and waits for the answer. Does not sign again if `isWanted` returns false. */
  async send(ask: Asked, isWanted: () => boolean = () => true, signed: Signed = new Set()): Promise<Reply> {
    for (let n = 1; ; n++) {
      const { revision } = this.#table.timeline;
      const first = await this.#sendOnce(ask, signed);
      // the command rolls dice, which this seat could not foresee
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

  /** The content to sign: a request over the present record. */
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

  /** Sends a command. If it is left before an answer comes, that is the answer. */
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
    // nobody can read it before there is a referee
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
