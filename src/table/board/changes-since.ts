/** What has moved since a time, on the board and in words, as far as everybody may see. */
import type { Counter, Point, Tabletop } from '../../kernel/board';
import { looseOf } from '../../kernel/piles';
import { lastAct } from '../panels/weekly';
import type { Reading } from '../panels/reading';
import { stateAt } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import { placeName } from './labels';
import type { PreviewPiece, Preview } from './preview';
import { place, type Placement } from './projection';
import type { BoardView } from './view';

/** Since play resumed after a pause, since I last acted, since the beginning. */
export const SINCE = ['pause', 'act', 'beginning'] as const;
export type Since = (typeof SINCE)[number];

/** A gap between two entries longer than this (ms) counts as a pause. */
const PAUSE = 10 * 60_000;

const beginning = ({ moments, revision }: Timeline): number =>
  moments.find(({ entry }) => entry.kind === 'turn')?.entry.r ?? revision;

const lastPause = (timeline: Timeline): number => {
  const { moments } = timeline;
  const n = moments.findLastIndex(({ entry }, at) => entry.t - (moments[at - 1]?.entry.t ?? entry.t) >= PAUSE);
  return Math.max(beginning(timeline), moments[n - 1]?.entry.r ?? 0);
};

/** The revision since which changes are listed. */
export const revisionSince = ({ client }: Reading, since: Since): number => {
  const { timeline, seat } = client;
  if (since === 'act') return lastAct({ client }, seat);
  return since === 'pause' ? lastPause(timeline) : beginning(timeline);
};

export interface Changes {
  /** One line for each thing that differs. */
  readonly lines: readonly string[];
  readonly preview: Preview;
}

interface Sides {
  readonly reading: Reading;
  readonly view: BoardView;
  readonly old: Tabletop;
  readonly now: Tabletop;
}

const middle = ({ x, y, width, height }: Placement): Point => ({ x: x + width / 2, y: y + height / 2 });

const word = ({ reading: { speech } }: Sides, key: string, data: Readonly<Record<string, string>>): string =>
  speech.format(`RT.hands.since.${key}`, data);

/** What is seen of a counter besides its place. */
const look = ({ piece, turned, badges = [] }: Counter): string => [piece, turned ?? '', ...badges].join(' ');

const counterLines = (sides: Sides): readonly string[] => {
  const { reading, view, old, now } = sides;
  const was = new Map(old.counters.map(one => [one.id, one]));
  const is = new Set(now.counters.map(({ id }) => id));
  const at = (slot: string): string => placeName(view, reading.words, slot);
  const said = (key: string, { piece, slot }: Counter, more: Readonly<Record<string, string>> = {}): string =>
    word(sides, key, { piece: reading.words.name(piece), place: at(slot), ...more });
  return [
    ...now.counters.flatMap(one => {
      const before = was.get(one.id);
      if (!before) return [said('came', one, { count: String(one.count ?? 1) })];
      const moved = before.slot === one.slot ? [] : [said('moved', one, { from: at(before.slot) })];
      const [from, to] = [before.count ?? 1, one.count ?? 1];
      const counted = from === to ? [] : [said('counted', one, { from: String(from), to: String(to) })];
      const turned = look(before) === look(one) ? [] : [said('turned', one)];
      return [...moved, ...counted, ...turned];
    }),
    ...old.counters.filter(({ id }) => !is.has(id)).map(one => said('gone', one, { count: String(one.count ?? 1) })),
  ];
};

const markerLines = (sides: Sides): readonly string[] =>
  sides.now.markers.flatMap(({ id, piece, value, track }) => {
    const before = sides.old.markers.find(one => one.id === id)?.value;
    const { words } = sides.reading;
    const [from, to] = [before ?? value, value].map(one => words.value(track, one));
    return before === undefined || before === value
      ? []
      : [word(sides, 'marker', { piece: words.name(piece), from: from ?? '', to: to ?? '' })];
  });

/** Cards known to all by name; of the others only how many lie where. */
const cardLines = (sides: Sides): readonly string[] => {
  const { reading, old, now } = sides;
  const name = (id: string): string => reading.words.name(id);
  const pileWith = ({ piles }: Tabletop, card: string): string | undefined =>
    piles.find(({ cards }) => cards.includes(card))?.id;
  const known = [...new Set(now.piles.flatMap(({ cards }) => cards))].filter(card => card !== '?');
  return [
    ...known.flatMap(card => {
      const [from, to] = [pileWith(old, card), pileWith(now, card)];
      if (to === undefined || from === to) return [];
      const data = { card: name(card), to: name(to), from: from === undefined ? '' : name(from) };
      return [word(sides, from === undefined ? 'card-came' : 'card', data)];
    }),
    ...now.piles.flatMap(({ id, cards }) => {
      // a loose open card has been named already
      if (looseOf(id)?.up) return [];
      const before = old.piles.find(one => one.id === id)?.cards.length ?? 0;
      return before === cards.length
        ? []
        : [word(sides, 'pile', { pile: name(id), from: String(before), to: String(cards.length) })];
    }),
  ];
};

const previewPieces = ({ view, old }: Sides): readonly PreviewPiece[] => {
  const keyOf = ({ kind, id }: Placement): string => `${kind} ${id}`;
  const lay = place(view.board, old).filter(({ kind }) => kind !== 'pile');
  const now = new Map(view.placements.map(one => [keyOf(one), one]));
  const had = new Set(lay.map(keyOf));
  return [
    ...lay.flatMap((before): PreviewPiece[] => {
      const after = now.get(keyOf(before));
      if (!after) return [{ kind: 'goes', placement: before }];
      const isElsewhere =
        after.slot !== before.slot || (after.kind === 'marker' && (after.x !== before.x || after.y !== before.y));
      return isElsewhere ? [{ kind: 'moves', placement: before, from: middle(after) }] : [];
    }),
    ...view.placements
      .filter(one => one.kind === 'counter' && !had.has(keyOf(one)))
      .map((placement): PreviewPiece => ({ kind: 'turns', placement })),
  ];
};

/** What has moved since a revision. */
export const changesSince = (reading: Reading, view: BoardView, revision: number): Changes => {
  const { game, presentation, timeline } = reading.client;
  const open = (state: Timeline['state']): Tabletop => presentation.tabletop(game.hide(state, undefined));
  const sides: Sides = { reading, view, old: open(stateAt(timeline, revision)), now: open(timeline.state) };
  // new pieces are drawn as they lie now
  const tabletop: Tabletop = { ...sides.old, counters: [...sides.now.counters, ...sides.old.counters] };
  return {
    lines: [...counterLines(sides), ...markerLines(sides), ...cardLines(sides)],
    preview: { pieces: previewPieces(sides), tabletop },
  };
};
