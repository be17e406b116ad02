/** The contents of a card, and the keys that name it. */
import type { Face } from '../../../kernel/board';
import type { Options } from '../../../kernel/messages';
import { CARD_LIST, cardId } from '../data/card-list';
import { sourceOf } from '../data/cards-given';
import { motifOf } from '../data/cards-provisional';
import { PARTY_IDS } from '../data/districts';
import type { CardBase, CardDie } from '../data/types';
import { cardOf } from './card';
import type { Need } from './effect-types';
import { ownersCards, type OwnersCard } from './owners-cards';

const TONES = { revolutionary: 'red', government: 'blue', neutral: 'brass' } as const;

/** Prerequisites as refusals name them. */
const NEEDS: readonly Need['need'][] = [
  'session',
  'no-session',
  'abdicated',
  'not-abdicated',
  'war-begun',
  'in-play',
  'not-in-play',
  'controls',
  'unrest',
  'prestige',
  'organization',
  'opens-turn',
  'majority',
  'noted',
  'either',
  'by-hand',
];
/** The options of Events that let a side choose. */
const CHOICES: readonly string[] = [
  'remove-cubes',
  'add-cubes',
  'remove-from-duma',
  'remove-from-districts',
  'add-here',
  'add-to-duma',
  'prestige-up',
  'prestige-down',
  'nothing',
];

/** The source of a card's text: its owner's file may give all of it, a part, or nothing. */
type Owned = OwnersCard | undefined;
const isWhole = ({ faction, points, die, event }: OwnersCard): boolean =>
  faction !== undefined && points !== undefined && die !== undefined && event !== undefined;
const sourceFor = (number: number, owned: Owned): Pick<Face, 'reconstructed'> =>
  !owned ? { reconstructed: sourceOf(number) } : isWhole(owned) ? {} : { reconstructed: 'sources.partly' };

/** The tags of a card: its Scoring Die, how long it stays, star and triangle, an Event by hand. */
const tagsOf = ({ die, stays, star }: CardBase, owned: Owned): readonly string[] => [
  `dice.${die satisfies CardDie}`,
  ...(stays ? [`stays.${stays}`] : []),
  ...(star ? ['stays.star'] : []),
  ...(owned?.event === 'by-hand' ? ['stays.by-hand'] : []),
];

/** The key of a card’s text. Our own text would be wrong for an owner’s Event. */
const noteOf = (number: number, owned: Owned): string =>
  owned?.text === undefined && (owned?.event === 'by-hand' || owned?.event === 'steps')
    ? `cards.${owned.event === 'steps' ? 'by-steps' : 'by-hand'}`
    : `cards.${number}.note`;

const faceOf = (card: CardBase, owned?: OwnersCard): Face => ({
  word: `cards.${card.number}.name`,
  note: noteOf(card.number, owned),
  kind: card.deck,
  ...(card.faction !== 'neutral' && { side: card.faction }),
  number: card.points,
  motif: motifOf(card.number),
  shape: 'card',
  tone: TONES[card.faction],
  tags: tagsOf(card, owned),
  ...sourceFor(card.number, owned),
});

const FACES: ReadonlyMap<string, Face> = new Map(CARD_LIST.map(card => [cardId(card.number), faceOf(card)]));

/** The contents of a card of a table with these options; undefined for an id that is not a card. */
export const cardFace = (options: Options, id: string): Face | undefined => {
  const face = FACES.get(id);
  const card = face && cardOf({ options }, id);
  const owned = card && ownersCards(options).get(card.number);
  return card && owned ? faceOf(card, owned) : face;
};

/** The owner's own titles and texts, by the lang keys that they replace. */
export const textsOfCards = (options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ownersCards(options).values()].flatMap(({ number, title, text }) => [
      ...(title === undefined ? [] : [[`cards.${number}.name`, title]]),
      ...(text === undefined ? [] : [[`cards.${number}.note`, text]]),
    ]),
  );

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ...NEEDS.map((need): [string, string] => [`need-${need}`, `needs.${need}`]),
  ...CHOICES.map((choice): [string, string] => [choice, `choices.${choice}`]),
  ...PARTY_IDS.map((party): [string, string] => [`in-${party}`, `places.${party}`]),
  ['in-worker', 'subtypes.worker'],
]);

/** The key in lang that names a card, or what an Event needs or offers. */
export const cardWord = (id: string): string | undefined => FACES.get(id)?.word ?? words.get(id);
