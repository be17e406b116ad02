/** §cleanup The Cleanup Phase: tiles move on, markers return, played cards are discarded. */
import { carry } from '../../../kernel/piles';
import { leaderOn, regionOn } from '../data/box';
import { CLEARED } from '../folds';
import { arrowOf, NO_BLOCKADE, type State } from '../state';
import { cards } from '../view';
import { MARKERS, pileOfSide, SEATS, type Event } from '../vocabulary';
import type { StepsHere } from './common';
import type { Dice } from '../../../kernel/dice';

/** §cleanup The blockade's tile becomes that of the unrest, and a new one is drawn while there are any. */
const tilesMove = (state: State, dice: Dice): readonly Event[] => {
  const { options, piles, blockade: now } = state;
  const gone = piles.unrest.map((tile): Event => ({ kind: 'tile-moved', tile, from: 'unrest', to: 'spent-tiles' }));
  const moved = piles.blockade.map((tile): Event => ({ kind: 'tile-moved', tile, from: 'blockade', to: 'unrest' }));
  // ruling: once neither place can be filled, all tiles are shuffled again and both are drawn
  const renewed = piles.blockade.length + piles.tiles.length === 0;
  const gathered = renewed
    ? cards.recalled(carry(state, piles.unrest, 'unrest', 'spent-tiles'), 'tiles', dice)
    : undefined;
  const tiles = gathered?.secret.is ?? piles.tiles;
  const missing = piles.blockade.length ? [] : tiles.slice(0, 1);
  const next = tiles[missing.length];
  const blockade = next === undefined ? NO_BLOCKADE : arrowOf(options, regionOn(next));
  return [
    ...gone,
    ...(gathered?.count ? [gathered] : []),
    ...moved,
    ...missing.map((tile): Event => ({ kind: 'tile-drawn', tile, to: 'unrest' })),
    ...(next === undefined ? [] : [{ kind: 'tile-drawn', tile: next, to: 'blockade' } as const]),
    ...(blockade === now ? [] : [{ kind: 'blockade-moved', to: blockade } as const]),
  ];
};

export const cleanupSteps = {
  cleanup: {
    section: '§cleanup',
    run(state, _step, dice) {
      const lying = SEATS.flatMap(seat => CLEARED.flatMap(pile => state.piles[pileOfSide(seat, pile)]));
      const isLeader = (card: string): boolean => leaderOn(state, card) !== undefined;
      return {
        events: [
          ...tilesMove(state, dice),
          ...MARKERS.filter(marker => state.markers[marker] !== 'aside').map(
            (marker): Event => ({ kind: 'marker-returned', marker }),
          ),
          { kind: 'cards-cleared', cards: lying.filter(card => !isLeader(card)), leaders: lying.filter(isLeader) },
        ],
      };
    },
  },
} satisfies StepsHere<'cleanup'>;
