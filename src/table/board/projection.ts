/** Places of counters, markers and piles in board pixels, their stacking order, and what changed. */
import type { Board, Box, Counter, Pile, Point, Slot, Tabletop, Track } from '../../kernel/board';
import { looseOf } from '../../kernel/piles';
import { grid, groups, flows, row, type Size, sizeIn, GAP } from './flows';

export interface Placement extends Box {
  /** The counter's, marker's or pile's own id. */
  readonly id: string;
  readonly kind: 'counter' | 'marker' | 'pile';
  /** What is drawn: a piece, or the card on top of a pile ('?' for its back, undefined for an empty pile). */
  readonly piece: string | undefined;
  readonly rotation: number;
  readonly z: number;
  readonly group?: string;
  /** The least font size (board pixels) of its name, if the counter is large enough to show it. */
  readonly lettering?: number;
  /** The slot or track where it lies. */
  readonly slot: string;
}

/** The printed boxes of a grid: the places of its pieces. */
export const cellsOf = ({ box, piece, cells = [] }: Slot): readonly (Box & { readonly text: string })[] =>
  grid(cells.length, box, piece).map((at, n) => ({ ...at, ...piece, text: cells[n] ?? '' }));

/** A counter at least this part of its board wide shows its name, in letters of at least this part. */
const NAMED = { from: 1 / 16, letters: 1 / 88 } as const;

/** The smallest readable font size on this board, in board pixels. */
export const leastText = ({ width }: Pick<Board, 'width'>): number => width * NAMED.letters;

/** The counters of a slot by group, each group's namesake first; a counter without group is its own. */
const byGroup = (counters: readonly Counter[]): readonly (readonly Counter[])[] => {
  const found = new Map<string, Counter[]>();
  for (const counter of counters) {
    const key = counter.group ?? counter.id;
    const members = found.get(key);
    if (!members) found.set(key, [counter]);
    else if (counter.id === key) members.unshift(counter);
    else members.push(counter);
  }
  return [...found.values()];
};

/** The counters of a slot from bottom to top: the first of a group is on top. */
const inSlot = (board: Board, slot: Slot, counters: readonly Counter[]): Placement[] => {
  const arranged = slot.flow === 'groups' ? byGroup(counters) : [counters];
  const size = sizeIn(
    slot,
    arranged.map(group => group.length),
  );
  const spots =
    slot.flow === 'groups'
      ? groups(
          arranged.map(group => group.length),
          slot.box,
          size,
        )
      : [flows[slot.flow](counters.length, slot.box, size)];
  return arranged.flatMap((members, line) =>
    members
      .map(
        (counter, n): Placement => ({
          id: counter.id,
          kind: 'counter',
          piece: counter.piece,
          slot: slot.id,
          ...size,
          x: spots[line]?.[n]?.x ?? slot.box.x,
          y: spots[line]?.[n]?.y ?? slot.box.y,
          rotation: counter.turned === 'exhausted' ? 90 : 0,
          z: 0,
          ...(counter.group !== undefined && { group: counter.group }),
          ...(size.width >= board.width * NAMED.from && { lettering: leastText(board) }),
        }),
      )
      .reverse(),
  );
};

const pilesIn = (slot: Slot, piles: readonly Pile[]): Placement[] =>
  row(piles.length, slot.box, slot.piece).map((at, n) => {
    const pile = piles[n];
    return {
      ...at,
      ...slot.piece,
      id: pile?.id ?? slot.id,
      kind: 'pile',
      piece: pile?.cards[0],
      slot: slot.id,
      rotation: 0,
      z: 0,
    };
  });

/** The size of a deck's cards on this board; if they belong to none, that of any pile's cards. */
const cardSize = (board: Board, piles: readonly Pile[], home: string | undefined): Size | undefined => {
  const onBoard = piles.filter(({ slot }) => board.slots.some(({ id }) => id === slot));
  const like = onBoard.find(({ id }) => id === home) ?? onBoard[0];
  return board.slots.find(({ id }) => id === like?.slot)?.piece;
};

/** Loose cards, each shifted to be whole on the board. */
const looseOn = (board: Board, piles: readonly Pile[]): Placement[] =>
  piles.flatMap((pile): Placement[] => {
    const loose = looseOf(pile.id);
    const size = loose && cardSize(board, piles, loose.home);
    if (!size) return [];
    return [
      {
        ...size,
        id: pile.id,
        kind: 'pile',
        piece: pile.cards[0],
        slot: pile.id,
        x: Math.min(Math.max(0, loose.x - size.width / 2), board.width - size.width),
        y: Math.min(Math.max(0, loose.y - size.height / 2), board.height - size.height),
        rotation: 0,
        z: 0,
      },
    ];
  });

/** The box of a track for a value; a value beyond its ends gets the end box. */
export const trackBox = (track: Track, value: number): Box | undefined =>
  track.boxes[Math.min(track.boxes.length - 1, Math.max(0, value - track.from))];

/** The shift between markers in one box: side by side if it is wide enough, else a little up and right. */
const spreadIn = (box: Box, size: number, count: number): Point => {
  const room = box.width - size;
  return room > size * 0.4 && count > 1
    ? { x: Math.min(size * (1 + GAP), room / (count - 1)), y: 0 }
    : { x: size * 0.16, y: size * 0.16 };
};

/** The size of a marker in a corner, as part of its box. */
const CORNER = 0.62;

const onTrack = (track: Track, markers: Tabletop['markers']): Placement[] => {
  const keyOf = (value: number): string => {
    const box = trackBox(track, value);
    return box ? `${box.x},${box.y}` : '';
  };
  const together = new Map<string, number>();
  return markers.flatMap((marker): Placement[] => {
    const box = trackBox(track, marker.value);
    if (!box) return [];
    const key = keyOf(marker.value);
    const before = together.get(key) ?? 0;
    together.set(key, before + 1);
    const size = Math.min(box.width, box.height) * (track.corner ? CORNER : 0.86);
    const count = markers.filter(one => keyOf(one.value) === key).length;
    const step = spreadIn(box, size, count);
    // in the middle of its box, or in the corner
    const share = track.corner ? 1 : 2;
    const inset = { x: (box.width - size) / share, y: (box.height - size) / share };
    const beside = step.y === 0;
    const left = beside ? inset.x - (step.x * (count - 1)) / 2 : inset.x;
    const shift = { x: step.x * (beside ? before : Math.min(before, 3)), y: step.y * Math.min(before, 3) };
    return [
      {
        id: marker.id,
        kind: 'marker',
        piece: marker.piece,
        slot: track.id,
        width: size,
        height: size,
        rotation: 0,
        z: 0,
        x: box.x + Math.min(inset.x * 2, left + shift.x),
        y: box.y + Math.max(0, inset.y - shift.y),
      },
    ];
  });
};

/** Places a tabletop on its board. Leaves out pieces whose slot or track the board lacks. */
export const place = (board: Board, tabletop: Tabletop): readonly Placement[] =>
  [
    ...board.tracks.flatMap(track =>
      onTrack(
        track,
        tabletop.markers.filter(marker => marker.track === track.id),
      ),
    ),
    ...board.slots.flatMap(slot =>
      pilesIn(
        slot,
        tabletop.piles.filter(pile => pile.slot === slot.id),
      ),
    ),
    ...board.slots.flatMap(slot =>
      inSlot(
        board,
        slot,
        tabletop.counters.filter(counter => counter.slot === slot.id),
      ),
    ),
    ...looseOn(board, tabletop.piles),
  ].map((placement, z) => ({ ...placement, z }));

// Which pieces have changed between two tabletops: moved, turned, new, more or fewer.

const ofCounter = ({ facts: _, ...counter }: Counter): string => JSON.stringify(counter);
const ofPile = ({ cards, role }: Pile): string => `${cards.length} ${role === 'draw' ? '' : (cards[0] ?? '')}`;

/** Each piece by kind and id, with a text that differs when it changes. */
const signs = ({ counters, markers, piles }: Tabletop): ReadonlyMap<string, string> =>
  new Map([
    ...counters.map(counter => [`counter ${counter.id}`, ofCounter(counter)] as const),
    ...markers.map(({ id, value, piece }) => [`marker ${id}`, `${value} ${piece}`] as const),
    ...piles
      .filter(({ id, slot }) => slot !== undefined || looseOf(id))
      .map(pile => [`pile ${pile.id}`, ofPile(pile)] as const),
  ]);

/** The kind and id of every piece that has changed. */
export const changedSince = (before: Tabletop, now: Tabletop): ReadonlySet<string> => {
  const was = signs(before);
  return new Set([...signs(now)].flatMap(([key, sign]) => (was.get(key) === sign ? [] : [key])));
};

// The stacking order on a canvas. Each place has its own range of numbers, so a change in one place changes no number
// of another.

/** The gap between two pieces of a place: room for the signs on a piece. */
const STEP = 10;
/** How many pieces of one place get numbers of their own. */
const MOST = 200;

/** The numbers of placements, in the order of `place`: later ones lie above. */
export const stackingOf = (board: Board, placements: readonly Placement[]): readonly number[] => {
  const places = [
    ...board.tracks.map(({ id }) => `marker ${id}`),
    ...board.slots.map(({ id }) => `pile ${id}`),
    ...board.slots.map(({ id }) => `counter ${id}`),
  ];
  const ranks = new Map(places.map((name, rank) => [name, rank]));
  const held = new Map<number, number>();
  return placements.map(({ kind, slot }) => {
    // loose cards lie above all
    const rank = ranks.get(`${kind} ${slot}`) ?? places.length;
    const n = held.get(rank) ?? 0;
    held.set(rank, n + 1);
    return (rank * MOST + Math.min(n, MOST - 1)) * STEP;
  });
};
