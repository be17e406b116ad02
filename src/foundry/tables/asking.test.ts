/** A player's request is carried out at most once, however many messages were signed for it. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Envelope, Reply } from '../../table/record/model';
import type { Timeline } from '../../table/record/timeline-model';
import { Asking, type AskingTable } from './asking';

const sent: string[] = [];
const replies: ((id: string) => Promise<Reply>)[] = [];

vi.mock('./delivery', () => ({
  sendEnvelope: (_way: object, { id }: Envelope, { answered }: { answered(id: string, answer: object): void }) => {
    sent.push(id);
    void replies
      .shift()?.(id)
      .then(reply => answered(id, reply));
  },
}));
vi.mock('./election', () => ({
  route: () => ({ lease: {}, holder: { user: 'gm', isActive: true }, mine: { user: 'ada' }, isHere: false }),
}));
vi.mock('./keys', () => ({ browserKey: () => Promise.resolve({ secret: '', public: '' }), random: () => undefined }));
vi.mock('./memory', () => ({ rememberSent: () => Promise.resolve() }));
vi.mock('./refereeing', () => ({ refereeOf: () => undefined }));
vi.mock('./lazy-envelopes', () => ({
  envelopes: () => ({
    openReply: (reply: Reply) => reply,
    envelopeTarget: () => ({}),
    newMessageId: () => `letter ${(made += 1)}`,
    sealToSession: (_asking: object, _mine: object, _box: object, id: string) => ({ envelope: { id } }),
    sealEnvelope: (_asking: object, _mine: object, _head: object, id: string) => ({ id }),
  }),
}));

let made = 0;
beforeEach(() => {
  made = 0;
  sent.length = 0;
  replies.length = 0;
});

const ASK = { kind: 'command', seat: 'red', command: { kind: 'pass' } } as const;
const SAT_DOWN_SINCE: Reply = { ok: false, problem: { problem: 'sat-down-since' } };

/** A table whose record grows by the messages that are carried out. */
const table = (): AskingTable & { carryOut(letter: string): void } => {
  const moments: { entry: { r: number; m: string } }[] = [];
  return {
    head: { id: 'table' } as AskingTable['head'],
    // only what asking reads of a record
    get timeline() {
      return {
        moments,
        revision: moments.length,
        sitting: 0,
        hash: '',
        roots: {},
        dice: { game: 0 },
      } as unknown as Timeline;
    },
    isFurther: () => Promise.resolve(),
    introduce: () => undefined,
    carryOut: m => moments.push({ entry: { r: moments.length + 1, m } }),
  };
};

test('a left message that was carried out is not signed again for a new referee', async () => {
  const one = table();
  const asking = new Asking(one);
  replies.push(async () => {
    // the page leaves it, and the next referee carries it out before answering that they are new
    for (const { signed } of asking.sending.values()) one.carryOut((await asking.seal(ASK, signed))?.envelope.id ?? '');
    return SAT_DOWN_SINCE;
  });
  expect(await asking.sendOrLeave(ASK)).toEqual({ ok: true, revision: 1 });
  expect(sent).toEqual(['letter 1']);
});

// a signature over a record that already has the move would allow it twice in its player's name
// shows referee.1
test.each(['sat-down-since', 'share-needed'])(
  'a referee who carried out a message and answers “%s” gets no second signature',
  async problem => {
    const one = table();
    const asking = new Asking(one);
    replies.push(async id => {
      one.carryOut(id);
      return { ok: false, problem: { problem } };
    });
    expect(await asking.sendOrLeave(ASK)).toEqual({ ok: true, revision: 1 });
    expect(sent).toEqual(['letter 1']);
  },
);

test('a sent message that was carried out is not also left', async () => {
  const one = table();
  const asking = new Asking(one);
  const signed = new Set<string>();
  replies.push(async id => {
    one.carryOut(id);
    return { ok: true, revision: 1 };
  });
  await asking.sendOrLeave(ASK, signed);
  expect(await asking.seal(ASK, signed)).toBeUndefined();
});

test('a message that nobody carried out is signed again, and a second click of the same command is a new request', async () => {
  const one = table();
  const asking = new Asking(one);
  const carriesOut = async (id: string): Promise<Reply> => {
    one.carryOut(id);
    return { ok: true, revision: one.timeline.revision };
  };
  replies.push(async () => SAT_DOWN_SINCE, carriesOut, carriesOut);
  expect(await asking.sendOrLeave(ASK)).toEqual({ ok: true, revision: 1 });
  expect(await asking.sendOrLeave(ASK)).toEqual({ ok: true, revision: 2 });
  expect(sent).toEqual(['letter 1', 'letter 2', 'letter 3']);
});
