/** The tracks of the board: scoring, victory points, opportunity, Unrest and Prestige, and the Turns. */
import type { Box, Decoration, Point, Slot, Tone, Track } from '../../kernel/board';
import { SPECIAL_ACTIONS, SPECIAL_IDS } from './data/special-actions';
import { DISTRICTS_VALUES, modifierAt, ORGANIZATIONS_VALUES, PRESTIGE_BANDS, UNREST_BANDS } from './data/tracks';
import { ROUNDS, TURNS } from './data/turns';
import { TRACKS, type Track as Scored } from './data/types';
import { advantageTrack, opportunityTrack, preparationSlot, scoringTrack, specialSlot, turnTrack } from './places';
import { POINTS_TO_WIN } from './rules/winning';
import { MOST_OPPORTUNITY, PRESTIGE_END, SCORE_BOX, UNREST_END, WORLD_END } from './state';
import { SEATS, type Seat } from './vocabulary';
import { placesOnBoard } from './board-places';

const { bottom, width } = placesOnBoard;

const row = (count: number, { x, y, width: each, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({ x: x + n * each, y, width: each, height }));

/** A track with two ends: the Revolutionary's on the left, what its boxes are worth in them. */
const mirrored = (values: readonly number[]): readonly string[] =>
  [...values.slice(1).toReversed(), ...values].map(String);

const VALUES: Readonly<Record<Scored, readonly number[]>> = {
  districts: DISTRICTS_VALUES,
  organizations: ORGANIZATIONS_VALUES,
  world: Array.from({ length: WORLD_END + 1 }, (_, n) => n),
  duma: [0, 2, 4],
};

const SCORE_LEFT = 60, SCORE_TOP = 92, SCORE_STEP = 112, BOX = 38;

/** §5 Each scoring track: six boxes of the Scoring Marker, then those of the Advantage Marker. */
const scoring = TRACKS.flatMap((track, n): readonly Track[] => {
  const y = SCORE_TOP + n * SCORE_STEP, values = VALUES[track], count = values.length * 2 - 1;
  return [
    {
      id: scoringTrack(track), from: 0, word: `tracks.scoring-${track}`, tone: 'brass',
      boxes: row(SCORE_BOX + 1, { x: SCORE_LEFT, y, width: BOX, height: 50 }),
    },
    {
      id: advantageTrack(track), from: 1 - values.length, word: `tracks.advantage-${track}`, tone: 'paper',
      labels: mirrored(values),
      boxes: row(count, { x: SCORE_LEFT + 270, y, width: Math.min(76, 760 / count), height: 50 }),
    },
  ];
});

const TURN_LEFT = 2530, TURN_TOP = 66, TURN_STEP = 66, ROUND_WIDTH = 88, ROUND_HEIGHT = 34;

const turnBoxes = (n: number): readonly Box[] =>
  row(ROUNDS, { x: TURN_LEFT, y: TURN_TOP + n * TURN_STEP, width: ROUND_WIDTH, height: ROUND_HEIGHT });

/** §2.2 A row of eight boxes for each Turn. */
const turns = TURNS.map(({ id, era }, n): Track => ({
  id: turnTrack(n + 1), from: 1, word: `turns.${id}`, boxes: turnBoxes(n),
  tone: era === 'turmoil' ? 'paper' : era === 'war' ? 'green' : 'red',
}));

/** §7.2 Action Rounds in Session are marked beneath their boxes. */
const sessions = TURNS.flatMap(({ sessions: rounds }, n): readonly Decoration[] => rounds.map(round => {
  const x = TURN_LEFT + (round - 1) * ROUND_WIDTH, y = TURN_TOP + n * TURN_STEP - 7;
  return { path: `M${x} ${y}H${x + ROUND_WIDTH}V${y + ROUND_HEIGHT + 14}H${x}Z`, tone: 'brass', pattern: 'plain' };
}));

const LINE = bottom + 44;
const SMALL = 58;

const numbered = (
  id: string, word: string, tone: Tone, last: number, at: Point, labels?: readonly string[],
): Track => ({
  id, from: 0, word: `tracks.${word}`, tone, ...labels && { labels },
  boxes: row(last + 1, { ...at, width: SMALL, height: 54 }),
});

const points: Track = {
  id: 'points', from: -POINTS_TO_WIN, word: 'tracks.points', tone: 'paper',
  labels: mirrored(Array.from({ length: POINTS_TO_WIN + 1 }, (_, n) => n)),
  boxes: row(POINTS_TO_WIN * 2 + 1, { x: 60, y: LINE, width: (width - 120) / (POINTS_TO_WIN * 2 + 1), height: 60 }),
};

const SECOND = 60 + (MOST_OPPORTUNITY + 1) * SMALL + 70;

/** §7.1.1 Where a band of a track adds to a roll, the box says so. */
const banded = (last: number, bands: Parameters<typeof modifierAt>[0]): readonly string[] =>
  Array.from({ length: last + 1 }, (_, n) => {
    const modifier = modifierAt(bands, n);
    return modifier ? `${n} +${modifier}` : String(n);
  });

const opportunity = SEATS.map((seat, n): Track => numbered(opportunityTrack(seat), `opportunity-${seat}`,
  seat === 'revolutionary' ? 'red' : 'blue', MOST_OPPORTUNITY, { x: 60, y: LINE + 104 + n * 94 }));

const tempers: readonly Track[] = [
  numbered('unrest', 'unrest', 'red', UNREST_END, { x: SECOND, y: LINE + 104 }, banded(UNREST_END, UNREST_BANDS)),
  numbered('prestige', 'prestige', 'purple', PRESTIGE_END, { x: SECOND, y: LINE + 198 },
    banded(PRESTIGE_END, PRESTIGE_BANDS)),
];

const THIRD = SECOND + (UNREST_END + 1) * SMALL + 70, SIGN = 84;

/** §11.1 Red Guards and Loyal Troops. */
const preparations = SEATS.map((seat, n): Slot => ({
  id: preparationSlot(seat), flow: 'row', piece: { width: 62, height: 62 }, word: `tracks.preparations-${seat}`,
  box: { x: THIRD + n * 560, y: LINE + 104, width: 520, height: 74 },
}));

/** §10.3 The six Special Actions of each side. */
const specials = SEATS.flatMap((seat: Seat, side): readonly Slot[] => SPECIAL_IDS
  .filter(action => SPECIAL_ACTIONS[action].seat === seat)
  .map((action, n): Slot => ({
    id: specialSlot(action), flow: 'one', piece: { width: SIGN - 6, height: SIGN - 6 },
    box: { x: THIRD + side * 560 + n * (SIGN + 3), y: LINE + 194, width: SIGN, height: SIGN },
  })));

export const tracksOnBoard = {
  decorations: sessions,
  tracks: [...scoring, ...turns, points, ...opportunity, ...tempers],
  slots: [...preparations, ...specials],
  /** Where the cards lie. */
  bottom: LINE + 320,
} as const;
