/** Attacks on everything that reads untrusted data: each throws if one of them succeeds. */
import fc from 'fast-check';
import { canonical } from '../../kernel/fields';
import { quickDice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import { submit } from '../../kernel/referee';
import { entriesOf, makeChapter, parseChapter } from '../record/chapters';
import { packChapter } from '../record/pack-chapters';
import { entryKey, parseEntry } from '../record/codec';
import { parseHead } from '../record/head';
import { openReply, parseEnvelope } from '../wire/envelopes';
import type { AnyGame, Ask, EnvelopeContent, Reply } from '../record/model';
import { parseRecoveryCode } from '../record/recovery-code';
import { newKey } from '../crypto/keys';
import { extend, openTimeline } from '../record/timeline';
import { exportRecord, importRecord } from '../record/record-file';
import { verify } from '../judgement/verify';
import { hostile, spoilt, spoiltText } from './hostile';
import { type Browser, envelopeTo, type TestTable } from './tables';
import { begunTable, playOn } from './seated-tables';

/** How many cases, and the start of their sequence; the same start gives the same cases. */
export interface Attack {
  readonly cases: number;
  readonly start: number;
}

const settings = ({ cases, start }: Attack) => ({ numRuns: cases, seed: start, endOnFailure: true });
const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
const unharmed = (): void =>
  insist(Object.keys(Object.prototype).length === 0 && !('kind' in {}), 'a prototype was changed');

/** A fresh object each time, so that no attack can change the record of another. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Readers of documents, files and messages report what is wrong with them, and never throw. */
export const attackReaders = async (game: AnyGame, attack: Attack): Promise<void> => {
  const { table, ann, at } = await begunTable(game);
  await playOn(table, at, 12);
  const { head, raws } = table;
  const sealed = ann.sealed({ kind: 'start' });
  const { envelope } = sealed;
  const answer = await table.referee.answer(envelope);
  const packed = packChapter({ ...makeChapter(1, 1, 'x'), entries: raws });
  const file = exportRecord(head, raws);
  const readers: readonly [good: unknown, read: (value: unknown) => unknown][] = [
    [Object.values(raws)[3], raw => parseEntry(raw)],
    [JSON.parse(Object.values(raws)[5] ?? '{}'), entry => parseEntry(JSON.stringify(entry))],
    [copyOf(head), value => parseHead(value)],
    [{ ...makeChapter(1, 1, 'x'), entries: raws }, value => parseChapter(value)],
    [
      packed,
      value => {
        const chapter = parseChapter(value);
        return 'problem' in chapter ? chapter : entriesOf(chapter);
      },
    ],
    [JSON.parse(file), value => importRecord(JSON.stringify(value) ?? '')],
    [envelope, value => parseEnvelope(value)],
    [answer, value => openReply(value, ann.key, head.tableKey, sealed)],
    ['ABCD-EFGH', value => parseRecoveryCode(String(JSON.stringify(value)))],
  ];
  const [one, ...rest] = readers.map(([good, read]) => fc.oneof(hostile, spoilt(good)).map(value => () => read(value)));
  const texts = spoiltText(file).map(text => () => importRecord(text));
  if (one)
    fc.assert(
      fc.property(fc.oneof(one, ...rest, texts), read => {
        read();
        unharmed();
      }),
      settings(attack),
    );
};

/** A record with an entry damaged, swapped or left out is read up to there, and never throws. */
export const attackRecord = async (game: AnyGame, attack: Attack): Promise<void> => {
  const {
    table,
    ann,
    at,
    seats: [seat],
  } = await begunTable(game);
  await playOn(table, at, 25);
  const { head, raws } = table;
  const keys = Object.keys(raws);
  const honest = openTimeline(game, head, raws, ann.reader(seat));
  // no entry after the last one fixes it
  const places = fc.constantFrom(...keys.slice(0, -1));
  const spoilings = places.chain(key =>
    fc.oneof(
      spoilt(JSON.parse(raws[key] ?? '{}')).map(entry => ({ ...raws, [key]: JSON.stringify(entry) })),
      spoiltText(raws[key] ?? '').map(text => ({ ...raws, [key]: text })),
      hostile.map(value => ({ ...raws, [key]: value as string })),
      places.map(other => ({ ...raws, [key]: raws[other] ?? '', [other]: raws[key] ?? '' })),
      fc.constant(Object.fromEntries(Object.entries(raws).filter(([one]) => one !== key))),
      fc.string({ maxLength: 12 }).map(name => ({ ...raws, [name]: raws[key] ?? '' })),
    ),
  );
  fc.assert(
    fc.property(spoilings, changed => {
      const timeline = openTimeline(game, head, changed, ann.reader(seat));
      const isSame = canonical(timeline.state) === canonical(honest.state);
      insist(isSame || timeline.problems.length > 0, 'a changed record was read without a problem');
      insist(timeline.moments.length <= honest.moments.length, 'a foreign entry was taken up');
      const [key = ''] = keys.filter(one => changed[one] !== raws[one]);
      extend(honest, key || entryKey(99), changed[key] ?? '');
      unharmed();
    }),
    settings(attack),
  );
};

const envelopeFrom = (table: TestTable, browser: Browser, content: unknown): unknown =>
  envelopeTo(table, browser.key, (content ?? {}) as EnvelopeContent).envelope;

/** Requests as players make them, for each seat. */
const goodAsks = (seats: readonly string[]): readonly Ask[] =>
  seats.flatMap((seat): readonly Ask[] => [
    { kind: 'command', seat, command: { kind: 'pass' } },
    { kind: 'edit', seat, edit: { kind: 'skip' } },
    { kind: 'edit', seat, edit: { kind: 'set', marker: 'coins-north', to: 1e9 } },
    { kind: 'edit', seat, edit: { kind: 'card', card: '?', from: 'deck', to: 'hand' } },
    { kind: 'undo', seat },
    { kind: 'vote', seat, on: 1, yes: true },
    { kind: 'number', seat, number: 'ab'.repeat(16) },
    { kind: 'propose', seat, what: { kind: 'mode', mode: 'free' } },
    { kind: 'claim', seat },
    { kind: 'leave', seat },
    { kind: 'seat', seat, holder: { kind: 'user', user: 'eve' } },
    { kind: 'mode', mode: 'free' },
    { kind: 'start' },
    { kind: 'reveal' },
    { kind: 'trust', user: 'eve', trusted: true },
    { kind: 'look', open: true },
  ]);

/** A clear answer; a fault of the program is not one. */
const isAnswer = (reply: Reply): boolean =>
  reply.ok ? reply.revision > 0 : 'refusal' in reply || reply.problem.problem !== 'fault';

/** A user without a seat, or speaking for another's seat, changes nothing; everybody gets an answer. */
export const attackReferee = async (game: AnyGame, attack: Attack): Promise<void> => {
  const {
    table,
    ann,
    at,
    seats: [own, others],
  } = await begunTable(game);
  await playOn(table, at, 10);
  const eve = await table.browser('eve');
  const stranger = { ...eve, key: newKey(table.random) };
  const record = JSON.stringify(table.raws);
  const old = ann.envelope({ kind: 'undo', seat: others });
  const seen = fc.oneof(fc.nat(40), fc.constantFrom<unknown>(-1, 1e9, null, '5'));
  const foreign = fc.constantFrom(...goodAsks([others]).filter(ask => 'seat' in ask));
  const any = fc.constantFrom(...goodAsks([own, others, '__proto__', '']));
  const asks = fc.oneof(hostile, any, any.chain(spoilt));
  const envelopes = fc.oneof(
    fc
      .tuple(fc.constantFrom(eve, stranger), seen, asks)
      .map(([from, when, ask]) => envelopeFrom(table, from, { seen: when, ask })),
    fc.tuple(seen, foreign).map(([when, ask]) => envelopeFrom(table, ann, { seen: when, ask })),
    fc.tuple(fc.constantFrom(eve, stranger, ann), hostile).map(([from, content]) => envelopeFrom(table, from, content)),
    // somebody else's envelope under a key of one's own, or under a new number
    fc.constantFrom(...[eve.key.public, ann.key.public]).map(key => ({ ...old, key })),
    spoilt(copyOf(old)),
    hostile,
    fc.constant(old),
  );
  await fc.assert(
    fc.asyncProperty(envelopes, async envelope => {
      insist(isAnswer(await table.referee.handle(envelope)), 'no answer');
      await table.referee.answer(envelope);
      insist(JSON.stringify(table.raws) === record, 'the record was changed');
      unharmed();
    }),
    settings(attack),
  );
};

/** A seat's own commands, damaged: only what the rules allow is carried out, and the record of it verifies. */
export const attackRules = async (game: AnyGame, { cases, start }: Attack): Promise<void> => {
  let done = 0;
  for (let round = 0; done < cases; round++) {
    const { table, at } = await begunTable(game, { seed: start + round });
    for (let n = 0; n < 60 && done < cases; n++) {
      const { moments } = table.referee.timeline;
      const good = moments.findLast(({ command }) => command)?.command ?? { kind: 'pass' };
      const spoiling = fc.oneof(spoilt(good), fc.constant(good), hostile);
      for (const command of fc.sample(spoiling, { numRuns: 12, seed: start + done++ })) {
        for (const [seat, browser] of Object.entries(at)) await tryCommand(table, browser, seat, command);
        done++;
      }
      await playOn(table, at, 1, undefined, start + n);
      if (table.referee.timeline.ending) break;
    }
    const proof = verify(game, table.head, table.raws, table.tableSecret);
    insist(proof.ok, `the record does not verify: ${JSON.stringify(proof)}`);
  }
};

const tryCommand = async (table: TestTable, browser: Browser, seat: string, command: unknown): Promise<void> => {
  const { game } = table;
  const { state, revision } = table.referee.timeline;
  const reply = await browser.ask({ kind: 'command', seat, command: command as Message });
  insist(isAnswer(reply), 'no answer');
  const plain: unknown = command === undefined ? undefined : JSON.parse(JSON.stringify(command));
  const isLegal = typeof plain === 'object' && plain !== null && submit(game, state, seat, plain, quickDice(1)).ok;
  insist(reply.ok === isLegal, `${JSON.stringify(command).slice(0, 500)} is answered ${JSON.stringify(reply)}`);
  if (!reply.ok) insist(table.referee.timeline.revision === revision, 'a refusal changed the record');
};
