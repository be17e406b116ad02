/** §1.1 The board: the Duma above St. Petersburg, its tracks around them, the cards at the foot. */
import type { Board, Slot } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { ERAS } from './data/types';
import { placesAt, placesOnBoard } from './board-places';
import { tracksAt, tracksOnBoard } from './board-tracks';

const CARD = { width: 132, height: 184 };
const { width } = placesOnBoard;
const { bottom } = tracksOnBoard;
const TOP = bottom + 40;

/** §8 The Opportunity Pool takes most of the foot. */
const POOL_LEFT = 60 + 4 * (CARD.width + 24) + 30;
const POOL_WIDTH = 1640;
const IN_PLAY_LEFT = POOL_LEFT + POOL_WIDTH + 40;

const pile = (id: string, n: number): Slot => ({
  id,
  flow: 'one',
  piece: CARD,
  word: `piles.${id}`,
  box: { x: 60 + n * (CARD.width + 24), y: TOP, ...CARD },
});

const line = (id: string, x: number, length: number): Slot => ({
  id,
  flow: 'row',
  piece: CARD,
  word: `piles.${id}`,
  box: { x, y: TOP, width: length, height: CARD.height },
});

const cards: readonly Slot[] = [
  ...ERAS.map((era, n) => pile(`${era}-deck`, n)),
  pile('discards', ERAS.length),
  line('pool', POOL_LEFT, POOL_WIDTH),
  line('in-play', IN_PLAY_LEFT, width - 60 - IN_PLAY_LEFT - CARD.width - 30),
  {
    id: 'played',
    flow: 'one',
    piece: CARD,
    word: 'tracks.played',
    box: { x: width - 60 - CARD.width, y: TOP, ...CARD },
  },
];

const atOptions = (options: Options): Board => {
  const [places, tracks] = [placesAt(options), tracksAt(options)];
  return {
    width,
    height: TOP + CARD.height + 72,
    decorations: [...places.decorations, ...tracks.decorations],
    spaces: places.spaces,
    slots: [...places.slots, ...tracksOnBoard.slots, ...cards],
    tracks: tracks.tracks,
    footnote: {
      word: 'tracks.reconstructed',
      box: { x: 60, y: TOP + CARD.height + 20, width: width - 120, height: 24 },
    },
  };
};

const known = new WeakMap<Options, Board>();
/** The board of a table: the same for the same options. */
export const boardAt = (options: Options): Board => {
  const made = known.get(options) ?? atOptions(options);
  known.set(options, made);
  return made;
};
