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

/** Where a token stood and where its region lay, before it was carried. */
interface Base {
  readonly spot: Spot;
  readonly shapes: readonly Data[];
}

const bases = new WeakMap<HostDocument, Base>();

/** The option of an update that carries a region along. */
const CARRIED = 'carried';

/** Begins anew when somebody has changed the region itself. */
export const release = (region: HostDocument, changes: Data, options: Data): void => {
  if (('shapes' in changes || 'attachment' in changes) && !options[CARRIED]) bases.delete(region);
};

/**
 * The pages of one user carry them along: of a game master who moved the token, else of the active game master. Each
 * writes where they belong, so that neither haste nor a second page of that user moves them too far.
 */
export const carryRegions = async (token: HostDocument, from: Spot, to: Spot, userId: string): Promise<void> => {
  if (to.x === from.x && to.y === from.y) return;
  const { users } = current.game;
  const mover = users.get(userId);
  if (!(mover?.isGM ? mover : users.activeGM)?.isSelf) return;
  const regions = [...((token.parent as SceneWithRegions | null)?.regions ?? [])];
  const changes = regions.flatMap(region => {
    const { attachment, shapes = [] } = region._source as { attachment?: { token?: string | null }; shapes?: Data[] };
    if (attachment?.token !== token.id) return [];
    const base = bases.get(region) ?? { spot: from, shapes };
    bases.set(region, base);
    const by = { x: to.x - base.spot.x, y: to.y - base.spot.y };
    return [{ _id: region.id, shapes: base.shapes.map(shape => movedBy(shape, by)) }];
  });
  if (changes.length > 0) await token.parent?.updateEmbeddedDocuments('Region', changes, { [CARRIED]: true });
};
