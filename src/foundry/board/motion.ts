/** Motion that shows what happened: short, and none for users who want none. */
import type { Point } from '../../kernel/board';
import { isStill, paced } from '../pace';

const TRAVEL = { duration: 420, easing: 'cubic-bezier(.3,.7,.3,1)' } as const;
const APPEAR = { duration: 180, easing: 'ease-out' } as const;
const SPRING = { duration: 220, easing: 'cubic-bezier(.2,1.4,.5,1)' } as const;

const still = (element: Element): boolean => isStill(element.ownerDocument.defaultView);
/** A motion at this user's speed. */
const timed = <T extends { readonly duration: number }>(motion: T): T => ({
  ...motion,
  duration: paced(motion.duration),
});

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Moves an element visibly from one place to another, where it already stands in the document. */
export const travel = (element: SVGElement, from: Point, to: Point, refused = false): Promise<void> => {
  if (still(element) || (from.x === to.x && from.y === to.y)) return Promise.resolve();
  const motion = element.animate([{ transform: at(from) }, { transform: at(to) }], refused ? SPRING : timed(TRAVEL));
  return motion.finished.then(
    () => undefined,
    () => undefined,
  );
};

const FLIP = { duration: 170, easing: 'ease-in-out' } as const;
const FLAT = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];

/** Turns a piece over: the old side shrinks and is removed before the new one grows. */
export const flip = async (old: SVGElement, now: SVGElement): Promise<void> => {
  if (still(now)) {
    old.remove();
    return;
  }
  const come = now.animate(FLAT.toReversed(), { ...timed(FLIP), delay: paced(FLIP.duration), fill: 'backwards' });
  await old.animate(FLAT, timed(FLIP)).finished.catch(() => undefined);
  old.remove();
  await come.finished.catch(() => undefined);
};

export const appear = (element: Element): void => {
  if (!still(element)) element.animate([{ opacity: 0 }, { opacity: 1 }], APPEAR);
};

/** Fades an element out and removes it. */
export const vanish = (element: SVGElement): void => {
  if (still(element)) {
    element.remove();
    return;
  }
  const motion = element.animate([{ opacity: 1 }, { opacity: 0 }], APPEAR);
  motion.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
};
