/** The Library: the five games, and the tables of this world. */
import { toAct } from '../../kernel/agenda';
import type { CatalogEntry } from '../loading';
import type { Problem } from '../record/model';
import type { TableClient } from './client-model';
import { coverWord, gameProblem } from '../i18n/manifest-words';
import type { Speech } from '../i18n/wording';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { endingPanel } from './ending';
import { holderName, joined, readingOf, seatName } from './reading';
import { missedText } from './weekly';
import { askedSince, timeText } from './waiting-since';
import { ribbonPanel } from './ribbon';
import { motif } from '../drawing/motifs/motifs';
import { INK, PAPER_DEEP, PAPER_LIGHT, SHADES } from '../drawing/palette';
import { el, picture } from '../drawing/svg';
import type { Poster } from '../../kernel/manifest';

const SIZE = { width: 240, height: 100 } as const;

/** Rays from the lower middle, as on posters of the time. */
const rays = (colour: string): string =>
  el(
    'g',
    { opacity: 0.35 },
    ...Array.from({ length: 7 }, (_, n) => el('path', { d: `M120 130L${-90 + n * 70} -20h30Z`, fill: colour })),
  );

/** The poster of a game. */
export const posterSvg = ({ left, right, motifs: [first, second] }: Poster): string => {
  const one = SHADES[left];
  const other = SHADES[right];
  const brush = (on: string, accent: string) => ({ ink: on === INK ? INK : PAPER_LIGHT, accent, paper: PAPER_DEEP });
  const whole = picture(
    SIZE,
    SIZE,
    el('rect', { x: 0, y: 0, ...SIZE, fill: other.fill }),
    rays(other.deep),
    el('path', { d: 'M0 0H146L94 100H0Z', fill: one.fill }),
    el('path', { d: 'M146 0h10L104 100H94Z', fill: INK }),
    motif(first, brush(one.on, one.deep), { x: 16, y: 12, size: 78 }),
    motif(second, brush(other.on, other.deep), { x: 146, y: 12, size: 78 }),
  );
  // It fills its tile whatever its shape; the edges may be cut off.
  return whole.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
};

export interface GameTile {
  readonly game: string;
  readonly name: string;
  readonly subtitle: string;
  readonly about: string;
  readonly players: string;
  readonly installed: boolean;
  /** It has bots to play against and to watch. */
  readonly watchable: boolean;
  /** Its cards are available as decks and its counters as actors, without a table. */
  readonly decks: boolean;
  /** Its tutorials in order; each with its button's text and subject. */
  readonly lessons: readonly {
    readonly id: string;
    readonly label: string;
    readonly about: string;
    readonly further: boolean;
  }[];
  /** Its owner may replace reconstructed values with those of their copy. */
  readonly correctable: boolean;
  /** There is more for this user than the usual ways to begin. */
  readonly more: boolean;
}
export interface OpenTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: string;
  readonly status: string;
  readonly waiting: string;
  readonly mine: boolean;
  /** What was missed, in words. */
  readonly missed?: string;
  readonly emblems: readonly Emblem[];
  readonly hasScene: boolean;
  readonly begun: boolean;
}
/** A user in a tutorial, whom a game master may watch. */
export interface Learner {
  readonly user: string;
  readonly name: string;
  readonly game: string;
  readonly lesson: string;
  readonly step: number;
}
/** Who is learning, and whether anybody could be asked to. */
export interface School {
  readonly learners: readonly Learner[];
  readonly hasPupils: boolean;
}
/** A table that is not opened: its game did not load, does not fit, or a player could have forged it. */
export interface ClosedTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly problem: Problem;
}
export interface ClosedLine {
  readonly id: string;
  readonly name: string;
  readonly gameName: string;
  readonly problem: string;
  /** The way out: try again, or open it after all. */
  readonly again?: string;
}
export interface LibraryPanel {
  readonly games: readonly GameTile[];
  /** The tables to go on with; so many that they would hide the games lie folded on a second shelf, with its title. */
  readonly shelves: readonly { readonly further?: string; readonly tables: readonly OpenTable[] }[];
  readonly closed: readonly ClosedLine[];
  /** Finished games that nobody has opened, folded. */
  readonly over: readonly ClosedLine[];
  readonly overTitle: string;
  readonly gm: boolean;
  readonly learners: readonly { readonly user: string; readonly text: string }[];
  /** Another user is here whom a game master may teach. */
  readonly teaches: boolean;
  /** Nothing has been made in this world yet: explain the module first. */
  readonly welcome: boolean;
}

const gameTile = (
  { manifest: { id, watchable }, load, tutorials = {}, copyForm }: CatalogEntry,
  speech: Speech,
  hasDecks: (game: string) => boolean,
  gm: boolean,
): GameTile => {
  const word = (key: string) => coverWord(id, key, speech);
  return {
    game: id,
    name: word('name'),
    subtitle: word('subtitle'),
    about: word('about'),
    players: word('players'),
    installed: load !== undefined,
    watchable,
    decks: hasDecks(id),
    lessons: Object.keys(tutorials).map((lesson, n) => ({
      id: lesson,
      label: speech.localize(n ? 'RT.library.learn-more' : 'RT.library.learn'),
      about: n ? word(`lessons.${lesson}`) : '',
      further: n > 0,
    })),
    correctable: copyForm !== undefined,
    more: gm || Object.keys(tutorials).length > 1,
  };
};

const MINUTE = 60_000;

/** The text with the time since when; without it in the first minute. */
const withSince = (waiting: string, client: TableClient, seats: readonly string[], speech: Speech): string => {
  const then = askedSince(client, seats).time;
  const now = client.now();
  return now - then < MINUTE
    ? waiting
    : speech.format('RT.library.since', { waiting, when: timeText(then, now, speech) });
};

const waitingText = (client: TableClient, speech: Speech): { waiting: string; mine: boolean } => {
  const reading = readingOf(client, speech);
  const { timeline, game, mySeats } = client;
  const ending = endingPanel(reading);
  if (ending) return { waiting: ending.winner, mine: false };
  if (!timeline.begun) return { waiting: speech.localize('RT.table.not-begun'), mine: false };
  const asked = toAct(game, timeline.state);
  const own = asked.filter(seat => mySeats.includes(seat));
  const mine = own.length > 0;
  if (mine) return { mine, waiting: withSince(speech.localize('RT.library.your-turn'), client, own, speech) };
  const names = asked.map(seat =>
    speech.format('RT.table.seat-of', {
      seat: seatName(reading, seat),
      holder: holderName(reading, timeline.holders[seat]),
    }),
  );
  const waiting = speech.format('RT.table.waiting', { who: joined(speech, names) });
  return { mine, waiting: withSince(waiting, client, asked, speech) };
};

const openTable = (client: TableClient, speech: Speech): OpenTable => {
  const ribbon = ribbonPanel(readingOf(client, speech));
  const { head } = client.timeline;
  const seats = client.game.seats(head.options);
  return {
    id: client.id,
    name: head.name,
    game: head.game,
    gameName: ribbon.game,
    status: ribbon.turn,
    hasScene: client.sceneId !== undefined,
    begun: client.timeline.begun,
    ...waitingText(client, speech),
    ...missedText(client, speech),
    emblems: seats.map(seat => emblemOf(seats, seat)),
  };
};

/** The way out for each reason why a table is not opened; trying again never gives a game another option. */
const AGAIN: Readonly<Record<string, string>> = {
  'game-not-loaded': 'try-again',
  'unknown-game': 'try-again',
  'owned-by-player': 'open-owned',
  'laid-aside': 'open-owned',
};

/** Is it a finished game that nobody has opened yet? */
const isLaidAside = ({ problem }: ClosedTable): boolean => problem.problem === 'laid-aside';

const closedLine = ({ id, name, game, problem }: ClosedTable, speech: Speech): ClosedLine => {
  const again = AGAIN[problem.problem];
  return {
    id,
    name,
    gameName: coverWord(game, 'name', speech),
    problem: gameProblem(problem, speech),
    ...(again !== undefined && { again: speech.localize(`RT.library.${again}`) }),
  };
};

const learnerText = (
  { name, game, lesson, step }: Learner,
  entries: readonly CatalogEntry[],
  speech: Speech,
): string => {
  const { tutorials = {} } = entries.find(({ manifest }) => manifest.id === game) ?? {};
  const isFirst = Object.keys(tutorials)[0] === lesson;
  return speech.format('RT.hands.library.learner', {
    name,
    game: coverWord(game, 'name', speech),
    lesson: speech.localize(isFirst ? 'RT.library.learn' : 'RT.library.learn-more'),
    step: String(step + 1),
  });
};

/** How many tables stand in view, besides those that wait for the user: with more, nobody would see the games below. */
const IN_VIEW = 3;

/** Whoever is asked wants to go on; then what they play, what others play, and what is over. */
const shelvesOf = (tables: readonly TableClient[], speech: Speech): LibraryPanel['shelves'] => {
  const rank = ({ mySeats, timeline }: TableClient): number => (timeline.ending ? 2 : mySeats.length ? 0 : 1);
  const all = tables
    .toSorted((a, b) => rank(a) - rank(b) || a.timeline.head.name.localeCompare(b.timeline.head.name))
    .map(client => openTable(client, speech))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine));
  const inView = Math.max(IN_VIEW, all.filter(({ mine }) => mine).length);
  const count = String(all.length - inView);
  return [
    { tables: all.slice(0, inView) },
    { tables: all.slice(inView), further: speech.format('RT.library.further', { count }) },
  ].filter(shelf => shelf.tables.length);
};

export const libraryPanel = (
  entries: readonly CatalogEntry[],
  tables: readonly TableClient[],
  closed: readonly ClosedTable[],
  gm: boolean,
  speech: Speech,
  welcome = false,
  hasDecks: (game: string) => boolean = () => false,
  { learners, hasPupils }: School = { learners: [], hasPupils: false },
): LibraryPanel => ({
  gm,
  learners: gm ? learners.map(one => ({ user: one.user, text: learnerText(one, entries, speech) })) : [],
  teaches: gm && hasPupils,
  welcome,
  // playable games first, otherwise in the catalogue's order
  games: entries
    .map(entry => gameTile(entry, speech, hasDecks, gm))
    .sort((a, b) => Number(b.installed) - Number(a.installed)),
  closed: closed.filter(one => !isLaidAside(one)).map(one => closedLine(one, speech)),
  over: closed.filter(isLaidAside).map(one => closedLine(one, speech)),
  overTitle: speech.format('RT.library.over', { count: String(closed.filter(isLaidAside).length) }),
  shelves: shelvesOf(tables, speech),
});
