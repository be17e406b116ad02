/** How a table of the toy is shown. */
import type { GameManifest, Demo } from '../../manifest';
import { type Toy, CARDS, SEATS } from './words';
import type { Presentation } from '../../presentation';
import { board, face, tabletop } from './bay';

/** The toy before it is loaded. */
export const manifest: GameManifest = {
  id: 'toy',
  poster: { left: 'blue', right: 'paper', motifs: ['flag', 'map'] },
  watchable: true,
  dice: [],
};

/** The toy in a picture, for watching, and for random play. */
export const demo: Demo<Toy> = {
  watched: { years: 3 },
  pictures: [
    {
      files: 'toy',
      table: 'The bay',
      seats: ['north', 'south'],
      worth: ({ agenda: [top] }) => top?.kind === 'check' && top.storms > 0,
    },
  ],
  // boats go out, and bids are rarely taken back
  eagerness: { unseal: 0.1, stay: 0.3 },
  longest: { random: 120, bot: 120 },
};

const isSeat = (id: string): boolean => SEATS.some(seat => seat === id);
const PILES: readonly string[] = ['deck', 'discards', ...SEATS.map(seat => `hand-${seat}`)];
const PHASES: readonly string[] = ['bids', 'fishing'];
const SLOTS: readonly string[] = SEATS.map(seat => `boat-${seat}`);

/** Whatever commands, events and details may name. */
const word = (id: string): string | undefined => {
  if (isSeat(id)) return `seats.${id}`;
  if (PHASES.includes(id)) return `phases.${id}`;
  if (PILES.includes(id)) return `piles.${id}`;
  if (SLOTS.includes(id)) return `slots.${id}`;
  if (board.tracks.some(track => track.id === id)) return `tracks.${id}`;
  return face(id)?.word;
};

const shown: Presentation<Toy> = {
  id: 'toy',
  // the deck is made when the game begins; before that no pile shows a card
  pieces: [...CARDS, 'boat', 'coin'],
  texts: {},
  facts: (state, seat) => [
    { word: 'points', value: state.points[seat] },
    { word: 'coins', value: state.coins[seat] },
  ],
  board,
  tabletop,
  face,
  word,
  helpers: [],
};

/** The same at every table. */
export const presentation = (): Presentation<Toy> => shown;
