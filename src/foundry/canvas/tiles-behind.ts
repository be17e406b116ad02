/**
 * The Tiles of a scene follow their table in the background, and pictures take a moment to load: until a piece lies on the
 * canvas as the table has it, the board in the page draws it, so that board and column show the same moment.
 */
import type { TableClient } from '../../table/panels/client-model';
import { placementsBehind } from '../scenes/reconcile';

const HOOKS = ['createTile', 'updateTile', 'deleteTile', 'drawTile', 'refreshTile'] as const;

/** Marks the pieces of a board that the canvas does not show yet; returns how to stop. */
export const followTiles = (root: HTMLElement, client: TableClient): (() => void) => {
  const view = root.ownerDocument.defaultView;
  let due: number | undefined;
  const mark = (): void => {
    due = undefined;
    const behind = placementsBehind(client);
    for (const piece of root.querySelectorAll<SVGElement>('.rt-piece'))
      piece.toggleAttribute('data-behind', behind.has(`${piece.dataset['kind']} ${piece.dataset['piece']}`));
  };
  const follow = (): void => {
    due ??= view?.requestAnimationFrame(mark);
  };
  const hooks = HOOKS.map(name => [name, Hooks.on(name, follow)] as const);
  const stop = client.onChange(follow);
  follow();
  return () => {
    stop();
    for (const [name, id] of hooks) Hooks.off(name, id);
    if (due !== undefined) view?.cancelAnimationFrame(due);
  };
};
