/** Tokens that a region sends to another. [A] foundryvtt.com/article/scene-regions: teleport token */
import type { Data } from '../../../shared/json';
import { globals } from '../../global';

/** Who moves a token. */
type Mover = { readonly isSelf: boolean } | null;

/** A token, with what its journey needs. */
export interface Traveller {
  readonly id: string;
  readonly name: string;
  readonly parent: object | null;
  readonly elevation: number;
  getSize(): { readonly width: number; readonly height: number };
  testUserPermission(user: object, level: string): boolean;
  toObject(): Data;
  update(changes: Data, operation?: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

/** Where it goes. */
export interface Destination {
  readonly parent: { createEmbeddedDocuments(name: string, data: Data[]): Promise<unknown> } | null;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly elevation: { readonly bottom: number | null };
  testPoint(point: { readonly x: number; readonly y: number; readonly elevation?: number }): boolean;
}

interface World {
  readonly game: { readonly user: { readonly isActiveGM: boolean } };
  readonly foundry: {
    readonly applications: { readonly api: { readonly DialogV2: { confirm(data: object): Promise<unknown> } } };
  };
}

/** Tokens on their way: where they arrive, they are not sent on. */
const underway = new Set<string>();

/** How many places are tried along each side of a region whose middle lies outside it. */
const TRIES = 9;

const arrival = (token: Traveller, region: Destination): Data => {
  const { x, y, width, height } = region.bounds;
  const elevation = region.elevation.bottom ?? token.elevation;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const others = Array.from({ length: TRIES * TRIES }, (_, n) => ({
    x: x + (width * ((n % TRIES) + 0.5)) / TRIES,
    y: y + (height * (Math.floor(n / TRIES) + 0.5)) / TRIES,
  }));
  const at = [middle, ...others].find(point => region.testPoint({ ...point, elevation })) ?? middle;
  const size = token.getSize();
  return { x: Math.round(at.x - size.width / 2), y: Math.round(at.y - size.height / 2), elevation };
};

/** From one scene to another: only a game master's page may do this, for a token that its user owns. */
const emigrate = async (token: Traveller, region: Destination): Promise<void> => {
  const { _id, ...data } = token.toObject();
  await region.parent?.createEmbeddedDocuments('Token', [{ ...data, ...arrival(token, region) }]);
  await token.delete();
};

/** [D14] RegionDocument#teleportToken: the token stands in the region. Resolves with whether this page has moved it. */
export const teleport = async (token: Traveller, region: Destination, user: Mover, asks = false): Promise<boolean> => {
  if (!user || underway.has(token.id) || !token.testUserPermission(user, 'OWNER')) return false;
  const { game, foundry } = globals<World>();
  const isHere = region.parent === token.parent;
  if (isHere ? !user.isSelf : !game.user.isActiveGM) return false;
  const title = `Teleport ${token.name}?`;
  const { DialogV2 } = foundry.applications.api;
  if (asks && isHere && (await DialogV2.confirm({ window: { title }, content: '' })) !== true) return false;
  underway.add(token.id);
  try {
    if (isHere) await token.update(arrival(token, region), { movement: { [token.id]: { method: 'api' } } });
    else await emigrate(token, region);
  } finally {
    underway.delete(token.id);
  }
  return true;
};
