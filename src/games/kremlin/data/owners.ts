/**
 * §intrigue An owner's file: the intrigue cards and politicians of their own copy in place of the reconstructed ones. Every
 * part and every field may be left out and then stays as it is here.
 */
import type { Options } from '../../../kernel/messages';
import { ownersFile } from '../../../kernel/kit/owners-file';
import { distinct, fields, judged, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import { SETS, type PoliticianSet } from './editions';
import { MOMENTS, needsTarget, ownersSteps, TARGETS, type Moment, type OwnersStep, type Target } from './owners-steps';
import { MINISTRIES, type Office } from './offices';
import { TITLE_NAMES } from './titles';

/** The letters of the politicians. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** §exclusive One for each seat, in the order of the seats. */
export const DOUBLES: readonly string[] = ['AA', 'BB', 'CC', 'DD', 'EE', 'FF'];
export const ALL_LETTERS: readonly string[] = [...LETTERS, ...DOUBLES];

/** An owner's file may be this large. */
const DATA_LIMIT = 128 * 1024;

/** The printed numbers of the cards. */
const LAST_CARD = 108;
const OLDEST = 95;
const YOUNGEST = 30;

export interface OwnersCard {
  readonly number: number;
  readonly title?: string;
  readonly text?: string;
  /** Which of the effects that are known here it has. */
  readonly as?: string;
  /** It is like one known here, or assembled from steps, or carried out by hand. */
  readonly event?: 'as' | 'steps' | 'by-hand';
  readonly moment?: Moment;
  readonly target?: Target;
  readonly steps?: readonly OwnersStep[];
}
export interface OwnersPolitician {
  readonly set: PoliticianSet;
  readonly letter: string;
  readonly name?: string;
  readonly age?: number;
  readonly strength?: Office;
  readonly weakness?: Office;
}
interface File {
  readonly cards?: readonly OwnersCard[];
  readonly politicians?: readonly OwnersPolitician[];
}

const card = judged(
  fields<OwnersCard>(
    {
      number: whole(1, LAST_CARD),
      title: text(60),
      text: text(400),
      event: oneOf(['as', 'steps', 'by-hand']),
      as: oneOf(TITLE_NAMES),
      moment: oneOf(MOMENTS),
      target: oneOf(TARGETS),
      steps: ownersSteps,
    },
    ['title', 'text', 'event', 'as', 'moment', 'target', 'steps'],
  ),
  ({ event, steps, target = 'nobody' }) => {
    if ((event === 'steps') !== (steps !== undefined)) return [{ at: '/steps', problem: 'steps-with-event' }];
    return target === 'nobody' && needsTarget(steps ?? []) ? [{ at: '/target', problem: 'no-target' }] : [];
  },
);
const politician = judged(
  fields<OwnersPolitician>(
    {
      set: oneOf(SETS),
      letter: oneOf(ALL_LETTERS),
      name: text(40),
      age: whole(YOUNGEST, OLDEST),
      strength: oneOf(MINISTRIES),
      weakness: oneOf(MINISTRIES),
    },
    ['name', 'age', 'strength', 'weakness'],
  ),
  ({ strength, weakness }) =>
    strength !== undefined && strength === weakness ? [{ at: '/weakness', problem: 'same-twice' }] : [],
);

/** The six of the limited edition are the same in every set. */
const pieceNamed = ({ set, letter }: Pick<OwnersPolitician, 'set' | 'letter'>): string =>
  DOUBLES.includes(letter) ? letter : `${set}-${letter}`;

/** The fields that a card and a politician of the file may have. */
export const ownersCardShape = card.shape;
export const ownersPoliticianShape = politician.shape;

/** The reader of the whole file. */
export const ownersFileReader: Read<File> = fields<File>(
  {
    cards: distinct(list(card, 1, LAST_CARD), ({ number }) => String(number)),
    politicians: distinct(list(politician, 1, SETS.length * ALL_LETTERS.length), pieceNamed),
  },
  ['cards', 'politicians'],
);

interface Owners {
  readonly cards: ReadonlyMap<number, OwnersCard>;
  readonly politicians: ReadonlyMap<string, OwnersPolitician>;
}

const owners = ownersFile({
  section: '§intrigue',
  limit: DATA_LIMIT,
  file: ownersFileReader,
  use: ({ cards = [], politicians = [] }: File = {}): Owners => ({
    cards: new Map(cards.map(one => [one.number, one])),
    politicians: new Map(politicians.map(one => [pieceNamed(one), one])),
  }),
});

/** The option that holds the file, and what a table's owner has brought. */
export const { option: ownersOption, of: ownersOf } = owners;

export const ownersPolitician = (
  options: Options,
  set: PoliticianSet,
  letter: string,
): OwnersPolitician | undefined => {
  const { politicians } = ownersOf(options);
  return politicians.size ? politicians.get(pieceNamed({ set, letter })) : undefined;
};
