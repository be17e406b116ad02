/** How a table of the game is shown: its board, what lies on it, and what a card says. */
import type { Board, Box, Face, Presentation, Tabletop } from 'revolution-tables-kit';
import { MOST_POINTS } from './edits';
import { CARDS, isCard, PHASES, PILES, SEATS, strengthOf, type MyGame, type State } from './vocabulary';
import { cards } from './view';

const box = (x: number, y: number, width = 100, height = 140): Box => ({ x, y, width, height });
const piece = { width: 100, height: 140 };

const board: Board = {
  width: 800,
  height: 600,
  decorations: [],
  spaces: [],
  slots: [
    { id: 'deck', box: box(20, 20), flow: 'stack', piece },
    { id: 'discards', box: box(140, 20), flow: 'stack', piece },
    { id: 'table', box: box(320, 20, 220), flow: 'row', piece },
  ],
  tracks: SEATS.map((seat, n) => ({
    id: `points-${seat}`,
    from: 0,
    boxes: Array.from({ length: MOST_POINTS + 1 }, (_, at) => box(20 + 50 * at, 240 + 120 * n, 50, 50)),
    word: `tracks.points-${seat}`,
    tone: n ? ('red' as const) : ('blue' as const),
  })),
};

const tabletop = (state: State): Tabletop => ({
  counters: [],
  markers: SEATS.map(seat => ({
    id: `points-${seat}`,
    track: `points-${seat}`,
    value: state.points[seat],
    piece: 'knot',
  })),
  piles: cards.tabletop(state),
});

const face = (id: string): Face | undefined => {
  const look = { kind: 'card', motif: 'flag', shape: 'card', tone: 'brown' } as const;
  if (id === '?') return { ...look, word: 'cards.back' };
  if (isCard(id)) return { ...look, word: 'cards.pull', number: strengthOf(id) };
  return id === 'knot' ? { ...look, word: 'pieces.knot', kind: 'counter', shape: 'round' } : undefined;
};

/** The key of whatever a message may name. */
const word = (id: string): string | undefined => {
  if (SEATS.some(seat => seat === id)) return `seats.${id}`;
  if (PHASES.some(phase => phase === id)) return `phases.${id}`;
  if (PILES.some(pile => pile === id)) return `piles.${id}`;
  if (board.tracks.some(track => track.id === id)) return `tracks.${id}`;
  return face(id)?.word;
};

const shown: Presentation<MyGame> = {
  id: 'tug-of-war',
  // the deck is made when the game begins: before that no pile shows a card
  pieces: [...CARDS, 'knot'],
  texts: {},
  facts: (state, seat) => [{ word: 'points', value: state.points[seat] }],
  board,
  tabletop,
  face,
  word,
  helpers: [],
};

/** The same at every table. */
export const presentation = (): Presentation<MyGame> => shown;
