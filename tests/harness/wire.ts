/** What a page was sent, held against what it might know at that moment. */
import { civilWar } from '../../src/games/civil-war';
import { cardOf } from '../../src/games/civil-war/data/cards';
import { SEATS, type Seat } from '../../src/games/civil-war/vocabulary';
import type { State } from '../../src/games/civil-war/state';
import { revisionOf } from '../../src/table/codec';
import { seedOf } from '../../src/table/head';
import type { AnyGame } from '../../src/table/model';
import { openTimeline, readAs } from '../../src/table/timeline';
import type { Timeline } from '../../src/table/timeline-model';
import { importRecord } from '../../src/table/transfer';
import words from '../../lang/parts/civil-war.en.json';

const CARD_ID = /\b(?:red|white)-[a-z-]+(?:-\d+)?/g;
const ENTRY = /\\?"(\d{4,})\\?":/g;

const mentioned = (text: string): readonly string[] => [...text.matchAll(CARD_ID)].map(([id]) => id).filter(id => cardOf(id));

const titles: Readonly<Record<string, { readonly name: string }>> =
  Object.fromEntries(Object.entries(words.RT['civil-war'].cards).flatMap(([type, card]) => typeof card === 'string' ? [] : [[type, card]]));
const titleOf = (card: string): string => titles[cardOf(card)?.type ?? '']?.name ?? '';

/** The cards that lie hidden from a seat: the draw piles and the other hand. */
const hiddenFrom = (state: State, seat: Seat): readonly string[] =>
  SEATS.flatMap(side => [...state.decks[side], ...side === seat ? [] : state.hands[side]]);

export interface Secrets {
  /** After each revision: the cards that the seat could not know of, neither by its own view nor by anything told before. */
  at(revision: number): ReadonlySet<string>;
  /** What only the referee knows until the end. */
  readonly referee: readonly string[];
  readonly timeline: Timeline;
}

/** Opens a finished record with its revealed key, and tells what one seat might not know of it, and when. */
export const secretsOf = (record: string, seat: Seat): Secrets => {
  const read = importRecord(record);
  if ('problem' in read) throw new Error(read.problem);
  // the table treats all games alike
  const game = civilWar as unknown as AnyGame, { head, raws } = read;
  const open = openTimeline(game, head, raws, { keys: {} }), { tableSecret, secret } = open;
  if (tableSecret === undefined || secret === undefined) throw new Error(`the record does not reveal its secrets: ${JSON.stringify(open.problems)}`);
  const timeline = readAs(open, { keys: { table: tableSecret } }), told = new Set<string>(), secrets: ReadonlySet<string>[] = [];
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
    referee: [secret, tableSecret, seed.toString('hex'), seed.toString('base64url'), Buffer.from(secret, 'hex').toString('base64url')],
  };
};

/** Every hidden thing that stands in what a page was sent, with the revision at which it came. */
export const leaksIn = (received: readonly string[], secrets: Secrets): readonly string[] => {
  const leaks: string[] = [], revealed = secrets.timeline.moments.find(({ entry }) => entry.kind === 'revealed')?.entry.r ?? Infinity;
  let revision = 0;
  for (const frame of received) {
    for (const [, key = ''] of frame.matchAll(ENTRY)) revision = Math.max(revision, revisionOf(key) ?? 0);
    if (revision >= revealed) break;
    const secret = secrets.at(revision), known = new Set([...frame.matchAll(CARD_ID)].map(([id]) => id));
    const secretTitles = new Set([...secret].map(titleOf));
    for (const card of secret) if (known.has(card)) leaks.push(`entry ${revision}: ${card}`);
    for (const title of secretTitles) if (!isKnownTitle(title, secret) && frame.includes(title)) leaks.push(`entry ${revision}: "${title}"`);
    for (const word of secrets.referee) if (frame.includes(word)) leaks.push(`entry ${revision}: a secret of the referee's`);
  }
  return leaks;
};

/** A title that other cards bear too, which may be known, tells nothing. */
const isKnownTitle = (title: string, secret: ReadonlySet<string>): boolean =>
  SEATS.some(side => allCards(side).some(card => titleOf(card) === title && !secret.has(card)));

const allCards = (side: Seat): readonly string[] => civilWar.setUp(secretless).decks[side];
const secretless = Object.fromEntries(civilWar.options.map(option => [option.id, option.default]));
