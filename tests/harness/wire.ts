/** What a page was sent, held against what it might know at that moment. */
import { civilWar } from '../../src/games/civil-war';
import { cardOf, DECKS } from '../../src/games/civil-war/data/cards';
import { SEATS, type Seat } from '../../src/games/civil-war/vocabulary';
import type { State } from '../../src/games/civil-war/state';
import { revisionOf } from '../../src/table/codec';
import { seedOf } from '../../src/table/head';
import type { AnyGame } from '../../src/table/model';
import { openTimeline, readAs } from '../../src/table/timeline';
import type { Timeline } from '../../src/table/timeline-model';
import { importRecord } from '../../src/table/transfer';
import words from '../../lang/en.json';

const CARD_ID = /\b(?:red|white)(?:-[a-z]+)+(?:-\d+)?(?![\w-])/g;
const ENTRY = /\\?"(\d{4,})\\?":/g;

const idsIn = (text: string): readonly string[] => [...text.matchAll(CARD_ID)].map(([id]) => id);
const mentioned = (text: string): readonly string[] => idsIn(text).filter(id => cardOf(id));

const titles = new Map(Object.entries(words.RT['civil-war'].cards)
  .flatMap(([type, card]) => typeof card === 'string' ? [] : [[type, card.name] as const]));
const titleOf = (card: string): string => titles.get(cardOf(card)?.type ?? '') ?? '';

/** The cards that lie hidden from a seat: the draw piles and the other hand; from an observer, both hands. */
const hiddenFrom = (state: State, seat: Seat | undefined): readonly string[] =>
  SEATS.flatMap(side => [...state.decks[side], ...side === seat ? [] : state.hands[side]]);

export interface Secrets {
  /** After a revision: the cards that the seat could not know of, by its own view or by anything told before. */
  at(revision: number): ReadonlySet<string>;
  /** What only the referee knows until the end. */
  readonly referee: readonly string[];
  readonly timeline: Timeline;
}

/** Opens a finished record with its revealed key, and tells what a seat, or an observer, might not know of it, and when. */
export const secretsOf = (record: string, seat: Seat | undefined): Secrets => {
  const read = importRecord(record);
  if ('problem' in read) throw new Error(read.problem);
  // the table treats all games alike
  const game = civilWar as unknown as AnyGame, { head, raws } = read;
  const open = openTimeline(game, head, raws, { keys: {} }), { tableSecret, secret } = open;
  if (tableSecret === undefined || secret === undefined) {
    throw new Error(`the record does not reveal its secrets: ${JSON.stringify(open.problems)}`);
  }
  const timeline = readAs(open, { keys: { table: tableSecret } });
  const told = new Set<string>(), secrets: ReadonlySet<string>[] = [];
  for (const { entry, state } of timeline.moments) {
    if (entry.kind === 'turn') for (const card of mentioned(JSON.stringify(entry.events))) told.add(card);
    for (const card of mentioned(JSON.stringify(game.hide(state, seat)))) told.add(card);
    // before the beginning nothing is shuffled, and nothing is secret
    const begun = secrets.length > 0 || (entry.kind === 'turn' && entry.by === 'table');
    if (!begun) { told.clear(); continue; }
    secrets[entry.r] = new Set(hiddenFrom(state as unknown as State, seat).filter(card => !told.has(card)));
  }
  const seed = Buffer.from(seedOf(secret, game.seats(head.options), timeline.numbers));
  return {
    timeline,
    at: revision => secrets.findLast((one, n) => one !== undefined && n <= revision) ?? new Set(),
    referee: [
      secret, Buffer.from(secret, 'hex').toString('base64url'), tableSecret,
      seed.toString('hex'), seed.toString('base64url'),
    ],
  };
};

/** Every hidden thing that stands in what a page was sent, with the revision at which it came. */
export const leaksIn = (received: readonly string[], secrets: Secrets): readonly string[] => {
  const leaks: string[] = [];
  const revealed = secrets.timeline.moments.find(({ entry }) => entry.kind === 'revealed')?.entry.r ?? Infinity;
  let revision = 0;
  for (const frame of received) {
    for (const [, key = ''] of frame.matchAll(ENTRY)) revision = Math.max(revision, revisionOf(key) ?? 0);
    if (revision >= revealed) break;
    const hidden = secrets.at(revision), ids = new Set(idsIn(frame));
    const found = [
      ...[...hidden].filter(card => ids.has(card)),
      ...telling(hidden).filter(title => frame.includes(title)),
      ...secrets.referee.filter(word => frame.includes(word)),
    ];
    leaks.push(...found.map(word => `entry ${revision}: ${around(frame, word)}`));
  }
  return leaks;
};

/** A word with what stands about it. */
const around = (frame: string, word: string): string => {
  const at = frame.indexOf(word);
  return `… ${frame.slice(Math.max(0, at - 120), at + word.length + 60)} …`;
};

const ALL = SEATS.flatMap(seat => DECKS[seat].map(card => card.id));

/** The titles of hidden cards. One that another card bears as well, which is not hidden, tells nothing. */
const telling = (hidden: ReadonlySet<string>): readonly string[] => {
  const known = new Set(ALL.filter(card => !hidden.has(card)).map(titleOf));
  return [...new Set([...hidden].map(titleOf))].filter(title => !known.has(title));
};
