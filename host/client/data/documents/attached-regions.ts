/** [D14] RegionData#attachment: a region that is attached to a token goes where the token goes. */
import type { Data } from '../../../shared/json';
import { current } from '../current';
import type { HostDocument } from '../document';
import type { Spot } from './region-shapes';

interface SceneWithRegions extends HostDocument {
  readonly regions: Iterable<HostDocument>;
}

const movedBy = (shape: Data, { x, y }: Spot): Data => {
  const moved: Data = { ...shape };
  if (typeof shape['x'] === 'number') moved['x'] = shape['x'] + x;
  if (typeof shape['y'] === 'number') moved['y'] = shape['y'] + y;
  const { points } = shape as { readonly points?: unknown };
  if (Array.isArray(points)) moved['points'] = points.map((at, n) => Number(at) + (n % 2 === 0 ? x : y));
  return moved;
};

/** One page carries them along: that of a game master who moved the token, else that of the active game master. */
export const carryRegions = async (token: HostDocument, from: Spot, to: Spot, userId: string): Promise<void> => {
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (by.x === 0 && by.y === 0) return;
  const { users } = current.game;
  const mover = users.get(userId);
  if (!(mover?.isGM ? mover : users.activeGM)?.isSelf) return;
  const regions = [...((token.parent as SceneWithRegions | null)?.regions ?? [])];
  const changes = regions.flatMap(({ id, _source }) => {
    const { attachment, shapes } = _source as { attachment?: { token?: string | null }; shapes?: Data[] };
    return attachment?.token === token.id ? [{ _id: id, shapes: (shapes ?? []).map(shape => movedBy(shape, by)) }] : [];
  });
  if (changes.length > 0) await token.parent?.updateEmbeddedDocuments('Region', changes);
};
