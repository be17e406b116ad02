/** The tracks of the board: scoring, victory points, opportunity, Unrest and Prestige, and the Turns. */
import type { Board, Box, Decoration, Point, Slot, Tone, Track } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { bandsAt, districtsValues, organizationsValues } from './board-values';
import { ownersBoard, ownersSessions } from './cards/owners-cards';
import { SPECIAL_ACTIONS, SPECIAL_IDS } from './data/special-actions';
import { type Bands, modifierAt, prestigeBands, unrestBands, ROUNDS, TURNS } from './data/turns';
import { TRACKS, type Track as Scored } from './data/types';
import { advantageTrack, opportunityTrack, preparationSlot, scoringTrack, specialSlot, turnTrack } from './places';
import { MOST_OPPORTUNITY, POINTS_END, PRESTIGE_END, SCORE_BOX, UNREST_END, WORLD_END } from './state';
import { SEATS, type Seat } from './seats';
import { placesOnBoard } from './board-places';
import { SIDE_TONES, stripe, twoEnds } from './board-signs';

const { bottom, chamber, width } = placesOnBoard;

const row = (count: number, { x, y, width: each, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({ x: x + n * each, y, width: each, height }));

/** A track with two ends: the Revolutionary's on the left, what its boxes are worth in them. */
const mirrored = (values: readonly number[]): readonly string[] =>
  [...values.slice(1).toReversed(), ...values].map(String);

const HALVES = ['revolutionary', 'government'] as const satisfies readonly Seat[];

const WORLD_VALUES = Array.from({ length: WORLD_END + 1 }, (_, n) => n);
const DUMA_VALUES = [0, 2, 4];
const valuesOf = (options: Options, track: Scored): readonly number[] => {
  switch (track) {
    case 'districts':
      return districtsValues({ options });
    case 'organizations':
      return organizationsValues({ options });
    case 'world':
      return WORLD_VALUES;
    case 'duma':
      return DUMA_VALUES;
  }
};

const SCORE_LEFT = 60;
const SCORE_TOP = 84;
const SCORE_STEP = 112;
const BOX = 46;
const TRACK_HEIGHT = 54;
const FAVOUR_LEFT = SCORE_LEFT + BOX * (SCORE_BOX + 1) + 58;
const FAVOUR_WIDTH = chamber.left - 44 - FAVOUR_LEFT;
const WIDEST = 92;

const scoreBoxes = (n: number): readonly Box[] =>
  row(SCORE_BOX + 1, { x: SCORE_LEFT, y: SCORE_TOP + n * SCORE_STEP, width: BOX, height: TRACK_HEIGHT });
const favourBoxes = (options: Options, track: Scored, n: number): readonly Box[] => {
  const count = valuesOf(options, track).length * 2 - 1;
  return row(count, {
    x: FAVOUR_LEFT,
    y: SCORE_TOP + n * SCORE_STEP,
    width: Math.min(WIDEST, FAVOUR_WIDTH / count),
    height: TRACK_HEIGHT,
  });
};

/** Are some of a track's values ours? */
const isReconstructed = (options: Options, track: Scored): boolean => {
  const { districtsWorth, organizationsWorth } = ownersBoard(options).tracks;
  return (
    (track === 'districts' && districtsWorth === undefined) ||
    (track === 'organizations' && organizationsWorth === undefined)
  );
};

/** §5 Each scoring track: six boxes of the Scoring Marker, then those of the Advantage Marker. */
const scoring = (options: Options): readonly Track[] =>
  TRACKS.flatMap((track, n): readonly Track[] => [
    { id: scoringTrack(track), from: 0, word: `tracks.scoring-${track}`, tone: 'brass', boxes: scoreBoxes(n) },
    {
      id: advantageTrack(track),
      from: 1 - valuesOf(options, track).length,
      word: `tracks.advantage-${track}`,
      tone: 'paper',
      labels: mirrored(valuesOf(options, track)),
      halves: HALVES,
      boxes: favourBoxes(options, track, n),
      ...(isReconstructed(options, track) && { reconstructed: true }),
    },
  ]);

const TURN_TOP = 76;
const TURN_STEP = 57;
const ROUND_HEIGHT = 43;
const NAME_WIDTH = 324;
const NAME_LEFT = chamber.right + 44;
const TURN_LEFT = NAME_LEFT + NAME_WIDTH + 12;
const ROUND_WIDTH = Math.floor((width - 60 - TURN_LEFT) / ROUNDS);

const turnBoxes = (n: number): readonly Box[] =>
  row(ROUNDS, { x: TURN_LEFT, y: TURN_TOP + n * TURN_STEP, width: ROUND_WIDTH, height: ROUND_HEIGHT });

/** §2.2 A row of eight boxes for each Turn; its Sessions are ours, where the owner of a copy does not say them. */
const turns = (options: Options): readonly Track[] =>
  TURNS.map(
    ({ id, era }, n): Track => ({
      id: turnTrack(n + 1),
      from: 1,
      word: `turns.${id}`,
      brief: `turns-brief.${id}`,
      boxes: turnBoxes(n),
      ...(!ownersSessions(options, n + 1) && { reconstructed: true }),
      label: { x: NAME_LEFT, y: TURN_TOP + n * TURN_STEP + 8, width: NAME_WIDTH, height: 26 },
      tone: era === 'turmoil' ? 'paper' : era === 'war' ? 'green' : 'red',
    }),
  );

const ROOF = 14;
/** The vault of the Duma around some boxes of the Turn Track. */
const vault = ({ x, y, width: span, height }: Box): Decoration => ({
  path:
    `M${x - 5} ${y + height + 7}V${y - 3}Q${x + span / 2} ${y - ROOF * 2} ${x + span + 5} ${y - 3}` +
    `V${y + height + 7}Z`,
  tone: 'brass',
  pattern: 'plain',
});

/** §7.2 Action Rounds in Session are under the roof of the Duma, one roof for each Session. */
const roofs = (rounds: readonly number[], n: number): readonly Decoration[] =>
  rounds
    .filter(round => !rounds.includes(round - 1))
    .map(first => {
      const last = rounds.findLast((round, at) => round - first === at - rounds.indexOf(first)) ?? first;
      return vault({
        x: TURN_LEFT + (first - 1) * ROUND_WIDTH,
        y: TURN_TOP + n * TURN_STEP,
        width: (last - first + 1) * ROUND_WIDTH,
        height: ROUND_HEIGHT,
      });
    });
/** The Sessions as this table has them. */
const sessionsOnBoard = (options: Options): readonly Decoration[] =>
  TURNS.flatMap(({ sessions }, n) =>
    roofs(
      (ownersSessions(options, n + 1) ?? sessions).toSorted((a, b) => a - b),
      n,
    ),
  );
/** The legend of the roofs. */
const legend: Decoration = {
  ...vault({ x: TURN_LEFT, y: TURN_TOP + TURNS.length * TURN_STEP + 10, width: ROUND_WIDTH * 3, height: 22 }),
  heading: {
    word: 'tracks.sessions',
    brief: 'tracks.sessions-brief',
    box: { x: TURN_LEFT, y: TURN_TOP + TURNS.length * TURN_STEP + 8, width: ROUND_WIDTH * 3, height: 26 },
  },
};

const LINE = bottom + 48;
const SMALL = 58;

const numbered = (id: string, word: string, tone: Tone, last: number, at: Point): Track => ({
  id,
  from: 0,
  word: `tracks.${word}`,
  brief: `tracks.${word}-brief`,
  tone,
  boxes: row(last + 1, { ...at, width: SMALL, height: TRACK_HEIGHT }),
});

const POINT_BOXES = POINTS_END * 2 + 1;
const POINTS_LEFT = 100;
const points: Track = {
  id: 'points',
  from: -POINTS_END,
  word: 'tracks.points',
  tone: 'paper',
  labels: mirrored(Array.from({ length: POINTS_END + 1 }, (_, n) => n)),
  halves: HALVES,
  boxes: row(POINT_BOXES, { x: POINTS_LEFT, y: LINE, width: (width - POINTS_LEFT * 2) / POINT_BOXES, height: 60 }),
};

const SECOND = 60 + (MOST_OPPORTUNITY + 1) * SMALL + 62;
const ROW = LINE + 113;
const NEXT_ROW = ROW + 107;

const opportunity = SEATS.map(
  (seat, n): Track =>
    numbered(opportunityTrack(seat), `opportunity-${seat}`, SIDE_TONES[seat], MOST_OPPORTUNITY, {
      x: 60,
      y: n ? NEXT_ROW : ROW,
    }),
);

const UNREST = numbered('unrest', 'unrest', 'red', UNREST_END, { x: SECOND, y: ROW });
const PRESTIGE = numbered('prestige', 'prestige', 'purple', PRESTIGE_END, { x: SECOND, y: NEXT_ROW });
/** The bands beside them are ours, where the owner of a copy does not say them. */
const banded = (options: Options): readonly Track[] => {
  const { prestigeOne, prestigeTwo, unrestOne, unrestTwo } = ownersBoard(options).tracks;
  return [
    { ...UNREST, ...([unrestOne, unrestTwo].includes(undefined) && { reconstructed: true }) },
    { ...PRESTIGE, ...([prestigeOne, prestigeTwo].includes(undefined) && { reconstructed: true }) },
  ];
};

const BAND = 26;
/** §7.1.1 The modifier of each band for Growing Extremism is printed under its boxes. */
const bands = (of: Bands): readonly Decoration[] =>
  (
    [
      [UNREST, unrestBands(of)],
      [PRESTIGE, prestigeBands(of)],
    ] as const
  ).flatMap(([{ boxes }, among]) =>
    ([1, 2] as const).flatMap((modifier): readonly Decoration[] => {
      const within = boxes.filter((_, n) => modifierAt(among, n) === modifier);
      const [first] = within;
      if (!first) return [];
      const box = { x: first.x, y: first.y + TRACK_HEIGHT, width: within.length * SMALL, height: BAND };
      return stripe(within, modifier === 1 ? 'brass' : 'ink', BAND).map(one => ({
        ...one,
        heading: { word: `tracks.extremism-${modifier}`, box },
      }));
    }),
  );

const THIRD = SECOND + (UNREST_END + 1) * SMALL + 62;
const SIGN = 86;
const PANEL_GAP = 26;
const PANEL = (width - 60 - THIRD - PANEL_GAP) / SEATS.length;
const PANEL_TOP = LINE + 88;
const PANEL_HEIGHT = 246;
const panelLeft = (seat: Seat): number => THIRD + SEATS.indexOf(seat) * (PANEL + PANEL_GAP);

/** §10.3 The boards of the Central Committee and of the Council of Ministers. */
const panels = SEATS.flatMap((seat): readonly Decoration[] => {
  const x = panelLeft(seat);
  const right = x + PANEL;
  const foot = PANEL_TOP + PANEL_HEIGHT;
  const tone = SIDE_TONES[seat];
  const outline = (by: number): string => `M${x - by} ${PANEL_TOP - by}H${right + by}V${foot + by}H${x - by}Z`;
  return [
    { path: outline(5), tone: 'ink', pattern: 'plain' },
    { path: outline(0), tone: 'paper', pattern: 'plain' },
    {
      path: `M${x} ${PANEL_TOP}H${right}V${PANEL_TOP + 42}H${x}Z`,
      tone,
      pattern: 'plain',
      heading: { word: `tracks.board-${seat}`, box: { x: x + 12, y: PANEL_TOP, width: PANEL - 24, height: 42 } },
    },
  ];
});

/** §11.1 Red Guards and Loyal Troops. */
const preparations = SEATS.map(
  (seat): Slot => ({
    id: preparationSlot(seat),
    flow: 'row',
    piece: { width: 64, height: 64 },
    word: `tracks.preparations-${seat}`,
    box: { x: panelLeft(seat) + 14, y: PANEL_TOP + 74, width: PANEL - 28, height: 68 },
  }),
);

/** §10.3 The six Special Actions of each side. */
const specials = SEATS.flatMap((seat: Seat): readonly Slot[] => {
  const actions = SPECIAL_IDS.filter(action => SPECIAL_ACTIONS[action].seat === seat);
  const gap = (PANEL - 28 - SIGN * actions.length) / (actions.length - 1);
  return actions.map(
    (action, n): Slot => ({
      id: specialSlot(action),
      flow: 'one',
      piece: { width: SIGN - 4, height: SIGN - 4 },
      box: { x: panelLeft(seat) + 14 + n * (SIGN + gap), y: PANEL_TOP + 150, width: SIGN, height: SIGN },
    }),
  );
});

/** The tracks as a table has them. */
export const tracksAt = (options: Options): Pick<Board, 'decorations' | 'tracks'> => ({
  decorations: [
    ...sessionsOnBoard(options),
    legend,
    ...TRACKS.flatMap((track, n) => twoEnds(favourBoxes(options, track, n))),
    ...twoEnds(points.boxes),
    ...bands(bandsAt({ options })),
    ...panels,
  ],
  tracks: [...scoring(options), ...turns(options), points, ...opportunity, ...banded(options)],
});

/** The tracks that every table has. */
export const tracksOnBoard = {
  slots: [...preparations, ...specials],
  /** Where the cards lie. */
  bottom: PANEL_TOP + PANEL_HEIGHT + 10,
} as const;
