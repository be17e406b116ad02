/** The copy form of Kremlin: its intrigue cards and politicians beside those of an owner's copy (§intrigue). */
import { omitUndefined } from '../../kernel/fields';
import type { Atom } from '../../kernel/messages';
import type { CopyForm, CopyPart } from '../../kernel/copy-form';
import { CARDS, isReconstructed as isOurCard, type Card } from './data/cards';
import { SETS, type PoliticianSet } from './data/editions';
import { isOffice } from './data/offices';
import { ownersCardShape, ownersFileReader, ownersOption, ownersPoliticianShape } from './data/owners';
import { ALL_LETTERS, DOUBLES, isReconstructed, LETTERS, pieceOf, printedOn } from './data/politicians';
import { faceAt } from './faces';

const cardPart = (card: Card): CopyPart => ({
  id: `cards/${card.number}`,
  face: card.id,
  word: `cards.${card.title}.name`,
  deck: `my-copy.decks.${card.color}`,
  ours: { number: card.number, event: 'as', as: card.title, moment: 'any', target: 'anybody' },
  reconstructed: isOurCard({}, card.id),
});

const politicianPart = (set: PoliticianSet, letter: string): CopyPart => {
  const printed = printedOn({}, set, letter);
  const word = faceAt({})(pieceOf(set, letter))?.word;
  return omitUndefined({
    id: `politicians/${set}-${letter}`,
    face: pieceOf(set, letter),
    word,
    deck: `my-copy.decks.${set}`,
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

export const copyForm: CopyForm = {
  option: ownersOption.id,
  read: ownersFileReader,
  groups: [
    {
      id: 'cards',
      form: 'some',
      shape: ownersCardShape,
      keys: ['number'],
      only: {
        as: { field: 'event', is: 'as' },
        moment: { field: 'event', is: ['steps', 'by-hand'] },
        target: { field: 'event', is: 'steps' },
        steps: { field: 'event', is: 'steps' },
      },
      assembles: ['steps'],
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
  word(field: string, value: Atom) {
    const name = String(value);
    switch (field) {
      case 'as':
        return `cards.${name}.name`;
      case 'strength':
      case 'weakness':
        return `places.${name}`;
      case 'set':
        return `my-copy.decks.${name}`;
      case 'event':
        return `my-copy.events.${name}`;
      case 'moment':
        return name === 'any' ? 'my-copy.moments.any' : `phases.${name}`;
      case 'target':
      case 'whom':
        return isOffice(name) ? `places.${name}` : `my-copy.targets.${name}`;
      case 'do':
        return `my-copy.steps.${name}`;
      default:
        return undefined;
    }
  },
};
