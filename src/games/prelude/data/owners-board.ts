/** §1.1, §2.1 An owner’s description of the board and its starting position. Missing fields keep our values. */
import { distinct, fields, judged, list, oneOf, whole, type DataProblem } from '../../../kernel/owners-data';
import {
  DISTRICT_IDS,
  DISTRICTS,
  PARTIES,
  PARTY_COSTS,
  PARTY_IDS,
  SUBTYPES,
  type District,
  type Party,
  type Subtype,
} from './districts';
import { PREPARATIONS, type Start, BANDS, type Bands } from './turns';

export interface OwnersDistrict {
  readonly district: District;
  readonly subtype?: Subtype;
  /** Cubes at the start. */
  readonly revolutionary?: number;
  readonly government?: number;
  /** §10.1.1 What each box costs more, from the first. */
  readonly revolutionaryBoxes?: readonly number[];
  readonly governmentBoxes?: readonly number[];
}
export interface OwnersParty {
  readonly party: Party;
  readonly cubes?: number;
  readonly boxes?: readonly number[];
}
/** §6 A Connection Arrow. */
export interface OwnersArrow {
  readonly between: readonly District[];
}
/** §5, §11, §12 What the boxes of the tracks are worth, and where the bands beside them begin. */
export interface OwnersTracks extends Partial<Bands> {
  /** From the first box on; in the middle a track is worth nothing. */
  readonly districtsWorth?: readonly number[];
  readonly organizationsWorth?: readonly number[];
}
export interface OwnersBoard {
  readonly districts?: readonly OwnersDistrict[];
  readonly parties?: readonly OwnersParty[];
  readonly arrows?: readonly OwnersArrow[];
  readonly tracks?: OwnersTracks;
  readonly start?: Partial<Start>;
}

/** Three rows of three boxes are drawn for each side; no box costs more than this besides. */
const MOST_BOXES = 9;
const DEAREST = 4;
const LAST_BOX = 15;
/** The size limits of the board. */
const LEAST_WORTHS = 4;
const MOST_WORTHS = 15;
const MOST_WORTH = 30;
const MOST_ARROWS = 60;
/** Tracks with two ends, and Victory Points short of a victory. */
const MOST_WORLD = 5;
const MOST_POINTS = 7;

const boxes = list(whole(0, DEAREST), 1, MOST_BOXES);
const cubes = whole(0, MOST_BOXES);

type Judged = readonly Omit<DataProblem, 'given'>[];
/** A place starts with no more cubes than it has boxes. */
const judgeCubes = (
  field: string,
  boxField: string,
  own: { readonly cubes: number | undefined; readonly boxes: readonly number[] | undefined },
  ours: { readonly cubes: number; readonly boxes: number },
): Judged => {
  const [stand, room] = [own.cubes ?? ours.cubes, own.boxes?.length ?? ours.boxes];
  if (stand <= room) return [];
  return own.cubes === undefined
    ? [{ at: `/${boxField}`, problem: 'not-so-many', details: { least: stand, most: MOST_BOXES } }]
    : [{ at: `/${field}`, problem: 'not-within', details: { least: 0, most: room } }];
};

const district = judged(
  fields<OwnersDistrict>(
    {
      district: oneOf(DISTRICT_IDS),
      subtype: oneOf(SUBTYPES),
      revolutionary: cubes,
      government: cubes,
      revolutionaryBoxes: boxes,
      governmentBoxes: boxes,
    },
    ['subtype', 'revolutionary', 'government', 'revolutionaryBoxes', 'governmentBoxes'],
  ),
  given => {
    const { start, costs } = DISTRICTS[given.district];
    return (['revolutionary', 'government'] as const).flatMap(seat =>
      judgeCubes(
        seat,
        `${seat}Boxes`,
        { cubes: given[seat], boxes: given[`${seat}Boxes`] },
        { cubes: start[seat], boxes: costs[seat].length },
      ),
    );
  },
);
const party = judged(
  fields<OwnersParty>({ party: oneOf(PARTY_IDS), cubes, boxes }, ['cubes', 'boxes']),
  ({ party: id, cubes: own, boxes: room }) =>
    judgeCubes('cubes', 'boxes', { cubes: own, boxes: room }, { cubes: PARTIES[id].start, boxes: PARTY_COSTS.length }),
);
const arrow = fields<OwnersArrow>({ between: distinct(list(oneOf(DISTRICT_IDS), 2, 2), String) });
const arrows = distinct(list(arrow, 0, MOST_ARROWS), ({ between }) => between.toSorted().join());

const worths = list(whole(0, MOST_WORTH), LEAST_WORTHS, MOST_WORTHS);
const tracks = judged(
  fields<OwnersTracks>(
    {
      districtsWorth: worths,
      organizationsWorth: worths,
      unrestOne: whole(1, LAST_BOX - 1),
      unrestTwo: whole(2, LAST_BOX),
      prestigeOne: whole(1, LAST_BOX),
      prestigeTwo: whole(0, LAST_BOX - 1),
    },
    ['districtsWorth', 'organizationsWorth', 'unrestOne', 'unrestTwo', 'prestigeOne', 'prestigeTwo'],
  ),
  given => {
    const { unrestOne, unrestTwo, prestigeOne, prestigeTwo } = { ...BANDS, ...given };
    return [
      ...(unrestOne < unrestTwo
        ? []
        : [{ at: '/unrestTwo', problem: 'not-within', details: { least: unrestOne + 1, most: LAST_BOX } }]),
      ...(prestigeTwo < prestigeOne
        ? []
        : [{ at: '/prestigeTwo', problem: 'not-within', details: { least: 0, most: prestigeOne - 1 } }]),
    ];
  },
);
const start = fields<Partial<Start>>(
  {
    victoryPoints: whole(-MOST_POINTS, MOST_POINTS),
    world: whole(-MOST_WORLD, MOST_WORLD),
    unrest: whole(0, LAST_BOX - 1),
    troops: oneOf(PREPARATIONS),
  },
  ['victoryPoints', 'world', 'unrest', 'troops'],
);

/** The fields that each part of the board may have. */
export const boardShapes = {
  district: district.shape,
  party: party.shape,
  arrows: fields<{ readonly list: readonly OwnersArrow[] }>({ list: arrows }).shape,
  tracks: tracks.shape,
  start: start.shape,
};

/** The readers of the parts of the file. */
export const boardReaders = {
  districts: distinct(list(district, 1, DISTRICT_IDS.length), one => one.district, '/district'),
  parties: distinct(list(party, 1, PARTY_IDS.length), one => one.party, '/party'),
  arrows,
  tracks,
  start,
};
