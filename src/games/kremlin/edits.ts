/** Changes by hand: politicians, their markers, and cards, put where players say. */
import type { Dice } from '../../kernel/chance';
import type { GameEdit } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import { refuse } from '../../kernel/refusal';
import { cardOf } from './data/cards';
import { ALL_LETTERS, letterOf } from './data/politicians';
import { isOffice } from './data/offices';
import { holderOf, LAST_TURN, lettersOf, personOf, RETIREMENT, type State } from './state';
import { readerOf } from './view';
import { PILES, PLACES, type Event, type PileId, type Place } from './vocabulary';

type Edited = readonly Event[] | Refusal;
const nonsense = (reason: string): Refusal => refuse('§table', reason);
const isPlace = (word: string): word is Place => PLACES.some(place => place === word);
const isPile = (word: string): word is PileId => PILES.some(pile => pile === word);

/** A politician from place to place; an office that is taken changes its holder, who goes to the people. */
const move = (state: State, piece: string, to: string): Edited => {
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

const BOUNDS = { stress: RETIREMENT, suspicion: 3, sick: 2, cure: 1 } as const;
const FIELDS = ['stress', 'suspicion', 'sick', 'cure'] as const;

/** `turn`, or a number of a politician: `sick-A`, `stress-K`. */
const set = (marker: string, to: number): Edited => {
  if (marker === 'turn') {
    return to >= 1 && to <= LAST_TURN + 1 ? [{ kind: 'turn-set', turn: to }] : nonsense('off-the-track');
  }
  const field = FIELDS.find(one => marker.startsWith(`${one}-`));
  const politician = field && ALL_LETTERS.find(letter => marker === `${field}-${letter}`);
  if (!field || politician === undefined) return nonsense('no-such-marker');
  return Number.isInteger(to) && to >= 0 && to <= BOUNDS[field]
    ? [{ kind: 'put', politician, field, to }]
    : nonsense('off-the-track');
};

const cardMoved = (state: State, card: string, from: string, to: string): Edited => {
  if (!isPile(from) || !isPile(to)) return nonsense('no-such-place');
  const id = card === '?' ? state.piles[from][0] : state.piles[from].find(one => one === card);
  if (id === undefined || cardOf(id) === undefined) return nonsense('no-such-card');
  if (from === to) return nonsense('already-there');
  const source = readerOf(from);
  const target = readerOf(to);
  const taken: Event =
    source === 'everybody'
      ? { kind: 'card-taken', card: id, from }
      : { kind: 'card-taken', card: '?', from, secret: { to: source, is: id } };
  const laid: Event =
    target === 'everybody'
      ? { kind: 'card-laid', card: id, to }
      : { kind: 'card-laid', card: '?', to, secret: { to: target, is: id } };
  return source !== 'everybody' && target === 'everybody'
    ? [taken, { kind: 'card-shown', card: id }, laid]
    : [taken, laid];
};

export const edit = (state: State, change: GameEdit, dice: Dice): Edited => {
  switch (change.kind) {
    case 'move':
      return move(state, change.piece, change.to);
    case 'set':
      return set(change.marker, change.to);
    case 'card':
      return cardMoved(state, change.card, change.from, change.to);
    case 'shuffle': {
      if (change.pile !== 'deck') return nonsense('no-such-place');
      const is = dice.shuffle(state.piles.deck);
      return [{ kind: 'deck-shuffled', count: is.length, secret: { to: 'nobody', is } }];
    }
    case 'add':
    case 'remove':
    case 'flip':
      return nonsense('no-such-piece');
  }
};
