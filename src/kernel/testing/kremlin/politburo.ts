/** How the slice lies on a table. */
import type { Board, Face, Tabletop } from '../../board';
import { isCard, OFFICES, POLITICIANS, SEATS, type State } from './words';

const piece = { width: 80, height: 80 };

export const board: Board = {
  width: 1400,
  height: 600,
  decorations: [],
  spaces: [],
  tracks: [],
  slots: [...OFFICES, 'people', 'siberia', 'discards'].map((id, n) => ({
    id,
    box: { x: 20 + 100 * (n % 8), y: 20 + 120 * Math.floor(n / 8), width: 90, height: 110 },
    flow: 'grid',
    piece,
  })),
};

export const tabletop = ({ office, people, siberia, hands, discards }: State): Tabletop => ({
  counters: [
    ...OFFICES.flatMap(slot => (office[slot] ? [{ id: office[slot], piece: office[slot], slot }] : [])),
    ...people.map(id => ({ id, piece: id, slot: 'people' })),
    ...siberia.map(id => ({ id, piece: id, slot: 'siberia' })),
  ],
  markers: [],
  piles: [
    { id: 'discards', slot: 'discards', role: 'discard', cards: discards.toReversed() },
    ...SEATS.map(seat => ({ id: `hand-${seat}`, owner: seat, role: 'hand' as const, cards: hands[seat] })),
  ],
});

export const face = (id: string): Face | undefined => {
  if (POLITICIANS.includes(id))
    return { word: `politicians.${id}`, kind: 'politician', motif: 'crowd', shape: 'round', tone: 'grey' };
  return isCard(id) || id === '?'
    ? { word: `cards.${id}`, kind: 'card', motif: 'eye', shape: 'card', tone: 'red' }
    : undefined;
};
