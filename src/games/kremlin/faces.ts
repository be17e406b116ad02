/** The contents of intrigue cards, politicians and markers, and the names of ids. */
import type { Face, Tone } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { cardOf, isReconstructed as isOurCard, OWNERS, ownersCard, SUSTAINED, titleOf } from './data/cards';
import { ownersOf } from './data/owners';
import { editionOf, SETS, type Color, type PoliticianSet } from './data/editions';
import { isOffice } from './data/offices';
import { ALL_LETTERS, isReconstructed, letterOf, printedOn, DOUBLES } from './data/politicians';
import { EFFECTS, ENDINGS, OCCASIONS, PHASES, PILES, PLACES, PROMISES, SEATS, VOTES } from './vocabulary';
import { RESULTS } from './data/health';

const TONE_OF: Readonly<Record<Color, Tone>> = { red: 'red', gray: 'grey', black: 'ink' };
const MOTIFS: Readonly<Record<Color, string>> = { red: 'star', gray: 'hammer', black: 'eye' };

/** The markers of the turn track, by who waved. */
export const WAVE = 'wave';
export const CHIT = 'chit';
const SEAT_TONES: Readonly<Record<(typeof SEATS)[number], Tone>> = {
  stalinists: 'brown',
  militarists: 'green',
  evolutionists: 'blue',
  apologists: 'brass',
  'young-guard': 'red',
  reformers: 'ink',
};
const SEAT_MOTIFS: Readonly<Record<(typeof SEATS)[number], string>> = {
  stalinists: 'hammer',
  militarists: 'rifles',
  evolutionists: 'wheat',
  apologists: 'eagle',
  'young-guard': 'torch',
  reformers: 'factory',
};

/** An owner’s own words for a card, by its number. */
const ownWord = (number: number, part: 'name' | 'note'): string => `cards.own-${number}.${part}`;

const cardFace = (options: Options, id: string): Face | undefined => {
  const card = cardOf(id);
  const title = titleOf(options, id);
  const own = ownersCard(options, id);
  // what an owner has assembled keeps our title, as the field for it shows, until they give their own
  const named = title === OWNERS ? card?.title : title;
  return (
    card && {
      word: own?.title === undefined ? `cards.${named}.name` : ownWord(card.number, 'name'),
      note: own?.text === undefined ? `cards.${title}.note` : ownWord(card.number, 'note'),
      kind: SUSTAINED.has(title) ? 'sustained' : 'intrigue',
      number: card.number,
      motif: MOTIFS[card.color],
      shape: 'card',
      tone: TONE_OF[card.color],
      ...(isOurCard(options, id) && { reconstructed: 'sources.cards' }),
    }
  );
};

const nameOf = (set: PoliticianSet, letter: string): string =>
  DOUBLES.includes(letter) ? `politicians.double.${letter}` : `politicians.${set}.${letter}`;

/** The hats and clothes of a generation's portraits. */
const DRESSES: Readonly<Record<PoliticianSet, string>> = {
  fictional: 'uniform',
  historical: 'blouse',
  modern: 'suit',
};

const politicianFace = (options: Options, id: string): Face | undefined => {
  const letter = letterOf(id);
  const set = SETS.find(one => id === `${one}-${letter}`);
  const printed = set && letter !== undefined ? printedOn(options, set, letter) : undefined;
  return set && letter !== undefined && printed
    ? {
        word: nameOf(set, letter),
        kind: 'politician',
        number: printed.age,
        motif: `head-${DRESSES[set]}-${letter}`,
        portrait: true,
        shape: 'square',
        tone: set === 'historical' ? 'grey' : set === 'modern' ? 'ink' : 'red',
        tags: [`strengths.${printed.strength}`, `weaknesses.${printed.weakness}`],
        ...(isReconstructed(options, set, letter) && { reconstructed: 'sources.politicians' }),
      }
    : undefined;
};

const markerFace = (id: string): Face | undefined => {
  const seat = SEATS.find(one => id === `${WAVE}-${one}` || id === `${CHIT}-${one}`);
  if (seat)
    return {
      ...(id === `${CHIT}-${seat}` ? { counted: true } : { solid: true }),
      word: `seats.${seat}`,
      kind: 'faction',
      side: seat,
      motif: SEAT_MOTIFS[seat],
      shape: 'round',
      tone: SEAT_TONES[seat],
    };
  if (id === `${WAVE}-failed`)
    return { word: 'pieces.wave-failed', kind: 'marker', motif: 'broken-chain', shape: 'round', tone: 'red' };
  if (id === 'turn') return { word: 'pieces.turn', kind: 'marker', motif: 'star', shape: 'round', tone: 'red' };
  return id === '?' ? { word: 'cards.back', kind: 'intrigue', motif: 'star', shape: 'card', tone: 'paper' } : undefined;
};

export const faceAt =
  (options: Options) =>
  (id: string): Face | undefined =>
    cardFace(options, id) ?? politicianFace(options, id) ?? markerFace(id);

/** The owner's own names and texts, by the lang keys that they replace. */
export const textsAt = (options: Options): Readonly<Record<string, string>> => {
  const { cards, politicians } = ownersOf(options);
  const entries = [
    ...[...cards.values()].flatMap(({ number, title, text }) => [
      [ownWord(number, 'name'), title] as const,
      [ownWord(number, 'note'), text] as const,
    ]),
    ...[...politicians.values()].map(({ set, letter, name }) => [nameOf(set, letter), name] as const),
  ];
  return Object.fromEntries(entries.flatMap(([word, text]) => (text === undefined ? [] : [[word, text]])));
};
export const pieces: readonly string[] = [
  ...SEATS.flatMap(seat => [`${WAVE}-${seat}`, `${CHIT}-${seat}`]),
  `${WAVE}-failed`,
];

/** The lang keys of ids: the places of politicians, and everything that the rules name. */
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['seats', SEATS],
  ['places', [...PLACES, ...PILES]],
  ['phases', PHASES],
  ['votes', VOTES],
  ['results', RESULTS],
  ['promises', [...PROMISES, 'nothing']],
  ['occasions', OCCASIONS],
  ['effects', EFFECTS],
  ['endings', ENDINGS],
  ['places', ['nobody', 'first', 'second', 'candidates']],
  ['pieces', ['turn']],
];
/** Slots of the board beside those of the places: declared points, and the waves of each year. */
const isBoardSlot = (id: string): boolean => id.startsWith('chits-') || /^wave-\d+$/.test(id);

/** Letters are named by the politicians of the edition; a protégé still goes by the letter's name in it. */
export const wordAt =
  (options: Options) =>
  (id: string): string | undefined => {
    if (ALL_LETTERS.includes(id)) return nameOf(editionOf(options).set, id);
    if (isOffice(id) || isBoardSlot(id)) return `places.${id}`;
    const list = LISTS.find(([, ids]) => ids.includes(id));
    return list ? `${list[0]}.${id}` : faceAt(options)(id)?.word;
  };
