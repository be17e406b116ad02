/** How high the dock of the hand must be for all that its cards say. */

/** Room for the pictures of cards, where it costs no board anything (px). */
const ART = 90;

/** What a dock needs for all words of its cards, and what it likes: their pictures as well. */
export interface HandNeeds {
  readonly needs: number;
  readonly likes: number;
}

/** Told by the hand when its cards are drawn. */
export const CARDS_DRAWN = 'rt-cards-drawn';

/**
 * What the dock needs, measured; as it was known before, while its cards are on their way. `changed` is called when they
 * have come below `root`.
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
