/** Blanks: what a viewer does not know is '?', which shows nothing but its place. */

const piles: (readonly string[])[] = [];

/** A pile of `count` cards that nobody here can see. One frozen array for each count, shared by every view. */
export const unknown = (count: number): readonly string[] =>
  (piles[count] ??= Object.freeze(Array.from({ length: count }, () => '?')));

/** A pile without one card; a viewer who cannot tell which loses an unknown one. */
export const without = (pile: readonly string[], id: string): readonly string[] => {
  const at = pile.indexOf(id);
  const n = at >= 0 ? at : pile.indexOf('?');
  return n < 0 ? pile : pile.toSpliced(n, 1);
};

/** May this seat read a secret of one seat, of several, or for now of nobody? */
export const isToldTo = (to: string | readonly string[], seat: string): boolean =>
  typeof to === 'string' ? to === seat : to.includes(seat);

/** The event as `seat` (or an observer) may read it: for every game alike. */
export const redact = <E extends object>(event: E, seat: string | undefined): E => {
  if (!('secret' in event)) return event;
  const { secret, ...open } = event as E & { secret: { readonly to: string | readonly string[] } };
  // dropping an optional field leaves a value of the same type, which the compiler cannot see
  return (seat !== undefined && isToldTo(secret.to, seat) ? event : open) as E;
};
