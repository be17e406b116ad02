/**
 * §components An owner's file: their cards, tokens and map in place of the reconstructed ones. Every part may be left
 * out; texts are shown unchanged.
 */
import { described, distinct, fields, judged, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import { ACTIONS, MONTHS, REGIONS, SEATS, SPECIALS, type Region, type Seat, type Special } from '../vocabulary';
import { ownersSteps } from './owners-steps';
import { reconstructed } from './reconstructed';
import {
  OWN_ACTIONS,
  RECONSTRUCTED,
  type Box,
  type Calendar,
  type CommandCard,
  type Connection,
  type Leader,
  type Start,
  type Units,
} from './types';

/** An owner's file may be this large. */
export const DATA_LIMIT = 256 * 1024;

/** The longest step of the calendar that earns at most one bonus. */
const MOST_DAYS = 14;
const LAST_DAY = 31;
/** Letters of a card's text. */
const TEXT = 400;
/** What a box holds, by the list of its components. */
const CARDS = 48;
const UNITS = 10;
const NEUTRALS = 6;
const LEADERS = 6;
const LEADERS_OF_SIDE = 3;

type OwnersCard = Omit<CommandCard, 'id'>;
interface OwnersLeader {
  readonly side: Seat;
  readonly name?: string;
  readonly day: number;
  readonly fresh: number;
  readonly exhausted: number;
  readonly special: Special;
}
interface File {
  readonly regions?: Readonly<Partial<Record<Region, string>>>;
  readonly cards?: readonly OwnersCard[];
  readonly leaders?: readonly OwnersLeader[];
  readonly trotsky?: { readonly fresh: number; readonly exhausted: number };
  readonly units?: Readonly<Record<Seat, readonly Units[]>>;
  readonly neutrals?: readonly Units[];
  readonly connections?: readonly Connection[];
  readonly calendar?: Calendar;
  readonly start?: Start;
}

/** The rulebook calls one region brown, and once yellow. */
const region: Read<Region> = oneOf<Region>(REGIONS, { yellow: 'brown' });
const name = text(40);
const strength = whole(0, 6);
const day = whole(1, MOST_DAYS);

const numbered = (units: readonly Units[]): number => units.reduce((sum, one) => sum + one.count, 0);
const unitsOf = (wanted: number, most: number): Read<readonly Units[]> =>
  judged(
    list(fields<Units>({ fresh: whole(1, most), exhausted: whole(0, 3), count: whole(1, wanted) }), 1, wanted),
    units =>
      numbered(units) === wanted ? [] : [{ at: '', problem: 'wrong-sum', details: { wanted, sum: numbered(units) } }],
  );

const leader = fields<OwnersLeader>(
  { side: oneOf(SEATS), name, day, fresh: strength, exhausted: strength, special: oneOf(SPECIALS) },
  ['name'],
);
const leaders = judged(list(leader, LEADERS, LEADERS), all => {
  const sum = all.filter(({ side }) => side === 'soviet').length;
  return sum === LEADERS_OF_SIDE ? [] : [{ at: '', problem: 'wrong-sum', details: { wanted: LEADERS_OF_SIDE, sum } }];
});

const two = list(region, 2, 2);
const ends: Read<readonly [Region, Region]> = described(two.shape, (value, at, tell) => {
  const [one, other] = two(value, at, tell) ?? [];
  if (one === undefined || other === undefined) return undefined;
  if (one !== other) return [one, other];
  return void tell({ at, problem: 'same-twice', given: one });
});

const pairOf = ({ between }: Connection): string => between.toSorted().join();
/** Two regions have one connection, and a tile points to one. */
const connections = judged(list(fields<Connection>({ between: ends, arrow: region }, ['arrow']), 1, 15), all =>
  all.flatMap(({ arrow, ...one }, n) =>
    all.slice(0, n).some(other => pairOf(other) === pairOf(one) || (arrow !== undefined && other.arrow === arrow))
      ? [{ at: `/${n}`, problem: 'same-twice' }]
      : [],
  ),
);

const card = judged(
  fields<OwnersCard>(
    {
      region,
      day,
      recruit: whole(1, 3),
      action: oneOf([...ACTIONS, ...OWN_ACTIONS]),
      points: whole(0, 9),
      title: name,
      text: text(TEXT),
      steps: ownersSteps,
    },
    ['title', 'text', 'steps'],
  ),
  ({ action, steps }) =>
    (action === 'steps') === (steps !== undefined) ? [] : [{ at: '/steps', problem: 'steps-with-event' }],
);
const calendar = fields<Calendar>({ bonusDays: distinct(list(whole(1, LAST_DAY), 0, LAST_DAY), String) });
const start = fields<Start>({ month: oneOf(MONTHS), onDay: whole(1, LAST_DAY), will: oneOf(SEATS) });
const trotsky = fields<NonNullable<File['trotsky']>>({ fresh: strength, exhausted: strength });
const units = unitsOf(UNITS, 3);
const neutrals = unitsOf(NEUTRALS, 3);

/** What each part of the file may say. */
export const shapes = {
  card: card.shape,
  leader: leader.shape,
  trotsky: trotsky.shape,
  name,
  units,
  neutrals,
  connections,
  calendar: calendar.shape,
  start: start.shape,
} as const;

export const file: Read<File> = fields<File>(
  {
    regions: fields<Partial<Record<Region, string>>>(
      { red: name, green: name, blue: name, white: name, brown: name, purple: name },
      REGIONS,
    ),
    cards: list(card, CARDS, CARDS),
    leaders,
    trotsky,
    units: fields({ soviet: units, government: units }),
    neutrals,
    connections,
    calendar,
    start,
  },
  ['regions', 'cards', 'leaders', 'trotsky', 'units', 'neutrals', 'connections', 'calendar', 'start'],
);

/** Cards of one region and day are told apart by a letter. */
const asCards = (cards: readonly OwnersCard[]): readonly CommandCard[] =>
  cards.map((card, n) => {
    const before = cards.slice(0, n).filter(one => one.region === card.region && one.day === card.day).length;
    return { ...card, id: `${card.region}-${card.day}${before ? `-${String.fromCharCode(97 + before)}` : ''}` };
  });

/** A leader that replaces one of ours keeps its id and so its picture. */
const asLeaders = (all: readonly OwnersLeader[]): readonly Leader[] =>
  SEATS.flatMap(seat => {
    const ours = reconstructed.leaders.filter(leader => leader.seat === seat);
    return all
      .filter(leader => leader.side === seat)
      .map(({ side: _, ...leader }, n): Leader => ({ ...leader, seat, id: ours[n]?.id ?? `${seat}-leader-${n + 1}` }));
  });

/** The box of a file, what it leaves out taken from ours. */
export const boxIn = (read: File | undefined): Box => {
  if (!read) return reconstructed;
  const { regions, cards, leaders: people, ...rest } = read;
  return {
    ...reconstructed,
    ...rest,
    reconstructed: RECONSTRUCTED.filter(part => read[part] === undefined),
    ...(regions && { names: regions }),
    ...(cards && { cards: asCards(cards) }),
    ...(people && { leaders: asLeaders(people) }),
  };
};
