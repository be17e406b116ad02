/** The pieces that the tray offers: those that can still be laid, and what tells two of one name apart. */
import type { Face } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { piecesOf } from '../drawing/picture-names';
import type { Wording } from '../i18n/wording';
import type { AnyGame, AnyPresentation, AnyTypes, Mode } from '../record/model';
import { sameFaces } from './by-hand';
import { placeName } from './labels';

type State = AnyTypes['state'];
type Shown = Pick<AnyPresentation, 'board' | 'face' | 'tabletop'>;

/** Does a place take a piece? */
const isLaid = (game: AnyGame, state: State, piece: string, places: readonly string[]): boolean =>
  places.some(to => !('reason' in game.edit(state, { kind: 'add', piece, to, count: 1 }, sameFaces)));

/**
 * Those of some places that take a piece. What is hidden from the reader cannot be tried: the open table before the game
 * tells. A card may come into the game only later, and then any place is left to the referee.
 */
export const placesFor = (
  game: AnyGame,
  seen: State,
  options: Options,
  piece: string,
  places: readonly string[],
): readonly string[] => {
  const takenIn = (state: State): readonly string[] => places.filter(to => isLaid(game, state, piece, [to]));
  const now = takenIn(seen);
  const found = now.length ? now : takenIn(game.setUp(options));
  return found.length ? found : places;
};

const placesOf = ({ board, tabletop }: Shown, state: State): readonly string[] => [
  ...new Set([...tabletop(state).counters.map(({ slot }) => slot), ...board.slots.map(({ id }) => id)]),
];

/** Cached for a table. */
const known = new WeakMap<Shown, ReadonlySet<string>>();

/**
 * What hands may lay at all, tried at the open table before the game: what is hidden later cannot be tried then. A card
 * may come into the game only after that.
 */
const everLaid = (game: AnyGame, shown: Shown, options: Options): ReadonlySet<string> => {
  const before = known.get(shown);
  if (before) return before;
  const open = game.setUp(options);
  const places = placesOf(shown, open);
  const isEver = (piece: string): boolean => shown.face(piece)?.shape === 'card' || isLaid(game, open, piece, places);
  const found = new Set(piecesOf(game, options).filter(isEver));
  known.set(shown, found);
  return found;
};

/**
 * All pieces except track markers, without those of which there is only one, and which lies on the board. A piece that is
 * hidden from the reader can be laid at a Free table only.
 */
export const trayPieces = (game: AnyGame, shown: Shown, seen: State, mode: Mode): readonly string[] => {
  const places = placesOf(shown, seen);
  const isLying = new Set(shown.tabletop(seen).counters.map(({ piece }) => piece));
  const ever = mode === 'free' ? everLaid(game, shown, seen.options) : undefined;
  return piecesOf(game, seen.options).filter(piece => {
    if (shown.face(piece)?.kind === 'marker') return false;
    if (ever && !isLying.has(piece)) return ever.has(piece);
    return isLaid(game, seen, piece, places);
  });
};

/** One thing in the tray: pieces alike that come from one place. */
export interface TrayEntry {
  /** The one that is laid next. */
  readonly piece: string;
  readonly name: string;
  readonly count: number;
  /** What tells it from others of its name: its side, number or kind, or the place it comes from. */
  readonly facts: readonly string[];
}

const factsOf = (words: Wording, { side, number, kind, note }: Face, from: string) => {
  const called = words.kind(kind);
  return [
    side === undefined ? '' : words.name(side),
    number === undefined ? '' : String(number),
    called === kind ? '' : called,
    from,
    note === undefined ? '' : words.text(note),
  ];
};

/** The pieces of the tray as a person tells them apart: alike ones once, with their number. */
export const trayEntries = (
  game: AnyGame,
  shown: Shown,
  words: Wording,
  seen: State,
  mode: Mode,
): readonly TrayEntry[] => {
  const { piles, counters } = shown.tabletop(seen);
  /** The pile in which it lies, or the place on the board if only one does. */
  const fromWhere = (piece: string): string => {
    const lying = counters.filter(one => one.piece === piece);
    const [only] = lying.length === 1 ? lying : [];
    const from = piles.find(({ cards }) => cards.includes(piece))?.id ?? only?.slot;
    return from === undefined ? '' : placeName(shown, words, from);
  };
  const alike = new Map<string, TrayEntry>();
  for (const piece of trayPieces(game, shown, seen, mode)) {
    const face = shown.face(piece);
    if (!face) continue;
    const name = words.name(piece);
    const facts = factsOf(words, face, fromWhere(piece));
    const key = JSON.stringify([name, facts, { ...face, word: '', note: '' }]);
    const same = alike.get(key);
    alike.set(key, same ? { ...same, count: same.count + 1 } : { piece, name, count: 1, facts });
  }
  const all = [...alike.values()];
  return all.map(entry => {
    const namesakes = all.filter(({ name }) => name === entry.name);
    const tells = entry.facts.filter((fact, n) => fact && namesakes.some(({ facts }) => facts[n] !== fact));
    return { ...entry, facts: tells };
  });
};
