/** The contents of cards and counters, and the keys that name an id. */
import type { Face } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { cardOf, type Card } from './data/cards';
import { PHASES } from './sequence';
import { FRONTS, SEATS, type Front, type Seat } from './vocabulary';

const TONES = { red: 'red', white: 'blue' } as const;

/** Sides are distinguished by shape as well: star and rook for leaders, squares and cut corners for troops. */
const SHAPES = {
  leader: { red: 'star', white: 'rook' },
  troop: { red: 'square', white: 'cut' },
  event: { red: 'card', white: 'card' },
} as const;

const tagsOf = (card: Card): readonly string[] =>
  card.kind === 'event' || !card.fronts ? [] : card.fronts.map((front: Front) => `fronts.${front}`);

/** Is it a leader whose bonus an option lets reach further? */
const reachesAll = (card: Card, options: Options): boolean =>
  card.kind === 'leader' && card.strengthens !== undefined && options['leader-bonus'] === 'whole-side';

/** What the card does, as the options of the table have it. */
const noteOf = (card: Card, options: Options): string => {
  const note = `cards.${card.type}.note`;
  const { subversion } = options;
  if (reachesAll(card, options)) return `${note}-whole-side`;
  const takes = card.kind === 'event' && card.effects.some(effect => effect.do === 'take-troop');
  return takes && (subversion === 'any-front' || subversion === 'discard') ? `${note}-${subversion}` : note;
};

const cardFace = (card: Card, options: Options): Face => ({
  word: `cards.${card.type}.name`,
  note: noteOf(card, options),
  kind: card.kind,
  side: card.side,
  ...(card.kind !== 'event' && { number: card.force }),
  motif: card.motif,
  shape: SHAPES[card.kind][card.side],
  tone: TONES[card.side],
  tags: tagsOf(card),
});

const markerFaces: Readonly<Record<string, Face>> = {
  '?': { word: 'cards.back', kind: 'back', motif: 'cross-swords', shape: 'card', tone: 'ink' },
  territory: { word: 'pieces.territory', kind: 'marker', motif: 'flag', shape: 'round', tone: 'brass' },
  ...Object.fromEntries(
    SEATS.flatMap((seat): [string, Face][] => [
      [
        `morale-${seat}`,
        {
          word: `pieces.morale-${seat}`,
          kind: 'marker',
          side: seat,
          motif: 'torch',
          shape: SHAPES.leader[seat],
          tone: TONES[seat],
        },
      ],
      [
        `turn-${seat}`,
        {
          word: `pieces.turn-${seat}`,
          kind: 'marker',
          side: seat,
          motif: seat === 'red' ? 'star' : 'eagle',
          shape: 'round',
          tone: TONES[seat],
        },
      ],
    ]),
  ),
};

/** The contents of a card or counter; undefined for an id that is not of this game. */
export const faceAt =
  (options: Options) =>
  (id: string): Face | undefined => {
    const card = cardOf(id);
    return card ? cardFace(card, options) : Object.hasOwn(markerFaces, id) ? markerFaces[id] : undefined;
  };

/** The name of a place in a change by hand. */
const places: readonly string[] = [
  ...SEATS.flatMap(seat => ['hand', 'deck', 'discard'].map(pile => `${seat}-${pile}`)),
  ...FRONTS.flatMap(front => SEATS.map(seat => `${front}-${seat}`)),
  ...SEATS.map(seat => `morale-${seat}`),
  ...FRONTS.map(front => `markers-${front}`),
  'turn',
];

const words = new Map<string, string>([
  ...SEATS.map((seat: Seat): [string, string] => [seat, `seats.${seat}`]),
  ...FRONTS.map((front): [string, string] => [front, `fronts.${front}`]),
  ...PHASES.map((phase): [string, string] => [phase, `phases.${phase}`]),
  ...places.map((place): [string, string] => [place, `places.${place}`]),
  ['?', 'cards.back'],
]);

/** The key in lang that names an id. */
export const word = (id: string): string | undefined => {
  const card = cardOf(id);
  return card
    ? `cards.${card.type}.name`
    : (words.get(id) ?? (Object.hasOwn(markerFaces, id) ? markerFaces[id]?.word : undefined));
};
