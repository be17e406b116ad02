/** A counter's place in words, to tell two leaders of one name apart. */
import type { Reading } from './reading';

/** The name of the space under each counter on the board; undefined for an id that is not there. */
export const whereabouts = ({
  client: { presentation, timeline },
  words,
}: Reading): ((id: string) => string | undefined) => {
  const { board } = presentation;
  const { counters } = presentation.tabletop(timeline.state);
  const spaceOf = new Map(board.slots.map(slot => [slot.id, slot.space ?? slot.id]));
  const wordOf = new Map(board.spaces.map(space => [space.id, space.word]));
  return id => {
    const counter = counters.find(one => one.id === id);
    const word = wordOf.get(spaceOf.get(counter?.slot ?? '') ?? '');
    return word === undefined ? undefined : words.text(word);
  };
};

/** Positions a box beside its place on the page: inside the view, and over the place only as a last resort. */
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** The gap to its place and to the view's edge (px). */
const GAP = 8;

const within = (value: number, size: number, room: number): number => Math.max(GAP, Math.min(value, room - size - GAP));

/** The corner of a box beside a place: above a low place, else right, left, above or below, else over it. */
export const spotFor = (place: Rect, size: Size, view: Size): { readonly x: number; readonly y: number } => {
  const middle = { x: place.x + (place.width - size.width) / 2, y: place.y + (place.height - size.height) / 2 };
  const above = { x: middle.x, y: place.y - size.height - GAP };
  const beside = [
    { x: place.x + place.width + GAP, y: middle.y },
    { x: place.x - size.width - GAP, y: middle.y },
  ];
  const below = { x: middle.x, y: place.y + place.height + GAP };
  const isLow = place.y > view.height * 0.55;
  const spots = isLow ? [above, ...beside, below] : [...beside, above, below];
  const fits = spots.find(
    ({ x, y }) =>
      // it may slide along the place; away from it there must be room
      (y === middle.y && x >= GAP && x + size.width <= view.width - GAP) ||
      (x === middle.x && y >= GAP && y + size.height <= view.height - GAP),
  );
  const { x, y } = fits ?? (isLow ? above : middle);
  return { x: within(x, size.width, view.width), y: within(y, size.height, view.height) };
};
