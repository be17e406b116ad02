/** The board: the map of Petrograd, the calendar, the track of support, and each side's half of the table. */
import type { Board, Box, Decoration, Footnote, Slot, Tone, Track } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { boxOf } from './data/box';
import { isSolitaire } from './data/tokens';
import type { Reconstructed } from './data/types';
import { bridgeSlot, MAP, mapGround, slotsIn, spaceOf } from './map';
import { ASIDE, willSlot } from './tabletop';
import { connectionsOf, LAST_DAY, trackLength } from './state';
import { MONTHS, pileOfSide, REGIONS, SEATS, supplyOf, type Month, type Seat } from './vocabulary';

const WIDTH = 2400;
const HEIGHT = 1720;
const MARGIN = MAP.x;
/** Six played cards lie side by side. */
const PLAYED = { width: 117, height: 164 };
const CARD = { width: 140, height: 196 };
const TOKEN = { width: 88, height: 88 };
const LARGEST = { width: 148, height: 148 };
const SIGN = { width: 60, height: 60 };

/** Each side's half of the table: above the map and below the track of support. */
const STRIP: Readonly<Record<Seat, { readonly y: number; readonly tone: Tone }>> = {
  government: { y: 66, tone: 'blue' },
  soviet: { y: 1462, tone: 'red' },
};
const STRIP_HEIGHT = 210;

const stripGround = (seat: Seat): readonly Decoration[] => {
  const { y, tone } = STRIP[seat];
  const top = y - 34;
  const bottom = y + STRIP_HEIGHT + 8;
  const right = MAP.x + MAP.width;
  const field = `M${MARGIN - 6} ${top}H${right + 6}V${bottom}H${MARGIN - 6}Z`;
  return [
    { path: field, tone, pattern: 'plain', pale: true },
    { path: `M${MARGIN - 6} ${top}H${MARGIN + 8}V${bottom}H${MARGIN - 6}Z`, tone, pattern: 'plain' },
    { path: `M${right - 10} ${top}H${right + 6}V${bottom}H${right - 60}Z`, tone, pattern: 'plain' },
  ];
};

const sideSlots = (seat: Seat): readonly Slot[] => {
  const { y, tone } = STRIP[seat];
  const x = MARGIN + 24;
  return [
    {
      id: supplyOf(seat),
      flow: 'grid',
      piece: TOKEN,
      largest: LARGEST,
      word: `places.${supplyOf(seat)}`,
      box: { x, y, width: 622, height: CARD.height },
    },
    {
      id: willSlot(seat),
      flow: 'one',
      piece: { width: 112, height: 112 },
      word: 'pieces.will',
      caption: { x: x + 636, y: y - 29, width: 132, height: 28 },
      box: { x: x + 640, y: y + 37, width: 122, height: 122 },
    },
    {
      id: pileOfSide(seat, 'objective'),
      flow: 'one',
      piece: CARD,
      word: 'places.objective',
      sign: { motif: 'flag', tone },
      box: { x: x + 780, y, ...CARD },
    },
    {
      id: pileOfSide(seat, 'played'),
      flow: 'row',
      piece: PLAYED,
      word: 'places.played',
      box: { x: x + 938, y, width: 706, height: CARD.height },
    },
  ];
};

/** The right column: the months with the places for Trotsky beside them, the days, the tiles; below it the cards. */
const COLUMN = 1832;
const RIGHT = WIDTH - MARGIN;
const MONTH = 60;
const DAY = { width: 74, height: 62 };
const CALENDAR = { months: 74, days: 548, tiles: 950 };

const grid = (count: number, from: Box, perRow: number): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({
    ...from,
    x: from.x + (n % perRow) * from.width,
    y: from.y + Math.floor(n / perRow) * from.height,
  }));

const monthSlots: readonly Slot[] = MONTHS.map((month: Month, n) => {
  const waits = month === 'may' || month === 'august';
  const y = CALENDAR.months + n * MONTH;
  return {
    id: waits ? `above-${month}` : `month-${month}`,
    flow: 'one',
    piece: { width: 58, height: 58 },
    unprinted: true,
    word: `months.${month}`,
    caption: { x: COLUMN + 158, y, width: 210, height: MONTH },
    ...(waits && { sign: { motif: 'train', tone: 'paper' } }),
    box: { x: RIGHT - 130, y, width: 62, height: MONTH },
  };
});
/** The months as a period calendar numbers them. */
const NUMERALS = ['III·IV', 'V·VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

const monthTrack: Track = {
  id: 'month',
  from: 1,
  word: 'places.month',
  tone: 'brass',
  labels: NUMERALS,
  boxes: grid(MONTHS.length, { x: COLUMN, y: CALENDAR.months, width: 140, height: MONTH }, 1),
};

/**
 * A marker that stops on the 15th or the 31st (or where an owner's copy says) earns a bonus action; the two days
 * before the 31st are skipped.
 */
const dayTone = (options: Options, day: number): Tone =>
  boxOf(options).calendar.bonusDays.includes(day) ? 'brass' : day > 28 && day < LAST_DAY ? 'grey' : 'paper';
const dayTrack = (options: Options): Track => ({
  id: 'day',
  from: 1,
  word: 'places.day',
  tone: 'paper',
  tones: Array.from({ length: LAST_DAY }, (_, n) => dayTone(options, n + 1)),
  boxes: grid(LAST_DAY, { x: COLUMN, y: CALENDAR.days, ...DAY }, 7),
});

/** The track of support: the Government's half to the left, the Soviet's to the right. */
const scoreTrack = (options: Options): Track => {
  const length = trackLength({ options });
  const count = length * 2 + 1;
  const width = Math.floor((WIDTH - MARGIN * 2) / count);
  const values = Array.from({ length: count }, (_, n) => n - length);
  return {
    id: 'score',
    from: -length,
    word: 'places.score',
    tone: 'brass',
    tones: values.map(value => (value < 0 ? 'blue' : value > 0 ? 'red' : 'brass')),
    labels: values.map(value => String(Math.abs(value))),
    halves: ['government', 'soviet'],
    boxes: grid(count, { x: (WIDTH - width * count) / 2, y: 1312, width, height: 76 }, count),
  };
};

const cardSlot = (id: string, n: number, y: number, motif: string): Slot => ({
  id,
  flow: 'one',
  piece: CARD,
  word: `places.${id}`,
  sign: { motif, tone: 'brass' },
  box: { x: COLUMN + n * (CARD.width + 16), y, ...CARD },
});

/** The note on the board about reconstructed values. */
const FOOTNOTE: Footnote = { word: 'sources.note', box: { x: COLUMN, y: 1172, width: RIGHT - COLUMN, height: 96 } };

const opposing = cardSlot('leaders', 2, STRIP.soviet.y, 'eye');
const leadersSlot: Slot = {
  ...opposing,
  caption: { x: opposing.box.x, y: opposing.box.y - 29, width: RIGHT - opposing.box.x, height: 28 },
};

const drawn = (options: Options, ours: readonly Reconstructed[]): Board => ({
  width: WIDTH,
  height: HEIGHT,
  ...(ours.length && { footnote: FOOTNOTE }),
  decorations: [...SEATS.flatMap(stripGround), ...mapGround(connectionsOf(options))],
  spaces: REGIONS.map(region => ({
    ...spaceOf(region),
    ...(ours.includes('connections') && { reconstructed: true as const }),
  })),
  slots: [
    ...REGIONS.flatMap(slotsIn),
    ...connectionsOf(options).map(bridgeSlot),
    ...SEATS.flatMap(sideSlots),
    ...monthSlots,
    cardSlot('unrest', 0, CALENDAR.tiles, 'torch'),
    cardSlot('blockade', 1, CALENDAR.tiles, 'cross-swords'),
    cardSlot('tiles', 2, CALENDAR.tiles, 'map'),
    cardSlot('deck', 0, STRIP.soviet.y, 'star'),
    cardSlot('discard', 1, STRIP.soviet.y, 'letter'),
    ...(isSolitaire(options) ? [leadersSlot] : []),
    {
      id: ASIDE,
      flow: 'grid',
      piece: SIGN,
      word: 'places.aside',
      box: { x: COLUMN + 3 * (CARD.width + 16) - 4, y: CALENDAR.tiles, width: 62, height: CARD.height },
    },
  ],
  tracks: [monthTrack, dayTrack(options), scoreTrack(options)],
});

/** Cached boards by their parameters: the length of the track, the bridges, whether a soloist plays. */
const known = new Map<string, Board>();
export const board = (options: Options): Board => {
  const key = JSON.stringify([options['track'], options['data'], isSolitaire(options)]);
  const found = known.get(key);
  if (found) return found;
  const made = drawn(options, boxOf(options).reconstructed);
  known.set(key, made);
  return made;
};
