/** What stands on a card, and the words that name it. */
import type { Face } from '../../../kernel/board';
import { CARD_LIST, cardId } from '../data/card-list';
import { reconstructedOf } from '../data/cards-given';
import { motifOf } from '../data/cards-motifs';
import { PARTY_IDS } from '../data/districts';
import type { CardBase, CardDie } from '../data/types';
import type { Need } from './effect-types';

const TONES = { revolutionary: 'red', government: 'blue', neutral: 'brass' } as const;

/** Prerequisites as refusals name them. */
const NEEDS: readonly Need['need'][] = [
  'session', 'no-session', 'abdicated', 'not-abdicated', 'war-begun', 'in-play', 'not-in-play', 'controls', 'unrest',
  'prestige', 'organization', 'opens-turn', 'majority', 'noted', 'either',
];
/** The options of Events that let a side choose. */
const CHOICES: readonly string[] = [
  'remove-cubes', 'add-cubes', 'remove-from-duma', 'remove-from-districts', 'add-here', 'add-to-duma', 'prestige-up',
  'prestige-down', 'nothing',
];

/** The tags of a card: its Scoring Die, how long it stays, star and triangle. */
const tagsOf = ({ die, stays, star }: CardBase): readonly string[] =>
  [`dice.${die satisfies CardDie}`, ...stays ? [`stays.${stays}`] : [], ...star ? ['stays.star'] : []];

const faceOf = (card: CardBase): Face => {
  const reconstructed = reconstructedOf(card.number);
  return {
    word: `cards.${card.number}.name`, note: `cards.${card.number}.note`, kind: card.deck,
    ...card.faction !== 'neutral' && { side: card.faction }, number: card.points,
    motif: motifOf(card.number), shape: 'card', tone: TONES[card.faction], tags: tagsOf(card),
    ...reconstructed && { reconstructed },
  };
};

const FACES: ReadonlyMap<string, Face> = new Map(CARD_LIST.map(card => [cardId(card.number), faceOf(card)]));

/** What stands on a card; undefined for what is no card. */
export const cardFace = (id: string): Face | undefined => FACES.get(id);

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ...NEEDS.map((need): [string, string] => [`need-${need}`, `needs.${need}`]),
  ...CHOICES.map((choice): [string, string] => [choice, `choices.${choice}`]),
  ...PARTY_IDS.map((party): [string, string] => [`in-${party}`, `places.${party}`]),
  ['in-worker', 'subtypes.worker'],
]);

/** The key in lang that names a card, or what an Event needs or offers. */
export const cardWord = (id: string): string | undefined => FACES.get(id)?.word ?? words.get(id);
