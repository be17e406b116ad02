/** Measures the height that the dock of the hand needs for its cards' texts. */

/** The height (px) for the pictures of cards, if the board loses nothing. */
const ART = 90;

/** The height a dock needs for all words of its cards, and the height it prefers, with pictures. */
export interface HandNeeds {
  readonly needs: number;
  readonly likes: number;
}

/** The event of the hand after drawing its cards. */
export const CARDS_DRAWN = 'rt-cards-drawn';

/**
 * The measured height, or the last known one until the cards are drawn. Calls `changed` when they are, below `root`.
 */
export const handMeasure = (
  root: HTMLElement,
  changed: () => void,
): ((dock: HTMLElement | undefined) => HandNeeds | undefined) => {
  let known: HandNeeds | undefined;
  root.addEventListener(CARDS_DRAWN, changed);
  return dock => {
    const hand = dock?.querySelector<HTMLElement>('.rt-hand');
    if (!dock || !hand?.offsetWidth || hand.querySelector('[data-face]:empty')) return known;
    dock.toggleAttribute('data-measured', true);
    const heights = ['.rt-hand__head', '.rt-hand__cards', '.rt-hand__empty'].map(
      part => hand.querySelector<HTMLElement>(part)?.offsetHeight ?? 0,
    );
    dock.toggleAttribute('data-measured', false);
    const above = Math.ceil(hand.getBoundingClientRect().top - dock.getBoundingClientRect().top);
    const needs = heights.reduce((sum, height) => sum + height, above);
    return (known = { needs, likes: needs + (hand.querySelector('.rt-face__art') ? ART : 0) });
  };
};
