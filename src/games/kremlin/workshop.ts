/** The workshop of Kremlin: its intrigue cards and politicians beside those of an owner's copy (§intrigue). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { Workshop, WorkshopPart } from '../../kernel/workshop';
import { CARDS, isReconstructed as isOurCard, type Card } from './data/cards';
import { SETS, type PoliticianSet } from './data/editions';
import { ownersCardShape, ownersFileReader, ownersOption, ownersPoliticianShape } from './data/owners';
import { ALL_LETTERS, DOUBLES, isReconstructed, LETTERS, pieceOf, printedOn } from './data/politicians';
import { faceAt } from './faces';

const cardPart = (card: Card): WorkshopPart => ({
  id: `cards/${card.number}`,
  face: card.id,
  word: `cards.${card.title}.name`,
  deck: `workshop.decks.${card.color}`,
  ours: { number: card.number, as: card.title },
  reconstructed: isOurCard({}, card.id),
});

const politicianPart = (set: PoliticianSet, letter: string): WorkshopPart => {
  const printed = printedOn({}, set, letter);
  const word = faceAt({})(pieceOf(set, letter))?.word;
  return omitUndefined({
    id: `politicians/${set}-${letter}`,
    face: pieceOf(set, letter),
    word,
    deck: `workshop.decks.${set}`,
    ours: { set, letter, ...printed },
    reconstructed: isReconstructed({}, set, letter),
  });
};

/** The six of the limited edition are the same in every set: they are listed once. */
const politicians = SETS.flatMap((set, n) =>
  ALL_LETTERS.filter(letter => LETTERS.includes(letter) || (n === 0 && DOUBLES.includes(letter))).map(letter =>
    politicianPart(set, letter),
  ),
);

export const workshop: Workshop = {
  option: ownersOption.id,
  read: ownersFileReader,
  groups: [
    {
      id: 'cards',
      form: 'some',
      shape: ownersCardShape,
      keys: ['number'],
      needed: ['title', 'as'],
      parts: CARDS.map(cardPart),
    },
    {
      id: 'politicians',
      form: 'some',
      shape: ownersPoliticianShape,
      keys: ['set', 'letter'],
      needed: ['age', 'strength', 'weakness'],
      parts: politicians,
    },
  ],
  word: (field: string, value: Atom) =>
    field === 'as'
      ? `cards.${String(value)}.name`
      : field === 'strength' || field === 'weakness'
        ? `places.${String(value)}`
        : field === 'set'
          ? `workshop.decks.${String(value)}`
          : undefined,
};
