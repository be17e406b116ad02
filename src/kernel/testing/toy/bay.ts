/** The board and layout of the toy. */
import type { Board, Box, Face, Tabletop } from '../../board';
import { cards } from './cards';
import { isCard, SEATS, worth, type State } from './words';

const box = (x: number, y: number, width = 100, height = 140): Box => ({ x, y, width, height });
const piece = { width: 100, height: 140 };

export const board: Board = {
  width: 800,
  height: 600,
  decorations: [],
  spaces: [],
  slots: [
    { id: 'deck', box: box(20, 20), flow: 'stack', piece },
    { id: 'discards', box: box(140, 20), flow: 'stack', piece },
    ...SEATS.map((seat, n) => ({ id: `boat-${seat}`, box: box(300 + 200 * n, 20), flow: 'one' as const, piece })),
  ],
  tracks: SEATS.flatMap((seat, n) =>
    ['coins', 'points'].map((what, m) => ({
      id: `${what}-${seat}`,
      from: 0,
      boxes: Array.from({ length: 21 }, (_, at) => box(20 + 30 * at, 200 + 120 * n + 50 * m, 30, 30)),
      word: `tracks.${what}-${seat}`,
      tone: n ? ('red' as const) : ('blue' as const),
    })),
  ),
};

export const tabletop = (state: State): Tabletop => {
  const { coins, points, agenda } = state;
  const out = agenda.find(step => step.kind === 'check' || step.kind === 'fish');
  return {
    counters: out && 'seat' in out ? [{ id: 'boat', piece: 'boat', slot: `boat-${out.seat}` }] : [],
    markers: SEATS.flatMap(seat => [
      { id: `coins-${seat}`, track: `coins-${seat}`, value: Math.min(coins[seat], 20), piece: 'coin' },
      { id: `points-${seat}`, track: `points-${seat}`, value: points[seat], piece: 'coin' },
    ]),
    piles: cards.tabletop(state),
  };
};

export const face = (id: string): Face | undefined => {
  const look = { kind: 'card', motif: 'anchor', shape: 'card', tone: 'water' } as const;
  if (id === '?') return { ...look, word: 'cards.back' };
  if (isCard(id)) return { ...look, word: `cards.${id.split('-')[0]}`, number: worth(id) };
  return id === 'boat' || id === 'coin'
    ? { ...look, word: `pieces.${id}`, kind: 'counter', shape: 'round' }
    : undefined;
};
