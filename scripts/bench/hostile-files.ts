/**
 * The cost of reading the worst files: CPU time of one reading each. Each is as large as possible, and damaged in
 * another way. A file beyond the limits is refused; one within them is read up to its fault.
 */
import { GAMES } from '../../src/testing/all-games';
import { toy } from '../../src/kernel/testing/toy/toy';
import { entriesOf, parseChapter } from '../../src/table/record/chapters';
import { packChapter } from '../../src/table/record/pack-chapters';
import { entryKey, makeEntry } from '../../src/table/record/codec';
import { exportRecord, importRecord } from '../../src/table/record/record-file';
import { linkOfHead, parseHead } from '../../src/table/record/head';
import type { AnyGame, Entry, Head } from '../../src/table/record/model';
import { strangeAct } from '../../src/table/judgement/browser-memory';
import { MOST_ENTRIES, openTimeline, type Raws } from '../../src/table/record/timeline';
import { verify } from '../../src/table/judgement/verify';
import { linkOf } from '../../src/table/crypto/bytes';
import { newKey } from '../../src/table/crypto/keys';
import { quickRandom } from '../../src/table/testing/tables';
import { rounded } from './module-size';
import { begunTable } from '../../src/table/testing/seated-tables';

const MOST_BYTES = 8 * 1024 * 1024;
const TOO_MANY = 40_000;

/** CPU time (ms). */
const costOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / 1000);
};

type Junk = (n: number) => object;

/** How many entries, chained correctly. */
const chained = (head: Head, junk: Junk, count: number, from: Raws = {}): Raws => {
  const raws: Record<string, string> = { ...from };
  const told = Object.keys(from).length;
  const first = linkOfHead(head);
  let p = told ? linkOf(from[entryKey(told)] ?? '', first.length) : first;
  let size = 0;
  for (let n = told + 1; n <= told + count; n++) {
    const raw = makeEntry({ r: n, e: 1, p, t: n, ...junk(n) } as Entry);
    size += raw.length + 20;
    if (size > MOST_BYTES) break;
    raws[entryKey(n)] = raw;
    p = linkOf(raw, p.length);
  }
  return raws;
};

const A86 = 'A'.repeat(86);
const signed = (n: number, who = 'x'.repeat(12)) => ({ m: `${who}.${n}`, seen: Math.max(0, n - 1), s: A86 });
const boxes = (count: number, to: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => ({ to: to(n), box: 'A'.repeat(64) }));

/** Records whose fields are as odd as their shapes allow. */
const junks = (keys: readonly string[], seats: readonly string[]): Readonly<Record<string, Junk>> => {
  const [seat = '', other = ''] = seats;
  return {
    'seats that no game has, given': n => ({
      kind: 'seat',
      seat: `seat ${n}`,
      holder: { kind: 'user', user: `u${n}` },
      user: 'gm',
      by: 'given',
      ...signed(n),
    }),
    'a seat that goes round': n => ({
      kind: 'seat',
      seat,
      holder: { kind: 'user', user: `u${n}` },
      user: 'gm',
      by: 'given',
      ...signed(n),
    }),
    'numbers of no seat': n => ({ kind: 'commitment', seat: `seat ${n}`, hash: 'ab'.repeat(32), ...signed(n) }),
    'proposals by seats that no game has': n => ({
      kind: 'proposal',
      seat: `seat ${n}`,
      what: { kind: 'seat', seat, user: `u${n}` },
      ...signed(n),
    }),
    'proposals about hands': n => ({
      kind: 'proposal',
      seat: n % 2 ? seat : other,
      what: { kind: 'edit', edit: { kind: 'look', seat, pile: `hand-${other}`, count: 1 } },
      ...signed(n),
    }),
    'votes on everything': n => ({ kind: 'vote', seat: other, on: n - 1, yes: true, ...signed(n) }),
    'trust in thousands': n => ({ kind: 'trust', user: `u${n}`, trusted: true, by: 'gm', ...signed(n) }),
    'looks of thousands': n => ({ kind: 'look', user: `u${n}`, open: true, ...signed(n) }),
    'referees in thousands': n => ({ kind: 'referee', user: `u${n}`, client: `c${n}` }),
    'deputies in thousands': n => ({
      kind: 'deputy',
      user: `u${n}`,
      key: keys[n % keys.length] ?? '',
      sealed: boxes(8, () => 'AAAAAAAAAAAA'),
    }),
    'keys with wrong proofs': n => ({
      kind: 'key',
      user: `u${n}`,
      key: keys[n % keys.length] ?? '',
      proof: A86,
      seats: [],
    }),
    'claims with wrong proofs': n => ({
      kind: 'look',
      user: `u${n}`,
      open: true,
      ...signed(n),
      claim: { key: keys[n % keys.length] ?? '', proof: A86 },
    }),
    'turns with wrong seals': n => ({
      kind: 'turn',
      seat,
      by: 'command',
      n,
      barrier: false,
      events: [],
      sealed: boxes(10, at => (at ? `@${seats[at % seats.length] ?? ''}` : '*')),
      ...signed(n),
    }),
    'turns that go back': n =>
      n % 2
        ? { kind: 'turn', seat, by: 'command', n, barrier: false, events: [], ...signed(n) }
        : { kind: 'undo', seat, to: 0, consent: true, ...signed(n) },
    'waits and absences': n =>
      n % 2
        ? { kind: 'wait', seat, on: n - 1, ...signed(n) }
        : { kind: 'away', seat, on: n - 1, user: `u${n}`, ...signed(n) },
    'many events in each': n => ({
      kind: 'turn',
      seat,
      by: 'hand',
      user: 'gm',
      n,
      barrier: true,
      events: Array.from({ length: 30 }, () => ({ kind: 'junk', a: { b: [1, 2, 3] } })),
      ...signed(n),
    }),
    'what is nothing': n => ({ kind: `x${n}` }),
  };
};

/** The cost of reading a record of each sort of junk, after a game that has begun. */
const records = async (game: AnyGame, most: number): Promise<object> => {
  const { table, ann, seats } = await begunTable(game);
  const { head, tableSecret } = table;
  const random = quickRandom(3);
  const keys = Array.from({ length: 3000 }, () => newKey(random).public);
  const costs: Record<string, object> = {};
  for (const [name, junk] of Object.entries(junks(keys, game.seats(head.options)))) {
    const raws = chained(head, junk, most - 20, table.raws);
    const text = exportRecord(head, raws);
    const reader = ann.reader(seats[0]);
    costs[name] = {
      entries: Object.keys(raws).length,
      importing: costOf(() => importRecord(text)),
      watching: costOf(() => openTimeline(game, head, raws, { keys: {} })),
      sitting: costOf(() => openTimeline(game, head, raws, reader)),
      refereeing: costOf(() => openTimeline(game, head, raws, { keys: { table: tableSecret } })),
      verifying: costOf(() => verify(game, head, raws, tableSecret)),
      own: costOf(() => strangeAct(openTimeline(game, head, raws, reader), 'ann', new Set([ann.key.public]), 0)),
    };
  }
  return costs;
};

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** The cost of an owner's file, for each game that takes one. */
const ownersFiles = (): object => {
  const costs: Record<string, object> = {};
  for (const { id, options } of GAMES) {
    const option = options.find(({ kind }) => kind === 'data');
    if (option?.kind !== 'data') continue;
    const most = option.limit;
    const many = (one: string): string =>
      `[${Array.from({ length: Math.floor(most / (one.length + 1)) - 20 }, () => one).join()}]`;
    const files: Record<string, string> = {
      'too long': 'x'.repeat(40 * 1024 * 1024),
      'nested deep': nested(most / 2 - 10, '[', ']'),
      'nested objects': `${'{"a":'.repeat(most / 6 - 10)}1${'}'.repeat(most / 6 - 10)}`,
      'one long list': `{"cards":${many('{}')}}`,
      'many numbers': `{"cards":${many('1')}}`,
      'many keys': `{${Array.from({ length: most / 12 }, (_, n) => `"k${n}":1`).join()}}`,
      'one long text': `{"cards":[{"number":1,"title":"${'x'.repeat(most - 60)}"}]}`,
      'huge numbers': `{"cards":[{"number":1e308,"count":30000000}]}`,
      'needs in needs': `{"cards":[{"number":1,"needs":${nested(most / 4, '[', ']')}}]}`,
      'all cards, all wrong': `{"cards":${many('{"number":30000000,"title":"","needs":[[],[],[],[]]}').slice(0, most - 20)}}`,
    };
    costs[id] = Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, costOf(() => option.read(file))]),
    );
  }
  return costs;
};

/** The cost of an entry written by somebody else. */
const entries = async (game: AnyGame): Promise<object> => {
  const { table } = await begunTable(game);
  const { head } = table;
  const junk = Object.fromEntries(Array.from({ length: TOO_MANY }, (_, n) => [entryKey(n + 1), `{"kind":"x${n}"}`]));
  const chapter = { chapter: 1, from: 1, checkpoint: linkOfHead(head), entries: junk };
  const packed = packChapter({ ...chapter, entries: Object.fromEntries(Object.entries(junk).slice(0, MOST_ENTRIES)) });
  const zeros = { ...packed, entries: {}, packed: 'A'.repeat(4 * 1024 * 1024) };
  const holders = Object.fromEntries(Array.from({ length: TOO_MANY }, (_, n) => [`s${n}`, { kind: 'open' }]));
  const options = Object.fromEntries(Array.from({ length: TOO_MANY }, (_, n) => [`o${n}`, true]));
  return {
    'a file of 40,000 entries': costOf(() => importRecord(exportRecord(head, junk))),
    'a file beyond its bounds': costOf(() => importRecord('x'.repeat(MOST_BYTES + 1))),
    'a file nested deep': costOf(() => importRecord(nested(MOST_BYTES / 2 - 10, '[', ']'))),
    'a chapter of 40,000 entries': costOf(() => parseChapter(chapter)),
    'reading it': costOf(() => openTimeline(game, head, junk, { keys: {} })),
    'a packed chapter': costOf(() => entriesOf(packed)),
    'a packed chapter of zeros': costOf(() => entriesOf(zeros)),
    'a head with 40,000 seats': costOf(() => parseHead({ ...head, holders })),
    'a head with 40,000 options': costOf(() => parseHead({ ...head, options })),
    'a head with 40,000 words': costOf(() =>
      parseHead({ ...head, words: Array.from({ length: TOO_MANY }, (_, n) => `w${n}`) }),
    ),
    'an option of 30,000,000': costOf(() =>
      verify(game, { ...head, options: { ...head.options, years: 30_000_000 } }, {}, table.tableSecret),
    ),
  };
};

/** All of it. */
export const hostileFiles = async (most = MOST_ENTRIES): Promise<object> => {
  const game = toy as unknown as AnyGame;
  return { entries: await entries(game), ownersFiles: ownersFiles(), records: await records(game, most) };
};
