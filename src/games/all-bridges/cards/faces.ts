/** The contents of a card, and the words for what Events offer. */
import type { Face, Tone } from '../../../kernel/board';
import type { Options } from '../../../kernel/messages';
import { CARD_LIST, type CardData, type CardKind, hasGermanPhase, isReconstructedPhase } from '../data/cards';
import { ownersOf, type OwnersCard } from '../data/owners';
import { OPTIONS } from './our-texts';
import { TEXTS } from './vocabulary';

const TONES: Readonly<Record<CardKind, Tone>> = {
  event: 'paper',
  capability: 'brass',
  propaganda: 'purple',
  pivotal: 'red',
};

/** §3.4 The mark of a German Action Phase. */
const PHASE = 'cards.german-phase';

const faceOf = ({ id, kind, year, motif }: CardData): Face => ({
  word: `cards.${id}.name`,
  note: `cards.${id}.note`,
  kind,
  number: Number(id),
  motif,
  shape: 'card',
  tone: TONES[kind],
  tags: [`cards.years.${year}`, ...(hasGermanPhase(id) ? [isReconstructedPhase(id) ? `${PHASE}-ours` : PHASE] : [])],
});

const FACES: ReadonlyMap<string, Face> = new Map(CARD_LIST.map(card => [card.id, faceOf(card)]));

/** A card with its owner's values; our text would be wrong for an Event that is not ours. */
export const ownersFace = (face: Face, { event = 'ours', german, text }: OwnersCard): Face => {
  const tags = face.tags ?? [];
  return {
    ...face,
    ...(german !== undefined && { tags: [...tags.filter(tag => !tag.startsWith(PHASE)), ...(german ? [PHASE] : [])] }),
    ...(event !== 'ours' && text === undefined && { note: `cards.${event}` }),
  };
};

/** The owner's titles and texts, by the lang keys that they replace. */
export const textsOfCards = (options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ownersOf(options).cards].flatMap(([id, { title, text }]) => [
      ...(title === undefined ? [] : [[`cards.${id}.name`, title] as const]),
      ...(text === undefined ? [] : [[`cards.${id}.note`, text] as const]),
    ]),
  );

/** The contents of a card; undefined for an id that is no card. */
export const cardFace = (id: string): Face | undefined => FACES.get(id);

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ...TEXTS.map((text): [string, string] => [text, `cards.texts.${text}`]),
  ...OPTIONS.map((option): [string, string] => [option, `cards.options.${option}`]),
  ['add', 'cards.cubes.add'],
  ['take', 'cards.cubes.take'],
]);

/** The key in lang for a card or a text; options are named as in commands. */
export const cardWord = (id: string): string | undefined => FACES.get(id)?.word ?? words.get(id);
