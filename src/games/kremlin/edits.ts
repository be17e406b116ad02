/** Changes by hand: politicians, their markers, and cards, put where players say. */
import type { Dice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { cardEdits, type Edited } from '../../kernel/kit/edits';
import { nonsense } from './refusals';
import { ALL_LETTERS, letterOf } from './data/politicians';
import { isOffice } from './data/offices';
import { LAST_TURN } from './options';
import { holderOf, lettersOf, personOf, RETIREMENT, type State, type Kremlin } from './state';
import { cards } from './view';
import { PLACES, type Place } from './vocabulary';

const isPlace = (word: string): word is Place => PLACES.some(place => place === word);

/** A politician from place to place; an office that is taken changes its holder, who goes to the people. */
const move = (state: State, piece: string, to: string): Edited<Kremlin> => {
  const letter = letterOf(piece);
  if (letter === undefined || !lettersOf(state.options).includes(letter)) return nonsense('no-such-piece');
  if (!isPlace(to)) return nonsense('no-such-place');
  if (personOf(state, letter).at === to) return nonsense('already-there');
  const holder = isOffice(to) ? holderOf(state, to) : undefined;
  return [
    ...(holder === undefined ? [] : [{ kind: 'moved' as const, politician: holder, to: 'people' as const }]),
    { kind: 'moved', politician: letter, to },
  ];
};

/** The most of each thing that a politician bears. */
export const BOUNDS = { stress: RETIREMENT, suspicion: 3, sick: 2, cure: 1 } as const;
export const FIELDS = ['stress', 'suspicion', 'sick', 'cure'] as const;

/** `turn`, or a number of a politician: `sick-A`, `stress-K`. */
const set = (state: State, marker: string, to: number): Edited<Kremlin> => {
  if (marker === 'turn') {
    if (to === state.turn) return nonsense('already-there');
    return to >= 1 && to <= LAST_TURN + 1 ? [{ kind: 'turn-set', turn: to }] : nonsense('out-of-range');
  }
  const field = FIELDS.find(one => marker.startsWith(`${one}-`));
  const politician = field && ALL_LETTERS.find(letter => marker === `${field}-${letter}`);
  if (!field || politician === undefined) return nonsense('no-such-marker');
  if (Number(personOf(state, politician)[field]) === to) return nonsense('already-there');
  return Number.isInteger(to) && to >= 0 && to <= BOUNDS[field]
    ? [{ kind: 'put', politician, field, to }]
    : nonsense('out-of-range');
};

const byHand = cardEdits<Kremlin>(cards);

export const edit = (state: State, change: GameEdit, dice: Dice): Edited<Kremlin> => {
  const ofCards = byHand(state, change, dice);
  if (ofCards) return ofCards;
  if ('count' in change && change.count !== 1) return nonsense('one-at-a-time');
  switch (change.kind) {
    case 'move':
      return move(state, change.piece, change.to);
    case 'remove':
      return move(state, change.piece, 'removed');
    case 'set':
      return set(state, change.marker, change.to);
    default:
      return nonsense('no-such-piece');
  }
};
