/** Where the windows of a table open: beside its Table window while there is room, and never exactly on another. */

/** A window's place on the page, in pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** In px: the gap between windows, the shift of a covering one, and the distance that counts as "on". */
const GAP = 10;
const STEP = 30;
const NEAR = 12;

const hides = (one: Spot, other: Spot): boolean =>
  Math.abs(one.left - other.left) < NEAR && Math.abs(one.top - other.top) < NEAR;

/**
 * The place of a new window. `wished` is its default place, `beside` the window it belongs to, `others` all open
 * ones, `page` the page's width. A window with `least` may shrink to fit beside.
 */
export const placeOf = (
  wished: Spot,
  {
    beside,
    others,
    page,
    least = wished.width,
  }: {
    readonly beside?: Spot | undefined;
    readonly others: readonly Spot[];
    readonly page: number;
    readonly least?: number;
  },
): Spot => {
  const left = beside ? beside.left + beside.width + GAP : 0;
  const room = page - left - GAP;
  let place =
    beside && room >= Math.min(least, wished.width)
      ? { left, top: beside.top, width: Math.min(wished.width, room) }
      : wished;
  while (others.some(other => hides(place, other)))
    place = { ...place, left: place.left + STEP, top: place.top + STEP };
  return place;
};
