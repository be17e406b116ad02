/** What stands on a card, and the words that name what Events offer. */
import type { Face, Tone } from '../../../kernel/board';
import { CARD_LIST, type CardData, type CardKind, hasGermanPhase, isReconstructedPhase } from '../data/cards';
import type { Texts } from '../data/effects';
import { TEXTS_1917 } from '../data/texts-1917';
import { RED_REVOLT_EFFECTS, TEXTS_1918 } from '../data/texts-1918';
import { COMMANDS, SPECIALS } from '../vocabulary';
import type { Effect } from './effect-types';
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

/** A card as an owner has it: with a German Action Phase, or without one. */
export const withPhase = ({ tags = [], ...face }: Face, german: boolean): Face => ({
  ...face,
  tags: [...tags.filter(tag => !tag.startsWith(PHASE)), ...(german ? [PHASE] : [])],
});

/** What stands on a card; undefined for what is no card. */
export const cardFace = (id: string): Face | undefined => FACES.get(id);

/** The options of a list of effects, wherever they stand in it. */
const optionsIn = (list: readonly Effect[]): readonly string[] =>
  list.flatMap(effect =>
    effect.do === 'one-of'
      ? effect.options.flatMap(({ id, list: inner }) => [id, ...optionsIn(inner)])
      : 'list' in effect
        ? optionsIn(effect.list)
        : [],
  );
/** What is called by the name of a Command or Special Activity. */
const ACTIONS: readonly string[] = [...COMMANDS, ...SPECIALS];
/** Every other option that an Event offers. */
export const OPTIONS: readonly string[] = [
  ...new Set(
    [...Object.values(TEXTS_1917), ...Object.values(TEXTS_1918), { single: RED_REVOLT_EFFECTS }].flatMap(
      (texts: Texts) => TEXTS.flatMap(text => optionsIn(texts[text] ?? [])),
    ),
  ),
].filter(option => !ACTIONS.includes(option));

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ...TEXTS.map((text): [string, string] => [text, `cards.texts.${text}`]),
  ...OPTIONS.map((option): [string, string] => [option, `cards.options.${option}`]),
  ['add', 'cards.cubes.add'],
  ['take', 'cards.cubes.take'],
]);

/** The key in lang that names a card or a text; options are named by what they are called in commands. */
export const cardWord = (id: string): string | undefined => FACES.get(id)?.word ?? words.get(id);
