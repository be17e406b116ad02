/** The contents of cards and tokens, and the keys that name an id. */
import { omitUndefined } from '../../kernel/fields';
import type { Face, Tone } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import type { OwnAction, Reconstructed } from './data/types';
import { boxOf, cardOf, leaderCardOf, leaderOn, regionOn, tileOf, type Contents } from './data/box';
import {
  isExhausted,
  kindOf,
  LEVELS,
  neutralKinds,
  opposingUnit,
  pieceOf,
  printedOn,
  RED_TROTSKY,
  TROTSKY,
  type Printed,
} from './data/tokens';
import { ASIDE, BLOCKADE, objectiveMarker, objectiveSlot, WILL, willSlot } from './tabletop';
import { PHASES } from './sequence';
import { connectionsOf, nameOf, NO_BLOCKADE } from './state';
import {
  MARKERS,
  MONTHS,
  PILES,
  PLACES,
  REGIONS,
  SEATS,
  type Action,
  type Region,
  type Seat,
  type Special,
} from './vocabulary';

const MOTIFS: Readonly<Record<Region, string>> = {
  red: 'factory',
  green: 'fortress',
  blue: 'anchor',
  white: 'spire',
  brown: 'gate',
  purple: 'wheel',
};
export const regionTone = (region: Region): Tone => region;
export const regionMotif = (region: Region): string => MOTIFS[region];

const SIDE = {
  soviet: { tone: 'red', unit: 'square', leader: 'star', motif: 'fist' },
  government: { tone: 'blue', unit: 'cut', leader: 'rook', motif: 'bayonet' },
} as const satisfies Record<Seat, object>;
const SPECIAL_MOTIFS: Readonly<Record<Special, string>> = { mobilize: 'crowd', espionage: 'eye', inspire: 'megaphone' };

const ACTION_MOTIFS: Readonly<Record<Action | OwnAction, string>> = {
  move: 'arrow',
  'double-move': 'arrows',
  refresh: 'turn',
  steps: 'star',
  'by-hand': 'handshake',
};

/** The keys of an owner's own title and text of a card. */
const ownTitle = (id: string): string => `cards.own.${id}`;
const ownText = (id: string): string => `actions.own.${id}`;

/** The source of a value, as users see it. */
const source = ({ reconstructed }: Contents, part: Reconstructed): Pick<Face, 'reconstructed'> =>
  reconstructed.includes(part) ? { reconstructed: 'sources.reconstructed' } : {};

/** The part of the box that a token comes from. */
const partOf = (kind: string, { is }: Printed): Reconstructed => {
  switch (is) {
    case 'unit':
    case 'opposing':
      return 'units';
    case 'neutral':
      return 'neutrals';
    case 'leader':
      return kind === TROTSKY || kind === RED_TROTSKY ? 'trotsky' : 'leaders';
  }
};

const commandFace = (options: Options, id: string): Face | undefined => {
  const card = cardOf({ options }, id);
  return (
    card && {
      word: card.title === undefined ? `cards.${card.region}.${card.day}` : ownTitle(id),
      note: card.text === undefined ? `actions.${card.action}.note` : ownText(id),
      kind: 'command',
      number: card.day,
      motif: MOTIFS[card.region],
      shape: 'card',
      tone: regionTone(card.region),
      marks: [
        { motif: 'rifles', value: card.recruit },
        { motif: ACTION_MOTIFS[card.action] },
        { motif: 'flag', value: card.points },
      ],
      tags: [`recruits.${card.recruit}`, `actions.${card.action}.name`, `points.${card.points}`],
      ...source(boxOf(options), 'cards'),
    }
  );
};

const leaderCardFace = (options: Options, id: string): Face | undefined => {
  const leader = leaderOn({ options }, id);
  return (
    leader && {
      word: `leaders.${leader.id}`,
      note: `specials.${leader.special}.note`,
      kind: 'leader-card',
      side: leader.seat,
      number: leader.day,
      motif: SPECIAL_MOTIFS[leader.special],
      shape: 'card',
      tone: SIDE[leader.seat].tone,
      tags: [`specials.${leader.special}.name`, `fresh.${leader.fresh}`, `turned.${leader.exhausted}`],
      ...source(boxOf(options), 'leaders'),
    }
  );
};

const tileFace = (id: string): Face | undefined => {
  const region = regionOn(id);
  return (
    region && {
      word: `regions.${region}`,
      kind: 'tile',
      motif: MOTIFS[region],
      shape: 'card',
      tone: regionTone(region),
    }
  );
};

const side = (printed: Printed): Pick<Face, 'side' | 'shape' | 'tone' | 'motif'> => {
  switch (printed.is) {
    case 'unit': {
      const { tone, unit, motif } = SIDE[printed.seat];
      return { side: printed.seat, shape: unit, tone, motif };
    }
    case 'opposing':
      return { shape: 'hexagon', tone: 'ink', motif: 'cross-swords' };
    case 'neutral':
      return { shape: 'round', tone: 'brass', motif: 'cap' };
    case 'leader': {
      if (printed.seat === 'nobody') return { shape: 'round', tone: 'brass', motif: 'train' };
      const { tone, leader } = SIDE[printed.seat];
      return { side: printed.seat, shape: leader, tone, motif: printed.seat === 'soviet' ? 'star' : 'eagle' };
    }
  }
};

/**
 * A token shows the strength of its upper side large and that of the other side small; turned, it has no colour.
 */
const tokenFace = (options: Options, piece: string): Face | undefined => {
  const kind = kindOf(piece);
  const printed = printedOn(options, kind);
  if (!printed) return undefined;
  const exhausted = isExhausted(piece);
  // an exhausted opposing unit is worth the difficulty of the game
  const turned = printed.is === 'opposing' ? Number(options['difficulty'] ?? 1) : printed.exhausted;
  const [shown, beneath] = exhausted ? [turned, printed.fresh] : [printed.fresh, turned];
  return {
    word: tokenWord(piece, printed),
    kind: printed.is === 'opposing' ? 'unit' : printed.is,
    ...side(printed),
    ...(exhausted && { tone: 'grey' }),
    ...omitUndefined({ number: shown, beneath }),
    ...source(boxOf(options), partOf(kind, printed)),
  };
};

const tokenWord = (piece: string, printed: Printed): string => {
  switch (printed.is) {
    case 'unit':
    case 'neutral':
      return `${printed.is}s.${piece.replace(/^\w+?-/, '')}`;
    case 'opposing':
      return `opposing.${piece.replace('opposing-', '')}`;
    case 'leader':
      return `leaders.${piece}`;
  }
};

const markerFaces: Readonly<Record<string, Face>> = {
  '?': { word: 'cards.back', kind: 'back', motif: 'star', shape: 'card', tone: 'ink' },
  day: { word: 'pieces.day', kind: 'marker', motif: 'torch', shape: 'round', tone: 'brass' },
  month: { word: 'pieces.month', kind: 'marker', motif: 'map', shape: 'round', tone: 'brass' },
  score: { word: 'pieces.score', kind: 'marker', motif: 'scales', shape: 'round', tone: 'green' },
  [WILL]: { word: 'pieces.will', kind: 'marker', motif: 'crowd', shape: 'hexagon', tone: 'brass' },
  [BLOCKADE]: { word: 'pieces.blockade', kind: 'marker', motif: 'cross-swords', shape: 'hexagon', tone: 'ink' },
  ...Object.fromEntries(
    MARKERS.map((marker): [string, Face] => [
      objectiveMarker(marker),
      {
        word: `pieces.${objectiveMarker(marker)}`,
        kind: 'marker',
        motif: 'flag',
        shape: 'hexagon',
        tone: 'green',
        number: marker,
      },
    ]),
  ),
};

/** The contents of a card or token of a table with these options; undefined for an id that is not of this game. */
export const faceAt =
  (options: Options) =>
  (id: string): Face | undefined =>
    (Object.hasOwn(markerFaces, id) ? markerFaces[id] : undefined) ??
    commandFace(options, id) ??
    leaderCardFace(options, id) ??
    tileFace(id) ??
    tokenFace(options, id);

/** The tokens and cards that may come into play though no table shows them at its start. */
export const piecesAt = (options: Options): readonly string[] => {
  const { leaders, units } = boxOf(options);
  const kinds = [
    ...SEATS.flatMap(seat => units[seat].map(one => `${seat}-${one.fresh}-${one.exhausted}`)),
    ...neutralKinds(options),
    ...LEVELS.map(opposingUnit),
    ...leaders.map(leader => leader.id),
    TROTSKY,
    RED_TROTSKY,
  ];
  return [
    ...new Set([
      ...kinds.flatMap(kind => [kind, pieceOf({ kind, exhausted: true })]),
      ...REGIONS.map(tileOf),
      ...leaders.map(leaderCardOf),
    ]),
  ];
};

const words = new Map<string, string>([
  ...SEATS.map((seat): [string, string] => [seat, `seats.${seat}`]),
  ...REGIONS.map((region): [string, string] => [region, `regions.${region}`]),
  ...MONTHS.flatMap((month): [string, string][] => [
    [month, `months.${month}`],
    [`month-${month}`, `months.${month}`],
  ]),
  ...REGIONS.map((region): [string, string] => [objectiveSlot(region), 'places.objective']),
  ...PHASES.map((phase): [string, string] => [phase, `phases.${phase}`]),
  ...[
    ...PILES,
    ...PLACES.filter(place => !REGIONS.some(region => region === place)),
    ...SEATS.map(willSlot),
    ASIDE,
    'day',
    'month',
    'hand',
    'objective',
  ].map((place): [string, string] => [place, `places.${place}`]),
  ...['strength', 'tokens', 'peoples-will'].map((tie): [string, string] => [tie, `ties.${tie}`]),
  [NO_BLOCKADE, 'places.none'],
  ['?', 'cards.back'],
]);

const connectionWord = (options: Options, id: string): string | undefined =>
  connectionsOf(options).some(one => nameOf(one) === id) ? `connections.${id}` : undefined;

/** The key in lang that names an id. */
export const wordAt =
  (options: Options) =>
  (id: string): string | undefined =>
    words.get(id) ??
    (Object.hasOwn(markerFaces, id) ? markerFaces[id]?.word : undefined) ??
    connectionWord(options, id) ??
    faceAt(options)(id)?.word;

/** The owner's own names of regions and leaders. */
export const textsAt = (options: Options): Readonly<Record<string, string>> => {
  const { cards, connections, leaders, names } = boxOf(options);
  return Object.fromEntries([
    ...connections.flatMap(connection => {
      const ends = REGIONS.filter(region => connection.between.includes(region)).map(region => names[region]);
      return ends.includes(undefined) ? [] : [[`connections.${nameOf(connection)}`, ends.join(' – ')]];
    }),
    ...Object.entries(names).map(([region, name]) => [`regions.${region}`, name]),
    ...cards.flatMap(({ id, text, title }) => [
      ...(title === undefined ? [] : [[ownTitle(id), title]]),
      ...(text === undefined ? [] : [[ownText(id), text]]),
    ]),
    ...cards.flatMap(({ region, day }) => {
      const name = names[region];
      return name === undefined ? [] : [[`cards.${region}.${day}`, `${name} ${day}`]];
    }),
    ...leaders.flatMap(({ id, name }) =>
      name === undefined
        ? []
        : [
            [`leaders.${id}`, name],
            [`leaders.${id}-exhausted`, name],
          ],
    ),
  ]);
};
