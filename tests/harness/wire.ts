/** Compares what a page was sent with what it might know at that moment. For any game of the catalogue. */
import { expect } from 'vitest';
import { inTable, untilAll } from './in-page';
import type { Person } from './people';
import { speechOf } from '../../scripts/languages';
import { gameOf } from '../../src/testing/all-games';
import { stringsIn } from '../../src/kernel/testing/values';
import { revisionOf } from '../../src/table/record/codec';
import { BACK, pictureName, piecesOf } from '../../src/table/drawing/picture-names';
import { shrinkerOf } from '../../src/table/record/shrinking';
import { seedOf } from '../../src/table/record/seed';
import type { AnyGame, AnyPresentation } from '../../src/table/record/model';
import { openTimeline, readAs } from '../../src/table/record/timeline';
import type { Timeline } from '../../src/table/record/timeline-model';
import { importRecord } from '../../src/table/record/record-file';
import { wordingOf } from '../../src/table/i18n/wording';

// Checks after a game: was any page sent what it may not know?

/** A revision in the middle of a game, when much is hidden. */
const MIDDLE = 20;

/** Compares everything that the players were sent with what the finished record reveals. */
export const expectSecretsKept = async (
  gm: Person,
  table: string,
  seated: Readonly<Record<string, Person>>,
): Promise<void> => {
  await untilAll([gm], table, 'the secrets are revealed', client => client.timeline.secret !== undefined);
  const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
  for (const [seat, { received }] of Object.entries(seated)) {
    const secrets = secretsOf(record, seat);
    expect(received.length).toBeGreaterThan(50);
    expect(leaksIn(received, secrets)).toEqual([]);
    // checks that a hidden card would be caught by its id, picture or title
    const entry = JSON.stringify({ [String(MIDDLE).padStart(8, '0')]: '' });
    const hidden = secrets.telling(secrets.at(MIDDLE)).filter(({ picture, title }) => picture && title);
    expect(hidden.length).toBeGreaterThan(20);
    for (const { id, picture, title } of hidden) {
      expect(
        leaksIn([entry, `"${id}"`, `/${picture}.svg`, `<b>${title}</b>`], secrets).length,
        id,
      ).toBeGreaterThanOrEqual(3);
    }
  }
};

const ENTRY = /\\?"(\d{4,})\\?":/g;
const isNumber = (word: string): boolean => /^\d+$/.test(word);
/** A number is a card's id only as a text of its own that is no key: `"8"`, not `8`. */
const NUMBER = /(?<=")\d+(?=\\*"(?!\s*:))/g;
/** Ids and names of pictures in JSON, where line breaks are escaped. */
const wordsIn = (frame: string): ReadonlySet<string> => {
  const words = frame.replaceAll(/\\+[nrt]/g, ' ').match(/[\w-]+/g) ?? [];
  return new Set([...words.filter(word => !isNumber(word)), ...(frame.match(NUMBER) ?? [])]);
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const alone = (title: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(title)}(?![\\p{L}\\d])`, 'u');

/** What identifies a card: its id, its picture's name, its title. */
interface Telltale {
  readonly id: string;
  readonly picture: string;
  readonly title: string;
  readonly says: RegExp;
}

export interface Secrets {
  /** The cards unknown to the seat after a revision, by its own view or anything told before. */
  at(revision: number): ReadonlySet<string>;
  /** What identifies those cards. Anything that an open card also shows is excluded. */
  telling(hidden: ReadonlySet<string>): readonly Telltale[];
  /** What only the referee knows until the end. */
  readonly referee: readonly string[];
  readonly timeline: Timeline;
}

/** The pieces of a game with a face, and what identifies each in English. */
const telltalesOf = (presentation: AnyPresentation, ids: Iterable<string>): readonly Telltale[] => {
  const words = wordingOf(presentation, speechOf('en'));
  return [...new Set(ids)].flatMap((id): Telltale[] => {
    const face = id === BACK ? undefined : presentation.face(id);
    if (!face) return [];
    const title = words.text(face.word);
    return [{ id, picture: pictureName(face), title, says: alone(title) }];
  });
};

/** The print on a board, for everybody: a title printed there identifies no card. */
const printedOn = (game: AnyGame, { options }: Timeline['head']): ReadonlySet<string> => {
  const presentation = game.presentation(options);
  const words = wordingOf(presentation, speechOf('en'));
  const { spaces, slots, tracks } = presentation.board;
  const named = [...spaces, ...slots, ...tracks].flatMap(({ word }) => (word === undefined ? [] : [words.text(word)]));
  return new Set([...named, ...game.seats(options).map(seat => words.text(`seats.${seat}`))]);
};

const knownIds = (presentation: AnyPresentation, value: unknown): readonly string[] =>
  [...stringsIn(value).keys()].filter(id => id !== BACK && presentation.face(id));

/** Opens a finished record with its revealed key, and returns what a seat or observer might not know, and when. */
export const secretsOf = (record: string, seat: string | undefined): Secrets => {
  const read = importRecord(record);
  if ('problem' in read) throw new Error(read.problem);
  const { head, raws } = read;
  const game = gameOf(head.game);
  if (!game) throw new Error(`the catalogue has no game ${head.game}`);
  const presentation = game.presentation(head.options);
  const open = openTimeline(game, head, raws, { keys: {} });
  const { tableSecret, secret } = open;
  if (tableSecret === undefined || secret === undefined) {
    throw new Error(`the record does not reveal its secrets: ${JSON.stringify(open.problems)}`);
  }
  const timeline = readAs(open, { keys: { table: tableSecret } });
  const told = new Set<string>();
  const secrets: ReadonlySet<string>[] = [];
  const seen = new Set(piecesOf(game, head.options));
  const tell = (value: unknown): void => {
    for (const id of knownIds(presentation, value)) told.add(id);
  };
  for (const { entry, state } of timeline.moments) {
    if (entry.kind === 'turn') tell(entry.events);
    tell(game.hide(state, seat));
    // before the beginning nothing is shuffled, and nothing is secret
    const begun = secrets.length > 0 || (entry.kind === 'turn' && entry.by === 'table');
    if (!begun) {
      told.clear();
      continue;
    }
    const ids = knownIds(presentation, state);
    for (const id of ids) seen.add(id);
    secrets[entry.r] = new Set(ids.filter(id => !told.has(id)));
  }
  const all = telltalesOf(presentation, seen);
  const printed = printedOn(game, head);
  const seed = Buffer.from(seedOf(secret, game.seats(head.options), timeline.numbers));
  return {
    timeline,
    at: revision => secrets.findLast((one, n) => one !== undefined && n <= revision) ?? new Set(),
    telling(hidden) {
      const known = all.filter(({ id }) => !hidden.has(id));
      const titles = [...new Set([...printed, ...known.map(({ title }) => title)])];
      const pictures = new Set(known.map(({ picture }) => picture));
      return all
        .filter(({ id }) => hidden.has(id))
        .map(one => ({
          ...one,
          // a title inside a known one, like Jaeger in Weapons and Jaeger, identifies nothing
          ...(titles.some(title => one.says.test(title)) && { title: '' }),
          ...(pictures.has(one.picture) && { picture: '' }),
        }));
    },
    referee: [
      secret,
      Buffer.from(secret, 'hex').toString('base64url'),
      tableSecret,
      seed.toString('hex'),
      seed.toString('base64url'),
    ],
  };
};

/** How many times a head's text may be nested in other texts. */
const DEEPEST = 4;

/** A frame without a game's word list, which names every card in a fixed order. */
const withoutWords = (frame: string, words: readonly string[]): string => {
  let list = JSON.stringify(words).slice(1, -1);
  let left = frame;
  for (let depth = 0; depth < DEEPEST; depth++) {
    left = left.replaceAll(list, '');
    list = JSON.stringify(list).slice(1, -1);
  }
  return left;
};

/** Every hidden thing in what a page was sent, with its revision. */
export const leaksIn = (received: readonly string[], secrets: Secrets): readonly string[] => {
  const leaks: string[] = [];
  const revealed = secrets.timeline.moments.find(({ entry }) => entry.kind === 'revealed')?.entry.r ?? Infinity;
  let revision = 0;
  let hidden = secrets.at(0);
  let telling = secrets.telling(hidden);
  // entries are compressed: decompress them first
  const { words: listed } = secrets.timeline.head;
  const { whole } = shrinkerOf(listed);
  let stored: Record<string, string> = {};
  const opened = (frame: string): string =>
    frame.replaceAll(/"(\d{8})":"([~!][\w-]{20,})"/g, (_, key: string, small: string) => {
      // an entry that is readable by itself begins a page
      stored = small.startsWith('!') ? { ...stored, [key]: small } : { [key]: small };
      return `"${key}":${JSON.stringify(whole(stored)[key])}`;
    });
  for (const frame of received.map(one => opened(withoutWords(one, listed)))) {
    for (const [, key = ''] of frame.matchAll(ENTRY)) revision = Math.max(revision, revisionOf(key) ?? 0);
    if (revision >= revealed) break;
    if (secrets.at(revision) !== hidden) {
      hidden = secrets.at(revision);
      telling = secrets.telling(hidden);
    }
    const words = wordsIn(frame);
    const found = [
      ...telling.flatMap(({ id, picture, title, says }) => [
        ...(words.has(id) ? [id] : []),
        ...(words.has(picture) ? [picture] : []),
        ...(title && frame.includes(title) && says.test(frame) ? [title] : []),
      ]),
      ...secrets.referee.filter(word => frame.includes(word)),
    ];
    leaks.push(...found.map(word => `entry ${revision}: ${around(frame, word)}`));
  }
  return leaks;
};

/** A word with its surroundings. */
const around = (frame: string, word: string): string => {
  const at = frame.indexOf(word);
  return `… ${frame.slice(Math.max(0, at - 120), at + word.length + 60)} …`;
};
